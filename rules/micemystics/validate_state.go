package micemystics

import (
	"errors"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// validator tells what is wrong in every state, however it was played, because nobody
// can correct it to that, and what more is told.
func validator(more ...func(*State) *rules.Problem) rules.Validator[State] {
	return rules.Validator[State]{Book: &book, After: corrected, Nowhere: "MM-GEN-03"}.With(
		validateMice, validateRooms, validateMaps, validateSpots, validatePlaces, validateMinions, validateTrack, validateItems, validateTokens, validateCounts, validateDie, validateHouse,
	).With(more...)
}

// positionValidator tells more of a position that people enter, which begins at a
// moment of the game.
func positionValidator() rules.Validator[State] {
	return validator(validateFullTrack, validateCapacity, validateWounds, validateStep, validateWaits, validateClock)
}

// Unsound returns the first *rules.Problem of a state of a record, which has been
// played, nil if there is none.
func (Game) Unsound(s State) error {
	return validator(validateCards, validateTurn, validateTypes, validateClock).Verify(&s)
}

// validateHouse: house rules answer questions of the rulebook or waive its rules.
func validateHouse(s *State) *rules.Problem {
	var p *rules.Problem
	errors.As(book.Verify(s.House), &p)
	return p
}

// validateMice: each mouse of the party once (MM-SETUP-04), with a life value
// (MM-CHAR-01).
func validateMice(s *State) *rules.Problem {
	for i := range s.Mice {
		args := rules.Args{"mouse": Name(s.Mice[i].Hero.ID).Noun()}
		switch {
		case s.Mice[i].Hero.ID == "" || s.Mice[i].Hero.Life < 1 && !s.Mice[i].Hero.Lacks(parts.HeroValues):
			return broken("MM-CHAR-01", "hero", args)
		case s.findMouse(s.Mice[i].Name()) != &s.Mice[i]:
			return broken("MM-SETUP-04", "mouse_twice", args)
		}
	}
	if len(s.Mice) == 0 {
		return broken("MM-SETUP-03", "party", rules.Args{"mice": 0, "party": s.Chapter.Party})
	}
	return nil
}

// validateRooms: each tile side once, and of a tile at most one lies up (MM-TILE-01).
func validateRooms(s *State) *rules.Problem {
	for i := range s.Rooms {
		r := &s.Rooms[i]
		args := rules.Args{"room": tileSide(r.ID)}
		if r.ID == "" || s.findRoom(r.ID) != r {
			return broken("MM-SETUP-08", "room_twice", args)
		}
		for _, o := range s.Rooms[:i] {
			if o.Tile == r.Tile && r.Tile != "" && !o.Beneath && !r.Beneath {
				return broken("MM-TILE-01", "both_sides", args)
			}
		}
	}
	return nil
}

// validateSpots: everything on the board is on a tile side that the chapter uses,
// and a mouse that is nowhere is captured (MM-CAPT-03).
func validateSpots(s *State) *rules.Problem {
	for i := range s.Mice {
		if m := &s.Mice[i]; m.Captured != (m.At == Nowhere) {
			return broken("MM-CAPT-03", "captured", rules.Args{"mouse": m.Name().Noun()})
		}
	}
	for _, name := range s.allFigures() {
		at, m := s.At(name), s.findMouse(name)
		off := m != nil && m.Captured || name == Brodie && s.Cat == nil
		if !off && (s.findRoom(at.Room) == nil || at.Space == "") {
			args := spotArgs(at)
			args["figure"] = name.Noun()
			return problem("spot", args)
		}
	}
	return nil
}

// validateMinions: no figure twice, and no more than the box holds (MM-TOK-01, MM-BOSS-01).
func validateMinions(s *State) *rules.Problem {
	count, elite := map[string]int{}, 0
	for i := range s.Minions {
		m := &s.Minions[i]
		if m.Name == NoFigure || s.findMinion(m.Name) != m || s.findMouse(m.Name) != nil || m.Name == Brodie {
			return problem("figure_twice", rules.Args{"figure": m.Name.Noun()})
		}
		t := s.typeOf(m)
		if t.Elite {
			elite++
		}
		count[m.Type]++
		if n := count[m.Type]; t.Figures > 0 && n > t.Figures || elite > parts.EliteTokens {
			return broken("MM-TOK-01", "figures", rules.Args{"minion": minionKind(m.Type), "figures": n})
		}
	}
	if n := len(s.Minions); n > parts.MinionFigures {
		return broken("MM-BOSS-01", "figures", rules.Args{"figures": n})
	}
	return nil
}

// validateTrack: each initiative card lies there once and stands for somebody of
// this table (MM-CARD-01).
func validateTrack(s *State) *rules.Problem {
	for i := range s.Track {
		c := &s.Track[i]
		args := rules.Args{"card": initiativeCard(c.ID)}
		switch {
		case s.findCard(c.ID) != c:
			return broken("MM-INIT-04", "card_twice", args)
		case !slices.Contains(CardKinds, c.Kind), c.Kind == MouseCard && s.findMouse(Name(c.Of)) == nil, c.ID == "":
			return broken("MM-CARD-01", "card", args)
		}
	}
	return nil
}

// validateItems: a party item is one token (MM-PARTY-02).
func validateItems(s *State) *rules.Problem {
	for i, item := range s.Stash {
		if slices.Contains(s.Stash[:i], item) || s.findToken(item) != nil || !slices.Contains(parts.PartyItems, item) {
			return broken("MM-PARTY-02", "item", rules.Args{"item": partyItem(item)})
		}
	}
	for i := range s.Laid {
		l := &s.Laid[i]
		if s.findToken(l.Item) != l || s.findRoom(l.At.Room) == nil {
			return broken("MM-PARTY-02", "item", rules.Args{"item": partyItem(l.Item)})
		}
	}
	return nil
}

// validateCards: no search card lies in two places. People may well name two cards of
// the box alike, so a table that they describe is not held to it.
func validateCards(s *State) *rules.Problem {
	seen := map[parts.CardID]bool{}
	again := func(cards []parts.CardID) *rules.Problem {
		for _, card := range cards {
			if seen[card] {
				return broken("MM-SETUP-06", "card_twice", rules.Args{"card": s.cardOrAbility(card)})
			}
			seen[card] = true
		}
		return nil
	}
	for i := range s.Mice {
		m := &s.Mice[i]
		if p := again(slices.Concat(m.Equipped, m.Pack, m.Tricks)); p != nil {
			return p
		}
	}
	return again(s.Discard)
}

// validateTokens: there is one token of each personal achievement, and a mouse of
// the party holds it (MM-ACH-13).
func validateTokens(s *State) *rules.Problem {
	for i, held := range s.Tokens.Held {
		again := slices.ContainsFunc(s.Tokens.Held[:i], func(a Award) bool { return a.Token == held.Token })
		if again || s.findMouse(held.Mouse) == nil || !slices.Contains(parts.Achievements, held.Token) {
			return broken("MM-ACH-13", "token", rules.Args{"token": achievement(held.Token), "mouse": held.Mouse.Noun()})
		}
	}
	return nil
}

// validateDie: where the sides of the die are told they are six, with numbers from
// 1 to 3 (MM-DICE-01).
func validateDie(s *State) *rules.Problem {
	if v := learnDie(s, Learn{Die: s.Die}); v != nil {
		return broken("MM-DICE-01", "die", rules.Args{"sides": len(s.Die)})
	}
	return nil
}

// validateCounts: tokens are counted from nothing, pages from 1 to the last one
// (MM-BOARD-01, MM-BOARD-02).
func validateCounts(s *State) *rules.Problem {
	for i := range s.Mice {
		if m := &s.Mice[i]; min(m.Wounds, m.Poison, m.Cheese, m.Captures) < 0 {
			return problem("negative", rules.Args{"mouse": Name(m.Hero.ID).Noun()})
		}
	}
	last := s.Chapter.LastPage
	for _, page := range []int{s.Hourglass, s.End} {
		if page < 1 || last > 0 && page > last {
			return broken("MM-BOARD-01", "page", rules.Args{"page": page})
		}
	}
	if s.Turn.Points > NoWay {
		return broken("MM-MOVE-02", "points", rules.Args{"points": s.Turn.Points, "most": NoWay})
	}
	if s.Wheel < 0 || s.Round < 0 || s.Turn.Points < 0 {
		return broken("MM-BOARD-02", "negative", nil)
	}
	return nil
}
