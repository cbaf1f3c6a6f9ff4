package micemystics

import (
	"errors"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// validator returns the checks for every state. A correction must not make one of these checks
// fail.
func validator(more ...func(*State) *rules.Problem) rules.Validator[State] {
	return rules.Validator[State]{Book: &book, After: corrected, Nowhere: "MM-GEN-03"}.With(
		validateMice,
		validateRooms,
		validateMaps,
		validateSpots,
		validatePlaces,
		validateMinions,
		validateTrack,
		validateItems,
		validateTokens,
		validateCounts,
		validateDie,
		validateHouse,
	).With(more...)
}

// positionValidator returns the checks for a position that people enter.
func positionValidator() rules.Validator[State] {
	return validator(
		validateFullTrack, validateCapacity, validatePaws, validateWounds, validateStep, validateWaits, validateClock,
	)
}

// Unsound checks a state during play. It returns a *rules.Problem or nil.
func (Game) Unsound(s State) error {
	return validator(validateCards, validateTurn, validateTypes, validateClock).Verify(&s)
}

func validateHouse(s *State) *rules.Problem {
	var p *rules.Problem
	errors.As(book.Verify(s.House), &p)
	return p
}

// MM-SETUP-04, MM-CHAR-01
func validateMice(s *State) *rules.Problem {
	for i := range s.Mice {
		args := rules.Args{"mouse": Name(s.Mice[i].Hero.ID).Noun()}
		switch {
		case s.Mice[i].Hero.ID == "" || s.Mice[i].Hero.Life < 1 && !s.Mice[i].Hero.Lacks(parts.HeroValues):
			return broken("MM-CHAR-01", "hero", args)
		case s.Mouse(s.Mice[i].Name()) != &s.Mice[i]:
			return broken("MM-SETUP-04", "mouse_twice", args)
		}
	}
	if len(s.Mice) == 0 {
		return broken("MM-SETUP-03", "party", rules.Args{"mice": 0, "party": s.Chapter.Party})
	}
	return nil
}

// At most one side of a tile may be face up (MM-TILE-01).
func validateRooms(s *State) *rules.Problem {
	for i := range s.Rooms {
		r := &s.Rooms[i]
		args := rules.Args{"room": tileSide(r.ID)}
		if r.ID == "" || s.Room(r.ID) != r {
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

// validateSpots requires that captured mice are off the board, and that all other figures are on it
// (MM-CAPT-03).
func validateSpots(s *State) *rules.Problem {
	for i := range s.Mice {
		if m := &s.Mice[i]; m.Captured != (m.At == Nowhere) {
			return broken("MM-CAPT-03", "captured", rules.Args{"mouse": m.Name().Noun()})
		}
	}
	for _, name := range s.allFigures() {
		at, m := s.At(name), s.Mouse(name)
		off := m != nil && m.Captured || name == Brodie && s.Cat == nil
		if !off && (s.Room(at.Room) == nil || at.Space == "") {
			args := spotArgs(at)
			args["figure"] = name.Noun()
			return problem("spot", args)
		}
	}
	return nil
}

// MM-TOK-01, MM-BOSS-01
func validateMinions(s *State) *rules.Problem {
	count, elite := map[string]int{}, 0
	for i := range s.Minions {
		m := &s.Minions[i]
		if m.Name == NoFigure || s.Minion(m.Name) != m || s.Mouse(m.Name) != nil || m.Name == Brodie {
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

// MM-CARD-01
func validateTrack(s *State) *rules.Problem {
	for i := range s.Track {
		c := &s.Track[i]
		args := rules.Args{"card": initiativeCard(c.ID)}
		switch {
		case s.findCard(c.ID) != c:
			return broken("MM-INIT-04", "card_twice", args)
		case !slices.Contains(CardKinds, c.Kind), c.Kind == MouseCard && s.Mouse(Name(c.Of)) == nil, c.ID == "":
			return broken("MM-CARD-01", "card", args)
		}
	}
	return nil
}

// MM-PARTY-02
func validateItems(s *State) *rules.Problem {
	for i, item := range s.Stash {
		if slices.Contains(s.Stash[:i], item) || s.findToken(item) != nil || !slices.Contains(parts.PartyItems, item) {
			return broken("MM-PARTY-02", "item", rules.Args{"item": partyItem(item)})
		}
	}
	for i := range s.Laid {
		l := &s.Laid[i]
		if s.findToken(l.Item) != l || s.Room(l.At.Room) == nil {
			return broken("MM-PARTY-02", "item", rules.Args{"item": partyItem(l.Item)})
		}
	}
	return nil
}

// validateCards requires that no card appears twice. This check is omitted for positions that
// people enter, because in such a position, different cards may have the same name.
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

// MM-ACH-13
func validateTokens(s *State) *rules.Problem {
	for i, held := range s.Tokens.Held {
		again := slices.ContainsFunc(s.Tokens.Held[:i], func(a Award) bool { return a.Token == held.Token })
		if again || s.Mouse(held.Mouse) == nil || !slices.Contains(parts.Achievements, held.Token) {
			args := rules.Args{"token": achievement(held.Token), "mouse": held.Mouse.Noun()}
			return broken("MM-ACH-13", "token", args)
		}
	}
	return nil
}

// MM-DICE-01
func validateDie(s *State) *rules.Problem {
	if v := learnDie(s, Learn{Die: s.Die}); v != nil {
		return broken("MM-DICE-01", "die", rules.Args{"sides": len(s.Die)})
	}
	return nil
}

// MM-BOARD-01, MM-BOARD-02
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

// MM-SETUP-09
func validatePlaces(s *State) *rules.Problem {
	for _, at := range s.figureSpots() {
		r := s.Room(at.Room)
		if r != nil && r.Mapped() && !r.knows(at.Space) {
			return broken("MM-SETUP-09", "space", spotArgs(at))
		}
	}
	return nil
}

// MM-ROUND-03
func validateTurn(s *State) *rules.Problem {
	t, c := &s.Turn, s.findCard(s.Turn.Card)
	args := rules.Args{"card": initiativeCard(t.Card)}
	switch {
	case s.Result != nil, len(s.Waits) > 0, len(s.Track) == 0:
		return nil
	case c == nil, t.Step == BetweenTurns:
		return broken("MM-ROUND-03", "turn", args)
	case t.Step != FigureStep:
		return nil
	case (c.Kind == PounceCard || c.Kind == ChaseCard) && s.Cat == nil:
		return broken("MM-CAT-03", "no_cat", args)
	}
	for i, name := range t.Figures {
		if slices.Contains(t.Figures[:i], name) {
			return problem("acts_twice", rules.Args{"figure": name.Noun()})
		}
	}
	for _, name := range append(slices.Clone(t.Figures), t.Acting) {
		if name != NoFigure && s.At(name) == Nowhere {
			return problem("absent", rules.Args{"figure": name.Noun()})
		}
	}
	return nil
}

// When minions of a type act, validateTypes requires that people have entered the minion card of
// this type (MM-MTURN-01).
func validateTypes(s *State) *rules.Problem {
	c := s.findCard(s.Turn.Card)
	if c != nil && c.Kind == MinionCard && s.Turn.Step == FigureStep && len(s.Waits) == 0 && s.Type(c.Of) == nil {
		return broken("MM-CARD-02", "type", rules.Args{"minion": minionKind(c.Of)})
	}
	return nil
}

// MM-WIN-02
func validateClock(s *State) *rules.Problem {
	if s.Result == nil && s.Hourglass > s.End {
		return broken("MM-WIN-02", "late", rules.Args{"page": s.Hourglass, "end": s.End})
	}
	return nil
}

// MM-TILE-01
func validateMaps(s *State) *rules.Problem {
	for i := range s.Rooms {
		r := &s.Rooms[i]
		if n := len(r.Map.Spaces); n > maxSpaces {
			return broken("MM-TILE-01", "map_size", rules.Args{"room": tileSide(r.ID), "spaces": n, "most": maxSpaces})
		}
		for j, space := range r.Map.Spaces {
			if slices.ContainsFunc(r.Map.Spaces[:j], func(o parts.Space) bool { return o.ID == space.ID }) {
				return broken("MM-TILE-01", "space_twice", spotArgs(Spot{r.ID, space.ID}))
			}
		}
		for j, l := range r.Map.Links {
			same := func(o parts.Link) bool { return o.A == l.A && o.B == l.B || o.A == l.B && o.B == l.A }
			if slices.ContainsFunc(r.Map.Links[:j], same) {
				args := rules.Args{"room": tileSide(r.ID), "a": string(l.A), "b": string(l.B)}
				return broken("MM-TILE-01", "link_twice", args)
			}
		}
		for _, f := range r.Facts {
			if !f.sensible() {
				args := rules.Args{"room": tileSide(r.ID), "a": string(f.Between[0]), "b": string(f.Between[1])}
				return broken("MM-TILE-01", "fact", args)
			}
		}
		for _, id := range mapMentions(r.Map) {
			if !r.onMap(id) {
				return broken("MM-TILE-01", "space", spotArgs(Spot{r.ID, id}))
			}
		}
	}
	return nil
}

// maxSpaces is the largest legal number of spaces on a map. On a larger map, a path could be as
// long as NoWay, the number for a space that cannot be reached.
const maxSpaces = NoWay

// Unbounded returns a *rules.Problem if a map is too large to search.
func (Game) Unbounded(s State) error {
	for i := range s.Rooms {
		if r := &s.Rooms[i]; len(r.Map.Spaces) > unboundSpaces {
			args := rules.Args{"room": tileSide(r.ID), "spaces": len(r.Map.Spaces), "most": maxSpaces}
			return broken("MM-TILE-01", "map_size", args)
		}
	}
	return nil
}

// unboundSpaces is the largest number of spaces that the program can search. A map with more than
// maxSpaces spaces is illegal, but up to this limit it can still be searched.
const unboundSpaces = 10 * maxSpaces

func (f Fact) sensible() bool {
	most := 1
	if f.Matter == Distance {
		most = NoWay
	}
	return slices.Contains(Matters, f.Matter) && f.Between[0] != f.Between[1] && f.Least >= 0 && f.Least <= f.Most &&
		f.Most <= most
}

func mapMentions(m parts.Map) []parts.SpaceID {
	var out []parts.SpaceID
	for _, l := range m.Links {
		out = append(out, l.A, l.B, l.Arrow)
	}
	for _, p := range slices.Concat(m.Blind, m.Clear) {
		out = append(out, p[0], p[1])
	}
	for _, space := range m.Spaces {
		out = append(out, space.Current)
	}
	return slices.DeleteFunc(out, func(id parts.SpaceID) bool { return id == "" || id == parts.Off })
}

// Verify returns a *rules.Problem if a position breaks a rule. Some of these positions are still
// possible on a real table.
func (s State) Verify() error { return positionValidator().Verify(&s) }

// MM-CARD-01, MM-INIT-02
func validateFullTrack(s *State) *rules.Problem {
	if s.Wait().For == ForOrder || len(s.Track) == 0 {
		return nil
	}
	for _, of := range s.Cast() {
		if !slices.ContainsFunc(s.Track, func(c Card) bool { return c.Of == of }) {
			return broken("MM-INIT-02", "no_card", rules.Args{"card": initiativeCard(of)})
		}
	}
	return nil
}

// MM-CAP-01
func validateCapacity(s *State) *rules.Problem {
	for _, at := range s.figureSpots() {
		r := s.Room(at.Room)
		if !r.onMap(at.Space) || r.findSpace(at.Space).Wide {
			continue
		}
		if s.overcrowds(s.countFigures(at)) {
			return possibleProblem("MM-CAP-01", "crowd", spotArgs(at))
		}
	}
	return nil
}

// MM-EQUIP-05
func validatePaws(s *State) *rules.Problem {
	for i := range s.Mice {
		if n := s.pawsFor(s.Mice[i].Equipped); n > parts.Paws {
			args := rules.Args{"mouse": Name(s.Mice[i].Hero.ID).Noun(), "paws": n}
			return possibleProblem("MM-EQUIP-05", "paws", args)
		}
	}
	return nil
}

// MM-CAPT-02
func validateWounds(s *State) *rules.Problem {
	for i := range s.Mice {
		if m := &s.Mice[i]; m.outOfLife() {
			return possibleProblem("MM-CAPT-02", "wounds", rules.Args{"mouse": Name(m.Hero.ID).Noun()})
		}
	}
	return nil
}

func validateStep(s *State) *rules.Problem {
	switch t := &s.Turn; {
	case !slices.Contains(Steps, t.Step):
		return problem("step", rules.Args{"step": string(t.Step)})
	case t.Card != "" && s.findCard(t.Card) == nil, t.Step != BetweenTurns && t.Card == "":
		return broken("MM-ROUND-03", "turn", rules.Args{"card": initiativeCard(t.Card)})
	}
	return nil
}

func validateWaits(s *State) *rules.Problem {
	for _, w := range s.Waits {
		if w.For == NoWait || !slices.Contains(Awaits, w.For) || !slices.Contains(Purposes, w.Purpose) {
			return problem("wait", rules.Args{"wait": string(w.For)})
		}
	}
	return nil
}
