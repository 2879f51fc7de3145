### Nightcap en français

## Small words

nothing = –
yes = oui
no = non
seen-seat = place
seen-seats = places

## Notices

notice-safety =
    Réservé aux adultes qui le veulent bien. Vous jouez à vos risques : prenez soin de vous.
    Tes limites, ta sécurité et la loi passent avant toutes les cartes. Personne n'a jamais à faire ce que dit une carte : dire stop est gratuit, à tout moment, avec ou sans raison.
notice-clothes =
    { $pieces ->
        [0] Vous commencez sans vêtements.
        [one] Chaque personne porte exactement un vêtement. Une paire de chaussettes ou de chaussures compte pour un.
       *[other] Chaque personne porte exactement { $pieces } vêtements. Une paire de chaussettes ou de chaussures compte pour un.
    }
notice-outfits =
    { $pieces ->
        [0] Vous commencez sans vêtements.
        [one] Chaque personne choisit la tenue de l'autre : exactement un vêtement. Une paire de chaussettes ou de chaussures compte pour un.
       *[other] Chaque personne choisit la tenue de l'autre : exactement { $pieces } vêtements. Une paire de chaussettes ou de chaussures compte pour un.
    }
notice-couples = Un défi peut rapprocher des personnes qui ne sont pas venues ensemble. Couples : parlez avant de ce qui vous convient ; les règles de la maison et les limites privées peuvent garder les défis au sein d'un couple.
notice-evening = Prévoyez deux à trois heures sans interruption.

## The terminal table

terminal-player = Place { $number }
terminal-somebody = Quelqu'un
terminal-before_you_begin = Avant de commencer
terminal-ready = Tout le monde est adulte, d'accord, et dans les conditions de jouer ? (o/N)
terminal-agree_on = { $what }, comme convenu entre vous :
terminal-hand_over = Passe l'écran à { $name }. { $name }, appuie sur Entrée.
terminal-private = Pour { $name } uniquement : personne d'autre n'apprend tes réponses. Appuie sur Entrée.
terminal-ceiling = La température maximale que tu souhaites, de 1 (charmant) à 5 (brûlant) ; Entrée pour 3 :
terminal-never = Les numéros de ce que tu ne veux jamais, séparés par des espaces ; Entrée si rien :
terminal-garments = Combien de vêtements tu veux bien mettre en jeu, de 0 à { $most } ; Entrée pour { $most } :
terminal-drinks = Combien de boissons (de ton choix) tu veux bien prendre, de 0 à { $most } ; Entrée pour { $most } :
terminal-help =
    Tape le numéro d'un choix. Derrière, ou à la place, les cartes choisies : 1 2C 7D, ou seulement 2C 7D.
    Entrée seule prend l'unique réponse possible. Ce qui est pâle n'est jamais dû : c'est là si tu en as envie.
    A-43   un numéro de règle montre cette règle (en anglais)
    h      ce qui s'est passé, pour autant que tu puisses le savoir
    v      revoir la table
    !Nom   quelqu'un d'autre prend la parole : pour dire stop, se retirer, abandonner
    g      comment on joue à ce jeu
    r      quelles mains l'emportent, là où il y en a
    ?      cette aide
    q      quitter la table
terminal-leave = Quitter la table ? (o/N)
terminal-left = La table est quittée.
terminal-left_before = La table est quittée avant le début.
terminal-saved = Partie gardée. Pour continuer : { $command }
terminal-over = La partie est finie.
terminal-won_by = Victoire : { $names }
terminal-unfinished = La partie n'a pas été finie.
terminal-seconds = { $seconds } s
terminal-price =
    { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }
terminal-how_many =
    { $least ->
        [0] jusqu'à { $most } sur { $of } :
       *[other] de { $least } à { $most } sur { $of } :
    }
terminal-own_words = Avec tes mots (Entrée si rien) :
terminal-really = Vraiment : { $move } ? (o/N)
terminal-nothing_happened = Il ne s'est rien passé.
terminal-which = Lesquelles ? Les cartes séparées par des espaces, Entrée pour aucune :
terminal-amount = Combien, de { $low } à { $high } ?
terminal-unclear-nothing = Tape le numéro de ce que tu veux faire, ou les cartes choisies, ou aucune ; ? pour l'aide.
terminal-unclear-number = Il n'y a pas de « { $typed } » ici : tape un numéro de 1 à { $most }, ou ? pour l'aide.
terminal-unclear-too_long = Cela fait { $length } caractères ; il y a de la place pour { $most }.
terminal-unclear-amount = Un nombre entier de { $low } à { $high }, s'il te plaît.
terminal-unclear-cards = Tu ne peux pas choisir { $typed } : choisis parmi { $among }.
terminal-unclear-count = Choisis-en de { $least } à { $most }, toutes différentes.
terminal-nobody_called = Il n'y a pas de « { $name } » ici.
terminal-speak_up = Lequel de ces choix ? Entrée si aucun :
terminal-not_set_up = Cette partie ne peut pas commencer ainsi.

## Decks

deck-fine = Rien à redire.
deck-problems =
    { $count ->
        [one] Une chose à corriger :
       *[other] { $count } choses à corriger :
    }
deck-alike = Ces textes disent presque la même chose :
deck-written = C'est écrit : { $file }. Modifie-le, puis : nightcap deck check { $file }
deck-exists = { $file } existe déjà ; choisis un autre nom.
deck-cards = cartes
deck-activities = activités
deck-heat = température { $heat }
deck-tags = thèmes
deck-languages = langues
deck-longest = texte le plus long, en caractères
deck-by = par { $author }

deck-problem-not_toml = Ce n'est pas du TOML : { $problem }. Les textes vont entre guillemets, les listes entre crochets.
deck-problem-not_utf8 = Ce n'est pas du texte en UTF-8. Enregistre le fichier en UTF-8 dans ton éditeur.
deck-problem-too_large = Le fichier dépasse { $most } ko. Fais-en deux jeux.
deck-problem-too_many = Il y a { $count } entrées « { $key } » ; { $most } au plus sont lues.
deck-problem-unknown_key =
    { $nearest ->
        [none] Aucun jeu n'a « { $key } » à cet endroit. Enlève-le.
       *[other] Aucun jeu n'a « { $key } » à cet endroit. Voulais-tu écrire « { $nearest } » ?
    }
deck-problem-bad_value = « { $value } » ne convient pas pour « { $key } » : écris { $expects }.
deck-problem-missing = Il manque « { $key } » : écris { $expects }.
deck-problem-not_a_table = « { $key } » doit être une table à part, comme [title].
deck-problem-not_a_list = « { $key } » doit être une liste de tables : écris [[{ $key }]] au-dessus de chacune.
deck-problem-missing_text = Il manque le texte en « { $language } ». Écris-le, ou retire « { $language } » des langues.
deck-problem-language_not_promised = Les langues du début ne citent pas « { $language } ». Ajoute-la, ou enlève ce texte.
deck-problem-not_plain = Le caractère { $character } est du balisage ou ne se voit pas. Écris des mots simples.
deck-problem-too_long = Le texte a { $length } caractères ; { $most } au plus tiennent sur une carte. Raccourcis-le.
deck-problem-text_twice = « { $other } » dit exactement la même chose. Écris autre chose.
deck-problem-id_twice = L'identifiant « { $id } » est déjà pris. Choisis-en un autre, ou ne mets rien.
deck-problem-unknown_tag =
    { $nearest ->
        [none] Aucun thème ne s'appelle « { $tag } ». Prends un thème de ce jeu, ou ajoute-le.
       *[other] Aucun thème ne s'appelle « { $tag } ». Voulais-tu écrire « { $nearest } » ?
    }
deck-problem-unknown_category =
    { $nearest ->
        [none] Aucune catégorie ne s'appelle « { $category } » : écris talk, strip, cuddle, nude, hot, lust, climax ou shop.
       *[other] Aucune catégorie ne s'appelle « { $category } ». Voulais-tu écrire « { $nearest } » ?
    }
deck-problem-activity_count = La carte « { $card } » a { $count } activités. Il en faut 3 ou 4.
deck-problem-same_price = Deux activités de la carte « { $card } » coûtent autant. Donne à chacune son prix.
deck-problem-price_elsewhere = Seules les activités de la boutique ont un prix. Enlève-le.
deck-problem-takes_off_elsewhere = Seules les activités « climax » disent ce qui s'enlève ; les cartes strip et nude le font d'elles-mêmes. Enlève-le.
deck-problem-section_elsewhere = Un jeu pour { $game } n'a pas de « { $key } ». Enlève-le.
deck-problem-unknown_card = Aucune carte ne s'appelle « { $card } ». Écris le rang et la couleur, comme 7C, 10H ou AS.
deck-problem-card_twice = Il y a déjà un défi pour { $card }. Chaque carte en a un.
deck-problem-cards_without_dare =
    { $count ->
        [one] Une carte n'a pas de défi : { $cards }.
       *[other] { $count } cartes n'ont pas de défi, par exemple { $cards }.
    }

deck-expects-format = 1
deck-expects-id = des minuscules, des chiffres et des tirets, comme "notre-jeu"
deck-expects-game = "couples" ou "retos"
deck-expects-author = un nom de 80 caractères au plus
deck-expects-languages = une liste comme ["fr"] ou ["en", "fr", "es"]
deck-expects-title = une table [title] avec un texte par langue
deck-expects-category = talk, strip, cuddle, nude, hot, lust, climax ou shop
deck-expects-heat = un nombre entier de 1 (charmant) à 5 (brûlant)
deck-expects-tags = une liste de 8 thèmes au plus, comme ["kissing"]
deck-expects-actor = "drawer", "partner" ou "both"
deck-expects-receiver = "drawer", "partner", "both" ou "none"
deck-expects-seconds = un nombre entier de secondes : 10 à 600, pour un défi 0 à 300
deck-expects-takes_off = "drawer", "partner" ou "both"
deck-expects-temporary_undress = true ou false
deck-expects-private_room = true ou false
deck-expects-props = une liste de 8 objets au plus, comme ["scarf"]
deck-expects-remote = true ou false
deck-expects-least_dressed = un nombre entier de vêtements de 0 à 10
deck-expects-most_dressed = un nombre entier de vêtements de 0 à 10
deck-expects-price = un nombre entier de pièces de 1 à 6
deck-expects-card = une carte à jouer, comme "7C"
deck-expects-with_partner = true ou false
deck-expects-fallback = une table [fallback] avec un défi anodin
deck-expects-en = un texte entre guillemets
deck-expects-fr = un texte entre guillemets
deck-expects-es = un texte entre guillemets

## Why not

refusal-above_the_cap = C'est plus que la mise permise maintenant : de { $least } à { $most }.
refusal-accepted_already = Tu as déjà accepté. Dire stop reste gratuit à tout moment.
refusal-bad_deck = Ce jeu de cartes ne convient pas à la partie.
refusal-bad_option = « { $option } » ne peut pas prendre cette valeur. Ce qui est possible est indiqué à côté sur la page, et dans `nightcap games`.
refusal-bad_player = Ce que quelqu'un apporte ne convient pas : une entrée par place, dans ses limites.
refusal-bots = Les bots peuvent prendre de { $least } à { $most } places ici.
refusal-bought_already = Tu as déjà acheté celle-là.
refusal-card_not_in_hand = Cette carte n'est pas dans ta main.
refusal-card_twice = Chaque carte ne se choisit qu'une fois.
refusal-couple_needed = Cette règle de la maison demande au moins un couple déclaré.
refusal-deck_size = Chaque pile de récompenses a de { $least } à { $most } cartes, pas { $total }.
refusal-exchanged_already = Tu as déjà échangé.
refusal-game_over = La partie est finie.
refusal-host_is_a_bot = Un bot ne peut pas être l'hôte : il faut que quelqu'un puisse arrêter la partie.
refusal-kind_unavailable = Tu ne peux pas payer ainsi : il n'en reste pas, ou ce n'était pas convenu.
refusal-locked = Tu as gardé ta main pour des pièces : pas d'achat dans cette manche.
refusal-malformed = Ce n'est pas un coup de ce jeu.
refusal-must_draw_first = Pioche d'abord une carte.
refusal-must_follow_suit = Tu as une carte de la couleur demandée : il faut en jouer une.
refusal-must_play = Tu as une carte qui convient ; d'après vos règles, il faut la jouer.
refusal-naked_with_strip_cards = Sans vêtements, les cartes effeuillage n'ont rien à enlever.
refusal-named_twice = « { $option } » cite deux fois la même chose.
refusal-no_bails_left = Tu n'as plus de joker de refus. Dire stop reste gratuit.
refusal-no_checking = À ce tour d'enchères, on ne peut pas passer sans miser.
refusal-no_clock = Aucune limite de temps n'a été convenue.
refusal-no_match = Cette carte n'a ni la même couleur ni la même valeur.
refusal-no_partner_in_dare = Ce défi se fait sans partenaire.
refusal-no_such_seat = Il n'y a personne à cette place.
refusal-nobody_to_raise = Il n'y a plus personne à relancer.
refusal-not_a_couple = Un couple, ce sont deux personnes qui le disent toutes les deux.
refusal-not_adult = Il faut que tout le monde soit adulte.
refusal-not_eligible = Cette personne ne peut pas être choisie pour ce défi.
refusal-not_enough_points = Tu n'as pas autant de points : de { $least } à { $most }.
refusal-not_in_the_shop = Cette carte n'est pas dans la boutique.
refusal-not_now = Ce n'est pas possible maintenant.
refusal-not_on_this_card = Il n'y a pas cette activité sur la carte.
refusal-not_ready = Tout le monde n'a pas encore dit oui.
refusal-not_your_turn = Ce n'est pas à toi de le faire.
refusal-note_too_long = C'est trop long : { $most } caractères au plus.
refusal-nothing_else_left = C'est la dernière activité de la carte : elle ne peut pas être refusée. Dire stop reste gratuit.
refusal-nothing_to_call = Il n'y a rien à suivre ; tu peux passer.
refusal-nude_card_needed = Tant qu'il reste des vêtements, il faut une carte nudité.
refusal-number_of_cards =
    { $most ->
        [one] Choisis une carte au plus.
       *[other] Choisis { $most } cartes au plus.
    }
refusal-one_host = Une seule personne peut être l'hôte.
refusal-one_shop_card = Tu as commencé avec l'autre carte de la boutique : reste avec elle, ou sors.
refusal-only_a_call =
    { $points ->
        [one] Tu ne peux que suivre à hauteur d'un point.
       *[other] Tu ne peux que suivre à hauteur de { $points } points.
    }
refusal-only_lower = Une limite ne peut que baisser : de { $limit } jusqu'à { $paid }, déjà donnés.
refusal-only_the_host = Seul l'hôte peut le faire.
refusal-only_the_room = Seule l'horloge de la table peut le dire.
refusal-other_deck = « { $deck } » est un jeu de cartes pour { $game }.
refusal-own_selection = C'est ton propre choix : tu ne peux pas le refuser. Dire stop reste gratuit.
refusal-own_tweak = La proposition vient de toi ; c'est à l'autre de répondre.
refusal-partner_needed = Ce défi se fait à deux : choisis d'abord quelqu'un.
refusal-pawn_taken = Le pion { $pawn } est déjà pris.
refusal-prize_missing = Mettez-vous d'abord d'accord sur un prix, avec vos mots.
refusal-raise_too_small = Cette relance est trop petite : de { $least } à { $most }.
refusal-ruled_out = Cette activité est écartée.
refusal-seat_count = Ce jeu ne se joue pas à { $seats } : de { $least } à { $most }.
refusal-something_to_call =
    { $points ->
        [one] Il y a d'abord un point à suivre.
       *[other] Il y a d'abord { $points } points à suivre.
    }
refusal-start_clothes = Avec ces cartes, chaque personne porte de { $least } à { $most } vêtements.
refusal-too_few_cards = Ce jeu a { $cards } cartes « { $category } » ; la partie en demande { $least }.
refusal-too_few_coins = Tu n'as pas assez de pièces pour cela.
refusal-too_few_left = Dans les limites de tout le monde, il reste trop peu de cartes « { $category } ». Une limite plus large, des règles qui en demandent moins ou un autre jeu aideraient.
refusal-too_hurried = Laissez au moins { $least } secondes, ou pas de limite.
refusal-tweak_open = Une proposition attend d'abord sa réponse.
refusal-unknown_option = Il n'y a pas de règle de la maison « { $option } ». Il y a : { $known }.
refusal-wrong_pieces = Il faut { $needed } vêtements, pas { $wears }.

### Rooms

refusal-adults_only = Seuls les adultes peuvent jouer.
refusal-boundaries_first = Dis d'abord en privé jusqu'où cela peut aller.
refusal-bad_deck_file = Ce jeu de cartes n'est pas encore jouable ; voici quoi corriger, ligne par ligne.
refusal-game_has_begun = La partie a commencé ; c'était pour avant.
refusal-game_has_not_begun = Aucune partie n'est encore en cours.
refusal-in_already = Tu es déjà à l'intérieur.
refusal-leave_instead = Pour partir, quitte la salle.
refusal-name_taken = Quelqu'un ici s'appelle déjà { $name }. Choisis un autre nom.
refusal-no_game_chosen = Choisissez d'abord un jeu.
refusal-no_such_bot = Ce bot n'existe pas pour ce jeu. Il y a : { $known }.
refusal-no_such_deck = Ce jeu de cartes n'existe pas. Il y a : { $known }.
refusal-no_such_game = Ce jeu n'existe pas. Il y a : { $known }.
refusal-nobody_has_left = Personne n'a quitté cette place.
refusal-nobody_knocks = Personne ne frappe ainsi à la porte.
refusal-nobody_there = Il n'y a personne à cette place.
refusal-still_here = La connexion est toujours là.
refusal-not_agreed = Mettez-vous d'abord d'accord sur « { $option } », avec vos mots.
refusal-not_everybody_ready = Tout le monde n'a pas encore dit oui.
refusal-not_let_in = L'hôte ne t'a pas encore ouvert la porte.
refusal-not_with_a_bot = Un bot ne peut pas former un couple.
refusal-not_your_seat = Cette place n'est pas sur cet appareil.
refusal-not_yours = Ce n'est pas à toi de le dire.
refusal-old_question = C'était la réponse à une question précédente ; voici celle de maintenant.
refusal-paused = La partie est en pause. Elle reprend quand tout le monde le dit.
refusal-knocked_enough = Tu as frappé assez souvent. Demande qu'on ouvre une autre salle.
refusal-room_is_full = La salle est pleine.
refusal-table_is_full = Il n'y a plus de place : on joue à { $most } au plus.
refusal-too_many_rooms = Ce serveur n'a pas de place pour une autre table en ce moment. Réessaie plus tard.
refusal-too_large = Ce message est trop grand.
refusal-unreadable = Ce message est illisible.
refusal-too_fast = C'était trop à la fois. Attends un instant.
refusal-not_confirmed = Confirme avec le code de cette salle.
refusal-not_durable = Impossible de l'écrire, donc rien ne s'est passé. Réessaie dans un instant.
refusal-other_origin = Seules les pages de ce serveur peuvent le demander.
refusal-no_device = Cet appareil n'a pas encore de clé pour la table. Recharge la page.
refusal-too_many_joins = Trop d'essais d'ici. Attends une minute.
refusal-line_lost = La ligne est coupée en ce moment ; rien n'est parvenu à la table. Réessaie dans un instant.

## The server

serve-at = Nightcap est à { $url }
serve-ends = Ctrl+C l'arrête ; les salles restent dans { $folder }.
serve-only_here = Seul cet ordinateur peut l'atteindre ; avec --lan, tout ton réseau le peut.
serve-certificate_and_key = Un certificat va avec sa clé : donne --certificate et --key, ou --tls pour en fabriquer un ici.
serve-own_certificate = Le certificat a été fait ici, les navigateurs avertiront donc une fois. Son empreinte : { $fingerprint }
serve-port_taken = Le port { $port } est pris. Choisis-en un autre : --port { $other }

## Open books

verify-other_secret = Le secret n'est pas celui dont l'empreinte a été montrée avant la partie.
verify-other_seed = La graine ne vient pas du secret et des parts.
verify-other_moves = Ce journal n'est pas une partie : { $problem }
verify-true =
    Tout est en ordre : la graine vient du secret et de { $shares ->
        [one] { $shares } part
       *[other] { $shares } parts
    }, et le journal est bien cette partie, en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
verify-commitment = L'empreinte montrée avant la partie devait être : { $commitment }

### Poker pour couples

## Moves

couples-move-accept = Accepter l'activité
couples-move-answer_tweak =
    { $agree ->
        [yes] Accepter la variante
       *[no] Renoncer à la variante
    }
couples-move-bail = Refuser (coûte un joker)
couples-move-buy_cards =
    { $cards_count ->
        [one] Remplacer { $cards } (1 pièce)
       *[other] Remplacer { $cards } ({ $cards_count } pièces)
    }
    .choose = Choisir les cartes à remplacer
couples-move-complete_activity = Dire que c'est fait
couples-move-concede = Mettre fin à la partie
couples-move-deal = Distribuer les cartes
couples-move-draw_climax = Tirer la carte extase
couples-move-draw_reward = Prendre la carte récompense
couples-move-exchange =
    { $cards_count ->
        [0] Ne rien échanger
       *[other] Échanger { $cards }
    }
    .choose = Choisir les cartes à échanger
couples-move-pass_buy = Passer, ne rien acheter
couples-move-play_card = Jouer { $card }
couples-move-propose_tweak = Proposer : « { $note } »
    .choose = Proposer une variante
couples-move-safe_stop = Dire stop, sans raison à donner
couples-move-select_activity =
    { $index ->
        [0] Choisir la première activité
        [1] Choisir la deuxième activité
        [2] Choisir la troisième activité
       *[other] Choisir la quatrième activité
    }
couples-move-shop_buy =
    { $index ->
        [0] Acheter la première activité ({ $card })
        [1] Acheter la deuxième activité ({ $card })
        [2] Acheter la troisième activité ({ $card })
       *[other] Acheter la quatrième activité ({ $card })
    }
couples-move-shop_leave = Quitter la boutique
couples-move-throw_sign = Jouer { $sign }
couples-move-timer = Minuteur : { $action }
couples-move-turn_up = Retourner la carte

## Questions

couples-ask-ask_about_tweak = Acceptes-tu cette variante ?
couples-ask-ask_for_signs = Pierre, feuille ou ciseaux ? Choisis ton signe.
couples-ask-ask_to_accept = Accepte cette activité, ou utilise un joker pour la refuser.
couples-ask-ask_to_buy = Remplace des cartes pour une pièce chacune, ou passe.
couples-ask-ask_to_complete = Indique quand l'activité est terminée.
couples-ask-ask_to_deal = À toi de distribuer.
couples-ask-ask_to_draw_climax = C'est gagné : tire une carte extase.
couples-ask-ask_to_draw_reward = Tu gagnes la manche : prends la carte du dessus de ta pile de récompenses.
couples-ask-ask_to_exchange = Échange jusqu'à cinq cartes, ou aucune.
couples-ask-ask_to_exchange_again = Échange encore, ou garde tes cinq cartes : des pièces pour toi, mais pas d'achat.
couples-ask-ask_to_follow = Fournis la couleur demandée si tu peux ; sinon, joue la carte de ton choix.
couples-ask-ask_to_lead = Entame le pli avec la carte de ton choix.
couples-ask-ask_to_select = Choisis une activité de la carte.
couples-ask-ask_to_shop = Achète une activité avec tes pièces, ou quitte la boutique.
couples-ask-ask_to_turn_up = Retourne ta prochaine carte.

## Events

couples-event-activity_accepted = { $seat } accepte l'activité.
couples-event-activity_completed = L'activité est terminée.
couples-event-activity_selected = { $seat } choisit : « { $activity } »
couples-event-activity_started = L'activité commence.
couples-event-activity_stopped = L'activité s'arrête, sans frais, et reste de côté.
couples-event-bailed =
    { $seat } refuse l'activité et { $bails_left ->
        [0] n'a plus de joker
        [one] garde un joker
       *[other] garde { $bails_left } jokers
    }.
couples-event-card_drawn = { $seat } retourne une carte { $category }.
couples-event-card_played = { $seat } joue { $card }.
couples-event-card_read = La carte propose : « { $activities } »
couples-event-card_used = { $seat } range sa carte { $category }, qui quitte le jeu.
couples-event-cards_bought =
    { $seat } remplace { $coins ->
        [one] une carte pour une pièce
       *[other] { $coins } cartes pour { $coins } pièces
    }.
couples-event-cards_drawn = { $seat } écarte { $discarded } et reçoit { $drawn }.
couples-event-climax_allowed = { $winner } tient la carte extase et gagne la partie : à partir de maintenant, l'extase est permise.
couples-event-clothes_lost =
    { $seat } enlève { $pieces ->
        [one] un vêtement
       *[other] { $pieces } vêtements
    } et { $left ->
        [0] ne porte plus rien
        [one] en garde un
       *[other] en garde { $left }
    }.
couples-event-coins_paid =
    { $seat } reçoit { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    } ({ $why }).
couples-event-completion_reported = { $seat } indique que c'est fait.
couples-event-conceded = { $seat } met fin à la partie ; personne ne doit rien.
couples-event-dealt = Manche { $round } : { $dealer } distribue.
couples-event-exchanged =
    { $seat } { $count ->
        [0] n'échange rien
        [one] échange une carte
       *[other] échange { $count } cartes
    }.
couples-event-first_dealer = { $seat } distribue en premier.
couples-event-game_ended =
    { $winner ->
        [none] La partie est finie, sans victoire.
       *[other] La partie est finie : { $winner } gagne.
    }
couples-event-hand_dealt = { $seat } prend en main { $cards }.
couples-event-hand_shown = { $seat } montre { $cards } : { $category }.
couples-event-hands_tied = Les mains sont à égalité ({ $category }) : elles ne rapportent rien.
couples-event-line_passed = { $seat } franchit la ligne { $kind } avant la case { $line }.
couples-event-passed_buying = { $seat } passe et n'achète rien.
couples-event-pawn_moved =
    { $seat } marque { $points ->
        [one] un point
       *[other] { $points } points
    } ({ $why }) et { $position ->
        [71] atteint l'arrivée
       *[other] avance jusqu'à la case { $position }
    }.
couples-event-round_ended = La manche est finie ; { $next_dealer } distribue la suivante.
couples-event-round_tied = Égalité parfaite : personne ne prend de carte et la manche se rejoue.
couples-event-round_won = { $seat } gagne la manche.
couples-event-shop_bought =
    { $seat } paie { $price ->
        [one] une pièce
       *[other] { $price } pièces
    } à la boutique.
couples-event-shop_left =
    { $seat } quitte la boutique, où il { $remain_count ->
        [0] ne reste aucune carte
        [one] reste une carte
       *[other] reste { $remain_count } cartes
    }.
couples-event-shop_refunded =
    La boutique rend { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    } à { $seat }.
couples-event-sign_thrown = { $seat } a choisi son signe.
couples-event-signs_shown = Les deux signes sont révélés : { $signs }.
couples-event-skipped_buying = { $seat } ne peut pas acheter de cartes : { $because }.
couples-event-stood_pat =
    { $seat } garde ses cinq cartes et { $coins ->
        [0] ne reçoit rien, car la banque est vide
        [one] reçoit une pièce
       *[other] reçoit { $coins } pièces
    }{ $locked ->
        [yes] , donc n'achète pas de cartes dans cette manche
       *[no] {""}
    }.
couples-event-timer_touched = { $seat } utilise le minuteur : { $action }.
couples-event-trick_taken = { $seat } remporte le pli { $number }.
couples-event-tweak_answered =
    { $agreed ->
        [yes] { $seat } accepte la variante.
       *[no] { $seat } préfère renoncer à la variante.
    }
couples-event-tweak_proposed = { $seat } propose une variante : « { $note } ».
couples-event-tweak_withdrawn = { $seat } retire la variante.
couples-event-winner_known = { $seat } gagne la partie et tirera une carte extase après toutes les autres cartes.

## House rules

couples-option-card_view = Cartes retournées
    .help = Ouverte : chaque personne lit aussitôt toute la carte. Sinon, l'autre n'en voit que le genre et les activités que tu choisis.
couples-option-completion = Qui indique la fin d'une activité
    .help = Soit la personne qui a tiré la carte, soit les deux, dans n'importe quel ordre.
couples-option-deck = Cartes de chaque pile de récompenses
    .help = Combien de cartes de chaque genre, à l'identique pour les deux : 3 à 16 en tout, l'extase toujours en dernier. Plus de cartes, partie plus longue.
couples-option-first_dealer = Qui distribue en premier
    .help = La personne qui gagne à pierre-feuille-ciseaux, une personne au hasard, ou toujours la première ou la deuxième place.
couples-option-limits = Activités à laisser de côté
    .help = Les thèmes à éviter, d'un commun accord. Une carte à laquelle il reste moins de trois activités est écartée tout entière.
couples-option-start_clothes = Vêtements au départ
    .help = Deux par carte effeuillage plus un, ou jusqu'à deux de plus ; avec deux cartes effeuillage, cinq exactement. Zéro seulement sans ces cartes.
couples-option-start_space = Case de départ
    .help = Plus loin, partie plus courte et tenue plus légère : 5 vêtements jusqu'à la case 10, 3 jusqu'à 24, 1 jusqu'à 37, puis 0. Rien pour les lignes passées.
couples-option-strip_target = Qui se déshabille
    .help = Avec les cartes effeuillage et nudité : l'autre personne, ou celle qui a tiré la carte. Cela vaut pour toute la partie.
couples-option-tie_dealer = Qui redistribue après une égalité
    .help = En cas d'égalité parfaite, la manche se rejoue : la même personne distribue, ou bien l'autre.

## Words

couples-word-talk = confidence
couples-word-strip = effeuillage
couples-word-cuddle = câlin
couples-word-nude = nudité
couples-word-hot = chaleur
couples-word-lust = désir
couples-word-climax = extase
couples-word-shop = boutique
couples-word-royal_flush = quinte flush royale
couples-word-straight_flush = quinte flush
couples-word-four_of_a_kind = carré
couples-word-full_house = full
couples-word-flush = couleur
couples-word-straight = suite
couples-word-three_of_a_kind = brelan
couples-word-two_pair = double paire
couples-word-pair = paire
couples-word-high_card = carte haute
couples-word-all = tout ce qui reste
couples-word-behind = pion en retard
couples-word-beige = beige
couples-word-both = les deux personnes
couples-word-drawer = la personne qui a tiré la carte
couples-word-drawer_only = seulement pour qui l'a tirée
couples-word-hand = meilleure main
couples-word-locked = pièces déjà gagnées dans cette manche
couples-word-no_coins = pas de pièces
couples-word-none = personne
couples-word-open = ouverte
couples-word-paper = feuille
couples-word-partner = l'autre personne
couples-word-pause = pause
couples-word-pink = rose
couples-word-random = au hasard
couples-word-reset = remise à zéro
couples-word-rock = pierre
couples-word-rps = pierre-feuille-ciseaux
couples-word-ruled_out = écartée
couples-word-same = la même personne
couples-word-scissors = ciseaux
couples-word-seat0 = première place
couples-word-seat1 = deuxième place
couples-word-selected = choisie
couples-word-start = départ
couples-word-strip_target = selon la règle choisie
couples-word-swap = l'autre personne
couples-word-tricks = plis

## Labels

couples-seen-activities = activités
couples-seen-activity = activité
couples-seen-actor = par
couples-seen-agreed = d'accord
couples-seen-bails = jokers restants
couples-seen-bank = banque
couples-seen-best_hand = meilleure main
couples-seen-bought = cartes achetées
couples-seen-by = proposée par
couples-seen-card = carte
couples-seen-card_view = cartes retournées
couples-seen-category = genre
couples-seen-climax_allowed = extase permise
couples-seen-clothes = vêtements portés
couples-seen-coins = pièces
couples-seen-completion = fin indiquée par
couples-seen-dealer = à la donne
couples-seen-discards = cartes écartées
couples-seen-done = fait
couples-seen-drawer = carte tirée par
couples-seen-exchanged = cartes échangées
couples-seen-face_up = sur la table
couples-seen-first_dealer = première donne
couples-seen-hand = main
couples-seen-heat = température
couples-seen-hidden = cartes cachées
couples-seen-holds = combinaison
couples-seen-id = référence
couples-seen-index = place sur la carte
couples-seen-items = à venir
couples-seen-kind = genre
couples-seen-least_dressed = vêtements portés, au moins
couples-seen-limits = laissé de côté
couples-seen-line = ligne
couples-seen-locked = achat impossible
couples-seen-most_dressed = vêtements portés, au plus
couples-seen-note = note
couples-seen-pack = cartes dans la pioche
couples-seen-pat_coins = pièces pour garder toutes ses cartes
couples-seen-pawn = pion
couples-seen-pieces = vêtements
couples-seen-pile = cartes jouées
couples-seen-position = case
couples-seen-price = prix
couples-seen-private_room = à l'abri des regards
couples-seen-props = accessoires
couples-seen-receiver = pour
couples-seen-remote = possible à distance
couples-seen-removes = à enlever
couples-seen-replay = manches rejouées
couples-seen-reward_deck = pile de récompenses
couples-seen-round = manche
couples-seen-round_winner = manche gagnée par
couples-seen-ruled_out = activités écartées
couples-seen-seconds = secondes
couples-seen-shop = cartes boutique
couples-seen-signs = signes
couples-seen-stacks = piles
couples-seen-state = état
couples-seen-strip_target = qui se déshabille
couples-seen-tags = thèmes
couples-seen-target = qui enlève
couples-seen-temporary_undress = sans vêtements un moment
couples-seen-trick_winners = plis remportés par
couples-seen-tricks = plis
couples-seen-tweak = variante
couples-seen-used = cartes utilisées
couples-seen-visit = à la boutique
couples-seen-winner = victoire
couples-seen-wins = manches gagnées

## The game

couples-rankings =
    Quinte flush royale : A♠ K♠ Q♠ J♠ 10♠
    Quinte flush : 9♥ 8♥ 7♥ 6♥ 5♥
    Carré : Q♠ Q♥ Q♦ Q♣ 3♦
    Full : 8♠ 8♥ 8♦ K♣ K♥
    Couleur : A♦ J♦ 8♦ 5♦ 2♦
    Suite : 9♣ 8♦ 7♠ 6♥ 5♣
    Brelan : 7♠ 7♥ 7♦ K♣ 2♠
    Double paire : J♠ J♦ 4♥ 4♣ 9♠
    Paire : 10♥ 10♣ A♠ 6♦ 3♣
    Carte haute : K♥ J♠ 8♣ 6♦ 2♥
game-couples-quick = Poker pour couples : version rapide
    .pitch = Gagne au poker, prends tes récompenses une à une et atteins ta carte extase avant l'autre.
    .how =
        Chaque manche de poker gagnée te donne la carte du dessus de ta pile de récompenses. Qui prend en premier la carte extase, tout en bas de sa pile, gagne la partie.

        Chaque personne porte cinq vêtements (une paire de chaussettes ou de chaussures compte pour un) et a deux jokers. Chaque pile contient, de haut en bas, deux cartes effeuillage, une câlin, une nudité, deux chaleur, une désir et une extase. Pierre-feuille-ciseaux décide qui distribue en premier.

        À chaque manche, cinq cartes par personne. Qui n'a pas distribué échange autant de cartes que voulu, ou aucune ; l'autre fait de même. Après un second échange dans le même ordre, les mains se montrent et la meilleure main de poker gagne. En cas d'égalité parfaite, la manche se rejoue.

        Si tu gagnes, prends une carte récompense, que l'autre lit aussi, et choisis une de ses activités. Ensuite, la carte quitte le jeu et la donne passe. Une carte effeuillage enlève deux vêtements à l'autre personne, une carte nudité tous ceux qui restent ; pour la plupart des autres activités, les vêtements ne tombent qu'un moment.

        Le choix de l'autre ne te tente pas ? Refuse avec un joker : il faut alors choisir une autre activité de la même carte. Deux jokers doivent suffire pour toute la partie. Tu peux aussi proposer une variante, qui vaut si l'autre est d'accord.

        Dès qu'une activité est choisie, chaque personne peut dire stop à tout moment, gratuitement et sans donner de raison. Tu peux aussi mettre fin à la partie quand tu veux. Tes limites passent toujours avant les cartes.

        L'extase doit attendre la carte extase. La tirer, c'est gagner la partie, et une dernière activité la conclut.
game-couples-advanced = Poker pour couples : version avancée
    .pitch = Poker, plis, pièces et course de pions : une soirée à deux qui se réchauffe ligne après ligne.
    .how =
        Marque des points, avance ton pion et prends une carte pour chaque ligne franchie. Passer l'arrivée, c'est gagner la partie.

        Choisis la tenue de l'autre, et l'autre la tienne : cinq vêtements par personne. Chaque personne commence avec trois pièces et deux jokers pour toute la partie.

        À chaque manche, cinq cartes par personne et deux échanges, d'autant de cartes que tu veux ou d'aucune ; qui n'a pas distribué commence toujours. Garder toutes tes cartes au second échange rapporte une pièce, ou deux si tu les as aussi gardées au premier, mais empêche d'acheter. Sinon, à tour de rôle, chaque personne remplace des cartes pour une pièce chacune, jusqu'à ce que les deux passent de suite.

        Viennent cinq plis sans atout. Fournis la couleur demandée si tu peux ; la plus haute carte de cette couleur, l'as en tête, remporte le pli et entame le suivant. Le dernier pli vaut deux points, ou quatre si tu remportes les cinq. Puis la meilleure main de poker rapporte d'un point (carte haute) à dix (quinte flush royale) ; les plus belles donnent aussi des pièces. Un point, c'est une case. Ensuite, qui a du retard reçoit une pièce.

        Retourne tes cartes une à une et choisis une activité sur chacune. Une carte effeuillage enlève deux vêtements à l'autre personne, une carte nudité tous ceux qui restent. À la ligne boutique, tes pièces peuvent payer des activités d'une seule carte boutique.

        Le choix de l'autre ne te tente pas ? Refuse avec un joker : l'autre choisit une autre activité ou, à la boutique, reprend ses pièces. Dès qu'une activité est choisie, chaque personne peut dire stop à tout moment, gratuitement et sans donner de raison. Tu peux aussi mettre fin à la partie quand tu veux. Tes limites passent toujours avant les cartes.

        Si les deux pions passent l'arrivée dans la même manche, la meilleure main de cette manche gagne. Une fois toutes les autres cartes jouées, qui a gagné tire une carte extase ; l'extase doit l'attendre.

### PeekPoker

## Moves

peekpoker-move-all_in = Faire tapis
peekpoker-move-ante = Entrer pour 1 point
peekpoker-move-call = Suivre
peekpoker-move-check = Passer sans miser
peekpoker-move-fold = Se coucher
peekpoker-move-pass = Ne pas jouer cette manche
peekpoker-move-raise = Relancer de { $by }
    .choose = Choisir le montant de la relance
peekpoker-move-show =
    { $reveal ->
        [yes] Montrer mes dés
       *[no] Garder mes dés cachés
    }

## Questions

peekpoker-ask-ask_for_sealed_antes = Entre pour un point ou ne joue pas cette manche ; rien ne se voit avant la dernière réponse.
peekpoker-ask-ask_to_ante = Entre pour un point ou ne joue pas cette manche.
peekpoker-ask-ask_to_bet = Mise ou couche-toi.
peekpoker-ask-ask_to_show = Le pot est à toi : montre tes dés ou garde-les cachés.

## Events

peekpoker-event-ante_answered = { $seat } a fait son choix.
peekpoker-event-anted =
    { $all_in ->
        [yes] { $seat } entre avec son dernier point et fait tapis.
       *[no] { $seat } entre pour un point.
    }
peekpoker-event-called =
    { $all_in ->
        [yes] { $seat } suit et fait tapis, avec { $points ->
            [one] un point
           *[other] { $points } points
        }.
       *[no] { $seat } suit avec { $points ->
            [one] un point
           *[other] { $points } points
        }.
    }
peekpoker-event-checked = { $seat } passe sans miser.
peekpoker-event-community_die =
    { $place ->
        [0] Premier dé commun : { $face }.
        [1] Deuxième dé commun : { $face }.
       *[other] Troisième dé commun : { $face }.
    }
peekpoker-event-cup_shaken = { $seat } regarde sous son gobelet : { $dice }.
peekpoker-event-die_tossed = { $seat } lance un dé pour la première donne : { $face }.
peekpoker-event-eliminated = { $seat } n'a plus de points et quitte la partie.
peekpoker-event-first_dealer = La première donne revient à { $seat }.
peekpoker-event-folded = { $seat } se couche.
peekpoker-event-game_ended =
    { $winners_count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } gagnent ensemble la partie.
    }
peekpoker-event-hand_shown = { $seat } montre { $dice } : { $hand_category } ({ $hand_dice }).
peekpoker-event-passed = { $seat } ne joue pas cette manche.
peekpoker-event-points_returned =
    { $points ->
        [one] { $seat } reprend un point que personne ne suit.
       *[other] { $seat } reprend { $points } points que personne ne suit.
    }
peekpoker-event-pot_won =
    { $winners_count ->
        [one] { $winners } gagne un pot de { $points ->
            [one] un point
           *[other] { $points } points
        }.
       *[other] { $winners } se partagent un pot de { $points } points : { $shares }.
    }
peekpoker-event-raised =
    { $all_in ->
        [yes] { $seat } relance de { $by } et fait tapis, avec { $points ->
            [one] un point
           *[other] { $points } points
        }.
       *[no] { $seat } relance de { $by } et met { $points ->
            [one] un point
           *[other] { $points } points
        }.
    }
peekpoker-event-round_began = La manche { $round } commence ; la donne est à { $dealer }.
peekpoker-event-round_void =
    { $seat ->
        [none] Personne n'entre : la manche est nulle.
       *[other] Personne d'autre n'entre : { $seat } reprend son point et la manche est nulle.
    }
peekpoker-event-went_all_in =
    { $all_in ->
        [yes] { $seat } fait tapis avec { $points ->
            [one] un point
           *[other] { $points } points
        }{ $by ->
            [0] {""}
           *[other] , soit une relance de { $by }
        }.
       *[no] { $seat } mise tout ce que les autres peuvent suivre, { $points ->
            [one] un point
           *[other] { $points } points
        }{ $by ->
            [0] {""}
           *[other] , soit une relance de { $by }
        }.
    }
peekpoker-event-won_by_default =
    { $points ->
        [one] Les autres se couchent : { $seat } prend le pot d'un point.
       *[other] Les autres se couchent : { $seat } prend le pot de { $points } points.
    }

## House rules

peekpoker-option-allow_check = Passer sans miser
    .help = Oui : s'il n'y a rien à suivre, tu peux rester sans miser. Non : il faut relancer ou se coucher.
peekpoker-option-ante_order = Façon d'entrer
    .help = Chaque personne à son tour, à la vue de toute la table ; ou en secret, avec toutes les réponses révélées ensemble.
peekpoker-option-bet_cap = Plafond des mises
    .help = Aucune mise au-delà de ce que peut suivre le plus gros tapis adverse de la manche, ou le plus petit qui a encore des points.
peekpoker-option-max_rounds = Nombre maximal de manches
    .help = Après tant de manches, de 20 à 1000, le plus de points gagne. 0 : on joue jusqu'à ce qu'une personne ait tout.
peekpoker-option-start_points = Points par personne
    .help = De 5 à 96. Si c'est vide, 192 points se partagent également : 96 par personne à deux, 64 à trois, 48 à quatre.
peekpoker-option-tie_break = Mains de même rang
    .help = Ce qui compte entre deux mains du même rang : les cinq dés, seulement ceux de la combinaison, ou rien, et le pot se partage.

## Words

peekpoker-word-9 = 9
peekpoker-word-T = 10
peekpoker-word-J = J
peekpoker-word-Q = Q
peekpoker-word-K = K
peekpoker-word-A = A
peekpoker-word-ante = entre
peekpoker-word-black = noir
peekpoker-word-category = à rang égal, le pot se partage
peekpoker-word-clockwise = à tour de rôle, ouvertement
peekpoker-word-faces = seulement les dés de la combinaison
peekpoker-word-five_of_a_kind = cinq identiques
peekpoker-word-folded = se couche
peekpoker-word-four_of_a_kind = carré
peekpoker-word-full_house = full
peekpoker-word-green = vert
peekpoker-word-kickers = les cinq dés
peekpoker-word-large_flush = grande couleur
peekpoker-word-large_straight = grande suite
peekpoker-word-live = dans la manche
peekpoker-word-out = hors de la partie
peekpoker-word-pair = paire
peekpoker-word-pass = ne joue pas
peekpoker-word-passed = ne joue pas
peekpoker-word-poorest = le plus petit tapis adverse
peekpoker-word-red = rouge
peekpoker-word-richest = le plus gros tapis adverse
peekpoker-word-sealed = en même temps, en secret
peekpoker-word-three_of_a_kind = brelan
peekpoker-word-two_pairs = deux paires
peekpoker-word-undecided = choix à venir

## Labels

peekpoker-seen-all_in = tapis
peekpoker-seen-allow_check = passer sans miser
peekpoker-seen-ante_order = façon d'entrer
peekpoker-seen-bet = mise
peekpoker-seen-bet_cap = plafond des mises
peekpoker-seen-cap = plus haute mise possible
peekpoker-seen-category = main
peekpoker-seen-community = dés communs
peekpoker-seen-dealer = donne
peekpoker-seen-dice = dés
peekpoker-seen-faces = combinaison
peekpoker-seen-hand = main
peekpoker-seen-hidden = dés cachés
peekpoker-seen-kickers = autres dés
peekpoker-seen-level = plus haute mise
peekpoker-seen-max_rounds = manches au plus
peekpoker-seen-own_answer = ta réponse
peekpoker-seen-own_dice = tes dés
peekpoker-seen-own_hand = ta main
peekpoker-seen-points = points
peekpoker-seen-pots = pots
peekpoker-seen-round = manche
peekpoker-seen-shown = dés montrés
peekpoker-seen-standing = cette manche
peekpoker-seen-start_points = points au départ
peekpoker-seen-tie_break = mains de même rang
peekpoker-seen-to_call = à suivre

## The game

peekpoker-rankings =
    Cinq identiques : A A A A A
    Grande couleur (une seule couleur) : K K 9 9 9
    Grande suite : 9 10 J Q K
    Carré : J J J J K
    Full : Q Q Q K K
    Brelan : Q Q Q K J
    Deux paires : J J 9 9 Q
    Paire : 9 9 A K J

game-peekpoker = PeekPoker
    .pitch = Trois dés sous ton gobelet, trois pour la table : regarde, mise, bluffe et rafle tous les points.
    .how =
        Le but est de gagner tous les points. À chaque manche, compose la meilleure main de cinq dés, ou pousse les autres à se coucher.

        Tout le monde lance trois dés sous un gobelet et les regarde en secret. À partir de la gauche de la donne et dans le sens horaire, chaque personne paie un point pour entrer, ou ne joue pas la manche et ne paie rien. Si moins de deux personnes entrent, la manche est nulle. Sinon, la personne qui donne lance trois dés communs, visibles par toute la table. Ta main : les cinq meilleurs dés parmi tes trois et ces trois-là.

        Vient alors une seule phase de mises, dans le même ordre. Tu peux passer s'il n'y a rien à suivre, suivre (égaler la plus haute mise), relancer d'un point ou plus, faire tapis, ou te coucher. Toute relance redonne un tour aux autres. Aucune mise ne dépasse ce que peut suivre le plus gros tapis adverse encore en jeu. Se coucher fait perdre ce qu'on a mis, et les dés restent cachés.

        S'il ne reste qu'une personne, elle prend le pot et montre ses dés ou non. Sinon, tous les dés encore en jeu se dévoilent et la meilleure main gagne. À rang égal, on compare les dés de la combinaison, puis les autres ; si tout est égal, le pot se partage. Un tapis inférieur ne joue que pour la part qu'il a suivie ; le reste forme des pots annexes.

        9 et K (roi) sont rouges, 10 et Q (dame) noirs, J (valet) et A (as) verts ; l'as est le plus fort. De la meilleure main à la plus faible : cinq identiques, grande couleur (cinq dés d'une couleur), grande suite (cinq qui se suivent), carré, full, brelan, deux paires, paire.

        La donne passe à gauche. Sans points, on quitte la partie ; elle finit quand une personne les a tous, ou à la dernière manche prévue, où le plus de points gagne.

### Retos

## Moves

retos-move-choose_partner = Proposer à { $seat }
    .choose = Choisir avec qui faire le défi
retos-move-dare_accept = Accepter le défi
retos-move-dare_done = Le défi est fait
retos-move-draw = Piocher une carte
retos-move-lower_drinks = Limiter mes boissons à { $limit }
    .choose = Baisser ma limite de boissons
retos-move-lower_garments = Limiter mes vêtements à { $limit }
    .choose = Baisser ma limite de vêtements
retos-move-partner_accept = Accepter et participer
retos-move-pass = Passer
retos-move-play = Jouer { $card }
retos-move-refuse = Refuser le défi
retos-move-safe_stop = Arrêter ce défi (sans gage)
retos-move-stop_game = Arrêter la partie pour tout le monde
retos-move-take_penalty = Payer le gage : { $kind }
retos-move-time_out = Le temps est écoulé

## Questions

retos-ask-ask_for_partner = Choisis avec qui faire ce défi, laisse faire le hasard, ou refuse.
retos-ask-ask_for_penalty = Choisis comment payer ton gage.
retos-ask-ask_one_in_time = À toi de décider.
retos-ask-ask_partner = On te propose de participer à ce défi : accepte ou refuse.
retos-ask-ask_to_accept = Ce défi est pour toi : accepte ou refuse.
retos-ask-ask_to_dare = Veux-tu relever ce défi ?
retos-ask-ask_to_draw = Pioche une carte.
retos-ask-ask_to_play = Joue une carte qui convient, par la couleur ou la valeur ; si tu n'en as pas, passe.
retos-ask-ask_whether_done = Dis-le quand le défi est fait.

## Events

retos-event-card_played =
    { $direction ->
        [-1] { $seat } joue { $card } ; le jeu va vers la gauche.
       *[1] { $seat } joue { $card } ; le jeu va vers la droite.
    }
retos-event-cards_seen = { $seat } reçoit { $cards }.
retos-event-cards_taken =
    { $count ->
        [one] { $seat } prend une carte de la pioche.
       *[other] { $seat } prend { $count } cartes de la pioche.
    }
retos-event-closed = Tout le monde passe et la pioche est vide : la partie est close.
retos-event-dare_accepted = { $seat } accepte le défi.
retos-event-dare_completed = { $performer } réussit le défi.
retos-event-dare_given = { $performer } reçoit un défi, lancé par { $thrower } : « { $dare } »
retos-event-dare_lapsed = Le défi ne peut pas se faire ici : il tombe, sans gage pour { $performer }.
retos-event-dare_refused =
    { $punished_count ->
        [one] { $seat } refuse le défi ; un gage, pour { $punished }.
       *[other] { $seat } refuse le défi ; un gage par personne, pour { $punished }.
    }
retos-event-dare_stopped = Le défi s'arrête, et personne ne paie rien.
retos-event-dealt =
    { $stock ->
        [one] Tout le monde a trois cartes ; il reste une carte dans la pioche.
       *[other] Tout le monde a trois cartes ; il reste { $stock } cartes dans la pioche.
    }
retos-event-draw_missed = { $seat } joue { $card } sans piocher d'abord : la carte retourne en main, avec une amende en cartes.
retos-event-game_ended =
    { $losers_count ->
        [one] { $winner } gagne le prix, et { $losers } doit le gage final, s'il y en a un.
       *[other] { $winner } gagne le prix, et { $losers } se partagent le gage final, s'il y en a un.
    }
retos-event-game_stopped = { $seat } arrête la partie : personne ne gagne ni ne perd, et les mains restent cachées.
retos-event-hand_dealt = { $seat } reçoit pour commencer { $cards }.
retos-event-hands_shown = Toutes les mains sont montrées ; les points, par numéro de place : { $sums }.
retos-event-limit_lowered = Nouvelles limites privées pour { $seat } : vêtements { $garments }, boissons { $drinks }.
retos-event-partner_chosen =
    { $by_chance ->
        [yes] Le hasard désigne { $partner } pour faire le défi avec { $performer }.
       *[no] { $performer } propose à { $partner } de participer au défi.
    }
retos-event-passed = { $seat } passe.
retos-event-penalty_paid = { $seat } paie le gage : { $kind }.
retos-event-penalty_settled = Pour { $seat }, le gage est réglé.
retos-event-points_added =
    { $points ->
        [one] { $seat } reçoit un point de pénalité.
       *[other] { $seat } reçoit { $points } points de pénalité.
    }
retos-event-seat_drawn =
    { $round ->
        [1] { $seat } tire { $card } pour sa place à la table.
       *[other] À égalité, { $seat } tire de nouveau : { $card }.
    }
retos-event-seats_taken = De la carte la plus haute vers la droite, les places sont : { $order }.
retos-event-tie_drawn = Pour départager l'égalité, { $seat } tire { $card }.
retos-event-went_out = { $seat } pose sa dernière carte.

## House rules

retos-option-confirm_by = Qui confirme qu'un défi est fait
    .help = La personne qui fait le défi, en toute confiance, ou celle qui a joué la carte.
retos-option-decision_seconds = Secondes pour décider
    .help = 0 : pas de limite ; sinon de 15 à 300. Sans réponse à temps, un défi proposé compte comme refusé, jamais comme accepté.
retos-option-drink_max = Boissons au plus par personne
    .help = Le plus grand nombre de gages en boisson, de 0 à 20. Chaque personne peut fixer en privé une limite plus basse, même 0.
retos-option-final_dare = Défi de la carte gagnante
    .help = Le défi de la dernière carte a encore lieu, ou se refuse contre un gage, avant la fin ; ou bien la partie finit aussitôt.
retos-option-forfeit = Gage final
    .help = Ce que doit la personne qui perd. Peut rester vide : le résultat la nomme quand même.
retos-option-free_passes = Dispenses par personne
    .help = Combien de fois chaque personne peut régler son propre gage sans rien payer, de 0 à 5.
retos-option-garment_max = Vêtements au plus par personne
    .help = Le plus grand nombre de vêtements en jeu, de 0 à 10. Chaque personne peut fixer en privé une limite plus basse, même 0.
retos-option-loser_tie = Égalité à la dernière place
    .help = À total égal, le plus de cartes perd, puis la plus haute carte tirée ; ou bien toutes les personnes à égalité perdent.
retos-option-max_heat = Température maximale
    .help = De 0 (sage) à 3 (brûlante). Tout défi au-dessus est remplacé avant la partie par un défi neutre.
retos-option-missed_draw = Jouer avant de piocher
    .help = Impossible ; ou bien la carte retourne en main, deux cartes sont prises en amende, et le tour continue.
retos-option-must_play = Jouer dès que possible
    .help = Oui : avec une carte qui convient, il faut jouer. Non : on peut toujours passer, sauf pour la première carte de la partie.
retos-option-no_kind_left = Quand il n'y a plus rien pour payer
    .help = Rien ne se passe, ou des points de pénalité s'ajoutent. Sans choix : des points seulement si les cartes sont l'unique gage.
retos-option-penalty_cards = Cartes par gage
    .help = Combien de cartes de la pioche coûte un gage en cartes, de 1 à 4. S'il en reste moins, elles suffisent.
retos-option-penalty_kinds = Façons de payer un gage
    .help = La personne qui a un gage choisit parmi celles-ci, dans ses propres limites privées. Il en faut au moins une.
retos-option-penalty_points = Points de pénalité
    .help = De 1 à 20, ajoutés au total final si un gage se règle en points ou si le temps pour le choisir est écoulé.
retos-option-prize = Prix à gagner
    .help = Ce que reçoit la personne qui gagne. À décider ensemble : sans prix, la partie ne commence pas.
retos-option-respect = Mode respect
    .help = Désactivé : défis avec qui l'on veut. Défis : seulement dans son couple. Gages : avec qui l'on veut, gage partagé en couple seulement.
retos-option-reverse_carries_dare = Les cartes qui inversent ont un défi
    .help = Oui : une carte qui inverse le sens lance aussi son défi. Non : elle inverse seulement le sens.
retos-option-reverse_ranks = Cartes qui inversent le sens
    .help = Jouer une de ces cartes inverse le sens du jeu. Quatre valeurs au plus ; sans aucune, le sens ne change jamais.
retos-option-stop_by = Qui peut arrêter la partie
    .help = Une partie arrêtée n'a ni victoire, ni défaite, ni prix, ni gage final. Un défi, lui, peut toujours être arrêté par qui y participe.

## Words

retos-word-2 = 2
retos-word-3 = 3
retos-word-5 = 5
retos-word-6 = 6
retos-word-8 = 8
retos-word-9 = 9
retos-word-T = 10
retos-word-J = valet
retos-word-Q = dame
retos-word-K = roi
retos-word-A = as
retos-word-act = comédie
retos-word-all = défis à deux seulement en couple
retos-word-any = tout le monde
retos-word-auto = coûte deux cartes
retos-word-cards = cartes
retos-word-closed = plus personne ne pouvait jouer
retos-word-clothing = habits
retos-word-contact = contact
retos-word-drink = boisson
retos-word-free_pass = dispense
retos-word-garment = vêtement
retos-word-host = seulement l'hôte
retos-word-lapse = rien ne se passe
retos-word-mirrored = le plus de cartes, puis un tirage
retos-word-music = musique
retos-word-off = désactivé
retos-word-out = dernière carte posée
retos-word-penalties = gages partagés seulement en couple
retos-word-performed = encore à faire
retos-word-performer = la personne qui fait le défi
retos-word-points = points de pénalité
retos-word-prevented = impossible
retos-word-props = accessoires
retos-word-random = quelqu'un au hasard
retos-word-shared = défaite partagée
retos-word-skipped = laissé de côté
retos-word-stopped = partie arrêtée
retos-word-talk = paroles
retos-word-thrower = la personne qui a joué la carte

## Labels

retos-seen-around = places, de la tienne vers la droite
retos-seen-blocked = thèmes que tu évites
retos-seen-bot = bot
retos-seen-card = carte
retos-seen-card_penalties = gages en cartes
retos-seen-confirm_by = défi confirmé par
retos-seen-dare = défi
retos-seen-dares = défis
retos-seen-decision_seconds = secondes pour décider
retos-seen-direction = sens (1 droite, -1 gauche)
retos-seen-drink_limit = ta limite de boissons
retos-seen-drink_max = boissons au plus
retos-seen-drinks = boissons prises
retos-seen-fallback = défi neutre
retos-seen-final_dare = défi de la carte gagnante
retos-seen-forfeit = gage final
retos-seen-forfeit_with = gage final avec
retos-seen-free_passes = dispenses restantes
retos-seen-garment_limit = ta limite de vêtements
retos-seen-garment_max = vêtements au plus
retos-seen-garments = vêtements donnés
retos-seen-hand = main
retos-seen-heat = température
retos-seen-hidden = cartes cachées
retos-seen-how = fin de la partie
retos-seen-id = nom
retos-seen-loser_tie = égalité à la dernière place
retos-seen-losers = défaite
retos-seen-max_heat = température maximale
retos-seen-mine = pour toi
retos-seen-missed_draw = jouer avant de piocher
retos-seen-must_play = jouer dès que possible
retos-seen-needs_partner = à deux
retos-seen-no_kind_left = plus rien pour payer
retos-seen-open_dare = défi de la dernière carte
retos-seen-order = places vers la droite
retos-seen-partner = partenaire
retos-seen-passes = tours passés à la suite
retos-seen-penalty_cards = cartes par gage
retos-seen-penalty_kinds = façons de payer
retos-seen-penalty_points = points par gage
retos-seen-performer = défi pour
retos-seen-points = points de pénalité
retos-seen-prize = prix
retos-seen-prize_with = prix avec
retos-seen-props = à prévoir
retos-seen-queue = gages à payer
retos-seen-remote = possible à distance
retos-seen-respect = mode respect
retos-seen-result = résultat
retos-seen-reverse_carries_dare = les cartes qui inversent ont un défi
retos-seen-reverse_ranks = cartes qui inversent le sens
retos-seen-round = tirage
retos-seen-scores = points en main
retos-seen-seating = cartes tirées pour les places
retos-seen-seconds = secondes
retos-seen-standings = classement
retos-seen-stock = pioche
retos-seen-stop_by = arrêt de la partie par
retos-seen-tags = thèmes
retos-seen-thrower = carte jouée par
retos-seen-turn = tour
retos-seen-turn_seat = c'est le tour de
retos-seen-used = cartes jouées
retos-seen-winner = victoire
retos-seen-winners = victoire

## The game

game-retos = Retos
    .pitch = Joue tes cartes, lance des défis, et vide ta main avant tout le monde.
    .how =
        Le but est de poser sa dernière carte avant les autres. Si plus personne ne peut jouer, la main la plus basse gagne. La victoire donne droit au prix convenu avant la partie ; la main la plus haute doit le gage final, s'il y en a un.

        Tout le monde reçoit trois cartes ; le reste forme la pioche. À ton tour, pioche une carte, puis joues-en une de la même couleur ou de la même valeur que la dernière carte jouée. La première de la partie est libre. Si rien ne convient, le tour passe. Le jeu va vers la droite ; en général, un as inverse le sens.

        Chaque carte porte un défi. Il revient à la personne suivante dans le sens du jeu, qui joue ensuite son tour. Un défi en solo s'accepte ou se refuse. Pour un défi à deux, choisis avec qui le faire ou laisse le hasard décider ; la personne choisie dit oui ou non.

        Refuser coûte un gage, et qui paie choisit comment : une petite boisson à son goût, avec ou sans alcool ; un vêtement (tous les accessoires comptent pour un, chaussures et chaussettes aussi) ; ou deux cartes de la pioche. Si la personne choisie refuse, il y a un gage pour chaque membre du duo. Tes limites de boissons et de vêtements restent privées, et tu peux les baisser à tout moment.

        Arrêter, c'est autre chose : tant qu'un défi n'est pas terminé, les personnes qui y participent peuvent l'arrêter, sans gage ni raison à donner. La table apprend seulement que le défi s'arrête.

        Quand la pioche est vide, on joue sans piocher, et il n'y a plus de gage en cartes. Si toute la table passe à la suite, on compte les mains : de 2 à 10 comme indiqué, valet (J) 11, dame (Q) 12, roi (K) 13, as (A) 14. À égalité, le moins de cartes gagne, puis la plus basse carte tirée.

### Game of Porns

## Moves

porns-move-discard = Défausser { $card }
porns-move-draw = Prendre dans la { $source }
porns-move-exchange = Échanger { $card } contre le joker chez { $film }
porns-move-hit = Ajouter { $card } au film signé { $film }
porns-move-meld = Sortir un film ({ $genre }) : { $slots }
porns-move-pick_loot = Prendre { $card }
porns-move-play_defect = Jouer { $card } contre { $target }
porns-move-play_negative = Poser { $card } devant { $target }
porns-move-play_positive = Jouer { $card } (un tour de plus)
porns-move-play_spy = Jouer { $card } contre { $target }
porns-move-play_thief = Jouer { $card } contre { $target }
porns-move-select_defect = Remplacer { $cards }
    .choose = Choisir les cartes à remplacer

## Questions

porns-ask-ask_to_discard = Défausse une carte, la carte volée ou une autre ; elle n'a aucun effet.
porns-ask-ask_to_draw = Pioche une carte pour commencer ton tour.
porns-ask-ask_to_pick_loot = Choisis la carte que tu voles dans cette main.
porns-ask-ask_to_play = Sors un film, ajoute ou échange à ta guise, puis finis ton tour par une défausse ou une carte action.
porns-ask-ask_to_select = Choisis la moitié de ta main, arrondie vers le bas, à remplacer par la pioche.

## Events

porns-event-card_hit = { $seat } ajoute { $card } au film signé { $film }.
porns-event-card_moved = { $thief } vole une carte à { $victim }.
porns-event-card_seen = La carte que pioche { $seat } : { $card }.
porns-event-cards_replaced =
    { $count ->
        [one] { $seat } mélange une carte à la pioche et en tire une autre.
       *[other] { $seat } mélange { $count } cartes à la pioche et en tire autant.
    }
porns-event-deal_began = Manche { $deal } : { $dealer } distribue ; la défausse s'ouvre sur { $face_up }.
porns-event-deal_scored = Points de pénalité de la manche, par numéro de place : { $penalties }. Au total : { $totals }.
porns-event-defect_played =
    { $count ->
        [0] { $seat } joue { $card } contre { $target }, qui a trop peu de cartes pour en remplacer.
        [one] { $seat } joue { $card } contre { $target }, qui doit remplacer une carte.
       *[other] { $seat } joue { $card } contre { $target }, qui doit remplacer { $count } cartes.
    }
porns-event-discard_taken = { $seat } prend { $card } dans la défausse.
porns-event-discarded = { $seat } défausse { $card }.
porns-event-film_published = { $seat } sort un film ({ $genre }) : { $slots }.
porns-event-game_ended =
    { $winners_count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } se partagent la victoire.
    }
porns-event-hand_dealt = { $seat } reçoit pour commencer { $cards }.
porns-event-hand_spied = { $seat } voit la main que tient { $target } : { $cards }.
porns-event-joker_exchanged = { $seat } met { $card } dans le film signé { $film } et prend le joker qui en tenait lieu.
porns-event-loot_seen = La carte que { $thief } vole à { $victim } : { $card }.
porns-event-negative_played = { $seat } pose { $card } devant { $target }, qui manquera son prochain tour.
porns-event-positive_played = { $seat } joue { $card } et gagne un tour de plus.
porns-event-reshuffled = La défausse, mélangée, devient la nouvelle pioche de { $cards } cartes.
porns-event-spy_played = { $seat } joue { $card } contre { $target }.
porns-event-stalled = Après { $turns } tours, il reste des cartes dans toutes les mains : la manche s'arrête et on compte les points.
porns-event-stock_drawn = { $seat } prend une carte de la pioche.
porns-event-swap_seen = { $seat } rend { $lost } et reçoit { $drawn }.
porns-event-thief_played = { $seat } joue { $card } contre { $target }.
porns-event-turn_missed = { $seat } manque un tour ; { $card } rejoint la défausse.
porns-event-went_out = { $seat } se libère de sa dernière carte et gagne la manche.

## House rules

porns-option-ban_return_discard = Ne pas rendre la carte prise
    .help = Oui : une carte prise dans la défausse ne peut pas y retourner dans le même tour. Non : elle le peut.
porns-option-deals = Nombre de manches
    .help = De 2 à 12. Ne compte que si la partie finit après un nombre de manches.
porns-option-defect_pick = Qui choisit pour la Panne technique
    .help = La moitié d'une main est remplacée par la pioche : la cible choisit les cartes, ou bien le hasard.
porns-option-exchange_before_meld = Échanger des jokers avant son film
    .help = Oui : même sans film à toi, tu peux échanger des jokers, mais pas ajouter de cartes. Non : il faut d'abord sortir un film.
porns-option-go_out = Où peut aller la dernière carte
    .help = Seulement dans la défausse ; ou aussi dans un film : y ajouter ta dernière carte gagne aussitôt la manche.
porns-option-match = Ce qui met fin à la partie
    .help = Une manche, gagnée par la première main vide ; un total de pénalités à atteindre, la cible ; ou un nombre de manches. Le moins de points gagne.
porns-option-min_naturals = Cartes de base sans joker, au moins
    .help = Combien des six cartes d'un film doivent être de vraies cartes de base, et non des jokers, à sa sortie : de 1 à 6.
porns-option-negative_grace = Répit après un tour manqué
    .help = Oui : après un tour manqué, pas de nouvelle carte négative avant d'avoir rejoué. Non : la suivante peut tomber aussitôt.
porns-option-target_score = Cible en points de pénalité
    .help = De 50 à 500. Si la cible met fin à la partie, la manche où un total l'atteint est la dernière.
porns-option-thief_pick = Qui choisit la carte volée
    .help = Le hasard, à l'aveugle, ou bien la personne qui joue le Larcin, qui voit alors toute la main.
porns-option-turn_limit = Tours par manche, au plus
    .help = De 100 à 2000, ou 0 : sans limite. À la limite, la manche s'arrête sans victoire, et toutes les mains comptent.

## Words

porns-word-FEM = féministe
porns-word-ART = art et essai
porns-word-COS = costumes
porns-word-RET = rétro
porns-word-PAR = parodie
porns-word-any = défausse ou film
porns-word-blind = le hasard
porns-word-deals = un nombre de manches
porns-word-discard = défausse
porns-word-open = qui joue le Larcin, en voyant la main
porns-word-out = dernière carte posée
porns-word-single = une seule manche
porns-word-stalled = limite de tours atteinte
porns-word-stock = pioche
porns-word-target = la cible

porns-word-B-FEM-DIR-1 = Réalisation (féministe)
porns-word-B-FEM-DIR-2 = Réalisation (féministe)
porns-word-B-FEM-LEA-1 = Premier rôle (féministe)
porns-word-B-FEM-LEA-2 = Premier rôle (féministe)
porns-word-B-FEM-SUP-1 = Second rôle (féministe)
porns-word-B-FEM-SUP-2 = Second rôle (féministe)
porns-word-B-FEM-SCR-1 = Scénario (féministe)
porns-word-B-FEM-SCR-2 = Scénario (féministe)
porns-word-B-FEM-LOC-1 = Décor (féministe)
porns-word-B-FEM-LOC-2 = Décor (féministe)
porns-word-B-FEM-MUS-1 = Musique (féministe)
porns-word-B-FEM-MUS-2 = Musique (féministe)
porns-word-B-ART-DIR-1 = Réalisation (art et essai)
porns-word-B-ART-DIR-2 = Réalisation (art et essai)
porns-word-B-ART-LEA-1 = Premier rôle (art et essai)
porns-word-B-ART-LEA-2 = Premier rôle (art et essai)
porns-word-B-ART-SUP-1 = Second rôle (art et essai)
porns-word-B-ART-SUP-2 = Second rôle (art et essai)
porns-word-B-ART-SCR-1 = Scénario (art et essai)
porns-word-B-ART-SCR-2 = Scénario (art et essai)
porns-word-B-ART-LOC-1 = Décor (art et essai)
porns-word-B-ART-LOC-2 = Décor (art et essai)
porns-word-B-ART-MUS-1 = Musique (art et essai)
porns-word-B-ART-MUS-2 = Musique (art et essai)
porns-word-B-COS-DIR-1 = Réalisation (costumes)
porns-word-B-COS-DIR-2 = Réalisation (costumes)
porns-word-B-COS-LEA-1 = Premier rôle (costumes)
porns-word-B-COS-LEA-2 = Premier rôle (costumes)
porns-word-B-COS-SUP-1 = Second rôle (costumes)
porns-word-B-COS-SUP-2 = Second rôle (costumes)
porns-word-B-COS-SCR-1 = Scénario (costumes)
porns-word-B-COS-SCR-2 = Scénario (costumes)
porns-word-B-COS-LOC-1 = Décor (costumes)
porns-word-B-COS-LOC-2 = Décor (costumes)
porns-word-B-COS-MUS-1 = Musique (costumes)
porns-word-B-COS-MUS-2 = Musique (costumes)
porns-word-B-RET-DIR-1 = Réalisation (rétro)
porns-word-B-RET-DIR-2 = Réalisation (rétro)
porns-word-B-RET-LEA-1 = Premier rôle (rétro)
porns-word-B-RET-LEA-2 = Premier rôle (rétro)
porns-word-B-RET-SUP-1 = Second rôle (rétro)
porns-word-B-RET-SUP-2 = Second rôle (rétro)
porns-word-B-RET-SCR-1 = Scénario (rétro)
porns-word-B-RET-SCR-2 = Scénario (rétro)
porns-word-B-RET-LOC-1 = Décor (rétro)
porns-word-B-RET-LOC-2 = Décor (rétro)
porns-word-B-RET-MUS-1 = Musique (rétro)
porns-word-B-RET-MUS-2 = Musique (rétro)
porns-word-B-PAR-DIR-1 = Réalisation (parodie)
porns-word-B-PAR-DIR-2 = Réalisation (parodie)
porns-word-B-PAR-LEA-1 = Premier rôle (parodie)
porns-word-B-PAR-LEA-2 = Premier rôle (parodie)
porns-word-B-PAR-SUP-1 = Second rôle (parodie)
porns-word-B-PAR-SUP-2 = Second rôle (parodie)
porns-word-B-PAR-SCR-1 = Scénario (parodie)
porns-word-B-PAR-SCR-2 = Scénario (parodie)
porns-word-B-PAR-LOC-1 = Décor (parodie)
porns-word-B-PAR-LOC-2 = Décor (parodie)
porns-word-B-PAR-MUS-1 = Musique (parodie)
porns-word-B-PAR-MUS-2 = Musique (parodie)
porns-word-E-FEM-1 = Plan les yeux dans les yeux (féministe)
porns-word-E-FEM-2 = Belle lumière pour tout le monde (féministe)
porns-word-E-FEM-3 = Contrat lu et signé (féministe)
porns-word-E-FEM-4 = Vraies poches (féministe)
porns-word-E-FEM-5 = Parité à l'écran (féministe)
porns-word-E-FEM-6 = Chaises confortables (féministe)
porns-word-E-FEM-7 = Photo d'équipe (féministe)
porns-word-E-ART-1 = Plan fixe de neuf minutes (art et essai)
porns-word-E-ART-2 = Ampoule nue (art et essai)
porns-word-E-ART-3 = Poisson rouge symbolique (art et essai)
porns-word-E-ART-4 = Col roulé noir (art et essai)
porns-word-E-ART-5 = Pellicule noir et blanc (art et essai)
porns-word-E-ART-6 = Caméra à manivelle (art et essai)
porns-word-E-ART-7 = Photo de couloir vide (art et essai)
porns-word-E-COS-1 = Bal filmé à la grue (costumes)
porns-word-E-COS-2 = Deux cents bougies (costumes)
porns-word-E-COS-3 = Méridienne à pâmoison (costumes)
porns-word-E-COS-4 = Perruque poudrée (costumes)
porns-word-E-COS-5 = Révérence au ralenti (costumes)
porns-word-E-COS-6 = Machine à vent (costumes)
porns-word-E-COS-7 = Portrait à l'huile (costumes)
porns-word-E-RET-1 = Zoom coup de poing (rétro)
porns-word-E-RET-2 = Gélatine orange (rétro)
porns-word-E-RET-3 = Téléphone à cadran (rétro)
porns-word-E-RET-4 = Pattes d'éléphant (rétro)
porns-word-E-RET-5 = Grain de pellicule (rétro)
porns-word-E-RET-6 = Magnétophone à bandes (rétro)
porns-word-E-RET-7 = Polaroid délavé (rétro)
porns-word-E-PAR-1 = Caméra tremblante (parodie)
porns-word-E-PAR-2 = Reflet plein l'objectif (parodie)
porns-word-E-PAR-3 = Poulet en caoutchouc (parodie)
porns-word-E-PAR-4 = Cape mal taillée (parodie)
porns-word-E-PAR-5 = Quatrième mur en miettes (parodie)
porns-word-E-PAR-6 = Machine à brouillard (parodie)
porns-word-E-PAR-7 = Photo du bêtisier (parodie)
porns-word-J-1 = Joker
porns-word-J-2 = Joker
porns-word-J-3 = Joker
porns-word-J-4 = Joker
porns-word-J-5 = Joker
porns-word-J-6 = Joker
porns-word-J-7 = Joker
porns-word-J-8 = Joker
porns-word-J-9 = Joker
porns-word-J-10 = Joker
porns-word-P-1 = Critique dithyrambique
porns-word-P-2 = Sélection officielle
porns-word-P-3 = Contrat de streaming
porns-word-P-4 = Statut de film culte
porns-word-P-5 = Extrait viral
porns-word-P-6 = Crédit d'impôt
porns-word-P-7 = Mécène surprise
porns-word-N-1 = Tribune assassine
porns-word-N-2 = Sous-titres perdus
porns-word-N-3 = Pénurie de perruques
porns-word-N-4 = Bobine usée
porns-word-N-5 = Lettre des ayants droit
porns-word-N-6 = Commission de classification
porns-word-N-7 = Grève de l'équipe
porns-word-I-SPY-1 = Espionnage
porns-word-I-SPY-2 = Espionnage
porns-word-I-THF-1 = Larcin
porns-word-I-THF-2 = Larcin
porns-word-I-DEF-1 = Panne technique
porns-word-I-DEF-2 = Panne technique

## Labels

porns-seen-ban_return_discard = ne pas rendre la carte prise
porns-seen-card = carte
porns-seen-cards = cartes
porns-seen-deal = manche
porns-seen-dealer = à la donne
porns-seen-deals = nombre de manches
porns-seen-defect_pick = choisit pour la Panne technique
porns-seen-drawn = cartes reçues
porns-seen-exchange_before_meld = échanger des jokers avant son film
porns-seen-extras = extras
porns-seen-film = film
porns-seen-genre = genre
porns-seen-go_out = dernière carte vers
porns-seen-grace = vient de manquer un tour
porns-seen-hand = main
porns-seen-hidden = cartes cachées
porns-seen-how = fin de la partie
porns-seen-losers = défaite
porns-seen-lost = cartes rendues
porns-seen-match = ce qui met fin à la partie
porns-seen-min_naturals = cartes de base sans joker, au moins
porns-seen-negative = carte négative
porns-seen-negative_grace = répit après un tour manqué
porns-seen-pile = défausse
porns-seen-result = résultat
porns-seen-scores = points de pénalité
porns-seen-secrets = pour toi
porns-seen-slots = cartes de base
porns-seen-stock = pioche
porns-seen-taken = prise dans la défausse
porns-seen-target = cible
porns-seen-target_score = cible en points de pénalité
porns-seen-thief = larcin par
porns-seen-thief_pick = choisit la carte volée
porns-seen-total = points de pénalité
porns-seen-turn = tour
porns-seen-turn_limit = tours par manche, au plus
porns-seen-turn_seat = c'est le tour de
porns-seen-victim = carte volée à
porns-seen-winners = victoire

## Why not

refusal-action_card_on_top = Une carte action est sur le dessus de la défausse : prends une carte de la pioche.
refusal-already_drawn = Tu as déjà pioché dans ce tour.
refusal-already_published = Ton film est déjà sorti : un seul par personne et par manche.
refusal-ambiguous = Avec moins de sept extras dans ce film, on ne sait pas ce que remplace un joker : ajoute plutôt ta carte.
refusal-another_player = Choisis quelqu'un d'autre à cette table.
refusal-does_not_fit = Cette carte n'a pas d'effet sur un film de ce genre.
refusal-exactly_half =
    { $cards ->
        [one] Choisis exactement une carte : la moitié de ta main, arrondie vers le bas.
       *[other] Choisis exactement { $cards } cartes différentes : la moitié de ta main, arrondie vers le bas.
    }
refusal-film_full = Ce film a déjà ses sept extras.
refusal-grace = Après un tour manqué, pas de nouvelle carte négative avant d'avoir rejoué.
refusal-just_taken = D'après vos règles, la carte que tu viens de prendre ne peut pas être ta défausse de ce tour : gardes-en une autre.
refusal-keep_one_to_discard = Garde celle-ci : la dernière carte doit aller à la défausse.
refusal-last_card = C'est ta dernière carte : défausse-la simplement, et la manche est à toi.
refusal-never_in_a_film = Une carte action n'entre jamais dans un film.
refusal-no_film_there = Il n'y a pas de film à cette place.
refusal-no_joker_there = Dans ce film, aucun joker ne tient lieu de cette carte.
refusal-no_seventh_basic = Ce film a déjà ses six cartes de base : une autre ne peut qu'y remplacer son joker.
refusal-not_in_that_hand = Cette carte n'est pas dans la main que tu visites.
refusal-not_published = Il faut d'abord un film : le tien ou, pour une carte négative, celui de la cible.
refusal-one_at_a_time = Il y a déjà une carte négative à cette place : une seule à la fois.
refusal-only_a_discard = Après un larcin, tu ne peux que défausser une carte.
refusal-only_by_exchange = Ce film a déjà sept extras : échange ta carte contre un joker qui s'y trouve.
refusal-pile_empty = La défausse est vide : prends une carte de la pioche.
refusal-same_card_twice = Il faut six cartes différentes.
refusal-too_few_naturals =
    { $least ->
        [one] Au moins une des six cartes doit être une carte de base, et non un joker.
       *[other] Au moins { $least } des six cartes doivent être des cartes de base, et non des jokers.
    }
refusal-wrong_card = Cette carte ne peut pas servir à cela.
refusal-wrong_genre = Un extra ne va que dans un film de son genre.

## The game

porns-rankings =
    Un film : réalisation, premier rôle, second rôle, scénario, décor et musique, le tout d'un même genre.

    Positives : un tour de plus, si ton film convient
    Critique dithyrambique : féministe, art et essai
    Sélection officielle : art et essai, costumes
    Contrat de streaming : costumes, rétro
    Statut de film culte : rétro, parodie
    Extrait viral : parodie, féministe
    Crédit d'impôt, Mécène surprise : tous les genres

    Négatives : un tour manqué, si le film de la cible convient
    Tribune assassine : féministe, costumes
    Sous-titres perdus : art et essai, rétro
    Pénurie de perruques : costumes, parodie
    Bobine usée : rétro, féministe
    Lettre des ayants droit : parodie, art et essai
    Commission de classification, Grève de l'équipe : tous les genres

    Quel que soit le genre, au lieu d'une défausse : Espionnage, Larcin, Panne technique

    Restées en main : 5 points par carte de base ou extra, 10 par carte action, 20 par joker
game-game-of-porns = Game of Porns
    .pitch = Dirige un studio, sors ton chef-d'œuvre et vide ta main avant que la critique ne se réveille.
    .how =
        À toi de diriger un studio, dans un métier sans pitié. Le but : vider sa main avant tout le monde.

        Chaque personne reçoit dix cartes. Le reste forme la pioche, dont la première carte ouvre la défausse. Le jeu va vers la gauche. À ton tour, prends la carte du dessus de la pioche ou de la défausse ; seule une carte action ne peut pas être reprise dans la défausse. Joue ensuite ce que tu veux, puis termine ton tour en défaussant une carte.

        Une fois par manche, tu peux sortir un film : six cartes de base d'un même genre, à savoir réalisation, premier rôle, second rôle, scénario, décor et musique. Les jokers peuvent remplacer n'importe lesquelles, mais pas les six à la fois. Dès lors, tu peux ajouter des jokers, et des extras du bon genre, à tous les films de la table, jusqu'à sept pour chacun. Tu peux aussi échanger une carte de base contre le joker qui en tient lieu dans un film ou, une fois ses sept extras en place, un extra contre un joker parmi eux.

        Une carte action peut remplacer ta défausse. Une carte positive te donne un tour de plus, une négative fait manquer un tour à quelqu'un, à condition que le film touché soit du bon genre. L'Espionnage montre la main de quelqu'un. Le Larcin y prend une carte au hasard ; la victime en pioche une autre, et tu en défausses une. La Panne technique oblige quelqu'un à remplacer la moitié de sa main.

        Garde une carte pour la fin : défausser la dernière gagne la manche et, en général, la partie. En plusieurs manches, ou si aucune main n'est vide après 400 tours, les cartes restées en main coûtent 5 points chacune, les cartes action 10, les jokers 20. Le moins de points gagne.

        Aucune carte ne te demande de faire quoi que ce soit : il n'y a donc rien à refuser. Tu peux arrêter quand tu veux, avec ou sans raison.

### Sexopolitan

## Moves

sexopolitan-move-discard_surplus = Défausser { $cards }
    .choose = Choisir les cartes à défausser
sexopolitan-move-play_break_up = Jouer Rupture contre { $seat }
sexopolitan-move-play_breakdown = Jouer Panne ({ $sex }) contre { $seat } ({ $slot })
sexopolitan-move-play_not_tonight = Jouer Pas ce soir chéri contre { $seat }
sexopolitan-move-play_one_night =
    { $condom ->
        [yes] Jouer Coup d'un soir + Préservatif : { $target }
       *[no] Jouer Coup d'un soir : { $target }
    }
sexopolitan-move-play_romp =
    { $condom ->
        [yes] Jouer { $card } + Préservatif
       *[no] Jouer { $card }
    }
sexopolitan-move-play_sexologist = Jouer Sexologue
sexopolitan-move-play_solo = Jouer En solo
sexopolitan-move-play_super =
    { $seat ->
        [none] Jouer Supermatozoïde : { $use }
       *[other] Jouer Supermatozoïde : prendre à { $seat } sa carte Partenaire
    }
sexopolitan-move-play_tested = Jouer Couple séronégatif
sexopolitan-move-play_trouble = Jouer Eau dans le gaz contre { $seat }
sexopolitan-move-react =
    { $catch ->
        [yes] Jouer Pris en flag
       *[no] Laisser faire
    }
sexopolitan-move-search_partner = Chercher l'âme sœur
sexopolitan-move-win_back =
    { $roll ->
        [yes] Lancer les dés de la reconquête
       *[no] Tourner la page
    }

## Questions

sexopolitan-ask-ask_to_catch = Une aventure. Flagrant délit, ou laisser faire ? Tout le monde répond en secret.
sexopolitan-ask-ask_to_play = Joue une carte ; ton tour continue jusqu'à ce qu'il t'en reste trois en main.
sexopolitan-ask-ask_to_search = Tu es célibataire : lance le dé et cherche l'âme sœur.
sexopolitan-ask-ask_to_win_back = On vient de briser ton couple. Lancer deux dés ? Un double le reforme.

## Events

sexopolitan-event-cancelled = Devant { $seat }, on retire : { $cards }.
sexopolitan-event-cards_drawn =
    { $seat } { $count ->
        [0] ne pioche rien
        [one] pioche une carte
       *[other] pioche { $count } cartes
    }.
sexopolitan-event-cards_played =
    { $target ->
        [none] { $seat } joue { $cards }.
       *[other]
            { $slot ->
                [none] { $seat } joue { $cards } contre { $target }.
               *[other]
                    { $cards_count ->
                        [one] { $seat } joue { $cards } contre { $target } ({ $slot }).
                       *[other] { $seat } joue { $cards } avec { $target } ({ $slot }).
                    }
            }
    }
sexopolitan-event-cards_seen = { $seat } reçoit { $cards }.
sexopolitan-event-caught_red_handed = { $seat } surgit avec Pris en flag et rafle des points de l'aventure.
sexopolitan-event-characters_dealt = Les personnages, place par place : { $characters }.
sexopolitan-event-game_ended = La partie est finie : { $winner } gagne ({ $how }).
sexopolitan-event-hand_dealt = { $seat } reçoit pour commencer { $cards }.
sexopolitan-event-main_pile_renewed =
    La défausse principale est mélangée et forme une nouvelle pioche principale de { $size ->
        [one] une carte
       *[other] { $size } cartes
    }.
sexopolitan-event-nobody_caught = L'aventure passe inaperçue.
sexopolitan-event-nobody_found = { $seat } ne trouve personne cette fois et reste célibataire.
sexopolitan-event-partner_found = { $seat } forme un couple avec { $partner }.
sexopolitan-event-partner_lost =
    { $taken_by ->
        [none] { $seat } et { $partner } se séparent ; la carte va à la défausse Partenaire.
       *[other] { $partner } quitte { $seat } pour { $taken_by }.
    }
sexopolitan-event-partner_pile_renewed =
    La défausse Partenaire est mélangée et forme une nouvelle pioche Partenaire de { $size ->
        [one] une carte
       *[other] { $size } cartes
    }.
sexopolitan-event-partner_returned =
    { $partner } revient vers { $seat }, et { $attacker } { $lost ->
        [0] ne perd aucun point
        [one] perd un point
       *[other] perd { $lost } points
    }.
sexopolitan-event-partner_turned = Carte retournée : { $card }.
sexopolitan-event-practice_rolled =
    { $seat } obtient { $dice } aux dés, soit { $points ->
        [one] un point
       *[other] { $points } points
    }.
sexopolitan-event-scored =
    { $seat } marque { $points ->
        [one] un point de plaisir
       *[other] { $points } points de plaisir
    } : { $score } en tout.
sexopolitan-event-search_rolled =
    { $seat } cherche l'âme sœur et fait { $die } : { $die ->
        [one] une carte se retourne
       *[other] { $die } cartes se retournent
    }.
sexopolitan-event-start_rolled = Pour savoir qui commence, { $seat } obtient { $dice } aux dés.
sexopolitan-event-started = { $seat } commence.
sexopolitan-event-surplus_discarded = { $seat } défausse { $cards }.
sexopolitan-event-turn_began = Manche { $round } : à { $seat } de jouer.
sexopolitan-event-win_back_declined = { $seat } tourne la page sans lancer les dés.
sexopolitan-event-win_back_rolled = { $seat } lance les dés : { $dice } ; seul un double reforme le couple.

## House rules

sexopolitan-option-affair_pairing = Qui peut avoir une aventure
    .help = Laquelle de tes cartes peut avoir une aventure, et avec laquelle d'en face. Si seul ton personnage compte, sa propre Panne est sans effet.
sexopolitan-option-caught_takes = Ce que prend Pris en flag
    .help = Seulement la part de la personne qui a joué le Coup d'un soir, et l'autre garde la sienne ; ou bien les deux parts.
sexopolitan-option-couples = Qui peut former un couple
    .help = Un homme et une femme, selon l'usage du jeu ; ou tout le monde avec tout le monde, aventures comprises. La Panne suit toujours le sexe de la carte.
sexopolitan-option-deck = Cartes de jeu de chaque sorte
    .help = Combien de cartes de chaque sorte : 103 exactement en tout, dont au moins 20 pratiques sexuelles (Galipette, En solo, Coup d'un soir).
sexopolitan-option-discard_policy = Quand défausser le surplus
    .help = Seulement si rien d'autre ne doit être joué, ou à tout moment de ton tour. Rompre, avoir une aventure ou relancer n'est jamais obligatoire.
sexopolitan-option-lover_may_catch = L'autre personne peut jouer Pris en flag
    .help = Oui : l'autre personne d'une aventure peut aussi jouer Pris en flag, et prend alors les deux parts. Non : on ne lui demande pas.
sexopolitan-option-negative_scores = Scores sous zéro
    .help = Un couple qui se reforme coûte des points à qui l'a brisé. Oui : son score peut passer sous 0. Non : il s'arrête à 0.
sexopolitan-option-reaction_seconds = Secondes pour réagir
    .help = Le temps pour répondre à une aventure par Pris en flag, de 3 à 30 secondes. Ne pas répondre, c'est laisser faire.
sexopolitan-option-reconciliation_dice = Dés pour une réconciliation
    .help = Une Galipette de réconciliation met fin à Eau dans le gaz. 2 : c'est fini avant le lancer, donc deux dés. 1 : encore un seul dé cette fois.
sexopolitan-option-round_limit = Nombre maximal de manches
    .help = Après tant de manches, de 20 à 500, le meilleur score gagne. Moins de dix suffisent presque toujours.
sexopolitan-option-target = Points pour gagner
    .help = La première personne à atteindre ce nombre de points de plaisir gagne aussitôt : de 30 à 150.

## Words

sexopolitan-word-search = recherche
sexopolitan-word-cards = cartes
sexopolitan-word-react = réaction
sexopolitan-word-winback = reconquête
sexopolitan-word-over = finie
sexopolitan-word-romp = Galipette
sexopolitan-word-romp_c = Galipette (préservatif)
sexopolitan-word-romp_r = Galipette (réconciliation)
sexopolitan-word-romp_cr = Galipette (préservatif + réconciliation)
sexopolitan-word-solo = En solo
sexopolitan-word-one_night = Coup d'un soir
sexopolitan-word-condom = Préservatif
sexopolitan-word-tested = Couple séronégatif
sexopolitan-word-sexologist = Sexologue
sexopolitan-word-super = Supermatozoïde
sexopolitan-word-not_tonight = Pas ce soir chéri
sexopolitan-word-trouble = Eau dans le gaz
sexopolitan-word-breakup = Rupture
sexopolitan-word-breakdown_m = Panne (homme)
sexopolitan-word-breakdown_w = Panne (femme)
sexopolitan-word-caught = Pris en flag
sexopolitan-word-M01 = Hugo le boulanger (homme)
sexopolitan-word-M02 = Omar l'astronome (homme)
sexopolitan-word-M03 = Félix le fleuriste (homme)
sexopolitan-word-M04 = Kenji le danseur (homme)
sexopolitan-word-M05 = Bruno le bibliothécaire (homme)
sexopolitan-word-M06 = Mateo le jongleur (homme)
sexopolitan-word-M07 = Ravi le jardinier (homme)
sexopolitan-word-M08 = Oscar l'apiculteur (homme)
sexopolitan-word-M09 = Noah l'infirmier (homme)
sexopolitan-word-M10 = Ivan le potier (homme)
sexopolitan-word-M11 = Kofi le pianiste (homme)
sexopolitan-word-M12 = Léo l'horloger (homme)
sexopolitan-word-W01 = Clara la navigatrice (femme)
sexopolitan-word-W02 = Lina la menuisière (femme)
sexopolitan-word-W03 = Alma la pilote (femme)
sexopolitan-word-W04 = Hana la batteuse (femme)
sexopolitan-word-W05 = Iris la magicienne (femme)
sexopolitan-word-W06 = Nadia l'architecte (femme)
sexopolitan-word-W07 = Julia la grimpeuse (femme)
sexopolitan-word-W08 = Maya la peintre (femme)
sexopolitan-word-W09 = Olga la détective (femme)
sexopolitan-word-W10 = Amina l'inventrice (femme)
sexopolitan-word-W11 = Rosa la mécanicienne (femme)
sexopolitan-word-W12 = Eva la poétesse (femme)
sexopolitan-word-char = personnage
sexopolitan-word-partner = partenaire
sexopolitan-word-m = homme
sexopolitan-word-w = femme
sexopolitan-word-own = dans ton couple
sexopolitan-word-again = relancer les dés
sexopolitan-word-calm = annuler Eau dans le gaz
sexopolitan-word-steal = prendre une carte Partenaire
sexopolitan-word-opposite = un homme et une femme
sexopolitan-word-any = tout le monde avec tout le monde
sexopolitan-word-couple = une de tes deux cartes, avec une des deux d'en face
sexopolitan-word-character = ton personnage seulement, avec une des deux cartes d'en face
sexopolitan-word-strict = ton personnage seulement, avec la carte Partenaire d'en face seulement
sexopolitan-word-stuck = seulement si rien ne doit être joué
sexopolitan-word-free = à tout moment de ton tour
sexopolitan-word-active = seulement la part de qui a joué la carte
sexopolitan-word-both = les deux parts
sexopolitan-word-target = assez de points
sexopolitan-word-rounds = meilleur score après la dernière manche

## Labels

sexopolitan-seen-active = c'est le tour de
sexopolitan-seen-affair = aventure
sexopolitan-seen-affair_pairing = qui peut avoir une aventure
sexopolitan-seen-breakdown_m = Panne (homme)
sexopolitan-seen-breakdown_w = Panne (femme)
sexopolitan-seen-breakup = Rupture
sexopolitan-seen-card = carte
sexopolitan-seen-catchers = flagrant délit ce tour-ci par
sexopolitan-seen-caught = Pris en flag
sexopolitan-seen-caught_takes = Pris en flag prend
sexopolitan-seen-character = personnage
sexopolitan-seen-condom = Préservatif
sexopolitan-seen-couples = qui peut former un couple
sexopolitan-seen-deck = cartes de jeu
sexopolitan-seen-dice = dés
sexopolitan-seen-discard_policy = défausse du surplus
sexopolitan-seen-front = devant
sexopolitan-seen-hand = main
sexopolitan-seen-hidden = cartes cachées
sexopolitan-seen-how = fin de la partie
sexopolitan-seen-losers = défaite
sexopolitan-seen-lover_may_catch = l'autre personne peut jouer Pris en flag
sexopolitan-seen-main = pioche principale
sexopolitan-seen-main_discard = défausse principale
sexopolitan-seen-negative_scores = scores sous zéro
sexopolitan-seen-not_tonight = Pas ce soir chéri
sexopolitan-seen-obstacle_played = embûche jouée ce tour-ci
sexopolitan-seen-one_night = Coup d'un soir
sexopolitan-seen-other = autre personne
sexopolitan-seen-own_answer = ta réponse : flagrant délit
sexopolitan-seen-partner = partenaire
sexopolitan-seen-partner_discard = défausse Partenaire
sexopolitan-seen-phase = phase
sexopolitan-seen-pile = pioche Partenaire
sexopolitan-seen-plays_left = cartes encore à jouer
sexopolitan-seen-points = points en jeu
sexopolitan-seen-ranks = classement
sexopolitan-seen-reaction_seconds = secondes pour réagir
sexopolitan-seen-reconciliation_dice = dés pour une réconciliation
sexopolitan-seen-repeatable = peut se relancer
sexopolitan-seen-result = résultat
sexopolitan-seen-romp = Galipette
sexopolitan-seen-romp_c = Galipette (préservatif)
sexopolitan-seen-romp_cr = Galipette (préservatif + réconciliation)
sexopolitan-seen-romp_r = Galipette (réconciliation)
sexopolitan-seen-round = manche
sexopolitan-seen-round_limit = nombre maximal de manches
sexopolitan-seen-score = points de plaisir
sexopolitan-seen-scores = points de plaisir
sexopolitan-seen-sexologist = Sexologue
sexopolitan-seen-slot = sur
sexopolitan-seen-solo = En solo
sexopolitan-seen-starter = a commencé
sexopolitan-seen-super = Supermatozoïde
sexopolitan-seen-target = points pour gagner
sexopolitan-seen-tested = Couple séronégatif
sexopolitan-seen-top = prochaine carte Partenaire
sexopolitan-seen-trouble = Eau dans le gaz
sexopolitan-seen-winners = victoire

## Why not

refusal-already_coupled = Tu es déjà en couple.
refusal-already_tested = Tu as déjà Couple séronégatif devant toi.
refusal-breakdown = Une Panne l'empêche. Seule la carte Sexologue peut y mettre fin.
refusal-condom_needed = Il faut aussi un Préservatif.
refusal-few_practices = Il faut au moins { $least } pratiques sexuelles parmi les cartes, pas { $total }.
refusal-must_search_first = Cherche d'abord l'âme sœur.
refusal-no_breakdown = Il n'y a pas de Panne devant toi.
refusal-no_condom = Tu n'as pas de Préservatif en main.
refusal-no_condom_needed = Le Préservatif n'est pas nécessaire ici : garde-le pour une autre fois.
refusal-no_partner = Tu es célibataire : il faut être en couple pour cela.
refusal-no_trouble = La carte Eau dans le gaz n'est pas devant toi.
refusal-nobody_to_name = Pour cet usage de Supermatozoïde, on ne choisit personne.
refusal-not_an_opponent = Choisis quelqu'un d'autre à la table.
refusal-not_compatible = D'après les règles de cette table, ces cartes ne vont pas ensemble.
refusal-not_single = Tu es en couple : il faut être célibataire pour cela.
refusal-not_tonight = Pas ce soir chéri : rien en couple à ce tour.
refusal-nothing_to_repeat = Il n'y a rien à relancer : Supermatozoïde suit aussitôt une pratique sexuelle, et une seule fois.
refusal-one_obstacle_a_turn = Une seule embûche par tour, et tu as joué la tienne.
refusal-one_play_left = Cela demande deux cartes, et il ne t'en reste qu'une à jouer.
refusal-only_partners = À cette table, une aventure ne se vit qu'avec la carte Partenaire de quelqu'un, pas avec un personnage.
refusal-play_deck_size = Il faut exactement { $needed } cartes de jeu, pas { $total }.
refusal-same_nature = Il y a déjà une embûche de cette nature devant cette personne.
refusal-search_is_over = Le moment de chercher est passé ; ce sera possible à ton prochain tour.
refusal-target_is_single = Cette personne est célibataire en ce moment.
refusal-wrong_number = Défausse juste ce qu'il faut pour garder trois cartes en main.
refusal-wrong_sex = Cette Panne ne convient pas à cette carte.

## The game

game-sexopolitan = Sexopolitan
    .pitch = Trouve l'âme sœur, déjoue les embûches et atteins 69 points de plaisir avant tout le monde.
    .how =
        La première personne à atteindre 69 points de plaisir gagne aussitôt. Tout se passe avec les cartes et les dés : personne n'a rien à faire pour de vrai, et tu peux quitter la table quand tu veux.

        Tu reçois six cartes et un personnage, qui peut ne pas te ressembler. D'habitude, un couple est un homme et une femme ; votre table peut aussi permettre toutes les combinaisons.

        Si tu es célibataire au début de ton tour, lance un dé et retourne autant de cartes Partenaire. Si la dernière convient à ton personnage, te voilà en couple.

        Joue ensuite trois cartes, puis pioches-en trois. Chaque carte utilisée compte. En solo : un dé. Galipette : deux dés, en couple seulement. Le symbole préservatif demande un Préservatif, sauf avec Couple séronégatif. Un Coup d'un soir se joue en couple ou avec la carte d'une autre personne : cette aventure demande toujours un Préservatif et rapporte les mêmes points aux deux. Mais si tu es en couple, les autres peuvent jouer en secret Pris en flag et prendre tes points.

        Doubles à deux dés : 1-1 te sépare de ta carte Partenaire, 2-2 vaut 6 points, 3-3 en vaut 9 ; avec 4-4, 5-5 ou 6-6, pioche et joue une, deux ou trois cartes de plus.

        Une fois par tour, tu peux poser une embûche devant un couple. Pas ce soir chéri lui interdit les ébats pendant un tour ; Eau dans le gaz n'y laisse qu'un dé jusqu'à une Galipette de réconciliation ou un Supermatozoïde ; Panne les interdit jusqu'à la carte Sexologue. Rupture le sépare ; si tu es célibataire, tu prends la carte Partenaire, pourvu qu'elle convienne à ton personnage. Mais si la victime fait alors un double, elle récupère sa carte et tu perds les points du lancer.

        Supermatozoïde permet aussi de relancer les dés ou, si tu es célibataire, de prendre à quelqu'un sa carte Partenaire. Si rien n'est jouable, défausse pour garder trois cartes.

### La page

## Cards

page-card =
    { $rank ->
        [T] dix
        [J] valet
        [Q] dame
        [K] roi
        [A] as
       *[other] { $rank }
    } de { $suit ->
        [S] pique
        [H] cœur
        [D] carreau
       *[C] trèfle
    }

## Small words

page-close = Fermer
page-back = Retour
page-no = Annuler
page-done = C'est fait
page-save = Garder
page-more = Plus
page-less = Moins
page-dismiss = Compris
page-try_again = Réessayer

## The way in: for adults only

page-gate = Une table pour soirées joueuses : des jeux de cartes et de dés, en couple ou en bonne compagnie, parfois avec des défis. Réservé aux adultes de 18 ans et plus, qui ont envie d'être là.
page-gate-promise = Rien n'est obligatoire. Dire stop est gratuit à tout moment, personne n'apprend tes limites, et les salles disparaissent sans laisser de trace.
page-gate-enter = J'ai 18 ans ou plus : entrer
page-gate-leave = Partir

## Choosing a game

page-games = Un jeu pour ce soir
    .subtitle = Choisis-en un et ouvre une salle
page-games-players = de { $least } à { $most } personnes
page-games-two = à deux
page-games-heat = température { $low } à { $high }
page-games-no_dares = sans défis
page-games-join = Rejoindre une salle
page-games-code = Code de la salle
    .hint = Dix lettres et chiffres, donnés par qui t'invite.
page-games-code_wrong = Un code a dix lettres et chiffres. Regarde encore, ou ouvre le lien.
page-games-go = Aller à la porte
page-game-couples-quick = Du poker à récompenses. Pas besoin de table : un lit suffit.
    .minutes = 90 min
page-game-couples-advanced = Poker, plis et une course semée de récompenses.
    .minutes = 2 à 3 heures
page-game-peekpoker = Trois dés sous ton gobelet, trois sur la table, et un visage impassible.
    .minutes = 20 min
page-game-retos = Débarrasse-toi de tes cartes ; chacune peut être un défi pour la place suivante.
    .minutes = 60 min
page-game-game-of-porns = Un rami de studio : sors ton film avant les autres.
    .minutes = 20 min
page-game-sexopolitan = Trouver l'amour, le garder, arriver à 69 avant tout le monde.
    .minutes = 40 min

## At the door

page-door = À la porte
    .subtitle = Frappe, et l'hôte t'ouvrira
page-door-name = Ton nom
    .hint = Tel que les autres le verront. Un surnom convient très bien.
page-door-knock = Frapper
page-door-screen = C'est notre écran commun
    .hint = Une télé ou une tablette pour tout le monde. Elle ne prend pas de place et ne montre que ce que chaque personne peut voir.
page-door-screen_name = Écran commun
page-door-waiting = C'est frappé. Quelqu'un va ouvrir dans un instant.
page-door-again = Frapper encore, sous un autre nom
page-door-playing = Si une partie est en cours, tu peux la regarder sur cet appareil jusqu'à la suivante.

## The line to the room

page-connecting = Un instant…
page-line_lost = La connexion est perdue ; on réessaie. La partie est à l'abri.
page-server_closing = Le serveur fait une courte pause. Cette page revient d'elle-même, et la partie avec elle.
page-not_loaded = Nous n'avons pas pu charger la table. Essaie encore une fois.
page-gone-burnt = Cette salle n'existe plus. Il n'en reste rien.
page-gone-turned_away = L'hôte a fermé la porte pour cet appareil.
page-gone-no_such_room = Cette salle n'existe pas, ou plus. Redemande le lien.
page-gone-elsewhere = Cette salle est ouverte dans d'autres fenêtres de cet appareil. L'utiliser ici ?
page-gone-use_here = L'utiliser ici
page-gone-home = Voir les jeux

## The lobby: inviting

page-lobby = La salle
    .subtitle = Avant la partie
page-invite = Inviter
    .text = Montre ceci aux autres : un scan ou le lien, et on frappe à la porte.
page-invite-code = Code
page-invite-qr = Code QR avec le lien de cette salle
page-invite-copy = Copier le lien
page-invite-copied = Copié
page-invite-share = Partager le lien
page-knocking = { $name } frappe à la porte.
page-knocking-screen = Un écran commun frappe à la porte.
page-knocking-admit = Ouvrir
    .label = Ouvrir à { $name }
page-knocking-decline = Pas ce soir
    .label = Ne pas ouvrir à { $name }

## The lobby: places

page-seats = Autour de la table
page-seats-free =
    { $count ->
        [0] Toutes les places sont prises.
        [one] Il reste une place.
       *[other] Il reste { $count } places.
    }
page-seats-needed =
    { $count ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $count } personnes.
    }
page-seats-you = toi
page-seats-here = sur cet appareil
page-seats-host = hôte
page-seats-bot = bot
page-seats-away = pas là
page-seats-ready = c'est oui
page-seats-not_ready = pas encore
page-seats-sit = Prendre place
page-seats-add = Une personne de plus sur cet appareil
    .hint = Vous vous le passez ; un rideau cache la main de chaque personne.
page-seats-rename = Changer le nom
page-seats-stand_up = Laisser la place
page-seats-send_out = Faire sortir
page-seats-add_bot = Ajouter un bot
page-seats-remove_bot = Retirer { $name }
page-bot-sensible = Joue bien
page-bot-random = Joue au hasard
page-bot-greedy = Prend ce qui vient
page-bot-always-calls = Suit toujours
page-bot-always-raises = Relance toujours
page-bot-folds-below-two-pairs = Se couche sous deux paires

## The lobby: the game and its rules

page-lobby-game = Le jeu de ce soir
page-lobby-choose_game = Choisir un jeu
page-lobby-no_game = Aucun jeu n'est encore choisi ; c'est l'hôte qui choisit.
page-lobby-host_decides = L'hôte règle le jeu, les règles et les cartes. Dis-le si tu préfères autre chose.
page-rules = Règles de la maison
    .text = Change ce que tu veux. À chaque changement, on redemande à tout le monde.
page-rules-usual = Vous jouez avec les règles habituelles.
page-rules-changed =
    { $count ->
        [0] Vous jouez avec les règles habituelles.
        [one] Une règle n'est pas l'habituelle.
       *[other] { $count } règles ne sont pas les habituelles.
    }
page-rules-usually = d'habitude : { $value }
page-rules-reset = Revenir à l'habituel
page-rules-range = de { $low } à { $high }
page-rules-out_of_range = Ce peut être de { $low } à { $high } ; le nombre d'avant reste valable.
page-rules-as_game = comme le jeu le prévoit
page-rules-agree = À convenir entre vous, avec vos mots
page-rules-prize = Quelque chose que chaque personne offrirait volontiers, comme un petit-déjeuner au lit

## The lobby: decks

page-deck = Jeu de cartes
page-deck-built_in = Fourni avec Nightcap
page-deck-bring = Apporter le vôtre
    .hint = Un fichier texte au format des jeux de cartes. Il est vérifié tout de suite, et toute la salle peut le lire.
page-deck-taken = { $title } est sur la table.
page-deck-line = Ligne { $line }

## Private boundaries: calm, for one person alone

page-bounds = Tes limites
    .subtitle = pour { $name } uniquement
page-bounds-private = Personne d'autre ne voit cette page. Nul n'apprend ce que tu choisis, et rien ne le montre à la table. Quelques cartes restent toujours de côté par hasard : une carte absente ne dit donc rien.
page-bounds-turn = Maintenant { $name }, sans témoins. Les autres regardent ailleurs.
page-bounds-heat = Jusqu'où la température peut-elle monter ?
page-heat-1 = charmant
page-heat-2 = chaleureux
page-heat-3 = sensuel
page-heat-4 = ardent
page-heat-5 = brûlant
page-bounds-themes = Qu'est-ce qui peut arriver ?
    .hint = Ce que tu écartes n'arrivera à personne ce soir.
page-bounds-fine = d'accord
page-bounds-never = jamais
page-bounds-garments = Vêtements que tu mettrais en jeu
page-bounds-drinks = Boissons que tu prendrais, de ton choix
page-bounds-as_house = autant que la maison le permet
page-bounds-save = Garder cela pour moi
page-bounds-kept = C'est gardé. Personne d'autre ne peut le voir.
page-bounds-later = Tu peux changer cela jusqu'au début. Ensuite, dire stop reste toujours gratuit.
page-bounds-open = Dire ce que tu veux, en privé

## Couples

page-couples = Qui forme un couple ?
    .hint = Un couple, ce sont deux personnes qui le disent toutes les deux. Les règles de la maison peuvent garder les défis au sein des couples.
page-couples-alone = en solo
page-couples-with = avec { $name }
page-couples-waiting = { $name } ne l'a pas encore dit.
page-couples-both = { $one } et { $other } sont en couple.

## Ready

page-ready-before = Avant de commencer
page-ready-adult = Je suis adulte, j'ai envie de jouer, et je sais que dire stop est gratuit à tout moment.
page-ready-yes = C'est oui pour moi
page-ready-named = C'est oui pour { $name }
page-ready-undo = Attendez, pas encore
page-ready-waiting = On attend { $names }
page-ready-host = L'hôte lance la partie.
page-ready-asked_again = Quelque chose a changé ; on redemande donc à tout le monde.
page-start = Commencer la partie

## At the table: the menu

page-menu = Menu
page-menu-how = Comment jouer
page-menu-reference = Quelle main l'emporte
page-menu-log = Ce qui s'est passé
page-menu-rules = Règles de la maison
page-menu-look = Langue, apparence et son
page-menu-invite = Inviter quelqu'un
page-menu-end = Finir la partie
page-menu-leave = Quitter la salle
page-menu-burn = Brûler la salle
page-confirm-end = Finir la partie ici ?
    .text = Elle finit sans résultat dès que tout le monde le dit.
    .yes = Assez pour ce soir
page-confirm-leave = Quitter la salle ?
    .text = Ta place est gardée : tu peux revenir avec cet appareil. En attendant, un bot peut jouer pour toi.
    .yes = Quitter
page-confirm-go = Quitter la salle ?
    .text = Tu peux revenir avec cet appareil tant que la salle est gardée.
    .yes = Quitter
page-confirm-burn = Brûler la salle ?
    .text = La salle est effacée pour tout le monde, tout de suite et pour de bon. Rien de ce soir ne reste sur le serveur.
    .yes = La brûler
page-confirm-send_out = Faire sortir { $name } ?
    .text = L'appareil est mis dehors. On pourra frapper de nouveau.
    .yes = Faire sortir
page-log-open = Tout montrer
page-log-fold = Montrer moins
page-language = Langue
page-language-en = English
page-language-fr = Français
page-language-es = Español
page-not_this_language = Nous n'avons pas pu charger la langue « { $language } » ; la page reste comme elle est. Réessaie dans un instant.
page-theme = Apparence
page-theme-system = comme l'appareil
page-theme-dark = sombre
page-theme-light = claire
page-large_text = Grands caractères
page-sound = Son

## At the table: stop, pause and the ways out

page-stop = Stop
    .text = Dire stop ne coûte rien, ne demande pas de raison et ne nomme personne.
page-pause = Pause
page-paused = En pause
    .subtitle = rien ne presse
    .text = Tout se repose. Un verre d'eau, un peu d'air, quelques mots. Cela reprend quand tout le monde le dit.
page-paused-ready = a envie de continuer
page-paused-waiting = prend un moment
page-resume = J'ai envie de continuer
page-resume-named = { $name } a envie de continuer
page-ending = Fin de partie proposée par { $names }. Elle finit quand tout le monde le dit.
page-ending-agree = Finir ici
page-quick_exit = Quitter cette page tout de suite
page-away = { $name } a quitté la table. On attend.
page-away-bot = Un bot joue pour { $name }.
page-away-play_for = Laisser un bot jouer pour { $name }
page-away-you = Tu as quitté la table. Ta place est gardée.
page-away-come_back = Revenir à la table
page-silent = { $name } n'a plus de connexion.
page-silent-go_on = Continuer sans { $name }
page-silent-host = L'hôte n'a plus de connexion.
    .go_on = Continuer sans l'hôte

## At the table: whose turn, what can be done, and why not

page-turn-waiting = On attend { $names }
page-turn-sealed = Ta réponse est gardée jusqu'à ce que tout le monde ait répondu.
page-rule = Règle { $number }
page-the_rule = La règle

## At the table: activities

page-activity-both = à deux
page-activity-time =
    { $seconds ->
        [60] une minute
        [90] une minute et demie
        [120] deux minutes
        [180] trois minutes
        [240] quatre minutes
        [300] cinq minutes
        [600] dix minutes
       *[other] { $seconds } secondes
    }
page-activity-props = avec : { $props }
page-activity-private_room = dans une pièce à part
page-activity-price =
    { $count ->
        [0] gratuit
        [one] une pièce
       *[other] { $count } pièces
    }
page-activity-this = Celle-ci
page-timer = Minuteur
page-timer-start = Lancer le minuteur
page-timer-pause = Suspendre le minuteur
page-timer-reset = Remettre le minuteur à zéro
page-timer-over = Le temps est écoulé. Continuez autant que vous voulez.

## The couples' table

page-confirm-concede = Mettre fin à la partie ?
    .text = La partie s'arrête tout de suite, pour vous deux. Personne ne doit rien, et aucune raison n'est à donner.
    .yes = Mettre fin à la partie
page-prop-blanket = couverture
page-prop-bowl = bol
page-prop-chair = chaise
page-prop-chocolate = chocolat
page-prop-cloth = linge
page-prop-coin = pièce
page-prop-cream = crème
page-prop-dessert = dessert
page-prop-drink = boisson
page-prop-fruit = fruits
page-prop-glass = verre
page-prop-honey = miel
page-prop-ice_cube = glaçon
page-prop-mirror = miroir
page-prop-music = musique
page-prop-napkin = serviette de table
page-prop-oil = huile
page-prop-paper = papier
page-prop-pen = stylo
page-prop-scarf = foulard
page-prop-shampoo = shampooing
page-prop-shower = douche
page-prop-snack = en-cas
page-prop-soap = savon
page-prop-sponge = éponge
page-prop-spoon = cuillère
page-prop-sweet = bonbon
page-prop-towel = serviette
page-prop-tray = plateau
page-prop-water = eau
page-couples-also = Aussi sur cette carte
page-couples-away = pas là
page-couples-bail =
    { $count ->
        [0] Refuser (plus de joker)
        [one] Refuser (un joker)
       *[other] Refuser ({ $count } jokers)
    }
page-couples-bank =
    { $count ->
        [0] la banque : aucune pièce
        [one] la banque : une pièce
       *[other] la banque : { $count } pièces
    }
    .caption = banque
page-couples-better_hand = la meilleure main
page-couples-buy_this = Acheter celle-ci
page-couples-card_of = { $kind } · { $name }
page-couples-cards_of = Cartes de { $name }
page-couples-choose_one = Choisis-en une
page-couples-climax = Extase
    .waits = L'extase attend sa carte
    .allowed = L'extase est permise maintenant
page-couples-closing = Les cartes en ont assez dit. Le reste de la nuit est à vous deux.
page-couples-comes_off =
    { $pieces ->
        [all] { $name } : tout s'enlève
       *[other] { $name } : { $pieces } vêtements en moins
    }
page-couples-costs =
    { $count ->
        [one] coûte une pièce
       *[other] coûte { $count } pièces
    }
page-couples-deals = distribue
page-couples-deck_of = Pile de récompenses de { $name }
page-couples-earns =
    { $count ->
        [one] rapporte une pièce
       *[other] rapporte { $count } pièces
    }
page-couples-exchange =
    { $count ->
        [one] Échanger une carte
       *[other] Échanger { $count } cartes
    }
page-couples-finish = arrivée
page-couples-hand_of =
    { $cards ->
        [one] Main de { $name } : une carte
       *[other] Main de { $name } : { $cards } cartes
    }
page-couples-heat = chaleur { $heat } sur 5
page-couples-keep_all = Garder les cinq
page-couples-laid_aside =
    { $count ->
        [one] une écartée
       *[other] { $count } écartées
    }
page-couples-line = { $kind } en { $space }
page-couples-next = puis : { $kind }
page-couples-pack = pioche { $count }
page-couples-phase-buying = achat de cartes
page-couples-phase-cards = cartes
page-couples-phase-deal = la donne
page-couples-phase-exchange_1 = premier échange
page-couples-phase-exchange_2 = second échange
page-couples-phase-over = la fin
page-couples-phase-shop = la boutique
page-couples-phase-showdown = les mains
page-couples-phase-signs = qui distribue en premier
page-couples-phase-tricks = les plis
page-couples-play_card = Choisis une carte à jouer
page-couples-points =
    { $count ->
        [one] un point
       *[other] { $count } points
    }
page-couples-reached =
    { $space ->
        [71] a passé l'arrivée
       *[other] case { $space }
    }
page-couples-replace =
    { $count ->
        [one] Remplacer une carte
       *[other] Remplacer { $count } cartes
    }
page-couples-reward_deck = Pile de récompenses de { $name }, la prochaine carte d'abord : { $kinds }
page-couples-rewards =
    { $game ->
        [advanced] Plateau et boutique
       *[quick] Piles de récompenses
    }
page-couples-round = Manche { $round }
page-couples-shop = La boutique
page-couples-shop_card = Carte boutique { $number }
page-couples-shop_empty = Il ne reste aucune carte dans la boutique.
page-couples-sign = { $name } : { $sign }
page-couples-stacks = Cartes restantes
page-couples-stop_here = Arrêter
page-couples-together =
    { $rounds ->
        [0] Aucune manche
        [one] Une manche
       *[other] { $rounds } manches
    }, et { $count ->
        [0] une soirée de cartes
        [one] un moment partagé
       *[other] { $count } moments partagés
    }.
page-couples-took = { $card }, remporte le pli
page-couples-track = Piste : { $places }. L'arrivée est en { $finish }.
    .place = { $name } sur { $space }
page-couples-tricks =
    { $count ->
        [0] aucun pli
        [one] un pli
       *[other] { $count } plis
    }
page-couples-tweak = Comment préférerais-tu faire ?
    .help = Quelques mots. Cela vaut si vous êtes d'accord à deux.
    .send = Proposer
    .open = Une variante que propose { $name }
    .agreed = Vous êtes d'accord sur cette variante de { $name }
page-couples-waiting-ask_about_tweak = { $name } réfléchit à la variante.
page-couples-waiting-ask_for_signs = Pierre, feuille ou ciseaux : on attend { $name }.
page-couples-waiting-ask_to_accept = { $name } peut accepter, ou refuser.
page-couples-waiting-ask_to_buy = { $name } peut acheter des cartes.
page-couples-waiting-ask_to_complete = Prenez votre temps : { $name } dira quand c'est fait.
page-couples-waiting-ask_to_deal = { $name } va distribuer.
page-couples-waiting-ask_to_draw_climax = { $name } a gagné et tire la carte extase.
page-couples-waiting-ask_to_draw_reward = { $name } prend une carte récompense.
page-couples-waiting-ask_to_exchange = { $name } choisit les cartes à échanger.
page-couples-waiting-ask_to_exchange_again = { $name } choisit les cartes à échanger.
page-couples-waiting-ask_to_follow = { $name } choisit la carte à fournir.
page-couples-waiting-ask_to_lead = { $name } choisit la carte d'entame.
page-couples-waiting-ask_to_select = { $name } choisit une activité.
page-couples-waiting-ask_to_shop = { $name } fait un tour dans la boutique.
page-couples-waiting-ask_to_turn_up = { $name } retourne la prochaine carte.
page-couples-wins =
    { $count ->
        [0] aucune manche gagnée
        [one] une manche gagnée
       *[other] { $count } manches gagnées
    }
page-couples-withdraw = Retirer la variante
page-couples-you = toi
page-couples-you_hold_it = c'est ta main
page-couples-your_hand = Ta main :

## Passing the device round, and the shared screen

page-pass_to = Passer à { $name }
page-curtain = Passe l'appareil à { $name }.
page-curtain-open = C'est moi, { $name }
page-curtain-peek = Maintenir pour jeter un œil
page-screen-waiting = Prenez place et mettez-vous à l'aise.

## The end

page-end = La partie est finie
page-end-broken_off = Vous avez fini la partie ici. Personne n'a rien perdu.
page-end-thanks = Merci d'avoir joué. Prenez soin de vous.
page-end-look_back = Revoir la table
page-end-again = Encore une
page-end-host_may = L'hôte peut lancer une autre partie.
page-books = Cartes sur table
    .hint = Montre toutes les cartes et, là où le jeu en a, les limites de tout le monde, pour que chaque personne puisse vérifier le mélange. Seulement si tout le monde est d'accord.
    .waiting = Tu as dit oui ; il manque encore quelqu'un.
page-books-open = Enregistrer la partie dévoilée
    .hint = Un fichier avec toutes les cartes de cette partie ; `nightcap verify` le vérifie.

## News, said in passing

page-news-game = Ce soir : { $game }.
page-news-rules = Les règles de la maison ont changé.
page-news-deck = Sur la table maintenant : { $deck }.

## For those who listen

page-hand = Ta main
page-die = un dé qui montre { $face }
page-coins =
    { $count ->
        [0] aucune pièce
        [one] une pièce
       *[other] { $count } pièces
    }
page-bails =
    { $count ->
        [0] plus de joker de refus
        [one] encore un joker de refus
       *[other] encore { $count } jokers de refus
    }
page-clothes =
    { $count ->
        [0] aucun vêtement
        [one] un vêtement
       *[other] { $count } vêtements
    }
page-others = Les autres
page-yours = Chez toi

## Le salon : l'arrivée, et ce qui reste à faire

page-arrival = Comment jouez-vous ?
page-arrival-own = Sur mon propre téléphone
    .hint = Les autres prennent le leur : tu les invites dans un instant.
page-arrival-round = Nous faisons passer cet appareil
    .hint = À deux ou plus sur un seul appareil. Un rideau cache chaque main aux autres.
page-name-ask = Comment t'appelle-t-on ?
page-name-missing = Écris d'abord un nom ; n'importe lequel convient.
page-names = Qui joue sur cet appareil ?
page-names-first = Premier nom
page-names-next = Nom suivant
page-names-add = Ajouter
page-names-done = Tout le monde est là
page-seats-screen = Un écran sans place
page-seats-empty = une place libre
page-bots = Un bot prend une place et joue selon les règles. Il ne reçoit et ne donne jamais de défi.
page-agree-on = À convenir : { $what }
page-agree-missing = pas encore convenu
page-ready-before_hint = Ce qu'il faut savoir avant
page-rules-all_usual = Toutes les règles comme d'habitude
page-bounds-of = Les limites de { $name }
page-couples-count =
    { $count ->
        [0] personne ne l'a dit
        [one] un couple
       *[other] { $count } couples
    }
page-screen-no_more = Je veux jouer sur cet appareil

## La table simple

page-plain-choose_card = Touche une carte pour voir ce qu'elle permet.
page-plain-direction =
    { $way ->
        [1] Sens : droite
       *[other] Sens : gauche
    }
page-plain-for_good = On ne peut pas revenir en arrière.
page-plain-known_cards = Les cartes que tu connais
page-plain-lately = Ce qui vient de se passer
page-plain-own_words = Avec tes propres mots
page-plain-pot = dans le pot
page-plain-secret = Pour tes yeux seulement
page-plain-several =
    { $count ->
        [one] Une possibilité
       *[other] Choisir parmi { $count } possibilités
    }
page-plain-time_left = Temps pour répondre
