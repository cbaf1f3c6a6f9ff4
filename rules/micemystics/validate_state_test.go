package micemystics

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

func TestAPositionThatNamesWhatIsNotThereIsFound(t *testing.T) {
	good := func() State {
		s := cardTurn("rat", at("1", "tilda"), at("4", "rat_1"))
		for i := range s.Mice {
			s.Mice[i].Captured = s.Mice[i].At == Nowhere
		}
		return s
	}
	s := good()
	require.NoError(t, Game{}.Unsound(s))
	hall := func(f func(*Room)) func(*State) { return func(s *State) { f(s.changeRoom("hall")) } }
	for name, c := range map[string]struct {
		but func(*State)
		id  string
	}{
		"a link to a space that the map has not":   {hall(func(r *Room) { r.Map.Links = append(r.Map.Links[:1:1], parts.Link{A: "1", B: "99"}) }), "space"},
		"a blind pair with such a space":           {hall(func(r *Room) { r.Map.Blind = []parts.Pair{{"1", "99"}} }), "space"},
		"two spaces of one name":                   {hall(func(r *Room) { r.Map.Spaces = append(r.Map.Spaces[:1:1], r.Map.Spaces...) }), "space_twice"},
		"a figure on a space that the map has not": {func(s *State) { s.Minions[0].At.Space = "99" }, "space"},
		"a card on turn that is not on the track":  {func(s *State) { s.Turn.Card, s.Waits = "dragon", nil }, "turn"},
		"no card on turn":                          {func(s *State) { s.Turn, s.Waits = Turn{}, nil }, "turn"},
		"figures of the turn that nobody has":      {func(s *State) { s.Waits, s.Turn.Figures = nil, []Name{"rat_9"} }, "absent"},
		"an acting figure that nobody has":         {func(s *State) { s.Waits, s.Turn.Acting = nil, "rat_9" }, "absent"},
		"a type whose card nobody entered":         {func(s *State) { s.Waits, s.Types = nil, nil }, "type"},
		"a die of one side":                        {func(s *State) { s.Die = []parts.Face{{Number: 1}} }, "die"},
		"an hourglass past the end":                {func(s *State) { s.Hourglass = s.End + 1; s.Chapter.LastPage = 0 }, "late"},
		"Brodie's card without his token": {func(s *State) {
			s.Track = append(s.Track[:1:1], Card{ID: "pounce", Kind: PounceCard, Of: string(Brodie)})
			s.Turn.Card, s.Cat, s.Waits = "pounce", nil, nil
		}, "no_cat"},
		"two figures of one name":       {func(s *State) { s.Minions = append(s.Minions[:1:1], s.Minions[0]) }, "figure_twice"},
		"a figure that is to act twice": {func(s *State) { s.Waits, s.Turn.Figures = nil, []Name{"rat_1", "rat_1"} }, "acts_twice"},
		"a map of a hundred spaces":     {hall(func(r *Room) { r.Map.Spaces = spacesOnMap(maxSpaces + 1) }), "map_size"},
		"a line drawn twice":            {hall(func(r *Room) { r.Map.Links = append(r.Map.Links[:1:1], r.Map.Links[0]) }), "link_twice"},
		"a line drawn from both ends": {hall(func(r *Room) {
			r.Map.Links = append(r.Map.Links[:1:1], parts.Link{A: r.Map.Links[0].B, B: r.Map.Links[0].A})
		}), "link_twice"},
		"points that no tile is wide enough for":         {func(s *State) { s.Turn.Points = NoWay + 1 }, "points"},
		"a fact about nothing":                           {hall(knows("1", "2", "colour", 1, 1)), "fact"},
		"a fact about one space":                         {hall(knows("1", "1", Distance, 1, 1)), "fact"},
		"a distance below nothing":                       {hall(knows("1", "2", Distance, -1, 1)), "fact"},
		"a distance that is at least more than at most":  {hall(knows("1", "2", Distance, 3, 2)), "fact"},
		"a distance farther than no way":                 {hall(knows("1", "2", Distance, 1, NoWay+1)), "fact"},
		"a line of sight that is more than open or shut": {hall(knows("1", "2", Sight, 0, 2)), "fact"},
	} {
		t.Run(name, func(t *testing.T) {
			s := good()
			c.but(&s)
			var problem *rules.Problem
			require.ErrorAs(t, Game{}.Unsound(s), &problem)
			require.Equal(t, "micemystics.problem."+c.id, problem.ID)
		})
	}
	s = good()
	s.Turn.Points = NoWay
	hall(knows("1", "2", Distance, 0, NoWay))(&s)
	hall(func(r *Room) { r.Map.Spaces = append(r.Map.Spaces, spacesOnMap(maxSpaces)[len(r.Map.Spaces):]...) })(&s)
	require.NoError(t, Game{}.Unsound(s), "each bound itself is allowed")
	s = good()
	s.House = rules.House{"arrival": "never"}
	require.Error(t, Game{}.Unsound(s))
}

func TestATableWithAnEndlessMapIsNamed(t *testing.T) {
	large := func(n int) State {
		return position(change("hall", func(r *Room) { r.Map.Spaces = append(r.Map.Spaces, spacesOnMap(n-len(r.Map.Spaces))...) }))
	}
	require.NoError(t, Game{}.Unbounded(large(unboundSpaces)))
	var problem *rules.Problem
	require.ErrorAs(t, Game{}.Unbounded(large(unboundSpaces+1)), &problem)
	require.Equal(t, "micemystics.problem.map_size", problem.ID)
}

func spacesOnMap(n int) []parts.Space {
	out := make([]parts.Space, n)
	for i := range out {
		out[i].ID = parts.SpaceID("s" + strconv.Itoa(i))
	}
	return out
}

func knows(a, b parts.SpaceID, m Matter, least, most int) func(*Room) {
	return func(r *Room) { r.Facts = []Fact{{Between: parts.Pair{a, b}, Matter: m, Least: least, Most: most}} }
}
