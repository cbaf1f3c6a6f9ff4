package picklerick

import (
	"fmt"
	"strings"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
)

// variants are the arguments that make a breach of one rule a case of its own,
// the most special first.
var variants = []string{"by_card", "again", "crossed", "neighbours", "die", "want", "problem", "figure", "status", "missing", "unknown"}

// Breach is the sentence of a warning, for rules whose own text is not plain
// enough at that moment.
func (Flow) Breach(t *session.Talk, s game.State, did game.Action, v rules.Violation) string {
	a := asking{talk{t}, s}
	said := a.spoken(v.Args)
	for name, value := range a.moment(did) {
		if _, told := said[name]; !told {
			said[name] = value
		}
	}
	if _, over := v.Args["over"]; over {
		return a.say("breach.over", said)
	}
	for _, variant := range variants {
		id := "breach." + string(v.Rule) + "-" + variant
		if _, there := v.Args[variant]; there && a.Words.Has("picklerick."+id) {
			return a.say(id, said)
		}
	}
	if id := "breach." + string(v.Rule) + "-" + string(s.Turn.Side); a.Words.Has("picklerick." + id) {
		return a.say(id, said)
	}
	if id := "breach." + string(v.Rule); a.Words.Has("picklerick." + id) {
		return a.say(id, said)
	}
	return ""
}

// moment is what any sentence may mention: whose turn, the dice at hand, what
// can still be done.
func (a asking) moment(did game.Action) tables.Args {
	said := tables.Args{
		"side": a.seat(a.state.Turn.Side), "at_hand": a.symbols(a.handDice()), "deck": a.deck(),
		"open": a.openSteps(), "shooters": a.figures(a.shooters()),
		"health": a.state.Jaguar.Health, "card": "", "cost": "",
	}
	if p, ok := did.(game.Play); ok {
		said["card"] = a.playedName(p)
	}
	return said
}

// openSteps names the steps that could still be taken, of each figure.
func (a asking) openSteps() string {
	ways := map[game.Figure][]string{}
	var who []game.Figure
	for _, step := range a.state.Moves() {
		if step.ByCard {
			continue
		}
		from, _ := a.state.Where(step.Figure)
		d, _ := from.Toward(step.To)
		if ways[step.Figure] == nil {
			who = append(who, step.Figure)
		}
		ways[step.Figure] = append(ways[step.Figure], a.toward(d))
	}
	parts := make([]string, len(who))
	for i, f := range who {
		parts[i] = a.figure(f) + " " + strings.Join(ways[f], ", ")
	}
	return strings.Join(parts, "; ")
}

// shooters lists who can still shoot at Rick.
func (a asking) shooters() []game.Figure {
	var out []game.Figure
	for _, l := range (game.Game{}).Legal(a.state) {
		if s, ok := l.(game.Shoot); ok && !s.ByCard {
			out = append(out, s.Figure)
		}
	}
	return out
}

// spoken are a violation's arguments in people's words.
func (a asking) spoken(from rules.Args) tables.Args {
	out := tables.Args{}
	if dice, ok := from["dice"].(int); ok && from["symbol"] != nil {
		out["unspent"] = a.say("unspent."+fmt.Sprint(from["symbol"]), tables.Args{"count": dice})
	}
	for name, value := range from {
		switch name {
		case "figure":
			out[name] = a.figure(figureNamed(value))
		case "toward", "arrow", "right":
			out[name] = a.toward(dirNamed(value))
		case "symbol", "face":
			out[name] = a.named("symbol", fmt.Sprint(value))
		case "side":
			out["other"] = a.seat(rules.Seat(fmt.Sprint(value)))
		case "price":
			out["cost"] = a.price(value)
		case "problem":
			out["problem"] = a.problem(from)
		case "step", "report":
			out[name] = a.named(name, fmt.Sprint(value))
		default:
			out[name] = value
		}
	}
	return out
}

func (a asking) price(value any) string {
	list, _ := value.([]string)
	names := make([]string, len(list))
	for i, s := range list {
		names[i] = a.named("symbol", s)
	}
	return strings.Join(names, " · ")
}

func (a asking) problem(from rules.Args) string {
	said, _ := from["args"].(rules.Args)
	id := fmt.Sprint(from["problem"])
	if !strings.Contains(id, ".") {
		id = "session.problem-" + id // the kernel's own
	}
	return a.Words.Say(id, a.spoken(said))
}
