package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

func ambushCases() []trial {
	kitchen, salt := parts.Kitchen, "6f2c"
	sealed := func(s *State) { s.Round.Seal = SealOf(kitchen, salt) }
	chosen := table(1, goes(ann, parts.TrashCan, 1))
	return []trial{
		so(follows("RH-OWN-03", "the die for the Dog is awaited first", ambush(DogStep)), awaitsSeat(rules.Cardboard)),
		refused("RH-OWN-03", "a second die for the Dog", ambush(TrapStep), Fell{Face: 2}),
		refused("RH-OWN-03", "the Dog's die in the Heist", table(1), Fell{Face: 2}),
		noting(so(follows("RH-DOG-01", "a 1 is the leftmost location", ambush(DogStep), Fell{Face: 1}), dogAt(1, parts.Kitchen)), "dog"),
		noting(so(follows("RH-DOG-01", "a 5 is the rightmost", ambush(DogStep), Fell{Face: 5}), dogAt(5, parts.Basement)), "dog"),
		noting(so(follows("RH-DOG-02", "a 6 is off the board", ambush(DogStep), Fell{Face: 6}), dogAt(6, parts.Nowhere)), "dog-off"),
		so(follows("RH-DOG-02", "after a 6 every location is open", ambush(DogStep), Fell{Face: 6}, Trap{parts.Kitchen}, Hide{}), func(t *testing.T, s State) {
			for _, at := range parts.Locations {
				require.Empty(t, Game{}.Check(s, Raid{Seat: ann, Location: at, Count: 1}))
			}
		}),
		so(follows("RH-DOG-04", "the Dog comes to the same location again", ambush(DogStep, dog(parts.Kitchen)), Fell{Face: 1}), func(t *testing.T, s State) {
			require.Equal(t, parts.Kitchen, s.Round.Dog)
		}),
		so(follows("RH-DOG-04", "the Dog is off the board until it is rolled anew",
			chosen.but(dog(parts.Kitchen)), showCard(parts.Basement)), func(t *testing.T, s State) {
			require.Equal(t, parts.Nowhere, s.Round.Dog)
		}),
		so(follows("RH-ROUND-02", "Dog, Trap, card, Heist", ambush(DogStep), Fell{Face: 6}, Trap{parts.Kitchen}, Hide{}), in(2, Heist)),
		so(follows("RH-ROUND-02", "the Owner is awaited once the Dog stands", ambush(DogStep), Fell{Face: 6}), in(2, TrapStep), awaitsSeat(SeatOwner)),
		refused("RH-ROUND-02", "the Trap before the Dog", ambush(DogStep), Trap{parts.Kitchen}),
		refused("RH-ROUND-02", "the card before the Dog", ambush(DogStep), Hide{}),

		noting(so(allowed("RH-TRAP-01", "the Trap on the Kitchen", ambush(TrapStep), Trap{parts.Kitchen}), trapAt(parts.Kitchen), in(2, HideStep)), "trap"),
		allowed("RH-TRAP-01", "the Trap where the Dog is", ambush(TrapStep, dog(parts.Kitchen)), Trap{parts.Kitchen}),
		refused("RH-TRAP-01", "the card without a Trap", ambush(TrapStep), Hide{}),
		allowed("RH-TRAP-02", "the Trap on the Backyard", ambush(TrapStep), Trap{parts.Backyard}),
		refused("RH-TRAP-02", "the Trap in the Basement", ambush(TrapStep), Trap{parts.Basement}),
		allowed("RH-BAS-01", "the Trap on the Trash can", ambush(TrapStep), Trap{parts.TrashCan}),
		refused("RH-BAS-01", "the Trap in the Basement after all", ambush(TrapStep), Trap{parts.Basement}).Breaking("RH-TRAP-02"),
		allowed("RH-TRAP-03", "the Trap elsewhere than last round", ambush(TrapStep, lastTrap(parts.Kitchen)), Trap{parts.LivingRoom}),
		refused("RH-TRAP-03", "the Trap where it was last round", ambush(TrapStep, lastTrap(parts.Kitchen)), Trap{parts.Kitchen}),
		so(allowed("RH-TRAP-04", "the Trap lies in one location", ambush(TrapStep), Trap{parts.Kitchen}), func(t *testing.T, s State) {
			require.Equal(t, parts.Kitchen, s.Round.Trap)
		}),
		so(allowed("RH-TRAP-04", "where it lay is remembered for one round", chosen, showCard(parts.Basement)), func(t *testing.T, s State) {
			require.Equal(t, parts.LivingRoom, s.Round.LastTrap)
			require.Equal(t, parts.Nowhere, s.Round.Trap)
		}),
		refused("RH-TRAP-04", "a second Trap before the card", ambush(HideStep), Trap{parts.Kitchen}),
		refused("RH-TRAP-04", "a second Trap in the Heist", table(1), Trap{parts.Kitchen}),

		so(follows("RH-OWN-04", "a card is laid and the Heist begins", ambush(HideStep), Hide{}), in(2, Heist), awaitsSeat(ann)),
		noting(so(follows("RH-OWN-04", "a sealed card is kept under lock", ambush(HideStep), Hide{Seal: "ab", Box: "cd"}), in(2, Heist)), "hidden"),
		so(follows("RH-OWN-04", "seal and lock stay with the round", ambush(HideStep), Hide{Seal: "ab", Box: "cd"}), func(t *testing.T, s State) {
			require.Equal(t, []string{"ab", "cd"}, []string{s.Round.Seal, s.Round.Box})
		}),
		noting(so(follows("RH-OWN-10", "the record does not tell the card", ambush(HideStep), Hide{Card: kitchen}), like(did(ambush(HideStep), Hide{})))),
		noting(so(follows("RH-OWN-10", "nor anything that differs by it", ambush(HideStep), Hide{Card: parts.Basement}), like(did(ambush(HideStep), Hide{})))),
		so(follows("RH-OWN-08", "last round's card again", ambush(DogStep), Fell{Face: 6}, Trap{kitchen}, Hide{Seal: SealOf(kitchen, salt)},
			Raid{Seat: ann, Location: parts.TrashCan, Count: 1}, Raid{Seat: boris, Location: parts.TrashCan, Count: 1}, Show{kitchen, salt},
			Fell{Face: 6}, Trap{parts.Backyard}, Hide{Seal: SealOf(kitchen, salt)}), in(3, Heist)),
		allowed("RH-OWN-06", "the card that was sealed is shown", chosen.but(sealed), Show{kitchen, salt}),
		allowed("RH-OWN-06", "a card without a seal is shown", chosen, showCard(kitchen)),
		refused("RH-OWN-06", "another card than was sealed", chosen.but(sealed), Show{parts.Basement, salt}),
		refused("RH-OWN-06", "another salt", chosen.but(sealed), Show{kitchen, "6f2d"}),
		refused("RH-COMP-04", "a sealed card that is none of the five", chosen.but(sealed), Show{"garage", salt}).At(rules.Impossible),
		refused("RH-OWN-06", "no salt", chosen.but(sealed), showCard(kitchen)),
		refused("RH-OWN-06", "another card laid in the Heist", table(1), Hide{}),
		refused("RH-OWN-06", "another card laid in the Round-up", dicing(), Hide{}),
		allowed("RH-OWN-07", "exactly one card is shown", chosen, showCard(kitchen)),
		refused("RH-OWN-07", "the Round-up without a card laid", ambush(HideStep), showCard(kitchen)),
		refused("RH-OWN-07", "no card is shown", chosen, Show{}),
		refused("RH-OWN-07", "a second card is shown", dicing(), showCard(kitchen)),
		noting(so(follows("RH-RES-01", "the card is shown with its proof", chosen.but(sealed, goes(ann, parts.Basement, 1)), Show{kitchen, salt}),
			at(parts.Basement)), "shown", "matches", "round-up", "in-vain"),
		refused("RH-RES-01", "a card that does not match its seal", chosen.but(sealed), Show{parts.Basement, salt}).Breaking("RH-OWN-06"),
		so(follows("RH-OWN-12", "the Owner hides in the Trap's location and no die is rolled",
			table(1, withTrap(kitchen), goes(ann, kitchen, 2)), showCard(kitchen)), stands(ann, 3, 4, 0), in(3, DogStep)),
		so(follows("RH-OWN-02", "a popper taken last round is not put back", table(1, holds(ann), goes(ann, kitchen, 1))), popperIs(Popper{Holder: ann, Taken: 1})),
		so(follows("RH-OWN-02", "a popper taken this round stays over the next Ambush",
			table(1, withTrap(parts.TrashCan), goes(ann, parts.LivingRoom, 1)), showCard(kitchen), TakePopper{ann}), in(3, DogStep), popperIs(Popper{Holder: ann, Taken: 2})),

		allowed("RH-ROUND-01", "a raid after the Ambush", table(1), Raid{Seat: ann, Location: kitchen, Count: 1}),
		refused("RH-ROUND-01", "a raid before the Dog", ambush(DogStep), Raid{Seat: ann, Location: kitchen, Count: 1}),
		refused("RH-ROUND-01", "a raid before the Trap", ambush(TrapStep), Raid{Seat: ann, Location: kitchen, Count: 1}),
		refused("RH-ROUND-01", "a raid before the card", ambush(HideStep), Raid{Seat: ann, Location: kitchen, Count: 1}),
		refused("RH-ROUND-01", "the card shown in the Ambush", ambush(DogStep), showCard(kitchen)),
		refused("RH-ROUND-01", "the card shown before the Trap", ambush(TrapStep), showCard(kitchen)),
		refused("RH-ROUND-01", "the Trap in the Round-up", dicing(), Trap{kitchen}),
		refused("RH-ROUND-01", "a raid in the Round-up", dicing(), Raid{Seat: ann, Location: kitchen, Count: 1}),
		refused("RH-ROUND-01", "a player's die in the Heist", table(1), Fell{Face: 2, Seat: ann}),
		refused("RH-ROUND-01", "a player's die before the Dog's", ambush(DogStep), Fell{Face: 2, Seat: ann}),
		refused("RH-ROUND-01", "food in the Heist", table(1, goes(ann, kitchen, 1)), Collect{ann, 1}),
		refused("RH-ROUND-01", "another raid once the card is shown", dicing(), Change{ann, kitchen, 1}).Breaking("RH-AMB-21"),
		refused("RH-ROUND-01", "another raid in the Ambush", ambush(DogStep), Change{ann, kitchen, 1}),
	}
}

// The function `dicing` returns a state in the Round-up. The game waits for Ann's die, because she
// raids the Kitchen, where the Trap is.
func dicing(twists ...twist) State {
	s := table(2, withTrap(parts.Kitchen), goes(ann, parts.Kitchen, 2), goes(boris, parts.TrashCan, 2)).but(twists...)
	return did(s, showCard(parts.Basement))
}
