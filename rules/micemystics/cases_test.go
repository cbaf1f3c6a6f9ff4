package micemystics

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// The names of the heroes are from the real game. All values are invented.
func party() []Mouse {
	return []Mouse{
		{Hero: parts.Hero{ID: "tilda", Classes: []parts.Class{"healer"}, Battle: 2, Defense: 2, Lore: 3, Move: 2, Life: 3,
			Starting: cards("ladle")}, Equipped: cards("ladle"), Abilities: cards("hum")},
		{Hero: parts.Hero{ID: "collin", Classes: []parts.Class{"leader", "warrior"}, Battle: 3, Defense: 2, Lore: 1, Move: 2, Life: 4,
			Starting: cards("needle")}, Equipped: cards("needle"), Abilities: cards("shout")},
		{Hero: parts.Hero{ID: "nez", Classes: []parts.Class{"tinkerer", "warrior"}, Battle: 3, Defense: 1, Lore: 3, Move: 1, Life: 4,
			Starting: cards("mallet")}, Equipped: cards("mallet"), Abilities: cards("grunt")},
		{Hero: parts.Hero{ID: "filch", Classes: []parts.Class{"scamp"}, Battle: 2, Defense: 2, Lore: 2, Move: 3, Life: 3,
			Starting: cards("bow")}, Equipped: cards("bow"), Abilities: cards("dodge")},
	}
}

func searchCards() []parts.Search {
	return []parts.Search{
		{ID: "ladle", Type: parts.Weapon, Reach: parts.Melee, Paws: 1},
		{ID: "needle", Type: parts.Weapon, Reach: parts.Melee, Dice: 1, Paws: 1},
		{ID: "mallet", Type: parts.Weapon, Reach: parts.Melee, Dice: 1, Paws: 2},
		{ID: "bow", Type: parts.Weapon, Reach: parts.Ranged, Paws: 2},
		{ID: "thimble", Type: parts.Armor, Body: "head", Worn: parts.Stats{Defense: 1}},
		{ID: "cork", Type: parts.Armor, Body: "head"},
		{ID: "button", Type: parts.Accessory, Worn: parts.Stats{Battle: 1}},
		{ID: "crumb", Type: parts.Item},
		{ID: "feather", Type: parts.Scroll, Crosses: true},
		{ID: "wink", Type: parts.Trick},
		{ID: "draught", Type: parts.Chance},
		{ID: "mask", Type: parts.Party, Party: parts.Disguise},
		{ID: "rope", Type: parts.Party, Party: parts.Hook},
		{ID: "prong", Type: parts.Party, Party: parts.Fork},
		{ID: "berry", Type: parts.Party, Party: parts.Grape},
	}
}

func abilityCards() []parts.Ability {
	return []parts.Ability{
		{ID: "hum", Classes: []parts.Class{"healer"}, Cost: 1},
		{ID: "shout", Classes: []parts.Class{"leader"}, Cost: 2},
		{ID: "grunt", Classes: []parts.Class{"warrior"}, Cost: 1},
		{ID: "dodge", Classes: []parts.Class{"scamp"}, Cost: 1},
		{ID: "whistle", Cost: 1},
	}
}

func minionCards() []parts.Minion {
	return []parts.Minion{
		{ID: "rat", Family: parts.Rat, Battle: 2, Defense: 1, Life: 1, Figures: 6},
		{ID: "elite", Family: parts.Rat, Elite: true, Battle: 3, Defense: 2, Life: 2, Figures: 4},
		{ID: "archer", Family: parts.Rat, Ranged: true, Battle: 2, Defense: 1, Life: 1, Figures: 3},
		{ID: "roach", Family: parts.Roach, Battle: 1, Defense: 1, Life: 1, Figures: 6},
		{ID: "spider", Family: parts.Spider, Large: true, Battle: 4, Defense: 3, Life: 3, Figures: 1, Poison: true},
		{ID: "vurst", Family: parts.Rat, Boss: true, Battle: 4, Defense: 2, Life: 2, Cards: 3, Figures: 1},
		{ID: "queen", Family: parts.Roach, Boss: true, Battle: 3, Defense: 2, Life: 3, Figures: 1},
	}
}

// paths parses a drawing: 1-2 is an open border, 1=2 a red line, 1#2 a gap between pipes. The arrow
// of the yellow line 1>2 points at 2. 5:water gives space 5 the property water.
func paths(text string) parts.Map {
	var m parts.Map
	at := func(id parts.SpaceID) *parts.Space {
		i := slices.IndexFunc(m.Spaces, func(s parts.Space) bool { return s.ID == id })
		if i < 0 {
			i, m.Spaces = len(m.Spaces), append(m.Spaces, parts.Space{ID: id})
		}
		return &m.Spaces[i]
	}
	for _, word := range strings.Fields(text) {
		if id, mark, ok := strings.Cut(word, ":"); ok {
			marked(at(parts.SpaceID(id)), mark)
			continue
		}
		i := strings.IndexAny(word, "-=>#")
		a, b := parts.SpaceID(word[:i]), parts.SpaceID(word[i+1:])
		at(a)
		at(b)
		l := parts.Link{A: a, B: b, Line: map[byte]parts.Line{'=': parts.Red, '>': parts.Yellow, '#': parts.Gap}[word[i]]}
		if l.Line == parts.Yellow {
			l.Arrow = b
		}
		m.Links = append(m.Links, l)
	}
	return m
}

func marked(s *parts.Space, mark string) {
	to := strings.TrimPrefix(mark, "to")
	switch {
	case mark == "water":
		s.Water = true
	case to != mark:
		s.Water, s.Current = true, parts.SpaceID(to)
	case mark == "wide":
		s.Wide = true
	case mark == "outlined":
		s.Wide, s.Outlined = true, true
	case mark == "spawn":
		s.Spawn = true
	case mark == "cross":
		s.Cross = true
	case mark == "flip":
		s.Flip = parts.PlainFlip
	case mark == "hook":
		s.Flip = parts.HookFlip
	case mark == "class":
		s.Flip = parts.ClassFlip
	default:
		s.Exits = append(s.Exits, mark)
	}
}

// position returns a state in Tilda's turn, with 4 points left. The mice are in the hall, a mapped
// orange tile with a row of spaces from 1 to 9. Every mouse is on space 1 unless an edit moves it.
func position(edits ...func(*State)) State {
	s := State{
		Chapter: parts.Chapter{ID: "test", Party: 4, End: 7, LastPage: 10},
		Die:     parts.Faces,
		Mice:    party(), Types: minionCards(), Cards: searchCards(), Abilities: abilityCards(),
		CatCards: &parts.Cat{Pounce: parts.Values{Battle: 3, Defense: 2, Life: 3}, Chase: parts.Values{Battle: 2, Defense: 2, Life: 3}},
		Round:    1, Hourglass: 1, End: 7,
		Turn: Turn{Card: "tilda", Slot: 1, Step: MouseStep, Die: 2, Points: 4},
		Rooms: []Room{
			{ID: "hall", Tile: "A", Side: parts.Orange, Visited: true, Map: paths("1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9")},
		},
	}
	for i := range s.Mice {
		s.Mice[i].At = inHall("1")
		s.Track = append(s.Track, mouseCard(s.Mice[i].Hero.ID))
	}
	for _, edit := range edits {
		edit(&s)
	}
	return s
}

func positions(first ...func(*State)) func(...func(*State)) State {
	return func(more ...func(*State)) State { return position(edits(first...), edits(more...)) }
}

func turns(card string, first ...func(*State)) func(...func(*State)) State {
	return func(more ...func(*State)) State { return cardTurn(card, edits(first...), edits(more...)) }
}

func mouseCard(id string) Card { return Card{ID: id, Kind: MouseCard, Of: id} }

func minionCard(id string) Card { return Card{ID: id, Kind: MinionCard, Of: id} }

func (s State) but(edits ...func(*State)) State {
	s.Mice, s.Minions, s.Rooms = slices.Clone(s.Mice), slices.Clone(s.Minions), slices.Clone(s.Rooms)
	s.Track, s.Laid, s.Stash = slices.Clone(s.Track), slices.Clone(s.Laid), slices.Clone(s.Stash)
	for _, edit := range edits {
		edit(&s)
	}
	return s
}

func hall(text string) func(*State) {
	return func(s *State) { s.Rooms[0].Map = paths(text) }
}

func unmapped(s *State) { s.Rooms[0].Map = parts.Map{} }

// at puts figures on a space of the hall. The figures are mice, brodie, or new minions such as
// rat_1.
func at(space parts.SpaceID, figures ...Name) func(*State) {
	return func(s *State) {
		for _, f := range figures {
			spot := inHall(space)
			switch {
			case f == Brodie:
				s.Cat = &spot
			case s.Mouse(f) != nil:
				s.Mouse(f).At = spot
			default:
				kind, _, _ := strings.Cut(string(f), "_")
				s.Minions = append(s.Minions, Minion{Name: f, Type: kind, At: spot})
			}
		}
	}
}

// Ids such as vurst_1 are cards of a boss.
func track(ids ...string) func(*State) {
	return func(s *State) {
		s.Track = nil
		for _, id := range ids {
			of, _, _ := strings.Cut(id, "_")
			c := Card{ID: id, Kind: MinionCard, Of: of}
			switch {
			case id == "brodie_pounce":
				c.Kind = PounceCard
			case id == "brodie_chase":
				c.Kind = ChaseCard
			case s.Mouse(Name(of)) != nil:
				c.Kind = MouseCard
			}
			s.Track = append(s.Track, c)
		}
	}
}

func turnOf(card string, points int) func(*State) {
	return func(s *State) {
		s.Turn = Turn{Card: card, Slot: s.slot(card), Step: MouseStep, Points: points}
		if c := s.findCard(card); c != nil && c.Kind != MouseCard {
			s.Turn.Step, s.Turn.Points = FigureStep, 0
		}
	}
}

func with(name Name, edit func(*Mouse)) func(*State) {
	return func(s *State) { edit(s.Mouse(name)) }
}

func house(sw *rules.Switch, value string) func(*State) {
	return func(s *State) { s.House = s.House.With(sw.Name, value) }
}

func waiting(w Wait) func(*State) {
	return func(s *State) { s.Waits = append([]Wait{w}, s.Waits...) }
}

type trial = ruletest.Case[State, Action]

var allowed, refused, follows = ruletest.Constructors[State, Action]()

// answersQuestion lists a case in ledger.json under a question that the rulebook leaves open. A
// question without a house rule is not in ledger.json. Its cases stay listed under their rules.
func answersQuestion(question tables.RuleID, c trial) trial {
	if slices.ContainsFunc(Switches, func(sw *rules.Switch) bool { return sw.Rule == question }) {
		c.About = question
	}
	return c
}

func afterAction(s State, a Action) State {
	s, _ = Game{}.Apply(s, a)
	return s
}

func requireSameTable(t *testing.T, want, have State) {
	one, err := json.Marshal(want)
	require.NoError(t, err)
	two, err := json.Marshal(have)
	require.NoError(t, err)
	require.JSONEq(t, string(one), string(two))
}

func deedIs(deed Deed) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, deed, s.Turn.Deed) }
}

func attacks(who, at Name, dice int) func(*State) {
	return waiting(Wait{For: ForRoll, Purpose: AttackRoll, Who: who, Against: at, Dice: dice, Reach: parts.Melee})
}

func strikes(figure, at Name) Action { return Strike{Figure: figure, Target: at} }

func faces(sides ...int) Fell { return Fell{Faces: sides} }

func freedAre(frees ...Free) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, frees, s.Turn.Freed) }
}

func waitsFor(waits ...Wait) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, waits, s.Waits) }
}

func ailing(name Name, with ...Condition) func(*State) {
	return func(s *State) {
		for _, c := range with {
			*s.Mouse(name).condition(c) = true
		}
	}
}

func ails(name Name, with ...Condition) func(*testing.T, State) {
	return mouseIs(name, func(t *testing.T, m Mouse) {
		for _, c := range Conditions[1:] {
			require.Equal(t, slices.Contains(with, c), *m.condition(c), "%s %s", name, c)
		}
	})
}

func isCaptured(name Name, captured bool) func(*testing.T, State) {
	return mouseIs(name, func(t *testing.T, m Mouse) { require.Equal(t, captured, m.Captured) })
}

func woundsAre(name Name, wounds, poison int) func(*testing.T, State) {
	return mouseIs(name, func(t *testing.T, m Mouse) {
		require.Equal(t, []int{wounds, poison}, []int{m.Wounds, m.Poison})
	})
}

func hasOn(name Name, cards []parts.CardID) func(*testing.T, State) {
	return mouseIs(name, func(t *testing.T, m Mouse) { require.Equal(t, cards, m.Equipped) })
}

func isOnTurn(card string) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, card, s.Turn.Card) }
}

func awaits(w Wait) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, w, s.Wait()) }
}

func waitsForEach(names ...Name) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		var have []Name
		for _, w := range s.Waits {
			have = append(have, w.Who)
		}
		require.Equal(t, names, have)
	}
}

func discardIs(ids ...parts.CardID) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, ids, s.Discard) }
}

func all(list ...func(*testing.T, State)) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		for _, then := range list {
			then(t, s)
		}
	}
}

func standsInHall(figure Name, space parts.SpaceID) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, inHall(space), s.At(figure), figure) }
}

func mouseIs(name Name, want func(*testing.T, Mouse)) func(*testing.T, State) {
	return func(t *testing.T, s State) { want(t, *s.Mouse(name)) }
}

func awaitsFor(f Awaited) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, f, s.Wait().For) }
}

func trackIs(ids ...string) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		var have []string
		for _, c := range s.Track {
			have = append(have, c.ID)
		}
		require.Equal(t, ids, have)
	}
}

func cases() []trial {
	return slices.Concat(
		roundCases(), tableCases(), mouseCases(), cardCases(), battleCases(), minionCases(), extraCases(), standstillCases(), causeCases(),
	)
}

func TestEveryRuleOfMiceAndMystics(t *testing.T) { ruletest.Run(t, Game{}, cases()) }

func tableCases() []trial {
	return slices.Concat(
		setupCases(), captureCases(), rescueCases(), endCases(), conditionCases(), effectCases(), campaignCases(),
	)
}
