### Fingers

game-fingers = Doigts
    .pitch = Devine la carte de l'autre et montre-la.
    .about = Une carte secrète chacun, et cinq doigts.
    .minutes = 2 à 5 min
    .how = Chacun reçoit une carte secrète de 1 à 5, et les deux cartes sont différentes. Devine la carte de l'autre. Puis montrez tous les deux, au même moment, de un à cinq doigts. Qui montre le nombre le plus proche de la carte de l'autre gagne la manche ; à égalité, personne ne gagne. On montre alors les deux cartes et on en donne de nouvelles. Qui gagne le premier le nombre de manches convenu gagne la partie.

fingers-ask-ask_for_fingers = Combien de doigts montres-tu ?
fingers-move-show_fingers = Montrer { $fingers } doigts
    .choose = Choisis combien de doigts montrer
fingers-event-card_seen = Ta carte est { $card }.
fingers-event-round_played =
    { $winner ->
        [none] Personne ne gagne cette manche.
       *[other] { $winner } gagne cette manche.
    }
fingers-option-rounds = Manches à gagner
    .help = Qui gagne le premier autant de manches gagne la partie.
fingers-seen-card = carte
fingers-seen-wins = manches gagnées
page-bot-stubborn = Montre toujours un doigt

## How to play, in four panels

game-fingers-panel-1 = Devine l’autre carte
    .text = Une carte secrète par personne. Montre tes doigts, au plus près de la carte que tu ne vois pas.
game-fingers-panel-2 = Tous en même temps
    .text = De un à cinq doigts, au même instant. Le plus proche gagne la manche.
game-fingers-panel-3 = Lis dans ses yeux
    .text = Tes doigts disent quelque chose de ta carte. Bluffe un peu.
game-fingers-panel-4 = Stop quand tu veux
    .text = Ce ne sont que des doigts. Dire stop ne coûte rien.
