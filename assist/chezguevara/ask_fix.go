package chezguevara

import (
	"strings"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// Fix asks for a correction. What is corrected and to what may be typed on one line: "ana
// hand 5", "2 wounds 1", "deck 40".
func (Flow) Fix(t *talk.UI, s game.State) (game.Action, error) {
	a := prompter{phrases{t}, s}
	return session.Fixing[game.State, game.Action]{
		Reader: a.reader(), Voice: voice, State: s, Places: game.Correctables,
		Read: map[string]func(string) (any, error){"middle": a.readMiddle},
		Ask: map[string]func(rules.Noun) ([]rules.Change, error){
			"tent": a.fixTent, "hand": a.fixPile("hand"), "deck": a.fixPile("deck"), "discard": a.fixPile("discard"),
		},
		Take: map[string]func() (game.Action, error){"house": a.askHouse},
		Made: func(c rules.Correction) game.Action { return game.Correct{Correction: c} },
	}.Fix()
}

// askHouse changes how this table settles what the rulebook leaves open.
func (a prompter) askHouse() (game.Action, error) {
	book := parts.Rulebook()
	custom := session.Custom{Book: &book, Switches: game.Switches, House: a.state.House}
	name, value, err := custom.Settling(a.UI)
	return game.Settle{Name: name, Value: value}, err
}

// readTent reads the cards that lie in a tent, between blanks or commas; a card may lie
// there twice.
func (a prompter) readTent(typed string) ([]game.Laid, error) {
	out := []game.Laid{}
	for words := tokens(typed); len(words) > 0; {
		n := max(1, a.longest(words))
		word := strings.Join(words[:n], " ")
		words = words[n:]
		meant := a.cardsMeant(word)
		switch {
		case is(word, "none"):
			continue
		case len(meant) == 0:
			return nil, unread("card", tables.Args{"typed": word})
		case len(meant) > 1:
			return nil, a.several(word, meant)
		}
		out = append(out, game.Laid{Card: meant[0]})
	}
	return out, nil
}

func (a prompter) readMiddle(typed string) (any, error) {
	l := setupForm{phrases: a.phrases}
	return l.readRanks(typed, parts.RankCards-len(a.state.Players))
}
