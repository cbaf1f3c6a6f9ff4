package raccoonheist

import (
	"strconv"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// ownRaids asks each group for its raid on its own phone, all at the same time.
func (a prompter) ownRaids() []desk.Own {
	var all []desk.Own
	for _, seat := range a.state.Missing() {
		g := a.group(seat)
		if g.Name == "" || a.state.Mode.InGroups() {
			continue // one person leads both groups
		}
		all = append(all, desk.Own{
			Seat: g.Name, Text: a.say("ask.raid", a.groupArgs(g)), Buttons: a.raids(g),
			Moment: "round " + strconv.Itoa(a.state.Round.Number),
		})
	}
	return all
}

// raids returns buttons for the raids of a group: a line for each location, with a button for each
// number of raccoons.
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
	out.Plain = []desk.Row{{Key: a.word("none"), Label: a.say("tap.nobody")}}
	return out
}

// Said reads what a seat says on its own phone while another seat is asked, for example its own
// raid.
func (Flow) Said(t *talk.UI, s game.State, seat rules.Seat, typed string) (game.Action, string, error) {
	a := prompter{phrases: phrases{t}, state: s, speaker: seat}
	if s.Round.Step != game.Heist {
		return nil, "", unread("not-now", tables.Args{"typed": typed})
	}
	did, err := a.readAny(typed)
	return did, "", err
}
