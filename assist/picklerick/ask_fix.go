package picklerick

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// Fix asks for a correction, such as "rick 5", "deck 12", "op 3 m8", "tile l5 blR".
func (Flow) Fix(t *talk.UI, s game.State) (game.Action, error) {
	f := fixForm{prompter{phrases{t}, s}}
	return session.Fixing[game.State, game.Action]{
		Reader: talk.Reader[game.Action]{UI: t, Area: "picklerick", Words: fixWords},
		Voice:  voice, State: s, Places: game.Correctables, Dealt: "PR-SET-01",
		Read: map[string]session.TypedValue{"jaguar": {Parse: f.jaguar, Example: strconv.Itoa(parts.FullHealth)}},
		Take: map[string]func() (game.Action, error){
			"at": f.at, "op": f.operative, "dice": f.dice, "tile": f.tile, "remove": f.remove,
			"marker": f.askMark(false), "unmark": f.askMark(true), "turn": f.turn, "house": f.house,
		},
		Made: func(c rules.Correction) game.Action { return game.Correct{Correction: c} },
	}.Fix()
}

var fixWords = map[string][]string{
	"rick": {"rick", "рик"}, "at": {"at", "где"}, "deck": {"deck", "колода"}, "hand": {"hand", "рука"},
	"discard": {"discard", "сброс"}, "stack": {"stack", "стопка"}, "jaguar": {"jaguar", "ягуар"}, "op": {"op", "оп"},
	"dice": {"dice", "кубики"}, "tile": {"tile", "квадрат"}, "remove": {"remove", "убрать"},
	"marker": {"marker", "метка"}, "unmark": {"unmark", "снять"}, "rdeck": {"rdeck", "рколода"},
	"rhand": {"rhand", "ррука"}, "turn": {"turn", "ход"}, "house": {"house", "правила"}, "go-on": {"go", "играем"},
}

type fixForm struct{ prompter }

func correct(path string, value any) game.Action {
	return game.Correct{Correction: rules.Correction{Changes: []rules.Change{rules.To(path, value)}}}
}

func (f fixForm) at() (game.Action, error) {
	cell, err := f.askCell(f.say("fix.at-ask"))
	return correct(game.RickCell, cell), err
}

// Words for "off the board", "out of the game" and "face down".
var (
	offWords  = []string{"off", "нет"}
	goneWords = []string{"gone", "ушёл", "ушел"}
	downWords = []string{"down", "закрыт"}
)

// jaguar parses the health of Jaguar, his tile, or a word for "off the board" or "out of the game".
func (f fixForm) jaguar(typed string) (any, error) {
	j, word := f.state.Jaguar, strings.ToLower(typed)
	health, notNumber := strconv.Atoi(word)
	switch {
	case slices.Contains(offWords, word):
		j.Status = game.Away
	case slices.Contains(goneWords, word):
		j.Status = game.Gone
	case notNumber == nil && (health < 0 || health > parts.FullHealth):
		return j, unread("jaguar", nil)
	case notNumber == nil:
		j.Health = health
	default:
		cell, err := f.readCell(typed, f.state.Rick.Cell)
		if err != nil {
			return j, unread("jaguar", nil)
		}
		j.Status, j.Cell = game.InPlay, cell
	}
	return j, nil
}

func (f fixForm) operative() (game.Action, error) {
	var n int
	var cell *game.Cell
	err := talk.StepsWithin(
		func() (err error) {
			n, err = f.Desk.Number(desk.Question{Text: f.say("fix.operative")}, 1, parts.Operatives)
			return err
		},
		func() (err error) {
			cell, err = f.operativeCell(n)
			return err
		},
	)
	if cell == nil {
		return correct(game.PathOfOperative(n), nil), err
	}
	return correct(game.PathOfOperative(n)+"/cell", cell), err
}

func (f fixForm) operativeCell(n int) (*game.Cell, error) {
	q := desk.Question{Text: f.say("fix.operative-cell", tables.Args{"number": n}), Help: f.say("fix.operative-help")}
	q.Example = f.cell(f.state.Rick.Cell)
	return talk.Written(f.UI, q, func(typed string) (*game.Cell, error) {
		if slices.Contains(offWords, strings.ToLower(typed)) {
			return nil, nil
		}
		cell, err := f.readCell(typed, f.state.Rick.Cell)
		return &cell, err
	})
}

func (f fixForm) dice() (game.Action, error) {
	q := desk.Question{Text: f.say("fix.dice-ask"), Help: f.say("ask.roll-help")}
	q.Example = f.rollExample(parts.Dice)
	faces, err := talk.Written(f.UI, q, func(typed string) ([]parts.Symbol, error) {
		return readDice(typed, parts.Dice)
	})
	return correct(game.TurnDice, game.Fallen(faces)), err
}

// The method `tile` asks for a corrected tile. People describe the tile as the drawn board shows
// it, with south at the bottom.
func (f fixForm) tile() (game.Action, error) {
	var cell game.Cell
	var tile game.Tile
	err := talk.StepsWithin(
		func() (err error) {
			cell, err = f.askCell(f.say("fix.tile-which"))
			return err
		},
		func() (err error) {
			tile, err = f.tileOn(cell)
			return err
		},
	)
	return correct(game.PathOfTile(cell), tile), err
}

func (f fixForm) tileOn(cell game.Cell) (game.Tile, error) {
	q := desk.Question{
		Text: f.say("fix.tile-seen", tables.Args{"cell": f.cell(cell)}),
		Help: f.say("fix.tile-help"), Example: f.tileExample(), Rest: true,
	}
	return talk.Written(f.UI, q, func(typed string) (game.Tile, error) {
		tile := game.Tile{Cell: cell, Face: game.Down}
		if old := f.state.TileOn(cell); old != nil {
			tile.Place, tile.Markers = old.Place, old.Markers
		}
		if slices.Contains(downWords, strings.ToLower(typed)) {
			return tile, nil
		}
		if strings.TrimRightFunc(typed, unicode.IsDigit) == typed {
			typed += "0" // a correction may leave out the number of operatives
		}
		seen, err := readWholeTile(typed)
		edges := seen.TurnedTo(game.South)
		tile.Face, tile.Colour, tile.Edges, tile.Summon = game.Up, seen.Colour, &edges, seen.Summon
		return tile, err
	})
}

func (f fixForm) remove() (game.Action, error) {
	cell, err := f.askCell(f.say("fix.tile-which"))
	return correct(game.PathOfTile(cell), nil), err
}

func (f fixForm) house() (game.Action, error) {
	name, value, err := f.customOf(f.state.House).Settling(f.UI)
	return game.Settle{Name: name, Value: value}, err
}

func (f fixForm) turn() (game.Action, error) {
	sides := []rules.Seat{game.SeatRick, game.SeatRussians}
	options := []desk.Option{
		{Keys: f.Own("rick", "рик"), Label: f.seat(sides[0])},
		{Keys: f.Own("russians", "русские"), Label: f.seat(sides[1])},
	}
	i, err := f.Desk.Choose(desk.Question{Text: f.say("fix.turn-ask")}, options)
	if err != nil {
		return nil, err
	}
	return correct(game.OnTurn, sides[i]), nil
}
