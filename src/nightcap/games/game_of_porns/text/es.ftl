### Game of Porns

## Moves

game-of-porns-move-discard = Descartar «{ $card }»
game-of-porns-move-draw = Robar del { $source }
game-of-porns-move-exchange = Cambiar «{ $card }» por el comodín de { $film }
game-of-porns-move-hit = Añadir «{ $card }» a la película de { $film }
game-of-porns-move-meld = Estrenar una película ({ $genre }): { $slots }
game-of-porns-move-pick_loot = Llevarme «{ $card }»
game-of-porns-move-play_defect = Jugar «{ $card }» contra { $target }
game-of-porns-move-play_negative = Poner «{ $card }» delante de { $target }
game-of-porns-move-play_positive = Jugar «{ $card }» (otro turno)
game-of-porns-move-play_spy = Jugar «{ $card }» contra { $target }
game-of-porns-move-play_thief = Jugar «{ $card }» contra { $target }
game-of-porns-move-select_defect = Reemplazar: { $cards }
    .choose = Elegir cartas para reemplazar

## Questions

game-of-porns-ask-ask_to_discard = Descarta una carta: la que te has llevado u otra. Aunque sea de acción, no tiene efecto.
game-of-porns-ask-ask_to_draw = Roba una carta para empezar tu turno.
game-of-porns-ask-ask_to_pick_loot = Elige la carta que te llevas de esa mano.
game-of-porns-ask-ask_to_play = Estrena, añade o cambia lo que quieras. Después, termina tu turno con un descarte o una carta de acción.
game-of-porns-ask-ask_to_select = Elige la mitad de tu mano, redondeando hacia abajo: esas cartas van al mazo y robas otras tantas.

## Events

game-of-porns-event-card_hit = { $seat } añade «{ $card }» a la película de { $film }.
game-of-porns-event-card_moved = { $thief } se lleva una carta de la mano de { $victim }.
game-of-porns-event-card_seen = { $seat } roba «{ $card }».
game-of-porns-event-cards_replaced =
    { $count ->
        [one] { $seat } mezcla una carta con el mazo y roba otra.
       *[other] { $seat } mezcla { $count } cartas con el mazo y roba otras tantas.
    }
game-of-porns-event-deal_began = Ronda { $deal }: reparte { $dealer }. Los descartes empiezan con «{ $face_up }».
game-of-porns-event-deal_scored = Puntos en contra de esta ronda, en orden de asiento: { $penalties }. En total: { $totals }.
game-of-porns-event-defect_played =
    { $count ->
        [0] { $seat } juega «{ $card }» contra { $target }, que tiene muy pocas cartas y no reemplaza ninguna.
        [one] { $seat } juega «{ $card }» contra { $target }, que reemplaza una carta.
       *[other] { $seat } juega «{ $card }» contra { $target }, que reemplaza { $count } cartas.
    }
game-of-porns-event-discard_taken = { $seat } toma «{ $card }» de los descartes.
game-of-porns-event-discarded = { $seat } descarta «{ $card }».
game-of-porns-event-film_published = { $seat } estrena una película ({ $genre }): { $slots }.
game-of-porns-event-game_ended =
    { $winners_count ->
        [one] { $winners } gana la partida.
       *[other] { $winners } comparten la victoria.
    }
game-of-porns-event-hand_dealt = { $seat } recibe para empezar: { $cards }.
game-of-porns-event-hand_spied = { $seat } ve la mano de { $target }: { $cards }.
game-of-porns-event-joker_exchanged = { $seat } pone «{ $card }» en la película de { $film } y toma el comodín que ocupaba su lugar.
game-of-porns-event-loot_seen = { $thief } se lleva «{ $card }» de la mano de { $victim }.
game-of-porns-event-negative_played = { $seat } pone «{ $card }» delante de { $target }, que perderá su próximo turno.
game-of-porns-event-positive_played = { $seat } juega «{ $card }» y gana otro turno.
game-of-porns-event-reshuffled = Los descartes se mezclan y forman un mazo nuevo de { $cards } cartas.
game-of-porns-event-spy_played = { $seat } juega «{ $card }» contra { $target }.
game-of-porns-event-stalled = Tras { $turns } turnos nadie ha vaciado su mano. La ronda termina y se cuentan todas las manos.
game-of-porns-event-stock_drawn = { $seat } roba una carta del mazo.
game-of-porns-event-swap_seen = { $seat } entrega: { $lost }. A cambio recibe: { $drawn }.
game-of-porns-event-thief_played = { $seat } juega «{ $card }» contra { $target }.
game-of-porns-event-turn_missed = { $seat } pierde un turno; «{ $card }» va a los descartes.
game-of-porns-event-went_out = { $seat } suelta su última carta y gana la ronda.

## House rules

game-of-porns-option-ban_return_discard = No devolver la carta recién tomada
    .help = Sí: una carta tomada de los descartes no puede volver a ellos en el mismo turno. No: puede volver.
game-of-porns-option-deals = Número de rondas
    .help = De 2 a 12. Solo cuenta si la partida termina tras un número de rondas.
game-of-porns-option-defect_pick = Quién elige con «Fallo técnico»
    .help = La mitad de una mano se cambia por cartas del mazo. Qué cartas se van lo decide el objetivo, es decir, quien las pierde, o el azar.
game-of-porns-option-exchange_before_meld = Cambiar comodines antes de estrenar
    .help = Sí: aun sin película propia puedes cambiar comodines, pero no añadir cartas. No: primero tienes que estrenar.
game-of-porns-option-go_out = Adónde puede ir la última carta
    .help = Solo a los descartes, o también a una película: si añades tu última carta, ganas la ronda en el acto.
game-of-porns-option-match = Qué pone fin a la partida
    .help = Una sola ronda, que gana quien vacía antes su mano; un objetivo, en cuanto alguien suma esos puntos en contra; o un número de rondas. Con puntos, gana quien tiene menos.
game-of-porns-option-min_naturals = Mínimo de cartas básicas de verdad
    .help = Cuántas de las seis cartas de una película deben ser básicas, y no comodines, al estrenarla: de 1 a 6.
game-of-porns-option-negative_grace = Tregua tras un turno perdido
    .help = Sí: si pierdes un turno, nadie puede ponerte otra carta negativa hasta que juegues uno. No: la siguiente puede llegar enseguida.
game-of-porns-option-target_score = Objetivo en puntos en contra
    .help = De 50 a 500. Si se juega hasta un objetivo, la partida termina con la ronda en que alguien llega a él.
game-of-porns-option-thief_pick = Quién elige la carta con «Carterista»
    .help = El azar, a ciegas, o quien juega «Carterista», que entonces ve toda la mano.
game-of-porns-option-turn_limit = Máximo de turnos por ronda
    .help = De 100 a 2000; con 0 no hay máximo. Al llegar a él, la ronda termina sin victoria y cuentan todas las manos.

## Words

game-of-porns-word-FEM = feminista
game-of-porns-word-ART = arte y ensayo
game-of-porns-word-COS = de época
game-of-porns-word-RET = retro
game-of-porns-word-PAR = parodia
game-of-porns-word-any = montón de descartes o película
game-of-porns-word-blind = el azar
game-of-porns-word-deals = un número de rondas
game-of-porns-word-discard = montón de descartes
game-of-porns-word-open = quien juega «Carterista», viendo la mano
game-of-porns-word-out = última carta jugada
game-of-porns-word-single = una sola ronda
game-of-porns-word-stalled = máximo de turnos alcanzado
game-of-porns-word-stock = mazo
game-of-porns-word-target = el objetivo

game-of-porns-word-B-FEM-DIR-1 = Dirección (feminista)
game-of-porns-word-B-FEM-DIR-2 = Dirección (feminista)
game-of-porns-word-B-FEM-LEA-1 = Papel principal (feminista)
game-of-porns-word-B-FEM-LEA-2 = Papel principal (feminista)
game-of-porns-word-B-FEM-SUP-1 = Papel secundario (feminista)
game-of-porns-word-B-FEM-SUP-2 = Papel secundario (feminista)
game-of-porns-word-B-FEM-SCR-1 = Guion (feminista)
game-of-porns-word-B-FEM-SCR-2 = Guion (feminista)
game-of-porns-word-B-FEM-LOC-1 = Localización (feminista)
game-of-porns-word-B-FEM-LOC-2 = Localización (feminista)
game-of-porns-word-B-FEM-MUS-1 = Música (feminista)
game-of-porns-word-B-FEM-MUS-2 = Música (feminista)
game-of-porns-word-B-ART-DIR-1 = Dirección (arte y ensayo)
game-of-porns-word-B-ART-DIR-2 = Dirección (arte y ensayo)
game-of-porns-word-B-ART-LEA-1 = Papel principal (arte y ensayo)
game-of-porns-word-B-ART-LEA-2 = Papel principal (arte y ensayo)
game-of-porns-word-B-ART-SUP-1 = Papel secundario (arte y ensayo)
game-of-porns-word-B-ART-SUP-2 = Papel secundario (arte y ensayo)
game-of-porns-word-B-ART-SCR-1 = Guion (arte y ensayo)
game-of-porns-word-B-ART-SCR-2 = Guion (arte y ensayo)
game-of-porns-word-B-ART-LOC-1 = Localización (arte y ensayo)
game-of-porns-word-B-ART-LOC-2 = Localización (arte y ensayo)
game-of-porns-word-B-ART-MUS-1 = Música (arte y ensayo)
game-of-porns-word-B-ART-MUS-2 = Música (arte y ensayo)
game-of-porns-word-B-COS-DIR-1 = Dirección (de época)
game-of-porns-word-B-COS-DIR-2 = Dirección (de época)
game-of-porns-word-B-COS-LEA-1 = Papel principal (de época)
game-of-porns-word-B-COS-LEA-2 = Papel principal (de época)
game-of-porns-word-B-COS-SUP-1 = Papel secundario (de época)
game-of-porns-word-B-COS-SUP-2 = Papel secundario (de época)
game-of-porns-word-B-COS-SCR-1 = Guion (de época)
game-of-porns-word-B-COS-SCR-2 = Guion (de época)
game-of-porns-word-B-COS-LOC-1 = Localización (de época)
game-of-porns-word-B-COS-LOC-2 = Localización (de época)
game-of-porns-word-B-COS-MUS-1 = Música (de época)
game-of-porns-word-B-COS-MUS-2 = Música (de época)
game-of-porns-word-B-RET-DIR-1 = Dirección (retro)
game-of-porns-word-B-RET-DIR-2 = Dirección (retro)
game-of-porns-word-B-RET-LEA-1 = Papel principal (retro)
game-of-porns-word-B-RET-LEA-2 = Papel principal (retro)
game-of-porns-word-B-RET-SUP-1 = Papel secundario (retro)
game-of-porns-word-B-RET-SUP-2 = Papel secundario (retro)
game-of-porns-word-B-RET-SCR-1 = Guion (retro)
game-of-porns-word-B-RET-SCR-2 = Guion (retro)
game-of-porns-word-B-RET-LOC-1 = Localización (retro)
game-of-porns-word-B-RET-LOC-2 = Localización (retro)
game-of-porns-word-B-RET-MUS-1 = Música (retro)
game-of-porns-word-B-RET-MUS-2 = Música (retro)
game-of-porns-word-B-PAR-DIR-1 = Dirección (parodia)
game-of-porns-word-B-PAR-DIR-2 = Dirección (parodia)
game-of-porns-word-B-PAR-LEA-1 = Papel principal (parodia)
game-of-porns-word-B-PAR-LEA-2 = Papel principal (parodia)
game-of-porns-word-B-PAR-SUP-1 = Papel secundario (parodia)
game-of-porns-word-B-PAR-SUP-2 = Papel secundario (parodia)
game-of-porns-word-B-PAR-SCR-1 = Guion (parodia)
game-of-porns-word-B-PAR-SCR-2 = Guion (parodia)
game-of-porns-word-B-PAR-LOC-1 = Localización (parodia)
game-of-porns-word-B-PAR-LOC-2 = Localización (parodia)
game-of-porns-word-B-PAR-MUS-1 = Música (parodia)
game-of-porns-word-B-PAR-MUS-2 = Música (parodia)
game-of-porns-word-E-FEM-1 = Plano de tú a tú (feminista)
game-of-porns-word-E-FEM-2 = Buena luz para todo el mundo (feminista)
game-of-porns-word-E-FEM-3 = Contrato leído y firmado (feminista)
game-of-porns-word-E-FEM-4 = Bolsillos de verdad (feminista)
game-of-porns-word-E-FEM-5 = Paridad en pantalla (feminista)
game-of-porns-word-E-FEM-6 = Sillas cómodas (feminista)
game-of-porns-word-E-FEM-7 = Foto de equipo (feminista)
game-of-porns-word-E-ART-1 = Plano fijo de nueve minutos (arte y ensayo)
game-of-porns-word-E-ART-2 = Bombilla pelada (arte y ensayo)
game-of-porns-word-E-ART-3 = Pez de colores simbólico (arte y ensayo)
game-of-porns-word-E-ART-4 = Cuello alto negro (arte y ensayo)
game-of-porns-word-E-ART-5 = Celuloide en blanco y negro (arte y ensayo)
game-of-porns-word-E-ART-6 = Cámara de manivela (arte y ensayo)
game-of-porns-word-E-ART-7 = Foto de pasillo vacío (arte y ensayo)
game-of-porns-word-E-COS-1 = Baile a vista de grúa (de época)
game-of-porns-word-E-COS-2 = Doscientas velas (de época)
game-of-porns-word-E-COS-3 = Diván para desmayos (de época)
game-of-porns-word-E-COS-4 = Peluca empolvada (de época)
game-of-porns-word-E-COS-5 = Reverencia a cámara lenta (de época)
game-of-porns-word-E-COS-6 = Máquina de viento (de época)
game-of-porns-word-E-COS-7 = Retrato al óleo (de época)
game-of-porns-word-E-RET-1 = Zoom a lo loco (retro)
game-of-porns-word-E-RET-2 = Gelatina naranja (retro)
game-of-porns-word-E-RET-3 = Teléfono de disco (retro)
game-of-porns-word-E-RET-4 = Pantalones de campana (retro)
game-of-porns-word-E-RET-5 = Grano de celuloide (retro)
game-of-porns-word-E-RET-6 = Magnetófono de bobinas (retro)
game-of-porns-word-E-RET-7 = Polaroid desteñida (retro)
game-of-porns-word-E-PAR-1 = Cámara con tembleque (parodia)
game-of-porns-word-E-PAR-2 = Destello en la lente (parodia)
game-of-porns-word-E-PAR-3 = Pollo de goma (parodia)
game-of-porns-word-E-PAR-4 = Capa de otra talla (parodia)
game-of-porns-word-E-PAR-5 = Cuarta pared hecha trizas (parodia)
game-of-porns-word-E-PAR-6 = Máquina de humo (parodia)
game-of-porns-word-E-PAR-7 = Foto de toma falsa (parodia)
game-of-porns-word-J-1 = Comodín
game-of-porns-word-J-2 = Comodín
game-of-porns-word-J-3 = Comodín
game-of-porns-word-J-4 = Comodín
game-of-porns-word-J-5 = Comodín
game-of-porns-word-J-6 = Comodín
game-of-porns-word-J-7 = Comodín
game-of-porns-word-J-8 = Comodín
game-of-porns-word-J-9 = Comodín
game-of-porns-word-J-10 = Comodín
game-of-porns-word-P-1 = Crítica de cinco estrellas
game-of-porns-word-P-2 = Sección oficial
game-of-porns-word-P-3 = Contrato de streaming
game-of-porns-word-P-4 = Público de culto
game-of-porns-word-P-5 = Clip viral
game-of-porns-word-P-6 = Incentivo fiscal
game-of-porns-word-P-7 = Mecenas sorpresa
game-of-porns-word-N-1 = Columna incendiaria
game-of-porns-word-N-2 = Subtítulos perdidos
game-of-porns-word-N-3 = Escasez de pelucas
game-of-porns-word-N-4 = Bobina gastada
game-of-porns-word-N-5 = Carta por derechos de autor
game-of-porns-word-N-6 = Comité de calificación
game-of-porns-word-N-7 = Huelga del equipo
game-of-porns-word-I-SPY-1 = Espía
game-of-porns-word-I-SPY-2 = Espía
game-of-porns-word-I-THF-1 = Carterista
game-of-porns-word-I-THF-2 = Carterista
game-of-porns-word-I-DEF-1 = Fallo técnico
game-of-porns-word-I-DEF-2 = Fallo técnico

## Labels

game-of-porns-seen-ban_return_discard = no devolver la carta recién tomada
game-of-porns-seen-card = carta
game-of-porns-seen-cards = cartas
game-of-porns-seen-deal = ronda
game-of-porns-seen-dealer = reparte
game-of-porns-seen-deals = número de rondas
game-of-porns-seen-defect_pick = elige con «Fallo técnico»
game-of-porns-seen-drawn = cartas recibidas
game-of-porns-seen-exchange_before_meld = cambiar comodines antes de estrenar
game-of-porns-seen-extras = extras
game-of-porns-seen-film = película
game-of-porns-seen-genre = género
game-of-porns-seen-go_out = la última carta va a
game-of-porns-seen-grace = acaba de perder un turno
game-of-porns-seen-hand = mano
game-of-porns-seen-hidden = cartas ocultas
game-of-porns-seen-how = final de la partida
game-of-porns-seen-losers = derrota
game-of-porns-seen-lost = cartas entregadas
game-of-porns-seen-match = qué pone fin a la partida
game-of-porns-seen-min_naturals = mínimo de cartas básicas de verdad
game-of-porns-seen-negative = carta negativa
game-of-porns-seen-negative_grace = tregua tras un turno perdido
game-of-porns-seen-pile = descartes
game-of-porns-seen-result = resultado
game-of-porns-seen-scores = puntos en contra
game-of-porns-seen-secrets = solo lo ves tú
game-of-porns-seen-slots = cartas básicas
game-of-porns-seen-stock = mazo
game-of-porns-seen-taken = tomada de los descartes
game-of-porns-seen-target = objetivo
game-of-porns-seen-target_score = objetivo en puntos en contra
game-of-porns-seen-thief = se lleva la carta
game-of-porns-seen-thief_pick = elige la carta con «Carterista»
game-of-porns-seen-total = puntos en contra
game-of-porns-seen-turn = turno
game-of-porns-seen-turn_limit = máximo de turnos por ronda
game-of-porns-seen-turn_seat = turno de
game-of-porns-seen-victim = de la mano de
game-of-porns-seen-winners = victoria

## Why not

refusal-action_card_on_top = Encima de los descartes hay una carta de acción: roba del mazo.
refusal-already_drawn = Ya has robado en este turno.
refusal-already_published = Ya has estrenado una película en esta ronda, y solo puedes estrenar una.
refusal-ambiguous = Con menos de siete extras en esa película, nadie sabe a cuál sustituye un comodín: mejor añade tu carta.
refusal-another_player = Elige a alguien de la mesa que no seas tú.
refusal-does_not_fit = Esta carta no sirve con una película de ese género.
refusal-exactly_half =
    { $cards ->
        [one] Elige exactamente una carta: la mitad de tu mano, redondeando hacia abajo.
       *[other] Elige exactamente { $cards } cartas diferentes: la mitad de tu mano, redondeando hacia abajo.
    }
refusal-film_full = Esa película ya tiene sus siete extras.
refusal-grace = Acaba de perder un turno: no puede recibir otra carta negativa hasta que juegue uno.
refusal-just_taken = Según las reglas de la casa, la carta que acabas de tomar no puede ser tu descarte de este turno: guarda otra para eso.
refusal-keep_one_to_discard = Guárdala: tu última carta tiene que ir a los descartes.
refusal-last_card = Es tu última carta: descártala sin más y la ronda es tuya.
refusal-never_in_a_film = Las cartas de acción nunca forman parte de una película.
refusal-no_film_there = Ahí no hay ninguna película.
refusal-no_joker_there = En esa película ningún comodín ocupa el lugar de esta carta.
refusal-no_seventh_basic = Esa película ya tiene sus seis cartas básicas: otra solo puede ocupar el lugar de un comodín.
refusal-not_in_that_hand = Esa carta no está en esa mano.
refusal-not_published = Antes hace falta una película estrenada: la tuya o, para una carta negativa, la de tu objetivo.
refusal-one_at_a_time = Ahí ya hay una carta negativa: solo una a la vez.
refusal-only_a_discard = Después de «Carterista» solo puedes descartar una carta.
refusal-only_by_exchange = Esa película ya tiene siete extras: cambia tu carta por un comodín de entre ellos.
refusal-pile_empty = No hay descartes: roba del mazo.
refusal-same_card_twice = Elige seis cartas diferentes.
refusal-too_few_naturals =
    { $least ->
        [one] Al menos una de las seis cartas debe ser básica, y no un comodín.
       *[other] Al menos { $least } de las seis cartas deben ser básicas, y no comodines.
    }
refusal-wrong_card = Esa carta no sirve para eso.
refusal-wrong_genre = Un extra solo va en una película de su género.

## The game

game-of-porns-rankings =
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

    Sea cual sea el género, en vez de un descarte: Espía, Carterista, Fallo técnico

    Lo que queda en la mano: 5 puntos por carta básica o extra, 10 por carta de acción, 20 por comodín

game-game-of-porns = Game of Porns
    .pitch = Dirige un estudio, estrena tu obra maestra y vacía tu mano antes de que despierte la crítica.
    .about = Un rummy de cine: estrena tu película antes que nadie.
    .minutes = 20 min
    .how =
        Diriges un estudio de cine en un oficio sin piedad. Gana quien vacía antes su mano.

        Recibes diez cartas, como toda la mesa. Las demás forman el mazo, y la primera de arriba abre los descartes. Los turnos van hacia la izquierda. En el tuyo, roba la carta de arriba del mazo o de los descartes; solo las cartas de acción no se pueden tomar de los descartes. Después juega lo que quieras y termina con un descarte.

        Una vez por ronda puedes estrenar una película: seis cartas básicas del mismo género (dirección, papel principal, papel secundario, guion, localización y música). Los comodines pueden ocupar el lugar de cualquiera de ellas, pero no de las seis. Desde entonces puedes añadir comodines, y extras de su género, a cualquier película de la mesa, hasta siete en cada una. También puedes cambiar una carta básica por el comodín que ocupa su lugar o, si la película ya tiene sus siete extras, un extra por un comodín de entre ellos.

        En vez de un simple descarte puedes jugar una carta de acción. Una positiva te da otro turno y una negativa le quita el suyo a alguien, pero solo si la película afectada es del género adecuado. «Espía» te enseña la mano de alguien. «Carterista» te da una carta al azar de la mano de alguien, que roba otra; después, tú descartas una. «Fallo técnico» obliga a alguien a reemplazar media mano.

        Guarda una carta para el final: si descartas la última, ganas la ronda y, por lo general, la partida. Si hay varias rondas, o si nadie lo consigue en 400 turnos, cada carta que queda en la mano cuesta 5 puntos; las de acción, 10, y los comodines, 20. Gana quien tiene menos puntos.

        Todo ocurre en las cartas: nadie tiene que hacer nada de verdad. Puedes parar cuando quieras, sin explicaciones.


## How to play, in four panels

game-game-of-porns-panel-1 = Vacía tu mano
    .text = Diriges un estudio de cine en un oficio sin piedad. Estrena tu película, suelta tus cartas y descarta la última antes que nadie para ganar.
game-game-of-porns-panel-2 = Roba, juega, descarta
    .text = Roba una carta del mazo o de los descartes. Juega lo que quieras. Termina tu turno con un descarte o con una carta de acción.
game-game-of-porns-panel-3 = Estrena tu película
    .text = Seis básicas del mismo género, o comodines, hacen una película. Después añade extras y comodines a cualquiera. Las cartas de acción dan turnos o frenan a alguien.
game-game-of-porns-panel-4 = Solo en las cartas
    .text = Todo está en las cartas. Nadie tiene que hacer nada de verdad, así que no hay nada que rechazar. Parar no cuesta nada, sin explicaciones.
