### Game of Porns

## Moves

game-of-porns-move-discard = Défausser { $card }
game-of-porns-move-draw = Prendre une carte : { $source }
game-of-porns-move-exchange = Échanger { $card } contre le joker chez { $film }
game-of-porns-move-hit = Ajouter { $card } chez { $film }
game-of-porns-move-meld = Sortir un film ({ $genre }) : { $slots }
game-of-porns-move-pick_loot = Prendre { $card }
game-of-porns-move-play_defect = Jouer { $card } contre { $target }
game-of-porns-move-play_negative = Poser { $card } devant { $target }
game-of-porns-move-play_positive = Jouer { $card } (un tour de plus)
game-of-porns-move-play_spy = Jouer { $card } contre { $target }
game-of-porns-move-play_thief = Jouer { $card } contre { $target }
game-of-porns-move-select_defect = Remplacer { $cards }
    .choose = Choisir les cartes à remplacer

## Questions

game-of-porns-ask-ask_to_discard = Défausse la carte volée ou une autre. Elle n’a aucun effet.
game-of-porns-ask-ask_to_draw = Pioche une carte pour commencer ton tour.
game-of-porns-ask-ask_to_pick_loot = Choisis la carte que tu voles.
game-of-porns-ask-ask_to_play = Sors un film, ajoute ou échange des cartes si tu veux. Puis finis ton tour avec une défausse ou une carte action.
game-of-porns-ask-ask_to_select = Choisis la moitié de ta main, arrondie vers le bas : tu pioches autant de cartes à la place.

## Events

game-of-porns-event-card_hit = Chez { $film }, { $seat } ajoute { $card } au film.
game-of-porns-event-card_moved = { $thief } vole une carte à { $victim }.
game-of-porns-event-card_seen = { $seat } pioche { $card }.
game-of-porns-event-cards_replaced =
    { $count ->
        [0] { $seat } ne remplace aucune carte.
        [one] { $seat } rend une carte à la pioche, mélange et en pioche une autre.
       *[other] { $seat } rend { $count } cartes à la pioche, mélange et en pioche autant.
    }
game-of-porns-event-deal_began = Manche { $deal } : { $dealer } distribue. Première carte de la défausse : { $face_up }.
game-of-porns-event-deal_scored = Points de pénalité de la manche, place par place : { $penalties }. Au total : { $totals }.
game-of-porns-event-defect_played =
    { $count ->
        [0] { $seat } joue { $card } contre { $target }, qui a trop peu de cartes pour en remplacer.
        [one] { $seat } joue { $card } contre { $target }, qui doit remplacer une carte.
       *[other] { $seat } joue { $card } contre { $target }, qui doit remplacer { $count } cartes.
    }
game-of-porns-event-discard_taken = { $seat } prend { $card } dans la défausse.
game-of-porns-event-discarded = { $seat } défausse { $card }.
game-of-porns-event-film_published = { $seat } sort un film ({ $genre }) : { $slots }.
game-of-porns-event-game_ended =
    { $winners_count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } se partagent la victoire.
    }
game-of-porns-event-hand_dealt = Pour commencer, { $seat } reçoit { $cards }.
game-of-porns-event-hand_spied = { $seat } espionne { $target } : { $cards }.
game-of-porns-event-joker_exchanged = Chez { $film }, { $seat } met { $card } à la place du joker et prend le joker.
game-of-porns-event-loot_seen = { $thief } vole { $card } à { $victim }.
game-of-porns-event-negative_played = { $seat } pose { $card } devant { $target }, qui sautera son prochain tour.
game-of-porns-event-positive_played = { $seat } joue { $card } et gagne un tour de plus.
game-of-porns-event-reshuffled = On mélange la défausse. Nouvelle pioche : { $cards } cartes.
game-of-porns-event-spy_played = { $seat } joue { $card } contre { $target }.
game-of-porns-event-stalled = Après { $turns } tours, personne n’a vidé sa main : la manche s’arrête et on compte les points.
game-of-porns-event-stock_drawn = { $seat } pioche une carte.
game-of-porns-event-swap_seen = { $seat } rend { $lost } et pioche { $drawn }.
game-of-porns-event-thief_played = { $seat } joue { $card } contre { $target }.
game-of-porns-event-turn_missed = { $seat } saute un tour. { $card } va dans la défausse.
game-of-porns-event-went_out = { $seat } pose sa dernière carte et gagne la manche.

## House rules

game-of-porns-option-ban_return_discard = Ne pas rendre la carte prise
    .help = Oui : si tu prends une carte dans la défausse, tu ne peux pas la défausser pendant ce tour. Non : tu peux.
game-of-porns-option-deals = Nombre de manches
    .help = De 2 à 12. Ça compte seulement si vous jouez un nombre fixe de manches.
game-of-porns-option-defect_pick = Qui choisit pour la Panne technique
    .help = La cible remplace la moitié de sa main. Elle choisit les cartes, ou bien c’est le hasard.
game-of-porns-option-exchange_before_meld = Échanger des jokers avant son film
    .help = Oui : tu peux échanger des jokers avant de sortir ton film, mais pas ajouter de cartes. Non : il faut d’abord sortir un film.
game-of-porns-option-go_out = Où peut aller la dernière carte
    .help = Seulement dans la défausse. Ou aussi dans un film : si tu y ajoutes ta dernière carte, tu gagnes tout de suite la manche.
game-of-porns-option-match = Quand la partie se termine
    .help = Après une seule manche : on gagne en vidant sa main. Ou quand un total de pénalités atteint la cible, ou après un certain nombre de manches : là, le plus petit total gagne.
game-of-porns-option-min_naturals = Vraies cartes de base par film, au moins
    .help = Combien des six cartes de ton film doivent être de vraies cartes de base, et pas des jokers, à sa sortie : de 1 à 6.
game-of-porns-option-negative_grace = Répit après un tour sauté
    .help = Oui : après un tour sauté, pas de nouvelle carte négative contre toi avant que tu aies rejoué. Non : la suivante peut tomber tout de suite.
game-of-porns-option-target_score = Cible en points de pénalité
    .help = De 50 à 500. Ça compte seulement si vous jouez avec une cible : la manche où un total l’atteint est la dernière.
game-of-porns-option-thief_pick = Qui choisit la carte volée
    .help = Le hasard, à l’aveugle. Ou toi, si tu joues le Larcin : tu vois alors toute la main.
game-of-porns-option-turn_limit = Tours par manche, au plus
    .help = De 100 à 2000, ou 0 : sans limite. À la limite, la manche s’arrête sans victoire, et on compte toutes les mains.

## Words

game-of-porns-word-FEM = féministe
game-of-porns-word-ART = art et essai
game-of-porns-word-COS = costumes
game-of-porns-word-RET = rétro
game-of-porns-word-PAR = parodie
game-of-porns-word-any = défausse ou film
game-of-porns-word-blind = le hasard
game-of-porns-word-deals = un nombre fixe de manches
game-of-porns-word-discard = défausse
game-of-porns-word-open = la personne qui joue le Larcin
game-of-porns-word-out = dernière carte posée
game-of-porns-word-single = une seule manche
game-of-porns-word-stalled = limite de tours atteinte
game-of-porns-word-stock = pioche
game-of-porns-word-target = la cible

game-of-porns-word-B-FEM-DIR-1 = Réalisation (féministe)
game-of-porns-word-B-FEM-DIR-2 = Réalisation (féministe)
game-of-porns-word-B-FEM-LEA-1 = Premier rôle (féministe)
game-of-porns-word-B-FEM-LEA-2 = Premier rôle (féministe)
game-of-porns-word-B-FEM-SUP-1 = Second rôle (féministe)
game-of-porns-word-B-FEM-SUP-2 = Second rôle (féministe)
game-of-porns-word-B-FEM-SCR-1 = Scénario (féministe)
game-of-porns-word-B-FEM-SCR-2 = Scénario (féministe)
game-of-porns-word-B-FEM-LOC-1 = Décor (féministe)
game-of-porns-word-B-FEM-LOC-2 = Décor (féministe)
game-of-porns-word-B-FEM-MUS-1 = Musique (féministe)
game-of-porns-word-B-FEM-MUS-2 = Musique (féministe)
game-of-porns-word-B-ART-DIR-1 = Réalisation (art et essai)
game-of-porns-word-B-ART-DIR-2 = Réalisation (art et essai)
game-of-porns-word-B-ART-LEA-1 = Premier rôle (art et essai)
game-of-porns-word-B-ART-LEA-2 = Premier rôle (art et essai)
game-of-porns-word-B-ART-SUP-1 = Second rôle (art et essai)
game-of-porns-word-B-ART-SUP-2 = Second rôle (art et essai)
game-of-porns-word-B-ART-SCR-1 = Scénario (art et essai)
game-of-porns-word-B-ART-SCR-2 = Scénario (art et essai)
game-of-porns-word-B-ART-LOC-1 = Décor (art et essai)
game-of-porns-word-B-ART-LOC-2 = Décor (art et essai)
game-of-porns-word-B-ART-MUS-1 = Musique (art et essai)
game-of-porns-word-B-ART-MUS-2 = Musique (art et essai)
game-of-porns-word-B-COS-DIR-1 = Réalisation (costumes)
game-of-porns-word-B-COS-DIR-2 = Réalisation (costumes)
game-of-porns-word-B-COS-LEA-1 = Premier rôle (costumes)
game-of-porns-word-B-COS-LEA-2 = Premier rôle (costumes)
game-of-porns-word-B-COS-SUP-1 = Second rôle (costumes)
game-of-porns-word-B-COS-SUP-2 = Second rôle (costumes)
game-of-porns-word-B-COS-SCR-1 = Scénario (costumes)
game-of-porns-word-B-COS-SCR-2 = Scénario (costumes)
game-of-porns-word-B-COS-LOC-1 = Décor (costumes)
game-of-porns-word-B-COS-LOC-2 = Décor (costumes)
game-of-porns-word-B-COS-MUS-1 = Musique (costumes)
game-of-porns-word-B-COS-MUS-2 = Musique (costumes)
game-of-porns-word-B-RET-DIR-1 = Réalisation (rétro)
game-of-porns-word-B-RET-DIR-2 = Réalisation (rétro)
game-of-porns-word-B-RET-LEA-1 = Premier rôle (rétro)
game-of-porns-word-B-RET-LEA-2 = Premier rôle (rétro)
game-of-porns-word-B-RET-SUP-1 = Second rôle (rétro)
game-of-porns-word-B-RET-SUP-2 = Second rôle (rétro)
game-of-porns-word-B-RET-SCR-1 = Scénario (rétro)
game-of-porns-word-B-RET-SCR-2 = Scénario (rétro)
game-of-porns-word-B-RET-LOC-1 = Décor (rétro)
game-of-porns-word-B-RET-LOC-2 = Décor (rétro)
game-of-porns-word-B-RET-MUS-1 = Musique (rétro)
game-of-porns-word-B-RET-MUS-2 = Musique (rétro)
game-of-porns-word-B-PAR-DIR-1 = Réalisation (parodie)
game-of-porns-word-B-PAR-DIR-2 = Réalisation (parodie)
game-of-porns-word-B-PAR-LEA-1 = Premier rôle (parodie)
game-of-porns-word-B-PAR-LEA-2 = Premier rôle (parodie)
game-of-porns-word-B-PAR-SUP-1 = Second rôle (parodie)
game-of-porns-word-B-PAR-SUP-2 = Second rôle (parodie)
game-of-porns-word-B-PAR-SCR-1 = Scénario (parodie)
game-of-porns-word-B-PAR-SCR-2 = Scénario (parodie)
game-of-porns-word-B-PAR-LOC-1 = Décor (parodie)
game-of-porns-word-B-PAR-LOC-2 = Décor (parodie)
game-of-porns-word-B-PAR-MUS-1 = Musique (parodie)
game-of-porns-word-B-PAR-MUS-2 = Musique (parodie)
game-of-porns-word-E-FEM-1 = Plan les yeux dans les yeux (féministe)
game-of-porns-word-E-FEM-2 = Belle lumière pour tout le monde (féministe)
game-of-porns-word-E-FEM-3 = Contrat lu et signé (féministe)
game-of-porns-word-E-FEM-4 = Vraies poches (féministe)
game-of-porns-word-E-FEM-5 = Parité à l’écran (féministe)
game-of-porns-word-E-FEM-6 = Chaises confortables (féministe)
game-of-porns-word-E-FEM-7 = Photo d’équipe (féministe)
game-of-porns-word-E-ART-1 = Plan fixe de neuf minutes (art et essai)
game-of-porns-word-E-ART-2 = Ampoule nue (art et essai)
game-of-porns-word-E-ART-3 = Poisson rouge symbolique (art et essai)
game-of-porns-word-E-ART-4 = Col roulé noir (art et essai)
game-of-porns-word-E-ART-5 = Pellicule noir et blanc (art et essai)
game-of-porns-word-E-ART-6 = Caméra à manivelle (art et essai)
game-of-porns-word-E-ART-7 = Photo de couloir vide (art et essai)
game-of-porns-word-E-COS-1 = Bal filmé à la grue (costumes)
game-of-porns-word-E-COS-2 = Deux cents bougies (costumes)
game-of-porns-word-E-COS-3 = Méridienne à pâmoison (costumes)
game-of-porns-word-E-COS-4 = Perruque poudrée (costumes)
game-of-porns-word-E-COS-5 = Révérence au ralenti (costumes)
game-of-porns-word-E-COS-6 = Machine à vent (costumes)
game-of-porns-word-E-COS-7 = Portrait à l’huile (costumes)
game-of-porns-word-E-RET-1 = Zoom coup de poing (rétro)
game-of-porns-word-E-RET-2 = Gélatine orange (rétro)
game-of-porns-word-E-RET-3 = Téléphone à cadran (rétro)
game-of-porns-word-E-RET-4 = Pattes d’éléphant (rétro)
game-of-porns-word-E-RET-5 = Grain de pellicule (rétro)
game-of-porns-word-E-RET-6 = Magnétophone à bandes (rétro)
game-of-porns-word-E-RET-7 = Polaroid délavé (rétro)
game-of-porns-word-E-PAR-1 = Caméra tremblante (parodie)
game-of-porns-word-E-PAR-2 = Reflet plein l’objectif (parodie)
game-of-porns-word-E-PAR-3 = Poulet en caoutchouc (parodie)
game-of-porns-word-E-PAR-4 = Cape mal taillée (parodie)
game-of-porns-word-E-PAR-5 = Quatrième mur en miettes (parodie)
game-of-porns-word-E-PAR-6 = Machine à brouillard (parodie)
game-of-porns-word-E-PAR-7 = Photo du bêtisier (parodie)
game-of-porns-word-J-1 = Joker
game-of-porns-word-J-2 = Joker
game-of-porns-word-J-3 = Joker
game-of-porns-word-J-4 = Joker
game-of-porns-word-J-5 = Joker
game-of-porns-word-J-6 = Joker
game-of-porns-word-J-7 = Joker
game-of-porns-word-J-8 = Joker
game-of-porns-word-J-9 = Joker
game-of-porns-word-J-10 = Joker
game-of-porns-word-P-1 = Critique dithyrambique
game-of-porns-word-P-2 = Sélection officielle
game-of-porns-word-P-3 = Contrat de streaming
game-of-porns-word-P-4 = Statut de film culte
game-of-porns-word-P-5 = Extrait viral
game-of-porns-word-P-6 = Crédit d’impôt
game-of-porns-word-P-7 = Mécène surprise
game-of-porns-word-N-1 = Tribune assassine
game-of-porns-word-N-2 = Sous-titres perdus
game-of-porns-word-N-3 = Pénurie de perruques
game-of-porns-word-N-4 = Bobine usée
game-of-porns-word-N-5 = Lettre des ayants droit
game-of-porns-word-N-6 = Commission de classification
game-of-porns-word-N-7 = Grève de l’équipe
game-of-porns-word-I-SPY-1 = Espionnage
game-of-porns-word-I-SPY-2 = Espionnage
game-of-porns-word-I-THF-1 = Larcin
game-of-porns-word-I-THF-2 = Larcin
game-of-porns-word-I-DEF-1 = Panne technique
game-of-porns-word-I-DEF-2 = Panne technique

## Labels

game-of-porns-seen-ban_return_discard = ne pas rendre la carte prise
game-of-porns-seen-card = carte
game-of-porns-seen-cards = cartes
game-of-porns-seen-deal = manche
game-of-porns-seen-dealer = à la donne
game-of-porns-seen-deals = nombre de manches
game-of-porns-seen-defect_pick = qui choisit pour la Panne technique
game-of-porns-seen-drawn = cartes piochées
game-of-porns-seen-exchange_before_meld = échanger des jokers avant son film
game-of-porns-seen-extras = extras
game-of-porns-seen-film = film
game-of-porns-seen-genre = genre
game-of-porns-seen-go_out = où peut aller la dernière carte
game-of-porns-seen-grace = vient de sauter un tour
game-of-porns-seen-hand = main
game-of-porns-seen-hidden = cartes cachées
game-of-porns-seen-how = fin de la partie
game-of-porns-seen-losers = défaite
game-of-porns-seen-lost = cartes rendues
game-of-porns-seen-match = quand la partie se termine
game-of-porns-seen-min_naturals = vraies cartes de base par film, au moins
game-of-porns-seen-negative = carte négative
game-of-porns-seen-negative_grace = répit après un tour sauté
game-of-porns-seen-pile = défausse
game-of-porns-seen-result = résultat
game-of-porns-seen-scores = points de pénalité
game-of-porns-seen-secrets = ce que tu sais
game-of-porns-seen-slots = cartes de base
game-of-porns-seen-stock = pioche
game-of-porns-seen-taken = prise dans la défausse
game-of-porns-seen-target = cible
game-of-porns-seen-target_score = cible en points de pénalité
game-of-porns-seen-thief = larcin par
game-of-porns-seen-thief_pick = qui choisit la carte volée
game-of-porns-seen-total = points de pénalité
game-of-porns-seen-turn = tour
game-of-porns-seen-turn_limit = tours par manche, au plus
game-of-porns-seen-turn_seat = à jouer
game-of-porns-seen-victim = carte volée à
game-of-porns-seen-winners = victoire

## Why not

refusal-action_card_on_top = Il y a une carte action sur la défausse : prends une carte de la pioche.
refusal-already_drawn = Tu as déjà pioché dans ce tour.
refusal-already_published = Ton film est déjà sorti : un seul par personne et par manche.
refusal-ambiguous = Ce film a moins de sept extras : on ne sait pas encore ce que remplace son joker. Ajoute plutôt ta carte.
refusal-another_player = Choisis quelqu’un d’autre à cette table.
refusal-does_not_fit = Cette carte ne va pas avec un film de ce genre.
refusal-exactly_half =
    { $cards ->
        [one] Choisis exactement une carte : la moitié de ta main, arrondie vers le bas.
       *[other] Choisis exactement { $cards } cartes différentes : la moitié de ta main, arrondie vers le bas.
    }
refusal-film_full = Ce film a déjà ses sept extras.
refusal-grace = Cette place vient de sauter un tour : pas de carte négative contre elle avant qu’elle ait rejoué.
refusal-just_taken = Avec vos règles maison, tu ne peux pas défausser la carte que tu viens de prendre : défausse une autre carte.
refusal-keep_one_to_discard = Garde cette carte : la dernière doit aller dans la défausse.
refusal-last_card = C’est ta dernière carte : défausse-la, et la manche est à toi.
refusal-never_in_a_film = Une carte action ne va jamais dans un film.
refusal-no_film_there = Il n’y a pas encore de film à cette place.
refusal-no_joker_there = Dans ce film, aucun joker ne remplace cette carte.
refusal-no_seventh_basic = Ce film a déjà ses six cartes de base. Tu peux seulement échanger la tienne contre son joker.
refusal-not_in_that_hand = Cette carte n’est pas dans la main que tu as sous les yeux.
refusal-not_published = Il faut qu’un film soit déjà sorti : le tien ou, pour une carte négative, celui de la cible.
refusal-one_at_a_time = Il y a déjà une carte négative à cette place : une seule à la fois.
refusal-only_a_discard = Après un Larcin, tu peux seulement défausser une carte.
refusal-only_by_exchange = Ce film a déjà sept extras : échange ta carte contre un de ses jokers.
refusal-pile_empty = La défausse est vide : prends une carte de la pioche.
refusal-same_card_twice = Il faut six cartes différentes.
refusal-too_few_naturals =
    { $least ->
        [one] Au moins une des six cartes doit être une vraie carte de base, pas un joker.
       *[other] Au moins { $least } des six cartes doivent être de vraies cartes de base, pas des jokers.
    }
refusal-wrong_card = Cette carte ne peut pas servir à ça.
refusal-wrong_genre = Un extra va seulement dans un film de son genre.

## The game

game-of-porns-rankings =
    Un film : réalisation, premier rôle, second rôle, scénario, décor et musique, le tout d’un même genre.

    Positives : un tour de plus, si ton film est du bon genre
    Critique dithyrambique : féministe, art et essai
    Sélection officielle : art et essai, costumes
    Contrat de streaming : costumes, rétro
    Statut de film culte : rétro, parodie
    Extrait viral : parodie, féministe
    Crédit d’impôt, Mécène surprise : tous les genres

    Négatives : un tour sauté, si le film de la cible est du bon genre
    Tribune assassine : féministe, costumes
    Sous-titres perdus : art et essai, rétro
    Pénurie de perruques : costumes, parodie
    Bobine usée : rétro, féministe
    Lettre des ayants droit : parodie, art et essai
    Commission de classification, Grève de l’équipe : tous les genres

    Avec tous les genres, et même sans film : Espionnage, Larcin, Panne technique

    Cartes restées en main : 5 points par carte de base ou extra, 10 par carte action, 20 par joker

game-game-of-porns = Game of Porns
    .pitch = Dirige un studio, sors ton chef-d’œuvre et vide ta main avant que la critique ne se réveille.
    .about = Un rami de studio : sors ton film avant les autres.
    .minutes = 20 min
    .how =
        Tu diriges un studio, dans un métier sans pitié. Le but : vider ta main avant tout le monde.

        Tu reçois dix cartes. Le reste forme la pioche, et sa première carte ouvre la défausse. On joue vers la gauche. À ton tour, prends la carte du dessus de la pioche ou de la défausse. Tu ne peux pas prendre une carte action dans la défausse. Joue ensuite ce que tu veux, puis finis ton tour en défaussant une carte.

        Une fois par manche, tu peux sortir un film : six cartes de base d’un même genre (réalisation, premier rôle, second rôle, scénario, décor et musique). Un joker peut remplacer n’importe laquelle, mais pas toutes les six. Ensuite, tu peux ajouter des jokers, et des extras du bon genre, à tous les films de la table, jusqu’à sept par film. Tu peux aussi échanger une carte de base contre le joker qui la remplace. Quand un film a ses sept extras, tu peux aussi échanger un extra contre un joker parmi eux.

        Une carte action peut remplacer ta défausse. Une carte positive te donne un tour de plus, si ton film est du bon genre. Une carte négative fait sauter un tour à quelqu’un, si son film est du bon genre. L’Espionnage te montre la main de quelqu’un. Le Larcin y prend une carte au hasard : l’autre en pioche une, et tu en défausses une. La Panne technique fait remplacer la moitié d’une main.

        Garde une carte pour la fin : défausse ta dernière carte, et tu gagnes la manche et, en général, la partie. En plusieurs manches, ou si personne n’a vidé sa main après 400 tours, on compte les cartes en main : 5 points chacune, 10 par carte action, 20 par joker. On gagne avec le moins de points.

        Tout se passe sur les cartes : personne n’a rien à faire pour de vrai. Tu peux arrêter quand tu veux, avec ou sans raison.


## How to play, in four panels

game-game-of-porns-panel-1 = Vide ta main
    .text = Tu diriges un studio de cinéma, dans un métier sans pitié. Sors ton film, pose tes cartes, et défausse la dernière avant les autres pour gagner.
game-game-of-porns-panel-2 = Pioche, joue, défausse
    .text = Prends une carte dans la pioche ou la défausse. Joue ce que tu veux. Termine ton tour en défaussant une carte, ou avec une carte action.
game-game-of-porns-panel-3 = Sors ton film
    .text = Un film : six cartes de base d’un même genre, jokers compris. Ensuite, ajoute extras et jokers à tous les films. Les cartes action donnent un tour de plus ou gênent les autres.
game-game-of-porns-panel-4 = Rien que des cartes
    .text = Tout se passe sur les cartes : personne n’a rien à faire pour de vrai, ni à refuser. Tu peux dire stop à tout moment, ça ne coûte rien.
