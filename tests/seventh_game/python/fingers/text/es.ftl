### Fingers

game-fingers = Dedos
    .pitch = Adivina la carta de la otra persona y muéstrala.
    .about = Una carta secreta para cada cual y cinco dedos.
    .minutes = De 2 a 5 min
    .how = Cada cual recibe una carta secreta del 1 al 5, y las dos son distintas. Adivina la carta de la otra persona. Después, a la vez, mostrad de uno a cinco dedos. Quien muestre el número más cercano a la carta de la otra persona gana la ronda; si hay empate, no gana nadie. Entonces se enseñan las dos cartas y se reparten otras. Quien antes gane las rondas acordadas gana la partida.

fingers-ask-ask_for_fingers = ¿Cuántos dedos muestras?
fingers-move-show_fingers = Mostrar { $fingers } dedos
    .choose = Elige cuántos dedos mostrar
fingers-event-card_seen = Tu carta es { $card }.
fingers-event-round_played =
    { $winner ->
        [none] Nadie gana esta ronda.
       *[other] { $winner } gana esta ronda.
    }
fingers-option-rounds = Rondas para ganar
    .help = Gana la partida quien antes gane tantas rondas.
fingers-seen-card = carta
fingers-seen-wins = rondas ganadas
page-bot-stubborn = Muestra siempre un dedo

## How to play, in four panels

game-fingers-panel-1 = Adivina la otra carta
    .text = Cada mano guarda una carta secreta. Enseña dedos y acércate a la que no ves.
game-fingers-panel-2 = A la vez
    .text = De 1 a 5 dedos en el mismo momento. Gana la ronda quien más se acerca.
game-fingers-panel-3 = Lee a tu rival
    .text = Tus dedos dicen algo de tu carta. Farolea un poco.
game-fingers-panel-4 = Para cuando quieras
    .text = Son solo dedos. Parar no cuesta nada, sin explicaciones.
