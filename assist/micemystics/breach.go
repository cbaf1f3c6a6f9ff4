package micemystics

import (
	"fmt"
	"slices"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
	"tablemate/tables/words"
)

// Breach is the sentence of a warning, with the names and numbers that matter
// at that moment.
func (Flow) Breach(t *session.Talk, s game.State, did game.Action, v rules.Violation) string {
	b := breaching{asking{talk{t}, s}, did}
	said := b.spoken(v.Args)
	for _, id := range b.sentences(v) {
		if b.Words.Has("micemystics.breach." + id) {
			return capital(b.say("breach."+id, said))
		}
	}
	return ""
}

// breaching is a report that breaks a rule over the table as it stands.
type breaching struct {
	asking
	did game.Action
}

// variants are the arguments that make a breach of one rule a case of its own,
// the most special first.
var variants = []string{"over", "awaited", "holder", "other", "cost", "paws", "passenger", "near", "first", "next", "dice", "space", "minions", "cheese", "card"}

// sentences are the ids of a breach's sentence, the most special first.
func (b breaching) sentences(v rules.Violation) []string {
	rule := string(v.Rule)
	awaited, waits := v.Args["awaited"]
	switch {
	case b.state.Result != nil && v.Args["over"] != nil:
		return []string{"over"}
	case waits && answers(b.did):
		return []string{rule + "-unasked", "unasked"}
	case waits:
		return []string{"awaited-" + fmt.Sprint(awaited), "awaited"}
	}
	out := []string{rule + "-" + b.special(v)}
	if v.Level != rules.Against {
		out = append(out, rule+"-"+string(v.Level))
	}
	for _, name := range variants {
		if _, there := v.Args[name]; there {
			out = append(out, rule+"-"+name)
		}
	}
	return append(out, rule)
}

// special is what makes a breach a case of its own that its arguments do not show.
func (b breaching) special(v rules.Violation) string {
	switch did := b.did.(type) {
	case game.Share:
		if v.Rule == "MM-SHARE-01" && v.Level == rules.Against && b.state.House.Is(game.ShareGift, "exchange") && oneSided(did) {
			return "gift"
		}
	case game.Strike:
		if v.Rule == "MM-GRAPE-11" && !b.state.Turn.Armed {
			return "unarmed"
		}
	}
	if v.Rule == "MM-ROUND-01" && v.Level == rules.Against && v.Args["figure"] == b.state.Turn.Card {
		return "now"
	}
	return ""
}

// oneSided reports whether only one of two mice gives something.
func oneSided(did game.Share) bool {
	gives := len(did.Gives) > 0 || did.Cheese > 0
	takes := len(did.Takes) > 0 || did.Cheese < 0
	return !gives || !takes
}

// answers reports whether a report only answers what is awaited.
func answers(did game.Action) bool {
	switch did.(type) {
	case game.Fell, game.Toss, game.Order, game.Open, game.Found, game.Spawns, game.Spawn, game.Keep, game.Trade,
		game.Assign, game.Done, game.Wear, game.Return, game.Carry:
		return true
	}
	return false
}

// blanks are what sentences about a breach may mention; a breach gives some.
var blanks = []string{
	"mouse", "figure", "target", "first", "with", "near", "passenger", "holder", "minion", "next", "card", "ability", "weapon", "other",
	"encounter", "room", "into", "space", "from", "spaces", "item", "family", "deed", "free", "exit", "name", "value", "type", "token",
	"body", "a", "b", "what", "text", "note", "search", "matter", "side", "short_of", "awaited", "report",
}

// numbers are what sentences about a breach may count.
var numbers = []string{
	"least", "most", "page", "end", "sides", "minions", "mice", "points", "cost", "face", "number", "dice", "want", "cheese", "discard",
	"paws", "accessories", "players", "party", "abilities", "figures", "cards", "foes",
}

// spoken are a violation's arguments in people's words. Those that it does not
// have are empty.
func (b breaching) spoken(from rules.Args) tables.Args {
	out := tables.Args{"turn": b.initiative(b.state.Turn.Card), "stood": false, "laid": false}
	for _, name := range blanks {
		out[name] = ""
	}
	for _, name := range numbers {
		out[name] = 0
	}
	for name, value := range from {
		switch value := value.(type) {
		case string:
			out[name] = b.word(name, value, from)
		case []box.SpaceID:
			out[name] = b.placesIn(b.roomMeant(from), value)
		default:
			if name == words.Count {
				name = "number" // none of these sentences changes with it
			}
			out[name] = value
		}
	}
	if w := b.state.Wait(); w.For == game.ForRoll {
		out["what"] = b.named("purpose", string(w.Purpose))
	}
	return out
}

// word is one argument in people's words.
func (b breaching) word(name, value string, from rules.Args) string {
	if value == "" {
		return b.unsaid(name)
	}
	switch name {
	case "mouse", "figure", "target", "first", "with", "near", "passenger", "holder":
		return b.figure(game.Name(value))
	case "minion", "next":
		return b.minionType(value)
	case "card", "ability", "weapon", "other":
		return b.anyCard(value)
	case "encounter":
		return b.encounterCard(box.CardID(value))
	case "room", "into":
		return b.room(value)
	case "space", "a", "b":
		return b.placesIn(b.roomMeant(from), []box.SpaceID{box.SpaceID(value)})
	case "from":
		if slices.Contains(game.Conditions, game.Condition(value)) {
			return b.named("condition", value)
		}
		return b.placesIn(b.roomMeant(from), []box.SpaceID{box.SpaceID(value)})
	case "item", "family", "deed", "free", "token":
		return b.named(name, value)
	}
	return value
}

// unsaid is an argument that was left out: of a minion's report, who acts.
func (b breaching) unsaid(name string) string {
	minion := false
	switch b.did.(type) {
	case game.March, game.Strike, game.Hold, game.Leap, game.Chase, game.Activate:
		minion = name == "figure" && b.state.Turn.Step == game.FigureStep
	}
	switch {
	case !minion:
		return ""
	case b.state.Turn.Acting != game.NoFigure:
		return b.figure(b.state.Turn.Acting)
	}
	return b.initiative(b.state.Turn.Card)
}

// anyCard is what people call a card of any kind.
func (b breaching) anyCard(id string) string {
	if name := b.card(box.CardID(id)); name != id {
		return name
	}
	return b.initiative(id)
}

// roomMeant is the tile side that a breach is about: the one it names, or that
// of its figure.
func (b breaching) roomMeant(from rules.Args) string {
	for _, name := range []string{"room", "into"} {
		if room, ok := from[name].(string); ok && room != "" {
			return room
		}
	}
	for _, name := range []string{"mouse", "figure"} {
		if f, ok := from[name].(string); ok {
			if at := b.state.At(game.Name(f)); at != game.Nowhere {
				return at.Room
			}
		}
	}
	if w := b.state.Wait(); w.Room != "" {
		return w.Room
	}
	return b.state.Entry.Room
}

func (a asking) placesIn(room string, list []box.SpaceID) string {
	return namedAll(list, func(id box.SpaceID) string { return a.place(game.Spot{Room: room, Space: id}) })
}
