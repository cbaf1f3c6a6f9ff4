package chezguevara

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// The method `Now` lists the allowed and the forbidden actions, and the players close to the goal.
func (Flow) Now(t *talk.UI, s game.State) []session.Choice {
	a := prompter{phrases{t}, s}
	out := a.may(s.Seats())
	for _, line := range a.near() {
		out = append(out, session.Choice{Text: line})
	}
	return out
}

func (a prompter) whoMay(only rules.Seat) []string {
	seats := a.state.Seats()
	if only != rules.Nobody {
		seats = []rules.Seat{only}
		if a.state.Player(only) == nil {
			typed := strings.TrimPrefix(string(only), "player_")
			return []string{a.say("unread.seat", tables.Args{"typed": typed, "count": len(a.state.Players)})}
		}
	}
	var out []string
	for _, may := range a.may(seats) {
		out = append(out, may.Text)
		for _, not := range may.Follows {
			out = append(out, "    "+not)
		}
	}
	return out
}

// The method `may` lists what each player may do. Players with the same actions share an entry.
func (a prompter) may(seats []rules.Seat) []session.Choice {
	var names [][]string
	var said [][2]string
	for _, seat := range seats {
		what := a.mayDo(seat)
		at := slices.Index(said, what)
		if at < 0 {
			at, said, names = len(said), append(said, what), append(names, nil)
		}
		names[at] = append(names[at], a.seat(seat))
	}
	out := make([]session.Choice, len(said))
	for i, what := range said {
		out[i].Text = a.say("who.may", tables.Args{"seat": strings.Join(names[i], ", "), "what": what[0]})
		if what[1] != "" {
			out[i].Follows = []string{what[1]}
		}
	}
	return out
}

// mayDo returns the allowed actions, then the forbidden ones with their rules.
func (a prompter) mayDo(seat rules.Seat) [2]string {
	var may, not []string
	for _, m := range a.mayPlay(seat) {
		if what := a.mayNamed(m); m.Shut == nil {
			may = append(may, what)
		} else {
			not = append(not, a.say("who.not", tables.Args{"what": what, "rule": string(m.Shut.Rule)}))
		}
	}
	if len(may) == 0 {
		may = []string{a.say("who.nothing")}
	}
	return [2]string{strings.Join(may, ", "), strings.Join(not, ", ")}
}

// mayPlay lists actions that a player may consider now. The rules may forbid some of them.
func (a prompter) mayPlay(seat rules.Seat) []game.May {
	var out []game.May
	for _, m := range a.state.Who() {
		switch {
		case m.Seat != seat || a.stale(m):
		case m.Deed == "turn" && seat == a.state.Turn.Seat:
			out = append(out, a.steps()...)
		default:
			out = append(out, m)
		}
	}
	return out
}

// steps lists the actions of the player on turn. The card "?" means any card in the hand.
func (a prompter) steps() []game.May {
	seat, unseen := a.state.Turn.Seat, parts.CardID("?")
	all := []game.Action{
		game.Recruit{Seat: seat, Card: unseen, To: seat},
		game.Loot{Seat: seat, Cards: []parts.CardID{unseen}},
		game.Do{Seat: seat, Card: unseen},
	}
	for _, l := range a.state.Player(seat).Tent {
		if evict := (game.Evict{Seat: seat, Card: l.Card, Die: parts.DieSides}); a.allowed(evict) {
			all = append([]game.Action{evict}, all...)
			break
		}
	}
	var out []game.May
	for _, did := range all {
		out = append(out, game.May{Seat: seat, Deed: did.Kind(), Shut: a.violation(did)})
	}
	ends := game.May{Seat: seat, Deed: (game.EndTurn{}).Kind()}
	if next := a.ending(seat, ""); next.did != nil {
		ends.Shut = a.violation(next.did)
	}
	return append(out, ends)
}

func (a prompter) violation(did game.Action) *rules.Violation {
	return firstViolation(game.Game{}.Check(a.state, did))
}

// firstViolation returns the first violation, or nil. It ignores unusual play, and violations that
// only mean that another step must come first.
func firstViolation(breaches []rules.Violation) *rules.Violation {
	for _, v := range breaches {
		if v.Level != rules.Unusual && !isPrerequisite(v) {
			return &v
		}
	}
	return nil
}

// stale reports whether m is a forbidden reaction to an old card. A card is old if nothing is
// awaited for it and another card was played later.
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

// Explain explains the slack of one player, or of all, card by card.
func (Flow) Explain(t *talk.UI, s game.State, about string) []string {
	a := prompter{phrases{t}, s}
	if about = strings.TrimSpace(about); about != "" {
		meant := a.seats().Meant(about)
		if _, err := strconv.Atoi(about); err != nil && len(meant) == 0 {
			return []string{a.say("why.whom", tables.Args{"keys": a.numbered(a.seats().Each())})}
		}
		if len(meant) != 1 {
			return []string{a.say("unread.seat", tables.Args{"typed": about})}
		}
		return []string{a.explained(rules.Seat(meant[0].ID))}
	}
	var out []string
	for i := range s.Players {
		out = append(out, a.explained(s.Players[i].Seat))
	}
	return out
}

func (a prompter) explained(seat rules.Seat) string {
	var out []string
	for _, part := range a.state.Parts(seat) {
		out = append(out, a.partNamed(part)+" "+strconv.Itoa(part.Slack))
	}
	said := tables.Args{"seat": a.seat(seat), "slack": a.state.Total(seat), "parts": strings.Join(out, ", ")}
	text := a.say("why.total", said)
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
