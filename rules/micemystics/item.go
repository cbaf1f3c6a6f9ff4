package micemystics

import box "tablemate/tables/micemystics"

// leaveItems takes the party items off a tile side that the mice left or turned
// over; their cards are shuffled into the search deck (MM-HOOK-07, MM-FORK-07).
// So is a grape unless the table settled that it stays (MM-AMB-74).
func (c *course) leaveItems(room string) {
	for _, laid := range c.Laid {
		stays := laid.Item == box.Grape && c.House.Is(GrapeLeftBehind, "stays")
		if laid.At.Room == room && !stays {
			c.then(ItemGone{Item: laid.Item})
		}
	}
}
