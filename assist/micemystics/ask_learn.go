package micemystics

import (
	"cmp"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"unicode"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/keyboard"
	"tablemate/assist/lookup"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	"tablemate/tables/card"
	parts "tablemate/tables/micemystics"
)

// askLearn asks for something that people add during a game, such as a card or the map of a tile
// side.
func (a prompter) askLearn() (game.Action, error) {
	kind, err := a.askKind("1", mapKind, parts.MinionKind, parts.SearchKind, parts.CatKind, parts.DieKind,
		parts.HeroKind, parts.AbilityKind)
	if err != nil {
		return nil, err
	}
	switch kind {
	case mapKind:
		return a.askRoomMap()
	case parts.HeroKind:
		return a.askWhoseHero()
	case parts.AbilityKind:
		return a.askWhoseAbility()
	}
	_, what, err := a.readOffKind(kind)
	if err != nil {
		return nil, err
	}
	switch what := what.(type) {
	case *parts.Cat:
		return game.Learn{Cat: what}, nil
	case *parts.Die:
		return game.Learn{Die: what.Faces}, nil
	case *parts.Minion:
		return game.Learn{Minion: what}, nil
	}
	return game.Learn{Search: what.(*parts.Search)}, nil
}

func (t phrases) readOffKind(of parts.Kind) (string, any, error) {
	kind, _ := parts.Shape().KindNamed(string(of))
	into := reflect.New(reflect.TypeOf(kind.Of)).Interface()
	switch of {
	case parts.CatKind:
		return t.figure(game.Brodie), into, t.readOff("", into)
	case parts.DieKind:
		return t.say("learn.kind-die"), into, t.readOff("", into)
	}
	name, err := t.askWords("learn.name", "")
	if err != nil {
		return "", nil, err
	}
	return name, into, t.readOff(name, into)
}

const mapKind parts.Kind = "map"

func (t phrases) askKind(likely string, kinds ...parts.Kind) (parts.Kind, error) {
	return talk.ChooseOne(t.UI, desk.Question{Text: t.say("learn.what"), Default: likely}, kinds,
		func(_ int, kind parts.Kind) desk.Option {
			return desk.Option{Label: t.say("learn.kind-" + string(kind))}
		})
}

func (a prompter) askRoomMap() (game.Action, error) {
	room := a.roomToMap()
	m, err := a.askMap(a.room(room))
	if err != nil {
		return nil, err
	}
	var side parts.Tile
	if !a.findInBox(room, &side) {
		if r := a.state.Room(room); r != nil {
			side = parts.Tile{ID: room, Tile: r.Tile, Side: r.Side, Name: tables.Text(r.Name)}
		}
	}
	side.Map = m.Text()
	a.keepInBox(room, side)
	return game.Learn{Room: room, Map: &m}, nil
}

// Read asks for a card, tile or chapter outside a game, saves it in the owner's box, and returns
// its name.
func (Flow) Read(ui *talk.UI) (string, error) {
	t := phrases{ui}
	kind, err := t.askKind("", parts.HeroKind, parts.MinionKind, parts.SearchKind, parts.AbilityKind,
		parts.EncounterKind, parts.TileKind, parts.ChapterKind, parts.CatKind, parts.DieKind)
	if err != nil {
		return "", err
	}
	name, _, err := t.readOffKind(kind)
	return name, err
}

// readOff asks for the values of a card and saves it. `into` points to the card.
func (t phrases) readOff(name string, into any) error {
	kind, _ := parts.Shape().KindOf(into)
	id := kind.Name
	if !kind.Alone {
		id = t.freeID(name)
		nameCard(into, id, inBothLanguages(name))
	}
	h, isHero := into.(*parts.Hero)
	if isHero {
		h.Unread = []parts.HeroPart{parts.HeroClasses}
	}
	if err := t.readKind(kind, name, into); err != nil {
		return err
	}
	if isHero && len(h.Classes) > 0 {
		h.Unread = nil
	}
	if t.keepInBox(id, reflect.ValueOf(into).Elem().Interface()) && kind.Kept != "" {
		t.Desk.Say(t.say(kind.Kept, tables.Args{"name": name}))
	}
	return nil
}

func nameCard(into any, id string, name tables.Text) {
	fields := reflect.ValueOf(into).Elem()
	fields.FieldByName("ID").SetString(id)
	fields.FieldByName("Name").Set(reflect.ValueOf(name))
}

// For minions, search cards, abilities and heroes, people type several fields on one line.
func (t phrases) readKind(kind card.Kind, name string, into any) error {
	switch into.(type) {
	case *parts.Minion, *parts.Search, *parts.Ability:
		return t.readLineOf(kind, name, into)
	case *parts.Hero:
		gear := kind
		gear.Ask = slices.DeleteFunc(slices.Clone(kind.Ask), func(q card.Question) bool { return q.By != "gear" })
		return talk.StepsWithin(
			func() error { return t.readLineOf(kind, name, into) },
			func() error { return t.asker().Ask(gear, name, into) },
		)
	}
	return t.asker().Ask(kind, name, into)
}

func (t phrases) asker() box.Asker {
	return box.Asker{UI: t.UI, Shape: parts.Shape(), Say: t.say, By: t.askBy}
}

// A card in the owner's box is returned without a question.
func readOffNew[T any](t phrases, name string) (T, error) {
	what, known := entryNamed[T](t, name)
	if known {
		t.Desk.Say(t.say("learn.known", tables.Args{"name": name}))
		return what, nil
	}
	err := t.readOff(name, &what)
	return what, err
}

// askNamed asks for the name of a card. After a new name, people may type the card's values on the
// same line. For "-", askNamed returns nil.
func askNamed[T any](t phrases, q desk.Question, all []T) (*T, error) {
	q.Rest = true
	for {
		named, err := talk.Named(t.UI, q, func(typed string) (namedCard[T], error) {
			named, err := readNamed(t, typed, all)
			if err == nil {
				return named, nil
			}
			// if people typed in the wrong keyboard layout, only a known name is accepted
			if other, wrong := readNamed(t, keyboard.Other(typed), all); wrong == nil && other.new == "" {
				return other, nil
			}
			return named, err
		})
		if err != nil || named.new == "" {
			return named.known, err
		}
		card, err := readOffNamed(t, named)
		if !errors.Is(err, desk.ErrBack) && !errors.Is(err, box.ErrAgain) {
			return card, err
		}
	}
}

// readOffNamed asks for a new card. If people typed the card's values after the name, they only
// confirm these values. Otherwise, readOffNamed first asks whether people mean a known card with a
// similar name.
func readOffNamed[T any](t phrases, named namedCard[T]) (*T, error) {
	if named.told == nil {
		meant, err := askMeant(t, named.new, func(card T) string { return entryNames(card)[0] })
		if meant != nil || err != nil {
			return meant, err
		}
		card, err := readOffNew[T](t, named.new)
		return &card, err
	}
	var card T
	kind, _ := parts.Shape().KindOf(card)
	if err := t.lineAsker().Confirm(kind, named.new, named.told, &card); err != nil {
		return nil, err
	}
	id, name := t.freeID(named.new), inBothLanguages(named.new)
	if known, ok := entryNamed[T](t, named.new); ok { // the values of a known card were typed again
		id, name = entryID(known), entryName(known)
	}
	nameCard(&card, id, name)
	t.keepInBox(id, card)
	return &card, nil
}

// askMeant asks whether people mean a saved entry with a similar name, or a name that has the typed
// text at the beginning of a word. If there is none, or if people mean a new entry, askMeant
// returns nil.
func askMeant[T any](t phrases, typed string, label func(T) string) (*T, error) {
	word := hyphenated(typed)
	like := func(name string) bool { return lookup.SoundsLike(name, word) || strings.Contains(name, "-"+word) }
	near := slices.DeleteFunc(box.All[T](t.Box), func(thing T) bool {
		names := entryNames(thing)
		return len(desk.Nearest(word, names)) == 0 && !slices.ContainsFunc(names, like)
	})
	if len(near) == 0 {
		return nil, nil
	}
	options := append(talk.Options(near, func(_ int, thing T) desk.Option { return desk.Option{Label: label(thing)} }),
		desk.Option{Keys: t.Letters("nн"), Label: t.say("learn.meant-new", tables.Args{"name": typed})})
	q := desk.Question{Text: t.say("learn.meant", tables.Args{"name": typed}), Default: "1", Fresh: true}
	i, err := t.Desk.Choose(q, options)
	if err != nil || i == len(near) {
		return nil, err
	}
	return &near[i], nil
}

func (t phrases) askBy(q box.CardQuestion, whole, field any) error {
	switch q.By {
	case "classes":
		return storeIn[[]parts.Class](field)(t.askClasses(q))
	case "gear":
		return storeIn[[]parts.CardID](field)(askCardIDs[parts.Search](t, q))
	case "deck":
		return storeIn[[]parts.CardID](field)(askCardIDs[parts.Encounter](t, q))
	case "encounter":
		return t.askEncounterLine(q.Name, whole.(*parts.Encounter))
	case "faces":
		return storeIn[[]parts.Face](field)(t.askFaces(q))
	case "rooms":
		return storeIn[[]parts.RoomPlan](field)(t.askTiles(q))
	case "placed":
		return storeIn[[]parts.Placed](field)(t.askPlaced(q, whole.(*parts.Chapter).Rooms))
	case "joins":
		return storeIn[[]parts.Join](field)(t.askJoins(q, whole.(*parts.Chapter).Rooms))
	case "colour":
		return t.askTileLine(q.Name, whole.(*parts.Tile))
	case "back":
		return storeIn[string](field)(t.askOtherSide(q, *whole.(*parts.Tile)))
	}
	return fmt.Errorf("nothing asks by %q", q.By)
}

func storeIn[T any](field any) func(T, error) error {
	return func(what T, err error) error {
		*field.(*T) = what
		return err
	}
}

func askCardIDs[T any](t phrases, q box.CardQuestion) ([]parts.CardID, error) {
	all, err := askEntries[T](t, q, "")
	var out []parts.CardID
	for _, c := range all {
		out = append(out, parts.CardID(entryID(c)))
	}
	return out, err
}

func askEntries[T any](t phrases, q box.CardQuestion, help string) ([]T, error) {
	typed, err := t.askList(q, help)
	var out []T
	for _, name := range typed {
		thing, known := entryNamed[T](t, name)
		if !known {
			if thing, err = readOffNew[T](t, name); err != nil {
				return nil, err
			}
		}
		out = append(out, thing)
	}
	return out, err
}

func (t phrases) askWords(id, name string) (string, error) {
	return t.Desk.Write(desk.Question{Text: t.say(id, tables.Args{"name": name}), Rest: true})
}

func (t phrases) noneWord() string { return t.Words.Say("box.none") }

func (t phrases) askList(q box.CardQuestion, help string) ([]string, error) {
	ask := desk.Question{Text: t.say(q.Say, tables.Args{"name": q.Name}), Help: help, Rest: true, Fresh: true}
	switch {
	case q.Likely == card.None:
		ask.Default = t.noneWord()
	case q.By == "classes":
		ask.Example = t.Own("baker, tinkerer", "пекарь, ремесленник")[0]
	default:
		ask.Example = t.Own("Night watch, Long march", "Ночной дозор, Долгий марш")[0]
	}
	return talk.Named(t.UI, ask, func(typed string) ([]string, error) {
		if ask.Default != "" && (typed == ask.Default || isNone(typed)) {
			return nil, nil
		}
		names := talk.Listed(typed)
		for _, name := range names {
			if !strings.ContainsFunc(name, unicode.IsLetter) {
				return nil, unread("name", tables.Args{"typed": name})
			}
		}
		return names, nil
	})
}

// Russian names of classes are replaced by their ids.
func (t phrases) askClasses(q box.CardQuestion) ([]parts.Class, error) {
	names, err := t.askList(q, "")
	var out []parts.Class
	for _, n := range names {
		c := hyphenated(n)
		out = append(out, parts.Class(cmp.Or(classWords[c], c)))
	}
	return out, err
}
