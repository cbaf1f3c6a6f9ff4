package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// singleChange returns a correction's change of one place.
func singleChange(path string, value any) []rules.Change {
	return []rules.Change{rules.To(path, value)}
}

// askStanding returns the question where somebody really stands.
func (f fixForm) askStanding(whose string) func(rules.Noun) ([]rules.Change, error) {
	return func(who rules.Noun) ([]rules.Change, error) {
		at, err := f.askSpot(f.say("fix.where"))
		return singleChange(game.Path(whose, who.ID)+"/at", at), err
	}
}

// askSpot asks for a tile side and a place on it.
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

// askSeveral asks for some of a closed list.
func askSeveral[T ~string](f fixForm, question, list string, all []T, letters map[T]string) ([]T, error) {
	some, err := talk.ChooseSome(f.UI, desk.Question{Text: f.say(question)}, all, func(_ int, thing T) desk.Option {
		return desk.Option{Keys: f.Letters(letters[thing]), Label: f.say(list + "." + string(thing))}
	})
	return append([]T{}, some...), err // none is recorded as an empty list
}

// stash asks which party items are really in the stash.
func (f fixForm) stash(rules.Noun) ([]rules.Change, error) {
	stash, err := askSeveral(f, "fix.stash-ask", "item", parts.PartyItems, itemLettersOf)
	return singleChange(game.StashPath, stash), err
}

// conditions asks for all conditions of a mouse; those change that differ.
func (f fixForm) conditions(who rules.Noun) ([]rules.Change, error) {
	now, err := askSeveral(f, "fix.ails-ask", "condition", game.Conditions[1:], conditionLetters)
	var changes []rules.Change
	for _, c := range game.Conditions[1:] {
		if has := slices.Contains(now, c); has != f.mouse(game.Name(who.ID)).Has(c) {
			changes = append(changes, rules.To(game.Path(game.OneMouse, who.ID)+"/"+string(c), has))
		}
	}
	return changes, err
}

// captured asks whether a mouse is captured, and says that nothing else follows from that
// here: what a capture brings is told as an effect.
func (f fixForm) captured(who rules.Noun) ([]rules.Change, error) {
	said := tables.Args{"other": f.Letters(otherLetters)[0], "seize": f.Own("seize", "поймать")[0]}
	yes, err := f.Desk.Confirm(desk.Question{Text: f.say("fix.captured-ask", said)})
	return singleChange(game.Path(game.OneMouse, who.ID)+"/captured", yes), err
}

// cat asks whether Brodie is on the board, and where.
func (f fixForm) cat(rules.Noun) ([]rules.Change, error) {
	there, err := f.Desk.Confirm(desk.Question{Text: f.say("fix.cat-there"), Default: "y"})
	if err != nil || !there {
		return singleChange(game.CatPath, nil), err
	}
	at, err := f.askSpot(f.say("fix.where"))
	return singleChange(game.CatPath, at), err
}

// track asks how the initiative cards really lie: those that do, and those of
// all mice and of minions on the board.
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
	parts := make([]string, len(ids))
	for i, id := range ids {
		parts[i] = keys[i][0] + " " + f.initiative(id)
	}
	q := desk.Question{Text: f.say("fix.track-ask"), Help: strings.Join(parts, ", "), Rest: true}
	cards, err := talk.Written(f.UI, q, func(typed string) ([]string, error) { return readOrder(typed, ids, keys, 0) })
	return singleChange(game.TrackPath, game.Cards(cards)), err
}

// newcomer asks for a minion on the board that the record does not know.
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
					return desk.Option{Keys: namesOf(m.Name, m.ID), Label: f.minionType(m.ID)}
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

// held asks which mouse really holds a personal achievement.
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

// up asks which tile side really lies up.
func (f fixForm) up() (game.Action, error) {
	room, err := f.chooseRoom("")
	return corrects(game.Path(game.OneBeneath, room), nil), err
}

// house asks for a house rule and its value.
func (f fixForm) house() (game.Action, error) {
	name, value, err := f.customOf(f.state.House).Settling(f.UI)
	return game.Settle{Name: name, Value: value}, err
}

// searches returns the search cards of this table, of the box and of the mice.
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

// pile reads the cards of a pile by their names between commas, or none.
func pile[T any](known []T, names func(T) []string, id func(T) parts.CardID) func(string) (any, error) {
	return func(typed string) (any, error) {
		out := []parts.CardID{}
		if isOneOf(typed, "-", "–") {
			return out, nil
		}
		for _, name := range talk.Listed(typed) {
			switch at, several := matchName(name, known, names); {
			case several != "":
				return nil, unread("card-two", tables.Args{"typed": name, "cards": several})
			case at < 0:
				return nil, unread("card-known", tables.Args{"typed": name})
			default:
				out = append(out, id(known[at]))
			}
		}
		return out, nil
	}
}
