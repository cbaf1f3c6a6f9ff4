package chezguevara

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

type phrases struct{ *talk.UI }

func (t phrases) say(id string, args ...tables.Args) string {
	return t.Words.Say("chezguevara."+id, args...)
}

func (a prompter) seat(seat rules.Seat) string {
	if p := a.state.Player(seat); p != nil && p.Name != "" {
		return p.Name
	}
	switch seat {
	case rules.Nobody:
		return ""
	case rules.Cardboard:
		return a.say("seat.cardboard")
	}
	for n := 1; n <= parts.MaxPlayers; n++ {
		if seat == game.Seat(n) {
			return a.say("seat.number", tables.Args{"number": n})
		}
	}
	return string(seat)
}

func (a prompter) whoever(seat rules.Seat) string {
	if seat == rules.Nobody {
		return a.say("seat.unknown")
	}
	return a.seat(seat)
}

func (a prompter) card(id parts.CardID) string { return a.nameOf(a.known(id)) }

func (t phrases) nameOf(c parts.Card) string {
	return cmp.Or(c.Name.In(t.Words.Lang()), c.Name.En, c.Name.Ru, string(c.ID))
}

func (a prompter) cardsNamed(list []parts.CardID) string { return talk.NameAll(list, a.card) }

func (t phrases) rank(r parts.Rank) string {
	if r.Order() == 0 {
		return string(r)
	}
	return t.say("rank." + string(r))
}

func (a prompter) ranksNamed(list []parts.Rank) string {
	if len(list) == 0 {
		return "-"
	}
	var out []string
	for _, r := range slices.Backward(parts.Ranks) {
		if n := countOf(list, func(one parts.Rank) bool { return one == r }); n > 1 {
			out = append(out, a.rank(r)+" ×"+strconv.Itoa(n))
		} else if n == 1 {
			out = append(out, a.rank(r))
		}
	}
	return strings.Join(out, ", ")
}

func countOf[T any](list []T, so func(T) bool) int {
	n := 0
	for _, one := range list {
		if so(one) {
			n++
		}
	}
	return n
}

// The method `line` returns the name of action number n of this turn, such as "Guitar (#4)".
func (a prompter) line(n int) string {
	if p := a.state.Play(n); p != nil {
		return a.say("line", tables.Args{"what": a.playNamed(p), "number": n})
	}
	for i, l := range a.state.Lines {
		if roll, ok := l.Action.(game.Roll); ok && i+1 == n {
			return a.say("line", tables.Args{"what": a.say("report.roll", tables.Args{"die": roll.Die}), "number": n})
		}
	}
	return strconv.Itoa(n)
}

func (a prompter) playNamed(p *game.Play) string {
	if len(p.Cards) > 0 {
		return a.cardsNamed(p.Cards)
	}
	return a.card(p.Card)
}

func number(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}

func (t phrases) about(c parts.Card) string {
	var out []string
	if c.Kind != parts.AnyKind {
		out = append(out, t.say("kind."+string(c.Kind)))
	}
	switch {
	case c.Die:
		out = append(out, t.say("about.die", tables.Args{"slack": signed(c.Slack)}))
	case c.Untold:
		out = append(out, t.say("about.untold"))
	case c.Kind != parts.Event || c.Slack != 0:
		out = append(out, t.say("about.slack", tables.Args{"slack": c.Slack}))
	}
	for _, n := range []struct {
		id    string
		value int
	}{{"cost", c.Cost}, {"trophies", c.Trophies}, {"exposure", c.Exposure}, {"pay", c.Pay}, {"leave", c.Leave}} {
		if n.value != 0 {
			out = append(out, t.say("about."+n.id, tables.Args{"number": n.value, "signed": signed(n.value)}))
		}
	}
	for _, l := range []struct {
		id   string
		list []parts.Category
	}{
		{"is", c.Categories}, {"needs", c.Needs}, {"shuns", c.Shuns},
		{"eats", c.Eats}, {"protects", c.Protects}, {"cancels", c.Cancels},
	} {
		if len(l.list) > 0 {
			out = append(out, t.say("about."+l.id, tables.Args{"list": talk.NameAll(l.list, t.category)}))
		}
	}
	if c.Target != parts.Anybody {
		out = append(out, t.say("about.target-"+string(c.Target)))
	}
	if c.Rolls {
		out = append(out, t.say("about.rolls"))
	}
	return strings.Join(out, "; ")
}

func (t phrases) category(c parts.Category) string {
	if _, known := categoryWords[c]; known {
		return t.say("category." + string(c))
	}
	return t.rank(parts.Rank(c))
}

func signed(n int) string {
	if n < 0 {
		return strconv.Itoa(n)
	}
	return "+" + strconv.Itoa(n)
}
