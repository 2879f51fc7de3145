### Nightcap en français

## Small words

someone = quelqu’un
nothing = –
yes = oui
no = non
seen-seat = place
seen-seats = places

## Notices

notice-safety =
    Entre adultes, et seulement si tout le monde en a envie. Vous jouez sous votre responsabilité : prenez soin de vous.
    Les limites, la sécurité et la loi passent avant les cartes. Une carte n’oblige à rien : tu peux dire stop à tout moment, sans raison, et ça ne coûte rien.

## Decks

deck-problems =
    { $count ->
        [one] Une chose à corriger :
       *[other] { $count } choses à corriger :
    }

deck-problem-not_toml = Ce n’est pas du TOML : { $problem }. Mets les textes entre guillemets et les listes entre crochets.
deck-problem-not_utf8 = Ce n’est pas du texte en UTF-8. Enregistre le fichier en UTF-8 dans ton éditeur.
deck-problem-too_large = Le fichier dépasse { $most } ko. Fais-en deux paquets.
deck-problem-too_many = Il y a { $count } entrées « { $key } » : { $most } au plus sont permises. Enlèves-en.
deck-problem-unknown_key =
    { $nearest ->
        [none] Un paquet n’a pas de « { $key } » à cet endroit. Enlève-le.
       *[other] Un paquet n’a pas de « { $key } » à cet endroit. Voulais-tu écrire « { $nearest } » ?
    }
deck-problem-bad_value = « { $value } » ne convient pas pour « { $key } » : écris { $expects }.
deck-problem-missing = Il manque « { $key } » : écris { $expects }.
deck-problem-not_a_table = « { $key } » doit être une table à part, comme [title].
deck-problem-not_a_list = « { $key } » doit être une liste de tables : écris [[{ $key }]] au-dessus de chacune.
deck-problem-missing_text = Il manque le texte en « { $language } ». Écris-le, ou retire « { $language } » des langues.
deck-problem-language_not_promised = Il manque « { $language } » parmi les langues du début. Ajoute cette langue, ou enlève ce texte.
deck-problem-not_plain = Le caractère { $character } est du balisage, ou il est invisible. Écris des mots simples.
deck-problem-too_long = Le texte a { $length } caractères, et une carte en contient { $most } au plus. Raccourcis-le.
deck-problem-reading_missing = Il manque « { $reading } » en { $language } : « does » est pour la personne qui agit, « gets » pour l’autre, « seen » pour la table.
deck-problem-reading_person = « { $reading } » ne peut pas nommer « { $person } ». Écris { $known } ; pour la personne qui lit, écris « tu ».
deck-problem-reading_nobody = « { $reading } » ne dit pas de qui il s’agit : écris { "{" }{ $person }{ "}" }.
deck-problem-reading_you = « { $reading } » s’adresse à toute la table : écris des noms à la place de « { $word } ».
deck-problem-not_harmless = Un défi anodin est pour une seule personne, à distance (remote = true), sans thème, sans carte et sans accessoires.
deck-problem-text_twice = « { $other } » dit exactement la même chose. Écris autre chose.
deck-problem-id_twice = L’identifiant « { $id } » est déjà pris. Choisis-en un autre, ou n’en mets pas.
deck-problem-unknown_tag =
    { $nearest ->
        [none] Aucun thème ne s’appelle « { $tag } ». Prends un thème de ce paquet, ou ajoute-le.
       *[other] Aucun thème ne s’appelle « { $tag } ». Voulais-tu écrire « { $nearest } » ?
    }
deck-problem-unknown_category =
    { $nearest ->
        [none] Aucune catégorie ne s’appelle « { $category } » : écris talk, strip, cuddle, nude, hot, lust, climax ou shop.
       *[other] Aucune catégorie ne s’appelle « { $category } ». Voulais-tu écrire « { $nearest } » ?
    }
deck-problem-activity_count = La carte « { $card } » a { $count } activités. Il en faut 3 ou 4.
deck-problem-same_price = Deux activités de la carte « { $card } » ont le même prix. Donne à chacune le sien.
deck-problem-price_elsewhere = Seules les activités de la boutique ont un prix. Enlève-le.
deck-problem-takes_off_elsewhere = Seules les activités « climax » disent ce qui s’enlève : pour les cartes strip et nude, c’est réglé d’avance. Retire cette ligne.
deck-problem-undresses_elsewhere = Une carte { $category } ne déshabille personne : seules les cartes strip et nude ont l’actor "undresses".
deck-problem-undresses_receiver = Avec l’actor "undresses", le receiver est "both" ou "none".
deck-problem-section_elsewhere = Un paquet pour { $game } n’a pas de « { $key } ». Enlève-le.
deck-problem-unknown_card = Aucune carte ne s’appelle « { $card } ». Écris la valeur et la couleur, comme 7C, 10H ou AS.
deck-problem-card_twice = Il y a déjà un défi pour { $card }. Chaque carte en a un.
deck-problem-cards_without_dare =
    { $count ->
        [one] Une carte n’a pas de défi : { $cards }.
       *[other] { $count } cartes n’ont pas de défi, par exemple { $cards }.
    }

deck-expects-format = 1
deck-expects-id = des minuscules, des chiffres et des tirets, comme "notre-paquet"
deck-expects-game = "couples" ou "retos"
deck-expects-author = un nom de 80 caractères au plus
deck-expects-languages = une liste comme ["fr"] ou ["en", "fr", "es"]
deck-expects-title = une table [title] avec un texte par langue
deck-expects-category = talk, strip, cuddle, nude, hot, lust, climax ou shop
deck-expects-harmless = true ou false
deck-expects-heat = un nombre entier de 1 (tout doux) à 5 (brûlant)
deck-expects-tags = une liste de 8 thèmes au plus, comme ["kissing"]
deck-expects-actor = "drawer", "partner" ou "both" ; aussi "undresses" sur les cartes strip et nude
deck-expects-receiver = "drawer", "partner", "both" ou "none"
deck-expects-seconds = un nombre entier de secondes : de 10 à 600, ou de 0 à 300 pour un défi
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

refusal-bad_deck = Ce paquet ne va pas avec ce jeu.
refusal-bad_option = « { $option } » n’accepte pas cette valeur. Les choix sont indiqués à côté, et dans « ./play games ».
refusal-bad_player = Les réglages d’une place ne conviennent pas. Il en faut pour chaque place, dans les limites du jeu.
refusal-bots = Les bots peuvent prendre de { $least } à { $most } places ici.
refusal-card_not_in_hand = Cette carte n’est pas dans ta main.
refusal-game_over = La partie est terminée.
refusal-malformed = Ce jeu ne connaît pas ce coup.
refusal-must_draw_first = Pioche d’abord une carte.
refusal-must_play = Tu as une carte qui convient : avec vos règles maison, il faut la jouer.
refusal-no_such_seat = Il n’y a personne à cette place.
refusal-not_now = Ce n’est pas possible maintenant.
refusal-not_ready = Tout le monde n’a pas encore dit oui.
refusal-not_your_turn = Ce n’est pas à toi de jouer.
refusal-number_of_cards =
    { $most ->
        [one] Choisis une carte au plus.
       *[other] Choisis { $most } cartes au plus.
    }
refusal-only_the_host = C’est à l’hôte de le faire.
refusal-other_deck = « { $deck } » est un paquet pour { $game }.
refusal-seat_count = Ce jeu se joue de { $least } à { $most }. Vous êtes { $seats }.
refusal-start_later = Vous avez essayé de commencer plusieurs fois. Attendez { $seconds } secondes, puis réessayez.
refusal-too_few_left = Il ne reste pas assez de cartes pour une partie. Le hasard y est pour quelque chose. Prenez un autre paquet, un autre jeu, ou des règles maison qui demandent moins de cartes.
refusal-unknown_option = Il n’y a pas de règle maison « { $option } ». Choisis parmi : { $known }.

### Rooms

refusal-adults_only = Seuls les adultes peuvent jouer.
refusal-agreement_changed = Ce qui était prévu vient de changer. Regarde encore une fois, puis redis oui.
refusal-deck_changed = Le paquet a changé pendant que tu répondais. Regarde le nouveau, puis fixe de nouveau tes limites.
refusal-boundaries_first = Fixe d’abord tes limites, en privé.
refusal-bad_deck_file = Ce paquet n’est pas encore jouable. Voici ce qu’il faut corriger, ligne par ligne.
refusal-game_has_begun = La partie a commencé : c’est trop tard pour ça.
refusal-game_has_not_begun = La partie n’a pas encore commencé.
refusal-in_already = Tu es déjà dans le salon.
refusal-leave_instead = Pour partir, quitte le salon.
refusal-name_taken = Le nom { $name } est déjà pris ici, ou un autre qui lui ressemble trop. Choisis-en un autre.
refusal-name_unreadable = Ce nom n’est pas lisible. Choisis-en un autre.
refusal-name_of_bots = Un nom comme { $name } est réservé aux bots. Choisis-en un autre.
refusal-no_game_chosen = Choisissez d’abord un jeu.
refusal-no_such_bot = Ce bot n’existe pas pour ce jeu. Choisis parmi : { $known }.
refusal-no_such_deck = Ce paquet n’existe pas. Choisis parmi : { $known }.
refusal-no_such_game = Ce jeu n’existe pas. Choisis parmi : { $known }.
refusal-nobody_has_left = Personne n’a quitté cette place.
refusal-nobody_knocks = Il n’y a plus personne à la porte sous ce nom.
refusal-nobody_there = Il n’y a personne à cette place.
refusal-still_here = Cette personne est toujours en ligne.
refusal-not_agreed = Mettez-vous d’abord d’accord sur « { $option } », avec vos mots.
refusal-not_everybody_ready = Tout le monde n’a pas encore dit oui.
refusal-not_let_in = L’hôte ne t’a pas encore ouvert.
refusal-not_with_a_bot = On ne peut pas être en couple avec un bot.
refusal-not_your_seat = Cette place n’est pas sur cet appareil.
refusal-not_yours = Cet appareil ne peut pas faire ça.
refusal-old_question = La partie a avancé entre-temps. Voici la question en cours.
refusal-paused = La partie est en pause. Elle reprend quand tout le monde en a envie.
refusal-knocked_enough = Tu as déjà frappé plusieurs fois. Demande à l’hôte d’ouvrir un autre salon.
refusal-room_is_full = Le salon est plein.
refusal-door_is_busy = D’autres attendent déjà à la porte, au même endroit que toi. Réessaie dans un instant.
refusal-rooms_enough = Trop de salons ont déjà été ouverts depuis cet endroit. Efface un de ces salons, ou retournes-y.
refusal-work_first = Ce salon met un peu plus de temps à s’ouvrir. Réessaie.
refusal-log_full = Ce salon ne peut plus rien noter. Tu peux dire stop, faire une pause, partir ou arrêter la partie. Pour rejouer, ouvre un nouveau salon.
refusal-decks_enough = Vous avez déjà apporté { $most } paquets dans ce salon. Reprends l’un d’eux, ou ouvre un nouveau salon.
refusal-table_is_full = Il n’y a plus de place : on joue à { $most } au plus.
refusal-books_closed = On joue cartes sur table quand tout le monde, à cette partie, est d’accord.
refusal-no_commitment = Pas encore : pour le mélange, il manque { $names }. La page s’en charge dès qu’elle est ouverte.
refusal-other_share = Ce n’est pas la part que cet appareil avait promise pour le mélange.
refusal-revealing = Un instant : on mélange les cartes.
refusal-too_many_rooms = Ce serveur n’a plus de place pour un salon. Réessaie plus tard.
refusal-too_large = Ce message est trop long.
refusal-unreadable = Ce message est illisible.
refusal-too_fast = Tu vas trop vite pour la table. Attends un instant.
refusal-not_confirmed = Confirme avec le code de ce salon.
refusal-others_were_faster = D’autres ont été plus rapides à chaque fois : rien n’a changé. Réessaie.
refusal-not_durable = Ça n’a pas pu être enregistré : rien n’a changé. Le disque du serveur est peut-être plein. Réessaie dans un instant.
refusal-not_readable = La partie n’a pas pu être relue. Réessaie dans un instant.
refusal-other_origin = Cette demande doit venir d’une page de ce serveur.
refusal-no_device = La table ne connaît pas encore cet appareil. Recharge la page.
refusal-too_many_joins = Il y a eu trop d’essais depuis cet endroit. Attends une minute.
refusal-not_three_words = Un code a trois mots anglais, comme copper-lantern-fig. Le lien marche aussi.
refusal-no_such_word = « { $word } » ? Aucun code n’a ce mot. Vérifie comment il s’écrit, ou ouvre le lien.
refusal-which_word = « { $word } » ? C’est peut-être un de ces mots : { $near }. Écris le bon.
refusal-line_lost = La connexion est coupée : la table n’a rien reçu. Réessaie dans un instant.

## Open books

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
page-done = C’est bon
page-save = Enregistrer
page-more = Plus
page-less = Moins
page-dismiss = Compris
page-try_again = Réessayer

## The way in: for adults only

page-gate = Des jeux de cartes et de dés pour vos soirées, à deux ou entre proches, parfois avec des défis. Pour adultes, à partir de 18 ans, qui ont envie d’être là.
page-gate-promise = Rien n’est obligatoire. Tu peux dire stop à tout moment, tes limites restent secrètes, et vous pouvez tout effacer quand vous voulez.
page-gate-enter = J’ai 18 ans ou plus
page-gate-leave = Partir

## Choosing a game

page-games = Un jeu pour ce soir
    .subtitle = Choisis un jeu et ouvre un salon
page-games-players = de { $least } à { $most } personnes
page-games-two = à deux
page-games-heat = température de { $low } à { $high }
page-games-join = Rejoindre un salon
page-games-code = Code du salon
    .hint = Trois mots anglais, donnés avec l’invitation.
page-games-working = Plusieurs salons ont été ouverts depuis cet endroit : celui-ci prend un instant de plus.

## At the door

page-door = À la porte
    .subtitle = Frappe, et l’hôte t’ouvrira
page-door-name = Ton nom
    .hint = Celui que les autres verront. Un surnom convient très bien.
    .asked = Sous quel nom te présenter à { $host } ?
page-door-knock = Frapper
page-door-screen = C’est notre écran commun
    .hint = Une télé ou une tablette pour tout le monde. Elle ne prend pas de place et montre seulement ce que tout le monde peut voir.
page-door-screen_name = Écran commun
page-door-waiting = Tu as frappé. On t’ouvre dans un instant.
    .host = { $host } voit ton nom et t’ouvre.
page-door-again = Frapper de nouveau, sous un autre nom
page-door-playing = Si une partie a déjà commencé, tu peux la regarder ici, puis jouer la suivante.
page-door-not_for_me = Pas pour moi
page-door-adult = J’ai 18 ans ou plus et j’ai envie d’être là
page-door-leave = Partir
page-door-own_table = Ouvrir ma propre table
page-door-invited = Une invitation pour toi
page-door-invites = { $host } t’invite
page-door-meanwhile = En attendant : { $game }
page-door-knocked = Tu as frappé, { $name }.
page-door-waiting_screen = Cet écran a frappé.
page-door-declined = Pas ce soir.
    .host = La table de { $host } reste comme elle est ce soir.
    .text = La table reste comme elle est ce soir.

## The line to the room

page-connecting = Un instant…
page-line_lost = La connexion est coupée. On réessaie. La partie est enregistrée.
page-server_closing = Le serveur fait une courte pause. Cette page reviendra toute seule, et la partie avec elle.
page-unwritten = La partie est bloquée : le disque du serveur est plein, et rien ne peut être enregistré pour l’instant.
page-not_loaded = Impossible de charger la table. Réessaie.
page-gone-burnt = Ce salon est effacé.
    .text = Il n’en reste rien.
page-gone-turned_away = Pas ce soir.
    .text = L’hôte n’ouvre pas à cet appareil. Un salon à toi s’ouvre d’un geste.
page-gone-no_such_room = On ne trouve pas ce salon.
    .text = Il n’existe pas, ou plus. Redemande le lien.
page-gone-damaged_room = On ne peut pas continuer dans ce salon.
    .text = Son enregistrement est abîmé. Les autres salons vont bien : ouvres-en un nouveau.
page-gone-elsewhere = Ce salon est ouvert ailleurs.
    .text = Il est ouvert dans d’autres fenêtres de cet appareil. Continuer ici ?
page-gone-use_here = Continuer ici
page-gone-home = Voir les jeux

## The lobby: inviting

page-invite = Inviter
    .text = Montre ce code, ou envoie le lien : il n’y a plus qu’à frapper.
page-invite-qr = Code QR avec le lien de ce salon
page-invite-copy = Copier le lien
page-invite-copied = Copié
page-invite-send = Envoyer l’invitation
page-invite-only_here = Aucun téléphone ne peut encore entrer.
    .text = Nightcap a été lancé pour cet ordinateur seulement. Pour accueillir des téléphones, lance-le avec
page-knocking = { $name } frappe à la porte.
    .text = Ce nom te dit quelque chose ? Tu es la seule personne qui puisse ouvrir.
page-knocking-screen = Un écran commun frappe à la porte.
    .text = Une télé ou une tablette pour toute la table. Rien de privé ne s’y montre.
page-knocking-admit = Ouvrir
    .label = Ouvrir à { $name }
page-knocking-decline = Pas ce soir
    .label = Ne pas ouvrir à { $name }
page-knocking-later = Dans un instant

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
page-seats-host = hôte
page-seats-bot = bot
page-seats-away = pas là
page-seats-ready = a dit oui
page-seats-sit = Prendre une place
page-seats-add = Ajouter quelqu’un sur cet appareil
    .hint = Vous vous passez l’appareil ; un rideau tombe entre deux tours.
page-seats-rename = Changer le nom
page-seats-stand_up = Laisser la place
page-seats-send_out = Demander de sortir
page-seats-screen_how = Une télé peut servir d’écran commun : ouvre cette adresse dessus, entre « { $words } » et choisis l’écran commun.
page-seats-count =
    { $count ->
        [1] Une table rien qu’à toi.
        [2] Vous êtes deux.
       *[other] Vous êtes { $count }.
    }
page-seats-fill = Remplir une place
page-seats-add_bot = Ajouter un bot
page-seats-remove_bot = Retirer { $name }
page-bot-sensible = Joue bien
page-bot-random = Joue au hasard
page-bot-greedy = Prend ce qui vient

## The lobby: the game and its rules

page-lobby-game = Le jeu de ce soir
page-lobby-choose_game = Choisir un jeu
page-lobby-no_game = Pas encore de jeu : c’est à l’hôte de choisir.
page-lobby-complete = On est au complet
page-lobby-last_steps = Quelques étapes en privé, et on commence.
page-lobby-everyone = Tout le monde est là.
page-lobby-host_decides = C’est à l’hôte de régler le jeu, les règles et le paquet. Envie d’autre chose ? Dis-le.
page-rules = Règles maison
    .text = Change ce que tu veux. Après un changement, tout le monde redit oui.
page-rules-usual = Vous jouez avec les règles d’origine.
page-rules-changed =
    { $count ->
        [0] Vous jouez avec les règles d’origine.
        [one] Une règle changée.
       *[other] { $count } règles changées.
    }
page-rules-usually = à l’origine : { $value }
page-rules-reset = Revenir à la règle d’origine
page-rules-range = de { $low } à { $high }
page-rules-out_of_range = Choisis de { $low } à { $high }. En attendant, rien ne change.
page-rules-as_game = selon le jeu

## The lobby: decks

page-deck = Paquet
page-deck-built_in = Fourni avec Nightcap
page-deck-bring = Apporter votre paquet
    .hint = Un fichier texte au format des paquets. On le vérifie tout de suite, et tout le salon peut le lire.
page-deck-taken = { $title } est sur la table.
page-deck-by = apporté par { $name }
page-deck-line = Ligne { $line }

## Private boundaries: calm, for one person alone

page-bounds = Tes limites
    .subtitle = seulement pour { $name }
page-bounds-private = Cette page est pour toi : personne d’autre ne la voit. À chaque partie, environ un thème sur trois reste de côté par hasard : un thème absent ne prouve donc rien.
page-bounds-up_to_here = jusqu’ici
page-bounds-sealed = C’est scellé : personne ne peut rouvrir ce que tu as dit, pas même toi. Ce que tu as exclu reste exclu. Pour repartir de zéro, quitte ta place et reviens t’asseoir.
page-bounds-promise = Ce que tu exclus n’apparaît jamais.
page-bounds-turn = C’est à { $name } de répondre. Les autres, regardez ailleurs.
page-bounds-heat = Jusqu’où la température peut-elle monter ?
page-heat-1 = tout doux
    .sample = Dis trois choses que tu as remarquées aujourd’hui.
page-heat-2 = tendre
    .sample = Restez main dans la main jusqu’au premier rire.
page-heat-3 = sensuel
    .sample = Masse des épaules fatiguées pendant deux minutes.
page-heat-4 = chaud
    .sample = Échangez un long baiser. Qui l’interrompt a perdu.
page-heat-5 = brûlant
    .sample = Pendant cinq minutes, une seule personne mène.
page-bounds-own = Certains de ces thèmes viennent du paquet lui-même, avec ses propres mots. Le brouillage protège chaque formulation à part : la même question, posée autrement dans un autre paquet, en dit un peu plus sur toi.
page-bounds-themes = Quels thèmes te vont ?
    .hint = Ce que tu écartes ne sortira pour personne ce soir.
page-bounds-fine = ça me va
page-bounds-never = jamais
page-bounds-garments = Combien de vêtements veux-tu bien mettre en jeu ?
page-bounds-drinks = Combien de boissons veux-tu bien prendre, avec ou sans alcool ?
page-bounds-as_house = le maximum de la table
page-bounds-cover = Brouiller ce que j’écarte
    .help = Pour toi, environ un thème sur { $share } reste de côté sans que tu l’aies écarté. Ce sont les mêmes pendant deux mois environ. Quoi que tentent les autres, un thème absent multiplie donc au plus par { $share } les chances que tu l’aies écarté. Sans brouillage, tu joues avec plus de cartes, mais ce que tu écartes se devine mieux.
page-bounds-mix = Changer le brouillage
    .hint = D’autres thèmes resteront de côté pour toi
page-bounds-mix-ask = Changer le brouillage ?
    .text = Tu y perds un peu de secret. Si quelqu’un joue avec toi avant et après, un thème absent les deux fois multiplie encore par { $share } les chances que tu l’aies écarté.
    .yes = Changer
    .no = Garder le mien
page-bounds-mixed = Le nouveau brouillage commence dès que tu enregistres.
page-bounds-passed_round = Vous vous passez cet appareil : le brouillage y protège moins. En y jouant sans les autres, on peut découvrir ce que le hasard écarte. Ton propre téléphone te protège pleinement.
page-bounds-save = Garder ça pour moi
page-bounds-save_and_yes = Garder ça pour moi, et dire oui
page-bounds-kept = C’est enregistré. Personne d’autre ne peut le voir.
page-bounds-later = Tu peux changer d’avis jusqu’au début de la partie. Ensuite, tu peux toujours dire stop : ça ne coûte rien.
page-bounds-open = Fixer tes limites, en privé

## Couples

page-couples = Qui est en couple ?
    .hint = Vous êtes en couple quand vous l’avez dit à deux. Les règles maison peuvent réserver les défis à deux aux couples.
page-couples-alone = pas en couple ce soir
page-couples-with = avec { $name }
page-couples-waiting = { $name } ne l’a pas encore dit.
page-couples-both = { $one } et { $other } sont en couple.

## Ready

page-ready-before = Avant de commencer
    .subtitle = la dernière étape
page-ready-adult = Je suis adulte, j’ai envie de jouer, et je sais que je peux dire stop à tout moment.
page-ready-yes = Oui, je veux jouer
    .hint = on commence quand tout le monde a dit oui
page-ready-later = Un instant
page-ready-we = Oui, on veut jouer
page-ready-undo = Attendez, pas encore
page-ready-waiting = On attend { $names }
page-ready-asked_again = Quelque chose a changé : tout le monde redit oui.

## At the table: the menu

page-menu = Menu
page-menu-how = Comment jouer
page-menu-reference = Quelle main gagne
page-menu-log = Le fil de la partie
page-menu-rules = Règles maison
page-menu-luck = Le mélange est-il honnête ?
page-menu-look = Langue, apparence et son
page-menu-invite = Inviter quelqu’un
page-menu-end = Arrêter la partie
page-menu-leave = Quitter le salon
page-menu-burn = Effacer le salon
    .brief = Cartes, mots, limites : il ne reste rien.
page-confirm-end = Arrêter la partie ?
    .text = La partie s’arrête, sans résultat, dès que tout le monde est d’accord.
    .yes = Assez pour ce soir
page-confirm-concede = Arrêter la partie ?
    .text = La partie s’arrête tout de suite, pour vous deux. Personne ne doit rien, et tu n’as pas à dire pourquoi.
    .yes = Arrêter la partie
page-confirm-leave = Quitter le salon ?
    .text = On te garde ta place : tu peux revenir avec cet appareil. En attendant, un bot peut jouer pour toi.
    .yes = Quitter
page-confirm-go = Quitter le salon ?
    .text = Tu peux revenir avec cet appareil tant que le salon existe.
    .yes = Quitter
page-confirm-burn = Effacer toute la soirée ?
    .text = Le salon disparaît pour tout le monde, tout de suite et pour de bon. Rien de ce soir ne reste sur le serveur.
    .yes = Tout effacer
    .no = Ne rien effacer
page-confirm-send_out = Demander à { $name } de sortir ?
    .text = Cet appareil quitte le salon. On peut toujours frapper de nouveau.
    .yes = Demander de sortir
page-log-open = Tout montrer
page-log-fold = Montrer moins
page-language = Langue
page-language-en = English
page-language-fr = Français
page-language-es = Español
page-not_this_language = Impossible de charger cette langue : { $language }. La page reste comme elle est. Réessaie dans un instant.
page-theme = Apparence
page-theme-system = comme l’appareil
page-theme-dark = sombre
page-theme-light = claire
page-large_text = Grands caractères
page-sound = Son

## At the table: stop, pause and the ways out

page-stop = Stop
    .text = Tu peux dire stop à tout moment. Ça ne coûte rien, tu n’as pas à dire pourquoi, et ton nom n’apparaît pas.
page-pause = Pause
page-paused = En pause
    .subtitle = rien ne presse
    .text = On souffle. Un verre d’eau, un peu d’air, quelques mots. On reprend quand tout le monde en a envie.
page-paused-ready = a envie de reprendre
page-paused-waiting = prend un moment
page-resume = J’ai envie de reprendre
page-resume-named = { $name } a envie de reprendre
page-ending = On demande d’arrêter la partie : { $names }. Elle s’arrête quand tout le monde est d’accord.
page-ending-agree = D’accord, on arrête
page-quick_exit = Quitter cette page tout de suite
page-away = { $name } a quitté la table. On attend.
page-away-bot = Un bot joue pour { $name }.
page-away-play_for = Laisser un bot jouer pour { $name }
page-away-you = Tu as quitté la table. On te garde ta place.
page-away-come_back = Revenir à la table
page-silent = { $name } n’a plus de connexion.
page-silent-go_on = Continuer sans { $name }
page-silent-host = L’hôte n’a plus de connexion.
    .go_on = Continuer sans l’hôte

## At the table: whose turn, what can be done, and why not

page-turn-waiting = On attend { $names }
page-turn-sealed = C’est noté. On montre tout quand tout le monde a répondu.
page-how-long = La version longue
page-places-none = Rien du tout
page-places-are_apart = À distance, en appel
    .help = les cartes qui marchent à distance
page-places-are_together = Au même endroit
    .help = toutes les cartes peuvent sortir
page-places-lacking =
    { $count ->
        [one] sans un accessoire
       *[other] sans { $count } accessoires
    }
page-shorter = Avec les cartes de ce soir, la partie est un peu plus courte. Le hasard y est pour quelque chose.
page-rule-exact = La règle exacte, en anglais
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
        [360] six minutes
        [600] dix minutes
       *[other] { $seconds } secondes
    }
page-activity-props = avec : { $props }
page-activity-private_room = à l’écart
page-activity-price =
    { $count ->
        [0] gratuit
        [one] une pièce
       *[other] { $count } pièces
    }
page-activity-this = Celle-ci
page-timer = Minuteur
page-timer-start = Lancer le minuteur
page-timer-pause = Mettre le minuteur en pause
page-timer-reset = Remettre le minuteur à zéro
page-timer-over = Le temps est écoulé. Continuez tant que vous en avez envie.

## Passing the device round, and the shared screen

page-pass_to = Passer à { $name }
page-curtain = Passe l’appareil à { $name }.
page-curtain-open = C’est moi, { $name }
page-curtain-peek = Maintenir pour jeter un œil
page-screen-waiting = Prenez place et mettez-vous à l’aise.
page-screen-title = { $game }, chez { $host }

## The end

page-end = Bonne nuit
page-end-broken_off = Vous avez arrêté là. Personne n’a rien perdu.
page-end-thanks =
    { $count ->
        [1] Merci d’avoir joué.
        [2] Merci à vous deux.
       *[other] Merci à tout le monde.
    }
page-end-kind = De la douceur pour la suite.
page-end-lasted =
    { $span ->
        [hour] Vous avez joué une heure environ.
        [hour_and_half] Vous avez joué une heure et demie environ.
        [hours] Vous avez joué { $count } heures environ.
       *[minutes] Vous avez joué { $count } minutes environ.
    }
page-end-stake = Pour { $names }, comme convenu
page-end-stake-open = Ce que vous aviez mis en jeu
page-end-look_back = Revoir la table
page-end-again = Encore une
page-end-another = Un autre jeu
page-end-host_may = L’hôte peut lancer une autre partie.
page-books = Cartes sur table
    .brief = Avec l’accord de tout le monde, on vérifie.
    .hint = Montre les cartes et les coups de tout le monde, pour vérifier le mélange. À Retos, on y voit aussi combien de vêtements et de boissons chaque place acceptait. On n’y voit pas qui a écarté quel thème. Seulement si tout le monde est d’accord.
    .waiting = Tu as dit oui. On attend encore quelqu’un.
page-books-asked = Envie de mettre cartes sur table : { $names }. On verrait les cartes et les coups de tout le monde, et à Retos les limites de vêtements et de boissons, pour vérifier le mélange.
page-books-agree = D’accord, cartes sur table
page-books-open = Enregistrer le fichier de la partie
    .hint = Toutes les cartes, tous les coups, et ce que cet appareil en a noté. « ./play verify » rejoue chaque coup.
page-luck-shuffling = Un instant : tous vos appareils prennent part au mélange.
page-luck-voided-silent = Rien n’a été distribué : pour le mélange, il manquait { $names }. Si la page y est encore ouverte, recommencez, tout simplement.
page-luck-voided-left = Rien n’a été distribué : quelqu’un a quitté la table pendant le mélange ({ $names }).
page-luck-voided-turned_away = Rien n’a été distribué : pendant le mélange, l’hôte a demandé à { $names } de sortir.
page-luck-voided-taken_back = Rien n’a été distribué : quelqu’un a demandé un moment pour réfléchir ({ $names }).
page-luck-voids =
    { $count ->
        [one] C’est la première fois dans ce salon.
       *[other] Ça fait { $count } fois dans ce salon.
    }
page-luck-voids-own =
    { $own ->
        [one] Ton appareil avait pris part à un mélange annulé pour cette partie.
       *[other] Ton appareil avait pris part à { $own } mélanges annulés pour cette partie.
    }
page-luck-hidden =
    { $own ->
        [one] Ton appareil a pris part à un mélange annulé pour cette partie,
       *[other] Ton appareil a pris part à { $own } mélanges annulés pour cette partie,
    } mais ce serveur { $count ->
        [0] n’en compte aucun
        [one] n’en compte qu’un
       *[other] n’en compte que { $count }
    }. Sauf si une partie entière a eu lieu sans toi, il cache des mélanges que quelqu’un n’a pas aimés : ne joue pas ici.
page-luck-altered = Cette partie ne vient pas du mélange auquel ta page a pris part. Peut-être qu’une autre partie a commencé sans toi, ou dans un autre de tes onglets. Sinon, la personne qui tient ce serveur triche : ne continue pas.
page-luck-ask =
    Ton appareil a pris part à { $own } mélanges pour cette partie, et rien n’a été distribué. Chaque nouveau mélange donne un choix de plus à la personne qui tient ce serveur.
    .yes = Participer encore une fois
page-luck-count =
    Ton appareil compte { $shares ->
        [one] un mélange
       *[other] { $shares } mélanges
    } pour cette partie, et { $games ->
        [0] aucune partie
        [one] une partie
       *[other] { $games } parties
    } avant elle dans ce salon.
page-luck-wronged = Ce serveur dit que ton appareil n’a pas pris part au mélange à temps. C’est faux. Si ça se répète, mieux vaut ne pas jouer ici.
page-luck-fingerprint = Empreinte de cette partie
    .hint = Lisez ces chiffres à voix haute. S’ils sont les mêmes sur tous vos écrans, on vous a promis le même mélange, et personne n’a pu le choisir. Après la partie, « Cartes sur table » montre si la promesse est tenue.
page-luck-true = Vérifié sur cet appareil : ta part est dans le mélange, et tout le monde a tenu parole. Avec le fichier ci-dessous, « ./play verify » rejoue aussi chaque coup.
page-luck-alone = Vérifié sur cet appareil : tout se tient. Cet appareil n’a rien noté de la partie qu’on puisse comparer.
page-luck-false = Ce fichier ne dit pas vrai : quelque chose y a été changé.
page-luck-other = Ce n’est pas la partie que tu as jouée : on y a changé quelque chose.
page-luck-uncounted = Des départs annulés sont cachés ici : pour cette partie, ton appareil a pris part à plus de mélanges que ce fichier n’en compte. Sauf si une partie entière s’est jouée sans toi, la personne qui tient le serveur a pu choisir parmi ces mélanges.
page-luck-doubtful = Tout se tient, mais pendant la partie ce serveur a montré à ton appareil une autre promesse qu’avant, ou aucune. Ne t’y fie pas.
page-luck-unseen = Tout se tient, mais cet appareil n’a rien noté de ce que sa page a montré : il ne peut pas dire si c’étaient tes cartes.

## News, said in passing

page-news-game = Ce soir : { $game }.
page-news-places = L’hôte a changé où vous êtes, ou ce que vous avez sous la main.
page-news-rules = Les règles maison ont changé.
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
        [0] plus de joker
        [one] encore un joker
       *[other] encore { $count } jokers
    }
page-clothes =
    { $count ->
        [0] aucun vêtement
        [one] un vêtement
       *[other] { $count } vêtements
    }
page-others = Les autres
page-yours = De ton côté

## Le salon : l'arrivée, et ce qui reste à faire

page-arrival = Comment voulez-vous jouer ?
page-name-ask = Comment veux-tu qu’on t’appelle ?
page-name-missing = Écris d’abord un nom. Un surnom convient très bien.
page-names = Qui joue sur cet appareil ?
page-names-first = Premier nom
page-names-next = Nom suivant
page-names-nth = Personne { $number }
page-names-add = Ajouter
page-seats-screen = Écran commun
page-seats-empty = place libre
page-bots = Un bot prend une place et joue selon les règles. Il ne fait pas de défis, et personne n’en fait avec lui.
page-ready-before_hint = À lire avant de dire oui
page-rules-all_usual = Revenir aux règles d’origine
page-bounds-of = { $name } : limites privées
page-couples-count =
    { $count ->
        [0] aucun couple
        [one] un couple
       *[other] { $count } couples
    }
page-screen-no_more = Je veux jouer sur cet appareil

## La table simple

page-plain-choose_card = Touche une carte pour voir ce qu’elle peut faire.
page-plain-direction =
    { $way ->
        [1] On joue vers la droite
       *[other] On joue vers la gauche
    }
page-plain-for_good = On ne peut pas revenir en arrière.
page-plain-known_cards = Les cartes que tu connais
page-plain-lately = Ce qui vient de se passer
page-plain-own_words = Avec tes propres mots
page-plain-secret = Personne d’autre ne le voit
page-plain-several =
    { $count ->
        [one] Une possibilité
       *[other] Choisir parmi { $count } possibilités
    }
page-plain-time_left = Temps restant pour répondre

## Props

page-prop-blanket = couverture
page-prop-bowl = bassine
page-prop-chair = chaise
page-prop-chocolate = chocolat
page-prop-cloth = linge
page-prop-coin = pièce de monnaie
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

## Home

page-home-greeting = Bonsoir, { $name }
page-home-company = Qui joue ?
page-home-company-two = À deux
page-home-company-friends = À plusieurs
page-home-waits = Ta partie t’attend
page-home-table_waits = Ta table t’attend
page-home-return = Revenir
page-home-tonight = Une soirée toute trouvée
page-home-play = On joue à ça
page-home-shelf = L’étagère
    .count =
        { $count ->
            [one] un jeu
           *[other] { $count } jeux
        }
page-home-words = Les trois mots reçus
page-home-join = Entrer
page-minutes =
    { $minutes ->
        [60] environ une heure
        [90] environ une heure et demie
        [120] environ deux heures
        [150] environ deux heures et demie
       *[other] environ { $minutes } minutes
    }

## A game's page

page-game-how = Comment ça se passe
page-game-all_rules = Toutes les règles
page-game-how_long = Quel genre de soirée ?
page-game-evening =
    { $preset }, { $minutes ->
        [60] environ une heure
        [90] environ une heure et demie
        [120] environ deux heures
        [150] environ deux heures et demie
       *[other] environ { $minutes } minutes
    }
page-game-open = Ouvrir le salon
page-game-phones = Nos téléphones
page-game-round = Un seul, à tour de rôle
page-preset-short = Courte
page-preset-gentle = Douce
page-preset-classic = Classique
page-preset-long = Longue
page-preset-bold = Audacieuse
page-preset-heat = { $heat } au maximum
page-preset-as_warm_as = Au plus chaud, par exemple :
page-preset-boundaries = En privé, tout le monde peut fixer une limite plus basse.

## The evening you agree on

page-evening = Notre soirée
    .subtitle = toute la table peut la changer
page-evening-at_hand = Qu’avez-vous sous la main ?
page-evening-everything = Tout
page-evening-more =
    { $count ->
        [one] Encore une chose
       *[other] Encore { $count } choses
    }
page-evening-fewer = En montrer moins
page-evening-where = Où êtes-vous ?
page-evening-details = Le jeu et ses règles
page-evening-done = C’est notre soirée
page-evening-agree = Ça me va
page-stake = À gagner
page-stake-idea = Le petit-déjeuner au lit, avec les belles tasses
page-stake-change = Autre chose
page-stake-suggest = Proposer quelque chose
page-stake-missing = Ici, on joue pour gagner quelque chose. Choisissez ce que vous offririez de bon cœur.
page-stake-none = On joue seulement pour la gloire. C’est très bien aussi.
page-news-stake = Il y a une nouvelle idée pour l’enjeu.
page-before-pieces =
    { $pieces ->
        [one] Pour commencer, un vêtement par personne.
        [5] Pour commencer, cinq vêtements par personne.
       *[other] Pour commencer, { $pieces } vêtements par personne.
    }
    .text = Une paire de chaussettes ou de chaussures compte pour un.
page-before-stop = Dire stop ne coûte rien, à tout moment, avec ou sans raison.
page-before-free = Une carte n’oblige à rien. Tes limites passent avant tout.
page-before-private = Ce qui se passe ici reste ici.
page-before-more = Tout lire
page-tile-private = en privé
page-tile-evening = notre soirée
page-tile-rules = règles maison
page-tile-how = comment jouer
page-begins = Tout le monde a dit oui.
    .soon = C’est parti.
page-hitch = Ça n’a pas marché.
