package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// feedWheel puts cheese on the wheel, or takes some off below 0; the note's id
// says why.
func (r *resolver) feedWheel(id string, rule tables.RuleID, cheese int) {
	r.Wheel = max(0, r.Wheel+cheese)
	r.note(id, rule, rules.Args{"cheese": r.Wheel, "added": cheese, "full": parts.FullWheel})
}

// setTrack lays these cards; the turn stays with the card that has it.
func (s *State) setTrack(cards []Card) {
	s.Track = cards
	if now := s.slot(s.Turn.Card); now > 0 {
		s.Turn.Slot = now
	}
}

// removeCard takes an initiative card off the track; lower cards slide up
// (MM-INIT-06).
func (r *resolver) removeCard(id string, rule tables.RuleID) {
	at := r.slot(id)
	if at > 0 && at < r.Turn.Slot {
		r.Turn.Slot--
	}
	r.Track = slices.DeleteFunc(r.Track, func(o Card) bool { return o.ID == id })
	r.note("card-removed", rule, rules.Args{"card": initiativeCard(id)})
}

// discardEncounter takes the open encounter card away.
func (r *resolver) discardEncounter(rule tables.RuleID) {
	if r.Open.ID != "" {
		r.note("closed", rule, encounterArgs(r.Open))
	}
	r.Drawn = added(r.Drawn, r.Open.ID)
	r.Open = nil
}

// encounterArgs returns an encounter card with its name in either language: the
// table forgets it with the card.
func encounterArgs(card *parts.Encounter) rules.Args {
	args := rules.Args{"card": encounterCard(card.ID)}
	if card.Name.En != "" {
		args["en"] = card.Name.En
	}
	if card.Name.Ru != "" {
		args["ru"] = card.Name.Ru
	}
	return args
}

// applySettle settles an open question from now on, or plays without a rule.
func (r *resolver) applySettle(a Settle) {
	r.House = r.House.With(a.Name, a.Value)
	switch a.Value {
	case rules.Waived:
	case rules.InForce:
		r.note("in-force", tables.RuleID(a.Name), nil)
	default:
		r.note("settled", "", rules.Args{"name": a.Name, "value": a.Value})
	}
}
