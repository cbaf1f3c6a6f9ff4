package picklerick

import parts "tablemate/tables/picklerick"

// Legal lists actions that break no rule now. Of the possible rolls, tiles, cards and targets, it
// lists only a few.
func (g Game) Legal(s State) []Action {
	switch {
	case s.Result != nil:
		return nil
	case s.Wait != nil && s.Wait.For == ForTile:
		return s.someTiles()
	case s.Wait != nil:
		return []Action{Answer{Yes: true}, Answer{Yes: false}}
	}
	switch s.Turn.Step {
	case Roll:
		return someRolls(parts.Dice)
	case Fall:
		return someRolls(len(s.Turn.InAir))
	case Choose:
		return s.someRerolls()
	case Act:
		return []Action{g.Decide(s, s.Turn.Side).Action}
	}
	return s.spendingActions()
}

// someRolls returns a few rolls. Together, they show every face at every position.
func someRolls(dice int) []Action {
	var out []Action
	for shift := range parts.Symbols {
		faces := make([]parts.Symbol, dice)
		for i := range faces {
			faces[i] = parts.Symbols[(shift+i*(shift+1))%len(parts.Symbols)]
		}
		out = append(out, Fell{Faces: faces})
	}
	return out
}

func (s *State) someRerolls() []Action {
	out := []Action{Keep{}}
	var dice []int
	for i, die := range s.Turn.Dice {
		if die.Face != parts.Joker && len(dice) < s.Allowance() {
			dice = append(dice, i+1)
			out = append(out, Reroll{Dice: append([]int(nil), dice...)})
		}
	}
	return out
}

func (s *State) someTiles() []Action {
	var out []Action
	for i, colour := range []parts.Colour{parts.Red, parts.Blue, parts.Grey} {
		for _, t := range []Seen{
			{Left: parts.Open, Far: parts.Open, Right: parts.Wall},
			{Left: parts.Wall, Far: parts.Open, Right: parts.Vent},
			{Left: parts.Vent, Far: parts.Wall, Right: parts.Vent, Summon: i},
		} {
			t.Colour = colour
			out = append(out, Reveal{Tile: t})
		}
	}
	return out
}

func (s *State) spendingActions() []Action {
	var out []Action
	for _, a := range s.Moves() {
		out = append(out, a)
	}
	for _, a := range append(s.somePlays(), Draw{}, Persuade{}) {
		out = s.appendAllowed(out, a)
	}
	if s.Turn.Side == SeatRussians {
		for _, f := range s.Enemies() {
			for _, byCard := range s.byCard() {
				out = s.appendAllowed(out, Shoot{Figure: f, ByCard: byCard})
			}
		}
	}
	return s.appendAllowed(out, EndTurn{})
}

// Moves lists the steps that the side on turn can make now. It includes steps that a played card
// grants.
func (s *State) Moves() []StepTo {
	var out []StepTo
	figures := []Figure{Rick}
	if s.Turn.Side == SeatRussians {
		figures = s.Enemies()
	}
	for _, f := range figures {
		from, _ := s.Where(f)
		for _, d := range Dirs {
			for _, byCard := range s.byCard() {
				a := StepTo{Figure: f, To: from.To(d), ByCard: byCard}
				if check(s, a) == nil {
					out = append(out, a)
				}
			}
		}
	}
	return out
}

func (s *State) byCard() []bool {
	if s.Turn.Grant == nil {
		return []bool{false}
	}
	return []bool{false, true}
}

func (s *State) appendAllowed(out []Action, a Action) []Action {
	if check(s, a) == nil {
		out = append(out, a)
	}
	return out
}

// somePlays lists plays of a few cards whose effects are printed in the rulebook.
func (s *State) somePlays() []Action {
	if s.Turn.Side == SeatRussians {
		return s.someRussianPlays()
	}
	out := []Action{Play{Card: "solenya"}}
	for _, d := range Dirs {
		out = append(out, Play{Card: "shoulder-laser", Toward: d})
	}
	for _, f := range s.Enemies() {
		out = append(out, Play{Card: "razor-throwers", Targets: []Figure{f}})
	}
	return out
}

func (s *State) someRussianPlays() []Action {
	out := []Action{Play{Card: "done-for", X: 1}}
	for _, f := range s.Enemies() {
		if at, _ := s.Where(f); s.Jaguar.Status == Away {
			out = append(out, Play{Card: "nothing-personal", Cell: &at})
		}
	}
	return out
}
