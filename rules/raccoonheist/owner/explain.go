package owner

import (
	"slices"

	parts "tablemate/tables/raccoonheist"
)

// Raid is what one group sent where.
type Raid struct {
	At   parts.Location
	Sent int
}

// Account tells after the reveal how the card was chosen and what each card
// would have meant for the raids that were made, before any die fell.
type Account struct {
	Basis Basis          `json:"basis"`
	Plan  Plan           `json:"plan"`
	Cards [5]Outlook     `json:"cards"` // in the order of parts.Locations
	Best  parts.Location `json:"best"`  // the card that would have served the Owner most
}

// Outlook is one card against raids that lie open.
type Outlook struct {
	At     parts.Location `json:"at"`
	Chance float64        `json:"chance"` // how often this Owner lays it
	Value  float64        `json:"value"`  // the raccoons' chance of winning after it
	Cost   float64        `json:"cost"`   // how much more that is than after the best card
}

// Reveal is what lies open when the card is shown.
type Reveal struct {
	Trap   parts.Location
	Raids  []Raid // one for each group in order
	Holder int    // the group with the popper; it matters with the advanced rules only
}

// Explain accounts for the choice of a card on t. It returns an error if t is no
// table in the middle of a game, or the Trap or the raids cannot be there.
func Explain(t Table, l Level, shown Reveal) (Account, error) {
	d, err := Decide(t, l)
	if err != nil {
		return Account{}, err
	}
	plan, ok := d.Plan(shown.Trap)
	if !ok {
		return Account{}, ErrTrap
	}
	if len(shown.Raids) != len(t.Groups) {
		return Account{}, ErrRaids
	}
	r := newRound(t)
	r.lay(placeOf(shown.Trap))
	values, ok := r.valuesOf(shown.Raids, shown.Holder)
	if !ok {
		return Account{}, ErrRaids
	}
	out := Account{Basis: d.Basis, Plan: plan}
	least := slices.Min(values[:])
	for i, v := range values {
		out.Cards[i] = Outlook{place(i).location(), plan.Cards[i].Chance, v, v - least}
		if out.Best == parts.Nowhere && v == least {
			out.Best = out.Cards[i].At
		}
	}
	return out, nil
}
