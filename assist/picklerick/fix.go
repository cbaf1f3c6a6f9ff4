package picklerick

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	box "tablemate/tables/picklerick"
)

// Fix asks what the table really shows. What and how much may stand on one
// line: "rick 5", "deck 12", "op 3 2,4", "tile 1,2 blR".
func (Flow) Fix(t *session.Talk, s game.State) (game.Action, error) {
	f := fixing{asking{talk{t}, s}}
	var offers []offer
	add := func(id, english, russian string, take func() (game.Action, error)) {
		o := desk.Option{Keys: f.Own(english, russian), Label: f.say("fix."+id, f.now())}
		offers = append(offers, offer{Option: o, Take: take})
	}
	add("rick", "rick", "рик", f.number(box.FullHealth, func(c *game.Correct, n *int) { c.Health = n }))
	add("at", "at", "где", f.at)
	add("deck", "deck", "колода", f.number(mostOnCard, func(c *game.Correct, n *int) { c.Deck = n }))
	add("hand", "hand", "рука", f.number(mostOnCard, func(c *game.Correct, n *int) { c.Hand = n }))
	add("discard", "discard", "сброс", f.number(mostOnCard, func(c *game.Correct, n *int) { c.Discard = n }))
	add("stack", "stack", "стопка", f.number(box.Tiles, func(c *game.Correct, n *int) { c.Stack = n }))
	add("jaguar", "jaguar", "ягуар", f.jaguar)
	add("op", "op", "оп", f.operative)
	add("dice", "dice", "кубики", f.dice)
	add("tile", "tile", "квадрат", f.tile)
	add("remove", "remove", "убрать", f.remove)
	if s.Russian != nil {
		add("rdeck", "rdeck", "рколода", f.number(mostOnCard, func(c *game.Correct, n *int) { c.RussianDeck = n }))
		add("rhand", "rhand", "ррука", f.number(mostOnCard, func(c *game.Correct, n *int) { c.RussianHand = n }))
	}
	add("turn", "turn", "ход", f.turn)
	add("house", "house", "правила", f.house)
	if s.Result != nil {
		add("go-on", "go", "играем", just(game.Correct{GoOn: true}))
	}
	return session.Menu(f.Talk, desk.Question{Text: f.say("fix.which")}, offers)
}

type fixing struct{ asking }

// now is what the record says, so that people see what differs.
func (f fixing) now() tables.Args {
	s := f.state
	said := tables.Args{
		"health": s.Rick.Health, "cell": place(s.Rick.Cell), "deck": s.Cards.Deck, "hand": s.Cards.Hand,
		"discard": s.Cards.Discard, "stack": s.Stack, "jaguar": f.jaguarNow(), "on": len(s.Operatives),
		"side": f.seat(s.Turn.Side), "rdeck": 0, "rhand": 0,
	}
	if s.Russian != nil {
		said["rdeck"], said["rhand"] = s.Russian.Deck, s.Russian.Hand
	}
	return said
}

func (f fixing) jaguarNow() string {
	j := f.state.Jaguar
	if j.Status == game.InPlay {
		return f.say("fix.jaguar-in-play", tables.Args{"health": j.Health, "cell": place(j.Cell)})
	}
	return f.say("fix.jaguar-" + string(j.Status))
}

func (f fixing) number(most int, put func(*game.Correct, *int)) func() (game.Action, error) {
	return func() (game.Action, error) {
		n, err := f.Desk.Number(desk.Question{Text: f.say("fix.number")}, 0, most)
		var c game.Correct
		put(&c, &n)
		return c, err
	}
}

func (f fixing) at() (game.Action, error) {
	cell, err := f.cell(f.say("fix.cell"))
	return game.Correct{Cell: &cell}, err
}

// Words that take a figure off the board, or out of the game.
var (
	offWords  = []string{"off", "нет"}
	goneWords = []string{"gone", "ушёл", "ушел"}
	downWords = []string{"down", "закрыт"}
)

func (f fixing) jaguar() (game.Action, error) {
	q := desk.Question{Text: f.say("fix.jaguar-ask"), Help: f.say("fix.jaguar-help")}
	j, err := session.Written(f.Talk, q, func(typed string) (game.Hunter, error) {
		j, word := f.state.Jaguar, strings.ToLower(typed)
		health, notNumber := strconv.Atoi(word)
		switch {
		case slices.Contains(offWords, word):
			j.Status = game.Away
		case slices.Contains(goneWords, word):
			j.Status = game.Gone
		case notNumber == nil && (health < 0 || health > box.FullHealth):
			return j, unread("jaguar", nil)
		case notNumber == nil:
			j.Health = health
		default:
			cell, err := readCell(typed, f.state.Rick.Cell)
			if err != nil {
				return j, unread("jaguar", nil)
			}
			j.Status, j.Cell = game.InPlay, cell
		}
		return j, nil
	})
	return game.Correct{Jaguar: &j}, err
}

func (f fixing) operative() (game.Action, error) {
	n, err := f.Desk.Number(desk.Question{Text: f.say("fix.operative")}, 1, box.Operatives)
	if err != nil {
		return nil, err
	}
	q := desk.Question{Text: f.say("fix.operative-cell", tables.Args{"number": n}), Help: f.say("fix.operative-help")}
	cell, err := session.Written(f.Talk, q, func(typed string) (*game.Cell, error) {
		if slices.Contains(offWords, strings.ToLower(typed)) {
			return nil, nil
		}
		cell, err := readCell(typed, f.state.Rick.Cell)
		return &cell, err
	})
	return game.Correct{Operatives: []game.Posted{{Number: n, Cell: cell}}}, err
}

func (f fixing) dice() (game.Action, error) {
	q := desk.Question{Text: f.say("fix.dice-ask"), Help: f.say("ask.roll-help")}
	faces, err := session.Written(f.Talk, q, func(typed string) ([]box.Symbol, error) { return readDice(typed, box.Dice) })
	return game.Correct{Dice: faces}, err
}

// tile is read as the board is drawn here: near is the south.
func (f fixing) tile() (game.Action, error) {
	cell, err := f.cell(f.say("fix.tile-which"))
	if err != nil {
		return nil, err
	}
	old, _ := tileAt(f.state, cell)
	q := desk.Question{Text: f.say("fix.tile-seen", tables.Args{"cell": place(cell)}), Help: f.say("fix.tile-help"), Rest: true}
	tile, err := session.Written(f.Talk, q, func(typed string) (game.Tile, error) {
		tile := game.Tile{Cell: cell, Face: game.Down, Place: old.Place, Markers: old.Markers}
		if slices.Contains(downWords, strings.ToLower(typed)) {
			return tile, nil
		}
		if r := []rune(typed); len(r) > 0 && (r[len(r)-1] < '0' || r[len(r)-1] > '9') {
			typed += "0" // what a tile calls matters only when it comes
		}
		seen, err := readTile(typed)
		edges := asDrawn(seen)
		tile.Face, tile.Colour, tile.Edges, tile.Summon = game.Up, seen.Colour, &edges, seen.Summon
		return tile, err
	})
	return game.Correct{Tiles: []game.Tile{tile}}, err
}

func (f fixing) remove() (game.Action, error) {
	cell, err := f.cell(f.say("fix.tile-which"))
	return game.Correct{Removed: []game.Cell{cell}}, err
}

// house changes how this table settles what the rulebook leaves open.
func (f fixing) house() (game.Action, error) {
	name, value, err := f.custom(f.state.House).Settling(f.Talk)
	return game.Settle{Name: name, Value: value}, err
}

func (f fixing) turn() (game.Action, error) {
	sides := []rules.Seat{game.SeatRick, game.SeatRussians}
	options := []desk.Option{
		{Keys: f.Own("rick", "рик"), Label: f.seat(sides[0])},
		{Keys: f.Own("russians", "русские"), Label: f.seat(sides[1])},
	}
	i, err := f.Desk.Choose(desk.Question{Text: f.say("fix.turn-ask")}, options)
	if err != nil {
		return nil, err
	}
	return game.Correct{Turn: sides[i]}, nil
}
