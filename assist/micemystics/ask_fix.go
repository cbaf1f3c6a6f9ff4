package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// Fix asks for a correction. People may type it on one line, such as "tilda wounds 2" or "page 4".
func (Flow) Fix(t *talk.UI, s game.State) (game.Action, error) {
	f := fixForm{prompter{phrases{t}, s}}
	searches := pile(f.searches())
	return session.Fixing[game.State, game.Action]{
		Reader: talk.Reader[game.Action]{UI: t, Area: "micemystics", Words: fixWords, Nouns: f.everybody()},
		Voice:  voice, State: s, Places: game.Correctables, Now: f.now, Whole: true,
		Read: map[string]session.TypedValue{
			"worn": searches, "pack": searches, "tricks": searches, "abilities": pile(s.Abilities),
		},
		Ask: map[string]func(rules.Noun) ([]rules.Change, error){
			"at":     f.askStanding(game.OneMouse),
			"stands": f.askStanding(game.OneFoe), "stunned": f.conditions, "captured": f.captured, "cat": f.cat,
			"track": f.track, "stash": f.stash,
		},
		Take: map[string]func() (game.Action, error){"new": f.newcomer, "held": f.held, "up": f.up, "house": f.house},
		Made: func(c rules.Correction) game.Action { return game.Correct{Correction: c} },
	}.Fix()
}

var fixWords = map[string][]string{
	"at": placeWords, "wounds": woundWords, "poison": {"poison", "яд", "отравленных", "отравленные"},
	"cheese":  {"cheese", "сыр", "сыра"},
	"stunned": {"ails", "недуги", "conditions", "состояния"},
	"worn":    {"worn", "надето"}, "pack": {"pack", "сумка"}, "tricks": {"tricks", "уловки"},
	"abilities": {"abilities", "способности"},
	"captured":  {"captured", "поймана"}, "stands": placeWords, "hurt": woundWords, "lies": {"down", "упал", "на-боку"},
	"gone": {"gone", "нет"},
	"new":  {"new", "новый"}, "cat": {"brodie", "мышегуб"},
	"track": {"track", "очередь", "initiative", "инициатива"}, "points": {"points", "очки"},
	"wheel": {"wheel", "круг"},
	"page":  {"page", "страница"}, "end": {"end-page", "конец"}, "round": {"round", "раунд"},
	"stash":  {"stash", "тайник"},
	"greedy": {"greedy", "прожорливые"}, "held": {"tokens", "достижения"}, "up": {"up", "сторона"},
	"forget": {"forget", "забыть"},
	"house":  {"house", "правила"}, "go-on": {"go", "играем"},
}

// These are the words that people may type for a figure's wounds and for a figure's place.
var (
	woundWords = []string{"wounds", "раны", "ранения", "ранений", "ранение"}
	placeWords = []string{"at", "где", "место", "place"}
)

type fixForm struct{ prompter }

func corrects(path string, value any) game.Action {
	return game.Correct{Correction: rules.Correction{Changes: []rules.Change{rules.To(path, value)}}}
}

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

func (f fixForm) wholeKeys(name game.Name) []string {
	var keys []string
	kind, n := splitName(name)
	all := f.wholeNames(name)
	if f.state.Mouse(name) == nil {
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

func (f fixForm) now(who rules.Noun) tables.Args {
	name := game.Name(who.ID)
	out := tables.Args{"figure": f.figure(name), "at": f.stands(name)}
	m := f.state.Mouse(name)
	if m == nil {
		return out
	}
	if m.Captured {
		out["at"] = f.say("fix.captive")
	}
	out["has"] = talk.NameAll(ailing(m), func(c game.Condition) string { return f.listWord("condition", string(c)) })
	return out
}

// stands describes a figure's place. If the space has no name, stands names the other figures on
// it.
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

func singleChange(path string, value any) []rules.Change {
	return []rules.Change{rules.To(path, value)}
}

func (f fixForm) askStanding(whose string) func(rules.Noun) ([]rules.Change, error) {
	return func(who rules.Noun) ([]rules.Change, error) {
		at, err := f.askSpot(f.say("fix.where"))
		return singleChange(game.Path(whose, who.ID)+"/at", at), err
	}
}

func (f fixForm) askSpot(text string) (game.Spot, error) {
	room, err := f.chooseRoom(f.roomInPlay())
	if err != nil && err != talk.ErrUnasked {
		return game.Nowhere, err
	}
	if room == "" {
		room = f.roomInPlay()
	}
	place, err := f.askPlaceIn(room, text, f.inRoom(room))
	switch {
	case err != nil:
		return game.Nowhere, err
	case place.With != game.NoFigure:
		return f.state.At(place.With), nil
	case place.Space == "":
		return game.Spot{Room: room, Space: f.newSpaceIDs(room, 1)[0]}, nil
	}
	return game.Spot{Room: room, Space: place.Space}, nil
}

func askSeveral[T ~string](f fixForm, question, list string, all []T, letters map[T]string) ([]T, error) {
	some, err := talk.ChooseSome(f.UI, desk.Question{Text: f.say(question)}, all, func(_ int, thing T) desk.Option {
		return desk.Option{Keys: f.Letters(letters[thing]), Label: f.say(list + "." + string(thing))}
	})
	return append([]T{}, some...), err // never nil, so that an empty choice is recorded as []
}

func (f fixForm) stash(rules.Noun) ([]rules.Change, error) {
	stash, err := askSeveral(f, "fix.stash-ask", "item", parts.PartyItems, itemLettersOf)
	return singleChange(game.StashPath, stash), err
}

func (f fixForm) conditions(who rules.Noun) ([]rules.Change, error) {
	now, err := askSeveral(f, "fix.ails-ask", "condition", game.Conditions[1:], conditionLetters)
	var changes []rules.Change
	for _, c := range game.Conditions[1:] {
		if has := slices.Contains(now, c); has != f.state.Mouse(game.Name(who.ID)).Has(c) {
			changes = append(changes, rules.To(game.Path(game.OneMouse, who.ID)+"/"+string(c), has))
		}
	}
	return changes, err
}

// captured asks whether a mouse is captured. The question says that this correction does not change
// wounds and cards. The question also explains which command captures the mouse with all
// consequences.
func (f fixForm) captured(who rules.Noun) ([]rules.Change, error) {
	said := tables.Args{"other": f.Letters(otherLetters)[0], "seize": f.Own("seize", "поймать")[0]}
	yes, err := f.Desk.Confirm(desk.Question{Text: f.say("fix.captured-ask", said)})
	return singleChange(game.Path(game.OneMouse, who.ID)+"/captured", yes), err
}

func (f fixForm) cat(rules.Noun) ([]rules.Change, error) {
	there, err := f.Desk.Confirm(desk.Question{Text: f.say("fix.cat-there"), Default: "y"})
	if err != nil || !there {
		return singleChange(game.CatPath, nil), err
	}
	at, err := f.askSpot(f.say("fix.where"))
	return singleChange(game.CatPath, at), err
}

// track asks for the order of the initiative cards. People may add missing cards.
func (f fixForm) track(rules.Noun) ([]rules.Change, error) {
	var ids []string
	for _, c := range f.state.Track {
		ids = append(ids, c.ID)
	}
	for _, of := range f.state.Cast() {
		there := func(c game.Card) bool { return c.Of == of }
		if of != string(game.Brodie) && !slices.ContainsFunc(f.state.Track, there) && !slices.Contains(ids, of) {
			ids = append(ids, of)
		}
	}
	keys := f.initiativeKeys(ids)
	parts, first := make([]string, len(ids)), make([]string, len(ids))
	for i, id := range ids {
		parts[i], first[i] = keys[i][0]+" "+f.initiative(id), keys[i][0]
	}
	q := desk.Question{Text: f.say("fix.track-ask"), Help: strings.Join(parts, ", "), Rest: true}
	q.Example = strings.Join(first, " ")
	cards, err := talk.Written(f.UI, q, func(typed string) ([]string, error) { return readOrder(typed, ids, keys, 0) })
	return singleChange(game.TrackPath, game.Cards(cards)), err
}

// newcomer asks for a minion that is on the board but not in the record.
func (f fixForm) newcomer() (game.Action, error) {
	if len(f.state.Types) == 0 {
		f.Desk.Say(f.say("fix.no-types"))
		return nil, desk.ErrBack
	}
	var now game.Minion
	err := talk.StepsWithin(
		func() error {
			card, err := talk.ChooseOne(f.UI, desk.Question{Text: f.say("fix.new-which")}, f.state.Types,
				func(_ int, m parts.Minion) desk.Option {
					return desk.Option{Keys: entryNames(m), Label: f.minionType(m.ID)}
				})
			now.Type = card.ID
			now.Name = f.state.NewName(now.Type)
			return err
		},
		func() (err error) {
			now.At, err = f.askSpot(f.say("fix.where"))
			return err
		},
	)
	return corrects(game.Path(game.OneFoe, string(now.Name)), now), err
}

func (f fixForm) held() (game.Action, error) {
	mice := []desk.Option{{Keys: f.Own("none", "никто"), Label: f.say("fix.held-nobody")}}
	for _, c := range f.everybody()[game.NounMouse] {
		mice = append(mice, desk.Option{Keys: c.Words, Label: c.Name})
	}
	var token parts.Achievement
	var holder int
	err := talk.StepsWithin(
		func() (err error) {
			token, err = talk.ChooseOne(f.UI, desk.Question{Text: f.say("fix.held-which")}, parts.Achievements,
				func(_ int, t parts.Achievement) desk.Option {
					return desk.Option{Label: f.say("token." + string(t))}
				})
			return err
		},
		func() (err error) {
			holder, err = f.Desk.Choose(desk.Question{Text: f.say("fix.held-whose")}, mice)
			return err
		},
	)
	path := game.Path(game.OneToken, string(token))
	if holder == 0 {
		return corrects(path, nil), err
	}
	return corrects(path, game.Award{Token: token, Mouse: f.state.Mice[holder-1].Name()}), err
}

func (f fixForm) up() (game.Action, error) {
	room, err := f.chooseRoom("")
	return corrects(game.Path(game.OneBeneath, room), nil), err
}

func (f fixForm) house() (game.Action, error) {
	name, value, err := f.customOf(f.state.House).Settling(f.UI)
	return game.Settle{Name: name, Value: value}, err
}

func (f fixForm) searches() []parts.Search {
	known := f.knownSearches()
	for i := range f.state.Mice {
		for _, id := range tradable(&f.state.Mice[i]) {
			if !slices.ContainsFunc(known, func(s parts.Search) bool { return s.ID == id }) {
				known = append(known, parts.Search{ID: id})
			}
		}
	}
	return known
}

func pile[T any](known []T) session.TypedValue {
	return session.TypedValue{Example: "-", Parse: func(typed string) (any, error) {
		out := []parts.CardID{}
		if isNone(typed) {
			return out, nil
		}
		for _, name := range talk.Listed(typed) {
			switch at, several := matchName(name, known); {
			case several != "":
				return nil, unread("card-two", tables.Args{"typed": name, "cards": several})
			case at < 0:
				return nil, unread("card-known", tables.Args{"typed": name})
			default:
				out = append(out, parts.CardID(entryID(known[at])))
			}
		}
		return out, nil
	}}
}
