package picklerick

// What actions are about whose fields do not say it, for the schema.

func (Keep) About() string {
	return "leaves all dice as they fell; may be left out, for who spends a die keeps them too"
}

func (Draw) About() string { return "the side on turn takes a card of its own deck for a card symbol" }

func (Persuade) About() string {
	return "Rick talks Jaguar out of the hunt: two card symbols, and Jaguar at 5 health or less"
}

func (EndTurn) About() string { return "passes the dice to the other side" }

func (Reshuffle) About() string { return "a discard pile was made a deck, which no rule allows" }
