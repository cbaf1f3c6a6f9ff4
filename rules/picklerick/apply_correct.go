package picklerick

import (
	"strconv"

	"tablemate/rules"
)

// applyCorrect takes over a correction; one that cannot be read changes nothing.
// If it puts Rick on the Roof he has won, unless it also says that the game goes
// on.
func (r *resolver) applyCorrect(a Correct) {
	after, err := corrected(r.State, a.Correction)
	if err != nil {
		return
	}
	r.State = after
	r.note("corrected", "", nil)
	if a.Names(RickCell) && !a.Names("/result") {
		r.winOnRoof(RoofWin.Values[0])
	}
}

// corrected returns the state after a correction. An operative that was not on
// the board comes from the supply, and a tile that was awaited is awaited no more.
func corrected(s State, c rules.Correction) (State, error) {
	before := s.clone()
	for _, change := range c.Changes {
		who, now, ok := whereabouts.Match(change)
		if n, err := strconv.Atoi(who.ID); ok && err == nil && now.(rules.Noun).ID != "" {
			before.deploy([]int{n}, Cell{})
		}
	}
	after, err := rules.Corrected(before, c.Changes)
	if err != nil {
		return s, err
	}
	if s.Wait != nil && after.tileOn(s.Wait.Cell) != nil && c.Names(PathOfTile(s.Wait.Cell)) {
		after.Wait = nil
	}
	after.forgetTrap()
	after.correctTurn(s.Turn.Number+1, c)
	return after, nil
}

// correctTurn begins the turn number next if the correction names the side on
// turn. If it names the dice, they are ready to be spent.
func (s *State) correctTurn(next int, c rules.Correction) {
	told := s.Turn.Dice
	if c.Names(OnTurn) {
		s.beginTurn(s.Turn.Side, next)
		s.Wait, s.Result = nil, nil
	}
	if !c.Names(TurnDice) {
		return
	}
	s.Turn.Dice = told
	if s.Turn.Step == Roll || s.Turn.Step == Fall {
		s.Turn.Step, s.Turn.InAir = Spend, nil
	}
}
