package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

func TestAPositionThatNamesWhatIsNotThereIsFound(t *testing.T) {
	good := func() State {
		s := up("rat", at("1", "tilda"), at("4", "rat_1"))
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
		"two figures of one name": {func(s *State) { s.Minions = append(s.Minions[:1:1], s.Minions[0]) }, "figure_twice"},
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
	s.House = rules.House{"arrival": "never"}
	require.Error(t, Game{}.Unsound(s))
}
