package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// feedWheel puts cheese on the wheel, or takes some off below 0; the note's id
// says why.
func (c *course) feedWheel(id string, rule tables.RuleID, cheese int) {
	c.Wheel = max(0, c.Wheel+cheese)
	c.note(id, rule, rules.Args{"cheese": c.Wheel, "added": cheese, "full": parts.FullWheel})
}

// layTrack lays these cards; the turn stays with the card that has it.
func (s *State) layTrack(cards []Card) {
	s.Track = cards
	if now := s.slot(s.Turn.Card); now > 0 {
		s.Turn.Slot = now
	}
}

// removeCard takes an initiative card off the track; lower cards slide up
// (MM-INIT-06).
func (c *course) removeCard(id string, rule tables.RuleID) {
	at := c.slot(id)
	if at > 0 && at < c.Turn.Slot {
		c.Turn.Slot--
	}
	c.Track = slices.DeleteFunc(c.Track, func(o Card) bool { return o.ID == id })
	c.note("card-removed", rule, rules.Args{"card": initiativeCard(id)})
}

// discardEncounter takes the open encounter card away.
func (c *course) discardEncounter(rule tables.RuleID) {
	if c.Open.ID != "" {
		c.note("closed", rule, encounterArgs(c.Open))
	}
	c.Drawn = added(c.Drawn, c.Open.ID)
	c.Open = nil
}

// encounterArgs is an encounter card with its name in either language: the
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

// houseRule settles an open question from now on, or plays without a rule.
func (c *course) houseRule(a Settle) {
	c.House = c.House.With(a.Name, a.Value)
	switch a.Value {
	case rules.Waived:
	case rules.InForce:
		c.note("in-force", tables.RuleID(a.Name), nil)
	default:
		c.note("settled", "", rules.Args{"name": a.Name, "value": a.Value})
	}
}
