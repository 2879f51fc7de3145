### Retos

## Moves

retos-move-choose_partner = Inviter { $seat }
    .choose = Choisir avec qui faire le défi
retos-move-dare_accept = J’accepte le défi
retos-move-dare_done = C’est fait
retos-move-draw = Piocher une carte
retos-move-lower_drinks = Limiter mes boissons à { $limit }
    .choose = Baisser ma limite de boissons
retos-move-lower_garments = Limiter mes vêtements en jeu à { $limit }
    .choose = Baisser ma limite de vêtements
retos-move-partner_accept = Oui, je participe
retos-move-pass = Passer
retos-move-play = Jouer { $card }
retos-move-refuse = Refuser le défi
retos-move-safe_stop = Arrêter ce défi (sans pénalité)
retos-move-stop_game = Arrêter la partie pour tout le monde
retos-move-take_penalty = Payer la pénalité : { $kind }
retos-move-time_out = Le temps est écoulé

## Questions

retos-ask-ask_for_partner = Avec qui fais-tu ce défi ? Choisis quelqu’un, laisse faire le hasard, ou refuse.
retos-ask-ask_for_penalty = Choisis comment payer ta pénalité.
retos-ask-ask_one_in_time = À toi.
retos-ask-ask_partner = On t’invite à ce défi. Tu participes, ou tu refuses ?
retos-ask-ask_to_accept = Ce défi est pour toi. Tu acceptes, ou tu refuses ?
retos-ask-ask_to_dare = Tu relèves ce défi ?
retos-ask-ask_to_draw = Pioche une carte.
retos-ask-ask_to_play = Joue une carte de la même couleur (pique, cœur, carreau ou trèfle) ou de la même valeur. Si tu n’en as pas, passe.
retos-ask-ask_whether_done = Dis-le quand le défi est fait.

## Events

retos-event-card_played =
    { $direction ->
        [-1] { $seat } joue { $card }. Le jeu va vers la gauche.
       *[1] { $seat } joue { $card }. Le jeu va vers la droite.
    }
retos-event-cards_seen = { $seat } reçoit { $cards }.
retos-event-cards_taken =
    { $count ->
        [0] { $seat } ne pioche rien.
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
retos-event-closed = Tout le monde a passé et la pioche est vide : la partie est terminée.
retos-event-dare_accepted = { $seat } accepte le défi.
retos-event-dare_completed = { $performer } relève le défi.
retos-event-dare_given = { $thrower } lance un défi à { $performer } : « { $dare } »
retos-event-dare_lapsed = Ce défi n’est pas possible ici : on l’oublie, sans pénalité pour { $performer }.
retos-event-dare_refused =
    { $punished_count ->
        [one] { $seat } refuse le défi. Une pénalité pour { $punished }.
       *[other] { $seat } refuse le défi. Une pénalité par personne : { $punished }.
    }
retos-event-dare_stopped = Le défi s’arrête là, et personne ne paie rien.
retos-event-dealt =
    { $stock ->
        [0] Tout le monde a trois cartes. La pioche est vide.
        [one] Tout le monde a trois cartes. Il reste une carte dans la pioche.
       *[other] Tout le monde a trois cartes. Il reste { $stock } cartes dans la pioche.
    }
retos-event-draw_missed = { $seat } joue { $card } sans avoir pioché, reprend cette carte en main et doit prendre des cartes en pénalité.
retos-event-game_ended =
    { $losers_count ->
        [one] { $winner } gagne le prix. Le gage, s’il y en a un, est pour { $losers }.
       *[other] { $winner } gagne le prix. Le gage, s’il y en a un, est à partager : { $losers }.
    }
retos-event-game_stopped = La partie s’arrête là. Personne ne gagne ni ne perd, et les mains restent cachées.
retos-event-hand_dealt = Pour commencer, { $seat } reçoit { $cards }.
retos-event-hands_shown = On montre toutes les mains. Points, place par place : { $sums }.
retos-event-limit_lowered = Nouvelles limites privées pour { $seat } : vêtements { $garments }, boissons { $drinks }.
retos-event-partner_chosen =
    { $by_chance ->
        [yes] Le hasard choisit { $partner } pour faire le défi avec { $performer }.
       *[no] { $performer } invite { $partner } à participer au défi.
    }
retos-event-passed = { $seat } passe.
retos-event-penalty_paid = { $seat } paie la pénalité : { $kind }.
retos-event-penalty_settled = Pour { $seat }, la pénalité est réglée.
retos-event-points_added =
    { $points ->
        [one] { $seat } reçoit un point de pénalité.
       *[other] { $seat } reçoit { $points } points de pénalité.
    }
retos-event-seat_drawn =
    { $round ->
        [1] { $seat } tire { $card } pour sa place à la table.
       *[other] Toujours à égalité, { $seat } tire de nouveau : { $card }.
    }
retos-event-seats_taken = Les places, de la carte la plus haute vers la droite : { $order }.
retos-event-tie_drawn = Pour départager, { $seat } tire { $card }.
retos-event-went_out = { $seat } pose sa dernière carte.

## House rules

retos-option-confirm_by = Qui dit que le défi est fait
    .help = La personne qui fait le défi, en toute confiance, ou celle qui a joué la carte.
retos-option-decision_seconds = Secondes pour décider
    .help = 0 : pas de limite. Sinon, de 15 à 300. Sans réponse à temps, un défi proposé compte comme refusé, jamais comme accepté.
retos-option-drink_max = Boissons par personne, au plus
    .help = Combien de pénalités on peut payer en boisson, de 0 à 20. En privé, tu peux fixer une limite plus basse, même 0.
retos-option-final_dare = Défi de la dernière carte
    .help = Il compte encore : on le relève ou on paie, puis la partie est terminée. Ou bien elle est terminée tout de suite.
retos-option-forfeit = Gage
    .help = Ce qu’on doit si on perd. Sans gage, le résultat dit quand même qui a perdu.
retos-option-free_passes = Dispenses par personne
    .help = Combien de fois tu peux régler une pénalité sans rien payer, de 0 à 5.
retos-option-garment_max = Vêtements par personne, au plus
    .help = Combien de vêtements on peut mettre en jeu, de 0 à 10. En privé, tu peux fixer une limite plus basse, même 0.
retos-option-loser_tie = Égalité à la dernière place
    .help = À total égal, la main qui a le plus de cartes perd, puis la plus haute carte tirée. Ou bien toutes les places à égalité perdent ensemble.
retos-option-max_heat = Température maximale
    .help = 0 : température 1 (tout doux). 1 : température 2 (tendre). 2 : température 3 (sensuel). 3 : température 4 (chaud) et plus. Avant la partie, un autre défi remplace ceux qui dépassent.
retos-option-missed_draw = Jouer avant de piocher
    .help = Deux choix : c’est impossible, ou bien la carte revient en main, on prend deux cartes en pénalité, et le tour continue.
retos-option-must_play = Jouer dès que possible
    .help = Oui : si tu as une carte qui convient, il faut jouer. Non : tu peux toujours passer, sauf pour la première carte de la partie.
retos-option-no_kind_left = Quand il n’y a plus rien pour payer
    .help = Rien ne se passe, ou des points s’ajoutent à la main. Si vous ne choisissez rien : des points seulement quand les cartes sont la seule façon de payer.
retos-option-penalty_cards = Cartes par pénalité
    .help = Combien de cartes on pioche pour une pénalité en cartes, de 1 à 4. S’il en reste moins, ça suffit.
retos-option-penalty_kinds = Façons de payer une pénalité
    .help = Tu choisis parmi elles, dans tes limites privées. Il en faut au moins une.
retos-option-penalty_points = Points de pénalité
    .help = De 1 à 20, ajoutés au total final quand une pénalité se paie en points, ou quand le temps pour choisir est écoulé.
retos-option-prize = Prix
    .help = Ce que rapporte la victoire. Choisissez-le ensemble : sans prix, la partie ne commence pas.
retos-option-respect = Mode respect
    .help = Désactivé : tu choisis qui tu veux pour un défi à deux. Défis : tu choisis seulement dans ton couple. Pénalités : tu choisis qui tu veux, mais seuls les couples partagent une pénalité.
retos-option-reverse_carries_dare = Les cartes qui inversent lancent un défi
    .help = Oui : une carte qui inverse le sens lance aussi son défi. Non : elle inverse seulement le sens.
retos-option-reverse_ranks = Cartes qui inversent le sens
    .help = Une de ces cartes inverse le sens du jeu. Choisissez quatre valeurs au plus. Sans aucune, le sens ne change jamais.
retos-option-stop_by = Qui peut arrêter la partie
    .help = Une partie arrêtée n’a ni victoire, ni défaite, ni prix, ni gage. Un défi, c’est autre chose : si tu y participes, tu peux toujours l’arrêter.

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
retos-word-all = défis à deux, seulement en couple
retos-word-any = tout le monde
retos-word-auto = coûte deux cartes
retos-word-cards = cartes
retos-word-closed = plus personne ne pouvait jouer
retos-word-clothing = vêtements
retos-word-contact = contact physique
retos-word-drink = boisson
retos-word-free_pass = dispense
retos-word-garment = vêtement
retos-word-host = l’hôte seulement
retos-word-lapse = rien ne se passe
retos-word-mirrored = le plus de cartes, puis la plus haute carte tirée
retos-word-music = musique
retos-word-off = désactivé
retos-word-out = dernière carte posée
retos-word-penalties = pénalités partagées, seulement en couple
retos-word-performed = compte encore
retos-word-performer = la personne qui fait le défi
retos-word-points = points de pénalité
retos-word-prevented = impossible
retos-word-props = accessoires
retos-word-random = au hasard
retos-word-shared = défaite partagée
retos-word-skipped = laissé de côté
retos-word-stopped = partie arrêtée
retos-word-talk = paroles
retos-word-thrower = la personne qui a joué la carte

## Labels

retos-seen-harmless = anodin
retos-seen-around = places, de la tienne vers la droite
retos-seen-blocked = thèmes que tu écartes
retos-seen-bot = bot
retos-seen-card = carte
retos-seen-card_penalties = pénalités payées en cartes
retos-seen-confirm_by = qui dit que le défi est fait
retos-seen-dare = défi
retos-seen-dares = défis
retos-seen-decision_seconds = secondes pour décider
retos-seen-direction = sens (1 droite, -1 gauche)
retos-seen-drink_limit = ta limite de boissons
retos-seen-drink_max = boissons par personne, au plus
retos-seen-drinks = boissons prises
retos-seen-fallback = défi de remplacement
retos-seen-final_dare = défi de la dernière carte
retos-seen-forfeit = gage
retos-seen-forfeit_with = gage avec
retos-seen-free_passes = dispenses restantes
retos-seen-garment_limit = ta limite de vêtements
retos-seen-garment_max = vêtements par personne, au plus
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
retos-seen-open_dare = défi en cours
retos-seen-order = places, vers la droite
retos-seen-partner = avec
retos-seen-passes = tours passés à la suite
retos-seen-penalty_cards = cartes par pénalité
retos-seen-penalty_kinds = façons de payer
retos-seen-penalty_points = points par pénalité
retos-seen-performer = défi pour
retos-seen-points = points de pénalité
retos-seen-prize = prix
retos-seen-prize_with = prix avec
retos-seen-props = accessoires
retos-seen-queue = pénalités à payer
retos-seen-remote = possible à distance
retos-seen-respect = mode respect
retos-seen-result = résultat
retos-seen-reverse_carries_dare = les cartes qui inversent lancent un défi
retos-seen-reverse_ranks = cartes qui inversent le sens
retos-seen-round = tirage
retos-seen-scores = points en main
retos-seen-seating = cartes tirées pour les places
retos-seen-seconds = secondes
retos-seen-standings = classement
retos-seen-stock = pioche
retos-seen-stop_by = qui peut arrêter la partie
retos-seen-tags = thèmes
retos-seen-thrower = carte jouée par
retos-seen-turn = tour
retos-seen-turn_seat = à jouer
retos-seen-used = cartes jouées
retos-seen-winner = victoire
retos-seen-winners = victoire

## The game

game-retos = Retos
    .pitch = Joue tes cartes, lance des défis, et vide ta main avant tout le monde.
    .about = Vide ta main ; chaque carte peut lancer un défi à la personne d’à côté.
    .minutes = 60 min
    .how =
        Le but : poser ta dernière carte avant les autres. Si plus personne ne peut jouer, la main la plus basse gagne. La victoire donne le prix décidé avant la partie. La main la plus haute doit le gage, s’il y en a un.

        Tu reçois trois cartes. Le reste forme la pioche. À ton tour, pioche une carte, puis joues-en une de la même couleur (pique, cœur, carreau ou trèfle) ou de la même valeur que la dernière carte jouée. La toute première est libre. Si rien ne convient, tu passes. On joue vers la droite. En général, un as inverse le sens.

        Chaque carte lance un défi à la place suivante, qui joue ensuite son tour. Si le défi est pour toi, tu acceptes ou tu refuses. S’il se fait à deux, choisis avec qui, ou laisse faire le hasard ; l’autre dit oui ou non.

        Si tu refuses, tu paies une pénalité, et tu choisis comment : une petite boisson à ton goût, avec ou sans alcool ; un vêtement (tous les accessoires ensemble comptent pour un, chaussures et chaussettes ensemble aussi pour un) ; ou deux cartes de la pioche. Si l’autre refuse un défi à deux, c’est une pénalité pour toi et une pour l’autre. Tes limites de boissons et de vêtements restent privées, et tu peux les baisser à tout moment.

        Arrêter, c’est autre chose. Tant qu’un défi n’est pas fait, tu peux l’arrêter si tu y participes, sans raison, et ça ne coûte rien. La table apprend seulement que le défi s’arrête.

        Quand la pioche est vide, on joue sans piocher, et on ne paie plus en cartes. Si tout le monde passe, on compte les mains : de 2 à 10 comme indiqué, valet (J) 11, dame (Q) 12, roi (K) 13, as (A) 14. À égalité, la main qui a le moins de cartes gagne, puis la plus basse carte tirée.


## Before the start

notice-couples = Un défi peut te rapprocher de quelqu’un avec qui tu n’es pas en couple. En couple ? Parlez-en avant. Les règles maison peuvent réserver les défis à deux aux couples, et tu peux fixer tes limites en privé.

## Why not

refusal-couple_needed = Cette règle maison demande au moins un couple.
refusal-host_is_a_bot = L’hôte ne peut pas être un bot : il faut que quelqu’un puisse arrêter la partie.
refusal-kind_unavailable = Tu ne peux pas payer comme ça : il n’en reste pas, ou ce n’est pas prévu à cette table.
refusal-named_twice = « { $option } » cite deux fois la même chose.
refusal-no_clock = Cette table n’a pas de limite de temps.
refusal-no_match = Cette carte n’a ni la même couleur ni la même valeur.
refusal-no_partner_in_dare = Ce défi est pour toi : on ne choisit personne.
refusal-not_a_couple = Pour jouer en couple, il faut que l’autre le dise aussi.
refusal-not_adult = Il faut que tout le monde soit adulte.
refusal-not_eligible = Pour ce défi, choisis quelqu’un d’autre.
refusal-one_host = Il n’y a qu’un hôte par table.
refusal-only_lower = Tu peux seulement baisser cette limite : de { $limit } à { $paid }, ce que tu as déjà donné.
refusal-only_the_room = C’est l’horloge de la table qui décide.
refusal-partner_needed = Ce défi se fait à deux : choisis d’abord quelqu’un.
refusal-prize_missing = Mettez-vous d’abord d’accord sur le prix, avec vos mots.
refusal-too_hurried = Laissez au moins { $least } secondes, ou aucune limite.

## How to play, in four panels

game-retos-panel-1 = Vide ta main
    .text = Joue ta dernière carte avant les autres et gagne le prix. Si plus personne ne peut jouer, la main la plus basse gagne. La plus haute doit le gage, s’il y en a un.
game-retos-panel-2 = Pioche, puis joue
    .text = Pioche une carte, puis joues-en une de la même couleur ou de la même valeur que la dernière. Si rien ne convient, tu passes. D’habitude, un as inverse le sens.
game-retos-panel-3 = Chaque carte lance un défi
    .text = Le défi de ta carte est pour la place suivante. Un défi à deux ? On choisit avec qui, ou on laisse faire le hasard, et l’autre dit oui ou non.
game-retos-panel-4 = Stop ne coûte rien
    .text = Si tu refuses un défi, tu paies à ton choix : une boisson, un vêtement ou deux cartes, dans tes limites privées. Dire stop ne coûte rien, et personne ne saura qui l’a dit.
