package chezguevara

import (
	"strconv"

	"tablemate/assist/desk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
)

// mend reads who really made a report, as in 2>3; 0>3 names who laid a card of which nobody
// knew that.
func (a prompter) mend(from, to string) step {
	seats := [2]rules.Seat{}
	for i, digit := range []string{from, to} {
		n, _ := strconv.Atoi(digit)
		if seats[i] = game.Seat(n); n == 0 && i == 0 {
			seats[i] = rules.Nobody
		} else if a.state.Player(seats[i]) == nil {
			return step{wrong: unread("seat", tables.Args{"typed": digit, "count": len(a.state.Players)})}
		}
	}
	did := game.Mend{From: seats[0], To: seats[1]}
	for _, v := range (game.Game{}).Check(a.state, did) {
		if v.ID == "said-nothing" {
			return step{wrong: unread("mend", tables.Args{"seat": a.seat(did.From)})}
		}
	}
	return step{did: did}
}

// unnamed reminds of the cards of this turn of which nobody knows who laid them.
func (a prompter) unnamed() []string {
	var out []string
	for _, n := range a.state.Unnamed() {
		out = append(out, a.say("remind.unnamed", tables.Args{"card": a.laidAt(n)}))
	}
	return out
}

// laidAt names the card that a line of this turn laid.
func (a prompter) laidAt(line int) string {
	if p := a.state.Play(line); p != nil {
		return a.playNamed(p)
	}
	return strconv.Itoa(line)
}

// askWhoLaid asks who laid the latest card of which nobody knows that, before a line is said
// again. Enter goes on with did, whoever it was.
func (a prompter) askWhoLaid(did game.Action, again string) (game.Action, error) {
	lines := a.state.Unnamed()
	return a.askName(lines[len(lines)-1], again, step{did: did})
}

// askName asks who laid the card of a line; nobody needs to know.
func (a prompter) askName(line int, again string, otherwise step) (game.Action, error) {
	q := desk.Question{
		Text: a.say("ask.who-laid", tables.Args{"card": a.laidAt(line)}), Default: a.word("unknown"), Help: a.numbered(a.seats().Each()),
	}
	return a.ask(game.Wait{Line: line}, q, func(typed string) (step, bool) {
		word, rest := head(typed)
		if is(word, "unknown") {
			otherwise.ahead = joinAhead(otherwise.ahead, rest)
			return otherwise, true
		}
		meant := a.seats().Meant(word)
		if len(meant) != 1 {
			return step{}, false
		}
		return step{did: game.Mend{To: rules.Seat(meant[0].ID)}, ahead: joinAhead(again, rest)}, true
	})
}
