package infiltrators

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	parts "tablemate/tables/infiltrators"
)

// Fix asks for a correction. What is corrected and to what may be typed on one
// line: "ann hand 5", "bullets 4", "up 6r 4b".
func (Flow) Fix(t *talk.UI, s game.State) (game.Action, error) {
	a := prompter{phrases{t}, s}
	cards := func(typed string) (any, error) {
		if slices.Contains(rewardWords[game.RewardNone], strings.ToLower(strings.TrimSpace(typed))) {
			return []parts.Card{}, nil
		}
		return a.readCards(typed)
	}
	return session.Fixing[game.State, game.Action]{
		Reader: a.reader(), Voice: voice, State: s, Places: game.Correctables,
		Read: map[string]func(string) (any, error){"missed": cards, "known": cards, "up": cards},
		Take: map[string]func() (game.Action, error){"house": a.askHouse, "hint": a.askHint},
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

// askHint asks how a hint really lies beside a suspect, or takes one away.
func (a prompter) askHint() (game.Action, error) {
	said := a.example()
	said["off"] = a.word("off")
	q := desk.Question{Text: a.say("fix.hint-ask", said)}
	laid, err := talk.Written(a.UI, q, func(typed string) (game.Action, error) {
		return a.reader().Read(a.lettersFirst(typed), unread("hint", said),
			line{Given: game.Hint{}, As: "at card lies"}, line{Given: game.Hint{}, As: "at card *off"})
	})
	if err != nil {
		return nil, err
	}
	hint := laid.(game.Hint)
	path := "/agents/seat=" + string(hint.At) + "/hints"
	change := rules.To(path, a.hintsWith(hint))
	return game.Correct{Correction: rules.Correction{Changes: []rules.Change{change}}}, nil
}

// hintsWith returns the hints by a suspect, one of them as it is said to lie.
func (a prompter) hintsWith(hint game.Hint) []game.LaidHint {
	g := a.agent(hint.At)
	if g == nil {
		return nil
	}
	same := func(h game.LaidHint) bool { return h.Card == hint.Card }
	out, at := slices.Clone(g.Hints), slices.IndexFunc(g.Hints, same)
	switch {
	case hint.Lies == "":
		return slices.DeleteFunc(out, same)
	case at < 0:
		return append(out, game.LaidHint{Card: hint.Card, Lies: hint.Lies})
	}
	out[at].Lies = hint.Lies
	return out
}
