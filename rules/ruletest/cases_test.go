package ruletest

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest/pebbles"
	"tablemate/tables"
)

type verdict struct{ told []string }

func (v *verdict) Errorf(format string, args ...any) {
	v.told = append(v.told, fmt.Sprintf(format, args...))
}
func (v *verdict) FailNow() { panic(v) }

func fails(c Case[state, action], found ...rules.Violation) (failed bool) {
	v := &verdict{}
	defer func() {
		if r := recover(); r != nil {
			failed = true
		}
	}()
	c.judge(v, found)
	return len(v.told) > 0
}

func TestACaseIsJudgedStrictly(t *testing.T) {
	one := rules.Violation{Note: rules.Note{Rule: "PB-TAKE-01", Args: rules.Args{"most": 3}}, Level: rules.Against, Also: []tables.RuleID{"PB-TURN-01"}}
	other := rules.Violation{Note: rules.Note{Rule: "PB-TAKE-02"}, Level: rules.Impossible}
	refused := Case[state, action]{Rule: "PB-TAKE-01", Kind: Refused}
	for name, c := range map[string]struct {
		fails bool
		of    Case[state, action]
		found []rules.Violation
	}{
		"an allowed report breaks nothing":              {false, Case[state, action]{Kind: Allowed}, nil},
		"an allowed report breaks something":            {true, Case[state, action]{Kind: Allowed}, []rules.Violation{one}},
		"what follows is asked of a clean report":       {true, Case[state, action]{Kind: Follows}, []rules.Violation{one}},
		"the rule is told":                              {false, refused, []rules.Violation{one}},
		"nothing is told":                               {true, refused, nil},
		"another rule is told":                          {true, refused, []rules.Violation{other}},
		"the rule is told twice":                        {true, refused, []rules.Violation{one, one}},
		"another rule is told besides":                  {true, refused, []rules.Violation{one, other}},
		"another rule is expected besides":              {false, refused.Breaking("PB-TAKE-02", "PB-TAKE-01"), []rules.Violation{one, other}},
		"the level is another":                          {true, refused.At(rules.Unusual), []rules.Violation{one}},
		"a level is expected":                           {false, Case[state, action]{Rule: "PB-TAKE-02", Kind: Refused}.At(rules.Impossible), []rules.Violation{other}},
		"the rule is a wider one":                       {false, Case[state, action]{Rule: "PB-TURN-01", Kind: Refused}.Breaking("PB-TAKE-01"), []rules.Violation{one}},
		"the rule is a wider one that is not told":      {true, Case[state, action]{Rule: "PB-TURN-02", Kind: Refused}.Breaking("PB-TAKE-01"), []rules.Violation{one}},
		"a value is mentioned":                          {false, refused.Telling("most", 3), []rules.Violation{one}},
		"another value is mentioned than the one named": {true, refused.Telling("most", 2), []rules.Violation{one}},
	} {
		t.Run(name, func(t *testing.T) { require.Equal(t, c.fails, fails(c.of, c.found...)) })
	}
}

func TestCasesAreRunOverAGame(t *testing.T) {
	s, _, err := pebbles.Game{}.Start(pebbles.Setup{Pebbles: 9})
	require.NoError(t, err)
	legal := pebbles.Game{}.Legal(s)
	require.NotEmpty(t, legal)
	_, notes := pebbles.Game{}.Apply(s, legal[0])
	seen := false
	Run(t, pebbles.Game{}, []Case[state, action]{
		Case[state, action]{Rule: "PB-TAKE-01", Kind: Follows, Name: "what is offered has its consequences", Given: s, When: legal[:1]}.
			Noting(notes...).Leaving(func(_ *testing.T, _ state) { seen = true }),
	})
	require.True(t, seen)
}

func TestACaseOfAnAnswerBelongsToItsQuestion(t *testing.T) {
	c := Case[state, action]{Rule: "PB-TAKE-01", About: "PB-AMB-01", Kind: Refused, Name: "as the table plays"}.In("PB-EX-01")
	require.Equal(t, "PB-AMB-01/refused/as the table plays", c.Title())
	require.Equal(t, []Tried{{"PB-AMB-01", Refused, "as the table plays", "PB-EX-01"}}, TriedOf([]Case[state, action]{c}))
}
