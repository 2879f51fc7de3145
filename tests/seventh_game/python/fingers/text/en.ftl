### Fingers

game-fingers = Fingers
    .pitch = Guess the other's card, and show it.
    .about = A secret card each, and five fingers.
    .minutes = 2 to 5 min
    .how = Each of you is dealt a secret card from 1 to 5, and no two cards are alike. Think about which card the other holds. Then both of you show one to five fingers at the same moment. Whoever shows a number nearer to the other's card wins the round; if you are equally near, nobody does. Then both cards are shown, and new ones are dealt. Whoever first wins as many rounds as you agreed wins the game.

fingers-ask-ask_for_fingers = How many fingers do you show?
fingers-move-show_fingers = Show { $fingers } fingers
    .choose = Choose how many fingers to show
fingers-event-card_seen = Your card is { $card }.
fingers-event-round_played =
    { $winner ->
        [none] Nobody wins this round.
       *[other] { $winner } wins this round.
    }
fingers-option-rounds = Rounds to win
    .help = Whoever first wins so many rounds wins the game.
fingers-seen-card = card
fingers-seen-wins = rounds won
page-bot-stubborn = Always shows one finger

## How to play, in four panels

game-fingers-panel-1 = Guess the other card
    .text = You each hold a secret card. Show fingers, and try to come nearest to the card you can't see.
game-fingers-panel-2 = Show at once
    .text = You both show one to five fingers at the same moment. Nearest wins the round.
game-fingers-panel-3 = Read each other
    .text = Your fingers say something about your own card. Bluff a little.
game-fingers-panel-4 = Stop any time
    .text = It's only fingers. Stop whenever you like, it costs nothing.
