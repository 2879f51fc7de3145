### Nightcap en español

## Small words

nothing = –
yes = sí
no = no
seen-seat = asiento
seen-seats = asientos

## Notices

notice-safety =
    Solo para personas adultas que así lo quieren. Se juega por cuenta y riesgo propios: con cuidado.
    Tus límites, tu seguridad y la ley valen más que cualquier carta. Nadie tiene que hacer nunca lo que dice una carta: parar es gratis, en todo momento, con razón o sin ella.
notice-clothes =
    { $pieces ->
        [0] La partida empieza sin ropa.
        [one] Cada cual lleva exactamente una prenda. Un par de calcetines o de zapatos es una prenda.
       *[other] Cada cual lleva exactamente { $pieces } prendas. Un par de calcetines o de zapatos es una prenda.
    }
notice-outfits =
    { $pieces ->
        [0] La partida empieza sin ropa.
        [one] Cada cual decide la ropa de la otra persona: exactamente una prenda. Un par de calcetines o de zapatos es una prenda.
       *[other] Cada cual decide la ropa de la otra persona: exactamente { $pieces } prendas. Un par de calcetines o de zapatos es una prenda.
    }
notice-couples = Un reto puede acercar a personas que no han venido juntas. Parejas: conviene hablar antes de lo que está bien para las dos; las reglas de la casa y los límites privados pueden dejar los retos dentro de la pareja.
notice-evening = Hacen falta dos o tres horas sin interrupciones.

## The terminal table

terminal-player = Asiento { $number }
terminal-somebody = Alguien
terminal-before_you_begin = Antes de empezar
terminal-ready = ¿Todas las personas son adultas, consienten y quieren empezar? (s/N)
terminal-agree_on = { $what }, según lo acordado:
terminal-hand_over = Pasa la pantalla a { $name }. { $name }, pulsa Intro.
terminal-private = Ahora solo para { $name }: nadie más sabrá lo que respondes. Pulsa Intro.
terminal-ceiling = El calor máximo que quieres, de 1 (encantador) a 5 (ardiente); Intro para 3:
terminal-never = Números de lo que no quieres nunca, separados por espacios; Intro si no hay nada:
terminal-garments = Cuántas prendas quieres poner en juego, de 0 a { $most }; Intro para { $most }:
terminal-drinks = Cuántas bebidas (las que prefieras) quieres aceptar, de 0 a { $most }; Intro para { $most }:
terminal-help =
    Escribe el número de una opción. Detrás, o en su lugar, las cartas que eliges: 1 2C 7D, o solo 2C 7D.
    Intro sin más toma la única respuesta posible. Lo tenue no se debe nunca: está ahí por si te apetece.
    A-43   el número de una regla muestra esa regla (en inglés)
    h      lo que ha pasado, hasta donde puedes saberlo
    v      ver la mesa otra vez
    !Nombre  otra persona toma la palabra: para parar, retirarse o rendirse
    g      cómo se juega a este juego
    r      qué manos ganan, donde las hay
    ?      esta ayuda
    q      dejar la mesa
terminal-leave = ¿Dejar la mesa? (s/N)
terminal-left = Has dejado la mesa.
terminal-left_before = Has dejado la mesa antes de empezar.
terminal-saved = Partida guardada. Para seguir: { $command }
terminal-over = La partida ha terminado.
terminal-won_by = Victoria: { $names }
terminal-unfinished = La partida no se terminó.
terminal-seconds = { $seconds } s
terminal-price =
    { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
    }
terminal-how_many =
    { $least ->
        [0] hasta { $most } de { $of }:
       *[other] de { $least } a { $most } de { $of }:
    }
terminal-own_words = Con tus palabras (Intro si no hay nada):
terminal-really = ¿De verdad: { $move }? (s/N)
terminal-nothing_happened = No ha pasado nada.
terminal-which = ¿Cuáles? Cartas separadas por espacios, Intro para ninguna:
terminal-amount = ¿Cuántos, de { $low } a { $high }?
terminal-unclear-nothing = Escribe el número de lo que quieres hacer, o las cartas que eliges, o ninguna; ? para la ayuda.
terminal-unclear-number = Aquí no hay «{ $typed }»: escribe un número del 1 al { $most }, o ? para la ayuda.
terminal-unclear-too_long = Son { $length } caracteres; caben { $most }.
terminal-unclear-amount = Un número entero de { $low } a { $high }, por favor.
terminal-unclear-cards = No puedes elegir { $typed }: elige entre { $among }.
terminal-unclear-count = Elige de { $least } a { $most }, todas diferentes.
terminal-nobody_called = Aquí no hay «{ $name }».
terminal-speak_up = ¿Cuál de estas opciones? Intro si ninguna:
terminal-not_set_up = Así no se puede empezar.

## Decks

deck-fine = Todo está bien.
deck-problems =
    { $count ->
        [one] Una cosa por corregir:
       *[other] { $count } cosas por corregir:
    }
deck-alike = Estos textos dicen casi lo mismo:
deck-written = Escrito: { $file }. Edítalo y después: nightcap deck check { $file }
deck-exists = { $file } ya existe; elige otro nombre.
deck-cards = cartas
deck-activities = actividades
deck-heat = calor { $heat }
deck-tags = temas
deck-languages = idiomas
deck-longest = texto más largo, en caracteres
deck-by = de { $author }

deck-problem-not_toml = Esto no es TOML: { $problem }. Los textos van entre comillas; las listas, entre corchetes.
deck-problem-not_utf8 = Esto no es texto en UTF-8. Guarda el archivo como UTF-8 en tu editor.
deck-problem-too_large = El archivo supera los { $most } kB. Haz dos mazos.
deck-problem-too_many = Hay { $count } entradas de «{ $key }»; se leen { $most } como mucho.
deck-problem-unknown_key =
    { $nearest ->
        [none] Ningún mazo tiene «{ $key }» aquí. Quítalo.
       *[other] Ningún mazo tiene «{ $key }» aquí. ¿Querías escribir «{ $nearest }»?
    }
deck-problem-bad_value = «{ $value }» no sirve para «{ $key }»: escribe { $expects }.
deck-problem-missing = Falta «{ $key }»: escribe { $expects }.
deck-problem-not_a_table = «{ $key }» debe ser una tabla propia, como [title].
deck-problem-not_a_list = «{ $key }» debe ser una lista de tablas: escribe [[{ $key }]] encima de cada una.
deck-problem-missing_text = Falta el texto en «{ $language }». Escríbelo, o quita «{ $language }» de los idiomas.
deck-problem-language_not_promised = Los idiomas del principio no nombran «{ $language }». Añádelo allí, o quita este texto.
deck-problem-not_plain = El carácter { $character } es marcado o no se ve. Escribe palabras sencillas.
deck-problem-too_long = El texto tiene { $length } caracteres; en una carta caben { $most }. Acórtalo.
deck-problem-text_twice = «{ $other }» dice exactamente lo mismo. Escribe algo nuevo.
deck-problem-id_twice = El identificador «{ $id }» ya está usado. Elige otro, o no pongas ninguno.
deck-problem-unknown_tag =
    { $nearest ->
        [none] Ningún tema se llama «{ $tag }». Usa uno de los temas del mazo, o añádelo.
       *[other] Ningún tema se llama «{ $tag }». ¿Querías escribir «{ $nearest }»?
    }
deck-problem-unknown_category =
    { $nearest ->
        [none] Ninguna categoría se llama «{ $category }»: escribe talk, strip, cuddle, nude, hot, lust, climax o shop.
       *[other] Ninguna categoría se llama «{ $category }». ¿Querías escribir «{ $nearest }»?
    }
deck-problem-activity_count = La carta «{ $card }» tiene { $count } actividades. Hacen falta 3 o 4.
deck-problem-same_price = Dos actividades de la carta «{ $card }» cuestan lo mismo. Dale a cada una su precio.
deck-problem-price_elsewhere = Solo las actividades de la tienda tienen precio. Quítalo.
deck-problem-takes_off_elsewhere = Solo las actividades «climax» dicen qué se quita; las cartas strip y nude lo hacen por sí mismas. Quítalo.
deck-problem-section_elsewhere = Un mazo para { $game } no tiene «{ $key }». Quítalo.
deck-problem-unknown_card = Ninguna carta se llama «{ $card }». Escribe valor y palo, como 7C, 10H o AS.
deck-problem-card_twice = Ya hay un reto para { $card }. Cada carta tiene uno.
deck-problem-cards_without_dare =
    { $count ->
        [one] Una carta no tiene reto: { $cards }.
       *[other] { $count } cartas no tienen reto, por ejemplo { $cards }.
    }

deck-expects-format = 1
deck-expects-id = minúsculas, cifras y guiones, como "nuestro-mazo"
deck-expects-game = "couples" o "retos"
deck-expects-author = un nombre de 80 caracteres como mucho
deck-expects-languages = una lista como ["es"] o ["en", "fr", "es"]
deck-expects-title = una tabla [title] con un texto para cada idioma
deck-expects-category = talk, strip, cuddle, nude, hot, lust, climax o shop
deck-expects-heat = un número entero de 1 (encantador) a 5 (ardiente)
deck-expects-tags = una lista de 8 temas como mucho, como ["kissing"]
deck-expects-actor = "drawer", "partner" o "both"
deck-expects-receiver = "drawer", "partner", "both" o "none"
deck-expects-seconds = un número entero de segundos: de 10 a 600; para retos, de 0 a 300
deck-expects-takes_off = "drawer", "partner" o "both"
deck-expects-temporary_undress = true o false
deck-expects-private_room = true o false
deck-expects-props = una lista de 8 objetos como mucho, como ["scarf"]
deck-expects-remote = true o false
deck-expects-least_dressed = un número entero de prendas de 0 a 10
deck-expects-most_dressed = un número entero de prendas de 0 a 10
deck-expects-price = un número entero de monedas de 1 a 6
deck-expects-card = una carta, como "7C"
deck-expects-with_partner = true o false
deck-expects-fallback = una tabla [fallback] con un reto inofensivo
deck-expects-en = un texto entre comillas
deck-expects-fr = un texto entre comillas
deck-expects-es = un texto entre comillas

## Why not

refusal-above_the_cap = Es más de lo que se puede apostar ahora: de { $least } a { $most }.
refusal-accepted_already = Ya has aceptado. Parar sigue siendo gratis en todo momento.
refusal-bad_deck = Este mazo no sirve para el juego.
refusal-bad_option = «{ $option }» no puede tener ese valor. Lo que puede tener está al lado en la página, y en `nightcap games`.
refusal-bad_player = Lo que trae alguien no encaja: una entrada por asiento, dentro de sus límites.
refusal-bots = Aquí los bots pueden ocupar de { $least } a { $most } asientos.
refusal-bought_already = Esa ya la has comprado.
refusal-card_not_in_hand = Esa carta no está en tu mano.
refusal-card_twice = Cada carta se elige una sola vez.
refusal-couple_needed = Esta regla de la casa necesita al menos una pareja declarada.
refusal-deck_size = Cada mazo de premios tiene de { $least } a { $most } cartas, no { $total }.
refusal-exchanged_already = Ya has cambiado cartas.
refusal-game_over = La partida ha terminado.
refusal-host_is_a_bot = Un bot no puede ser anfitrión: alguien tiene que poder parar la partida.
refusal-kind_unavailable = No puedes pagar así: ya no te queda, o no estaba acordado.
refusal-locked = Guardaste tu mano a cambio de monedas: en esta ronda no compras.
refusal-malformed = Eso no es una jugada de este juego.
refusal-must_draw_first = Primero roba una carta.
refusal-must_follow_suit = Tienes una carta del palo pedido: hay que jugar una.
refusal-must_play = Tienes una carta que encaja y, según las reglas de la casa, hay que tirarla.
refusal-naked_with_strip_cards = Sin ropa, las cartas de striptease no tienen nada que quitar.
refusal-named_twice = «{ $option }» nombra algo dos veces.
refusal-no_bails_left = Ya no te quedan comodines de rechazo. Parar sigue siendo gratis.
refusal-no_checking = En esta ronda de apuestas no se puede pasar.
refusal-no_clock = No se acordó ningún límite de tiempo.
refusal-no_match = Esa carta no coincide ni en palo ni en valor.
refusal-no_partner_in_dare = Este reto no necesita acompañante.
refusal-no_such_seat = Ahí no hay nadie.
refusal-nobody_to_raise = Ya no queda nadie a quien subir la apuesta.
refusal-not_a_couple = Una pareja son dos personas que lo dicen las dos.
refusal-not_adult = Todo el mundo tiene que ser mayor de edad.
refusal-not_eligible = No se puede elegir a esa persona para este reto.
refusal-not_enough_points = No tienes tantos puntos: de { $least } a { $most }.
refusal-not_in_the_shop = Esa carta no está en la tienda.
refusal-not_now = Ahora no es posible.
refusal-not_on_this_card = Esta carta no tiene esa actividad.
refusal-not_ready = Todavía falta que alguien diga que sí.
refusal-not_your_turn = Eso no te toca a ti.
refusal-note_too_long = Es demasiado largo: { $most } caracteres como mucho.
refusal-nothing_else_left = Es la última actividad de la carta: no se puede rechazar. Parar sigue siendo gratis.
refusal-nothing_to_call = No hay nada que igualar; puedes pasar.
refusal-nude_card_needed = Mientras quede ropa hace falta una carta de desnudo.
refusal-number_of_cards =
    { $most ->
        [one] Elige una carta como mucho.
       *[other] Elige { $most } cartas como mucho.
    }
refusal-one_host = Solo una persona puede ser anfitriona.
refusal-one_shop_card = Has empezado con la otra carta de la tienda: sigue con ella, o sal.
refusal-only_a_call =
    { $points ->
        [one] Solo puedes igualar con un punto.
       *[other] Solo puedes igualar con { $points } puntos.
    }
refusal-only_lower = Un límite solo puede bajar: de { $limit } hasta los { $paid } ya dados.
refusal-only_the_host = Eso solo puede hacerlo la persona anfitriona.
refusal-only_the_room = Eso solo puede decirlo el reloj de la mesa.
refusal-other_deck = «{ $deck }» es un mazo para { $game }.
refusal-own_selection = Es tu propia elección: no la puedes rechazar. Parar sigue siendo gratis.
refusal-own_tweak = La propuesta es tuya; responde la otra persona.
refusal-partner_needed = Este reto necesita acompañante: elige primero.
refusal-pawn_taken = El peón { $pawn } ya está elegido.
refusal-prize_missing = Hace falta acordar antes un premio, con palabras propias.
refusal-raise_too_small = Esa subida es demasiado pequeña: de { $least } a { $most }.
refusal-ruled_out = Esa actividad queda descartada.
refusal-seat_count = A esto no se juega con { $seats }: de { $least } a { $most }.
refusal-something_to_call =
    { $points ->
        [one] Primero hay un punto que igualar.
       *[other] Primero hay { $points } puntos que igualar.
    }
refusal-start_clothes = Con estas cartas cada cual lleva de { $least } a { $most } prendas.
refusal-too_few_cards = Este mazo tiene { $cards } cartas de { $category }; el juego necesita { $least }.
refusal-too_few_coins = No tienes monedas suficientes para eso.
refusal-too_few_left = Dentro de los límites de todo el mundo quedan muy pocas cartas de { $category }. Ayudaría un límite más amplio, reglas que pidan menos, u otro mazo.
refusal-too_hurried = Al menos { $least } segundos, o ningún límite.
refusal-tweak_open = Primero hay una propuesta que espera respuesta.
refusal-unknown_option = No hay ninguna regla de la casa «{ $option }». Hay: { $known }.
refusal-wrong_pieces = Hacen falta { $needed } prendas, no { $wears }.

### Rooms

refusal-adults_only = Solo pueden jugar personas adultas.
refusal-boundaries_first = Antes di en privado hasta dónde puede llegar.
refusal-bad_deck_file = Este mazo todavía no se puede jugar; aquí está lo que hay que corregir, línea por línea.
refusal-game_has_begun = La partida ha empezado; eso era para antes.
refusal-game_has_not_begun = Todavía no hay ninguna partida en marcha.
refusal-in_already = Ya estás dentro.
refusal-leave_instead = Para irte, deja la sala.
refusal-name_taken = Aquí alguien ya se llama { $name }. Elige otro nombre.
refusal-no_game_chosen = Primero hay que elegir un juego.
refusal-no_such_bot = Ese bot no existe para este juego. Hay: { $known }.
refusal-no_such_deck = Ese mazo no existe. Hay: { $known }.
refusal-no_such_game = Ese juego no existe. Hay: { $known }.
refusal-nobody_has_left = Nadie ha dejado ese asiento.
refusal-nobody_knocks = Nadie llama así a la puerta.
refusal-nobody_there = Ahí no hay nadie.
refusal-still_here = Sigue habiendo conexión.
refusal-not_agreed = Primero hace falta acordar «{ $option }», con palabras propias.
refusal-not_everybody_ready = Todavía falta que alguien diga que sí.
refusal-not_let_in = La persona anfitriona aún no te ha abierto la puerta.
refusal-not_with_a_bot = Un bot no puede ser parte de una pareja.
refusal-not_your_seat = Ese asiento no está en este dispositivo.
refusal-not_yours = Eso no te toca decirlo a ti.
refusal-old_question = Era la respuesta a una pregunta anterior; esta es la de ahora.
refusal-paused = La partida está en pausa. Sigue cuando todo el mundo lo diga.
refusal-knocked_enough = Ya has llamado bastantes veces. Pide que abran otra sala.
refusal-room_is_full = La sala está llena.
refusal-table_is_full = No queda ningún asiento: pueden jugar { $most }.
refusal-too_many_rooms = Este servidor no tiene sitio ahora para otra mesa. Prueba más tarde.
refusal-too_large = Ese mensaje es demasiado grande.
refusal-unreadable = Ese mensaje no se puede leer.
refusal-too_fast = Ha sido demasiado de una vez. Espera un momento.
refusal-not_confirmed = Confírmalo con el código de esta sala.
refusal-not_durable = No se ha podido escribir, así que no ha pasado. Prueba otra vez en un momento.
refusal-other_origin = Solo las páginas de este servidor pueden pedirlo.
refusal-no_device = Este dispositivo aún no tiene llave para la mesa. Vuelve a cargar la página.
refusal-too_many_joins = Demasiados intentos desde aquí. Espera un minuto.
refusal-line_lost = Se ha cortado la línea y esto no ha llegado a la mesa. Prueba otra vez en un momento.

## The server

serve-at = Nightcap está en { $url }
serve-ends = Ctrl+C lo termina; las salas quedan en { $folder }.
serve-only_here = Solo este equipo puede llegar; con --lan, cualquiera de tu red.
serve-certificate_and_key = Un certificado necesita su clave: da --certificate y --key, o --tls para hacer uno aquí.
serve-own_certificate = El certificado se ha hecho aquí, así que los navegadores avisarán una vez. Su huella: { $fingerprint }
serve-port_taken = El puerto { $port } está ocupado. Elige otro: --port { $other }

## Open books

verify-other_secret = El secreto no es aquel cuya huella se mostró antes de la partida.
verify-other_seed = La semilla no sale del secreto y de las partes.
verify-other_moves = El registro no es una partida: { $problem }
verify-true =
    Todo está en orden: la semilla sale del secreto y de { $shares ->
        [one] una parte
       *[other] { $shares } partes
    }, y el registro es esa misma partida, de { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }.
verify-commitment = La huella mostrada antes de la partida debía ser: { $commitment }

### Póker para parejas

## Moves

couples-move-accept = Aceptar la actividad
couples-move-answer_tweak =
    { $agree ->
        [yes] Aceptar la variante
       *[no] Descartar la variante
    }
couples-move-bail = Rechazar (gasta un comodín)
couples-move-buy_cards =
    { $cards_count ->
        [one] Reemplazar { $cards } (1 moneda)
       *[other] Reemplazar { $cards } ({ $cards_count } monedas)
    }
    .choose = Elegir cartas para reemplazar
couples-move-complete_activity = Decir que está hecho
couples-move-concede = Terminar la partida
couples-move-deal = Repartir las cartas
couples-move-draw_climax = Sacar la carta de clímax
couples-move-draw_reward = Tomar la carta de premio
couples-move-exchange =
    { $cards_count ->
        [0] No cambiar nada
       *[other] Cambiar { $cards }
    }
    .choose = Elegir cartas para cambiar
couples-move-pass_buy = Pasar, no comprar nada
couples-move-play_card = Jugar { $card }
couples-move-propose_tweak = Proponer: «{ $note }»
    .choose = Proponer una variante
couples-move-safe_stop = Parar aquí, sin dar razones
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

couples-ask-ask_about_tweak = ¿Aceptas esta variante?
couples-ask-ask_for_signs = ¿Piedra, papel o tijera? Elige tu signo.
couples-ask-ask_to_accept = Acepta esta actividad o usa un comodín para rechazarla.
couples-ask-ask_to_buy = Reemplaza cartas a una moneda cada una, o pasa.
couples-ask-ask_to_complete = Avisa cuando la actividad esté hecha.
couples-ask-ask_to_deal = Te toca repartir.
couples-ask-ask_to_draw_climax = Has ganado: saca una carta de clímax.
couples-ask-ask_to_draw_reward = Ganas la ronda: toma la primera carta de tu mazo de premios.
couples-ask-ask_to_exchange = Cambia hasta cinco cartas, o ninguna.
couples-ask-ask_to_exchange_again = Cambia otra vez, o quédate con las cinco: ganas monedas, pero no compras en esta ronda.
couples-ask-ask_to_follow = Sigue el palo si puedes; si no, juega la carta que quieras.
couples-ask-ask_to_lead = Sal con la carta que quieras.
couples-ask-ask_to_select = Elige una actividad de la carta.
couples-ask-ask_to_shop = Compra una actividad con tus monedas o sal de la tienda.
couples-ask-ask_to_turn_up = Descubre tu siguiente carta.

## Events

couples-event-activity_accepted = { $seat } acepta la actividad.
couples-event-activity_completed = La actividad termina.
couples-event-activity_selected = { $seat } elige: «{ $activity }»
couples-event-activity_started = Empieza la actividad.
couples-event-activity_stopped = La actividad se detiene, sin coste, y queda descartada.
couples-event-bailed =
    { $seat } rechaza la actividad y { $bails_left ->
        [0] ya no tiene comodines
        [one] conserva un comodín
       *[other] conserva { $bails_left } comodines
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
couples-event-cards_drawn = { $seat } aparta { $discarded } y recibe { $drawn }.
couples-event-climax_allowed = { $winner } tiene la carta de clímax y gana la partida: desde ahora, el clímax está permitido.
couples-event-clothes_lost =
    { $seat } se quita { $pieces ->
        [one] una prenda
       *[other] { $pieces } prendas
    } y { $left ->
        [0] ya no lleva nada
        [one] conserva una
       *[other] conserva { $left }
    }.
couples-event-coins_paid =
    { $seat } recibe { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
    } ({ $why }).
couples-event-completion_reported = { $seat } avisa de que está hecho.
couples-event-conceded = { $seat } termina la partida; nadie debe nada.
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
        [none] La partida termina y nadie gana.
       *[other] La partida termina: gana { $winner }.
    }
couples-event-hand_dealt = { $seat } recibe { $cards }.
couples-event-hand_shown = { $seat } muestra { $cards }: { $category }.
couples-event-hands_tied = Las manos empatan ({ $category }): nadie puntúa por ellas.
couples-event-line_passed = { $seat } cruza la línea de { $kind } antes de la casilla { $line }.
couples-event-passed_buying = { $seat } pasa y no compra nada.
couples-event-pawn_moved =
    { $seat } gana { $points ->
        [one] un punto
       *[other] { $points } puntos
    } ({ $why }) y { $position ->
        [71] llega a la meta
       *[other] avanza hasta la casilla { $position }
    }.
couples-event-round_ended = Termina la ronda; en la siguiente reparte { $next_dealer }.
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
couples-event-sign_thrown = { $seat } ya tiene su signo.
couples-event-signs_shown = Se muestran los dos signos: { $signs }.
couples-event-skipped_buying = { $seat } no puede comprar cartas: { $because }.
couples-event-stood_pat =
    { $seat } se queda con sus cinco cartas y { $coins ->
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
        [yes] { $seat } acepta la variante.
       *[no] { $seat } prefiere descartar la variante.
    }
couples-event-tweak_proposed = { $seat } propone una variante: «{ $note }».
couples-event-tweak_withdrawn = { $seat } retira la variante.
couples-event-winner_known = { $seat } gana la partida y sacará una carta de clímax después de todas las demás cartas.

## House rules

couples-option-card_view = Cartas descubiertas
    .help = Abierta: las dos personas leen enseguida toda la carta. Si no, tu pareja ve solo su tipo y las actividades que eliges.
couples-option-completion = Quién avisa de que está hecho
    .help = Solo quien saca la carta, o las dos personas, en cualquier orden.
couples-option-deck = Cartas de cada mazo de premios
    .help = Cuántas cartas de cada tipo, igual para las dos personas: de 3 a 16 en total, con el clímax al final. Con más cartas, la partida dura más.
couples-option-first_dealer = Quién reparte primero
    .help = Quien gane a piedra, papel o tijera, alguien al azar, o siempre el primer o el segundo asiento.
couples-option-limits = Actividades que se dejan fuera
    .help = Temas que la pareja prefiere evitar. Una carta a la que le queden menos de tres actividades se deja fuera entera.
couples-option-start_clothes = Prendas al empezar
    .help = Dos por cada carta de striptease más una, o hasta dos más; con dos de esas cartas, exactamente cinco. Ninguna, solo sin esas cartas.
couples-option-start_space = Casilla de salida
    .help = Más adelante, la partida es más corta y con menos ropa: 5 prendas hasta la casilla 10, 3 hasta la 24, 1 hasta la 37 y luego 0. Lo ya pasado no da nada.
couples-option-strip_target = Quién se desnuda
    .help = Con las cartas de striptease y de desnudo: la pareja de quien saca la carta, o quien la saca. Vale para toda la partida.
couples-option-tie_dealer = Quién reparte tras un empate
    .help = Si el empate es exacto, la ronda se repite: reparte la misma persona o la otra.

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
couples-word-behind = ficha rezagada
couples-word-beige = beige
couples-word-both = las dos personas
couples-word-drawer = quien saca la carta
couples-word-drawer_only = solo para quien la saca
couples-word-hand = mejor mano
couples-word-locked = monedas ya ganadas en esta ronda
couples-word-no_coins = sin monedas
couples-word-none = nadie
couples-word-open = abierta
couples-word-paper = papel
couples-word-partner = su pareja
couples-word-pause = pausa
couples-word-pink = rosa
couples-word-random = al azar
couples-word-reset = puesta a cero
couples-word-rock = piedra
couples-word-rps = piedra, papel o tijera
couples-word-ruled_out = descartada
couples-word-same = la misma persona
couples-word-scissors = tijera
couples-word-seat0 = primer asiento
couples-word-seat1 = segundo asiento
couples-word-selected = elegida
couples-word-start = inicio
couples-word-strip_target = según la regla elegida
couples-word-swap = la otra persona
couples-word-tricks = bazas

## Labels

couples-seen-activities = actividades
couples-seen-activity = actividad
couples-seen-actor = la hace
couples-seen-agreed = de acuerdo
couples-seen-bails = comodines disponibles
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
couples-seen-discards = cartas apartadas
couples-seen-done = hecho
couples-seen-drawer = carta de
couples-seen-exchanged = cartas cambiadas
couples-seen-face_up = en la mesa
couples-seen-first_dealer = reparte primero
couples-seen-hand = mano
couples-seen-heat = calor
couples-seen-hidden = cartas ocultas
couples-seen-holds = jugada
couples-seen-id = referencia
couples-seen-index = puesto en la carta
couples-seen-items = pendiente
couples-seen-kind = tipo
couples-seen-least_dressed = prendas puestas, mínimo
couples-seen-limits = se deja fuera
couples-seen-line = línea
couples-seen-locked = no puede comprar
couples-seen-most_dressed = prendas puestas, máximo
couples-seen-note = nota
couples-seen-pack = cartas en el mazo
couples-seen-pat_coins = monedas por quedarse todas las cartas
couples-seen-pawn = ficha
couples-seen-pieces = prendas
couples-seen-pile = cartas jugadas
couples-seen-position = casilla
couples-seen-price = precio
couples-seen-private_room = en privado
couples-seen-props = accesorios
couples-seen-receiver = para
couples-seen-remote = posible a distancia
couples-seen-removes = se quita
couples-seen-replay = repeticiones
couples-seen-reward_deck = mazo de premios
couples-seen-round = ronda
couples-seen-round_winner = gana la ronda
couples-seen-ruled_out = actividades descartadas
couples-seen-seconds = segundos
couples-seen-shop = cartas de la tienda
couples-seen-signs = signos
couples-seen-stacks = montones
couples-seen-state = estado
couples-seen-strip_target = quién se desnuda
couples-seen-tags = temas
couples-seen-target = quién se quita ropa
couples-seen-temporary_undress = sin ropa por un rato
couples-seen-trick_winners = se llevan las bazas
couples-seen-tricks = bazas
couples-seen-tweak = variante
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
    .how =
        Cada ronda de póker que ganas te da la primera carta de tu propio mazo de premios. Gana quien toma antes la carta de clímax, la última de su mazo.

        Cada persona lleva cinco prendas (un par de calcetines o de zapatos cuenta como una) y tiene dos comodines. Cada mazo contiene, de arriba abajo, dos cartas de striptease, una de mimos, una de desnudo, dos de fuego, una de deseo y una de clímax. Piedra, papel o tijera decide quién reparte primero.

        En cada ronda hay cinco cartas por persona. Quien no reparte cambia las que quiera, o ninguna; después, la otra persona. Tras un segundo cambio en el mismo orden se muestran las manos y gana la mejor mano de póker. Si el empate es exacto, la ronda se repite.

        Quien gana toma una carta de premio, a la vista de su pareja, y elige una de sus actividades. Después la carta sale del juego y pasa el turno de repartir. Una carta de striptease le quita dos prendas a la pareja de quien gana; una de desnudo, todas las que queden. En casi todas las demás actividades la ropa se quita solo por un rato.

        ¿No te apetece lo que elige tu pareja? Recházalo con un comodín: tendrá que elegir otra actividad de la misma carta. Dos comodines deben bastar para toda la partida. También puedes proponer una variante, que vale si tu pareja la acepta.

        Desde que se elige una actividad, cualquiera puede pararla en todo momento, gratis y sin dar razones. También puedes terminar la partida cuando quieras. Tus límites están siempre por encima de las cartas.

        El clímax tiene que esperar a su carta. Sacarla es ganar la partida, y una última actividad la cierra.
game-couples-advanced = Póker para parejas: versión avanzada
    .pitch = Póker, bazas, monedas y una carrera de fichas: una noche en pareja que sube de tono línea a línea.
    .how =
        Gana puntos, avanza con tu ficha y toma una carta por cada línea que cruces. Quien pasa la meta gana la partida.

        Tú eliges la ropa de tu pareja y tu pareja la tuya: cinco prendas por persona. Cada persona empieza con tres monedas y con dos comodines para toda la partida.

        En cada ronda hay cinco cartas por persona y dos cambios, de las cartas que quieras o de ninguna; quien no reparte va siempre primero. Quedarte con todas en el segundo cambio da una moneda, o dos si también lo hiciste en el primero, pero entonces no puedes comprar. Si no, por turnos se reemplazan cartas a una moneda cada una, hasta que haya dos pases seguidos.

        Después vienen cinco bazas sin triunfos. Sigue el palo si puedes; la carta más alta del palo de salida, con el as por encima de todas, se lleva la baza y abre la siguiente. La última baza vale dos puntos, o cuatro si te llevas las cinco. Luego la mejor mano de póker da de un punto (carta alta) a diez (escalera real); las mejores dan también monedas. Cada punto es un paso. Después, quien va por detrás recibe una moneda.

        Descubre tus cartas una a una y elige una actividad de cada una. Una carta de striptease le quita dos prendas a tu pareja; una de desnudo, todas las que queden. En la línea de la tienda puedes gastar monedas en actividades de una sola de sus cartas.

        ¿No te apetece lo que elige tu pareja? Recházalo con un comodín: elegirá otra actividad o, en la tienda, recuperará sus monedas. Desde que se elige una actividad, cualquiera puede pararla en todo momento, gratis y sin dar razones. También puedes terminar la partida cuando quieras. Tus límites están siempre por encima de las cartas.

        Si las dos fichas pasan la meta en la misma ronda, gana la mejor mano de esa ronda. Cuando todas las demás cartas están hechas, quien gana saca una carta de clímax; el clímax tiene que esperarla.

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

peekpoker-ask-ask_for_sealed_antes = Entra por un punto o no juegues esta ronda; nada se ve hasta la última respuesta.
peekpoker-ask-ask_to_ante = Entra por un punto o no juegues esta ronda.
peekpoker-ask-ask_to_bet = Haz tu apuesta o retírate.
peekpoker-ask-ask_to_show = El bote es tuyo: muestra tus dados o déjalos ocultos.

## Events

peekpoker-event-ante_answered = { $seat } ya tiene su respuesta.
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
peekpoker-event-round_began = Empieza la ronda { $round }; reparte { $dealer }.
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
        [one] El resto se retira: { $seat } se lleva el bote de un punto.
       *[other] El resto se retira: { $seat } se lleva el bote de { $points } puntos.
    }

## House rules

peekpoker-option-allow_check = Se puede pasar sin apostar
    .help = Sí: si no hay nada que igualar, puedes seguir sin apostar. No: hay que subir o retirarse.
peekpoker-option-ante_order = Forma de entrar
    .help = Por turnos, a la vista de toda la mesa; o en secreto, con todas las respuestas a la vez.
peekpoker-option-bet_cap = Tope de las apuestas
    .help = Ninguna apuesta supera lo que puede igualar quien más puntos tiene en la ronda, o quien menos tiene sin haberse quedado a cero.
peekpoker-option-max_rounds = Máximo de rondas
    .help = Tras tantas rondas, de 20 a 1000, gana quien tenga más puntos. 0: se juega hasta que una persona lo tenga todo.
peekpoker-option-start_points = Puntos por persona
    .help = De 5 a 96. Si queda vacío, se reparten 192 por igual: 96 por persona si son dos, 64 si son tres, 48 si son cuatro.
peekpoker-option-tie_break = Manos del mismo tipo
    .help = Qué cuenta entre dos manos del mismo tipo: los cinco dados, solo los de la combinación, o nada, y el bote se comparte.

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
peekpoker-word-five_of_a_kind = cinco iguales
peekpoker-word-folded = se retira
peekpoker-word-four_of_a_kind = póker
peekpoker-word-full_house = full
peekpoker-word-green = verde
peekpoker-word-kickers = los cinco dados
peekpoker-word-large_flush = color grande
peekpoker-word-large_straight = escalera grande
peekpoker-word-live = en la ronda
peekpoker-word-out = fuera de la partida
peekpoker-word-pair = pareja
peekpoker-word-pass = no juega
peekpoker-word-passed = no juega
peekpoker-word-poorest = lo que puede igualar quien menos tiene
peekpoker-word-red = rojo
peekpoker-word-richest = lo que puede igualar quien más tiene
peekpoker-word-sealed = a la vez, en secreto
peekpoker-word-three_of_a_kind = trío
peekpoker-word-two_pairs = dos parejas
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
    Cinco iguales: A A A A A
    Color grande (un solo color): K K 9 9 9
    Escalera grande: 9 10 J Q K
    Póker: J J J J K
    Full: Q Q Q K K
    Trío: Q Q Q K J
    Dos parejas: J J 9 9 Q
    Pareja: 9 9 A K J

game-peekpoker = PeekPoker
    .pitch = Tres dados bajo tu cubilete y tres para la mesa: mira, apuesta, engaña y llévate todos los puntos.
    .how =
        Se trata de ganar todos los puntos. En cada ronda, forma la mejor mano de cinco dados o consigue que el resto se retire.

        Cada persona lanza tres dados bajo un cubilete y los mira en secreto. Desde la izquierda de quien reparte y en el sentido del reloj, cada persona paga un punto para entrar, o no juega la ronda y no paga nada. Si entran menos de dos, la ronda es nula. Si no, quien reparte lanza tres dados comunes a la vista de toda la mesa. Tu mano son los cinco mejores dados entre tus tres y esos tres.

        Después hay una sola fase de apuestas, en el mismo orden. Puedes pasar si no hay nada que igualar, igualar la apuesta más alta, subir un punto o más, ir con todo o retirarte. Cada subida da otro turno al resto. Ninguna apuesta supera lo que puede igualar, de entre el resto, quien más puntos tiene en la ronda. Quien se retira pierde lo que ha puesto y no muestra sus dados.

        Si solo queda una persona, se lleva el bote y decide si muestra sus dados. Si no, se muestran todos los dados que siguen en juego y gana la mejor mano. Entre manos del mismo tipo se comparan los dados de la combinación y luego los otros; si todo es igual, el bote se comparte. Quien va con todo por menos juega solo por la parte que ha igualado; lo demás forma botes aparte.

        9 y K (rey) son rojos, 10 y Q (reina) negros, J (jota) y A (as) verdes; el as es el más alto. De mejor a peor: cinco iguales, color grande (cinco del mismo color), escalera grande (cinco seguidos), póker, full, trío, dos parejas, pareja.

        Luego reparte quien está a la izquierda. Sin puntos se deja la partida; acaba cuando una persona los tiene todos o tras la última ronda prevista, y entonces gana quien tenga más.

### Retos

## Moves

retos-move-choose_partner = Proponérselo a { $seat }
    .choose = Elegir acompañante para el reto
retos-move-dare_accept = Aceptar el reto
retos-move-dare_done = El reto está hecho
retos-move-draw = Robar una carta
retos-move-lower_drinks = Limitar mis bebidas a { $limit }
    .choose = Bajar mi límite de bebidas
retos-move-lower_garments = Limitar mis prendas a { $limit }
    .choose = Bajar mi límite de prendas
retos-move-partner_accept = Aceptar y participar
retos-move-pass = Pasar
retos-move-play = Tirar { $card }
retos-move-refuse = Rechazar el reto
retos-move-safe_stop = Parar este reto (sin castigo)
retos-move-stop_game = Parar la partida para toda la mesa
retos-move-take_penalty = Pagar el castigo: { $kind }
retos-move-time_out = Se acabó el tiempo

## Questions

retos-ask-ask_for_partner = Elige con quién haces este reto, déjalo al azar o recházalo.
retos-ask-ask_for_penalty = Elige cómo pagas tu castigo.
retos-ask-ask_one_in_time = Te toca decidir.
retos-ask-ask_partner = Te proponen participar en este reto: acepta o rechaza.
retos-ask-ask_to_accept = Este reto te toca a ti: acepta o rechaza.
retos-ask-ask_to_dare = ¿Aceptas este reto?
retos-ask-ask_to_draw = Roba una carta del mazo.
retos-ask-ask_to_play = Tira una carta que sirva, por palo o por valor; si no tienes, pasa.
retos-ask-ask_whether_done = Avisa cuando el reto esté hecho.

## Events

retos-event-card_played =
    { $direction ->
        [-1] { $seat } tira { $card }; el juego va hacia la izquierda.
       *[1] { $seat } tira { $card }; el juego va hacia la derecha.
    }
retos-event-cards_seen = { $seat } recibe { $cards }.
retos-event-cards_taken =
    { $count ->
        [one] { $seat } roba una carta del mazo.
       *[other] { $seat } roba { $count } cartas del mazo.
    }
retos-event-closed = Toda la mesa pasa y no queda nada en el mazo: el juego está cerrado.
retos-event-dare_accepted = { $seat } acepta el reto.
retos-event-dare_completed = { $performer } cumple el reto.
retos-event-dare_given = A { $performer } le toca un reto de { $thrower }: «{ $dare }»
retos-event-dare_lapsed = El reto no se puede hacer aquí: se anula, sin castigo para { $performer }.
retos-event-dare_refused =
    { $punished_count ->
        [one] { $seat } rechaza el reto; un castigo, para { $punished }.
       *[other] { $seat } rechaza el reto; un castigo por persona, para { $punished }.
    }
retos-event-dare_stopped = El reto se para y nadie paga nada.
retos-event-dealt =
    { $stock ->
        [one] Cada persona tiene tres cartas; queda una carta en el mazo.
       *[other] Cada persona tiene tres cartas; quedan { $stock } cartas en el mazo.
    }
retos-event-draw_missed = { $seat } tira { $card } sin robar antes: la carta vuelve a la mano, con una multa en cartas.
retos-event-game_ended =
    { $losers_count ->
        [one] { $winner } gana el premio y { $losers } debe el castigo final, si lo hay.
       *[other] { $winner } gana el premio y { $losers } comparten el castigo final, si lo hay.
    }
retos-event-game_stopped = { $seat } para la partida: nadie gana ni pierde, y las manos siguen ocultas.
retos-event-hand_dealt = { $seat } recibe para empezar { $cards }.
retos-event-hands_shown = Se muestran todas las manos; los puntos, por número de asiento: { $sums }.
retos-event-limit_lowered = Nuevos límites privados para { $seat }: prendas { $garments }, bebidas { $drinks }.
retos-event-partner_chosen =
    { $by_chance ->
        [yes] El azar elige a { $partner } para hacer el reto con { $performer }.
       *[no] { $performer } propone a { $partner } participar en el reto.
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
       *[other] Sigue el empate y { $seat } saca otra vez: { $card }.
    }
retos-event-seats_taken = De la carta más alta hacia la derecha, los lugares son: { $order }.
retos-event-tie_drawn = Para deshacer el empate, { $seat } saca { $card }.
retos-event-went_out = { $seat } tira su última carta.

## House rules

retos-option-confirm_by = Quién confirma que un reto está hecho
    .help = La persona a quien le toca el reto, con toda confianza, o quien tira la carta.
retos-option-decision_seconds = Segundos para decidir
    .help = 0: sin reloj; si no, de 15 a 300. Si se acaba el tiempo, un reto propuesto cuenta como rechazado, nunca como aceptado.
retos-option-drink_max = Máximo de bebidas por persona
    .help = Cuántos castigos con bebida se pueden tomar, de 0 a 20. Cada persona puede fijar en privado un límite menor, incluso 0.
retos-option-final_dare = Reto de la carta ganadora
    .help = El reto de la última carta aún se cumple, o se rechaza con castigo, antes del final; o la partida acaba enseguida.
retos-option-forfeit = Castigo final
    .help = Lo que debe quien pierde. Puede quedar vacío: el resultado dice de todos modos quién pierde.
retos-option-free_passes = Indultos por persona
    .help = Cuántas veces puede cada persona saldar su propio castigo sin pagar nada, de 0 a 5.
retos-option-garment_max = Máximo de prendas por persona
    .help = Cuántas prendas se pueden poner en juego, de 0 a 10. Cada persona puede fijar en privado un límite menor, incluso 0.
retos-option-loser_tie = Empate en el último lugar
    .help = Con la misma suma, pierde la mano con más cartas y luego la carta más alta que se saque; o pierden a la vez quienes empatan.
retos-option-max_heat = Calor máximo
    .help = De 0 (suave) a 3 (ardiente). Los retos que lo superan se cambian por uno neutro antes de empezar.
retos-option-missed_draw = Tirar sin robar
    .help = No se puede; o la carta vuelve a la mano, se roban dos cartas de multa y el turno continúa.
retos-option-must_play = Tirar siempre que se pueda
    .help = Sí: con una carta que sirva hay que tirar. No: siempre se puede pasar, salvo en la primera carta de la partida.
retos-option-no_kind_left = Cuando no queda con qué pagar
    .help = No pasa nada, o se suman puntos de castigo. Sin elegir: puntos solo si las cartas son la única forma de pagar.
retos-option-penalty_cards = Cartas por castigo
    .help = Cuántas cartas del mazo cuesta un castigo en cartas, de 1 a 4. Si quedan menos, bastan esas.
retos-option-penalty_kinds = Formas de pagar un castigo
    .help = Quien tiene un castigo elige entre estas, dentro de sus propios límites privados. Hace falta al menos una.
retos-option-penalty_points = Puntos de castigo
    .help = De 1 a 20, sumados al final si un castigo se salda con puntos o se acaba el tiempo para elegirlo.
retos-option-prize = Premio
    .help = Lo que recibe quien gana. Hay que acordarlo antes: sin premio no empieza la partida.
retos-option-respect = Modo respeto
    .help = Desactivado: retos con quien se quiera. Retos: solo con la propia pareja. Castigos: con quien se quiera; castigo compartido, solo en pareja.
retos-option-reverse_carries_dare = Las cartas que invierten dan reto
    .help = Sí: una carta que invierte el sentido también da su reto. No: solo invierte el sentido.
retos-option-reverse_ranks = Cartas que invierten el sentido
    .help = Tirar una de estas cartas invierte el sentido del juego. Hasta cuatro valores; sin ninguno, el sentido nunca cambia.
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
retos-word-any = cualquier persona
retos-word-auto = cuesta dos cartas
retos-word-cards = cartas
retos-word-closed = cerrado: ya nadie podía tirar
retos-word-clothing = ropa
retos-word-contact = contacto
retos-word-drink = bebida
retos-word-free_pass = indulto
retos-word-garment = prenda
retos-word-host = solo la persona anfitriona
retos-word-lapse = no pasa nada
retos-word-mirrored = más cartas, luego un sorteo
retos-word-music = música
retos-word-off = desactivado
retos-word-out = última carta tirada
retos-word-penalties = castigo compartido solo en pareja
retos-word-performed = aún se cumple
retos-word-performer = a quien le toca el reto
retos-word-points = puntos de castigo
retos-word-prevented = no se puede
retos-word-props = objetos
retos-word-random = alguien al azar
retos-word-shared = derrota compartida
retos-word-skipped = se omite
retos-word-stopped = partida parada
retos-word-talk = palabras
retos-word-thrower = quien tira la carta

## Labels

retos-seen-around = lugares, del tuyo hacia la derecha
retos-seen-blocked = temas que evitas
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
retos-seen-fallback = reto neutro
retos-seen-final_dare = reto de la carta ganadora
retos-seen-forfeit = castigo final
retos-seen-forfeit_with = castigo final con
retos-seen-free_passes = indultos que quedan
retos-seen-garment_limit = tu límite de prendas
retos-seen-garment_max = máximo de prendas
retos-seen-garments = prendas entregadas
retos-seen-hand = mano
retos-seen-heat = calor
retos-seen-hidden = cartas ocultas
retos-seen-how = final de la partida
retos-seen-id = nombre
retos-seen-loser_tie = empate en el último lugar
retos-seen-losers = derrota
retos-seen-max_heat = calor máximo
retos-seen-mine = solo para ti
retos-seen-missed_draw = tirar sin robar
retos-seen-must_play = tirar siempre que se pueda
retos-seen-needs_partner = de dos
retos-seen-no_kind_left = sin nada con qué pagar
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
retos-seen-prize_with = premio con
retos-seen-props = hace falta
retos-seen-queue = castigos por pagar
retos-seen-remote = sirve a distancia
retos-seen-respect = modo respeto
retos-seen-result = resultado
retos-seen-reverse_carries_dare = las cartas que invierten dan reto
retos-seen-reverse_ranks = cartas que invierten el sentido
retos-seen-round = sorteo
retos-seen-scores = puntos en mano
retos-seen-seating = cartas sacadas para los lugares
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
    .how =
        Se trata de tirar la última carta antes que nadie. Si ya nadie puede tirar, gana la mano más baja. Quien gana recibe el premio acordado antes de empezar; la mano más alta debe el castigo final, si lo hay.

        Cada persona recibe tres cartas; el resto forma el mazo. En tu turno roba una carta del mazo y luego tira una del mismo palo o valor que la última tirada. La primera carta de la partida puede ser cualquiera. Si ninguna sirve, el turno pasa. Se juega hacia la derecha; por lo general, un as invierte el sentido.

        Cada carta lleva un reto. Le toca a la siguiente persona en el sentido del juego, que después juega su turno. Un reto individual se acepta o se rechaza. Si es de dos, elige acompañante o déjalo al azar; esa persona responde sí o no.

        Rechazar cuesta un castigo, y quien lo paga elige cómo: un trago pequeño de lo que le guste, con o sin alcohol; una prenda (todos los accesorios cuentan como una, calzado y calcetines también); o dos cartas del mazo. Si quien acompaña rechaza el reto, hay un castigo para cada miembro del dúo. Tus límites de bebidas y prendas son privados y puedes bajarlos en cualquier momento.

        Parar es otra cosa: hasta que un reto esté hecho, quienes participan en él pueden pararlo, sin castigo y sin dar razones. La mesa solo sabe que el reto se paró.

        Con el mazo vacío se juega sin robar y ya no hay castigos en cartas. Si toda la mesa pasa de forma seguida, el juego queda cerrado y se suman las manos: del 2 al 10 lo que marcan, jota (J) 11, reina (Q) 12, rey (K) 13, as (A) 14. Si hay empate, gana la mano con menos cartas y luego la carta más baja que se saque.

### Game of Porns

## Moves

porns-move-discard = Descartar { $card }
porns-move-draw = Robar del { $source }
porns-move-exchange = Cambiar { $card } por el comodín de { $film }
porns-move-hit = Añadir { $card } a la película de { $film }
porns-move-meld = Estrenar una película ({ $genre }): { $slots }
porns-move-pick_loot = Quedarme con { $card }
porns-move-play_defect = Jugar { $card } contra { $target }
porns-move-play_negative = Poner { $card } ante { $target }
porns-move-play_positive = Jugar { $card } (otro turno)
porns-move-play_spy = Jugar { $card } contra { $target }
porns-move-play_thief = Jugar { $card } contra { $target }
porns-move-select_defect = Reemplazar { $cards }
    .choose = Elegir cartas para reemplazar

## Questions

porns-ask-ask_to_discard = Descarta una carta, la hurtada u otra; no tiene efecto.
porns-ask-ask_to_draw = Roba una carta para empezar tu turno.
porns-ask-ask_to_pick_loot = Elige la carta que te llevas de esa mano.
porns-ask-ask_to_play = Estrena, añade o cambia lo que quieras; después termina tu turno con un descarte o una carta de acción.
porns-ask-ask_to_select = Elige la mitad de tu mano, redondeada hacia abajo, para reemplazarla con el mazo.

## Events

porns-event-card_hit = { $seat } añade { $card } a la película de { $film }.
porns-event-card_moved = { $thief } se lleva una carta de la mano de { $victim }.
porns-event-card_seen = La carta que roba { $seat } es { $card }.
porns-event-cards_replaced =
    { $count ->
        [one] { $seat } mezcla una carta con el mazo y roba otra.
       *[other] { $seat } mezcla { $count } cartas con el mazo y roba otras tantas.
    }
porns-event-deal_began = Ronda { $deal }: reparte { $dealer }; el descarte se abre con { $face_up }.
porns-event-deal_scored = Puntos en contra de esta ronda, por número de asiento: { $penalties }. En total: { $totals }.
porns-event-defect_played =
    { $count ->
        [0] { $seat } juega { $card } contra { $target }, que tiene muy pocas cartas para reemplazar alguna.
        [one] { $seat } juega { $card } contra { $target }, que debe reemplazar una carta.
       *[other] { $seat } juega { $card } contra { $target }, que debe reemplazar { $count } cartas.
    }
porns-event-discard_taken = { $seat } toma { $card } del descarte.
porns-event-discarded = { $seat } descarta { $card }.
porns-event-film_published = { $seat } estrena una película ({ $genre }): { $slots }.
porns-event-game_ended =
    { $winners_count ->
        [one] { $winners } gana la partida.
       *[other] { $winners } comparten la victoria.
    }
porns-event-hand_dealt = { $seat } recibe para empezar { $cards }.
porns-event-hand_spied = { $seat } ve la mano de { $target }: { $cards }.
porns-event-joker_exchanged = { $seat } pone { $card } en la película de { $film } y toma el comodín que ocupaba su lugar.
porns-event-loot_seen = La carta que { $thief } se lleva de la mano de { $victim } es { $card }.
porns-event-negative_played = { $seat } pone { $card } ante { $target }, que perderá su próximo turno.
porns-event-positive_played = { $seat } juega { $card } y gana otro turno.
porns-event-reshuffled = El descarte se mezcla y pasa a ser el nuevo mazo, de { $cards } cartas.
porns-event-spy_played = { $seat } juega { $card } contra { $target }.
porns-event-stalled = Tras { $turns } turnos quedan cartas en todas las manos: la ronda termina y se cuentan los puntos.
porns-event-stock_drawn = { $seat } roba una carta del mazo.
porns-event-swap_seen = { $seat } entrega { $lost } y recibe { $drawn }.
porns-event-thief_played = { $seat } juega { $card } contra { $target }.
porns-event-turn_missed = { $seat } pierde un turno; { $card } pasa al descarte.
porns-event-went_out = { $seat } suelta su última carta y gana la ronda.

## House rules

porns-option-ban_return_discard = No devolver la carta recién tomada
    .help = Sí: una carta tomada del descarte no puede volver a él en el mismo turno. No: sí puede.
porns-option-deals = Número de rondas
    .help = De 2 a 12. Solo cuenta si la partida termina tras un número de rondas.
porns-option-defect_pick = Quién elige con el Fallo técnico
    .help = La mitad de una mano se reemplaza con el mazo: las cartas las elige el objetivo o el azar.
porns-option-exchange_before_meld = Cambiar comodines antes de estrenar
    .help = Sí: aun sin película propia puedes cambiar comodines, pero no añadir cartas. No: primero hay que estrenar.
porns-option-go_out = Adónde puede ir la última carta
    .help = Solo al descarte; o también a una película: añadir tu última carta gana la ronda al momento.
porns-option-match = Qué termina la partida
    .help = Una ronda, que gana la primera mano vacía; un total de puntos en contra, el objetivo; o un número de rondas. Gana quien tiene menos puntos.
porns-option-min_naturals = Mínimo de cartas básicas sin comodín
    .help = Cuántas de las seis cartas de una película deben ser básicas, y no comodines, al estrenarla: de 1 a 6.
porns-option-negative_grace = Tregua tras un turno perdido
    .help = Sí: tras perder un turno no llega otra carta negativa hasta haber jugado uno. No: la siguiente puede llegar enseguida.
porns-option-target_score = Objetivo en puntos en contra
    .help = De 50 a 500. Si el objetivo termina la partida, la ronda en que un total lo alcanza es la última.
porns-option-thief_pick = Quién elige la carta hurtada
    .help = El azar, a ciegas, o quien juega el Hurto, que entonces ve toda la mano.
porns-option-turn_limit = Máximo de turnos por ronda
    .help = De 100 a 2000, o 0: sin límite. Al llegar al límite la ronda termina sin victoria y cuentan todas las manos.

## Words

porns-word-FEM = feminista
porns-word-ART = arte y ensayo
porns-word-COS = de época
porns-word-RET = retro
porns-word-PAR = parodia
porns-word-any = descarte o película
porns-word-blind = el azar
porns-word-deals = un número de rondas
porns-word-discard = descarte
porns-word-open = quien juega el Hurto, viendo la mano
porns-word-out = última carta jugada
porns-word-single = una sola ronda
porns-word-stalled = límite de turnos alcanzado
porns-word-stock = mazo
porns-word-target = el objetivo

porns-word-B-FEM-DIR-1 = Dirección (feminista)
porns-word-B-FEM-DIR-2 = Dirección (feminista)
porns-word-B-FEM-LEA-1 = Papel principal (feminista)
porns-word-B-FEM-LEA-2 = Papel principal (feminista)
porns-word-B-FEM-SUP-1 = Papel secundario (feminista)
porns-word-B-FEM-SUP-2 = Papel secundario (feminista)
porns-word-B-FEM-SCR-1 = Guion (feminista)
porns-word-B-FEM-SCR-2 = Guion (feminista)
porns-word-B-FEM-LOC-1 = Localización (feminista)
porns-word-B-FEM-LOC-2 = Localización (feminista)
porns-word-B-FEM-MUS-1 = Música (feminista)
porns-word-B-FEM-MUS-2 = Música (feminista)
porns-word-B-ART-DIR-1 = Dirección (arte y ensayo)
porns-word-B-ART-DIR-2 = Dirección (arte y ensayo)
porns-word-B-ART-LEA-1 = Papel principal (arte y ensayo)
porns-word-B-ART-LEA-2 = Papel principal (arte y ensayo)
porns-word-B-ART-SUP-1 = Papel secundario (arte y ensayo)
porns-word-B-ART-SUP-2 = Papel secundario (arte y ensayo)
porns-word-B-ART-SCR-1 = Guion (arte y ensayo)
porns-word-B-ART-SCR-2 = Guion (arte y ensayo)
porns-word-B-ART-LOC-1 = Localización (arte y ensayo)
porns-word-B-ART-LOC-2 = Localización (arte y ensayo)
porns-word-B-ART-MUS-1 = Música (arte y ensayo)
porns-word-B-ART-MUS-2 = Música (arte y ensayo)
porns-word-B-COS-DIR-1 = Dirección (de época)
porns-word-B-COS-DIR-2 = Dirección (de época)
porns-word-B-COS-LEA-1 = Papel principal (de época)
porns-word-B-COS-LEA-2 = Papel principal (de época)
porns-word-B-COS-SUP-1 = Papel secundario (de época)
porns-word-B-COS-SUP-2 = Papel secundario (de época)
porns-word-B-COS-SCR-1 = Guion (de época)
porns-word-B-COS-SCR-2 = Guion (de época)
porns-word-B-COS-LOC-1 = Localización (de época)
porns-word-B-COS-LOC-2 = Localización (de época)
porns-word-B-COS-MUS-1 = Música (de época)
porns-word-B-COS-MUS-2 = Música (de época)
porns-word-B-RET-DIR-1 = Dirección (retro)
porns-word-B-RET-DIR-2 = Dirección (retro)
porns-word-B-RET-LEA-1 = Papel principal (retro)
porns-word-B-RET-LEA-2 = Papel principal (retro)
porns-word-B-RET-SUP-1 = Papel secundario (retro)
porns-word-B-RET-SUP-2 = Papel secundario (retro)
porns-word-B-RET-SCR-1 = Guion (retro)
porns-word-B-RET-SCR-2 = Guion (retro)
porns-word-B-RET-LOC-1 = Localización (retro)
porns-word-B-RET-LOC-2 = Localización (retro)
porns-word-B-RET-MUS-1 = Música (retro)
porns-word-B-RET-MUS-2 = Música (retro)
porns-word-B-PAR-DIR-1 = Dirección (parodia)
porns-word-B-PAR-DIR-2 = Dirección (parodia)
porns-word-B-PAR-LEA-1 = Papel principal (parodia)
porns-word-B-PAR-LEA-2 = Papel principal (parodia)
porns-word-B-PAR-SUP-1 = Papel secundario (parodia)
porns-word-B-PAR-SUP-2 = Papel secundario (parodia)
porns-word-B-PAR-SCR-1 = Guion (parodia)
porns-word-B-PAR-SCR-2 = Guion (parodia)
porns-word-B-PAR-LOC-1 = Localización (parodia)
porns-word-B-PAR-LOC-2 = Localización (parodia)
porns-word-B-PAR-MUS-1 = Música (parodia)
porns-word-B-PAR-MUS-2 = Música (parodia)
porns-word-E-FEM-1 = Plano de tú a tú (feminista)
porns-word-E-FEM-2 = Buena luz para todo el mundo (feminista)
porns-word-E-FEM-3 = Contrato leído y firmado (feminista)
porns-word-E-FEM-4 = Bolsillos de verdad (feminista)
porns-word-E-FEM-5 = Paridad en pantalla (feminista)
porns-word-E-FEM-6 = Sillas cómodas (feminista)
porns-word-E-FEM-7 = Foto de equipo (feminista)
porns-word-E-ART-1 = Plano fijo de nueve minutos (arte y ensayo)
porns-word-E-ART-2 = Bombilla pelada (arte y ensayo)
porns-word-E-ART-3 = Pez de colores simbólico (arte y ensayo)
porns-word-E-ART-4 = Cuello alto negro (arte y ensayo)
porns-word-E-ART-5 = Celuloide en blanco y negro (arte y ensayo)
porns-word-E-ART-6 = Cámara de manivela (arte y ensayo)
porns-word-E-ART-7 = Foto de pasillo vacío (arte y ensayo)
porns-word-E-COS-1 = Baile a vista de grúa (de época)
porns-word-E-COS-2 = Doscientas velas (de época)
porns-word-E-COS-3 = Diván para desmayos (de época)
porns-word-E-COS-4 = Peluca empolvada (de época)
porns-word-E-COS-5 = Reverencia a cámara lenta (de época)
porns-word-E-COS-6 = Máquina de viento (de época)
porns-word-E-COS-7 = Retrato al óleo (de época)
porns-word-E-RET-1 = Zoom a lo loco (retro)
porns-word-E-RET-2 = Gelatina naranja (retro)
porns-word-E-RET-3 = Teléfono de disco (retro)
porns-word-E-RET-4 = Pantalones de campana (retro)
porns-word-E-RET-5 = Grano de celuloide (retro)
porns-word-E-RET-6 = Magnetófono de bobinas (retro)
porns-word-E-RET-7 = Polaroid desteñida (retro)
porns-word-E-PAR-1 = Cámara con tembleque (parodia)
porns-word-E-PAR-2 = Destello en la lente (parodia)
porns-word-E-PAR-3 = Pollo de goma (parodia)
porns-word-E-PAR-4 = Capa de otra talla (parodia)
porns-word-E-PAR-5 = Cuarta pared hecha trizas (parodia)
porns-word-E-PAR-6 = Máquina de humo (parodia)
porns-word-E-PAR-7 = Foto de toma falsa (parodia)
porns-word-J-1 = Comodín
porns-word-J-2 = Comodín
porns-word-J-3 = Comodín
porns-word-J-4 = Comodín
porns-word-J-5 = Comodín
porns-word-J-6 = Comodín
porns-word-J-7 = Comodín
porns-word-J-8 = Comodín
porns-word-J-9 = Comodín
porns-word-J-10 = Comodín
porns-word-P-1 = Crítica de cinco estrellas
porns-word-P-2 = Sección oficial
porns-word-P-3 = Contrato de streaming
porns-word-P-4 = Público de culto
porns-word-P-5 = Clip viral
porns-word-P-6 = Incentivo fiscal
porns-word-P-7 = Mecenas sorpresa
porns-word-N-1 = Columna incendiaria
porns-word-N-2 = Subtítulos perdidos
porns-word-N-3 = Escasez de pelucas
porns-word-N-4 = Bobina gastada
porns-word-N-5 = Carta por derechos de autor
porns-word-N-6 = Comité de calificación
porns-word-N-7 = Huelga del equipo
porns-word-I-SPY-1 = Espionaje
porns-word-I-SPY-2 = Espionaje
porns-word-I-THF-1 = Hurto
porns-word-I-THF-2 = Hurto
porns-word-I-DEF-1 = Fallo técnico
porns-word-I-DEF-2 = Fallo técnico

## Labels

porns-seen-ban_return_discard = no devolver la carta recién tomada
porns-seen-card = carta
porns-seen-cards = cartas
porns-seen-deal = ronda
porns-seen-dealer = reparte
porns-seen-deals = número de rondas
porns-seen-defect_pick = elige con el Fallo técnico
porns-seen-drawn = cartas recibidas
porns-seen-exchange_before_meld = cambiar comodines antes de estrenar
porns-seen-extras = extras
porns-seen-film = película
porns-seen-genre = género
porns-seen-go_out = la última carta va a
porns-seen-grace = acaba de perder un turno
porns-seen-hand = mano
porns-seen-hidden = cartas ocultas
porns-seen-how = final de la partida
porns-seen-losers = derrota
porns-seen-lost = cartas entregadas
porns-seen-match = termina la partida
porns-seen-min_naturals = mínimo de básicas sin comodín
porns-seen-negative = carta negativa
porns-seen-negative_grace = tregua tras un turno perdido
porns-seen-pile = descarte
porns-seen-result = resultado
porns-seen-scores = puntos en contra
porns-seen-secrets = solo para ti
porns-seen-slots = cartas básicas
porns-seen-stock = mazo
porns-seen-taken = tomada del descarte
porns-seen-target = objetivo
porns-seen-target_score = objetivo en puntos en contra
porns-seen-thief = hurto de
porns-seen-thief_pick = elige la carta hurtada
porns-seen-total = puntos en contra
porns-seen-turn = turno
porns-seen-turn_limit = máximo de turnos por ronda
porns-seen-turn_seat = turno de
porns-seen-victim = carta hurtada a
porns-seen-winners = victoria

## Why not

refusal-action_card_on_top = Hay una carta de acción encima del descarte: roba del mazo.
refusal-already_drawn = Ya has robado en este turno.
refusal-already_published = Ya has estrenado una película: solo hay una por persona y ronda.
refusal-ambiguous = Con menos de siete extras en esa película no se sabe cuál es un comodín: añade tu carta.
refusal-another_player = Elige a otra persona de la mesa.
refusal-does_not_fit = Esta carta no tiene efecto sobre una película de ese género.
refusal-exactly_half =
    { $cards ->
        [one] Elige exactamente una carta: la mitad de tu mano, redondeada hacia abajo.
       *[other] Elige exactamente { $cards } cartas diferentes: la mitad de tu mano, redondeada hacia abajo.
    }
refusal-film_full = Esa película ya tiene sus siete extras.
refusal-grace = Tras perder un turno no llega otra carta negativa hasta haber jugado uno.
refusal-just_taken = Según las reglas de la casa, la carta recién tomada no puede ser tu descarte de este turno: guarda otra.
refusal-keep_one_to_discard = Guárdala: la última carta tiene que ir al descarte.
refusal-last_card = Es tu última carta: descártala sin más y la ronda es tuya.
refusal-never_in_a_film = Las cartas de acción nunca forman parte de una película.
refusal-no_film_there = Ahí no hay ninguna película.
refusal-no_joker_there = En esa película ningún comodín ocupa el lugar de esta carta.
refusal-no_seventh_basic = Esa película ya tiene sus seis cartas básicas: otra solo puede reemplazar a su comodín.
refusal-not_in_that_hand = Esa carta no está en la mano que visitas.
refusal-not_published = Primero hace falta una película: la tuya o, para una carta negativa, la del objetivo.
refusal-one_at_a_time = Ahí ya hay una carta negativa: solo una a la vez.
refusal-only_a_discard = Después de un hurto solo puedes descartar una carta.
refusal-only_by_exchange = Esa película ya tiene siete extras: cambia tu carta por un comodín de entre ellos.
refusal-pile_empty = No hay nada en el descarte: roba del mazo.
refusal-same_card_twice = Hacen falta seis cartas diferentes.
refusal-too_few_naturals =
    { $least ->
        [one] Al menos una de las seis cartas debe ser básica, y no un comodín.
       *[other] Al menos { $least } de las seis cartas deben ser básicas, y no comodines.
    }
refusal-wrong_card = Esa carta no sirve para eso.
refusal-wrong_genre = Un extra solo va en una película de su género.

## The game

porns-rankings =
    Una película: dirección, papel principal, papel secundario, guion, localización y música, todo del mismo género.

    Positivas: otro turno, si tu película es de uno de estos géneros
    Crítica de cinco estrellas: feminista, arte y ensayo
    Sección oficial: arte y ensayo, de época
    Contrato de streaming: de época, retro
    Público de culto: retro, parodia
    Clip viral: parodia, feminista
    Incentivo fiscal, Mecenas sorpresa: cualquier género

    Negativas: un turno perdido, si la película del objetivo es de uno de estos géneros
    Columna incendiaria: feminista, de época
    Subtítulos perdidos: arte y ensayo, retro
    Escasez de pelucas: de época, parodia
    Bobina gastada: retro, feminista
    Carta por derechos de autor: parodia, arte y ensayo
    Comité de calificación, Huelga del equipo: cualquier género

    Sea cual sea el género, en vez de un descarte: Espionaje, Hurto, Fallo técnico

    Lo que queda en mano: 5 puntos por carta básica o extra, 10 por carta de acción, 20 por comodín
game-game-of-porns = Game of Porns
    .pitch = Dirige un estudio, estrena tu obra maestra y vacía tu mano antes de que despierte la crítica.
    .how =
        Te toca dirigir un estudio en un oficio sin piedad. Se trata de vaciar la mano antes que nadie.

        Cada persona recibe diez cartas. El resto forma el mazo, y su primera carta abre el descarte. Se juega hacia la izquierda. En tu turno, roba la carta de arriba del mazo o del descarte; solo las cartas de acción no se pueden tomar del descarte. Después juega lo que quieras y termina el turno con un descarte.

        Una vez por ronda puedes estrenar una película: seis cartas básicas del mismo género, a saber, dirección, papel principal, papel secundario, guion, localización y música. Los comodines pueden reemplazar cualquiera de ellas, pero no las seis. Desde entonces puedes añadir comodines, y extras del género adecuado, a todas las películas de la mesa, hasta siete en cada una. También puedes cambiar una carta básica por el comodín que ocupa su lugar en una película o, cuando esta ya tiene sus siete extras, un extra por un comodín de entre ellos.

        En vez de un simple descarte puedes jugar una carta de acción. Una positiva te da otro turno y una negativa le quita el suyo a otra persona, pero solo si la película afectada es del género adecuado. El Espionaje muestra la mano de alguien. El Hurto se lleva de ella una carta al azar; la víctima roba otra y tú descartas una. El Fallo técnico obliga a alguien a reemplazar media mano.

        Guarda una carta para el final: descartar la última gana la ronda y, por lo general, la partida. Si hay varias rondas, o si ninguna mano queda vacía en 400 turnos, cada carta que queda en mano cuesta 5 puntos; las de acción, 10, y los comodines, 20. Gana quien tiene menos puntos.

        Ninguna carta te pide hacer nada en persona, así que no hay nada que rechazar. Puedes parar cuando quieras, con razón o sin ella.

### Sexopolitan

## Moves

sexopolitan-move-discard_surplus = Descartar { $cards }
    .choose = Elegir cartas para descartar
sexopolitan-move-play_break_up = Jugar Ruptura contra { $seat }
sexopolitan-move-play_breakdown = Jugar Apagón ({ $sex }) contra { $seat } ({ $slot })
sexopolitan-move-play_not_tonight = Jugar Esta noche no, cariño contra { $seat }
sexopolitan-move-play_one_night =
    { $condom ->
        [yes] Jugar Aventura de una noche + Preservativo: { $target }
       *[no] Jugar Aventura de una noche: { $target }
    }
sexopolitan-move-play_romp =
    { $condom ->
        [yes] Jugar { $card } + Preservativo
       *[no] Jugar { $card }
    }
sexopolitan-move-play_sexologist = Jugar Sexología
sexopolitan-move-play_solo = Jugar A solas
sexopolitan-move-play_super =
    { $seat ->
        [none] Jugar Superespermatozoide: { $use }
       *[other] Jugar Superespermatozoide: quitarle la pareja a { $seat }
    }
sexopolitan-move-play_tested = Jugar Test negativo (los dos)
sexopolitan-move-play_trouble = Jugar Se avecina tormenta contra { $seat }
sexopolitan-move-react =
    { $catch ->
        [yes] Jugar Con las manos en la masa
       *[no] Dejarlo pasar
    }
sexopolitan-move-search_partner = Buscar pareja
sexopolitan-move-win_back =
    { $roll ->
        [yes] Tirar los dados de la reconquista
       *[no] Pasar página
    }

## Questions

sexopolitan-ask-ask_to_catch = Una aventura. ¿Con las manos en la masa, o dejarlo pasar? Toda la mesa responde en secreto.
sexopolitan-ask-ask_to_play = Juega una carta; tu turno sigue hasta que te queden tres en la mano.
sexopolitan-ask-ask_to_search = No tienes pareja: tira el dado y búscala.
sexopolitan-ask-ask_to_win_back = Te han dejado sin pareja. ¿Tiras dos dados? Con un doble la recuperas.

## Events

sexopolitan-event-cancelled = Delante de { $seat } se retira: { $cards }.
sexopolitan-event-cards_drawn =
    { $seat } { $count ->
        [0] no roba nada
        [one] roba una carta
       *[other] roba { $count } cartas
    }.
sexopolitan-event-cards_played =
    { $target ->
        [none] { $seat } juega { $cards }.
       *[other]
            { $slot ->
                [none] { $seat } juega { $cards } contra { $target }.
               *[other]
                    { $cards_count ->
                        [one] { $seat } juega { $cards } contra { $target } ({ $slot }).
                       *[other] { $seat } juega { $cards } con { $target } ({ $slot }).
                    }
            }
    }
sexopolitan-event-cards_seen = { $seat } recibe { $cards }.
sexopolitan-event-caught_red_handed = { $seat } irrumpe con la carta Con las manos en la masa y se queda con puntos de la aventura.
sexopolitan-event-characters_dealt = Los personajes, asiento por asiento: { $characters }.
sexopolitan-event-game_ended = La partida termina: gana { $winner } ({ $how }).
sexopolitan-event-hand_dealt = { $seat } recibe para empezar { $cards }.
sexopolitan-event-main_pile_renewed =
    El descarte principal se baraja y forma un nuevo mazo principal de { $size ->
        [one] una carta
       *[other] { $size } cartas
    }.
sexopolitan-event-nobody_caught = La aventura pasa inadvertida.
sexopolitan-event-nobody_found = { $seat } no encuentra a nadie esta vez y sigue sin pareja.
sexopolitan-event-partner_found = { $seat } forma pareja con { $partner }.
sexopolitan-event-partner_lost =
    { $taken_by ->
        [none] { $seat } se separa de { $partner }; la carta va al descarte de parejas.
       *[other] { $partner } deja a { $seat } por { $taken_by }.
    }
sexopolitan-event-partner_pile_renewed =
    El descarte de parejas se baraja y forma un nuevo mazo de parejas de { $size ->
        [one] una carta
       *[other] { $size } cartas
    }.
sexopolitan-event-partner_returned =
    { $partner } vuelve con { $seat }; { $attacker } { $lost ->
        [0] no pierde ningún punto
        [one] pierde un punto
       *[other] pierde { $lost } puntos
    }.
sexopolitan-event-partner_turned = Carta descubierta: { $card }.
sexopolitan-event-practice_rolled =
    { $seat } saca { $dice } en los dados: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
sexopolitan-event-scored =
    { $seat } gana { $points ->
        [one] un punto de placer
       *[other] { $points } puntos de placer
    }: { $score } en total.
sexopolitan-event-search_rolled =
    { $seat } busca pareja y saca { $die }: { $die ->
        [one] se descubre una carta
       *[other] se descubren { $die } cartas
    }.
sexopolitan-event-start_rolled = Para ver quién empieza, { $seat } saca { $dice } en los dados.
sexopolitan-event-started = { $seat } empieza.
sexopolitan-event-surplus_discarded = { $seat } descarta { $cards }.
sexopolitan-event-turn_began = Ronda { $round }: es el turno de { $seat }.
sexopolitan-event-win_back_declined = { $seat } pasa página sin tirar los dados.
sexopolitan-event-win_back_rolled = { $seat } saca { $dice } en los dados; solo un doble recupera a la pareja.

## House rules

sexopolitan-option-affair_pairing = Quién puede tener una aventura
    .help = Cuál de tus cartas puede tener una aventura, y con cuál de las ajenas. Si solo cuenta tu personaje, su propio Apagón no importa.
sexopolitan-option-caught_takes = Qué se lleva Con las manos en la masa
    .help = Solo la parte de quien jugó la Aventura de una noche, y la otra persona conserva la suya; o las dos partes.
sexopolitan-option-couples = Quién puede formar pareja
    .help = Un hombre y una mujer, como es habitual en el juego; o todo el mundo con todo el mundo, también en las aventuras. El Apagón sigue el sexo de la carta.
sexopolitan-option-deck = Cartas de juego de cada tipo
    .help = Cuántas cartas de cada tipo: exactamente 103 en total, de ellas al menos 20 de intimidad (Revolcón, A solas, Aventura de una noche).
sexopolitan-option-discard_policy = Cuándo descartar lo que sobra
    .help = Solo si no hay nada que jugar por obligación, o cuando quieras en tu turno. Romper, tener una aventura o repetir tirada nunca es obligatorio.
sexopolitan-option-lover_may_catch = La otra parte también puede sorprender
    .help = Sí: la otra parte de una aventura también puede jugar Con las manos en la masa, y se lleva las dos partes de los puntos. No: no se le pregunta.
sexopolitan-option-negative_scores = Puntos bajo cero
    .help = Una pareja recuperada le cuesta puntos a quien la rompió. Sí: puede quedar por debajo de 0. No: se para en 0.
sexopolitan-option-reaction_seconds = Segundos para reaccionar
    .help = El tiempo para responder a una aventura con la carta Con las manos en la masa, de 3 a 30 segundos. Sin respuesta, se deja pasar.
sexopolitan-option-reconciliation_dice = Dados para una reconciliación
    .help = Un Revolcón de reconciliación acaba con Se avecina tormenta. 2: acaba antes de tirar, así que son dos dados. 1: esta vez todavía es un dado.
sexopolitan-option-round_limit = Máximo de rondas
    .help = Tras tantas rondas, de 20 a 500, gana quien tenga más puntos. Casi siempre bastan menos de diez.
sexopolitan-option-target = Puntos para ganar
    .help = La primera persona que llega a tantos puntos de placer gana al instante: de 30 a 150.

## Words

sexopolitan-word-search = búsqueda
sexopolitan-word-cards = cartas
sexopolitan-word-react = reacción
sexopolitan-word-winback = reconquista
sexopolitan-word-over = terminada
sexopolitan-word-romp = Revolcón
sexopolitan-word-romp_c = Revolcón (preservativo)
sexopolitan-word-romp_r = Revolcón (reconciliación)
sexopolitan-word-romp_cr = Revolcón (preservativo + reconciliación)
sexopolitan-word-solo = A solas
sexopolitan-word-one_night = Aventura de una noche
sexopolitan-word-condom = Preservativo
sexopolitan-word-tested = Test negativo (los dos)
sexopolitan-word-sexologist = Sexología
sexopolitan-word-super = Superespermatozoide
sexopolitan-word-not_tonight = Esta noche no, cariño
sexopolitan-word-trouble = Se avecina tormenta
sexopolitan-word-breakup = Ruptura
sexopolitan-word-breakdown_m = Apagón (él)
sexopolitan-word-breakdown_w = Apagón (ella)
sexopolitan-word-caught = Con las manos en la masa
sexopolitan-word-M01 = Hugo el panadero (hombre)
sexopolitan-word-M02 = Omar el astrónomo (hombre)
sexopolitan-word-M03 = Félix el florista (hombre)
sexopolitan-word-M04 = Kenji el bailarín (hombre)
sexopolitan-word-M05 = Bruno el bibliotecario (hombre)
sexopolitan-word-M06 = Mateo el malabarista (hombre)
sexopolitan-word-M07 = Ravi el jardinero (hombre)
sexopolitan-word-M08 = Óscar el apicultor (hombre)
sexopolitan-word-M09 = Noah el enfermero (hombre)
sexopolitan-word-M10 = Iván el alfarero (hombre)
sexopolitan-word-M11 = Kofi el pianista (hombre)
sexopolitan-word-M12 = Leo el relojero (hombre)
sexopolitan-word-W01 = Clara la navegante (mujer)
sexopolitan-word-W02 = Lina la carpintera (mujer)
sexopolitan-word-W03 = Alma la piloto (mujer)
sexopolitan-word-W04 = Hana la baterista (mujer)
sexopolitan-word-W05 = Iris la maga (mujer)
sexopolitan-word-W06 = Nadia la arquitecta (mujer)
sexopolitan-word-W07 = Julia la escaladora (mujer)
sexopolitan-word-W08 = Maya la pintora (mujer)
sexopolitan-word-W09 = Olga la detective (mujer)
sexopolitan-word-W10 = Amina la inventora (mujer)
sexopolitan-word-W11 = Rosa la mecánica (mujer)
sexopolitan-word-W12 = Eva la poeta (mujer)
sexopolitan-word-char = personaje
sexopolitan-word-partner = pareja
sexopolitan-word-m = él
sexopolitan-word-w = ella
sexopolitan-word-own = tu propia pareja
sexopolitan-word-again = repetir la tirada
sexopolitan-word-calm = anular Se avecina tormenta
sexopolitan-word-steal = quitarle la pareja a alguien
sexopolitan-word-opposite = un hombre y una mujer
sexopolitan-word-any = todo el mundo con todo el mundo
sexopolitan-word-couple = cualquiera de tus cartas, con cualquiera de las ajenas
sexopolitan-word-character = solo tu personaje, con cualquiera de las cartas ajenas
sexopolitan-word-strict = solo tu personaje, y solo con la pareja ajena
sexopolitan-word-stuck = solo si no hay nada que jugar por obligación
sexopolitan-word-free = cuando quieras en tu turno
sexopolitan-word-active = solo la parte de quien jugó la carta
sexopolitan-word-both = las dos partes
sexopolitan-word-target = puntos suficientes
sexopolitan-word-rounds = más puntos tras la última ronda

## Labels

sexopolitan-seen-active = turno de
sexopolitan-seen-affair = aventura
sexopolitan-seen-affair_pairing = quién puede tener una aventura
sexopolitan-seen-breakdown_m = Apagón (él)
sexopolitan-seen-breakdown_w = Apagón (ella)
sexopolitan-seen-breakup = Ruptura
sexopolitan-seen-card = carta
sexopolitan-seen-catchers = han sorprendido a alguien en este turno
sexopolitan-seen-caught = Con las manos en la masa
sexopolitan-seen-caught_takes = Con las manos en la masa se lleva
sexopolitan-seen-character = personaje
sexopolitan-seen-condom = Preservativo
sexopolitan-seen-couples = quién puede formar pareja
sexopolitan-seen-deck = cartas de juego
sexopolitan-seen-dice = dados
sexopolitan-seen-discard_policy = descarte de lo que sobra
sexopolitan-seen-front = delante
sexopolitan-seen-hand = mano
sexopolitan-seen-hidden = cartas ocultas
sexopolitan-seen-how = final de la partida
sexopolitan-seen-losers = derrota
sexopolitan-seen-lover_may_catch = la otra parte puede sorprender
sexopolitan-seen-main = mazo principal
sexopolitan-seen-main_discard = descarte principal
sexopolitan-seen-negative_scores = puntos bajo cero
sexopolitan-seen-not_tonight = Esta noche no, cariño
sexopolitan-seen-obstacle_played = contratiempo jugado en este turno
sexopolitan-seen-one_night = Aventura de una noche
sexopolitan-seen-other = la otra parte
sexopolitan-seen-own_answer = tu respuesta: sorprender
sexopolitan-seen-partner = pareja
sexopolitan-seen-partner_discard = descarte de parejas
sexopolitan-seen-phase = fase
sexopolitan-seen-pile = mazo de parejas
sexopolitan-seen-plays_left = cartas por jugar
sexopolitan-seen-points = puntos en juego
sexopolitan-seen-ranks = clasificación
sexopolitan-seen-reaction_seconds = segundos para reaccionar
sexopolitan-seen-reconciliation_dice = dados para una reconciliación
sexopolitan-seen-repeatable = se puede repetir
sexopolitan-seen-result = resultado
sexopolitan-seen-romp = Revolcón
sexopolitan-seen-romp_c = Revolcón (preservativo)
sexopolitan-seen-romp_cr = Revolcón (preservativo + reconciliación)
sexopolitan-seen-romp_r = Revolcón (reconciliación)
sexopolitan-seen-round = ronda
sexopolitan-seen-round_limit = máximo de rondas
sexopolitan-seen-score = puntos de placer
sexopolitan-seen-scores = puntos de placer
sexopolitan-seen-sexologist = Sexología
sexopolitan-seen-slot = sobre
sexopolitan-seen-solo = A solas
sexopolitan-seen-starter = empezó
sexopolitan-seen-super = Superespermatozoide
sexopolitan-seen-target = puntos para ganar
sexopolitan-seen-tested = Test negativo (los dos)
sexopolitan-seen-top = siguiente carta de Pareja
sexopolitan-seen-trouble = Se avecina tormenta
sexopolitan-seen-winners = victoria

## Why not

refusal-already_coupled = Ya tienes pareja.
refusal-already_tested = Ya tienes delante la carta Test negativo (los dos).
refusal-breakdown = Un Apagón lo impide. Solo la carta Sexología puede acabar con él.
refusal-condom_needed = Hace falta también un Preservativo.
refusal-few_practices = Hacen falta al menos { $least } cartas de intimidad en el mazo, no { $total }.
refusal-must_search_first = Primero busca pareja.
refusal-no_breakdown = No tienes ningún Apagón delante.
refusal-no_condom = No tienes ningún Preservativo en la mano.
refusal-no_condom_needed = Aquí no hace falta un Preservativo: guárdalo para otra ocasión.
refusal-no_partner = No tienes pareja, y aquí hace falta.
refusal-no_trouble = No tienes delante la carta Se avecina tormenta.
refusal-nobody_to_name = Para este uso de Superespermatozoide no se elige a nadie.
refusal-not_an_opponent = Elige a otra persona de la mesa.
refusal-not_compatible = Según las reglas de esta mesa, esas cartas no combinan.
refusal-not_single = Ya tienes pareja: así no puedes quitarle la suya a nadie.
refusal-not_tonight = Esta noche no, cariño: en este turno, nada con tu pareja.
refusal-nothing_to_repeat = No hay nada que repetir: Superespermatozoide se juega justo después de una carta de intimidad, y una sola vez.
refusal-one_obstacle_a_turn = Solo hay un contratiempo por turno, y ya has jugado el tuyo.
refusal-one_play_left = Para eso hacen falta dos cartas, y solo te queda una por jugar.
refusal-only_partners = En esta mesa una aventura solo puede ser con la pareja de alguien, no con un personaje.
refusal-play_deck_size = Tiene que haber exactamente { $needed } cartas de juego, no { $total }.
refusal-same_nature = Esa persona ya tiene delante un contratiempo de ese tipo.
refusal-search_is_over = Ya no es momento de buscar; podrás hacerlo en tu próximo turno.
refusal-target_is_single = Esa persona está sin pareja ahora.
refusal-wrong_number = Descarta justo las necesarias para quedarte con tres cartas en la mano.
refusal-wrong_sex = Este Apagón no corresponde a esa carta.

## The game

game-sexopolitan = Sexopolitan
    .pitch = Busca pareja, esquiva los contratiempos y llega a 69 puntos de placer antes que nadie.
    .how =
        La primera persona que llega a 69 puntos de placer gana al instante. Todo ocurre con cartas y dados: nadie tiene que hacer nada de verdad, y puedes dejar la mesa cuando quieras.

        Recibes seis cartas y un personaje, que no tiene por qué parecerse a ti. Lo habitual es que un hombre y una mujer formen pareja; la mesa también puede permitir todas las combinaciones.

        Si empiezas tu turno sin pareja, tira un dado y descubre tantas cartas de Pareja. Si la última encaja con tu personaje, ya tienes pareja.

        Después juega tres cartas y roba tres. Cada carta que usas cuenta. A solas se tira un dado; con Revolcón, dos, y hace falta pareja. El símbolo de preservativo pide un Preservativo, salvo con Test negativo (los dos). La Aventura de una noche es con tu propia pareja o con la carta de otra persona: esa aventura pide siempre un Preservativo y da los mismos puntos a las dos partes. Pero, si tienes pareja, el resto puede jugar en secreto Con las manos en la masa y llevarse tus puntos.

        Dobles con dos dados: 1-1 te deja sin pareja, 2-2 da 6 puntos y 3-3 da 9; con 4-4, 5-5 o 6-6 robas y juegas una, dos o tres cartas más.

        Una vez por turno puedes ponerle un contratiempo a una pareja. Esta noche no, cariño le prohíbe la intimidad durante un turno; Se avecina tormenta le deja un solo dado hasta un Revolcón de reconciliación o un Superespermatozoide; Apagón se la prohíbe hasta que llegue Sexología. Ruptura la separa; si no tienes pareja, te quedas con la carta, siempre que encaje con tu personaje. Pero si la víctima saca entonces un doble, la recupera y tú pierdes los puntos de la tirada.

        Superespermatozoide sirve también para repetir una tirada o, si no tienes pareja, para quitarle la suya a alguien. Si no puedes jugar nada, descarta hasta quedarte con tres cartas.

### La página

## Cards

page-card =
    { $rank ->
        [T] diez
        [J] jota
        [Q] reina
        [K] rey
        [A] as
       *[other] { $rank }
    } de { $suit ->
        [S] picas
        [H] corazones
        [D] diamantes
       *[C] tréboles
    }

## Small words

page-close = Cerrar
page-back = Volver
page-no = Cancelar
page-done = Hecho
page-save = Guardar
page-more = Más
page-less = Menos
page-dismiss = Entendido
page-try_again = Probar otra vez

## The way in: for adults only

page-gate = Una mesa para noches de juego: cartas y dados para parejas y amistades, a veces con retos. Es para personas adultas, de 18 años o más, que quieren estar aquí.
page-gate-promise = Nada es obligatorio. Parar es gratis en todo momento, nadie conoce tus límites y las salas desaparecen sin dejar rastro.
page-gate-enter = Tengo 18 años o más: entrar
page-gate-leave = Salir

## Choosing a game

page-games = Un juego para esta noche
    .subtitle = Elige uno y abre una sala
page-games-players = de { $least } a { $most } personas
page-games-two = para dos
page-games-heat = calor { $low } a { $high }
page-games-no_dares = sin retos
page-games-join = Entrar en una sala
page-games-code = Código de la sala
    .hint = Diez letras y cifras, de quien te invita.
page-games-code_wrong = Un código tiene diez letras y cifras. Míralo otra vez o abre el enlace.
page-games-go = Ir a la puerta
page-game-couples-quick = Póker con premios. No hace falta mesa: con una cama basta.
    .minutes = 90 min
page-game-couples-advanced = Póker, bazas y una carrera con premios por el camino.
    .minutes = 2–3 horas
page-game-peekpoker = Tres dados bajo tu cubilete, tres en la mesa y cara de póker.
    .minutes = 20 min
page-game-retos = Descarta tus cartas; lo que juegas puede ser un reto para quien sigue.
    .minutes = 60 min
page-game-game-of-porns = Un rummy de estudio: estrena tu película antes que nadie.
    .minutes = 20 min
page-game-sexopolitan = Encontrar pareja, conservarla y llegar antes a 69.
    .minutes = 40 min

## At the door

page-door = En la puerta
    .subtitle = Llama y te abrirán
page-door-name = Tu nombre
    .hint = Como lo verá el resto. Un apodo vale.
page-door-knock = Llamar
page-door-screen = Esta es nuestra pantalla común
    .hint = Una tele o una tableta para todo el mundo. No ocupa asiento y solo muestra lo que cualquiera puede ver.
page-door-screen_name = Pantalla común
page-door-waiting = Has llamado. Alguien abrirá en un momento.
page-door-again = Llamar otra vez, con otro nombre
page-door-playing = Si hay una partida en marcha, puedes verla en este dispositivo hasta la siguiente.

## The line to the room

page-connecting = Un momento…
page-line_lost = Se ha perdido la conexión; lo estamos intentando otra vez. La partida está a salvo.
page-server_closing = El servidor hace una pausa breve. Esta página vuelve sola, y la partida con ella.
page-not_loaded = No hemos podido cargar la mesa. Prueba otra vez.
page-gone-burnt = Esta sala ya no existe. No queda nada de ella.
page-gone-turned_away = Se ha cerrado la puerta para este dispositivo.
page-gone-no_such_room = Esa sala no existe, o ya no. Pide otra vez el enlace.
page-gone-elsewhere = Esta sala está abierta en otras ventanas de este dispositivo. ¿Usarla aquí?
page-gone-use_here = Usarla aquí
page-gone-home = Ver los juegos

## The lobby: inviting

page-lobby = La sala
    .subtitle = Antes de la partida
page-invite = Invitar
    .text = Enseña esto al resto: se escanea o se abre el enlace, y se llama a la puerta.
page-invite-code = Código
page-invite-qr = Código QR con el enlace de esta sala
page-invite-copy = Copiar el enlace
page-invite-copied = Copiado
page-invite-share = Compartir el enlace
page-knocking = { $name } llama a la puerta.
page-knocking-screen = Una pantalla común llama a la puerta.
page-knocking-admit = Abrir
    .label = Abrir a { $name }
page-knocking-decline = Hoy no
    .label = No abrir a { $name }

## The lobby: places

page-seats = Alrededor de la mesa
page-seats-free =
    { $count ->
        [0] No queda ningún asiento.
        [one] Queda un asiento.
       *[other] Quedan { $count } asientos.
    }
page-seats-needed =
    { $count ->
        [one] Falta una persona.
       *[other] Faltan { $count } personas.
    }
page-seats-you = tú
page-seats-here = en este dispositivo
page-seats-host = lleva la sala
page-seats-bot = bot
page-seats-away = ausente
page-seats-ready = dice que sí
page-seats-not_ready = aún no
page-seats-sit = Sentarse
page-seats-add = Una persona más en este dispositivo
    .hint = Se pasa de mano en mano; un telón oculta las cartas de cada cual.
page-seats-rename = Cambiar el nombre
page-seats-stand_up = Dejar el asiento
page-seats-send_out = Hacer salir
page-seats-add_bot = Añadir un bot
page-seats-remove_bot = Quitar a { $name }
page-bot-sensible = Juega bien
page-bot-random = Juega al azar
page-bot-greedy = Toma lo que puede
page-bot-always-calls = Siempre iguala
page-bot-always-raises = Siempre sube
page-bot-folds-below-two-pairs = Se retira con menos de dos parejas

## The lobby: the game and its rules

page-lobby-game = El juego de esta noche
page-lobby-choose_game = Elegir un juego
page-lobby-no_game = Aún no hay juego elegido; lo elige la persona anfitriona.
page-lobby-host_decides = La persona anfitriona fija juego, reglas y mazo. Dilo si prefieres otra cosa.
page-rules = Reglas de la casa
    .text = Cambia lo que quieras. Con cada cambio se vuelve a preguntar a todo el mundo.
page-rules-usual = Se juega con las reglas habituales.
page-rules-changed =
    { $count ->
        [0] Se juega con las reglas habituales.
        [one] Una regla no es la habitual.
       *[other] { $count } reglas no son las habituales.
    }
page-rules-usually = lo habitual: { $value }
page-rules-reset = Volver a lo habitual
page-rules-range = de { $low } a { $high }
page-rules-out_of_range = Puede ser de { $low } a { $high }; sigue valiendo el número de antes.
page-rules-as_game = como lo tiene el juego
page-rules-agree = Se acuerda entre todo el mundo, con palabras propias
page-rules-prize = Algo que cualquiera daría con gusto, como un desayuno en la cama

## The lobby: decks

page-deck = Mazo
page-deck-built_in = Incluido en Nightcap
page-deck-bring = Traer el propio
    .hint = Un archivo de texto en el formato de los mazos. Se comprueba en el acto y toda la sala puede leerlo.
page-deck-taken = { $title } está en la mesa.
page-deck-line = Línea { $line }

## Private boundaries: calm, for one person alone

page-bounds = Tus límites
    .subtitle = solo para { $name }
page-bounds-private = Solo lo ves tú. Nadie sabrá qué eliges, y nada en la mesa lo muestra. Siempre faltan algunas cartas por azar, así que una carta que falta no dice nada.
page-bounds-turn = Ahora { $name }, a solas. El resto mira a otro lado.
page-bounds-heat = ¿Hasta dónde puede subir el calor?
page-heat-1 = encantador
page-heat-2 = cálido
page-heat-3 = sensual
page-heat-4 = intenso
page-heat-5 = ardiente
page-bounds-themes = ¿Qué puede salir?
    .hint = Lo que descartes no le saldrá a nadie esta noche.
page-bounds-fine = bien
page-bounds-never = nunca
page-bounds-garments = Prendas que pondrías en juego
page-bounds-drinks = Bebidas que aceptarías, las que prefieras
page-bounds-as_house = las que permita la casa
page-bounds-save = Guardarlo para mí
page-bounds-kept = Guardado. Nadie más puede verlo.
page-bounds-later = Puedes cambiarlo hasta que empiece. Después, parar sigue siendo gratis.
page-bounds-open = Decir lo que quieres, en privado

## Couples

page-couples = ¿Quién ha venido en pareja?
    .hint = Una pareja son dos personas que así lo dicen. Las reglas de la casa pueden dejar los retos dentro de las parejas.
page-couples-alone = por mi cuenta
page-couples-with = con { $name }
page-couples-waiting = { $name } aún no lo ha dicho.
page-couples-both = { $one } y { $other } son pareja.

## Ready

page-ready-before = Antes de empezar
page-ready-adult = Soy mayor de edad, quiero jugar y sé que parar es gratis en todo momento.
page-ready-yes = Por mí, sí
page-ready-named = Por { $name }, sí
page-ready-undo = Un momento, aún no
page-ready-waiting = Falta el sí de { $names }
page-ready-host = La persona anfitriona empieza la partida.
page-ready-asked_again = Algo ha cambiado, así que se vuelve a preguntar a todo el mundo.
page-start = Empezar la partida

## At the table: the menu

page-menu = Menú
page-menu-how = Cómo se juega
page-menu-reference = Qué mano gana
page-menu-log = Lo que ha pasado
page-menu-rules = Reglas de la casa
page-menu-look = Idioma, aspecto y sonido
page-menu-invite = Invitar a alguien
page-menu-end = Terminar la partida
page-menu-leave = Dejar la sala
page-menu-burn = Quemar la sala
page-confirm-end = ¿Terminar aquí la partida?
    .text = Termina sin resultado cuando todo el mundo lo diga.
    .yes = Basta por hoy
page-confirm-leave = ¿Dejar la sala?
    .text = Tu asiento se guarda: puedes volver con este dispositivo. Entretanto, un bot puede jugar por ti.
    .yes = Salir
page-confirm-go = ¿Dejar la sala?
    .text = Puedes volver con este dispositivo mientras se guarde la sala.
    .yes = Salir
page-confirm-burn = ¿Quemar la sala?
    .text = La sala se borra para todo el mundo, en el acto y para siempre. Nada de esta noche queda en el servidor.
    .yes = Quemarla
page-confirm-send_out = ¿Hacer salir a { $name }?
    .text = El dispositivo queda fuera. Se podrá volver a llamar.
    .yes = Hacer salir
page-log-open = Mostrar todo
page-log-fold = Mostrar menos
page-language = Idioma
page-language-en = English
page-language-fr = Français
page-language-es = Español
page-not_this_language = No hemos podido cargar el idioma «{ $language }»; la página queda como está. Prueba otra vez en un momento.
page-theme = Aspecto
page-theme-system = como el dispositivo
page-theme-dark = oscuro
page-theme-light = claro
page-large_text = Letra grande
page-sound = Sonido

## At the table: stop, pause and the ways out

page-stop = Parar
    .text = Parar no cuesta nada, no pide razones y no nombra a nadie.
page-pause = Pausa
page-paused = En pausa
    .subtitle = nada corre prisa
    .text = Todo descansa. Un vaso de agua, un poco de aire, unas palabras. Sigue cuando todo el mundo lo diga.
page-paused-ready = quiere seguir
page-paused-waiting = se toma un momento
page-resume = Quiero seguir
page-resume-named = { $name } quiere seguir
page-ending = Fin de la partida, a propuesta de { $names }. Termina cuando todo el mundo lo diga.
page-ending-agree = Terminar aquí
page-quick_exit = Salir de esta página en el acto
page-away = { $name } ha dejado la mesa. Se espera.
page-away-bot = Un bot juega por { $name }.
page-away-play_for = Dejar que un bot juegue por { $name }
page-away-you = Has dejado la mesa. Tu asiento se guarda.
page-away-come_back = Volver a la mesa
page-silent = { $name } no tiene conexión.
page-silent-go_on = Seguir sin { $name }
page-silent-host = Quien lleva la sala no tiene conexión.
    .go_on = Seguir sin esa persona

## At the table: whose turn, what can be done, and why not

page-turn-waiting = Se espera a { $names }
page-turn-sealed = Tu respuesta se guarda hasta que todo el mundo haya respondido.
page-rule = Regla { $number }
page-the_rule = La regla

## At the table: activities

page-activity-both = entre dos
page-activity-time =
    { $seconds ->
        [60] un minuto
        [90] un minuto y medio
        [120] dos minutos
        [180] tres minutos
        [240] cuatro minutos
        [300] cinco minutos
        [600] diez minutos
       *[other] { $seconds } segundos
    }
page-activity-props = con: { $props }
page-activity-private_room = en una habitación aparte
page-activity-price =
    { $count ->
        [0] gratis
        [one] una moneda
       *[other] { $count } monedas
    }
page-activity-this = Esta
page-timer = Temporizador
page-timer-start = Poner en marcha el temporizador
page-timer-pause = Detener el temporizador
page-timer-reset = Volver a empezar el temporizador
page-timer-over = Se acabó el tiempo. Se sigue mientras apetezca.

## The couples' table

page-confirm-concede = ¿Terminar la partida?
    .text = La partida termina en el acto, para la pareja. Nadie debe nada y no hace falta dar razones.
    .yes = Terminar la partida
page-prop-blanket = manta
page-prop-bowl = cuenco
page-prop-chair = silla
page-prop-chocolate = chocolate
page-prop-cloth = paño
page-prop-coin = moneda
page-prop-cream = crema
page-prop-dessert = postre
page-prop-drink = bebida
page-prop-fruit = fruta
page-prop-glass = vaso
page-prop-honey = miel
page-prop-ice_cube = cubito de hielo
page-prop-mirror = espejo
page-prop-music = música
page-prop-napkin = servilleta
page-prop-oil = aceite
page-prop-paper = papel
page-prop-pen = bolígrafo
page-prop-scarf = pañuelo
page-prop-shampoo = champú
page-prop-shower = ducha
page-prop-snack = tentempié
page-prop-soap = jabón
page-prop-sponge = esponja
page-prop-spoon = cuchara
page-prop-sweet = caramelo
page-prop-towel = toalla
page-prop-tray = bandeja
page-prop-water = agua
page-couples-also = También en esta carta
page-couples-away = no está
page-couples-bail =
    { $count ->
        [0] Rechazar (sin comodines)
        [one] Rechazar (un comodín)
       *[other] Rechazar ({ $count } comodines)
    }
page-couples-bank =
    { $count ->
        [0] la banca: ninguna moneda
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
page-couples-closing = Las cartas ya han dicho bastante. El resto de la noche es vuestro.
page-couples-comes_off =
    { $pieces ->
        [all] { $name }: fuera toda la ropa
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
page-couples-heat = calor { $heat } de 5
page-couples-keep_all = Quedarse las cinco
page-couples-laid_aside =
    { $count ->
        [one] una apartada
       *[other] { $count } apartadas
    }
page-couples-line = { $kind } en { $space }
page-couples-next = luego: { $kind }
page-couples-pack = mazo { $count }
page-couples-phase-buying = compra de cartas
page-couples-phase-cards = cartas
page-couples-phase-deal = el reparto
page-couples-phase-exchange_1 = primer cambio
page-couples-phase-exchange_2 = segundo cambio
page-couples-phase-over = el final
page-couples-phase-shop = la tienda
page-couples-phase-showdown = las manos
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
page-couples-reward_deck = Mazo de premios de { $name }, primero la carta siguiente: { $kinds }
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
page-couples-stop_here = Parar esto
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
page-couples-track = Pista: { $places }. La meta está en { $finish }.
    .place = { $name } en { $space }
page-couples-tricks =
    { $count ->
        [0] ninguna baza
        [one] una baza
       *[other] { $count } bazas
    }
page-couples-tweak = ¿Cómo preferirías hacerlo?
    .help = Unas palabras. Vale si hay acuerdo mutuo.
    .send = Proponer
    .open = Una variante que propone { $name }
    .agreed = Hay acuerdo sobre esta variante de { $name }
page-couples-waiting-ask_about_tweak = { $name } piensa en la variante.
page-couples-waiting-ask_for_signs = Piedra, papel o tijera: falta { $name }.
page-couples-waiting-ask_to_accept = { $name } puede aceptarla o rechazarla.
page-couples-waiting-ask_to_buy = { $name } puede comprar cartas.
page-couples-waiting-ask_to_complete = Sin prisa: { $name } dirá cuándo está hecho.
page-couples-waiting-ask_to_deal = { $name } va a repartir.
page-couples-waiting-ask_to_draw_climax = { $name } ha ganado y saca la carta de clímax.
page-couples-waiting-ask_to_draw_reward = { $name } toma una carta de premio.
page-couples-waiting-ask_to_exchange = { $name } elige qué cartas cambiar.
page-couples-waiting-ask_to_exchange_again = { $name } elige qué cartas cambiar.
page-couples-waiting-ask_to_follow = { $name } elige con qué carta seguir.
page-couples-waiting-ask_to_lead = { $name } elige con qué carta salir.
page-couples-waiting-ask_to_select = { $name } elige una actividad.
page-couples-waiting-ask_to_shop = { $name } mira qué hay en la tienda.
page-couples-waiting-ask_to_turn_up = { $name } descubre la carta siguiente.
page-couples-wins =
    { $count ->
        [0] ninguna ronda ganada
        [one] una ronda ganada
       *[other] { $count } rondas ganadas
    }
page-couples-withdraw = Retirar la variante
page-couples-you = tú
page-couples-you_hold_it = es tu mano ahora
page-couples-your_hand = Tu mano:

## Passing the device round, and the shared screen

page-pass_to = Pasar a { $name }
page-curtain = Pasa el dispositivo a { $name }.
page-curtain-open = Soy { $name }
page-curtain-peek = Mantén pulsado para mirar
page-screen-waiting = Hay sitio: a sentarse con calma.

## The end

page-end = La partida ha terminado
page-end-broken_off = La partida termina aquí. Nadie ha perdido nada.
page-end-thanks = Gracias por jugar. Y ahora, a cuidarse con cariño.
page-end-look_back = Ver la mesa otra vez
page-end-again = Otra vez
page-end-host_may = La persona anfitriona puede empezar otra partida.
page-books = Cartas sobre la mesa
    .hint = Muestra todas las cartas y, donde el juego los tiene, los límites de todo el mundo, para que cualquiera pueda comprobar el reparto. Solo si todo el mundo quiere.
    .waiting = Has dicho que sí; aún falta alguien.
page-books-open = Guardar la partida descubierta
    .hint = Un archivo con todas las cartas de esta partida; `nightcap verify` lo comprueba.

## News, said in passing

page-news-game = Esta noche: { $game }.
page-news-rules = Han cambiado las reglas de la casa.
page-news-deck = Ahora en la mesa: { $deck }.

## For those who listen

page-hand = Tu mano
page-die = un dado que muestra { $face }
page-coins =
    { $count ->
        [0] ninguna moneda
        [one] una moneda
       *[other] { $count } monedas
    }
page-bails =
    { $count ->
        [0] ningún comodín de rechazo
        [one] queda un comodín de rechazo
       *[other] quedan { $count } comodines de rechazo
    }
page-clothes =
    { $count ->
        [0] ninguna prenda
        [one] una prenda
       *[other] { $count } prendas
    }
page-others = El resto
page-yours = Lo tuyo

## La sala: la llegada, y lo que queda por hacer

page-arrival = ¿Cómo vais a jugar?
page-arrival-own = En mi propio teléfono
    .hint = El resto usa el suyo: enseguida puedes invitar.
page-arrival-round = Nos pasamos este dispositivo
    .hint = Dos o más en un solo dispositivo. Un telón oculta cada mano al resto.
page-name-ask = ¿Cómo te llamamos?
page-name-missing = Escribe primero un nombre; vale cualquiera.
page-names = ¿Quién juega en este dispositivo?
page-names-first = Primer nombre
page-names-next = Nombre siguiente
page-names-add = Añadir
page-names-done = No falta nadie
page-seats-screen = Una pantalla sin asiento
page-seats-empty = un asiento libre
page-bots = Un bot ocupa un asiento y juega según las reglas. Nunca recibe ni da retos.
page-agree-on = Por acordar: { $what }
page-agree-missing = aún sin acordar
page-ready-before_hint = Lo que hay que saber antes
page-rules-all_usual = Todas las reglas como siempre
page-bounds-of = Los límites de { $name }
page-couples-count =
    { $count ->
        [0] nadie lo ha dicho
        [one] una pareja
       *[other] { $count } parejas
    }
page-screen-no_more = Quiero jugar en este dispositivo

## La mesa sencilla

page-plain-choose_card = Toca una carta para ver qué permite.
page-plain-direction =
    { $way ->
        [1] Sentido: derecha
       *[other] Sentido: izquierda
    }
page-plain-for_good = No hay vuelta atrás.
page-plain-known_cards = Cartas que conoces
page-plain-lately = Lo último que ha pasado
page-plain-own_words = Con tus propias palabras
page-plain-pot = en el bote
page-plain-secret = Solo para tus ojos
page-plain-several =
    { $count ->
        [one] Una posibilidad
       *[other] Elegir entre { $count } posibilidades
    }
page-plain-time_left = Tiempo para responder
