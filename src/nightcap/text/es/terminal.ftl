# What only the terminal says: the page never fetches it.

terminal-player = Asiento { $number }
terminal-somebody = Alguien
terminal-before_you_begin = Antes de empezar
terminal-ready = ¿Toda la mesa es mayor de edad, está de acuerdo y quiere empezar? (s/N)
terminal-agree_on = { $what }: ¿qué ha acordado la mesa?
terminal-hand_over = Pasa la pantalla a { $name }. { $name }, pulsa Intro.
terminal-private = Ahora solo { $name }: nadie más verá lo que respondes. Pulsa Intro.
terminal-ceiling = Tu temperatura máxima, de 1 (dulce) a 5 (ardiente); Intro para 3:
terminal-never = Los números de los temas que dejas fuera, separados por espacios; Intro para ninguno:
terminal-garments = Prendas que pondrías en juego, de 0 a { $most }; Intro para { $most }:
terminal-drinks = Bebidas que tomarías, con o sin alcohol, de 0 a { $most }; Intro para { $most }:
terminal-help =
    Escribe el número de una opción. Detrás, o en su lugar, las cartas que eliges: 1 2C 7D, o solo 2C 7D.
    Si solo hay una respuesta posible, basta con pulsar Intro. Lo que se ve tenue no es obligatorio: está ahí por si lo quieres.
    A-43   el número de una regla muestra esa regla (en inglés)
    h      lo que ha pasado, hasta donde puedes saberlo
    v      ver la mesa otra vez
    !Nombre  habla esa persona: para parar, retirar un ajuste o terminar ya la partida
    g      cómo se juega a este juego
    r      qué manos ganan, si el juego las tiene
    ?      esta ayuda
    q      dejar la mesa
terminal-leave = ¿Dejar la mesa? (s/N)
terminal-left = Has dejado la mesa.
terminal-left_before = Has dejado la mesa antes de empezar.
terminal-shorter = Las cartas de esta noche dan para una partida algo más corta. En parte es cosa del azar.
terminal-saved = Partida guardada. Para seguir: { $command }
terminal-over = La partida ha terminado.
terminal-won_by = Victoria para { $names }
terminal-unfinished = La partida quedó sin terminar.
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
terminal-really = { $move }: ¿quieres hacerlo? (s/N)
terminal-nothing_happened = Todo sigue como estaba.
terminal-which = ¿Qué cartas? Sepáralas con espacios; Intro para ninguna:
terminal-amount = ¿Cuánto, de { $low } a { $high }?
terminal-unclear-nothing = Escribe el número de lo que quieres hacer, o las cartas que eliges. Con ? ves la ayuda.
terminal-unclear-number = Aquí no hay «{ $typed }». Escribe un número del 1 al { $most }, o ? para ver la ayuda.
terminal-unclear-too_long = Has escrito { $length } caracteres y caben { $most }.
terminal-unclear-amount = Escribe un número entero de { $low } a { $high }.
terminal-unclear-cards = No puedes elegir { $typed }. Elige entre { $among }.
terminal-unclear-count = Elige de { $least } a { $most }, sin repetir.
terminal-nobody_called = Aquí nadie se llama «{ $name }».
terminal-speak_up = ¿Cuál de estas opciones? Intro para ninguna:
terminal-not_set_up = Así no se puede empezar.
deck-fine = La baraja está bien.
deck-alike = Estos textos dicen casi lo mismo:
deck-written = El archivo { $file } está creado. Edítalo y después escribe: ./play deck check { $file }
deck-exists = { $file } ya existe. Elige otro nombre.
deck-cards = cartas
deck-activities = actividades
deck-heat = temperatura { $heat }
deck-tags = temas
deck-languages = idiomas
deck-longest = texto más largo, en caracteres
deck-by = de { $author }
serve-at = Nightcap está en { $url }
serve-ends = Para terminar, pulsa Ctrl+C. Las salas quedan guardadas un tiempo en { $folder }.
serve-ends_forgetting = Para terminar, pulsa Ctrl+C. Las salas están solo en la memoria: después no queda nada de ellas.
serve-stays = Las salas siguen en { $folder } hasta { $hours } horas después de su último uso. Para borrarlas ahora: { $command }
serve-forgotten = Ya no queda ninguna sala. En { $folder } solo quedan las claves del servidor, que no dicen nada de nadie.
forget-sure = ¿Borrar para siempre todas las salas de { $folder }? (sí/no)
forget-yes = s si sí
forget-not_done = No se ha borrado nada.
forget-done = Todas las salas de { $folder } están borradas. Quedan las claves del servidor, que no dicen nada de nadie.
forget-nothing = En { $folder } no hay ninguna sala guardada.
forget-in_use = Hay una mesa en marcha en { $folder }. Termínala primero (Ctrl+C) y prueba otra vez.
serve-only_here = Solo se llega desde este equipo. Con --lan, desde toda tu red.
serve-certificate_and_key = Un certificado necesita su clave: indica --certificate y --key, o --tls para hacer uno aquí.
serve-own_certificate = El certificado se ha hecho aquí, así que los navegadores avisarán una vez. Su huella: { $fingerprint }
serve-port_taken = El puerto { $port } está ocupado. Elige otro: --port { $other }
serve-port_denied = El puerto { $port } es para programas con permisos especiales. Elige otro: --port { $other }
serve-journal_in_use = Hay otra mesa funcionando en { $folder }. Termínala primero (Ctrl+C), o guarda las salas de esta en otro sitio: --data otra-carpeta
serve-journal_out_of_reach = No se pueden guardar salas en { $folder }: { $reason }. Elige una carpeta en la que puedas escribir: --data otra-carpeta
serve-journal_unreadable = Las salas de { $file } no se pueden leer ({ $reason }): el archivo está dañado o es de otro programa. Para borrarlo y empezar de nuevo: { $command } O déjalo y guarda las salas en otro sitio: --data otra-carpeta
serve-key_replaced = La clave del servidor en { $file } estaba dañada y el servidor ha creado otra. Ya no reconoce ningún dispositivo: toda la mesa tiene que volver a llamar a la puerta, y nadie lleva las salas de antes.
serve-disk_full = El disco está lleno y no se puede guardar nada: en las mesas, de momento, solo se puede parar. Libera espacio y las partidas seguirán sin más.
serve-disk_fails = El disco no guarda nada ({ $reason }): en las mesas, de momento, solo se puede parar. Las partidas seguirán sin más en cuanto el disco responda.
serve-disk_well = El disco vuelve a guardar; todas las partidas siguen.
verify-true =
    Todo es verdad. { $devices ->
        [one] El dispositivo puso su parte en el reparto, prometida
       *[other] Los { $devices } dispositivos pusieron su parte en el reparto, cada una prometida
    } antes de que nadie pudiera saber lo que vendría. La baraja, las reglas de la casa y los límites de la mesa estaban fijados antes. { $moves ->
        [one] La única jugada estaba permitida cuando se hizo
       *[other] Las { $moves } jugadas estaban permitidas cuando se hicieron
    }.
verify-broken_off = La partida no tiene resultado: la mesa acordó terminarla.
verify-voids =
    { $count ->
        [one] Un comienzo anterior quedó anulado.
       *[other] { $count } comienzos anteriores quedaron anulados.
    }
verify-fingerprint = La huella que cada página mostró durante la partida debía ser { $digits }.
verify-without_receipt = Comprobado sin recibo: todo encaja, pero quien lleva el servidor podría haber escrito otro archivo igual de coherente. El recibo de alguien que jugó (--receipt) muestra si es de verdad esa partida.
verify-with_receipt =
    Comprobado con un recibo: es la partida que jugó este dispositivo. Su parte está en el reparto, las promesas de la mesa son las que vio, y { $moves ->
        [0] no se hizo ninguna jugada
        [one] su única jugada está, y no se hizo ninguna otra
       *[other] sus { $moves } jugadas están en orden, y no se hizo ninguna otra
    } en su nombre.
verify-saw =
    Según este archivo, su asiento vio la mesa { $tables ->
        [one] una vez
       *[other] { $tables } veces
    }. El dispositivo anotó { $count } de ellas, y además { $events ->
        [one] un suceso
       *[other] { $events } sucesos
    }. Todo coincide, así que nadie pudo elegir lo que vio.
verify-saw_nothing = Este dispositivo pasa de mano en mano, así que no anotó las cartas que mostró su página. Compáralas de memoria.
verify-counted =
    Este dispositivo puso { $shares ->
        [one] una parte
       *[other] { $shares } partes
    } para esta partida. Antes, en esta sala, { $games ->
        [0] no había jugado ninguna otra
        [one] había jugado una partida
       *[other] había jugado { $games } partidas
    }. Si recuerdas menos partidas, alguien ha ocultado comienzos.
verify-earlier = Este recibo es de una versión anterior: no contaba las partes ni anotaba los sucesos, así que no se han podido comparar.
verify-doubtful = Todo encaja, pero a este dispositivo no le demuestra nada.
verify-blind =
    { $tables ->
        [one] Su página debería haber anotado la mesa una vez
       *[other] Su página debería haber anotado la mesa { $tables } veces
    } y no lo hizo nunca, así que nada demuestra que viera estas cartas.
verify-altered = Durante la partida, el servidor mostró a este dispositivo una promesa distinta de la de antes, o ninguna. Un servidor honrado nunca lo hace.
verify-by_clock =
    { $count ->
        [one] El reloj hizo una jugada por los asientos de este dispositivo, porque se acabó el tiempo.
       *[other] El reloj hizo { $count } jugadas por los asientos de este dispositivo, porque se acabó el tiempo.
    }
verify-by_bot =
    { $count ->
        [one] Un bot hizo una jugada por los asientos de este dispositivo: solo es correcto si no había nadie en ellos.
       *[other] Un bot hizo { $count } jugadas por los asientos de este dispositivo: solo es correcto si no había nadie en ellos.
    }
verify-no_record = Este dispositivo no vio el final de la partida, así que no puede decir si terminó de este modo.
verify-no_books = Ese archivo no es una partida con todas las cartas, ni un recibo: { $problem }
verify-other_rules = Esta partida se jugó con reglas distintas de las de este programa: { $rules }
verify-other_game = Este recibo es de otra partida. Si alguien dice que este archivo es el de esa partida, no es cierto.
verify-false = Este archivo es falso.
verify-lie-format = Está escrito en un formato que este programa no conoce: { $format }
verify-lie-malformed = Le falta algo, o le sobra algo: { $problem }
verify-lie-secret = La huella que se mostró no es la del secreto de la sala.
verify-lie-setup = La partida se repartió con algo (el juego, las reglas de la casa, los límites de la mesa o la baraja) que no es lo que se fijó al empezar.
verify-lie-deck = La baraja no es la que se eligió.
verify-lie-seats = Los asientos anotados para cada dispositivo no son los que se ocuparon.
verify-lie-shares = Falta la parte de un dispositivo, o hay una que no es de nadie.
verify-lie-share = La parte del asiento { $seats } no es la que se prometió.
verify-lie-seed = El reparto no corresponde al secreto y a la parte de cada asiento.
verify-lie-game = No existe ese juego: { $game }
verify-lie-dealt = Una partida así no se puede repartir: { $problem }
verify-lie-move = El asiento { $seat } no pudo hacer la jugada { $number }: { $problem }
verify-lie-unknown_move = La jugada { $number } no es de este juego.
verify-lie-seat = La jugada { $number } viene del asiento { $seat }, que no existe.
verify-lie-anonymous = La jugada { $number } dice quién paró, o no dice quién la hizo.
verify-lie-clock = La jugada { $number } figura como del reloj, pero al asiento { $seat } no se le había acabado el tiempo.
verify-lie-bot = La jugada { $number } figura como hecha por un bot, pero ningún bot puede responder eso por el asiento { $seat }.
verify-lie-person = La jugada { $number } figura como de una persona, pero en el asiento { $seat } hay un bot.
verify-lie-result = La partida no terminó así.
verify-lie-not_over = La partida no había terminado y nadie aceptó terminarla: faltan jugadas al final.
verify-lie-agreed = Quien figura aquí no podía terminar la partida.
verify-lie-record = Algo ha cambiado desde el final de la partida: el sello no es el de este archivo.
verify-lie-receipt_secret = Antes de la partida, este dispositivo vio la huella de otro secreto.
verify-lie-receipt_setup = Este dispositivo vio fijada otra cosa al empezar: el juego, una regla, un límite o la baraja cambiaron después.
verify-lie-receipt_seats = Este dispositivo tenía otros asientos.
verify-lie-receipt_share = La parte de este dispositivo no está en el reparto de esta partida.
verify-lie-receipt_shares = Este dispositivo vio otras promesas u otras partes de la mesa.
verify-lie-receipt_hidden =
    Este dispositivo puso { $shares } partes para esta partida, pero este archivo solo cuenta { $attempt ->
        [one] un comienzo
       *[other] { $attempt } comienzos
    }: se han ocultado comienzos anulados, y quien lleva el servidor pudo elegir entre ellos. Solo hay otra razón posible: se jugó una partida entera sin este dispositivo.
verify-lie-receipt_record = Al final de la partida, este dispositivo vio otro sello: el archivo ha cambiado desde entonces.
verify-lie-receipt_move = La jugada n.º { $number } atribuida a este dispositivo no la hizo el asiento { $seat }, o no en ese momento.
verify-lie-receipt_missing =
    { $count ->
        [one] Falta una jugada de este dispositivo.
       *[other] Faltan { $count } jugadas de este dispositivo.
    }
verify-lie-receipt_view = Este dispositivo vio una mesa distinta de la de este archivo: cartas, dados o puntos no eran los del reparto (la vez n.º { $number } que miró).
verify-lie-receipt_end = El asiento { $seat } no había aceptado terminar la partida.
