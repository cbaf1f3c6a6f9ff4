package chezguevara

import (
	"strconv"
	"strings"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
)

// whoMay tells who may say what now, and by which rule the others may not; of one player
// alone where a seat is named.
func (a prompter) whoMay(only rules.Seat) []string {
	if only != rules.Nobody && a.state.Player(only) == nil {
		return []string{a.say("unread.seat", tables.Args{"typed": strings.TrimPrefix(string(only), "player_"), "count": len(a.state.Players)})}
	}
	var out []string
	for i := range a.state.Players {
		seat := a.state.Players[i].Seat
		if only == rules.Nobody || only == seat {
			out = append(out, a.mayDo(seat)...)
		}
	}
	return out
}

// mayDo tells what one player may say, on one line, and what shuts him out, on another.
func (a prompter) mayDo(seat rules.Seat) []string {
	var may, not []string
	for _, m := range a.state.Who() {
		if m.Seat != seat || a.stale(m) {
			continue
		}
		what := a.mayNamed(m)
		if m.Shut == nil {
			may = append(may, what)
		} else {
			not = append(not, a.say("who.not", tables.Args{"what": what, "rule": string(m.Shut.Rule)}))
		}
	}
	if len(may) == 0 {
		may = []string{a.say("who.nothing")}
	}
	out := []string{a.say("who.may", tables.Args{"seat": a.seat(seat), "what": strings.Join(may, ", ")})}
	if len(not) > 0 {
		out = append(out, "    "+strings.Join(not, ", "))
	}
	return out
}

// stale reports whether nobody would think any more of what is shut: a card that is settled
// and is not the last one laid.
func (a prompter) stale(m game.May) bool {
	p := a.state.Play(m.On)
	last := len(a.state.Plays) - 1
	return m.Shut != nil && p != nil && p.Waits == game.NoWait && a.state.Plays[last].Line != p.Line
}

func (a prompter) mayNamed(m game.May) string {
	id := "who." + m.Deed
	if m.Deed == "answer" {
		id = "who." + m.Deed + "-" + string(m.Waits)
	}
	return a.say(id, tables.Args{"on": a.line(m.On)})
}

// Explain tells what a number is made of: the slack of a player card by card, of all
// players where nobody is named.
func (Flow) Explain(t *session.UI, s game.State, about string) []string {
	a := prompter{phrases{t}, s}
	if about = strings.TrimSpace(about); about != "" {
		meant := a.seats().Meant(about)
		if len(meant) != 1 {
			return []string{a.say("unread.seat", tables.Args{"typed": about, "count": len(s.Players)})}
		}
		return []string{a.explained(rules.Seat(meant[0].ID))}
	}
	var out []string
	for i := range s.Players {
		out = append(out, a.explained(s.Players[i].Seat))
	}
	return out
}

// explained adds up the slack of one player.
func (a prompter) explained(seat rules.Seat) string {
	var out []string
	for _, part := range a.state.Parts(seat) {
		out = append(out, a.partNamed(part)+" "+strconv.Itoa(part.Slack))
	}
	text := a.say("why.total", tables.Args{"seat": a.seat(seat), "slack": a.state.Total(seat), "parts": strings.Join(out, ", ")})
	if clears := a.state.Clears(seat); clears > 1 {
		text += " " + a.say("why.exposed", tables.Args{"needs": clears})
	}
	return text
}

func (a prompter) partNamed(part game.Part) string {
	switch part.What.Kind {
	case "tokens", "wounds":
		return a.say("part." + part.What.Kind)
	}
	name := call(a.UI, a.state, part.What)[""]
	if part.Asked {
		name += " " + a.say("part.asked")
	}
	return name
}
