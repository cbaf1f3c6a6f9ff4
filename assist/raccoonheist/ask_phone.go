package raccoonheist

import (
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

func (a prompter) ownRaids() []desk.Own {
	var all []desk.Own
	for _, seat := range a.state.Missing() {
		g := a.state.GroupOf(seat)
		if g.Name == "" || a.state.Mode.InGroups() {
			continue // the player has no name, or leads both groups
		}
		all = append(all, desk.Own{
			Seat: g.Name, Text: a.say("ask.raid", a.groupArgs(g)), Buttons: a.raids(g),
			Moment: "round " + strconv.Itoa(a.state.Round.Number),
		})
	}
	return all
}

func (a prompter) raids(g *game.Group) desk.Buttons {
	var out desk.Buttons
	counts := map[parts.Location]bool{}
	for _, did := range (game.Game{}).Legal(a.state) {
		if raid, ok := did.(game.Raid); ok && raid.Seat == g.Seat {
			counts[raid.Location] = true
		}
	}
	for _, l := range a.state.Row {
		place := a.key(game.Place(l))
		line := desk.Line{Label: a.place(l)}
		for n := 1; n <= g.Reserve && counts[l]; n++ {
			line.Pieces = append(line.Pieces, desk.Row{Key: place + " " + strconv.Itoa(n), Label: strconv.Itoa(n)})
		}
		if !counts[l] {
			line.Note = a.say("tap.closed")
		}
		out.Grid = append(out.Grid, line)
	}
	if len((game.Game{}).Check(a.state, game.Pass{Seat: g.Seat})) == 0 {
		out.Plain = []desk.Row{{Key: a.word("none"), Label: a.say("tap.nobody")}}
	}
	return out
}

func (a prompter) poppers() (out desk.Buttons) {
	for _, did := range (game.Game{}).Legal(a.state) {
		if use, ok := did.(game.UsePopper); ok {
			keys := a.keys(game.Forms.Nouns(use, game.NounSeat)...)
			out.Plain = append(out.Plain, desk.Row{Key: strings.Join(keys, " "), Label: a.seats(use.For)})
		}
	}
	out.Plain = append(out.Plain, desk.Row{Key: a.word("no"), Label: a.say("tap.popper-kept")})
	return out
}

func (a prompter) rescues(g *game.Group, carry int) desk.Buttons {
	out := desk.Buttons{Plain: []desk.Row{{Key: a.word("none"), Label: a.say("tap.none-back")}}}
	if len(a.state.Groups) == 1 {
		out.Plain = append(out.Plain, talk.Numbers(1, min(carry, a.state.Free(g)))...)
		return out
	}
	for i := range a.state.Groups {
		of := &a.state.Groups[i]
		line := desk.Line{Label: a.groupName(of)}
		for n := 1; n <= min(carry, a.state.Free(of)); n++ {
			key := a.key(of.Seat.Noun()) + " " + strconv.Itoa(n)
			line.Pieces = append(line.Pieces, desk.Row{Key: key, Label: strconv.Itoa(n)})
		}
		if len(line.Pieces) > 0 {
			out.Grid = append(out.Grid, line)
		}
	}
	out.Many = carry > 1 && len(out.Grid) > 1
	return out
}

// Said parses an action that a seat types on its own phone while another seat is asked. Such
// actions are possible only during the heist.
func (Flow) Said(t *talk.UI, s game.State, seat rules.Seat, typed string) (game.Action, string, error) {
	a := prompter{phrases: phrases{t}, state: s, speaker: seat}
	if s.Round.Step != game.Heist {
		return nil, "", unread("not-now", tables.Args{"typed": typed})
	}
	did, err := a.readAny(typed)
	return did, "", err
}
