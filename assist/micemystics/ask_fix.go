package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// Fix asks what the table really shows. What and how much may stand on one
// line: "tilda wounds 2", "rat-b at 5", "wheel 3", "page 4".
func (Flow) Fix(t *talk.UI, s game.State) (game.Action, error) {
	f := fixForm{prompter{phrases{t}, s}}
	searches := pile(f.searches(), searchNames, func(c parts.Search) parts.CardID { return c.ID })
	abilities := pile(s.Abilities, abilityNames, func(c parts.Ability) parts.CardID { return c.ID })
	return session.Fixing[game.State, game.Action]{
		Reader: talk.Reader[game.Action]{UI: t, Area: "micemystics", Words: fixWords, Nouns: f.everybody()},
		Voice:  voice, State: s, Places: game.Correctables, Now: f.now, Whole: true,
		Read: map[string]func(string) (any, error){"worn": searches, "pack": searches, "tricks": searches, "abilities": abilities},
		Ask: map[string]func(rules.Noun) ([]rules.Change, error){
			"at": f.askStanding(game.OneMouse), "stands": f.askStanding(game.OneFoe), "stunned": f.conditions, "captured": f.captured, "cat": f.cat, "track": f.track, "stash": f.stash,
		},
		Take: map[string]func() (game.Action, error){"new": f.newcomer, "held": f.held, "up": f.up, "house": f.house},
		Made: func(c rules.Correction) game.Action { return game.Correct{Correction: c} },
	}.Fix()
}

// fixWords are the words that people type for what may be corrected.
var fixWords = map[string][]string{
	"at": {"at", "где"}, "wounds": {"wounds", "раны"}, "poison": {"poison", "яд"}, "cheese": {"cheese", "сыр"},
	"stunned": {"ails", "недуги"},
	"worn":    {"worn", "надето"}, "pack": {"pack", "сумка"}, "tricks": {"tricks", "уловки"},
	"abilities": {"abilities", "способности"},
	"captured":  {"captured", "поймана"}, "stands": {"at", "где"}, "hurt": {"wounds", "раны"}, "lies": {"down", "упал"},
	"gone": {"gone", "нет"},
	"new":  {"new", "новый"}, "cat": {"brodie", "мышегуб"}, "track": {"track", "очередь"}, "points": {"points", "очки"},
	"wheel": {"wheel", "круг"},
	"page":  {"page", "страница"}, "end": {"end-page", "конец"}, "round": {"round", "раунд"},
	"stash":  {"stash", "тайник"},
	"greedy": {"greedy", "прожорливые"}, "held": {"tokens", "достижения"}, "up": {"up", "сторона"},
	"forget": {"forget", "забыть"},
	"house":  {"house", "правила"}, "go-on": {"go", "играем"},
}

// fixForm asks for corrections of a state.
type fixForm struct{ prompter }

// corrects returns the action that corrects one place of the state.
func corrects(path string, value any) game.Action {
	return game.Correct{Correction: rules.Correction{Changes: []rules.Change{rules.To(path, value)}}}
}

// everybody returns the mice and the minions by their whole names.
func (f fixForm) everybody() map[string]talk.Nouns {
	var mice, foes talk.Nouns
	add := func(to *talk.Nouns, kind string, name game.Name) {
		*to = append(*to, talk.Called{Noun: rules.Noun{Kind: kind, ID: string(name)}, Name: f.figure(name),
			Words: f.wholeKeys(name)})
	}
	for i := range f.state.Mice {
		add(&mice, game.NounMouse, f.state.Mice[i].Name())
	}
	for i := range f.state.Minions {
		add(&foes, game.NounFoe, f.state.Minions[i].Name)
	}
	return map[string]talk.Nouns{game.NounMouse: mice, game.NounFoe: foes}
}

// wholeKeys returns the names of a figure in both alphabets, each once.
func (f fixForm) wholeKeys(name game.Name) []string {
	var keys []string
	kind, n := splitName(name)
	all := f.wholeNames(name)
	if f.mouse(name) == nil {
		for _, letter := range f.bothLetters(n) {
			all = append(all, hyphenated(f.minionType(kind))+"-"+letter)
		}
	}
	for _, key := range all {
		if key != "" && !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	return keys
}

// now returns what else the record says of a figure, so that people see what
// differs.
func (f fixForm) now(who rules.Noun) tables.Args {
	name := game.Name(who.ID)
	out := tables.Args{"figure": f.figure(name), "at": f.stands(name)}
	m := f.mouse(name)
	if m == nil {
		return out
	}
	if m.Captured {
		out["at"] = f.say("fix.captive")
	}
	var has []game.Condition
	for _, c := range game.Conditions[1:] {
		if m.Has(c) {
			has = append(has, c)
		}
	}
	out["has"] = talk.NameAll(has, func(c game.Condition) string { return f.listWord("condition", string(c)) })
	return out
}

// stands returns where a figure is, on a tile without a map by who else is there.
func (f fixForm) stands(name game.Name) string {
	at := f.state.At(name)
	if !strings.HasPrefix(string(at.Space), "?") {
		return f.place(at)
	}
	others := slices.DeleteFunc(f.state.FiguresOn(at), func(o game.Name) bool { return o == name })
	if len(others) == 0 {
		return f.say("fix.alone")
	}
	return f.say("place.with", tables.Args{"who": f.figures(others)})
}
