### Poker pour couples

## Moves

couples-move-accept = Oui, d’accord
couples-move-answer_tweak =
    { $agree ->
        [yes] Oui, comme ça
       *[no] Non, comme sur la carte
    }
couples-move-bail = Utiliser un joker
couples-move-buy_cards =
    { $cards_count ->
        [one] Remplacer { $cards } (1 pièce)
       *[other] Remplacer { $cards } ({ $cards_count } pièces)
    }
    .choose = Choisir les cartes à remplacer
couples-move-complete_activity = C’est fait
couples-move-concede = Arrêter la partie
couples-move-deal = Distribuer les cartes
couples-move-draw_climax = Tirer la carte extase
couples-move-draw_reward = Prendre une carte récompense
couples-move-exchange =
    { $cards_count ->
        [0] Ne rien échanger
       *[other] Échanger { $cards }
    }
    .choose = Choisir les cartes à échanger
couples-move-pass_buy = Ne rien acheter
couples-move-play_card = Jouer { $card }
couples-move-propose_tweak = Proposer : « { $note } »
    .choose = Proposer une variante
couples-move-safe_stop = Dire stop, sans explication
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
couples-move-turn_up = Retourner la carte suivante

## Questions

couples-ask-ask_about_tweak = Cette variante te va ?
couples-ask-ask_for_signs = Pierre, feuille ou ciseaux ? Choisis ton signe.
couples-ask-ask_to_accept = Ça te tente ? Dis oui, ou utilise un joker.
couples-ask-ask_to_buy = Remplace des cartes, à une pièce chacune, ou n’achète rien.
couples-ask-ask_to_complete = Dis-le quand c’est fait.
couples-ask-ask_to_deal = À toi de distribuer.
couples-ask-ask_to_draw_climax = Tu as gagné la partie : tire une carte extase.
couples-ask-ask_to_draw_reward = Tu as gagné la manche : prends la carte du dessus de ta pile de récompenses.
couples-ask-ask_to_exchange = Échange jusqu’à cinq cartes, ou garde-les toutes.
couples-ask-ask_to_exchange_again = Échange encore, ou garde tes cinq cartes : tu reçois alors des pièces, mais tu n’achètes rien dans cette manche.
couples-ask-ask_to_follow = Fournis la couleur demandée si tu peux. Sinon, joue la carte de ton choix.
couples-ask-ask_to_lead = Entame le pli avec la carte de ton choix.
couples-ask-ask_to_select = Choisis une activité sur la carte.
couples-ask-ask_to_shop = Achète une activité avec tes pièces, ou quitte la boutique.
couples-ask-ask_to_turn_up = Retourne ta carte suivante.

## Events

couples-event-activity_accepted = { $seat } dit oui.
couples-event-activity_completed = L’activité est terminée.
couples-event-activity_selected = { $seat } choisit : « { $activity } »
couples-event-activity_started = L’activité commence.
couples-event-activity_stopped = On arrête là. Ça ne coûte rien, et cette activité ne revient pas sur cette carte.
couples-event-bailed =
    { $seat } utilise un joker. { $bails_left ->
        [0] C’était le dernier.
        [one] Il en reste un.
       *[other] Il en reste { $bails_left }.
    }
couples-event-card_drawn = { $seat } retourne une carte { $category }.
couples-event-card_played = { $seat } joue { $card }.
couples-event-card_read = La carte propose : « { $activities } »
couples-event-card_used = { $seat } range sa carte { $category } : elle quitte le jeu.
couples-event-cards_bought =
    { $seat } remplace { $coins ->
        [one] une carte pour une pièce
       *[other] { $coins } cartes pour { $coins } pièces
    }.
couples-event-cards_drawn = { $seat } défausse { $discarded } et pioche { $drawn }.
couples-event-climax_allowed = { $winner } a la carte extase et gagne la partie. À partir de maintenant, l’orgasme est permis.
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
couples-event-completion_reported = { $seat } dit que c’est fait.
couples-event-conceded = La partie s’arrête là. Personne ne doit rien.
couples-event-dealt = Manche { $round } : { $dealer } distribue.
couples-event-exchanged =
    { $seat } { $count ->
        [0] n’échange rien
        [one] échange une carte
       *[other] échange { $count } cartes
    }.
couples-event-first_dealer = { $seat } distribue en premier.
couples-event-game_ended =
    { $winner ->
        [none] La partie est terminée, sans victoire.
       *[other] La partie est terminée : { $winner } gagne.
    }
couples-event-hand_dealt = { $seat } reçoit { $cards }.
couples-event-hand_shown = { $seat } montre { $cards } : { $category }.
couples-event-hands_tied = Égalité parfaite ({ $category }) : les mains ne rapportent rien.
couples-event-line_passed = { $seat } franchit la ligne { $kind } avant la case { $line }.
couples-event-passed_buying = { $seat } n’achète rien.
couples-event-pawn_moved =
    { $seat } marque { $points ->
        [one] un point
       *[other] { $points } points
    } ({ $why }) et { $position ->
        [71] atteint l’arrivée
       *[other] avance jusqu’à la case { $position }
    }.
couples-event-round_ended = La manche est terminée. { $next_dealer } distribue la suivante.
couples-event-round_tied = Égalité parfaite : personne ne prend de carte, et on rejoue la manche.
couples-event-round_won = { $seat } gagne la manche.
couples-event-shop_bought =
    { $seat } paie { $price ->
        [one] une pièce
       *[other] { $price } pièces
    } à la boutique.
couples-event-shop_left =
    { $seat } quitte la boutique. { $remain_count ->
        [0] Il n’y reste aucune carte.
        [one] Il y reste une carte.
       *[other] Il y reste { $remain_count } cartes.
    }
couples-event-shop_refunded =
    La boutique rend { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    } à { $seat }.
couples-event-sign_thrown = { $seat } a choisi son signe.
couples-event-signs_shown = On montre les signes : { $signs }.
couples-event-skipped_buying = { $seat } n’achète pas de cartes : { $because }.
couples-event-stood_pat =
    { $seat } garde ses cinq cartes et { $coins ->
        [0] ne reçoit rien, car la banque est vide
        [one] reçoit une pièce
       *[other] reçoit { $coins } pièces
    }{ $locked ->
        [yes] {""} : pas d’achat dans cette manche
       *[no] {""}
    }.
couples-event-timer_touched = { $seat } utilise le minuteur : { $action }.
couples-event-trick_taken = { $seat } fait le pli { $number }.
couples-event-tweak_answered =
    { $agreed ->
        [yes] { $seat } accepte la variante.
       *[no] { $seat } préfère s’en tenir à la carte.
    }
couples-event-tweak_proposed = { $seat } propose une variante : « { $note } »
couples-event-tweak_withdrawn = { $seat } retire la variante.
couples-event-winner_known = { $seat } gagne la partie. Sa carte extase attend que toutes les autres soient jouées.

## House rules

couples-option-card_view = Cartes retournées
    .help = Visibles à deux : vous lisez ensemble toute la carte. Cachées à l’autre : l’autre en voit seulement le genre et les activités que tu choisis.
couples-option-completion = Qui dit que c’est fait
    .help = La personne qui a tiré la carte, ou vous deux, dans n’importe quel ordre.
couples-option-deck = Cartes de chaque pile de récompenses
    .help = Combien de cartes de chaque genre, les mêmes pour vous deux : de 3 à 16 en tout, l’extase toujours en dernier. Plus il y a de cartes, plus la partie est longue.
couples-option-first_dealer = Qui distribue en premier
    .help = Pierre-feuille-ciseaux : si tu gagnes, tu distribues. Autres choix : le hasard, ou toujours la première ou la deuxième place.
couples-option-limits = Thèmes à écarter
    .help = Les thèmes que vous écartez d’un commun accord. Si une carte garde moins de trois activités, elle reste de côté.
couples-option-start_clothes = Vêtements au départ
    .help = Avec deux cartes effeuillage : toujours cinq. Sinon, deux par carte effeuillage, plus un, deux ou trois. Zéro seulement sans ces cartes.
couples-option-start_space = Case de départ
    .help = Plus tu pars loin, plus la partie est courte et la tenue légère : 5 vêtements jusqu’à la case 10, 3 jusqu’à 24, 1 jusqu’à 37, puis 0. Les lignes déjà passées ne donnent pas de carte.
couples-option-strip_target = Qui se déshabille
    .help = Avec les cartes effeuillage et nudité : l’autre, ou la personne qui a tiré la carte. C’est le même choix pour toute la partie.
couples-option-tie_dealer = Qui redistribue après une égalité
    .help = Après une égalité parfaite, on rejoue la manche : la même personne distribue, ou bien l’autre.

## Words

couples-word-talk = confidence
couples-word-strip = effeuillage
couples-word-cuddle = câlin
couples-word-nude = nudité
couples-word-hot = frisson
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
couples-word-behind = pion derrière
couples-word-beige = beige
couples-word-both = vous deux
couples-word-drawer = la personne qui a tiré la carte
couples-word-drawer_only = cachées à l’autre
couples-word-hand = meilleure main
couples-word-locked = des pièces déjà reçues dans cette manche
couples-word-no_coins = pas de pièces
couples-word-none = personne
couples-word-open = visibles à deux
couples-word-paper = feuille
couples-word-partner = l’autre
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
couples-word-swap = l’autre
couples-word-tricks = plis
couples-word-undresses = qui se déshabille

## Labels

couples-seen-activities = activités
couples-seen-activity = activité
couples-seen-actor = par
couples-seen-agreed = d’accord
couples-seen-bails = jokers restants
couples-seen-bank = banque
couples-seen-best_hand = meilleure main
couples-seen-bought = cartes achetées
couples-seen-by = proposée par
couples-seen-card = carte
couples-seen-card_view = cartes retournées
couples-seen-category = genre
couples-seen-climax_allowed = orgasme permis
couples-seen-clothes = vêtements portés
couples-seen-coins = pièces
couples-seen-completion = qui dit que c’est fait
couples-seen-dealer = à la donne
couples-seen-discards = défausse
couples-seen-done = fait
couples-seen-drawer = carte tirée par
couples-seen-exchanged = cartes échangées
couples-seen-face_up = sur la table
couples-seen-first_dealer = distribue en premier
couples-seen-hand = main
couples-seen-heat = température
couples-seen-hidden = cartes cachées
couples-seen-holds = combinaison
couples-seen-id = référence
couples-seen-index = rang sur la carte
couples-seen-items = à venir
couples-seen-kind = genre
couples-seen-least_dressed = vêtements portés, au moins
couples-seen-limits = thèmes écartés
couples-seen-line = ligne
couples-seen-locked = pas d’achat
couples-seen-most_dressed = vêtements portés, au plus
couples-seen-note = note
couples-seen-pack = cartes dans la pioche
couples-seen-pat_coins = pièces pour garder toutes ses cartes
couples-seen-pawn = pion
couples-seen-pieces = vêtements
couples-seen-pile = cartes jouées
couples-seen-position = case
couples-seen-price = prix
couples-seen-private_room = à l’écart
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
couples-seen-standing = convenu avant
couples-seen-thrown = ton signe
couples-seen-signs = signes
couples-seen-stacks = piles
couples-seen-state = état
couples-seen-strip_target = qui se déshabille
couples-seen-tags = thèmes
couples-seen-target = qui se déshabille
couples-seen-temporary_undress = sans vêtements un moment
couples-seen-trick_winners = plis faits par
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
    .pitch = Gagne au poker, prends tes récompenses une à une et tire ta carte extase avant l’autre.
    .about = Du poker à récompenses. Pas besoin de table : un lit suffit.
    .minutes = 90 min
    .how =
        Chaque manche gagnée te donne la carte du dessus de ta pile de récompenses. Tout en bas attend la carte extase : tire la tienne avant l’autre, et la partie est à toi.

        Pour commencer, cinq vêtements par personne (une paire de chaussettes ou de chaussures compte pour un) et deux jokers. Ta pile contient, de haut en bas, deux cartes effeuillage, une câlin, une nudité, deux frisson, une désir et une extase. Celle de l’autre aussi. Pierre-feuille-ciseaux décide qui distribue en premier.

        Vous recevez cinq cartes par personne. Si tu n’as pas distribué, tu échanges en premier : autant de cartes que tu veux, ou aucune. L’autre fait de même. Vous échangez une seconde fois, dans le même ordre, puis vous montrez vos mains : la meilleure gagne. À égalité parfaite, on rejoue la manche.

        Si tu as gagné, prends ta carte récompense. Vous la lisez à deux, et tu choisis une de ses activités. Avec une carte effeuillage, l’autre enlève deux vêtements. Avec une carte nudité, tous ceux qui restent. Pour la plupart des autres activités, on se rhabille après. Ensuite, la carte quitte le jeu, et la donne change de main.

        Le choix de l’autre ne te tente pas ? Utilise un joker : l’autre choisit alors une autre activité sur la même carte. Tu as deux jokers pour toute la partie. Tu peux aussi proposer une variante : il faut qu’elle vous plaise à vous deux.

        Dès qu’une activité est choisie, tu peux dire stop à tout moment, sans raison, et ça ne coûte rien. Tu peux aussi arrêter la partie quand tu veux. Tes limites passent toujours avant les cartes.

        L’orgasme attend la carte extase. Tire-la, et tu gagnes : une dernière activité termine la partie.
game-couples-advanced = Poker pour couples : version avancée
    .pitch = Poker, plis, pièces et course de pions : une soirée à deux où la température monte ligne après ligne.
    .about = Poker, plis et une course semée de récompenses.
    .minutes = 2 à 3 heures
    .how =
        Marque des points, avance ton pion et prends une carte à chaque ligne franchie. Si ton pion passe l’arrivée avant l’autre, tu gagnes.

        Choisis la tenue de l’autre, et l’autre la tienne : cinq vêtements par personne. Tu commences avec trois pièces et deux jokers.

        À chaque manche, vous recevez cinq cartes par personne et vous échangez deux fois. Si tu n’as pas distribué, tu commences. Garde toutes tes cartes au second échange et tu reçois une pièce, ou deux si tu les as aussi gardées au premier. Mais alors, tu n’achètes rien dans cette manche. Sinon, vous remplacez des cartes à tour de rôle, à une pièce chacune, jusqu’à ce que vous n’achetiez plus rien.

        Viennent cinq plis, sans atout. Fournis la couleur demandée si tu peux. La plus haute carte de cette couleur, l’as en tête, fait le pli et entame le suivant. Le dernier pli vaut deux points, ou quatre si tu fais les cinq. Puis la meilleure main rapporte d’un point (carte haute) à dix (quinte flush royale), et les plus belles donnent aussi des pièces. Un point, c’est une case. Si ton pion est derrière, tu reçois une pièce.

        Retourne tes cartes une à une et choisis une activité sur chacune. Avec une carte effeuillage, l’autre enlève deux vêtements. Avec une carte nudité, tous ceux qui restent. À la ligne boutique, tu peux acheter des activités d’une seule carte boutique.

        Le choix de l’autre ne te tente pas ? Utilise un joker : l’autre choisit une autre activité ou, à la boutique, reprend ses pièces. Dès qu’une activité est choisie, tu peux dire stop à tout moment, sans raison, et ça ne coûte rien. Tu peux aussi arrêter la partie quand tu veux. Tes limites passent toujours avant les cartes.

        Vos deux pions passent l’arrivée dans la même manche ? La meilleure main de cette manche gagne. Si tu as gagné, tire une carte extase une fois toutes les autres cartes jouées. L’orgasme attend cette carte.

## Before the start

notice-clothes =
    { $pieces ->
        [0] Vous commencez sans vêtements.
        [one] Pour commencer, un vêtement par personne. Une paire de chaussettes ou de chaussures compte pour un.
       *[other] Pour commencer, { $pieces } vêtements par personne. Une paire de chaussettes ou de chaussures compte pour un.
    }
notice-outfits =
    { $pieces ->
        [0] Vous commencez sans vêtements.
        [one] Choisis la tenue de l’autre, et l’autre la tienne : un vêtement par personne. Une paire de chaussettes ou de chaussures compte pour un.
       *[other] Choisis la tenue de l’autre, et l’autre la tienne : { $pieces } vêtements par personne. Une paire de chaussettes ou de chaussures compte pour un.
    }
notice-evening = Gardez-vous deux à trois heures, sans interruption.

## Why not

refusal-accepted_already = Tu as déjà dit oui. Tu peux quand même dire stop, à tout moment.
refusal-bought_already = Tu as déjà acheté cette activité.
refusal-card_twice = Choisis chaque carte une seule fois.
refusal-deck_size = Une pile de récompenses a de { $least } à { $most } cartes. La vôtre en a { $total }.
refusal-exchanged_already = Tu as déjà échangé.
refusal-locked = Tu as gardé tes cinq cartes et reçu des pièces : tu ne peux pas acheter dans cette manche.
refusal-must_follow_suit = Tu as une carte de la couleur demandée : il faut en jouer une.
refusal-naked_with_strip_cards = Sans vêtements, une carte effeuillage n’a rien à enlever. Enlevez ces cartes, ou ajoutez des vêtements.
refusal-no_bails_left = Tu n’as plus de joker. Tu peux toujours dire stop : ça ne coûte rien.
refusal-not_in_the_shop = Cette carte n’est pas à la boutique.
refusal-not_on_this_card = Cette activité n’est pas sur la carte.
refusal-note_too_long = C’est trop long : { $most } caractères au plus.
refusal-nothing_else_left = C’est la dernière activité de la carte : le joker ne sert plus ici. Tu peux toujours dire stop.
refusal-nude_card_needed = Tant qu’il reste des vêtements, il faut une carte nudité.
refusal-one_shop_card = Tu as commencé avec l’autre carte boutique : continue avec elle, ou quitte la boutique.
refusal-own_selection = C’est ton propre choix : ton joker ne sert pas ici. Tu peux toujours dire stop : ça ne coûte rien.
refusal-own_tweak = Tu as proposé cette variante : c’est à l’autre de répondre.
refusal-pawn_taken = Le pion { $pawn } est déjà pris.
refusal-ruled_out = Cette activité n’est plus au choix.
refusal-start_clothes = Avec ces cartes, il faut de { $least } à { $most } vêtements par personne.
refusal-too_few_cards = Ce paquet n’a pas assez de cartes « { $category } » : il en faut { $least }, il y en a { $cards }.
refusal-too_few_coins = Tu n’as pas assez de pièces pour ça.
refusal-tweak_open = Répondez d’abord à la variante proposée.
refusal-wrong_pieces = Il faut { $needed } vêtements par personne, pas { $wears }.

## The page

page-couples-also = Aussi sur cette carte
page-couples-away = pas là
page-couples-bail =
    { $count ->
        [0] Plus de joker
        [one] Utiliser un joker (le dernier)
       *[other] Utiliser un joker (il en reste { $count })
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
page-couples-cards_of = { $name } : ses cartes
page-couples-choose_one = Choisis-en une
page-couples-climax = Orgasme
    .waits = L’orgasme attend la carte extase
    .allowed = L’orgasme est permis maintenant
page-couples-closing = Les cartes en ont assez dit. Le reste de la nuit est à vous deux.
page-couples-comes_off =
    { $pieces ->
        [all] { $name } enlève tout
        [one] { $name } enlève un vêtement
       *[other] { $name } enlève { $pieces } vêtements
    }
page-couples-costs =
    { $count ->
        [one] coûte une pièce
       *[other] coûte { $count } pièces
    }
page-couples-deals = distribue
page-couples-deck_of = { $name } : pile de récompenses
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
        [0] { $name } : aucune carte en main
        [one] { $name } : une carte en main
       *[other] { $name } : { $cards } cartes en main
    }
page-couples-heat = température { $heat } sur 5
page-couples-keep_all = Garder les cinq
page-couples-laid_aside =
    { $count ->
        [0] aucune défaussée
        [one] une défaussée
       *[other] { $count } défaussées
    }
page-couples-line = { $kind }, case { $space }
page-couples-next = puis : { $kind }
page-couples-pack = pioche : { $count }
page-couples-phase-buying = achat de cartes
page-couples-phase-cards = cartes
page-couples-phase-deal = la donne
page-couples-phase-exchange_1 = premier échange
page-couples-phase-exchange_2 = second échange
page-couples-phase-over = la fin
page-couples-phase-shop = la boutique
page-couples-phase-showdown = on montre
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
        [71] a atteint l’arrivée
       *[other] case { $space }
    }
page-couples-replace =
    { $count ->
        [one] Remplacer une carte
       *[other] Remplacer { $count } cartes
    }
page-couples-reward_deck = Pile de récompenses ({ $name }), la prochaine carte d’abord : { $kinds }
page-couples-rewards =
    { $game ->
        [advanced] Plateau et boutique
       *[quick] Piles de récompenses
    }
page-couples-round = Manche { $round }
page-couples-shop = La boutique
page-couples-shop_card = Carte boutique { $number }
page-couples-shop_empty = Il n’y a plus de cartes à la boutique.
page-couples-sign = { $name } : { $sign }
page-couples-stacks = Cartes restantes
page-couples-stop_here = Dire stop
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
page-couples-took = { $card } fait le pli
page-couples-track = Piste : { $places }. L’arrivée est à la case { $finish }.
    .place = { $name }, case { $space }
page-couples-tricks =
    { $count ->
        [0] aucun pli
        [one] un pli
       *[other] { $count } plis
    }
page-couples-tweak = Tu préfères faire autrement ?
    .help = Quelques mots. Il faut que ça vous plaise à vous deux.
    .send = Proposer
    .open = Variante proposée par { $name }
    .agreed = C’est d’accord : variante proposée par { $name }
page-couples-waiting-ask_about_tweak = { $name } réfléchit à la variante.
page-couples-waiting-ask_for_signs = Pierre, feuille ou ciseaux : on attend { $name }.
page-couples-waiting-ask_to_accept = { $name } réfléchit.
page-couples-waiting-ask_to_buy = { $name } choisit les cartes à acheter, ou aucune.
page-couples-waiting-ask_to_complete = Prenez votre temps. { $name } dira quand c’est fait.
page-couples-waiting-ask_to_deal = À { $name } de distribuer.
page-couples-waiting-ask_to_draw_climax = { $name } a gagné la partie et tire une carte extase.
page-couples-waiting-ask_to_draw_reward = { $name } prend une carte récompense.
page-couples-waiting-ask_to_exchange = { $name } choisit les cartes à échanger.
page-couples-waiting-ask_to_exchange_again = { $name } échange encore, ou garde ses cartes.
page-couples-waiting-ask_to_follow = { $name } choisit une carte à fournir.
page-couples-waiting-ask_to_lead = { $name } choisit la carte d’entame.
page-couples-waiting-ask_to_select = { $name } choisit une activité.
page-couples-waiting-ask_to_shop = { $name } fait un tour à la boutique.
page-couples-waiting-ask_to_turn_up = { $name } retourne la carte suivante.
page-couples-wins =
    { $count ->
        [0] aucune manche gagnée
        [one] une manche gagnée
       *[other] { $count } manches gagnées
    }
page-couples-withdraw = Retirer la variante
page-couples-you = toi
page-couples-you_hold_it = c’est ta main
page-couples-your_hand = Ta main :

## How to play, in four panels

game-couples-quick-panel-1 = Jusqu’à la carte extase
    .text = Chaque manche de poker gagnée te donne la carte du dessus de ta pile. Tout en bas attend la carte extase : tire la tienne avant l’autre, et tu gagnes.
game-couples-quick-panel-2 = Cinq cartes, deux échanges
    .text = Tu reçois cinq cartes, l’autre aussi. Échange celles que tu veux, deux fois, en premier si tu n’as pas distribué. Puis on montre : la meilleure main prend une récompense.
game-couples-quick-panel-3 = Choisis ta récompense
    .text = Chaque carte propose trois ou quatre activités : choisis-en une. Une carte effeuillage enlève deux vêtements à l’autre, une carte nudité ceux qui restent. L’orgasme attend la carte extase.
game-couples-quick-panel-4 = Stop à tout moment
    .text = Tu peux dire stop à tout moment, sans raison : ça ne coûte rien. Le choix de l’autre ne te tente pas ? Utilise un de tes deux jokers, ou propose une variante.

game-couples-advanced-panel-1 = Cap sur l’arrivée
    .text = Tes points font avancer ton pion, et chaque ligne franchie te donne une carte. Atteins l’arrivée avant l’autre et tu gagnes : une carte extase termine la partie.
game-couples-advanced-panel-2 = Du poker, puis des plis
    .text = Échange deux fois, puis achète des cartes, une pièce chacune. Viennent cinq plis : deux points pour le dernier, quatre pour les cinq. La meilleure main rapporte de un à dix points.
game-couples-advanced-panel-3 = Cartes, pièces et boutique
    .text = Pour chaque ligne, retourne une carte et choisis une activité. Tu gagnes des pièces en gardant ta main, avec une très belle main ou avec un pion derrière. Dépense-les à la boutique.
game-couples-advanced-panel-4 = Stop à tout moment
    .text = Tu peux dire stop à tout moment, sans raison : ça ne coûte rien. Un joker écarte le choix de l’autre, et tu en as deux. À la boutique, l’autre récupère alors ses pièces.
