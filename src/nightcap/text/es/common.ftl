### Nightcap en español

## Small words

someone = alguien
nothing = –
yes = sí
no = no
seen-seat = asiento
seen-seats = asientos

## Notices

notice-safety =
    Solo para mayores de edad que quieren jugar. Juega con cuidado y bajo tu responsabilidad.
    Tus límites, tu seguridad y la ley valen más que cualquier carta. Nadie tiene que hacer lo que dice una carta: parar no cuesta nada, en cualquier momento y sin explicaciones.

## Decks

deck-problems =
    { $count ->
        [one] Una cosa por corregir:
       *[other] { $count } cosas por corregir:
    }

deck-problem-not_toml = Esto no es TOML: { $problem }. Los textos van entre comillas; las listas, entre corchetes.
deck-problem-not_utf8 = Esto no es texto en UTF-8. Guarda el archivo como UTF-8 en tu editor.
deck-problem-too_large = El archivo pasa de { $most } kB. Repártelo en dos barajas.
deck-problem-too_many = Hay { $count } entradas de «{ $key }» y el máximo es { $most }.
deck-problem-unknown_key =
    { $nearest ->
        [none] Ninguna baraja tiene «{ $key }» aquí. Quítalo.
       *[other] Ninguna baraja tiene «{ $key }» aquí. ¿Querías escribir «{ $nearest }»?
    }
deck-problem-bad_value = «{ $value }» no sirve para «{ $key }»: escribe { $expects }.
deck-problem-missing = Falta «{ $key }»: escribe { $expects }.
deck-problem-not_a_table = «{ $key }» debe ser una tabla propia, como [title].
deck-problem-not_a_list = «{ $key }» debe ser una lista de tablas: escribe [[{ $key }]] encima de cada una.
deck-problem-missing_text = Falta el texto en «{ $language }». Escríbelo o quita «{ $language }» de los idiomas.
deck-problem-language_not_promised = Entre los idiomas del principio no está «{ $language }». Añádelo allí o quita este texto.
deck-problem-not_plain = El carácter { $character } es de formato o no se ve. Escribe solo texto normal.
deck-problem-too_long = El texto tiene { $length } caracteres y en una carta caben { $most }. Acórtalo.
deck-problem-reading_missing = Falta «{ $reading }» en { $language }: quien lo hace lee «does», su pareja lee «gets» y la mesa lee «seen».
deck-problem-reading_person = «{ $reading }» no puede nombrar «{ $person }». Escribe { $known }; quien lee es «tú».
deck-problem-reading_nobody = «{ $reading }» no dice quién: nombra { "{" }{ $person }{ "}" }.
deck-problem-reading_you = «{ $reading }» lo lee toda la mesa, así que no puede decir «{ $word }». Usa nombres.
deck-problem-not_harmless = Un reto inofensivo es para una sola persona. No lleva tema, carta ni objetos, y vale a distancia (remote = true).
deck-problem-text_twice = «{ $other }» dice exactamente lo mismo. Escribe algo nuevo.
deck-problem-id_twice = El identificador «{ $id }» ya está usado. Elige otro o no pongas ninguno.
deck-problem-unknown_tag =
    { $nearest ->
        [none] Ningún tema se llama «{ $tag }». Usa uno de los temas de la baraja o añádelo.
       *[other] Ningún tema se llama «{ $tag }». ¿Querías escribir «{ $nearest }»?
    }
deck-problem-unknown_category =
    { $nearest ->
        [none] Ninguna categoría se llama «{ $category }»: escribe talk, strip, cuddle, nude, hot, lust, climax o shop.
       *[other] Ninguna categoría se llama «{ $category }». ¿Querías escribir «{ $nearest }»?
    }
deck-problem-activity_count = La carta «{ $card }» tiene { $count } actividades. Hacen falta 3 o 4.
deck-problem-same_price = Dos actividades de la carta «{ $card }» cuestan lo mismo. Pon un precio distinto a cada una.
deck-problem-price_elsewhere = Solo las actividades de la tienda tienen precio. Quítalo.
deck-problem-takes_off_elsewhere = Solo las actividades «climax» dicen qué ropa se quita; en las cartas «strip» y «nude» ya se sabe. Borra esta línea.
deck-problem-undresses_elsewhere = En una carta { $category } nadie se quita la ropa: "undresses" es solo para las cartas strip y nude.
deck-problem-undresses_receiver = Si el actor es "undresses", el receiver es "both" o "none".
deck-problem-section_elsewhere = Una baraja para { $game } no tiene «{ $key }». Quítalo.
deck-problem-unknown_card = Ninguna carta se llama «{ $card }». Escribe número o figura y palo, como 7C, 10H o AS.
deck-problem-card_twice = Ya hay un reto para { $card }. Cada carta tiene uno.
deck-problem-cards_without_dare =
    { $count ->
        [one] Una carta no tiene reto: { $cards }.
       *[other] { $count } cartas no tienen reto, por ejemplo { $cards }.
    }

deck-expects-format = 1
deck-expects-id = minúsculas, cifras y guiones, como "nuestra-baraja"
deck-expects-game = "couples" o "retos"
deck-expects-author = un nombre de 80 caracteres como mucho
deck-expects-languages = una lista como ["es"] o ["en", "fr", "es"]
deck-expects-title = una tabla [title] con un texto para cada idioma
deck-expects-category = talk, strip, cuddle, nude, hot, lust, climax o shop
deck-expects-harmless = true o false
deck-expects-heat = un número entero de 1 (dulce) a 5 (ardiente)
deck-expects-tags = una lista de 8 temas como mucho, como ["kissing"]
deck-expects-actor = "drawer", "partner" o "both"; en las cartas strip y nude, también "undresses"
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

refusal-bad_deck = Esta baraja no sirve para el juego.
refusal-bad_option = Ese valor no sirve para «{ $option }». Las opciones están al lado y en «./play games».
refusal-bad_player = Los datos no valen para este juego: hace falta una entrada por asiento, dentro de lo permitido.
refusal-bots = Aquí los bots pueden ocupar de { $least } a { $most } asientos.
refusal-card_not_in_hand = Esa carta no está en tu mano.
refusal-game_over = La partida ha terminado.
refusal-malformed = Esa jugada no existe en este juego.
refusal-must_draw_first = Primero toma una carta.
refusal-must_play = Tienes una carta que sirve: juégala.
refusal-no_such_seat = En ese asiento no hay nadie.
refusal-not_now = Ahora mismo no puedes hacer eso.
refusal-not_ready = Todavía falta que alguien diga que sí.
refusal-not_your_turn = Ahora no te toca a ti.
refusal-number_of_cards =
    { $most ->
        [one] Elige una carta como mucho.
       *[other] Elige { $most } cartas como mucho.
    }
refusal-only_the_host = Eso solo puede hacerlo quien lleva la sala.
refusal-other_deck = «{ $deck }» es una baraja para { $game }.
refusal-seat_count =
    { $most ->
        [2] Aquí juegan dos personas; ahora hay { $seats }.
       *[other] Aquí juegan de { $least } a { $most } personas; ahora hay { $seats }.
    }
refusal-start_later = Has intentado empezar varias veces. Espera { $seconds } segundos y prueba otra vez.
refusal-too_few_left = Las cartas que quedan no dan para una partida. En parte es cosa del azar. Prueba con otra baraja, con otro juego o con reglas de la casa que pidan menos cartas.
refusal-unknown_option = No existe la regla de la casa «{ $option }». Elige entre { $known }.

### Rooms

refusal-adults_only = Solo pueden jugar mayores de edad.
refusal-agreement_changed = Lo acordado acaba de cambiar. Échale otro vistazo y vuelve a decir que sí.
refusal-deck_changed = La baraja ha cambiado mientras respondías. Mira la nueva y vuelve a marcar tus límites.
refusal-boundaries_first = Antes, marca tus límites. Solo los verás tú.
refusal-bad_deck_file = Con esta baraja aún no se puede jugar. Mira qué hay que corregir, línea por línea.
refusal-game_has_begun = La partida ya ha empezado: eso se decide antes.
refusal-game_has_not_begun = Todavía no hay ninguna partida en marcha.
refusal-in_already = Ya estás dentro.
refusal-leave_instead = Para irte, sal de la sala.
refusal-name_taken = Aquí alguien ya se llama { $name }, o casi. Elige otro nombre.
refusal-name_unreadable = Nadie podría leer ese nombre. Elige otro.
refusal-name_of_bots = Los nombres como { $name } son para los bots. Elige otro nombre.
refusal-no_game_chosen = Primero elige un juego.
refusal-no_such_bot = Este juego no tiene ese bot. Elige entre { $known }.
refusal-no_such_deck = Esa baraja no existe. Elige entre { $known }.
refusal-no_such_game = Ese juego no existe. Elige entre { $known }.
refusal-nobody_has_left = Nadie ha dejado ese asiento.
refusal-nobody_knocks = Esa persona ya no está en la puerta.
refusal-nobody_there = Ahí no hay nadie.
refusal-still_here = Esa persona sigue en la mesa.
refusal-not_agreed = Antes, la mesa tiene que acordar «{ $option }». Escríbelo como quieras.
refusal-not_everybody_ready = Todavía falta que alguien diga que sí.
refusal-not_let_in = Aún no te han abierto la puerta.
refusal-not_with_a_bot = Un bot no puede formar pareja.
refusal-not_your_seat = Ese asiento no está en este dispositivo.
refusal-not_yours = Desde este dispositivo no puedes hacer eso.
refusal-old_question = La pregunta ha cambiado: esta es la de ahora.
refusal-paused = La partida está en pausa hasta que toda la mesa quiera seguir.
refusal-knocked_enough = Ya has llamado a la puerta demasiadas veces. Pide que abran otra sala.
refusal-room_is_full = La sala está llena.
refusal-door_is_busy = Ya hay gente de tu misma red esperando en la puerta. Prueba otra vez en un momento.
refusal-rooms_enough = Ya hay muchas salas abiertas desde aquí. Borra alguna o usa una de ellas.
refusal-work_first = Esta sala tarda un poco más en abrirse. Prueba otra vez.
refusal-log_full = En esta sala ya no cabe nada más. Puedes parar, hacer una pausa, salir o terminar la partida. Para jugar otra, abre una sala nueva.
refusal-decks_enough = La mesa ya ha traído { $most } barajas a esta sala. Elige una de ellas o abre una sala nueva.
refusal-table_is_full = No queda ningún asiento: aquí juegan { $most } como mucho.
refusal-books_closed = Las cartas no se ponen sobre la mesa hasta que digan que sí todas las personas que han jugado.
refusal-no_commitment = Todavía no: falta la parte de { $names } en el reparto. Basta con tener abierta la página de la sala.
refusal-other_share = Esa no es la parte que este dispositivo había prometido.
refusal-revealing = Un momento: estamos barajando las cartas.
refusal-too_many_rooms = En este servidor no cabe ahora otra mesa. Prueba más tarde.
refusal-too_large = Ese mensaje es demasiado grande.
refusal-unreadable = Ese mensaje no se puede leer.
refusal-too_fast = Vas más rápido que la mesa. Espera un momento.
refusal-not_confirmed = Confírmalo con el código de esta sala.
refusal-others_were_faster = Cada vez se ha adelantado alguien, así que lo tuyo no ha contado. Prueba otra vez.
refusal-not_durable = No se ha podido guardar, así que no cuenta. Quizá el servidor tenga el disco lleno. Prueba otra vez en un momento.
refusal-not_readable = La mesa no puede leer ahora lo que tiene guardado. Prueba otra vez en un momento.
refusal-other_origin = Solo las páginas de este servidor pueden pedir eso.
refusal-no_device = La mesa no reconoce este dispositivo. Vuelve a cargar la página.
refusal-too_many_joins = Demasiados intentos desde aquí. Espera un minuto.
refusal-not_three_words = Un código son tres palabras en inglés, como copper-lantern-fig. También sirve el enlace.
refusal-no_such_word = ¿«{ $word }»? Ningún código lleva esa palabra. Mira cómo se escribe o abre el enlace.
refusal-which_word = ¿«{ $word }»? Puede ser una de estas: { $near }. Escribe la buena.
refusal-line_lost = Se ha cortado la conexión y esto no ha llegado a la mesa. Prueba otra vez en un momento.

## Open books

### La página

## Cards

page-card =
    { $rank ->
        [T] 10
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

page-gate = Una mesa para noches de juego: cartas y dados, en pareja o en grupo, a veces con retos. Para mayores de 18 años que quieren estar aquí.
page-gate-promise = Nada es obligatorio. Parar no cuesta nada, nadie ve tus límites y las salas desaparecen sin dejar rastro.
page-gate-enter = Tengo 18 años o más
page-gate-leave = Salir

## Choosing a game

page-games = Un juego para esta noche
    .subtitle = Elige uno y abre una sala
page-games-players = de { $least } a { $most } personas
page-games-two = para dos
page-games-heat = temperatura de { $low } a { $high }
page-games-join = Entrar en una sala
page-games-code = Código de la sala
    .hint = Tres palabras en inglés. Te las da quien te invita.
page-games-working = Desde aquí se han abierto varias salas, así que esta tarda un poco más.

## At the door

page-door = En la puerta
    .subtitle = Llama a la puerta y te abrirán
page-door-name = Tu nombre
    .hint = Así te verá la mesa. Vale un apodo.
    .asked = ¿Con qué nombre te presentamos a { $host }?
page-door-knock = Llamar a la puerta
page-door-screen = Esta es nuestra pantalla común
    .hint = Una tele o una tableta para toda la mesa. No ocupa asiento y nunca enseña nada privado.
page-door-screen_name = Pantalla común
page-door-waiting = Has llamado a la puerta. Enseguida te abren.
    .host = { $host } verá tu nombre y te abrirá.
page-door-again = Llamar otra vez con otro nombre
page-door-playing = Si ya hay una partida en marcha, puedes verla desde aquí hasta la siguiente.
page-door-not_for_me = No es para mí
page-door-adult = Tengo 18 años o más y quiero estar aquí
page-door-leave = Salir
page-door-own_table = Abrir una mesa propia
page-door-invited = Hay una invitación para ti
page-door-invites = { $host } te invita
page-door-meanwhile = Mientras tanto: { $game }
page-door-knocked = Has llamado a la puerta, { $name }.
page-door-waiting_screen = Esta pantalla ha llamado a la puerta.
page-door-declined = Esta noche no.
    .host = La mesa de { $host } se queda como está esta noche.
    .text = La mesa se queda como está esta noche.

## The line to the room

page-connecting = Un momento…
page-line_lost = Se ha perdido la conexión y lo estamos intentando otra vez. Tu partida está a salvo.
page-server_closing = El servidor hace una pausa breve. Esta página vuelve por su cuenta, y tu partida con ella.
page-unwritten = La partida está parada: el disco del servidor está lleno y de momento no se puede guardar nada más.
page-not_loaded = No hemos podido cargar la mesa. Prueba otra vez.
page-gone-burnt = Esta sala ya no existe.
    .text = No queda nada de ella.
page-gone-turned_away = Esta noche no.
    .text = La puerta de esta sala está cerrada para este dispositivo. Abrir una tuya es cosa de un toque.
page-gone-no_such_room = No encontramos esa sala.
    .text = Puede que ya no exista: pide otra vez el enlace.
page-gone-damaged_room = Esta sala no puede seguir.
    .text = Lo que guardamos de ella está dañado. Las demás salas están bien: abre una nueva.
page-gone-elsewhere = Esta sala está abierta en otra parte.
    .text = Ya la tienes en otra ventana de este dispositivo. ¿Seguir en esta?
page-gone-use_here = Seguir aquí
page-gone-home = Ver los juegos

## The lobby: inviting

page-invite = Invitar
    .text = Enseña este código o manda el enlace. Quien lo abra llega a la puerta.
page-invite-qr = Código QR con el enlace de esta sala
page-invite-copy = Copiar el enlace
page-invite-copied = Copiado
page-invite-send = Enviar la invitación
page-invite-only_here = Todavía no puede entrar ningún móvil.
    .text = Nightcap se ha abierto solo para este ordenador. Para que entren móviles, ábrelo con
page-knocking = { $name } llama a la puerta.
    .text = ¿Conoces este nombre? Solo tú puedes abrir.
page-knocking-screen = Una pantalla común llama a la puerta.
    .text = Una tele o una tableta para toda la mesa. No enseña nada privado.
page-knocking-admit = Abrir
    .label = Abrir la puerta a { $name }
page-knocking-decline = Esta noche no
    .label = No abrir la puerta a { $name }
page-knocking-later = En un momento

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
page-seats-host = lleva la sala
page-seats-bot = bot
page-seats-away = ausente
page-seats-ready = dice que sí
page-seats-sit = Sentarse
page-seats-add = Añadir a alguien en este dispositivo
    .hint = El dispositivo va de mano en mano; un telón tapa las cartas en cada cambio.
page-seats-rename = Cambiar el nombre
page-seats-stand_up = Levantarse
page-seats-send_out = Pedir que salga
page-seats-screen_how = Una tele puede ser la pantalla común: abre esta dirección en ella, escribe «{ $words }» y elige la pantalla común.
page-seats-count =
    { $count ->
        [1] Una mesa solo para ti.
        [2] Dos a la mesa.
       *[other] { $count } a la mesa.
    }
page-seats-fill = Ocupar un asiento
page-seats-add_bot = Añadir un bot
page-seats-remove_bot = Quitar a { $name }
page-bot-sensible = Un bot que juega bien
page-bot-random = Un bot que juega al azar
page-bot-greedy = Un bot que se lleva lo que puede

## The lobby: the game and its rules

page-lobby-game = El juego de esta noche
page-lobby-choose_game = Elegir un juego
page-lobby-no_game = Aún no hay juego. Lo elige quien lleva la sala.
page-lobby-complete = Ya estamos
page-lobby-last_steps = Unos pasos en privado y la partida empieza.
page-lobby-everyone = Ya está toda la mesa.
page-lobby-host_decides = Quien lleva la sala elige juego, reglas y baraja. Si prefieres otra cosa, dilo.
page-rules = Reglas de la casa
    .text = Cambia lo que quieras. Después de cada cambio, la mesa tiene que volver a decir que sí.
page-rules-usual = La mesa juega con las reglas habituales.
page-rules-changed =
    { $count ->
        [0] La mesa juega con las reglas habituales.
        [one] La mesa ha cambiado una regla.
       *[other] La mesa ha cambiado { $count } reglas.
    }
page-rules-usually = lo habitual: { $value }
page-rules-reset = Volver a lo habitual
page-rules-range = de { $low } a { $high }
page-rules-out_of_range = Tiene que estar entre { $low } y { $high }. De momento se queda como estaba.
page-rules-as_game = lo habitual en este juego

## The lobby: decks

page-deck = Baraja
page-deck-built_in = Incluida en Nightcap
page-deck-bring = Traer tu baraja
    .hint = Un archivo de texto en el formato de las barajas. Lo revisamos enseguida y toda la sala puede leerlo.
page-deck-taken = Sobre la mesa: { $title }.
page-deck-by = la trae { $name }
page-deck-line = Línea { $line }

## Private boundaries: calm, for one person alone

page-bounds = Tus límites
    .subtitle = solo para { $name }
page-bounds-private = Solo lo ves tú. El azar siempre quita más o menos un tercio de los temas, así que si falta uno, eso no demuestra nada.
page-bounds-up_to_here = hasta aquí
page-bounds-sealed = Sellado: nadie puede volver a abrir lo que dijiste, ni siquiera tú. Lo que dejaste fuera sigue fuera. Para empezar de cero, levántate y vuelve a sentarte.
page-bounds-promise = Lo que dejas fuera no sale nunca.
page-bounds-turn = Le toca a { $name }. Que nadie más mire la pantalla.
page-bounds-heat = ¿Hasta dónde puede subir la temperatura?
page-heat-1 = dulce
    .sample = Di tres cosas que hoy te han llamado la atención.
page-heat-2 = cálida
    .sample = De la mano hasta la primera risa.
page-heat-3 = sensual
    .sample = Dos minutos para unos hombros cansados.
page-heat-4 = intensa
    .sample = Un beso largo. Quien lo corte, pierde.
page-heat-5 = ardiente
    .sample = Cinco minutos en los que manda una sola persona.
page-bounds-own = Quien escribió esta baraja puso nombre a algunos de estos temas. El disimulo protege cada nombre por separado: si otra baraja pregunta lo mismo con otras palabras, tu respuesta da a la mesa una segunda pista.
page-bounds-themes = ¿Qué puede salir?
    .hint = Lo que dejes fuera no le saldrá a nadie esta noche.
page-bounds-fine = bien
page-bounds-never = nunca
page-bounds-garments = Prendas que pondrías en juego
page-bounds-drinks = Bebidas que tomarías, con o sin alcohol
page-bounds-as_house = las que permita la casa
page-bounds-cover = Disimular lo que dejo fuera
    .help = Por ti quitamos también algunos temas que no has dejado fuera: uno de cada { $share }, los mismos durante unos dos meses. Así, por mucho que pruebe la mesa, si falta un tema, la probabilidad de que lo hayas dejado fuera tú se multiplica como mucho por { $share }. Sin disimulo tienes más cartas, pero lo que dejas fuera se adivina mejor.
page-bounds-mix = Sortear otro disimulo
    .hint = El azar dejará fuera otros temas por ti
page-bounds-mix-ask = ¿Sortear otro disimulo?
    .text = Pierdes algo de discreción. Quien juegue contigo antes y después puede comparar: si un tema falta las dos veces, la probabilidad de que lo hayas dejado fuera tú se multiplica otra vez por { $share }.
    .yes = Sortear
    .no = Dejar el que tengo
page-bounds-mixed = El disimulo nuevo valdrá en cuanto guardes.
page-bounds-passed_round = Este dispositivo pasa de mano en mano, así que el disimulo protege menos: si alguien juega a solas con él, puede averiguar qué ha quitado el azar. Con tu propio teléfono te protege del todo.
page-bounds-save = Guardarlo para mí
page-bounds-save_and_yes = Guardarlo y decir que sí
page-bounds-kept = Guardado. Solo puedes verlo tú.
page-bounds-later = Puedes cambiarlo hasta que empiece la partida. Después, parar sigue sin costar nada.
page-bounds-open = Marcar mis límites en privado

## Couples

page-couples = ¿Quién ha venido en pareja?
    .hint = Elige a tu pareja: vale cuando tu pareja también te elige a ti. Las reglas de la casa pueden hacer que los retos sean solo en pareja.
page-couples-alone = por mi cuenta
page-couples-with = con { $name }
page-couples-waiting = Falta que { $name } también lo diga.
page-couples-both = { $one } forma pareja con { $other }.

## Ready

page-ready-before = Antes de empezar
    .subtitle = el último paso
page-ready-adult = Soy mayor de edad, quiero jugar y sé que parar no cuesta nada, en cualquier momento.
page-ready-yes = Sí, quiero jugar
    .hint = empieza cuando toda la mesa haya dicho que sí
page-ready-later = Dame un momento
page-ready-we = Sí, queremos jugar
page-ready-undo = Un momento, aún no
page-ready-waiting = Falta el sí de { $names }
page-ready-asked_again = Algo ha cambiado: la mesa tiene que volver a decir que sí.

## At the table: the menu

page-menu = Menú
page-menu-how = Cómo se juega
page-menu-reference = Qué mano gana
page-menu-log = Lo que ha pasado
page-menu-rules = Reglas de la casa
page-menu-luck = ¿Es juego limpio?
page-menu-look = Idioma, aspecto y sonido
page-menu-invite = Invitar a alguien
page-menu-end = Terminar la partida
page-menu-leave = Salir de la sala
page-menu-burn = Borrar la sala
    .brief = Cartas, palabras, límites: no queda nada.
page-confirm-end = ¿Terminar aquí la partida?
    .text = La partida termina sin resultado cuando toda la mesa diga que sí.
    .yes = Basta por hoy
page-confirm-concede = ¿Terminar ya la partida?
    .text = La partida termina en el acto, para ti y para tu pareja. Nadie debe nada, tampoco explicaciones.
    .yes = Terminar ya la partida
page-confirm-leave = ¿Salir de la sala?
    .text = Te guardamos el asiento: puedes volver con este dispositivo. Mientras tanto, un bot puede jugar por ti.
    .yes = Salir
page-confirm-go = ¿Salir de la sala?
    .text = Puedes volver con este dispositivo mientras la sala exista.
    .yes = Salir
page-confirm-burn = ¿Borrar todo lo de esta noche?
    .text = La sala se borra en el acto y para toda la mesa. Nada de esta noche queda en el servidor.
    .yes = Borrarla
    .no = Dejarla como está
page-confirm-send_out = ¿Pedir a { $name } que salga?
    .text = Toda la gente de ese dispositivo sale de la sala. Después puede volver a llamar a la puerta.
    .yes = Sacar de la sala
page-log-open = Mostrar todo
page-log-fold = Mostrar menos
page-language = Idioma
page-language-en = English
page-language-fr = Français
page-language-es = Español
page-not_this_language = No hemos podido cargar el idioma «{ $language }», así que la página sigue como está. Prueba otra vez en un momento.
page-theme = Aspecto
page-theme-system = como el dispositivo
page-theme-dark = oscuro
page-theme-light = claro
page-large_text = Letra grande
page-sound = Sonido

## At the table: stop, pause and the ways out

page-stop = Parar
    .text = Parar no cuesta nada. Sin explicaciones y sin decir quién.
page-pause = Pausa
page-paused = En pausa
    .subtitle = sin prisa
    .text = Un vaso de agua, un poco de aire, unas palabras. La partida sigue cuando toda la mesa quiera.
page-paused-ready = quiere seguir
page-paused-waiting = se toma un momento
page-resume = Quiero seguir
page-resume-named = { $name } quiere seguir
page-ending = Propuesta de { $names }: terminar aquí la partida. Falta el sí de la mesa.
page-ending-agree = Terminar aquí
page-quick_exit = Salida rápida
page-away = { $name } ha dejado la mesa. Su asiento espera.
page-away-bot = Un bot juega por { $name }.
page-away-play_for = Dejar que un bot juegue por { $name }
page-away-you = Has dejado la mesa. Te guardamos el asiento.
page-away-come_back = Volver a la mesa
page-silent = { $name } no tiene conexión.
page-silent-go_on = Seguir sin { $name }
page-silent-host = Quien lleva la sala no tiene conexión.
    .go_on = Seguir sin quien lleva la sala

## At the table: whose turn, what can be done, and why not

page-turn-waiting = Esperando a { $names }
page-turn-sealed = Tu respuesta queda en secreto hasta que responda toda la mesa.
page-how-long = La explicación larga
page-places-none = Nada de nada
page-places-are_apart = A distancia, por videollamada
    .help = cartas que funcionan por llamada
page-places-are_together = En el mismo sitio
    .help = puede salir cualquier carta
page-places-lacking =
    { $count ->
        [one] falta un objeto
       *[other] faltan { $count } objetos
    }
page-shorter = Las cartas de esta noche dan para una partida algo más corta. En parte es cosa del azar.
page-rule-exact = La regla exacta, en inglés
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
        [360] seis minutos
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
page-timer-pause = Pausar el temporizador
page-timer-reset = Reiniciar el temporizador
page-timer-over = Se acabó el tiempo, pero nadie tiene prisa.

## Passing the device round, and the shared screen

page-pass_to = Pasar a { $name }
page-curtain = Pasa el dispositivo a { $name }.
page-curtain-open = Soy { $name }
page-curtain-peek = Mantén pulsado para mirar
page-screen-waiting = Toma asiento y ponte a gusto.
page-screen-title = { $game }, en la mesa de { $host }

## The end

page-end = Buenas noches
page-end-broken_off = La partida termina aquí. Nadie gana y nadie pierde.
page-end-thanks =
    { $count ->
        [1] Gracias por jugar.
        [2] Gracias por jugar a dúo.
       *[other] Gracias a toda la mesa.
    }
page-end-kind = Cuida de quien tienes al lado.
page-end-lasted =
    { $span ->
        [hour] La partida ha durado más o menos una hora.
        [hour_and_half] La partida ha durado más o menos hora y media.
        [hours] La partida ha durado unas { $count } horas.
       *[minutes] La partida ha durado unos { $count } minutos.
    }
page-end-stake = Para { $names }, como se acordó
page-end-stake-open = Lo que estaba en juego
page-end-look_back = Ver la mesa otra vez
page-end-again = Otra vez
page-end-another = Otro juego
page-end-host_may = Quien lleva la sala puede empezar otra partida.
page-books = Poner las cartas sobre la mesa
    .brief = Con el sí de la mesa, compruebas el reparto.
    .hint = Enseña las cartas y las jugadas de toda la mesa, para que puedas comprobar el reparto. En Retos enseña también los límites de prendas y bebidas que marcó cada persona. Nunca enseña quién dejó fuera qué tema. Solo si toda la mesa dice que sí.
    .waiting = Has dicho que sí. Aún falta alguien.
page-books-asked = Propuesta de { $names }: poner las cartas sobre la mesa. Se verían las cartas y jugadas de toda la mesa, y en Retos los límites de prendas y bebidas, para comprobar el reparto.
page-books-agree = Sí, sobre la mesa
page-books-open = Guardar la partida con todas las cartas
    .hint = Un archivo con todas las cartas de esta partida y lo que este dispositivo ha guardado de ella. «./play verify» repite cada jugada.
page-luck-shuffling = Un momento: cada dispositivo pone su parte en el reparto.
page-luck-voided-silent = No se ha repartido nada: la parte de { $names } no llegó a tiempo. ¿Sigue abierta esa página? Entonces, prueba a empezar otra vez.
page-luck-voided-left = No se ha repartido nada: alguien ha salido mientras se barajaba ({ $names }).
page-luck-voided-turned_away = No se ha repartido nada: quien lleva la sala ha sacado a { $names } mientras se barajaba.
page-luck-voided-taken_back = No se ha repartido nada: falta otra vez el sí de { $names }.
page-luck-voids =
    { $count ->
        [one] Es la primera vez en esta sala.
       *[other] Ya van { $count } veces en esta sala.
    }
page-luck-voids-own =
    { $own ->
        [one] Tu dispositivo había participado en una mezcla anulada para esta partida.
       *[other] Tu dispositivo había participado en { $own } mezclas anuladas para esta partida.
    }
page-luck-hidden =
    { $own ->
        [one] Tu dispositivo ha participado en una mezcla anulada para esta partida,
       *[other] Tu dispositivo ha participado en { $own } mezclas anuladas para esta partida,
    } pero este servidor { $count ->
        [0] no cuenta ninguna
        [one] solo cuenta una
       *[other] solo cuenta { $count }
    }. A no ser que se haya jugado una partida entera sin ti, el servidor oculta mezclas que a alguien no le gustaron: no juegues aquí.
page-luck-altered = Esta partida no sale de la mezcla en la que participó tu página. Quizá ha empezado otra partida sin ti, o en otra de tus pestañas. Si no, quien lleva este servidor hace trampas: no sigas jugando.
page-luck-ask =
    Tu dispositivo ha participado en { $own } mezclas para esta partida, y no se ha repartido nada. Cada nueva mezcla es una elección más para quien lleva este servidor.
    .yes = Participar una vez más
page-luck-count =
    Tu dispositivo cuenta { $shares ->
        [one] una mezcla
       *[other] { $shares } mezclas
    } para esta partida, y { $games ->
        [0] ninguna partida
        [one] una partida
       *[other] { $games } partidas
    } antes en esta sala.
page-luck-wronged = Este servidor dice que tu dispositivo no puso a tiempo su parte en el reparto. Sí la puso. Si vuelve a pasar, no juegues aquí.
page-luck-fingerprint = Huella de esta partida
    .hint = Lee estos números en voz alta. Si son iguales en todas las pantallas, a toda la mesa se le ha prometido el mismo reparto y nadie ha podido elegirlo. Después de la partida, con las cartas sobre la mesa, puedes ver si se ha cumplido.
page-luck-true = Comprobado en este dispositivo: tu parte está en el reparto y nadie ha faltado a su promesa. Con el archivo de abajo, «./play verify» repite además cada jugada.
page-luck-alone = Comprobado en este dispositivo: todo encaja. Aquí no quedó nada guardado de la partida, así que no hay con qué comparar.
page-luck-false = Este archivo es falso: alguien ha cambiado algo.
page-luck-other = Esta no es la partida que has jugado: alguien la ha cambiado.
page-luck-uncounted = Este archivo oculta comienzos anulados: tu dispositivo ha participado en más mezclas para esta partida de las que figuran en él. A no ser que se haya jugado una partida entera sin ti, quien lleva el servidor pudo elegir entre ellas.
page-luck-doubtful = Todo encaja, pero durante la partida este servidor mostró a tu dispositivo una promesa distinta de la de antes, o ninguna. No te fíes.
page-luck-unseen = Todo encaja, pero este dispositivo no anotó nada de lo que mostró su página: no puede decir si eran tus cartas.

## News, said in passing

page-news-game = Esta noche: { $game }.
page-news-places = Ha cambiado dónde se juega o qué hay a mano.
page-news-rules = Han cambiado las reglas de la casa.
page-news-deck = Sobre la mesa: { $deck }.

## For those who listen

page-hand = Tu mano
page-die = dado: { $face }
page-coins =
    { $count ->
        [0] sin monedas
        [one] una moneda
       *[other] { $count } monedas
    }
page-bails =
    { $count ->
        [0] no quedan vetos
        [one] queda un veto
       *[other] quedan { $count } vetos
    }
page-clothes =
    { $count ->
        [0] sin ropa
        [one] una prenda
       *[other] { $count } prendas
    }
page-others = La mesa
page-yours = Lo tuyo

## La sala: la llegada, y lo que queda por hacer

page-arrival = ¿Un dispositivo o varios?
page-name-ask = ¿Cómo te llamamos?
page-name-missing = Escribe antes un nombre. Vale cualquiera.
page-names = ¿Quién juega en este dispositivo?
page-names-first = Nombre
page-names-next = Otro nombre
page-names-nth = Persona { $number }
page-names-add = Añadir
page-seats-screen = Pantalla común
page-seats-empty = un asiento libre
page-bots = Un bot ocupa un asiento y juega según las reglas. Nunca hace retos, y nadie los hace con él.
page-ready-before_hint = Lo que conviene saber
page-rules-all_usual = Volver a las reglas habituales
page-bounds-of = Los límites de { $name }
page-couples-count =
    { $count ->
        [0] ninguna pareja
        [one] una pareja
       *[other] { $count } parejas
    }
page-screen-no_more = Quiero jugar en este dispositivo

## La mesa sencilla

page-plain-choose_card = Toca una carta para ver qué puedes hacer con ella.
page-plain-direction =
    { $way ->
        [1] Sentido: derecha
       *[other] Sentido: izquierda
    }
page-plain-for_good = Esto no se puede deshacer.
page-plain-known_cards = Cartas que conoces
page-plain-lately = Lo último que ha pasado
page-plain-own_words = Con tus palabras
page-plain-secret = Solo lo ves tú
page-plain-several =
    { $count ->
        [one] Una opción
       *[other] Elegir entre { $count } opciones
    }
page-plain-time_left = Tiempo para responder

## Props

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
page-prop-snack = algo de picar
page-prop-soap = jabón
page-prop-sponge = esponja
page-prop-spoon = cuchara
page-prop-sweet = dulce
page-prop-towel = toalla
page-prop-tray = bandeja
page-prop-water = agua

## Home

page-home-greeting = Buenas noches, { $name }
page-home-company = ¿Quién juega?
page-home-company-two = En pareja
page-home-company-friends = En grupo
page-home-waits = Tu partida te espera
page-home-table_waits = Tu mesa te espera
page-home-return = Volver
page-home-tonight = Un plan para esta noche
page-home-play = Jugar esta noche
page-home-shelf = La estantería
    .count =
        { $count ->
            [one] un juego
           *[other] { $count } juegos
        }
page-home-words = Escribe las tres palabras
page-home-join = Entrar
page-minutes =
    { $minutes ->
        [60] una hora más o menos
        [90] una hora y media más o menos
        [120] dos horas más o menos
        [150] dos horas y media más o menos
       *[other] { $minutes } minutos más o menos
    }

## A game's page

page-game-how = Cómo se juega
page-game-all_rules = Todas las reglas
page-game-how_long = ¿Qué clase de noche?
page-game-evening =
    { $preset }, { $minutes ->
        [60] una hora más o menos
        [90] una hora y media más o menos
        [120] dos horas más o menos
        [150] dos horas y media más o menos
       *[other] { $minutes } minutos más o menos
    }
page-game-open = Abrir la sala
page-game-phones = Nuestros móviles
page-game-round = Uno solo, de mano en mano
page-preset-short = Corta
page-preset-gentle = Suave
page-preset-classic = Clásica
page-preset-long = Larga
page-preset-bold = Atrevida
page-preset-heat = { $heat } como mucho
page-preset-as_warm_as = En su punto más alto:
page-preset-boundaries = Cualquiera puede marcar en privado un límite más bajo.

## The evening you agree on

page-evening = Nuestra noche
    .subtitle = cualquiera de la mesa puede cambiarla
page-evening-at_hand = ¿Qué hay a mano?
page-evening-everything = Todo
page-evening-more =
    { $count ->
        [one] Una cosa más
       *[other] { $count } cosas más
    }
page-evening-fewer = Ver menos
page-evening-where = ¿Dónde jugamos?
page-evening-details = El juego y sus reglas
page-evening-done = Así es nuestra noche
page-evening-agree = Me parece bien
page-stake = Para quien gane
page-stake-idea = El desayuno en la cama, con las tazas buenas
page-stake-change = Otra cosa
page-stake-suggest = Proponer algo
page-stake-missing = Este juego tiene premio. Sirve cualquier cosa que apetezca regalar.
page-stake-none = Nada más que la gloria. También está bien.
page-news-stake = Hay una idea nueva para el premio.
page-before-pieces =
    { $pieces ->
        [one] Una prenda por cabeza.
        [5] Cinco prendas por cabeza.
       *[other] { $pieces } prendas por cabeza.
    }
    .text = Un par de calcetines o de zapatos cuenta como una.
page-before-stop = Parar no cuesta nada, en cualquier momento y sin explicaciones.
page-before-free = Ninguna carta obliga a nada. Tus límites van por delante.
page-before-private = Lo que pasa aquí se queda aquí.
page-before-more = Leerlo todo
page-tile-private = en privado
page-tile-evening = nuestra noche
page-tile-rules = reglas de la casa
page-tile-how = cómo se juega
page-begins = Toda la mesa ha dicho que sí.
    .soon = Allá va.
page-hitch = No ha podido ser.
