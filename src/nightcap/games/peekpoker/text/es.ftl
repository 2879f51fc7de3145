### PeekPoker

## Moves

peekpoker-move-all_in = Ir con todo
peekpoker-move-ante = Entrar por 1 punto
peekpoker-move-call = Igualar
peekpoker-move-check = Pasar
peekpoker-move-fold = Retirarse
peekpoker-move-pass = No jugar esta ronda
peekpoker-move-raise = Subir { $by }
    .choose = Elegir cuánto subir
peekpoker-move-show =
    { $reveal ->
        [yes] Mostrar mis dados
       *[no] Dejar mis dados ocultos
    }

## Questions

peekpoker-ask-ask_for_sealed_antes = Entra por un punto o no juegues esta ronda; las respuestas se ven todas a la vez.
peekpoker-ask-ask_to_ante = Entra por un punto o no juegues esta ronda.
peekpoker-ask-ask_to_bet = Haz tu apuesta o retírate.
peekpoker-ask-ask_to_show = El bote es tuyo: muestra tus dados o déjalos ocultos.

## Events

peekpoker-event-ante_answered = { $seat } ya ha decidido.
peekpoker-event-anted =
    { $all_in ->
        [yes] { $seat } entra con su último punto y va con todo.
       *[no] { $seat } entra por un punto.
    }
peekpoker-event-called =
    { $all_in ->
        [yes] { $seat } iguala y va con todo, con { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
       *[no] { $seat } iguala con { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
    }
peekpoker-event-checked = { $seat } pasa.
peekpoker-event-community_die =
    { $place ->
        [0] Primer dado común: { $face }.
        [1] Segundo dado común: { $face }.
       *[other] Tercer dado común: { $face }.
    }
peekpoker-event-cup_shaken = { $seat } mira bajo su cubilete: { $dice }.
peekpoker-event-die_tossed = { $seat } lanza un dado para ver quién reparte: { $face }.
peekpoker-event-eliminated = { $seat } se queda sin puntos y deja la partida.
peekpoker-event-first_dealer = { $seat } reparte en la primera ronda.
peekpoker-event-folded = { $seat } se retira.
peekpoker-event-game_ended =
    { $winners_count ->
        [one] { $winners } gana la partida.
       *[other] { $winners } comparten la victoria.
    }
peekpoker-event-hand_shown = { $seat } muestra { $dice }: { $hand_category } ({ $hand_dice }).
peekpoker-event-passed = { $seat } no juega esta ronda.
peekpoker-event-points_returned =
    { $points ->
        [one] { $seat } recupera un punto que nadie iguala.
       *[other] { $seat } recupera { $points } puntos que nadie iguala.
    }
peekpoker-event-pot_won =
    { $winners_count ->
        [one] { $winners } gana un bote de { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
       *[other] { $winners } comparten un bote de { $points } puntos: { $shares }.
    }
peekpoker-event-raised =
    { $all_in ->
        [yes] { $seat } sube { $by } y va con todo, con { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
       *[no] { $seat } sube { $by } y pone { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
    }
peekpoker-event-round_began = Ronda { $round }: reparte { $dealer }.
peekpoker-event-round_void =
    { $seat ->
        [none] Nadie entra: la ronda es nula.
       *[other] Nadie más entra: { $seat } recupera su punto y la ronda es nula.
    }
peekpoker-event-went_all_in =
    { $all_in ->
        [yes] { $seat } va con todo, con { $points ->
            [one] un punto
           *[other] { $points } puntos
        }{ $by ->
            [0] {""}
           *[other] , y sube { $by }
        }.
       *[no] { $seat } apuesta todo lo que se puede igualar, { $points ->
            [one] un punto
           *[other] { $points } puntos
        }{ $by ->
            [0] {""}
           *[other] , y sube { $by }
        }.
    }
peekpoker-event-won_by_default =
    { $points ->
        [one] Nadie más sigue en la ronda: { $seat } se lleva el bote de un punto.
       *[other] Nadie más sigue en la ronda: { $seat } se lleva el bote de { $points } puntos.
    }

## House rules

peekpoker-option-allow_check = Se puede pasar sin apostar
    .help = Sí: si no hay nada que igualar, puedes pasar y seguir en la ronda. No: sube o retírate.
peekpoker-option-ante_order = Forma de entrar
    .help = Por turnos, a la vista de la mesa, o en secreto, con todas las respuestas a la vez.
peekpoker-option-bet_cap = Tope de las apuestas
    .help = Ninguna apuesta supera lo que puede igualar tu rival con más puntos en la ronda, o tu rival con menos, sin contar a quien ya va con todo.
peekpoker-option-max_rounds = Máximo de rondas
    .help = Tras ese número de rondas, de 20 a 1000, gana quien tenga más puntos. Con 0, la partida dura hasta que alguien lo tenga todo.
peekpoker-option-start_points = Puntos por persona
    .help = De 5 a 96. Si queda vacío, se reparten 192 por igual: 96 por cabeza entre dos, 64 entre tres, 48 entre cuatro.
peekpoker-option-tie_break = Manos del mismo tipo
    .help = Qué cuenta entre dos manos del mismo tipo: los cinco dados, solo los de la combinación, o nada, y entonces el bote se comparte.

## Words

peekpoker-word-9 = 9
peekpoker-word-T = 10
peekpoker-word-J = J
peekpoker-word-Q = Q
peekpoker-word-K = K
peekpoker-word-A = A
peekpoker-word-ante = entra
peekpoker-word-black = negro
peekpoker-word-category = el mismo tipo comparte el bote
peekpoker-word-clockwise = por turnos, a la vista
peekpoker-word-faces = solo los dados de la combinación
peekpoker-word-five_of_a_kind = repóker
peekpoker-word-folded = se retira
peekpoker-word-four_of_a_kind = póker
peekpoker-word-full_house = full
peekpoker-word-green = verde
peekpoker-word-kickers = los cinco dados
peekpoker-word-large_flush = color
peekpoker-word-large_straight = escalera
peekpoker-word-live = en la ronda
peekpoker-word-out = fuera de la partida
peekpoker-word-pair = pareja
peekpoker-word-pass = no juega
peekpoker-word-passed = no juega
peekpoker-word-poorest = lo que puede igualar tu rival con menos puntos
peekpoker-word-red = rojo
peekpoker-word-richest = lo que puede igualar tu rival con más puntos
peekpoker-word-sealed = a la vez, en secreto
peekpoker-word-three_of_a_kind = trío
peekpoker-word-two_pairs = doble pareja
peekpoker-word-undecided = por decidir

## Labels

peekpoker-seen-all_in = va con todo
peekpoker-seen-allow_check = se puede pasar
peekpoker-seen-ante_order = forma de entrar
peekpoker-seen-bet = apuesta
peekpoker-seen-bet_cap = tope de las apuestas
peekpoker-seen-cap = apuesta más alta posible
peekpoker-seen-category = mano
peekpoker-seen-community = dados comunes
peekpoker-seen-dealer = reparte
peekpoker-seen-dice = dados
peekpoker-seen-faces = combinación
peekpoker-seen-hand = mano
peekpoker-seen-hidden = dados ocultos
peekpoker-seen-kickers = otros dados
peekpoker-seen-level = apuesta más alta
peekpoker-seen-max_rounds = máximo de rondas
peekpoker-seen-own_answer = tu respuesta
peekpoker-seen-own_dice = tus dados
peekpoker-seen-own_hand = tu mano
peekpoker-seen-points = puntos
peekpoker-seen-pots = botes
peekpoker-seen-round = ronda
peekpoker-seen-shown = dados mostrados
peekpoker-seen-standing = esta ronda
peekpoker-seen-start_points = puntos al empezar
peekpoker-seen-tie_break = manos del mismo tipo
peekpoker-seen-to_call = por igualar

## The game

peekpoker-rankings =
    Repóker (cinco iguales): A A A A A
    Color (los cinco del mismo color): K K 9 9 9
    Escalera: 9 10 J Q K
    Póker: J J J J K
    Full: Q Q Q K K
    Trío: Q Q Q K J
    Doble pareja: J J 9 9 Q
    Pareja: 9 9 A K J

game-peekpoker = PeekPoker
    .pitch = Tres dados bajo tu cubilete y tres para la mesa: mira, apuesta, engaña y llévate todos los puntos.
    .about = Tres dados bajo tu cubilete, tres en la mesa y cara de póker.
    .minutes = 20 min
    .how =
        Gana quien se queda con todos los puntos. En cada ronda, forma la mejor mano de cinco dados o consigue que nadie más siga.

        Lanza tres dados bajo tu cubilete y míralos en secreto, como toda la mesa. Por turnos, desde la izquierda de quien reparte, entra por un punto o no juegues esta ronda, que no cuesta nada. Si entran menos de dos personas, la ronda es nula. Si no, quien reparte lanza tres dados comunes a la vista de la mesa. Tu mano son los cinco mejores dados entre tus tres y esos tres.

        Después hay una sola fase de apuestas, en el mismo orden. Puedes pasar si no hay nada que igualar, igualar la apuesta más alta, subir un punto o más, ir con todo o retirarte. Tras una subida, tus rivales de la ronda vuelven a tener turno. Ninguna apuesta supera lo que puede igualar tu rival con más puntos en la ronda. Si te retiras, pierdes lo que has puesto, pero nadie ve tus dados.

        Si solo queda una persona, se lleva el bote y decide si muestra sus dados. Si no, toca enseñar los dados que siguen en juego, y gana la mejor mano. Entre manos del mismo tipo cuentan primero los dados de la combinación y luego los otros; si todo es igual, el bote se comparte. Si vas con todo por menos, juegas solo por la parte que has igualado; lo demás forma botes aparte.

        9 y K (rey) son rojos, 10 y Q (reina) negros, J (jota) y A (as) verdes; el as es el más alto. De mejor a peor: repóker (cinco iguales), color (cinco del mismo color), escalera (cinco seguidos), póker, full, trío, doble pareja, pareja.

        En la ronda siguiente reparte quien está a la izquierda. Sin puntos, dejas la partida. Gana quien los tiene todos o, tras la última ronda prevista, quien tiene más.

## Why not

refusal-above_the_cap = Es más de lo que se puede apostar ahora: puedes subir de { $least } a { $most }.
refusal-no_checking = Según las reglas de la casa no se puede pasar: sube o retírate.
refusal-nobody_to_raise = Nadie puede igualar otra subida.
refusal-not_enough_points = No tienes tantos puntos: puedes subir de { $least } a { $most }.
refusal-nothing_to_call = No hay nada que igualar.
refusal-only_a_call =
    { $points ->
        [one] No te alcanza para subir: iguala con el punto que te queda o retírate.
       *[other] No te alcanza para subir: iguala con los { $points } puntos que te quedan o retírate.
    }
refusal-raise_too_small = Esa subida es demasiado pequeña: puedes subir de { $least } a { $most }.
refusal-something_to_call =
    { $points ->
        [one] Primero hay un punto que igualar.
       *[other] Primero hay { $points } puntos que igualar.
    }

## Bots

page-bot-always-calls = Un bot que iguala siempre
page-bot-always-raises = Un bot que sube siempre
page-bot-folds-below-two-pairs = Un bot que se retira con menos de doble pareja

## The page

page-peekpoker-pot = en el bote

## How to play, in four panels

game-peekpoker-panel-1 = Gana todos los puntos
    .text = Forma la mejor mano de 5 dados o ve de farol hasta que nadie más siga. Sin puntos, la partida acaba para ti. Con todos los puntos, ganas.
game-peekpoker-panel-2 = Lanza, entra, apuesta
    .text = Lanza 3 dados bajo tu cubilete. Entra por un punto, o no juegues esta ronda, que no cuesta nada. Después puedes pasar, igualar, subir, ir con todo o retirarte.
game-peekpoker-panel-3 = Mira bajo tu cubilete
    .text = Solo tú ves tus dados. Los 3 comunes están a la vista de toda la mesa. Tu mano son los 5 mejores entre los tuyos y esos 3.
game-peekpoker-panel-4 = Retírate cuando quieras
    .text = Retirarte cuesta solo los puntos que ya has puesto, y nadie ve tus dados. Aquí solo hay dados y puntos. Puedes pedir una pausa o parar cuando quieras.
