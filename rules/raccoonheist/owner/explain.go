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

// Explain accounts for the choice on t with this Trap after these raids, one
// for each group in order. Holder is the group with the popper at the reveal,
// which matters with the advanced rules only.
func Explain(t Table, l Level, trap parts.Location, raids []Raid, holder int) (Account, error) {
	d, err := Decide(t, l)
	if err != nil {
		return Account{}, err
	}
	plan, ok := d.Plan(trap)
	if !ok {
		return Account{}, ErrTrap
	}
	if len(raids) != len(t.Groups) {
		return Account{}, ErrRaids
	}
	r := newRound(t)
	r.lay(placeOf(trap))
	values, ok := r.valuesOf(raids, holder)
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
