package picklerick

import (
	"cmp"
	"strconv"
	"strings"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

type transition = session.Transition[game.State, game.Action]

// tale defines the log of a game. Readers of the log see no board. Therefore the log describes
// walks by directions, and gives Rick's health after a shot.
var tale = session.TaleSpec[game.State, game.Action]{
	Own:      ownWords,
	Idle:     idleFigure,
	IdleTold: idleTold,
	Quiet:    []string{"reroll", "keep", "end"},
	Joined:   []string{"reveal"},
	Silent: []string{
		"rolled", "rerolled", "played-rick", "played-russians", "joker-pays", "turn-rick", "turn-russians", "turn-idle",
		"warned.PR-WIN-02", "warned.PR-WIN-04", "warned.PR-WIN-09", "warned.PR-SOLO-12",
	},
}

// ownWords returns the log's own sentence for an action. If the sentences of the action's notes are
// enough, it returns nil.
func ownWords(t *talk.UI, d transition) []string {
	w, said := phrases{t}, ""
	switch did := d.Did.(type) {
	case game.Fell:
		id := "tale.rolled"
		if d.Before.Turn.Step == game.Fall {
			id = "tale.rerolled"
		}
		faces := tables.Each(d.After.Turn.Dice, func(d game.Die) parts.Symbol { return d.Face })
		said = w.say(id, tables.Args{"dice": w.symbols(faces)})
	case game.StepTo:
		said = w.walked(d, did.Figure, []game.Cell{did.To}, 0)
	case game.ActAlone:
		said = w.walked(d, did.Figure, did.Path, did.Shots)
	case game.Shoot:
		said = Flow{}.Report(t, d.Before, did)
	case game.Play:
		side := string(cmp.Or(d.Before.Turn.Side, game.SeatRick))
		said = w.say("tell.played-"+side, tables.Args{"card": w.playedName(did)})
	case game.Reveal:
		said = w.say("tale.tile", tables.Args{"tile": w.seen(did.Tile)})
	case game.Answer:
		if d.Before.Wait == nil || d.Before.Wait.For != game.ForBribe {
			return nil
		}
		id := "tale.bribe-no"
		if did.Yes {
			id = "tale.bribe"
		}
		said = w.say(id)
	}
	if said == "" {
		return nil
	}
	return []string{session.AsSentence(said)}
}

func (t phrases) walked(d transition, who game.Figure, path []game.Cell, shots int) string {
	var deeds []string
	if len(path) > 0 {
		from, _ := d.Before.Where(who)
		way := t.wayText(from, path) + t.through(d.Before, who, path)
		deeds = append(deeds, t.say("tale.goes", tables.Args{"way": way}))
	}
	if shots > 0 {
		deeds = append(deeds, t.say("tale.shoots", tables.Args{"count": shots}))
	}
	if len(deeds) == 0 {
		return ""
	}
	told := t.figure(who) + " " + strings.Join(deeds, t.say("tale.and"))
	if lost := d.Before.Rick.Health - d.After.Rick.Health; lost > 0 {
		told += t.say("tale.lost", tables.Args{"health": d.After.Rick.Health})
	}
	return told
}

// wayText describes a path. If consecutive moves have the same direction, the direction is named
// once. If a move skips a tile, wayText names only the last tile of the path.
func (t phrases) wayText(from game.Cell, path []game.Cell) string {
	var legs []string
	for i, to := range path {
		way, steps := from.Toward(to)
		from = to
		if steps != 1 {
			return t.say("tale.onto", tables.Args{"cell": t.cell(path[len(path)-1])})
		}
		leg := t.toward(way)
		if i == 0 || legs[len(legs)-1] != leg {
			legs = append(legs, leg)
		}
	}
	return strings.Join(legs, t.say("tale.then"))
}

func idleFigure(_ *talk.UI, d transition) string {
	act, alone := d.Did.(game.ActAlone)
	if !alone || len(act.Path) > 0 || act.Shots > 0 {
		return ""
	}
	return act.Figure.String()
}

// idleTold returns a sentence about idle figures. It names operatives by number.
func idleTold(t *talk.UI, who []string) string {
	w, numbers, names := phrases{t}, []string(nil), []string(nil)
	for _, name := range who {
		var f game.Figure
		if f.UnmarshalText([]byte(name)) == nil && f.IsOperative() {
			numbers = append(numbers, strconv.Itoa(int(f)))
			continue
		}
		names = append(names, w.figure(f))
	}
	if len(numbers) > 0 {
		said := tables.Args{"count": len(numbers), "numbers": strings.Join(numbers, ", ")}
		names = append([]string{w.say("tale.operatives", said)}, names...)
	}
	return tables.Capital(w.say("tale.idle", tables.Args{"count": len(who), "who": strings.Join(names, ", ")}))
}

// Turn returns the present turn. Rick's and the Russians' first turns both have the number 1.
func (Flow) Turn(t *talk.UI, s game.State) talk.Turn {
	side := cmp.Or(s.Turn.Side, game.SeatRick)
	w := phrases{t}
	turn := talk.HeadTurn(t, (s.Turn.Number+1)/2, side, w.seat(side))
	if name := s.Player(side); name != "" && name != w.seat(side) && turn.Number > 0 {
		turn.Heading += " (" + name + ")"
	}
	return turn
}

var course = session.SummarySpec[game.State, game.Action]{
	Mode: func(t *talk.UI, s game.State) (name, said string) {
		return string(s.Mode), phrases{t}.say("title.mode-" + string(s.Mode))
	},
	Seats:    seatsOf,
	Counters: counters,
	Turning:  []string{"departed.PR-JAG-06", "departed.PR-JAG-09"},
	Counted: []session.Counted{
		{Note: "killed", What: "kills", Side: game.SeatRick},
		{Note: "wounded-jaguar", What: "jaguar-damage", Side: game.SeatRick, N: "damage"},
		{Kind: game.Reveal{}.Kind(), What: "tiles", Side: game.SeatRick},
		{Note: "drew-rick", What: "drawn", Side: game.SeatRick, N: "count"},
		{Note: "played-rick", What: "played", Side: game.SeatRick},
		{Falls: "health", What: "damage", Side: game.SeatRussians},
		{Note: "summoned", What: "summoned", Side: game.SeatRussians, N: "count"},
		{Note: "drew-russians", What: "drawn", Side: game.SeatRussians, N: "count"},
		{Note: "played-russians", What: "played", Side: game.SeatRussians},
	},
}

func seatsOf(s game.State) []rules.Seat {
	return []rules.Seat{game.SeatRick, game.SeatRussians}[:s.Mode.Seats()]
}

func counters(s game.State) []session.Counter {
	out := []session.Counter{
		{What: "health", Value: s.Rick.Health, Most: parts.FullHealth},
		{What: "operatives", Value: len(s.Operatives), Most: parts.Operatives},
		{What: "deck", Value: s.Cards.Deck, Most: parts.DeckSize},
		{What: "stack", Value: s.Stack},
	}
	if s.Jaguar.Status == game.InPlay || s.Jaguar.Status == game.Gone && s.Jaguar.Health == 0 {
		out = append(out, session.Counter{What: "jaguar", Value: s.Jaguar.Health, Most: parts.FullHealth})
	}
	return out
}
