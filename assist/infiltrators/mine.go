package infiltrators

import (
	"slices"
	"strings"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	game "tablemate/rules/infiltrators"
)

// Sheet returns data that tells an agent in private whether a hint must lie upright or sideways.
// For each possible suspect, the data has the orientation of every hint card. The data also has the
// visible hints. After a mission, Sheet returns nil.
func (Flow) Sheet(t *talk.UI, s game.State) *session.SeatSheet {
	if s.Result != nil {
		return nil
	}
	a := prompter{phrases: phrases{t}, state: s}
	m := &session.SeatSheet{
		Upright:  a.say("lies." + string(game.Upright)),
		Sideways: a.say("lies." + string(game.Sideways)),
	}
	deck, seen := s.Deck(), s.Seen()
	for _, card := range deck {
		m.Cards = append(m.Cards, session.SheetCard{
			Row: a.suit(card.Suit()), Label: value(card), Name: a.card(card), Seen: slices.Contains(seen, card),
		})
		var lies strings.Builder
		for _, hint := range deck {
			if game.LiesBy(hint, card) == game.Upright {
				lies.WriteByte('1')
			} else {
				lies.WriteByte('0')
			}
		}
		m.Lies = append(m.Lies, lies.String())
	}
	for i := range s.Agents {
		if g := &s.Agents[i]; g.Suspect {
			line := a.seat(g.Seat) + ": " + a.clues(g)
			if below := a.beneath(g); below != "" {
				line += " · " + below
			}
			m.Notes = append(m.Notes, line)
		}
	}
	return m
}
