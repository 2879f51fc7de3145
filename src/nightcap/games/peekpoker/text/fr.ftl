### PeekPoker

## Moves

peekpoker-move-all_in = Faire tapis
peekpoker-move-ante = Jouer cette manche (1 point)
peekpoker-move-call = Suivre
peekpoker-move-check = Parole
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

peekpoker-ask-ask_for_sealed_antes = Tu joues cette manche pour un point ? On montre toutes les réponses ensemble.
peekpoker-ask-ask_to_ante = Tu joues cette manche pour un point ?
peekpoker-ask-ask_to_bet = À toi de miser, ou de te coucher.
peekpoker-ask-ask_to_show = Le pot est à toi. Montre tes dés, ou garde-les cachés.

## Events

peekpoker-event-ante_answered = { $seat } a répondu.
peekpoker-event-anted =
    { $all_in ->
        [yes] { $seat } joue la manche avec son dernier point et fait tapis.
       *[no] { $seat } joue la manche pour un point.
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
peekpoker-event-checked = { $seat } dit parole.
peekpoker-event-community_die =
    { $place ->
        [0] Premier dé commun : { $face }.
        [1] Deuxième dé commun : { $face }.
       *[other] Troisième dé commun : { $face }.
    }
peekpoker-event-cup_shaken = { $seat } regarde sous son gobelet : { $dice }.
peekpoker-event-die_tossed = { $seat } lance un dé pour la première donne : { $face }.
peekpoker-event-eliminated = { $seat } n’a plus de points et quitte la partie.
peekpoker-event-first_dealer = { $seat } a la première donne.
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
        [one] { $winners } gagne le pot : { $points ->
            [one] un point
           *[other] { $points } points
        }.
       *[other] { $winners } se partagent le pot, { $points } points : { $shares }.
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
peekpoker-event-round_began = Manche { $round } : { $dealer } a la donne.
peekpoker-event-round_void =
    { $seat ->
        [none] Personne ne joue la manche : elle est annulée.
       *[other] Personne d’autre ne joue la manche : { $seat } reprend son point, et elle est annulée.
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
        [one] Les autres se couchent : { $seat } prend le pot, un point.
       *[other] Les autres se couchent : { $seat } prend le pot, { $points } points.
    }

## House rules

peekpoker-option-allow_check = Parole permise
    .help = Oui : s’il n’y a rien à suivre, tu peux dire parole et rester sans miser. Non : il faut relancer ou se coucher.
peekpoker-option-ante_order = Comment on entre dans la manche
    .help = À tour de rôle, devant toute la table. Ou en secret : on montre toutes les réponses ensemble.
peekpoker-option-bet_cap = Plafond des mises
    .help = On mise au plus ce que peut suivre le plus gros tapis adverse de la manche. Ou bien le plus petit, sans compter les tapis vides.
peekpoker-option-max_rounds = Nombre maximal de manches
    .help = De 20 à 1000 : après la dernière, le plus haut total gagne. 0 : on joue jusqu’à ce qu’une seule place ait tous les points.
peekpoker-option-start_points = Points par personne
    .help = De 5 à 96. Si vous ne choisissez rien, on partage 192 points : 96 par personne à deux, 64 à trois, 48 à quatre.
peekpoker-option-tie_break = Combinaisons égales
    .help = Ce qui départage deux combinaisons égales : les cinq dés, ou seulement ceux de la combinaison. Ou bien rien : on partage le pot.

## Words

peekpoker-word-9 = 9
peekpoker-word-T = 10
peekpoker-word-J = J
peekpoker-word-Q = Q
peekpoker-word-K = K
peekpoker-word-A = A
peekpoker-word-ante = joue la manche
peekpoker-word-black = noir
peekpoker-word-category = rien, on partage le pot
peekpoker-word-clockwise = à tour de rôle, devant tout le monde
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
peekpoker-word-pass = ne joue pas la manche
peekpoker-word-passed = ne joue pas la manche
peekpoker-word-poorest = le plus petit tapis adverse
peekpoker-word-red = rouge
peekpoker-word-richest = le plus gros tapis adverse
peekpoker-word-sealed = ensemble, en secret
peekpoker-word-three_of_a_kind = brelan
peekpoker-word-two_pairs = double paire
peekpoker-word-undecided = réfléchit

## Labels

peekpoker-seen-all_in = tapis
peekpoker-seen-allow_check = parole permise
peekpoker-seen-ante_order = comment on entre dans la manche
peekpoker-seen-bet = mise
peekpoker-seen-bet_cap = plafond des mises
peekpoker-seen-cap = plus haute mise possible
peekpoker-seen-category = combinaison
peekpoker-seen-community = dés communs
peekpoker-seen-dealer = à la donne
peekpoker-seen-dice = dés
peekpoker-seen-faces = dés de la combinaison
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
peekpoker-seen-tie_break = combinaisons égales
peekpoker-seen-to_call = à suivre

## The game

peekpoker-rankings =
    Cinq identiques : A A A A A
    Grande couleur (une seule couleur) : K K 9 9 9
    Grande suite : 9 10 J Q K
    Carré : J J J J K
    Full : Q Q Q K K
    Brelan : Q Q Q K J
    Double paire : J J 9 9 Q
    Paire : 9 9 A K J

game-peekpoker = PeekPoker
    .pitch = Trois dés sous ton gobelet, trois pour la table : regarde, mise, bluffe et rafle tous les points.
    .about = Trois dés sous ton gobelet, trois sur la table, et un visage impassible.
    .minutes = 20 min
    .how =
        Le but : gagner tous les points. À chaque manche, compose la meilleure main de cinq dés, ou pousse les autres à se coucher.

        Lance trois dés sous ton gobelet et regarde-les en secret. À tour de rôle, en commençant à gauche de la place qui a la donne, on paie un point pour jouer la manche, ou on la laisse passer sans rien payer. Si moins de deux personnes la jouent, la manche est annulée. Sinon, on lance trois dés communs, que toute la table voit. Ta main, ce sont les cinq meilleurs dés parmi tes trois et ces trois-là.

        Vient un seul tour de mises, dans le même ordre. S’il n’y a rien à suivre, tu peux dire parole. Tu peux aussi suivre (égaler la plus haute mise), relancer d’un point ou plus, faire tapis, ou te coucher. Après une relance, les autres rejouent. On ne mise jamais plus que ce que peut suivre le plus gros tapis adverse encore en jeu. Si tu te couches, tu perds ta mise, et tes dés restent cachés.

        Tout le monde s’est couché, sauf toi ? Prends le pot, et montre tes dés ou non. Sinon, on montre tous les dés encore en jeu, et la meilleure main gagne. À combinaison égale, on compare les dés de la combinaison, puis les autres. Si tout est égal, on partage le pot. Un tapis plus petit joue seulement pour la part qu’il a suivie ; le reste forme des pots annexes.

        9 et K (roi) sont rouges, 10 et Q (dame) noirs, J (valet) et A (as) verts. L’as est le plus fort. De la meilleure main à la plus faible : cinq identiques, grande couleur (cinq dés d’une couleur), grande suite (cinq qui se suivent), carré, full, brelan, double paire, paire.

        La donne passe à gauche. Si tu n’as plus de points, tu quittes la partie. Tu gagnes quand tu as tous les points, ou le plus de points après la dernière manche prévue.

## Why not

refusal-above_the_cap = C’est au-dessus du plafond. Tu peux relancer de { $least } à { $most }.
refusal-no_checking = Pas de parole à cette table : relance ou couche-toi.
refusal-nobody_to_raise = Personne ne peut plus suivre une relance.
refusal-not_enough_points = Tu n’as pas autant de points. Tu peux relancer de { $least } à { $most }.
refusal-nothing_to_call = Il n’y a rien à suivre : relance, ou dis parole si la table le permet.
refusal-only_a_call =
    { $points ->
        [one] Tu peux seulement suivre : un point.
       *[other] Tu peux seulement suivre : { $points } points.
    }
refusal-raise_too_small = Cette relance est trop petite. Tu peux relancer de { $least } à { $most }.
refusal-something_to_call =
    { $points ->
        [one] Pas de parole maintenant : il y a un point à suivre.
       *[other] Pas de parole maintenant : il y a { $points } points à suivre.
    }

## Bots

page-bot-always-calls = Suit toujours
page-bot-always-raises = Relance toujours
page-bot-folds-below-two-pairs = Se couche sous une double paire

## The page

page-peekpoker-pot = dans le pot

## How to play, in four panels

game-peekpoker-panel-1 = Gagne tous les points
    .text = Fais la meilleure main de cinq dés, ou bluffe jusqu’à ce que les autres se couchent. Sans points, tu quittes la partie. Avec tous les points, tu gagnes.
game-peekpoker-panel-2 = Lance, paie, mise
    .text = Lance trois dés sous ton gobelet. Joue la manche pour un point, ou laisse-la passer sans rien payer. Ensuite, dis parole, suis, relance, fais tapis ou couche-toi.
game-peekpoker-panel-3 = Un œil sous le gobelet
    .text = Personne d’autre ne voit tes dés. Trois dés communs sont visibles par toute la table. Ta main, ce sont les cinq meilleurs dés parmi tes trois et ces trois-là.
game-peekpoker-panel-4 = Couche-toi quand tu veux
    .text = Te coucher coûte seulement les points déjà mis, et personne ne voit tes dés. Ici, il n’y a que des dés et des points. Tu peux faire une pause ou dire stop à tout moment.
