package chezguevara

import "slices"

// The cards that the rulebook gives work of their own.
const (
	Promotion      CardID = "promotion"
	Demotion       CardID = "demotion"
	Exposure       CardID = "exposure"
	Orderly        CardID = "orderly"
	GloriousLeader CardID = "glorious-leader"
)

// Named lists the cards that the rulebook names, with what it says of them. The
// rest stands on the real cards: where slack and cost are missing a card is Untold.
var Named = []Card{
	{ID: "bomber", Untold: true, Rolls: true},              // CG-ROLL-02
	{ID: "lucky-7", Pay: 1},                                // CG-PAY-04
	{ID: "soap", Kind: Thing, Cost: 1, Untold: true},       // CG-LOOT-01
	{ID: "art-of-war", Kind: Thing, Cost: 3, Untold: true}, // CG-LOOT-01
	{ID: "sex-with-capitalist-agent", Kind: Activity, Die: true, Slack: -1, Categories: []Category{Sex}}, // CG-ACT-05
	{ID: Promotion, Kind: Event},                                               // CG-PROMO-01
	{ID: Demotion, Kind: Event},                                                // CG-DEMO-01
	{ID: "raid", Kind: Activity, Categories: []Category{Raid}},                 // CG-RAID-01
	{ID: Exposure, Kind: Event},                                                // CG-EXPO-01
	{ID: "mao-quotations", Kind: Thing, Exposure: 1, Untold: true},             // CG-EXPO-11
	{ID: GloriousLeader, Kind: Person, Untold: true},                           // CG-MOOCH-01, CG-AMB-45
	{ID: Orderly, Kind: Person, Untold: true},                                  // CG-REV-03
	{ID: "new-beret", Kind: Thing, Slack: 1, Untold: true},                     // CG-WIN-03: one at least
	{ID: "requisition"},                                                        // CG-WIN-04
	{ID: "bomber-training", Cancels: []Category{Sleep}},                        // CG-CANC-08
	{ID: "sleep", Kind: Activity, Categories: []Category{Sleep}, Untold: true}, // CG-CANC-08
	{ID: "digging-holes", Kind: Activity},                                      // CG-ABUSE-08
	{ID: "kitchen-duty", Kind: Activity},                                       // CG-ABUSE-08
	{ID: "gordo", Kind: Person, Eats: []Category{Food, Drink}},                 // CG-MOOCH-06
	{ID: "beauty", Kind: Person, Untold: true},                                 // CG-MOOCH-01, CG-AMB-45
	{ID: "tequila", Categories: []Category{Drink}, Untold: true},               // CG-MOOCH-06
	{ID: "potato", Categories: []Category{Food}, Untold: true},                 // CG-MOOCH-06
	{ID: "goat", Categories: []Category{Pet, Food}, Untold: true},              // CG-DUAL-03
	{ID: "green", Protects: []Category{Pet}, Untold: true},                     // CG-DUAL-03
	{ID: "cat", Kind: Person, Categories: []Category{Cat}, Untold: true},       // CG-REC-12
}

// Known returns what the rulebook says of a card, nil where it does not name it.
func Known(id CardID) *Card {
	i := slices.IndexFunc(Named, func(c Card) bool { return c.ID == id })
	if i < 0 {
		return nil
	}
	return &Named[i]
}
