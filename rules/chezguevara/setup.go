package chezguevara

import (
	"cmp"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Setup holds the decisions before the first turn. If Position is set, the game starts from
// Position and ignores the other fields. There is one exception: if Position has no house rules,
// those in the field House apply.
type Setup struct {
	Players  []Guest          `json:"players,omitempty" jsonschema:"two to five, clockwise"`
	Dealer   rules.Seat       `json:"dealer,omitempty" jsonschema:"the next one clockwise begins; left out: the last player"`
	Ranks    []parts.RankCard `json:"ranks" jsonschema:"what the three ranks give"`
	Middle   []parts.Rank     `json:"middle" jsonschema:"the rank cards that were not dealt"`
	Cards    []parts.Card     `json:"cards,omitempty" jsonschema:"what is known of the real cards"`
	House    rules.House      `json:"house_rules,omitempty" jsonschema:"how the table settles what the rulebook leaves open"`
	Position *State           `json:"position,omitempty" jsonschema:"plays from the middle of a game instead of the opening"`
}

// Guest is one player. Rank is the rank that the player was dealt. If only two play, both are
// Privates (CG-SETUP-03, CG-SETUP-04).
type Guest struct {
	Name string     `json:"name,omitempty" jsonschema:"as people call the player"`
	Rank parts.Rank `json:"rank,omitempty" jsonschema:"the rank that the player was dealt"`
}

// Start returns the state before the first turn, or a *rules.Problem if the setup cannot exist on a
// real table.
func (Game) Start(u Setup) (State, []rules.Note, error) {
	if u.Position == nil {
		if err := rules.Refused(setupValidator.Verify(&u)); err != nil {
			return State{}, nil, err
		}
	}
	s := u.table()
	if err := rules.Refused(validator.Verify(&s)); err != nil {
		return State{}, nil, err
	}
	s.Before = s.Table
	return s, nil, nil
}

func (u Setup) table() State {
	if u.Position == nil {
		return u.opening()
	}
	s := u.Position.filled()
	if s.House == nil {
		s.House = u.House
	}
	return s
}

// Rank cards: CG-RANK-01, CG-SETUP-05. Life cards: CG-SETUP-02, CG-SETUP-06, CG-SETUP-07. Tokens:
// CG-SETUP-08. The dealer's left neighbour begins (CG-TURN-01).
func (u Setup) opening() State {
	t := Table{Middle: u.Middle, Deck: parts.LifeCards}
	for i, g := range u.Players {
		rank := g.Rank
		if rank == parts.NoRank && len(u.Players) == parts.MinPlayers {
			rank = parts.Private
		}
		t.Players = append(t.Players, Player{Seat: Seat(i + 1), Name: g.Name, Rank: rank, Hand: parts.StartingHand})
		t.Deck -= parts.StartingHand
	}
	first := t.after(cmp.Or(u.Dealer, Seat(len(u.Players))))[0]
	t.Turn = Turn{Number: 1, Seat: first, Phase: DrawPhase, Rank: t.rank(first)}
	return State{House: u.House, Ranks: u.Ranks, Cards: u.Cards, Table: t, Before: t}
}

// `filled` returns the state with default values in the fields that people left empty.
func (s State) filled() State {
	s.Table = s.Table.clone()
	for i := range s.Players {
		if s.Players[i].Seat == rules.Nobody {
			s.Players[i].Seat = Seat(i + 1)
		}
	}
	if s.Turn.Number == 0 {
		s.Turn.Number = 1
	}
	if s.Turn.Seat == rules.Nobody && len(s.Players) > 0 {
		s.Turn.Seat = s.Players[0].Seat
	}
	if s.Turn.Phase == "" {
		s.Turn.Phase = DrawPhase
	}
	if s.Turn.Rank == parts.NoRank {
		s.Turn.Rank = s.rank(s.Turn.Seat)
	}
	return s
}
