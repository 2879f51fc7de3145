### Retos

## Moves

retos-move-choose_partner = Proponérselo a { $seat }
    .choose = Elegir acompañante para el reto
retos-move-dare_accept = Acepto el reto
retos-move-dare_done = Hecho
retos-move-draw = Tomar una carta
retos-move-lower_drinks = Limitar mis bebidas a { $limit }
    .choose = Bajar mi límite de bebidas
retos-move-lower_garments = Limitar mis prendas a { $limit }
    .choose = Bajar mi límite de prendas
retos-move-partner_accept = Acepto y participo
retos-move-pass = Pasar
retos-move-play = Tirar { $card }
retos-move-refuse = Rechazo el reto
retos-move-safe_stop = Parar este reto (sin castigo)
retos-move-stop_game = Parar la partida para toda la mesa
retos-move-take_penalty = Pagar el castigo: { $kind }
retos-move-time_out = Se acabó el tiempo

## Questions

retos-ask-ask_for_partner = ¿Con quién haces este reto? Elige a alguien, deja que decida el azar o rechaza el reto.
retos-ask-ask_for_penalty = Elige cómo pagas tu castigo.
retos-ask-ask_one_in_time = Te toca decidir.
retos-ask-ask_partner = Te proponen participar en este reto. ¿Aceptas?
retos-ask-ask_to_accept = Este reto te toca a ti. ¿Aceptas?
retos-ask-ask_to_dare = ¿Aceptas este reto?
retos-ask-ask_to_draw = Toma una carta del mazo.
retos-ask-ask_to_play = Tira una carta del mismo palo, número o figura; si no tienes, pasa.
retos-ask-ask_whether_done = Sin prisa. Avisa cuando el reto esté hecho.

## Events

retos-event-card_played =
    { $direction ->
        [-1] { $seat } tira { $card }. El juego va hacia la izquierda.
       *[1] { $seat } tira { $card }. El juego va hacia la derecha.
    }
retos-event-cards_seen = { $seat } recibe { $cards }.
retos-event-cards_taken =
    { $count ->
        [one] { $seat } toma una carta del mazo.
       *[other] { $seat } toma { $count } cartas del mazo.
    }
retos-event-closed = Toda la mesa pasa y no queda nada en el mazo: el juego está cerrado.
retos-event-dare_accepted = { $seat } acepta el reto.
retos-event-dare_completed = { $performer } cumple el reto.
retos-event-dare_given = A { $performer } le toca un reto de { $thrower }: «{ $dare }»
retos-event-dare_lapsed = El reto no se puede hacer aquí: se anula, sin castigo para { $performer }.
retos-event-dare_refused =
    { $punished_count ->
        [one] { $seat } rechaza el reto: castigo para { $punished }.
       *[other] { $seat } rechaza el reto: un castigo por cabeza para { $punished }.
    }
retos-event-dare_stopped = El reto se para y nadie paga nada.
retos-event-dealt =
    { $stock ->
        [one] Tres cartas por cabeza; queda una en el mazo.
       *[other] Tres cartas por cabeza; quedan { $stock } en el mazo.
    }
retos-event-draw_missed = { $seat } tira { $card } sin tomar carta antes: la recoge y toma cartas de castigo.
retos-event-game_ended =
    { $losers_count ->
        [one] { $winner } gana el premio; el castigo final, si lo hay, es para { $losers }.
       *[other] { $winner } gana el premio; el castigo final, si lo hay, lo comparten { $losers }.
    }
retos-event-game_stopped = La partida se para aquí. Nadie gana ni pierde, y las manos siguen ocultas.
retos-event-hand_dealt = { $seat } recibe para empezar { $cards }.
retos-event-hands_shown = Todas las manos, a la vista. Los puntos, en orden de asiento: { $sums }.
retos-event-limit_lowered = Nuevos límites privados de { $seat }: prendas { $garments }, bebidas { $drinks }.
retos-event-partner_chosen =
    { $by_chance ->
        [yes] El azar elige a { $partner } para hacer el reto con { $performer }.
       *[no] { $performer } le propone a { $partner } participar en el reto.
    }
retos-event-passed = { $seat } pasa.
retos-event-penalty_paid = { $seat } paga el castigo: { $kind }.
retos-event-penalty_settled = El castigo para { $seat } queda saldado.
retos-event-points_added =
    { $points ->
        [one] { $seat } recibe un punto de castigo.
       *[other] { $seat } recibe { $points } puntos de castigo.
    }
retos-event-seat_drawn =
    { $round ->
        [1] { $seat } saca { $card } para su lugar en la mesa.
       *[other] El empate sigue y { $seat } saca otra vez: { $card }.
    }
retos-event-seats_taken = Los lugares en la mesa, desde la carta más alta y hacia la derecha: { $order }.
retos-event-tie_drawn = Para deshacer el empate, { $seat } saca { $card }.
retos-event-went_out = { $seat } tira su última carta.

## House rules

retos-option-confirm_by = Quién confirma que un reto está hecho
    .help = Lo confirma quien hace el reto, y basta su palabra, o quien tira la carta.
retos-option-decision_seconds = Segundos para decidir
    .help = Con 0 no hay reloj; si no, de 15 a 300. Si se acaba el tiempo, un reto propuesto cuenta como rechazado, nunca como aceptado.
retos-option-drink_max = Máximo de bebidas por persona
    .help = Cuántos castigos puede pagar una persona con bebida, de 0 a 20. Tu límite privado puede ser menor, incluso 0.
retos-option-final_dare = Reto de la carta ganadora
    .help = El reto de la última carta aún se cumple, o se rechaza con castigo, antes del final. O la partida termina enseguida.
retos-option-forfeit = Castigo final
    .help = Lo que le toca a quien pierde. Puede quedar vacío: el resultado dice de todos modos quién pierde.
retos-option-free_passes = Indultos por persona
    .help = Cuántas veces puedes librarte de tu propio castigo sin pagar nada, de 0 a 5.
retos-option-garment_max = Máximo de prendas por persona
    .help = Cuántas prendas puede poner en juego una persona, de 0 a 10. Tu límite privado puede ser menor, incluso 0.
retos-option-loser_tie = Empate para perder
    .help = Con la misma suma pierde la mano con más cartas y, si aún hay empate, quien saque la carta más alta. O pierden todas las manos empatadas.
retos-option-max_heat = Temperatura máxima
    .help = Aquí se cuenta desde 0: 0 es dulce (temperatura 1), 1 cálida (2), 2 sensual (3) y 3 intensa (4 o más). Antes de empezar, los retos que la superan dejan su sitio a otros.
retos-option-missed_draw = Tirar sin tomar carta
    .help = O no se puede, o recoges la carta, tomas dos de castigo y sigues con tu turno.
retos-option-must_play = Tirar siempre que se pueda
    .help = Sí: si tienes una carta que sirve, tienes que tirar. No: siempre puedes pasar, salvo en la primera carta de la partida.
retos-option-no_kind_left = Cuando no queda con qué pagar
    .help = No pasa nada, o se suman puntos de castigo. Si no eliges, hay puntos solo cuando las cartas son la única forma de pagar.
retos-option-penalty_cards = Cartas por castigo
    .help = Cuántas cartas del mazo cuesta un castigo en cartas, de 1 a 4. Si quedan menos, bastan esas.
retos-option-penalty_kinds = Formas de pagar un castigo
    .help = Quien paga un castigo elige entre estas, dentro de sus límites privados. Hace falta al menos una.
retos-option-penalty_points = Puntos de castigo
    .help = De 1 a 20. Se suman al final si un castigo se paga con puntos, o si se acaba el tiempo para elegir cómo pagarlo.
retos-option-prize = Premio
    .help = Lo que recibe quien gana. La mesa lo acuerda antes: sin premio no empieza la partida.
retos-option-respect = Modo respeto
    .help = Sin él, eliges a quien quieras para un reto. Con retos de dos solo en pareja, eliges a tu pareja. Con castigo compartido solo en pareja, eliges a quien quieras, pero el castigo solo se comparte con tu pareja.
retos-option-reverse_carries_dare = Las cartas que cambian el sentido también dan reto
    .help = Sí: una carta que invierte el sentido también da su reto. No: solo invierte el sentido.
retos-option-reverse_ranks = Cartas que invierten el sentido
    .help = Tirar una de estas cartas invierte el sentido del juego. Hasta cuatro números o figuras; sin ninguno, el sentido nunca cambia.
retos-option-stop_by = Quién puede parar la partida
    .help = Una partida parada no tiene victoria, derrota, premio ni castigo final. Un reto siempre lo puede parar quien participa en él.

## Words

retos-word-2 = 2
retos-word-3 = 3
retos-word-5 = 5
retos-word-6 = 6
retos-word-8 = 8
retos-word-9 = 9
retos-word-T = 10
retos-word-J = jota
retos-word-Q = reina
retos-word-K = rey
retos-word-A = as
retos-word-act = actuación
retos-word-all = retos de dos solo en pareja
retos-word-any = cualquiera
retos-word-auto = cuesta dos cartas
retos-word-cards = cartas
retos-word-closed = cerrado: ya nadie podía tirar
retos-word-clothing = ropa
retos-word-contact = contacto
retos-word-drink = bebida
retos-word-free_pass = indulto
retos-word-garment = prenda
retos-word-host = solo quien lleva la sala
retos-word-lapse = no pasa nada
retos-word-mirrored = más cartas, luego la carta más alta
retos-word-music = música
retos-word-off = desactivado
retos-word-out = última carta tirada
retos-word-penalties = castigo compartido solo en pareja
retos-word-performed = aún se cumple
retos-word-performer = quien hace el reto
retos-word-points = puntos de castigo
retos-word-prevented = no se puede
retos-word-props = objetos
retos-word-random = alguien al azar
retos-word-shared = pierden todas las manos empatadas
retos-word-skipped = no se hace
retos-word-stopped = partida parada
retos-word-talk = palabras
retos-word-thrower = quien tira la carta

## Labels

retos-seen-harmless = inofensivo
retos-seen-around = lugares, del tuyo hacia la derecha
retos-seen-blocked = temas que dejas fuera
retos-seen-bot = bot
retos-seen-card = carta
retos-seen-card_penalties = castigos en cartas
retos-seen-confirm_by = confirma el reto
retos-seen-dare = reto
retos-seen-dares = retos
retos-seen-decision_seconds = segundos para decidir
retos-seen-direction = sentido (1 derecha, -1 izquierda)
retos-seen-drink_limit = tu límite de bebidas
retos-seen-drink_max = máximo de bebidas
retos-seen-drinks = bebidas tomadas
retos-seen-fallback = reto de reserva
retos-seen-final_dare = reto de la carta ganadora
retos-seen-forfeit = castigo final
retos-seen-forfeit_with = castigo final con
retos-seen-free_passes = indultos que quedan
retos-seen-garment_limit = tu límite de prendas
retos-seen-garment_max = máximo de prendas
retos-seen-garments = prendas entregadas
retos-seen-hand = mano
retos-seen-heat = temperatura
retos-seen-hidden = cartas ocultas
retos-seen-how = final de la partida
retos-seen-id = nombre
retos-seen-loser_tie = empate para perder
retos-seen-losers = derrota
retos-seen-max_heat = temperatura máxima (de 0 a 3)
retos-seen-mine = solo lo ves tú
retos-seen-missed_draw = tirar sin tomar carta
retos-seen-must_play = tirar siempre que se pueda
retos-seen-needs_partner = de dos
retos-seen-no_kind_left = si no queda con qué pagar
retos-seen-open_dare = reto de la última carta
retos-seen-order = lugares hacia la derecha
retos-seen-partner = acompañante
retos-seen-passes = turnos pasados seguidos
retos-seen-penalty_cards = cartas por castigo
retos-seen-penalty_kinds = formas de pagar
retos-seen-penalty_points = puntos por castigo
retos-seen-performer = a quien le toca
retos-seen-points = puntos de castigo
retos-seen-prize = premio
retos-seen-prize_with = premio compartido con
retos-seen-props = objetos
retos-seen-queue = castigos por pagar
retos-seen-remote = sirve a distancia
retos-seen-respect = modo respeto
retos-seen-result = resultado
retos-seen-reverse_carries_dare = las cartas que invierten dan reto
retos-seen-reverse_ranks = cartas que invierten el sentido
retos-seen-round = sorteo
retos-seen-scores = puntos en mano
retos-seen-seating = cartas del sorteo de lugares
retos-seen-seconds = segundos
retos-seen-standings = clasificación
retos-seen-stock = mazo
retos-seen-stop_by = puede parar la partida
retos-seen-tags = temas
retos-seen-thrower = quien tira
retos-seen-turn = turno
retos-seen-turn_seat = turno de
retos-seen-used = cartas usadas
retos-seen-winner = victoria
retos-seen-winners = victoria

## The game

game-retos = Retos
    .pitch = Tira tus cartas, reparte retos y vacía tu mano antes que nadie.
    .about = Tira tus cartas: cada una puede ser un reto para quien va después.
    .minutes = 60 min
    .how =
        Gana quien se queda antes sin cartas. Si ya nadie puede tirar, gana la mano más baja. Quien gana recibe el premio acordado antes de empezar; a la mano más alta le toca el castigo final, si lo hay.

        Recibes tres cartas, como toda la mesa; las demás forman el mazo. En tu turno, toma una carta del mazo y luego tira una del mismo palo, número o figura que la última tirada. La primera carta de la partida puede ser cualquiera. Si ninguna sirve, pasa. El juego va hacia la derecha; por lo general, un as invierte el sentido.

        Cada carta lleva un reto para quien va después, que luego juega su turno. Cuando te toque un reto individual, acéptalo o recházalo. Si es de dos, elige acompañante o déjalo al azar; tu acompañante también puede decir que no.

        Rechazar cuesta un castigo, y quien lo paga elige cómo: una bebida pequeña que le guste, con o sin alcohol; una prenda (todos los accesorios juntos cuentan como una; el calzado con los calcetines, también); o dos cartas del mazo. Si tu acompañante dice que no, hay dos castigos: el tuyo y el suyo. Tus límites de bebidas y prendas son privados y puedes bajarlos en cualquier momento.

        Parar es otra cosa, y no cuesta nada. Hasta que un reto esté hecho, quien participa en él puede pararlo, sin castigo y sin explicaciones. La mesa solo sabe que el reto se ha parado.

        Con el mazo vacío, juegas sin tomar carta y ya no hay castigos en cartas. Si entonces pasa toda la mesa, el juego está cerrado y se suman las manos: del 2 al 10 lo que marcan, jota (J) 11, reina (Q) 12, rey (K) 13, as (A) 14. Si hay empate, gana la mano con menos cartas; si siguen iguales, quien saque la carta más baja.


## Before the start

notice-couples = Un reto puede acercar a personas que no han venido juntas. Si vienes en pareja, habla antes con tu pareja de lo que está bien y lo que no; las reglas de la casa y los límites privados pueden hacer que los retos sean solo en pareja.

## Why not

refusal-couple_needed = Con esta regla de la casa hace falta al menos una pareja.
refusal-host_is_a_bot = Un bot no puede llevar la sala: alguien tiene que poder parar la partida.
refusal-kind_unavailable = No puedes pagar así: ya no te queda, o la mesa no lo acordó.
refusal-named_twice = «{ $option }» nombra algo dos veces.
refusal-no_clock = La mesa no acordó ningún tiempo máximo.
refusal-no_match = Esa carta no coincide en palo, en número ni en figura.
refusal-no_partner_in_dare = Este reto es individual: no necesita acompañante.
refusal-not_a_couple = Una pareja vale cuando cada parte elige a la otra.
refusal-not_adult = Toda la mesa tiene que ser mayor de edad.
refusal-not_eligible = No puedes elegir a esa persona para este reto.
refusal-one_host = Solo una persona puede llevar la sala.
refusal-only_lower = Un límite solo se puede bajar: ahora está en { $limit } y ya has dado { $paid }.
refusal-only_the_room = Eso solo puede decirlo el reloj de la mesa.
refusal-partner_needed = Este reto es de dos: elige primero acompañante.
refusal-prize_missing = Antes, la mesa tiene que acordar un premio. Escríbelo como quieras.
refusal-too_hurried = Da al menos { $least } segundos, o quita el reloj.

## How to play, in four panels

game-retos-panel-1 = Quédate sin cartas
    .text = Tira tu última carta antes que nadie y gana el premio. Si ya nadie puede tirar, gana la suma más baja. A la más alta le toca el castigo final, si lo hay.
game-retos-panel-2 = Toma una, tira una
    .text = Toma una carta y tira otra del mismo palo, número o figura que la última. Si ninguna te sirve, pasas. Los ases suelen invertir el sentido.
game-retos-panel-3 = Cada carta es un reto
    .text = El reto de tu carta es para quien va después. Si es de dos, esa persona elige acompañante o lo deja al azar. Su acompañante también puede decir que no.
game-retos-panel-4 = Parar no cuesta nada
    .text = Si rechazas un reto, pagas a tu elección: una bebida, una prenda o 2 cartas, dentro de tus límites privados. Parar no cuesta nada, sin explicaciones y sin decir quién.
