package micemystics

import (
	"strings"
	"unicode"

	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
	"tablemate/tables/strictjson"
)

var voice = talk.Voice[game.State]{
	Area: "micemystics",
	Call: func(t *talk.UI, s game.State, n rules.Noun) talk.Forms {
		return prompter{phrases{t}, s}.nounForms(n)
	},
}

func (a prompter) corrected(c game.Correct) string {
	return voice.CorrectedIn(a.UI, a.state, game.Correctables, c.Correction)
}

// Breach returns the warning about a breach. For a wrong correction, it returns the problem that
// the correction would cause.
func (Flow) Breach(t *talk.UI, s game.State, _ game.Action, v rules.Violation) string {
	if problem, wrong := v.Args["problem"].(rules.Noun); wrong {
		return tables.Capital(t.Words.Say(problem.ID, voice.Spell(t, s, v.Args)))
	}
	return voice.Breach(t, s, v, nil)
}

// Spell replaces ids in the arguments by the names used at the table.
func (Flow) Spell(t *talk.UI, s game.State, args rules.Args) tables.Args {
	return voice.Spell(t, s, args)
}

// Reason returns a sentence for one reason of an automated decision.
func (Flow) Reason(t *talk.UI, s game.State, n rules.Note) string {
	return prompter{phrases{t}, s}.reason(n)
}

// An unknown number of steps is not mentioned.
func (a prompter) reason(n rules.Note) string {
	counted := tables.Args{}
	if steps, told := n.Args["steps"].(int); told && steps > 0 {
		counted["steps"] = a.say("n.steps", tables.Args{"count": steps})
	}
	if spaces := a.spawnsInOrder(n); spaces != "" {
		counted["space_short"], counted["spaces_short"] = spaces, spaces
	}
	return voice.Reason(a.UI, a.state, n, counted)
}

// A spawn space without a name gets a number, where 1 is the farthest from the mice.
func (a prompter) spawnsInOrder(n rules.Note) string {
	order, _ := n.Args["order"].([]int)
	spaces, _ := n.Args["spaces"].([]rules.Noun)
	if one, ok := n.Args["space"].(rules.Noun); ok {
		spaces = []rules.Noun{one}
	}
	said := make([]string, len(spaces))
	for i, noun := range spaces {
		said[i] = a.shortPlace(game.SpotOf(noun.ID).Space)
		if nameOnMap(game.SpotOf(noun.ID)) == "" && len(order) > 0 {
			said[i], order = a.say("n.spawn", tables.Args{"number": order[0]}), order[1:]
		}
	}
	return strings.Join(said, ", ")
}

func (a prompter) nounForms(n rules.Noun) talk.Forms {
	switch {
	case n.Kind == game.NounSpace:
		return a.spaceForms(game.SpotOf(n.ID))
	case n.ID == "":
		return talk.Forms{"": ""}
	}
	name := a.nounName(n)
	return talk.Forms{"": name, "the": a.withThe(n.ID, name)}
}

// Bosses, capitalized names and Russian names get no article.
func (a prompter) withThe(id, name string) string {
	kind, _ := splitName(game.Name(id))
	of, first := a.state.Type(kind), []rune(name)
	if a.Words.Lang() == tables.Russian || of == nil || of.Boss || len(first) == 0 || !unicode.IsLower(first[0]) {
		return name
	}
	return "the " + name
}

func (a prompter) nounName(n rules.Noun) string {
	switch n.Kind {
	case "seat":
		return a.seat(rules.Seat(n.ID))
	case game.NounFigure, game.NounMouse, game.NounFoe:
		return a.figure(game.Name(n.ID))
	case game.NounMinion:
		return a.minionType(n.ID)
	case game.NounInitiative:
		return a.initiative(n.ID)
	case game.NounCard, game.NounAbility:
		return a.card(parts.CardID(n.ID))
	case game.NounEncounter:
		return a.encounterCard(parts.CardID(n.ID))
	case game.NounRoom:
		return a.room(n.ID)
	case game.NounSpot:
		var at game.Spot
		_ = strictjson.Read([]byte(n.ID), &at) // if n.ID is not valid JSON, `at` stays game.Nowhere
		return a.place(at)
	case game.NounPlace:
		return a.placeName(n.ID)
	case game.NounWay:
		return strings.ReplaceAll(n.ID, " ", "–")
	case game.NounSquad:
		number, minion, _ := strings.Cut(n.ID, " ")
		return a.say("squad", tables.Args{"minion": a.minionType(minion), "number": number})
	case game.NounItem, game.NounToken, game.NounCondition, game.NounDeed, game.NounFree, game.NounFamily,
		game.NounPurpose, game.NounToss:
		return a.listWord(n.Kind, n.ID)
	}
	return n.ID // such as an exit, whose id is its name on the map
}

// spaceForms returns the names of a space. The plain form is "space 3". For a space without a name,
// the plain form names the figures on it. The form "map" is the name on the map. The form "short"
// is for lists.
func (a prompter) spaceForms(at game.Spot) talk.Forms {
	return talk.Forms{"": a.place(at), "map": nameOnMap(at), "short": a.shortPlace(at.Space), "id": string(at.Space)}
}

// placeName returns the name of a place. Examples of ids are "with tilda" and "space 3".
func (a prompter) placeName(id string) string {
	switch kind, of, _ := strings.Cut(id, " "); kind {
	case "with":
		return a.placeOf(a.figure(game.Name(of)))
	case "space":
		return a.say("place.space", tables.Args{"space": of})
	case "water":
		return a.say("view.water")
	}
	return a.placeOf("")
}

// nameOnMap returns the name of a space. If the space has only a number from the app, such as "?3",
// nameOnMap returns "".
func nameOnMap(at game.Spot) string {
	if strings.HasPrefix(string(at.Space), "?") {
		return ""
	}
	return string(at.Space)
}

// In lists the word "space" is left out.
func (t phrases) shortPlace(id parts.SpaceID) string {
	if number, unnamed := strings.CutPrefix(string(id), "?"); unnamed {
		return t.say("n.place", tables.Args{"number": number})
	}
	return string(id)
}

// Here lists the rules that people probably look up, the most likely first.
func (Flow) Here(s game.State) []tables.RuleID {
	switch w := s.Wait(); {
	case s.Result != nil && w.For != game.ForCarry:
		return []tables.RuleID{"MM-WIN-01", "MM-WIN-02", "MM-CAMP-02"}
	case w.For == game.ForRoll:
		return rollRules[w.Purpose]
	case w.For != game.NoWait:
		return awaitRules[w.For]
	}
	if s.Turn.Step == game.FigureStep {
		return figureRules(&s)
	}
	return turnRules(&s)
}

// topics has the rules that people may look up at a question. Most keys are ids of menu rows.
var topics = map[string][]tables.RuleID{
	"move":    {"MM-MOVE-02", "MM-LINE-01", "MM-WATER-01", "MM-CAP-03"},
	"attack":  {"MM-MEL-02", "MM-RNG-02", "MM-ATK-01"},
	"explore": {"MM-EXP-02", "MM-EXP-01", "MM-FLIP-01"},
	"recover": {"MM-REC-01", "MM-REC-02", "MM-REC-03"},
	"share":   {"MM-SHARE-01", "MM-SUPP-01"},
	"equip":   {"MM-EQUIP-01", "MM-EQUIP-02", "MM-EQUIP-03"},
	"level":   {"MM-LVL-01", "MM-LVL-02", "MM-LVL-03"},
	"power":   {"MM-ABIL-01", "MM-ABIL-02", "MM-ABIL-03"},
	"use":     {"MM-SCARD-02", "MM-SCARD-03", "MM-SCARD-01"},
	"items":   {"MM-PARTY-01", "MM-HOOK-01", "MM-FORK-01", "MM-GRAPE-01"},
	"reading": {"MM-CHAR-01", "MM-CHAR-05", "MM-MOVE-01"},
	"current": {"MM-WATER-05", "MM-WATER-06"},
	"trap":    {"MM-TRAP-01", "MM-TRAP-07", "MM-TILE-03"},
	"other":   {"MM-ABIL-01", "MM-CARD-02", "MM-SCARD-01"},
}

// matterRules has the rules for questions about a tile.
var matterRules = map[game.Matter][]tables.RuleID{
	game.Distance: {"MM-MMOV-01", "MM-MMOV-03", "MM-CAP-03"},
	game.Sight:    {"MM-LOS-01", "MM-LOS-02"},
	game.Touch:    {"MM-ADJ-01", "MM-MEL-02", "MM-LINE-03"},
}

var rollRules = map[game.Purpose][]tables.RuleID{
	game.NoPurpose:   {"MM-DICE-01", "MM-DICE-02"},
	game.MoveRoll:    {"MM-MOVE-01", "MM-RUN-01", "MM-DICE-02"},
	game.MarchRoll:   {"MM-MMOV-02", "MM-AMB-15", "MM-AMB-16"},
	game.ChaseRoll:   {"MM-CAT-08", "MM-CAT-13"},
	game.AmbushRoll:  {"MM-AMBUSH-01", "MM-AMBUSH-02", "MM-BINIT-03", "MM-AMB-80"},
	game.SearchRoll:  {"MM-SRCH-01", "MM-SRCH-04", "MM-DICE-03"},
	game.WebRoll:     {"MM-REC-03", "MM-COND-03"},
	game.TrapRoll:    {"MM-TRAP-01", "MM-TRAP-02", "MM-TRAP-03", "MM-TRAP-04"},
	game.ClimbRoll:   {"MM-WATER-03", "MM-WATER-02"},
	game.AttackRoll:  {"MM-ATK-01", "MM-MEL-04", "MM-RNG-01", "MM-ATK-02", "MM-MEL-09"},
	game.DefenceRoll: {"MM-MEL-07", "MM-MEL-05", "MM-MATK-05", "MM-ATK-02", "MM-MEL-09"},
}

// awaitRules has the rules for answers other than a roll.
var awaitRules = map[game.Awaited][]tables.RuleID{
	game.ForOrder:    {"MM-INIT-02", "MM-INIT-03", "MM-BINIT-01", "MM-INIT-01"},
	game.ForToss:     {"MM-GRAPE-07", "MM-GRAPE-09", "MM-AMB-53"},
	game.ForFind:     {"MM-SRCH-01", "MM-SCARD-01", "MM-AMB-30"},
	game.ForKeep:     {"MM-SRCH-02", "MM-EQUIP-02", "MM-AMB-32"},
	game.ForEvent:    {"MM-SRCH-03", "MM-SCARD-06"},
	game.ForDrop:     {"MM-EQUIP-03", "MM-EQUIP-02"},
	game.ForCard:     {"MM-ENC-03", "MM-ENC-02", "MM-ENC-04", "MM-ENC-05"},
	game.ForDisguise: {"MM-DISG-01", "MM-DISG-02", "MM-AMB-50"},
	game.ForSpawns:   {"MM-SPAWN-01", "MM-AMB-47", "MM-SPAWN-03"},
	game.ForPlace:    {"MM-SPAWN-02", "MM-SPAWN-03", "MM-SPAWN-06", "MM-SPAWN-07"},
	game.ForSurge:    {"MM-SURGE-05", "MM-SURGE-06", "MM-SPAWN-09"},
	game.ForWounds:   {"MM-WND-04", "MM-WND-05", "MM-AMB-41"},
	game.ForRescue:   {"MM-RESC-02", "MM-RESC-04", "MM-AMB-35"},
	game.ForFacts:    {"MM-MMOV-01", "MM-MMOV-03", "MM-LOS-01", "MM-ADJ-01"},
	game.ForCarry:    {"MM-CAMP-02", "MM-CAMP-03", "MM-AMB-61"},
	game.ForTraps:    {"MM-TRAP-07"},
	game.ForJoin:     {"MM-SPAWN-08", "MM-INIT-03"},
	game.ForAmbush:   {"MM-AMBUSH-01", "MM-AMBUSH-02"},
	game.ForSurgeEnd: {"MM-SURGE-08"},
}

// figureRules lists the rules that people may look up in the turn of minions, of the cat Brodie or
// of a charmed mouse.
func figureRules(s *game.State) []tables.RuleID {
	switch s.Turn.Card {
	case "brodie_pounce":
		return []tables.RuleID{"MM-CAT-04", "MM-CAT-05", "MM-CAT-06", "MM-CAT-07"}
	case "brodie_chase":
		return []tables.RuleID{"MM-CAT-09", "MM-CAT-13", "MM-CAT-14", "MM-CAT-11"}
	}
	out := []tables.RuleID{"MM-MTURN-04", "MM-MMOV-03", "MM-MATK-02", "MM-MATK-03"}
	switch t := s.Type(s.Turn.Card); {
	case t != nil && t.Ranged:
		out = []tables.RuleID{"MM-MTURN-04", "MM-MMOV-07", "MM-MMOV-08", "MM-MATK-06"}
	case t == nil && s.At(game.Name(s.Turn.Card)) != game.Nowhere:
		out = append([]tables.RuleID{"MM-COND-09"}, out...)
	}
	for _, l := range s.Laid {
		if l.Item == parts.Grape {
			out = append(out, "MM-GRAPE-02", "MM-GRAPE-11")
		}
	}
	return out
}

// turnRules lists the rules that people may look up in a mouse's turn. Rules about the mouse's own
// conditions, such as stunned, come first.
func turnRules(s *game.State) []tables.RuleID {
	mouse := game.Name(s.Turn.Card)
	at := s.At(mouse)
	var out []tables.RuleID
	if m := s.Mouse(mouse); m != nil {
		out = append(out, ailments(m)...)
	}
	if s.FoesOn(at) > 0 {
		out = append(out, "MM-CAP-04")
	}
	if s.Turn.Deed == game.NoDeed {
		if s.FoesIn(at.Room) > 0 {
			out = append(out, "MM-MEL-02", "MM-RNG-02")
		} else {
			out = append(out, "MM-EXP-02", "MM-SRCH-01")
		}
	}
	return append(out, "MM-TURN-01", "MM-TURN-02", "MM-MOVE-02", "MM-SUPP-01", "MM-CAP-03")
}

func ailments(m *game.Mouse) []tables.RuleID {
	var out []tables.RuleID
	for _, c := range []struct {
		has  bool
		rule tables.RuleID
	}{
		{m.Captured, "MM-RESC-03"}, {m.Down, "MM-COND-05"}, {m.Stunned, "MM-COND-02"}, {m.Webbed, "MM-COND-03"},
		{m.Poison > 0, "MM-COND-13"},
	} {
		if c.has {
			out = append(out, c.rule)
		}
	}
	return out
}
