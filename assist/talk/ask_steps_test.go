package talk

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

func TestBackLeadsToTheLastQuestionThatWasAsked(t *testing.T) {
	for name, c := range map[string]struct {
		answers map[string][]error // the results of each step's calls, in order; later calls return nil
		asked   string
		err     error
	}{
		"on and on":                    {nil, "abc", nil},
		"back once":                    {map[string][]error{"b": {desk.ErrBack}}, "ababc", nil},
		"back at the first":            {map[string][]error{"a": {desk.ErrBack}}, "aabc", nil},
		"back over what is not asked":  {map[string][]error{"b": {ErrUnasked, ErrUnasked, ErrUnasked}, "c": {desk.ErrBack}}, "abcbabc", nil},
		"the first is not asked":       {map[string][]error{"a": {ErrUnasked, ErrUnasked}, "b": {desk.ErrBack}}, "ababc", nil},
		"the first two are not asked":  {map[string][]error{"a": {ErrUnasked, ErrUnasked}, "b": {ErrUnasked, ErrUnasked, ErrUnasked}, "c": {desk.ErrBack}}, "abcbabc", nil},
		"nothing is asked at all":      {map[string][]error{"a": {ErrUnasked}, "b": {ErrUnasked}, "c": {ErrUnasked}}, "abc", nil},
		"what the desk says ends them": {map[string][]error{"b": {io.EOF}}, "ab", io.EOF},
	} {
		t.Run(name, func(t *testing.T) {
			asked, left := "", c.answers
			step := func(name string) func() error {
				return func() error {
					if asked += name; len(asked) > 20 {
						return io.ErrNoProgress
					}
					answers := left[name]
					if len(answers) == 0 {
						return nil
					}
					left[name] = answers[1:]
					return answers[0]
				}
			}
			require.Equal(t, c.err, Steps(step("a"), step("b"), step("c")))
			require.Equal(t, c.asked, asked)
		})
	}
}

func TestBackWithinAnotherQuestionLeadsToThatOne(t *testing.T) {
	back, unasked, taken := func() error { return desk.ErrBack }, func() error { return ErrUnasked }, func() error { return nil }
	require.ErrorIs(t, StepsWithin(back, taken), desk.ErrBack)
	require.ErrorIs(t, StepsWithin(unasked, unasked, back), desk.ErrBack, "what was not asked is nothing to lead back to")
	answers := []error{desk.ErrBack, nil}
	second := func() error { err := answers[0]; answers = answers[1:]; return err }
	require.NoError(t, StepsWithin(taken, second), "the second leads to the first, and on again")
	require.NoError(t, StepsWithin(unasked, taken))
	ui := &UI{Words: words.In(tables.English), Desk: desktest.New(t, "n", desktest.Enter)}
	require.ErrorIs(t, Ready(ui, "Begin?"), desk.ErrBack, "Enter leads to the last answer")
}

func TestAWarningBeginsWithACapitalLetter(t *testing.T) {
	w := UI{Words: words.In(tables.English)}
	for _, level := range []rules.Level{rules.Against, rules.Unusual, rules.Impossible} {
		v := rules.Violation{Note: rules.Note{Rule: "PR-OPS-02"}, Level: level}
		require.Contains(t, w.Warning(v, "operative 5 stands at L5."), " Operative 5 stands at L5.")
	}
}
