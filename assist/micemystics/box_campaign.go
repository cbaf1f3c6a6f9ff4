package micemystics

import (
	"slices"

	game "tablemate/rules/micemystics"
	parts "tablemate/tables/micemystics"
)

// campaignID is the entry of the owner's box that carries mice from chapter to
// chapter.
const campaignID = "campaign"

// carryOver keeps in the owner's box what the mice bring to the next chapter:
// abilities, one card each and story achievements (MM-CAMP-01, MM-CAMP-02). It is
// called with the state after the last mouse chose its card.
func (t phrases) carryOver(s game.State) {
	var c parts.Campaign
	t.findInBox(campaignID, &c)
	if c.ID == "" {
		c.ID, c.Name = campaignID, inBothLanguages(campaignID)
	}
	if !slices.Contains(c.Chapters, s.Chapter.ID) {
		c.Chapters = append(c.Chapters, s.Chapter.ID)
	}
	c.Story = s.Story
	for i := range s.Mice {
		m := &s.Mice[i]
		c.Mice = slices.DeleteFunc(c.Mice, func(g parts.Grown) bool { return g.Hero == m.Hero.ID })
		c.Mice = append(c.Mice, parts.Grown{Hero: m.Hero.ID, Abilities: m.Abilities, Card: m.Kept})
	}
	t.keepInBox(campaignID, c)
}
