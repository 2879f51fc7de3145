### Póker para parejas

## Moves

couples-move-accept = Sí, me apetece
couples-move-answer_tweak =
    { $agree ->
        [yes] Aceptar el ajuste
       *[no] Dejarlo como estaba
    }
couples-move-bail = Vetar (gasta un veto)
couples-move-buy_cards =
    { $cards_count ->
        [one] Reemplazar { $cards } (1 moneda)
       *[other] Reemplazar { $cards } ({ $cards_count } monedas)
    }
    .choose = Elegir cartas para reemplazar
couples-move-complete_activity = Hecho
couples-move-concede = Terminar ya la partida
couples-move-deal = Repartir las cartas
couples-move-draw_climax = Sacar la carta de clímax
couples-move-draw_reward = Tomar mi carta de premio
couples-move-exchange =
    { $cards_count ->
        [0] Plantarse
       *[other] Cambiar { $cards }
    }
    .choose = Elegir cartas para cambiar
couples-move-pass_buy = No comprar
couples-move-play_card = Jugar { $card }
couples-move-propose_tweak = Proponer: «{ $note }»
    .choose = Proponer un ajuste
couples-move-safe_stop = Parar aquí, sin explicaciones
couples-move-select_activity =
    { $index ->
        [0] Elegir la primera actividad
        [1] Elegir la segunda actividad
        [2] Elegir la tercera actividad
       *[other] Elegir la cuarta actividad
    }
couples-move-shop_buy =
    { $index ->
        [0] Comprar la primera actividad ({ $card })
        [1] Comprar la segunda actividad ({ $card })
        [2] Comprar la tercera actividad ({ $card })
       *[other] Comprar la cuarta actividad ({ $card })
    }
couples-move-shop_leave = Salir de la tienda
couples-move-throw_sign = Sacar { $sign }
couples-move-timer = Temporizador: { $action }
couples-move-turn_up = Descubrir la carta

## Questions

couples-ask-ask_about_tweak = ¿Aceptas este ajuste?
couples-ask-ask_for_signs = ¿Piedra, papel o tijera?
couples-ask-ask_to_accept = ¿Aceptas esta actividad o gastas un veto?
couples-ask-ask_to_buy = ¿Compras? Cada carta que reemplazas cuesta una moneda.
couples-ask-ask_to_complete = Sin prisa. Avisa cuando esté hecho.
couples-ask-ask_to_deal = Te toca repartir.
couples-ask-ask_to_draw_climax = Has ganado la partida: saca una carta de clímax.
couples-ask-ask_to_draw_reward = Has ganado la ronda: toma tu siguiente carta de premio.
couples-ask-ask_to_exchange = Cambia hasta cinco cartas o plántate.
couples-ask-ask_to_exchange_again = Cambia otra vez o plántate. Si te plantas, ganas monedas, pero en esta ronda no compras.
couples-ask-ask_to_follow = Si tienes cartas de ese palo, juega una; si no, la que quieras.
couples-ask-ask_to_lead = Sales tú: juega la carta que quieras.
couples-ask-ask_to_select = Elige una actividad de la carta.
couples-ask-ask_to_shop = Compra una actividad con tus monedas, o sal de la tienda.
couples-ask-ask_to_turn_up = Descubre tu siguiente carta.

## Events

couples-event-activity_accepted = { $seat } acepta la actividad.
couples-event-activity_completed = Fin de la actividad.
couples-event-activity_selected = { $seat } elige: «{ $activity }»
couples-event-activity_started = La actividad empieza.
couples-event-activity_stopped = La actividad se para aquí. No cuesta nada y queda fuera.
couples-event-bailed =
    { $seat } veta la actividad; { $bails_left ->
        [0] no le quedan vetos
        [one] le queda un veto
       *[other] le quedan { $bails_left } vetos
    }.
couples-event-card_drawn = { $seat } descubre una carta de { $category }.
couples-event-card_played = { $seat } juega { $card }.
couples-event-card_read = La carta ofrece: «{ $activities }»
couples-event-card_used = { $seat } retira su carta de { $category }, que sale del juego.
couples-event-cards_bought =
    { $seat } reemplaza { $coins ->
        [one] una carta por una moneda
       *[other] { $coins } cartas por { $coins } monedas
    }.
couples-event-cards_drawn = { $seat } descarta { $discarded } y recibe { $drawn }.
couples-event-climax_allowed = { $winner } tiene la carta de clímax y gana la partida. Desde ahora, el clímax está permitido.
couples-event-clothes_lost =
    { $seat } se quita { $pieces ->
        [one] una prenda
       *[other] { $pieces } prendas
    }; { $left ->
        [0] ya no lleva nada
        [one] le queda una
       *[other] le quedan { $left }
    }.
couples-event-coins_paid =
    { $seat } recibe { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
    } { $why }.
couples-event-completion_reported = { $seat } avisa de que está hecho.
couples-event-conceded = La partida termina aquí. Nadie debe nada.
couples-event-dealt = Ronda { $round }: reparte { $dealer }.
couples-event-exchanged =
    { $seat } { $count ->
        [0] no cambia nada
        [one] cambia una carta
       *[other] cambia { $count } cartas
    }.
couples-event-first_dealer = { $seat } reparte en la primera ronda.
couples-event-game_ended =
    { $winner ->
        [none] Fin de la partida: nadie gana.
       *[other] Fin de la partida: gana { $winner }.
    }
couples-event-hand_dealt = { $seat } recibe { $cards }.
couples-event-hand_shown = { $seat } muestra { $cards }: { $category }.
couples-event-hands_tied = Las manos empatan ({ $category }): nadie puntúa por ellas.
couples-event-line_passed = { $seat } cruza la línea de { $kind }, antes de la casilla { $line }.
couples-event-passed_buying = { $seat } no compra nada.
couples-event-pawn_moved =
    { $seat } gana { $points ->
        [one] un punto
       *[other] { $points } puntos
    } { $why } y { $position ->
        [71] llega a la meta
       *[other] avanza hasta la casilla { $position }
    }.
couples-event-round_ended = Fin de la ronda; en la siguiente reparte { $next_dealer }.
couples-event-round_tied = Empate exacto: nadie toma carta y la ronda se repite.
couples-event-round_won = { $seat } gana la ronda.
couples-event-shop_bought =
    { $seat } paga { $price ->
        [one] una moneda
       *[other] { $price } monedas
    } en la tienda.
couples-event-shop_left =
    { $seat } sale de la tienda, donde { $remain_count ->
        [0] no queda ninguna carta
        [one] queda una carta
       *[other] quedan { $remain_count } cartas
    }.
couples-event-shop_refunded =
    La tienda devuelve { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
    } a { $seat }.
couples-event-sign_thrown = { $seat } ya ha elegido.
couples-event-signs_shown = Los dos gestos, a la vista: { $signs }.
couples-event-skipped_buying = { $seat } no puede comprar cartas: { $because }.
couples-event-stood_pat =
    { $seat } se planta y { $coins ->
        [0] no recibe nada, porque la banca está vacía
        [one] recibe una moneda
       *[other] recibe { $coins } monedas
    }{ $locked ->
        [yes] , así que no compra cartas en esta ronda
       *[no] {""}
    }.
couples-event-timer_touched = { $seat } usa el temporizador: { $action }.
couples-event-trick_taken = { $seat } se lleva la baza { $number }.
couples-event-tweak_answered =
    { $agreed ->
        [yes] { $seat } acepta el ajuste.
       *[no] { $seat } prefiere dejarlo como estaba.
    }
couples-event-tweak_proposed = { $seat } propone un ajuste: «{ $note }».
couples-event-tweak_withdrawn = { $seat } retira el ajuste.
couples-event-winner_known = { $seat } gana la partida y sacará una carta de clímax después de las demás cartas.

## House rules

couples-option-card_view = Cartas descubiertas
    .help = A la vista de la pareja: tu pareja lee la carta entera, igual que tú. Si no, tu pareja solo ve el tipo y las actividades que eliges.
couples-option-completion = Quién avisa de que está hecho
    .help = Basta con quien saca la carta, o tiene que avisar también su pareja, en cualquier orden.
couples-option-deck = Cartas de cada mazo de premios
    .help = Cuántas cartas de cada tipo, las mismas para ti y para tu pareja: de 3 a 16 en total, con el clímax al final. Con más cartas, la partida dura más.
couples-option-first_dealer = Quién reparte primero
    .help = Quien gane a piedra, papel o tijera; alguien al azar; o siempre el mismo asiento, el primero o el segundo.
couples-option-limits = Temas que quedan fuera
    .help = Los temas que la pareja prefiere dejar fuera. Si a una carta le quedan menos de tres actividades, queda fuera entera.
couples-option-start_clothes = Prendas al empezar
    .help = Con dos cartas de striptease, exactamente cinco. Con otro número de esas cartas, dos prendas por cada una y de una a tres más. Sin ropa solo se puede empezar si no hay cartas de striptease.
couples-option-start_space = Casilla de salida
    .help = Cuanto más adelante, más corta es la partida y menos ropa hay: 5 prendas hasta la casilla 10, 3 hasta la 24, 1 hasta la 37 y después ninguna. Las líneas que quedan atrás no dan nada.
couples-option-strip_target = Quién se desnuda
    .help = Con las cartas de striptease y de desnudo, la ropa que se va es la de la pareja de quien saca la carta, o la de quien la saca. Vale para toda la partida.
couples-option-tie_dealer = Quién reparte tras un empate
    .help = Si el empate es exacto, la ronda se repite: vuelve a repartir quien repartió, o reparte su pareja.

## Words

couples-word-talk = charla
couples-word-strip = striptease
couples-word-cuddle = mimos
couples-word-nude = desnudo
couples-word-hot = fuego
couples-word-lust = deseo
couples-word-climax = clímax
couples-word-shop = tienda
couples-word-royal_flush = escalera real
couples-word-straight_flush = escalera de color
couples-word-four_of_a_kind = póker
couples-word-full_house = full
couples-word-flush = color
couples-word-straight = escalera
couples-word-three_of_a_kind = trío
couples-word-two_pair = doble pareja
couples-word-pair = pareja
couples-word-high_card = carta alta
couples-word-all = todo lo que queda
couples-word-behind = por ir detrás
couples-word-beige = beige
couples-word-both = tú y tu pareja
couples-word-drawer = quien saca la carta
couples-word-drawer_only = solo para quien la saca
couples-word-hand = por la mejor mano
couples-word-locked = ya ha ganado monedas en esta ronda
couples-word-no_coins = no tiene monedas
couples-word-none = nadie
couples-word-open = a la vista de la pareja
couples-word-paper = papel
couples-word-partner = su pareja
couples-word-pause = pausa
couples-word-pink = rosa
couples-word-random = al azar
couples-word-reset = reinicio
couples-word-rock = piedra
couples-word-rps = piedra, papel o tijera
couples-word-ruled_out = fuera
couples-word-same = quien repartió
couples-word-scissors = tijera
couples-word-seat0 = primer asiento
couples-word-seat1 = segundo asiento
couples-word-selected = elegida
couples-word-start = en marcha
couples-word-strip_target = según la regla de la casa
couples-word-swap = su pareja
couples-word-tricks = por las bazas
couples-word-undresses = quien se quita la ropa

## Labels

couples-seen-activities = actividades
couples-seen-activity = actividad
couples-seen-actor = la hace
couples-seen-agreed = acordado
couples-seen-bails = vetos que quedan
couples-seen-bank = banca
couples-seen-best_hand = mejor mano
couples-seen-bought = cartas compradas
couples-seen-by = idea de
couples-seen-card = carta
couples-seen-card_view = cartas descubiertas
couples-seen-category = tipo
couples-seen-climax_allowed = clímax permitido
couples-seen-clothes = prendas puestas
couples-seen-coins = monedas
couples-seen-completion = avisa del final
couples-seen-dealer = reparte
couples-seen-discards = cartas descartadas
couples-seen-done = hecho
couples-seen-drawer = carta de
couples-seen-exchanged = cartas cambiadas
couples-seen-face_up = en la mesa
couples-seen-first_dealer = reparte primero
couples-seen-hand = mano
couples-seen-heat = temperatura
couples-seen-hidden = cartas ocultas
couples-seen-holds = mano de póker
couples-seen-id = referencia
couples-seen-index = puesto en la carta
couples-seen-items = por venir
couples-seen-kind = tipo
couples-seen-least_dressed = prendas puestas, mínimo
couples-seen-limits = temas que quedan fuera
couples-seen-line = línea
couples-seen-locked = no puede comprar
couples-seen-most_dressed = prendas puestas, máximo
couples-seen-note = nota
couples-seen-pack = cartas en el mazo
couples-seen-pat_coins = monedas por plantarse
couples-seen-pawn = ficha
couples-seen-pieces = prendas
couples-seen-pile = cartas jugadas
couples-seen-position = casilla
couples-seen-price = precio
couples-seen-private_room = en privado
couples-seen-props = objetos
couples-seen-receiver = para
couples-seen-remote = posible a distancia
couples-seen-removes = se quita
couples-seen-replay = repeticiones
couples-seen-reward_deck = mazo de premios
couples-seen-round = ronda
couples-seen-round_winner = gana la ronda
couples-seen-ruled_out = actividades que quedan fuera
couples-seen-seconds = segundos
couples-seen-shop = cartas de la tienda
couples-seen-standing = acordado antes
couples-seen-thrown = tu gesto
couples-seen-signs = gestos
couples-seen-stacks = montones
couples-seen-state = estado
couples-seen-strip_target = quién se desnuda
couples-seen-tags = temas
couples-seen-target = quién se quita ropa
couples-seen-temporary_undress = sin ropa por un rato
couples-seen-trick_winners = se llevan las bazas
couples-seen-tricks = bazas
couples-seen-tweak = ajuste
couples-seen-used = cartas usadas
couples-seen-visit = en la tienda
couples-seen-winner = victoria
couples-seen-wins = rondas ganadas

## The game

couples-rankings =
    Escalera real: A♠ K♠ Q♠ J♠ 10♠
    Escalera de color: 9♥ 8♥ 7♥ 6♥ 5♥
    Póker: Q♠ Q♥ Q♦ Q♣ 3♦
    Full: 8♠ 8♥ 8♦ K♣ K♥
    Color: A♦ J♦ 8♦ 5♦ 2♦
    Escalera: 9♣ 8♦ 7♠ 6♥ 5♣
    Trío: 7♠ 7♥ 7♦ K♣ 2♠
    Doble pareja: J♠ J♦ 4♥ 4♣ 9♠
    Pareja: 10♥ 10♣ A♠ 6♦ 3♣
    Carta alta: K♥ J♠ 8♣ 6♦ 2♥
game-couples-quick = Póker para parejas: versión rápida
    .pitch = Gana al póker, toma tus premios uno a uno y llega a tu carta de clímax antes que tu pareja.
    .about = Póker con premios. No hace falta mesa: con una cama basta.
    .minutes = 90 min
    .how =
        Cada ronda de póker que ganas te da un premio. Tienes un mazo de ocho cartas de premio, tu pareja tiene otro, y gana quien llega antes a la última del suyo: la carta de clímax.

        Empiezas con cinco prendas y dos vetos, igual que tu pareja. Un par de calcetines o de zapatos cuenta como una prenda. Cada mazo de premios trae, de arriba abajo, dos cartas de striptease, una de mimos, una de desnudo, dos de fuego, una de deseo y una de clímax. Quien gana a piedra, papel o tijera reparte primero.

        En cada ronda recibes cinco cartas, igual que tu pareja. Quien no reparte cambia primero las cartas que quiera, o ninguna; después cambia quien reparte. Hay un segundo cambio en el mismo orden. Luego toca enseñar las cartas, y la mejor mano de póker gana. Si el empate es exacto, la ronda se repite.

        Si ganas la ronda, toma tu siguiente carta de premio y elige una de sus actividades. Tu pareja lee la carta a la vez que tú. Después, la carta sale del juego y el reparto cambia de manos. Una carta de striptease le quita dos prendas a tu pareja; una de desnudo, todas las que queden. En casi todas las demás cartas, la ropa se quita solo por un rato.

        ¿No te apetece lo que elige tu pareja? Gasta un veto y tendrá que elegir otra actividad de la misma carta. Tienes dos para toda la partida. También puedes proponer un ajuste: vale si tu pareja lo acepta.

        Cuando una actividad está elegida, puedes pararla en cualquier momento, y tu pareja también. Parar no cuesta nada, sin explicaciones. También puedes terminar la partida cuando quieras. Tus límites están siempre por encima de las cartas.

        El clímax espera a su carta. Si la sacas, ganas, y una última actividad cierra la partida.
game-couples-advanced = Póker para parejas: versión avanzada
    .pitch = Póker, bazas, monedas y una carrera de fichas: una noche en pareja que sube de temperatura línea a línea.
    .about = Póker, bazas y una carrera con premios por el camino.
    .minutes = 2–3 horas
    .how =
        Gana puntos, avanza con tu ficha y toma una carta por cada línea que cruces. Quien cruza la meta gana la partida.

        Tú eliges la ropa de tu pareja y tu pareja, la tuya: cinco prendas por cabeza. Empiezas con tres monedas y con dos vetos para toda la partida, igual que tu pareja.

        En cada ronda recibes cinco cartas y puedes cambiar dos veces las que quieras. Quien no reparte va siempre primero. Si te plantas en el segundo cambio, ganas una moneda, o dos si tampoco cambiaste en el primero, pero ya no puedes comprar. Si no te has plantado, compras por turnos con tu pareja: cada carta que reemplazas cuesta una moneda. La compra acaba tras dos turnos seguidos sin comprar.

        Después vienen cinco bazas sin triunfos. Si tienes cartas del palo de salida, juega una; si no, la que quieras. La carta más alta de ese palo, con el as por encima de todas, se lleva la baza y sale en la siguiente. La última baza vale dos puntos, o cuatro si te llevas las cinco. Luego, la mejor mano de póker da de un punto (carta alta) a diez (escalera real), y las mejores dan también monedas. Cada punto es un paso. Después, quien va por detrás recibe una moneda.

        Descubre tus cartas una a una y elige una actividad de cada una. Una carta de striptease le quita dos prendas a tu pareja; una de desnudo, todas las que queden. En la línea de la tienda puedes gastar monedas en las actividades de una sola de sus cartas.

        ¿No te apetece lo que elige tu pareja? Gasta un veto: elegirá otra actividad o, en la tienda, recuperará sus monedas. Cuando una actividad está elegida, puedes pararla en cualquier momento, y tu pareja también. Parar no cuesta nada, sin explicaciones. También puedes terminar la partida cuando quieras. Tus límites están siempre por encima de las cartas.

        Si las dos fichas cruzan la meta en la misma ronda, gana la mejor mano de esa ronda. Cuando todas las demás cartas están hechas, quien gana saca una carta de clímax. Hasta entonces, el clímax espera.

## Before the start

notice-clothes =
    { $pieces ->
        [0] La partida empieza sin ropa.
        [one] Empiezas con exactamente una prenda, igual que tu pareja. Un par de calcetines o de zapatos cuenta como una.
       *[other] Empiezas con exactamente { $pieces } prendas, igual que tu pareja. Un par de calcetines o de zapatos cuenta como una.
    }
notice-outfits =
    { $pieces ->
        [0] La partida empieza sin ropa.
        [one] Tú eliges la ropa de tu pareja y tu pareja, la tuya: exactamente una prenda por cabeza. Un par de calcetines o de zapatos cuenta como una.
       *[other] Tú eliges la ropa de tu pareja y tu pareja, la tuya: exactamente { $pieces } prendas por cabeza. Un par de calcetines o de zapatos cuenta como una.
    }
notice-evening = Reserva dos o tres horas sin interrupciones.

## Why not

refusal-accepted_already = Ya has aceptado. Parar sigue sin costar nada.
refusal-bought_already = Esa ya la has comprado.
refusal-card_twice = Puedes elegir cada carta una sola vez.
refusal-deck_size = Cada mazo de premios tiene de { $least } a { $most } cartas; ahora tiene { $total }.
refusal-exchanged_already = Ya has cambiado cartas.
refusal-locked = Te plantaste a cambio de monedas: en esta ronda no compras.
refusal-must_follow_suit = Tienes cartas de ese palo: juega una.
refusal-naked_with_strip_cards = Sin ropa, las cartas de striptease no tienen nada que quitar.
refusal-no_bails_left = Ya no te quedan vetos. Parar sigue sin costar nada.
refusal-not_in_the_shop = Esa carta no está en la tienda.
refusal-not_on_this_card = Esta carta no tiene esa actividad.
refusal-note_too_long = Es demasiado largo: caben { $most } caracteres.
refusal-nothing_else_left = Es la última actividad de la carta y no se puede vetar. Parar sigue sin costar nada.
refusal-nude_card_needed = Si la partida empieza con ropa, hace falta una carta de desnudo.
refusal-one_shop_card = Ya has comprado algo de la otra carta: sigue con ella o sal de la tienda.
refusal-own_selection = La has elegido tú, así que no puedes vetarla. Parar sigue sin costar nada.
refusal-own_tweak = El ajuste es tuyo: ahora responde tu pareja.
refusal-pawn_taken = La ficha { $pawn } ya está elegida.
refusal-ruled_out = Esa actividad queda fuera.
refusal-start_clothes = Con estas cartas, las prendas por cabeza van de { $least } a { $most }.
refusal-too_few_cards = Esta baraja tiene { $cards } cartas de { $category } y el juego necesita { $least }.
refusal-too_few_coins = No te alcanzan las monedas.
refusal-tweak_open = Antes hay que responder al ajuste propuesto.
refusal-wrong_pieces = Prendas necesarias: { $needed }; ahora hay { $wears }.

## The page

page-couples-also = También en esta carta
page-couples-away = no está
page-couples-bail =
    { $count ->
        [0] Vetar (no quedan vetos)
        [one] Vetar (queda uno)
       *[other] Vetar (quedan { $count })
    }
page-couples-bank =
    { $count ->
        [0] la banca: sin monedas
        [one] la banca: una moneda
       *[other] la banca: { $count } monedas
    }
    .caption = banca
page-couples-better_hand = la mejor mano
page-couples-buy_this = Comprar esta
page-couples-card_of = { $kind } · { $name }
page-couples-cards_of = Cartas de { $name }
page-couples-choose_one = Elige una de ellas
page-couples-climax = Clímax
    .waits = El clímax espera a su carta
    .allowed = El clímax ya está permitido
page-couples-closing = Las cartas ya han dicho bastante. Lo demás es cosa de dos.
page-couples-comes_off =
    { $pieces ->
        [all] { $name }: fuera toda la ropa
        [one] { $name }: una prenda menos
       *[other] { $name }: { $pieces } prendas menos
    }
page-couples-costs =
    { $count ->
        [one] cuesta una moneda
       *[other] cuesta { $count } monedas
    }
page-couples-deals = reparte
page-couples-deck_of = Mazo de premios de { $name }
page-couples-earns =
    { $count ->
        [one] da una moneda
       *[other] da { $count } monedas
    }
page-couples-exchange =
    { $count ->
        [one] Cambiar una carta
       *[other] Cambiar { $count } cartas
    }
page-couples-finish = meta
page-couples-hand_of =
    { $cards ->
        [one] Mano de { $name }: una carta
       *[other] Mano de { $name }: { $cards } cartas
    }
page-couples-heat = temperatura { $heat } de 5
page-couples-keep_all = Plantarse
page-couples-laid_aside =
    { $count ->
        [one] una descartada
       *[other] { $count } descartadas
    }
page-couples-line = { $kind } en { $space }
page-couples-next = luego: { $kind }
page-couples-pack = mazo: { $count }
page-couples-phase-buying = compra de cartas
page-couples-phase-cards = cartas
page-couples-phase-deal = el reparto
page-couples-phase-exchange_1 = primer cambio
page-couples-phase-exchange_2 = segundo cambio
page-couples-phase-over = el final
page-couples-phase-shop = la tienda
page-couples-phase-showdown = enseñar las cartas
page-couples-phase-signs = quién reparte primero
page-couples-phase-tricks = las bazas
page-couples-play_card = Elige una carta para jugar
page-couples-points =
    { $count ->
        [one] un punto
       *[other] { $count } puntos
    }
page-couples-reached =
    { $space ->
        [71] llegó a la meta
       *[other] casilla { $space }
    }
page-couples-replace =
    { $count ->
        [one] Reemplazar una carta
       *[other] Reemplazar { $count } cartas
    }
page-couples-reward_deck = Mazo de premios de { $name }, empezando por la carta siguiente: { $kinds }
page-couples-rewards =
    { $game ->
        [advanced] Tablero y tienda
       *[quick] Mazos de premios
    }
page-couples-round = Ronda { $round }
page-couples-shop = La tienda
page-couples-shop_card = Carta de tienda { $number }
page-couples-shop_empty = No queda ninguna carta en la tienda.
page-couples-sign = { $name }: { $sign }
page-couples-stacks = Cartas que quedan
page-couples-stop_here = Parar aquí
page-couples-together =
    { $rounds ->
        [one] Una ronda
       *[other] { $rounds } rondas
    } y { $count ->
        [0] una noche de cartas
        [one] un momento compartido
       *[other] { $count } momentos compartidos
    }.
page-couples-took = { $card }, se lleva la baza
page-couples-track = Recorrido: { $places }. La meta está en la casilla { $finish }.
    .place = { $name } en la casilla { $space }
page-couples-tricks =
    { $count ->
        [0] sin bazas
        [one] una baza
       *[other] { $count } bazas
    }
page-couples-tweak = ¿Cómo preferirías hacerlo?
    .help = Unas palabras. Vale si tu pareja también quiere.
    .send = Proponer
    .open = { $name } propone un ajuste
    .agreed = De común acuerdo: el ajuste de { $name }
page-couples-waiting-ask_about_tweak = { $name } se piensa el ajuste.
page-couples-waiting-ask_for_signs = Piedra, papel o tijera: falta { $name }.
page-couples-waiting-ask_to_accept = { $name } puede aceptar o vetar la actividad.
page-couples-waiting-ask_to_buy = { $name } puede comprar cartas.
page-couples-waiting-ask_to_complete = Sin prisa: { $name } dirá cuándo está hecho.
page-couples-waiting-ask_to_deal = { $name } va a repartir.
page-couples-waiting-ask_to_draw_climax = { $name } ha ganado y saca la carta de clímax.
page-couples-waiting-ask_to_draw_reward = { $name } toma una carta de premio.
page-couples-waiting-ask_to_exchange = { $name } elige qué cartas cambiar.
page-couples-waiting-ask_to_exchange_again = { $name } elige qué cartas cambiar.
page-couples-waiting-ask_to_follow = { $name } elige qué carta jugar.
page-couples-waiting-ask_to_lead = { $name } elige con qué carta salir.
page-couples-waiting-ask_to_select = { $name } elige una actividad.
page-couples-waiting-ask_to_shop = { $name } mira qué hay en la tienda.
page-couples-waiting-ask_to_turn_up = { $name } descubre la carta siguiente.
page-couples-wins =
    { $count ->
        [0] sin rondas ganadas
        [one] una ronda ganada
       *[other] { $count } rondas ganadas
    }
page-couples-withdraw = Retirar el ajuste
page-couples-you = tú
page-couples-you_hold_it = ahora tienes esto
page-couples-your_hand = Tu mano:

## How to play, in four panels

game-couples-quick-panel-1 = Hasta la carta de clímax
    .text = Gana una ronda de póker y toma la primera carta de tu mazo de premios. La última es la de clímax: quien llega antes a la suya gana la partida.
game-couples-quick-panel-2 = 5 cartas, 2 cambios
    .text = Tienes 5 cartas, igual que tu pareja. Puedes cambiar 2 veces las que quieras; quien no reparte va primero. Después toca enseñar las cartas: la mejor mano gana un premio.
game-couples-quick-panel-3 = Elige tu premio
    .text = Cada carta ofrece 3 o 4 actividades: elige una. Una carta de striptease le quita 2 prendas a tu pareja, y una de desnudo, las que queden. El clímax espera a su carta.
game-couples-quick-panel-4 = Parar no cuesta nada
    .text = Puedes parar una actividad en cualquier momento, sin explicaciones. ¿No te apetece lo que elige tu pareja? Gasta uno de tus 2 vetos o propón un ajuste.

game-couples-advanced-panel-1 = Carrera hasta la meta
    .text = Tus puntos mueven tu ficha, y cada línea que cruzas te da una carta. Quien llega antes a la meta gana, y una carta de clímax cierra la partida.
game-couples-advanced-panel-2 = Póker y después bazas
    .text = Cambia cartas 2 veces y compra otras, a moneda por carta. Después hay 5 bazas: la última da 2 puntos, o 4 si te llevas las 5. La mejor mano da de 1 a 10.
game-couples-advanced-panel-3 = Cartas, monedas y tienda
    .text = Por cada línea, descubre una carta y elige una actividad. Ganas monedas al plantarte, con una gran mano o por ir detrás. Gástalas en cartas o en la tienda.
game-couples-advanced-panel-4 = Parar no cuesta nada
    .text = Puedes parar una actividad en cualquier momento, sin explicaciones. Gasta uno de tus 2 vetos contra lo que elige tu pareja. Si era de la tienda, tu pareja recupera sus monedas.
