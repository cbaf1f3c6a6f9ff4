package infiltrators

import (
	"slices"

	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// warnOfBullet says before a bullet is answered that all can see it wasted: the card lies
// open, was answered no, or is crossed out on the suspect's board.
func (a prompter) warnOfBullet(did game.Action) {
	if guess, ok := did.(game.Eliminate); ok && a.wasted(guess) {
		args := tables.Args{"card": a.card(guess.Card), "at": a.seat(guess.At)}
		a.Desk.Say(a.Paint.Warning("! " + a.say("ask.crossed", args)))
	}
}

// wasted reports whether all can see that a card is not the suspect of a seat.
func (a prompter) wasted(did game.Eliminate) bool {
	g := a.agent(did.At)
	if g == nil || !g.Suspect || !slices.Contains(a.state.Deck(), did.Card) {
		return false // the rules have a word for that
	}
	board, _ := a.state.Board(did.At)
	return slices.Contains(g.Missed, did.Card) || slices.Contains(a.state.Seen(), did.Card) || excludes(board, did.Card)
}

// excludes reports whether a hint board excludes a card.
func excludes(b game.Board, c parts.Card) bool {
	return slices.Contains(b.Suits, c.Suit()) || !c.Special() && slices.Contains(b.Numbers, c.Number())
}
