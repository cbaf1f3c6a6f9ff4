package picklerick

import (
	"strconv"
	"strings"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	box "tablemate/tables/picklerick"
)

// Tell is a sentence about one consequence; "" when it goes without saying.
// What an automated figure does is told in one line when it is decided.
func (Flow) Tell(t *session.Talk, before game.State, e game.Event) string {
	w := telling{talk{t}, before, game.Game{}.Fold(before, e)}
	switch e := e.(type) {
	case game.TurnBegan, game.Rolled, game.Rerolled, game.Warned, game.Spent, game.Gained:
		return w.turn(e)
	case game.Drew, game.Lost, game.Played, game.Reshuffled:
		return w.cards(e)
	case game.Laid, game.Blocked, game.Collapsed, game.Turned, game.Marked:
		return w.tiles(e)
	case game.Summoned, game.Relocated, game.Killed, game.Entered, game.Departed, game.Wounded, game.Healed:
		return w.figuresTold(e)
	case game.Corrected:
		return w.say("tell.corrected")
	case game.Settled:
		return w.settlement(e)
	}
	return ""
}

type telling struct {
	talk
	before, after game.State
}

func (w telling) turn(e game.Event) string {
	switch e := e.(type) {
	case game.TurnBegan:
		return w.turnBegan(e)
	case game.Rolled, game.Rerolled:
		return "  " + w.symbols(faces(w.after.Turn.Dice))
	case game.Warned:
		return w.Paint.Warning(w.say("tell.warned." + string(e.Rule)))
	case game.Spent:
		return w.spent(e)
	case game.Gained:
		return w.Paint.Gain(w.say("tell.gained", tables.Args{"count": e.Jokers}))
	}
	return ""
}

// turnBegan is quiet where Rick's player sits alone, and says at once when the
// automated Russians can do nothing.
func (w telling) turnBegan(e game.TurnBegan) string {
	switch {
	case e.Side == game.SeatRick && w.after.Mode.Alone():
		return ""
	case w.after.Turn.Step == game.Act && w.idle():
		return w.say("tell.turn-idle")
	}
	return w.say("tell.turn-" + string(e.Side))
}

// settlement is a house rule from now on. A waived one is told where people
// waive it.
func (w telling) settlement(e game.Settled) string {
	switch e.Value {
	case rules.Waived:
		return ""
	case rules.InForce:
		return w.say("tell.in-force", tables.Args{"rule": e.Name})
	}
	return w.say("tell.settled", tables.Args{"reading": w.settled(e.Name, e.Value)})
}

// idle reports whether no automated figure will move or shoot.
func (w telling) idle() bool {
	for _, d := range w.after.Plan() {
		act, ok := d.Action.(game.ActAlone)
		if !ok || len(act.Path) > 0 || act.Shots > 0 {
			return false
		}
	}
	return true
}

func faces(dice []game.Die) []box.Symbol {
	out := make([]box.Symbol, len(dice))
	for i, d := range dice {
		out[i] = d.Face
	}
	return out
}

// spent tells only of jokers: a plain symbol that pays for itself is no news.
func (w telling) spent(e game.Spent) string {
	jokers := e.Jokers
	for _, n := range e.Dice {
		if n >= 1 && n <= len(w.before.Turn.Dice) && w.before.Turn.Dice[n-1].Face == box.Joker {
			jokers++
		}
	}
	if jokers == 0 {
		return ""
	}
	return w.say("tell.joker-pays", tables.Args{"count": jokers})
}

func (w telling) cards(e game.Event) string {
	switch e := e.(type) {
	case game.Drew:
		cards := w.pile(w.before, e.Side).Deck - w.pile(w.after, e.Side).Deck
		return w.say("tell.drew-"+string(e.Side), tables.Args{"count": cards, "deck": w.pile(w.after, e.Side).Deck})
	case game.Lost:
		cards := w.pile(w.before, e.Side).Deck - w.pile(w.after, e.Side).Deck
		return w.Paint.Loss(w.say("tell.lost", tables.Args{"count": cards, "deck": w.pile(w.after, e.Side).Deck}))
	case game.Played:
		return w.say("tell.played-"+string(e.Side), tables.Args{"card": w.card(e.Card)})
	case game.Reshuffled:
		return w.say("tell.reshuffled", tables.Args{"deck": w.pile(w.after, e.Side).Deck})
	}
	return ""
}

func (w telling) pile(s game.State, side rules.Seat) game.Piles {
	switch {
	case side != game.SeatRussians:
		return s.Cards
	case s.Russian == nil:
		return game.Piles{}
	}
	return *s.Russian
}

func (w telling) tiles(e game.Event) string {
	switch e := e.(type) {
	case game.Laid:
		return w.laid(e.Tile)
	case game.Blocked:
		return w.Paint.Loss(w.say("tell.blocked"))
	case game.Collapsed:
		return w.Paint.Loss(w.say("tell.collapsed", tables.Args{"count": e.Tiles, "stack": w.after.Stack}))
	case game.Turned:
		return w.say("tell.turned", tables.Args{"cell": place(e.Cell)})
	case game.Marked:
		id := "tell.marked"
		if e.Gone {
			id = "tell.unmarked"
		}
		return w.say(id, tables.Args{"marker": e.Marker, "cell": place(e.Cell)})
	}
	return ""
}

// laid counts the colours that bring Jaguar, as long as he is away (PR-JAG-02).
func (w telling) laid(tile game.Tile) string {
	colour := tile.Colour
	if w.before.Jaguar.Status != game.Away || colour != box.Red && colour != box.Blue {
		return ""
	}
	return w.say("tell.colour-"+string(colour), tables.Args{"n": w.after.Count(colour), "entry": box.EntryCount})
}

func (w telling) figuresTold(e game.Event) string {
	switch e := e.(type) {
	case game.Summoned:
		return w.Paint.Loss(w.say("tell.summoned", w.posted(e.Operatives, e.Cell)))
	case game.Relocated:
		return w.say("tell.relocated", w.posted(e.Operatives, e.Cell))
	case game.Killed:
		return w.Paint.Gain(w.say("tell.killed", tables.Args{"number": e.Operative, "on": len(w.after.Operatives), "all": box.Operatives}))
	case game.Entered:
		return w.Paint.Loss(w.say("tell.entered", tables.Args{"cell": place(e.Cell)}))
	case game.Departed:
		return w.Paint.Gain(w.say("tell.departed." + string(e.Why)))
	case game.Wounded:
		return w.wounded(e)
	case game.Healed:
		return w.Paint.Gain(w.say("tell.healed", tables.Args{"figure": w.figure(e.Figure), "health": health(w.after, e.Figure)}))
	}
	return ""
}

func (w telling) posted(numbers []int, at game.Cell) tables.Args {
	names := make([]string, len(numbers))
	for i, n := range numbers {
		names[i] = strconv.Itoa(n)
	}
	return tables.Args{
		"count": len(numbers), "operatives": strings.Join(names, ", "), "cell": place(at),
		"on": len(w.after.Operatives), "all": box.Operatives,
	}
}

func (w telling) wounded(e game.Wounded) string {
	if w.before.Turn.Step == game.Act && e.Figure == game.Rick {
		return ""
	}
	said := tables.Args{"figure": w.figure(e.Figure), "damage": e.Damage, "health": health(w.after, e.Figure)}
	switch {
	case e.Figure == game.Rick:
		return w.Paint.Loss(w.say("tell.wounded", said))
	case e.Figure == game.Jaguar:
		return w.Paint.Gain(w.say("tell.wounded", said))
	}
	return w.say("tell.hurt", said)
}

func health(s game.State, f game.Figure) int {
	switch {
	case f == game.Rick:
		return s.Rick.Health
	case f == game.Jaguar:
		return s.Jaguar.Health
	}
	return 0
}
