### Sexopolitan

## Moves

sexopolitan-move-discard_surplus = Descartar: { $cards }
    .choose = Elegir cartas para descartar
sexopolitan-move-play_break_up = Jugar «Ruptura» contra { $seat }
sexopolitan-move-play_breakdown = Jugar «Apagón» ({ $sex }) contra { $seat } ({ $slot })
sexopolitan-move-play_not_tonight = Jugar «Esta noche no, cariño» contra { $seat }
sexopolitan-move-play_one_night =
    { $condom ->
        [yes] Jugar «Aventura de una noche» con «Preservativo»: { $target }
       *[no] Jugar «Aventura de una noche»: { $target }
    }
sexopolitan-move-play_romp =
    { $condom ->
        [yes] Jugar «{ $card }» con «Preservativo»
       *[no] Jugar «{ $card }»
    }
sexopolitan-move-play_sexologist = Jugar «Sexología»
sexopolitan-move-play_solo = Jugar «A solas»
sexopolitan-move-play_super =
    { $seat ->
        [none] Jugar «Supermatozoide»: { $use }
       *[other] Jugar «Supermatozoide»: quitarle la pareja a { $seat }
    }
sexopolitan-move-play_tested = Jugar «Pareja con test negativo»
sexopolitan-move-play_trouble = Jugar «Se avecina tormenta» contra { $seat }
sexopolitan-move-react =
    { $catch ->
        [yes] Jugar «Con las manos en la masa»
       *[no] Dejarlo pasar
    }
sexopolitan-move-search_partner = Buscar pareja
sexopolitan-move-win_back =
    { $roll ->
        [yes] Tirar los dados para recuperarla
       *[no] Pasar página
    }

## Questions

sexopolitan-ask-ask_to_catch = Hay una aventura. ¿Juegas «Con las manos en la masa» o lo dejas pasar? La mesa responde en secreto.
sexopolitan-ask-ask_to_play = Juega una carta. Tu turno sigue hasta que te queden tres en la mano.
sexopolitan-ask-ask_to_search = No tienes pareja: tira el dado y búscala.
sexopolitan-ask-ask_to_win_back = Te han dejado sin pareja. ¿Tiras dos dados? Con un doble la recuperas.

## Events

sexopolitan-event-cancelled = { $seat } ya no tiene delante: { $cards }.
sexopolitan-event-cards_drawn =
    { $seat } { $count ->
        [0] no roba nada
        [one] roba una carta
       *[other] roba { $count } cartas
    }.
sexopolitan-event-cards_played =
    { $target ->
        [none] { $seat } juega: { $cards }.
       *[other]
            { $slot ->
                [none] { $seat } juega contra { $target }: { $cards }.
               *[other]
                    { $cards_count ->
                        [one] { $seat } juega contra { $target } ({ $slot }): { $cards }.
                       *[other] { $seat } juega con { $target } ({ $slot }): { $cards }.
                    }
            }
    }
sexopolitan-event-cards_seen = { $seat } recibe: { $cards }.
sexopolitan-event-caught_red_handed = { $seat } irrumpe con «Con las manos en la masa» y se lleva puntos de la aventura.
sexopolitan-event-characters_dealt = Los personajes, en orden de asiento: { $characters }.
sexopolitan-event-game_ended = Fin de la partida: gana { $winner } ({ $how }).
sexopolitan-event-hand_dealt = { $seat } recibe para empezar: { $cards }.
sexopolitan-event-main_pile_renewed =
    Los descartes principales se barajan y forman un mazo principal nuevo de { $size ->
        [one] una carta
       *[other] { $size } cartas
    }.
sexopolitan-event-nobody_caught = La aventura pasa inadvertida.
sexopolitan-event-nobody_found = { $seat } no encuentra a nadie esta vez y sigue sin pareja.
sexopolitan-event-partner_found = { $seat } forma pareja con { $partner }.
sexopolitan-event-partner_lost =
    { $taken_by ->
        [none] { $seat } se separa de { $partner }; la carta va a los descartes de parejas.
       *[other] { $partner } deja a { $seat } por { $taken_by }.
    }
sexopolitan-event-partner_pile_renewed =
    Los descartes de parejas se barajan y forman un mazo de parejas nuevo de { $size ->
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
    { $seat } busca pareja, saca { $die } y { $die ->
        [one] descubre una carta
       *[other] descubre { $die } cartas
    }.
sexopolitan-event-start_rolled = Para ver quién empieza, { $seat } saca { $dice } en los dados.
sexopolitan-event-started = { $seat } empieza.
sexopolitan-event-surplus_discarded = { $seat } descarta: { $cards }.
sexopolitan-event-turn_began = Ronda { $round }: turno de { $seat }.
sexopolitan-event-win_back_declined = { $seat } pasa página sin tirar los dados.
sexopolitan-event-win_back_rolled = { $seat } saca { $dice } en los dados. Solo un doble recupera a la pareja.

## House rules

sexopolitan-option-affair_pairing = Quién puede tener una aventura
    .help = Cuál de tus cartas puede tener una aventura, y con cuál de las ajenas. Si solo cuenta tu personaje, su propio «Apagón» no importa.
sexopolitan-option-caught_takes = Qué puntos se lleva «Con las manos en la masa»
    .help = Solo los de quien jugó «Aventura de una noche», y entonces quien hace de amante conserva los suyos; o los de la aventura entera.
sexopolitan-option-couples = Quién puede formar pareja
    .help = Un hombre y una mujer, como es habitual en el juego, o cualquier combinación, también en las aventuras. «Apagón» se guía siempre por el sexo de la carta.
sexopolitan-option-deck = Cartas de juego de cada tipo
    .help = Cuántas cartas de cada tipo: exactamente 103 en total, de ellas al menos 20 de intimidad («Revolcón», «A solas», «Aventura de una noche»).
sexopolitan-option-discard_policy = Cuándo descartar lo que sobra
    .help = Solo si ninguna carta te obliga a jugar, o cuando quieras en tu turno. Romper, tener una aventura o repetir tirada nunca es obligatorio.
sexopolitan-option-lover_may_catch = Quien hace de amante también puede sorprender
    .help = Sí: quien hace de amante en una aventura también puede jugar «Con las manos en la masa», y se lleva los puntos de la aventura entera. No: no se le pregunta.
sexopolitan-option-negative_scores = Puntos bajo cero
    .help = Si una pareja rota se recupera, quien la rompió pierde puntos. Sí: puede bajar de 0. No: se queda en 0.
sexopolitan-option-reaction_seconds = Segundos para reaccionar
    .help = El tiempo para responder a una aventura con «Con las manos en la masa», de 3 a 30 segundos. Si no respondes, la dejas pasar.
sexopolitan-option-reconciliation_dice = Dados para una reconciliación
    .help = Un «Revolcón» de reconciliación acaba con «Se avecina tormenta». Con 2, acaba antes de tirar, así que tiras dos dados. Con 1, esta vez todavía tiras uno.
sexopolitan-option-round_limit = Máximo de rondas
    .help = Tras ese número de rondas, de 20 a 500, gana quien tenga más puntos. Casi siempre bastan menos de diez.
sexopolitan-option-target = Puntos para ganar
    .help = Gana en el acto quien llega antes a esta cifra de puntos de placer, de 30 a 150.

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
sexopolitan-word-tested = Pareja con test negativo
sexopolitan-word-sexologist = Sexología
sexopolitan-word-super = Supermatozoide
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
sexopolitan-word-calm = anular «Se avecina tormenta»
sexopolitan-word-steal = quitarle la pareja a alguien
sexopolitan-word-opposite = un hombre y una mujer
sexopolitan-word-any = cualquier combinación
sexopolitan-word-couple = cualquiera de tus cartas, con cualquiera de las ajenas
sexopolitan-word-character = solo tu personaje, con cualquiera de las cartas ajenas
sexopolitan-word-strict = solo tu personaje, y solo con la pareja ajena
sexopolitan-word-stuck = solo si ninguna carta te obliga a jugar
sexopolitan-word-free = cuando quieras en tu turno
sexopolitan-word-active = solo los de quien jugó la carta
sexopolitan-word-both = los de la aventura entera
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
sexopolitan-seen-caught_takes = «Con las manos en la masa» se lleva
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
sexopolitan-seen-lover_may_catch = quien hace de amante puede sorprender
sexopolitan-seen-main = mazo principal
sexopolitan-seen-main_discard = descartes principales
sexopolitan-seen-negative_scores = puntos bajo cero
sexopolitan-seen-not_tonight = Esta noche no, cariño
sexopolitan-seen-obstacle_played = contratiempo jugado en este turno
sexopolitan-seen-one_night = Aventura de una noche
sexopolitan-seen-other = amante
sexopolitan-seen-own_answer = juegas «Con las manos en la masa»
sexopolitan-seen-partner = pareja
sexopolitan-seen-partner_discard = descartes de parejas
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
sexopolitan-seen-super = Supermatozoide
sexopolitan-seen-target = puntos para ganar
sexopolitan-seen-tested = Pareja con test negativo
sexopolitan-seen-top = siguiente carta de Pareja
sexopolitan-seen-trouble = Se avecina tormenta
sexopolitan-seen-winners = victoria

## Why not

refusal-already_coupled = Ya tienes pareja.
refusal-already_tested = Ya tienes delante «Pareja con test negativo».
refusal-breakdown = «Apagón» lo impide. Solo «Sexología» puede acabar con él.
refusal-condom_needed = Hace falta también un «Preservativo».
refusal-few_practices = Hacen falta al menos { $least } cartas de intimidad; ahora hay { $total }.
refusal-must_search_first = Primero busca pareja.
refusal-no_breakdown = No tienes ningún «Apagón» delante.
refusal-no_condom = No tienes ningún «Preservativo» en la mano.
refusal-no_condom_needed = Aquí no hace falta «Preservativo»: guárdalo para otra ocasión.
refusal-no_partner = No tienes pareja, y aquí hace falta.
refusal-no_trouble = No tienes delante «Se avecina tormenta».
refusal-nobody_to_name = Para este uso de «Supermatozoide» no se elige a nadie.
refusal-not_an_opponent = Elige a alguien de la mesa que no seas tú.
refusal-not_compatible = Según las reglas de la casa, esas cartas no combinan.
refusal-not_single = Ya tienes pareja: no puedes quitarle la suya a nadie.
refusal-not_tonight = «Esta noche no, cariño»: en este turno no puedes jugar nada con tu pareja.
refusal-nothing_to_repeat = No hay nada que repetir: «Supermatozoide» se juega justo después de una carta de intimidad, y una sola vez.
refusal-one_obstacle_a_turn = En este turno ya has jugado tu contratiempo, y solo puedes jugar uno.
refusal-one_play_left = Para eso hacen falta dos cartas, y solo te queda una por jugar.
refusal-only_partners = Según las reglas de la casa, una aventura solo puede ser con la pareja de alguien, no con un personaje.
refusal-play_deck_size = Tiene que haber exactamente { $needed } cartas de juego; ahora hay { $total }.
refusal-same_nature = Esa persona ya tiene delante un contratiempo de ese tipo.
refusal-search_is_over = Ya no es momento de buscar pareja. Podrás hacerlo en tu próximo turno.
refusal-target_is_single = Ahora mismo no tiene pareja: elige a alguien que la tenga.
refusal-wrong_number = Descarta las que sobran: tienes que quedarte con tres cartas en la mano.
refusal-wrong_sex = Este «Apagón» no corresponde a esa carta.

## The game

game-sexopolitan = Sexopolitan
    .pitch = Busca pareja, esquiva los contratiempos y llega a 69 puntos de placer antes que nadie.
    .about = Encontrar pareja, conservarla y llegar antes a 69.
    .minutes = 40 min
    .how =
        Gana en el acto quien llega antes a 69 puntos de placer. Todo ocurre con cartas y dados: nadie tiene que hacer nada de verdad, y puedes dejar la mesa cuando quieras.

        Recibes seis cartas y un personaje, que no tiene por qué parecerse a ti. Lo habitual es que un hombre y una mujer formen pareja; la mesa también puede permitir cualquier combinación.

        Si empiezas tu turno sin pareja, tira un dado y descubre tantas cartas de Pareja como marque. Si la última encaja con tu personaje, ya tienes pareja.

        Después juega tres cartas y roba tres. Cada carta que usas cuenta. Con «A solas» tiras un dado; con «Revolcón», dos, y hace falta pareja. El símbolo de preservativo pide un «Preservativo», salvo con «Pareja con test negativo». Juega «Aventura de una noche» con tu propia pareja o con la carta de otra persona. En ese caso hace falta siempre un «Preservativo», y esa persona gana los mismos puntos que tú. Pero, si tienes pareja, alguien de la mesa puede jugar en secreto «Con las manos en la masa» y llevarse los tuyos.

        Dobles con dos dados: 1-1 te deja sin pareja, 2-2 da 6 puntos y 3-3 da 9; con 4-4, 5-5 o 6-6 robas y juegas una, dos o tres cartas más.

        Una vez por turno puedes ponerle un contratiempo a una pareja. «Esta noche no, cariño» no permite nada con la pareja durante un turno. «Se avecina tormenta» le deja un solo dado hasta un «Revolcón» de reconciliación o un «Supermatozoide». «Apagón» no permite nada con la pareja hasta que llegue «Sexología». «Ruptura» la separa; si no tienes pareja, te quedas con la carta, siempre que encaje con tu personaje. Pero si la víctima saca entonces un doble, la recupera y tú pierdes los puntos de la tirada.

        «Supermatozoide» sirve también para repetir una tirada o, si no tienes pareja, para quitarle la suya a alguien. Si no puedes jugar nada, descarta hasta quedarte con tres cartas.


## How to play, in four panels

game-sexopolitan-panel-1 = Llega antes a 69
    .text = Encuentra pareja, gana puntos de placer con cartas y dados y ponles contratiempos a las demás parejas. Gana quien llega antes a 69.
game-sexopolitan-panel-2 = Tres cartas por turno
    .text = Si no tienes pareja, tira un dado para buscarla. Después juega tres cartas y roba tres. Con «A solas» tiras un dado y con «Revolcón», dos, pero necesitas pareja.
game-sexopolitan-panel-3 = Aventuras y contratiempos
    .text = Una aventura con la carta de otra persona te da puntos a ti y otros tantos a esa persona. Si tienes pareja, alguien puede sorprenderte y llevarse los tuyos. Puedes jugar un contratiempo por turno.
game-sexopolitan-panel-4 = Solo en las cartas
    .text = Todo pasa con cartas y dados. Nadie tiene que hacer nada de verdad, así que no hay nada que rechazar. Parar no cuesta nada, sin explicaciones.
