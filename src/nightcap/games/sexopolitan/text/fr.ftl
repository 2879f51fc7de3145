### Sexopolitan

## Moves

sexopolitan-move-discard_surplus = Défausser { $cards }
    .choose = Choisir les cartes à défausser
sexopolitan-move-play_break_up = Jouer Rupture contre { $seat }
sexopolitan-move-play_breakdown = Jouer Panne ({ $sex }) contre { $seat } ({ $slot })
sexopolitan-move-play_not_tonight = Jouer Pas ce soir contre { $seat }
sexopolitan-move-play_one_night =
    { $condom ->
        [yes] Jouer Coup d’un soir + Préservatif : { $target }
       *[no] Jouer Coup d’un soir : { $target }
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
sexopolitan-move-play_tested = Jouer Couple testé
sexopolitan-move-play_trouble = Jouer Eau dans le gaz contre { $seat }
sexopolitan-move-react =
    { $catch ->
        [yes] Jouer Pris en flag
       *[no] Laisser faire
    }
sexopolitan-move-search_partner = Chercher quelqu’un
sexopolitan-move-win_back =
    { $roll ->
        [yes] Lancer les dés pour la reconquête
       *[no] Tourner la page
    }

## Questions

sexopolitan-ask-ask_to_catch = Une aventure a lieu. Tu joues Pris en flag, ou tu laisses faire ? Tout le monde répond en secret.
sexopolitan-ask-ask_to_play = Joue une carte. Ton tour continue jusqu’à ce qu’il t’en reste trois en main.
sexopolitan-ask-ask_to_search = Tu es célibataire : lance le dé et cherche quelqu’un.
sexopolitan-ask-ask_to_win_back = On vient de briser ton couple. Tu lances deux dés ? Un double le reforme.

## Events

sexopolitan-event-cancelled = Devant { $seat }, on enlève : { $cards }.
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
sexopolitan-event-caught_red_handed = { $seat } joue Pris en flag et prend des points de l’aventure.
sexopolitan-event-characters_dealt = Les personnages, place par place : { $characters }.
sexopolitan-event-game_ended = La partie est terminée : { $winner } gagne ({ $how }).
sexopolitan-event-hand_dealt = Pour commencer, { $seat } reçoit { $cards }.
sexopolitan-event-main_pile_renewed =
    On mélange la défausse principale. Nouvelle pioche principale : { $size ->
        [0] aucune carte
        [one] une carte
       *[other] { $size } cartes
    }.
sexopolitan-event-nobody_caught = L’aventure passe inaperçue.
sexopolitan-event-nobody_found = { $seat } ne trouve personne cette fois et reste célibataire.
sexopolitan-event-partner_found = { $seat } forme un couple avec { $partner }.
sexopolitan-event-partner_lost =
    { $taken_by ->
        [none] { $seat } et { $partner } se séparent. La carte va dans la défausse Partenaire.
       *[other] { $partner } quitte { $seat } pour { $taken_by }.
    }
sexopolitan-event-partner_pile_renewed =
    On mélange la défausse Partenaire. Nouvelle pioche Partenaire : { $size ->
        [0] aucune carte
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
    { $seat } fait { $dice } aux dés : { $points ->
        [0] aucun point
        [one] un point
       *[other] { $points } points
    }.
sexopolitan-event-scored =
    { $seat } marque { $points ->
        [0] zéro point de plaisir
        [one] un point de plaisir
       *[other] { $points } points de plaisir
    }. En tout : { $score }.
sexopolitan-event-search_rolled =
    { $seat } cherche quelqu’un et fait { $die } : { $die ->
        [one] on retourne une carte
       *[other] on retourne { $die } cartes
    }.
sexopolitan-event-start_rolled = Pour savoir qui commence, { $seat } fait { $dice } aux dés.
sexopolitan-event-started = { $seat } commence.
sexopolitan-event-surplus_discarded = { $seat } défausse { $cards }.
sexopolitan-event-turn_began = Tour de table { $round } : à { $seat } de jouer.
sexopolitan-event-win_back_declined = { $seat } tourne la page sans lancer les dés.
sexopolitan-event-win_back_rolled = { $seat } lance les dés : { $dice }. Seul un double reforme le couple.

## House rules

sexopolitan-option-affair_pairing = Qui peut avoir une aventure
    .help = Laquelle de tes cartes peut avoir une aventure, et avec laquelle chez les autres. Si c’est ton personnage seulement, sa Panne ne l’empêche pas.
sexopolitan-option-caught_takes = Ce que prend Pris en flag
    .help = Pris en flag prend seulement les points de qui a joué le Coup d’un soir, et l’autre garde les siens. Ou bien il prend les deux parts.
sexopolitan-option-couples = Qui peut former un couple
    .help = Un homme et une femme, comme dans le jeu d’origine. Ou tout le monde avec tout le monde, aventures comprises. La Panne suit toujours le sexe de la carte.
sexopolitan-option-deck = Cartes de jeu de chaque sorte
    .help = Combien de cartes de chaque sorte : 103 en tout, dont au moins 20 pratiques sexuelles (Galipette, En solo, Coup d’un soir).
sexopolitan-option-discard_policy = Quand défausser le surplus
    .help = Seulement si tu n’as rien d’autre à jouer, ou à tout moment de ton tour. Tu n’as jamais à rompre, à avoir une aventure ou à relancer les dés.
sexopolitan-option-lover_may_catch = L’autre moitié de l’aventure peut jouer Pris en flag
    .help = Oui : l’autre moitié de l’aventure peut aussi jouer Pris en flag, et prend alors les deux parts. Non : on ne lui demande rien.
sexopolitan-option-negative_scores = Scores sous zéro
    .help = Si tu brises un couple et qu’il se reforme, tu perds des points. Oui : ton score peut passer sous 0. Non : il s’arrête à 0.
sexopolitan-option-reaction_seconds = Secondes pour réagir
    .help = Le temps pour jouer Pris en flag contre une aventure, de 3 à 30 secondes. Sans réponse, on laisse faire.
sexopolitan-option-reconciliation_dice = Dés pour une réconciliation
    .help = Une Galipette de réconciliation annule Eau dans le gaz. 2 : avant le lancer, donc avec deux dés. 1 : cette fois encore avec un seul dé.
sexopolitan-option-round_limit = Nombre maximal de tours de table
    .help = De 20 à 500 : après le dernier, le meilleur score gagne. Moins de dix suffisent presque toujours.
sexopolitan-option-target = Points pour gagner
    .help = De 30 à 150 points de plaisir. Dès que tu les atteins, tu gagnes.

## Words

sexopolitan-word-search = recherche
sexopolitan-word-cards = cartes
sexopolitan-word-react = réaction
sexopolitan-word-winback = reconquête
sexopolitan-word-over = terminée
sexopolitan-word-romp = Galipette
sexopolitan-word-romp_c = Galipette (préservatif)
sexopolitan-word-romp_r = Galipette (réconciliation)
sexopolitan-word-romp_cr = Galipette (préservatif + réconciliation)
sexopolitan-word-solo = En solo
sexopolitan-word-one_night = Coup d’un soir
sexopolitan-word-condom = Préservatif
sexopolitan-word-tested = Couple testé
sexopolitan-word-sexologist = Sexologue
sexopolitan-word-super = Supermatozoïde
sexopolitan-word-not_tonight = Pas ce soir
sexopolitan-word-trouble = Eau dans le gaz
sexopolitan-word-breakup = Rupture
sexopolitan-word-breakdown_m = Panne (homme)
sexopolitan-word-breakdown_w = Panne (femme)
sexopolitan-word-caught = Pris en flag
sexopolitan-word-M01 = Hugo le boulanger (homme)
sexopolitan-word-M02 = Omar l’astronome (homme)
sexopolitan-word-M03 = Félix le fleuriste (homme)
sexopolitan-word-M04 = Kenji le danseur (homme)
sexopolitan-word-M05 = Bruno le bibliothécaire (homme)
sexopolitan-word-M06 = Mateo le jongleur (homme)
sexopolitan-word-M07 = Ravi le jardinier (homme)
sexopolitan-word-M08 = Oscar l’apiculteur (homme)
sexopolitan-word-M09 = Noah l’infirmier (homme)
sexopolitan-word-M10 = Ivan le potier (homme)
sexopolitan-word-M11 = Kofi le pianiste (homme)
sexopolitan-word-M12 = Léo l’horloger (homme)
sexopolitan-word-W01 = Clara la navigatrice (femme)
sexopolitan-word-W02 = Lina la menuisière (femme)
sexopolitan-word-W03 = Alma la pilote (femme)
sexopolitan-word-W04 = Hana la batteuse (femme)
sexopolitan-word-W05 = Iris la magicienne (femme)
sexopolitan-word-W06 = Nadia l’architecte (femme)
sexopolitan-word-W07 = Julia la grimpeuse (femme)
sexopolitan-word-W08 = Maya la peintre (femme)
sexopolitan-word-W09 = Olga la détective (femme)
sexopolitan-word-W10 = Amina l’inventrice (femme)
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
sexopolitan-word-couple = une de tes deux cartes, avec une des deux cartes de quelqu’un d’autre
sexopolitan-word-character = ton personnage seulement, avec le personnage ou la carte Partenaire des autres
sexopolitan-word-strict = ton personnage seulement, avec la carte Partenaire des autres seulement
sexopolitan-word-stuck = seulement si tu n’as rien d’autre à jouer
sexopolitan-word-free = à tout moment de ton tour
sexopolitan-word-active = la part de la place qui a joué la carte
sexopolitan-word-both = les deux parts
sexopolitan-word-target = assez de points
sexopolitan-word-rounds = meilleur score après le dernier tour de table

## Labels

sexopolitan-seen-active = à jouer
sexopolitan-seen-affair = aventure
sexopolitan-seen-affair_pairing = qui peut avoir une aventure
sexopolitan-seen-breakdown_m = Panne (homme)
sexopolitan-seen-breakdown_w = Panne (femme)
sexopolitan-seen-breakup = Rupture
sexopolitan-seen-card = carte
sexopolitan-seen-catchers = Pris en flag joué ce tour-ci par
sexopolitan-seen-caught = Pris en flag
sexopolitan-seen-caught_takes = Pris en flag prend
sexopolitan-seen-character = personnage
sexopolitan-seen-condom = Préservatif
sexopolitan-seen-couples = qui peut former un couple
sexopolitan-seen-deck = cartes de jeu
sexopolitan-seen-dice = dés
sexopolitan-seen-discard_policy = quand défausser le surplus
sexopolitan-seen-front = devant
sexopolitan-seen-hand = main
sexopolitan-seen-hidden = cartes cachées
sexopolitan-seen-how = fin de la partie
sexopolitan-seen-losers = défaite
sexopolitan-seen-lover_may_catch = l’autre moitié de l’aventure peut jouer Pris en flag
sexopolitan-seen-main = pioche principale
sexopolitan-seen-main_discard = défausse principale
sexopolitan-seen-negative_scores = scores sous zéro
sexopolitan-seen-not_tonight = Pas ce soir
sexopolitan-seen-obstacle_played = embûche jouée ce tour-ci
sexopolitan-seen-one_night = Coup d’un soir
sexopolitan-seen-other = aventure avec
sexopolitan-seen-own_answer = ta réponse : Pris en flag
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
sexopolitan-seen-round = tour de table
sexopolitan-seen-round_limit = nombre maximal de tours de table
sexopolitan-seen-score = points de plaisir
sexopolitan-seen-scores = points de plaisir
sexopolitan-seen-sexologist = Sexologue
sexopolitan-seen-slot = sur
sexopolitan-seen-solo = En solo
sexopolitan-seen-starter = a commencé
sexopolitan-seen-super = Supermatozoïde
sexopolitan-seen-target = points pour gagner
sexopolitan-seen-tested = Couple testé
sexopolitan-seen-top = prochaine carte Partenaire
sexopolitan-seen-trouble = Eau dans le gaz
sexopolitan-seen-winners = victoire

## Why not

refusal-already_coupled = Tu es déjà en couple.
refusal-already_tested = Tu as déjà Couple testé devant toi.
refusal-breakdown = Une Panne t’en empêche. Seule la carte Sexologue peut l’annuler.
refusal-condom_needed = Il faut aussi un Préservatif.
refusal-few_practices = Il faut au moins { $least } pratiques sexuelles parmi les cartes. Il y en a { $total }.
refusal-must_search_first = Tu es célibataire : cherche d’abord quelqu’un.
refusal-no_breakdown = Il n’y a pas de Panne devant toi.
refusal-no_condom = Tu n’as pas de Préservatif en main.
refusal-no_condom_needed = Ici, pas besoin de Préservatif : garde-le pour une autre fois.
refusal-no_partner = Tu es célibataire : il faut être en couple pour ça.
refusal-no_trouble = Il n’y a pas d’Eau dans le gaz devant toi.
refusal-nobody_to_name = Avec cet effet de Supermatozoïde, on ne choisit personne.
refusal-not_an_opponent = Choisis quelqu’un d’autre à la table.
refusal-not_compatible = Avec vos règles maison, ces deux cartes ne vont pas ensemble.
refusal-not_single = Tu es en couple : il faut être célibataire pour ça.
refusal-not_tonight = Pas ce soir est devant toi : pendant ce tour, tu ne peux rien jouer avec ta carte Partenaire.
refusal-nothing_to_repeat = Il n’y a rien à relancer : Supermatozoïde se joue juste après une pratique sexuelle, et une seule fois.
refusal-one_obstacle_a_turn = Une seule embûche par tour : tu as déjà joué la tienne.
refusal-one_play_left = Il faut deux cartes pour ça, et tu n’en as plus qu’une à jouer.
refusal-only_partners = Avec vos règles maison, une aventure se vit seulement avec une carte Partenaire, pas avec un personnage.
refusal-play_deck_size = Il faut { $needed } cartes de jeu, ni plus ni moins. Il y en a { $total }.
refusal-same_nature = Il y a déjà une embûche de cette sorte devant ce couple.
refusal-search_is_over = Tu as déjà cherché, ou c’est trop tard. Tu pourras chercher à ton prochain tour.
refusal-target_is_single = Il n’y a pas de couple à cette place en ce moment.
refusal-wrong_number = Défausse juste assez de cartes pour en garder trois.
refusal-wrong_sex = Cette Panne ne va pas avec cette carte.

## The game

game-sexopolitan = Sexopolitan
    .pitch = Trouve quelqu’un, déjoue les embûches et atteins 69 points de plaisir avant tout le monde.
    .about = Trouver l’amour, le garder, arriver à 69 avant tout le monde.
    .minutes = 40 min
    .how =
        Atteins 69 points de plaisir avant les autres, et tu gagnes tout de suite. Tout se passe avec les cartes et les dés : personne n’a rien à faire pour de vrai, et tu peux quitter la table quand tu veux.

        Tu reçois six cartes et un personnage, qui peut ne pas te ressembler. D’habitude, un couple est un homme et une femme. Votre table peut aussi permettre toutes les combinaisons.

        Si tu es célibataire au début de ton tour, lance un dé et retourne autant de cartes Partenaire. Si la dernière va avec ton personnage, te voilà en couple.

        Joue ensuite trois cartes, puis pioches-en trois. Chaque carte utilisée compte. En solo se joue à un dé. Galipette se joue à deux dés, en couple seulement. Le symbole préservatif demande un Préservatif, sauf avec Couple testé. Un Coup d’un soir se joue dans ton couple ou avec la carte de quelqu’un d’autre. C’est alors une aventure : il faut toujours un Préservatif, et l’autre marque autant de points que toi. Mais si tu es en couple, les autres peuvent jouer en secret Pris en flag et prendre tes points.

        Doubles à deux dés : 1-1 te sépare de ta carte Partenaire, 2-2 vaut 6 points, 3-3 en vaut 9. Avec 4-4, 5-5 ou 6-6, pioche et joue une, deux ou trois cartes de plus.

        Une fois par tour, tu peux poser une embûche devant un couple. Pas ce soir : rien dans ce couple pendant un tour. Eau dans le gaz : un seul dé, jusqu’à une Galipette de réconciliation ou un Supermatozoïde. Panne : rien jusqu’à la carte Sexologue. Rupture sépare le couple. Si tu es célibataire, tu prends la carte Partenaire, à condition qu’elle aille avec ton personnage. Mais si un double reforme le couple, tu perds les points du lancer.

        Avec Supermatozoïde, tu peux aussi relancer les dés ou, si tu es célibataire, prendre à quelqu’un sa carte Partenaire. Si tu ne peux rien jouer, défausse pour garder trois cartes.


## How to play, in four panels

game-sexopolitan-panel-1 = Arrive à 69 points
    .text = Forme un couple, marque des points de plaisir avec les cartes et les dés, et pose des embûches aux autres. Arrive à 69 points avant tout le monde, et tu gagnes.
game-sexopolitan-panel-2 = Trois cartes par tour
    .text = Si tu es célibataire, lance un dé pour chercher quelqu’un. Joue ensuite trois cartes, puis pioches-en trois. « En solo » donne un dé, « Galipette » en donne deux, en couple seulement.
game-sexopolitan-panel-3 = Aventures et embûches
    .text = Une aventure avec la carte de quelqu’un d’autre rapporte autant à l’autre qu’à toi. En couple, on peut te surprendre et prendre tes points. Tu peux poser une embûche par tour.
game-sexopolitan-panel-4 = Rien que des cartes
    .text = Tout se passe avec les cartes et les dés : personne n’a rien à faire pour de vrai, ni à refuser. Tu peux dire stop à tout moment, ça ne coûte rien.
