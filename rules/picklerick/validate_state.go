package picklerick

import (
	"errors"
	"maps"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// validator finds impossible states (PR-CLAR-06, PR-OPS-02). It accepts states in which starting
// tiles are missing.
var validator = rules.Validator[State]{
	Book: &book,
	Checks: []func(*State, func(*rules.Problem)){
		validateWords,
		validateTiles,
		validateBox,
		validateCounts,
		validateTurn,
		validateHouse,
		validateFigures,
	},
	After:   corrected,
	Nowhere: "PR-OPS-02",
}

// Verify returns a *rules.Problem for a state that cannot occur on a real table.
func (s State) Verify() error { return validator.Verify(&s) }

func validateHouse(s *State, found func(*rules.Problem)) {
	var p *rules.Problem
	if errors.As(book.Verify(s.House), &p) {
		found(p)
	}
	rulebook := parts.Rulebook()
	for _, name := range slices.Sorted(maps.Keys(s.House)) {
		if _, printed := rulebook.Entry(ruleID(name)); s.House[name] == rules.Waived && !printed {
			found(problem("rule", rules.Args{"rule": noun(NounRule, name)}))
		}
	}
}

// PR-SET-01, PR-AMB-01
func validateBox(s *State, found func(*rules.Problem)) {
	if n := len(s.Tiles); n > parts.Tiles {
		found(problem("tiles", rules.Args{"tiles": n, "most": parts.Tiles}))
	}
	if s.Stack > parts.Tiles {
		found(problem("stack", rules.Args{"stack": s.Stack}))
	}
	for i := range s.Tiles {
		t := &s.Tiles[i]
		same := func(o Tile) bool { return o.Place == t.Place }
		if t.Place != parts.Corridor && slices.ContainsFunc(s.Tiles[:i], same) {
			found(problem("place_twice", rules.Args{"place": string(t.Place)}))
		}
	}
}

func validateWords(s *State, found func(*rules.Problem)) {
	switch {
	case !slices.Contains(Modes, s.Mode):
		found(problem("mode", rules.Args{"mode": string(s.Mode)}))
	case !slices.Contains([]Status{Away, InPlay, Gone}, s.Jaguar.Status):
		found(problem("status", rules.Args{"status": string(s.Jaguar.Status)}))
	case s.Turn.Side != SeatRick && s.Turn.Side != SeatRussians:
		found(problem("side", rules.Args{"side": string(s.Turn.Side)}))
	case !slices.Contains([]Step{Roll, Choose, Fall, Spend, Act}, s.Turn.Step):
		found(problem("step", rules.Args{"step": string(s.Turn.Step)}))
	}
}

func validateTiles(s *State, found func(*rules.Problem)) {
	for i := range s.Tiles {
		if wrong := s.wrongTile(&s.Tiles[i]); wrong != "" {
			found(problem(wrong, rules.Args{"cell": s.Tiles[i].Cell.noun()}))
		}
	}
	if len(s.Tiles) == 0 {
		found(problem("no_tiles", nil))
	}
}

// wrongTile returns the id of a problem, or "".
func (s *State) wrongTile(t *Tile) string {
	switch {
	case t.Cell.isFar():
		return "tile_far"
	case s.TileOn(t.Cell) != t:
		return "tile_twice"
	case t.Face != Up && t.Face != Down:
		return "face"
	case t.Face == Up && (t.Edges == nil || !t.Edges.known()):
		return "edges"
	case t.Colour != parts.NoColour && !t.Colour.Known():
		return "tile_colour"
	case t.Summon < 0 || t.Summon > parts.Operatives:
		return "summon"
	}
	return ""
}

func (e Edges) known() bool {
	for _, d := range Dirs {
		if edge := e.At(d); edge != parts.Open && edge != parts.Wall && edge != parts.Vent {
			return false
		}
	}
	return true
}

func validateFigures(s *State, found func(*rules.Problem)) {
	for i, o := range s.Operatives {
		if !Operative(o.Number).IsOperative() {
			found(problem("operative_number", rules.Args{"number": o.Number}))
		}
		if s.findSoldier(Operative(o.Number)) != &s.Operatives[i] {
			found(problem("operative_twice", rules.Args{"number": o.Number}))
		}
	}
	for _, f := range append(s.Enemies(), Rick) {
		if at, _ := s.Where(f); s.faceUp(at) == nil {
			found(problem("off_board", rules.Args{"figure": f.noun(), "cell": at.noun()}))
		}
	}
}

// validateLed makes the checks of validateFigures, but allows Russian figures on cells without a
// face-up tile.
func validateLed(s *State, found func(*rules.Problem)) {
	validateFigures(s, func(p *rules.Problem) {
		if figure, _ := p.Args["figure"].(rules.Noun); p.ID != "picklerick.problem.off_board" || figure == Rick.noun() {
			found(p)
		}
	})
}

func validateCounts(s *State, found func(*rules.Problem)) {
	counts := map[string]int{
		"stack": s.Stack, "deck": s.Cards.Deck, "hand": s.Cards.Hand, "discard": s.Cards.Discard,
	}
	if s.Russian != nil {
		counts["russian_deck"], counts["russian_hand"] = s.Russian.Deck, s.Russian.Hand
		counts["russian_discard"] = s.Russian.Discard
	}
	for _, name := range slices.Sorted(maps.Keys(counts)) {
		if n := counts[name]; n < 0 || name != "stack" && n > parts.DeckSize {
			found(problem("negative", rules.Args{"pile": noun(NounPile, name), "number": n}))
		}
	}
	for f, health := range map[Figure]int{Rick: s.Rick.Health, Jaguar: s.Jaguar.Health} {
		if health < 0 || health > parts.FullHealth {
			found(problem("health", rules.Args{"figure": f.noun(), "health": health}))
		}
	}
}

func validateTurn(s *State, found func(*rules.Problem)) {
	if s.Turn.Number < 0 {
		found(problem("turn", rules.Args{"turn": s.Turn.Number}))
	}
	if n := len(s.Turn.Dice); n != 0 && n != parts.Dice {
		found(problem("dice", rules.Args{"dice": n}))
	}
	for _, die := range s.Turn.Dice {
		if !slices.Contains(parts.Symbols, die.Face) {
			found(problem("symbol", rules.Args{"symbol": string(die.Face)}))
		}
	}
	if (s.Turn.Step == Choose || s.Turn.Step == Spend) && len(s.Turn.Dice) == 0 {
		found(problem("dice", rules.Args{"dice": 0}))
	}
	for _, n := range s.Turn.InAir {
		if n < 1 || n > len(s.Turn.Dice) {
			found(problem("die", rules.Args{"die": n}))
		}
	}
}

// farthest is the limit for coordinates, positive or negative. No game has enough tiles to get so
// far.
const farthest = 100

func (c Cell) isFar() bool { return max(c[0], -c[0], c[1], -c[1]) > farthest }

func validateNear(s *State, found func(*rules.Problem)) {
	far := func(f Figure, at Cell) {
		if at.isFar() {
			found(problem("off_board", rules.Args{"figure": f.noun(), "cell": at.noun()}))
		}
	}
	far(Rick, s.Rick.Cell)
	if s.Jaguar.Status == InPlay {
		far(Jaguar, s.Jaguar.Cell)
	}
	for _, o := range s.Operatives {
		far(Operative(o.Number), o.Cell)
	}
	if s.Wait != nil && (s.Wait.Cell.isFar() || s.Wait.From.isFar()) {
		found(problem("tile_far", rules.Args{"cell": s.Wait.Cell.noun()}))
	}
}

// Unbounded returns a *rules.Problem for a state that the rules cannot handle. Examples are a state
// without tiles, a state with unknown values, and a state with a figure too far away.
func (Game) Unbounded(s State) error {
	s = s.Filled()
	var bounds rules.Validator[State]
	bounds.Checks = append(bounds.Checks, validateWords, validateTiles, validateNear)
	return bounds.Verify(&s)
}

// Unsound returns a *rules.Problem for an impossible state of a played game. It allows wrong totals
// of cards, because people may have corrected only some piles. It also allows Russian figures on
// any cell, because people may have moved them there.
func (Game) Unsound(s State) error {
	s = s.Filled()
	led := validator
	led.Checks = append(slices.Clone(led.Checks[:len(led.Checks)-1]), validateLed) // without validateFigures
	return led.Verify(&s)
}
