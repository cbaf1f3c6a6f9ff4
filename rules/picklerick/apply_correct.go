package picklerick

import (
	"strconv"

	"tablemate/rules"
)

// applyCorrect takes over what the table shows; what no table can show changes
// nothing. A Rick who really stands on the Roof has won, unless people say that
// the game goes on.
func (c *resolver) applyCorrect(a Correct) {
	after, err := corrected(c.State, a.Correction)
	if err != nil {
		return
	}
	c.State = after
	c.note("corrected", "", nil)
	if a.Names(RickCell) && !a.Names("/result") {
		c.winOnRoof(RoofWin.Values[0])
	}
}

// corrected is the table after a correction. An operative comes from the supply,
// and a tile that was awaited has been told.
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
	after.correctTurn(s.Turn.Number+1, c)
	return after, nil
}

// correctTurn begins a turn with the number next where people say whose it is,
// and spends the dice that they tell.
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
