package session

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
)

func tooMany(pebbles int) rules.Violation {
	return breach("PB-HEAP-01", rules.Against, rules.Args{"pebbles": pebbles})
}

func TestASetupThatBreaksARuleIsToldAndPeopleRule(t *testing.T) {
	const told = "! A heap has 60 pebbles at most. (PB-HEAP-01)"
	for name, c := range map[string]struct {
		answers []string
		heap    int
		waived  []tables.RuleID
		stands  []string
		asked   int
	}{
		"changing one's mind is what Enter takes": {[]string{"61", "", "60", "pause"}, 60, nil, nil, 1},
		"back changes it as well":                 {[]string{"61", "back", "60", "pause"}, 60, nil, nil, 1},
		"the rule can be read first":              {[]string{"61", "?", "y", "pause"}, 61, []tables.RuleID{"PB-HEAP-01"}, nil, 1},
		"a house rule is recorded after the setup": {[]string{"61", "house", "y", "pause"}, 61, []tables.RuleID{"PB-HEAP-01"},
			[]string{`{"kind":"settle","name":"PB-HEAP-01","value":"waived"}`}, 1},
		"what was held to of another setup does not count": {[]string{"61", "", "62", "", "60", "pause"}, 60, nil, nil, 2},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			said := r.play(c.answers...)
			require.Equal(t, c.asked, strings.Count(said, told))
			require.Equal(t, c.heap, r.heap())
			require.Equal(t, c.waived, r.record().Header.Waived)
			require.Equal(t, c.stands, r.stands())
			findings := must(New(pebblesDefinition()).Check(r.reading()))
			want := []Finding{}
			if c.waived != nil {
				want = append(want, Finding{Line: 1, Violation: tooMany(c.heap), Waived: true, Text: "A heap has 60 pebbles at most."})
			}
			require.Equal(t, want, findings)
		})
	}
}

func TestASetupOfAnotherProgramIsJudged(t *testing.T) {
	const text = "A heap has 60 pebbles at most."
	for name, c := range map[string]struct {
		header string
		want   []Finding
	}{
		"nobody agreed": {`{"tablemate":2,"game":"pebbles","setup":{"pebbles":61}}`,
			[]Finding{{Line: 1, Violation: tooMany(61), Text: text}}},
		"held to": {`{"tablemate":2,"game":"pebbles","setup":{"pebbles":61},"waived":["PB-HEAP-01"]}`,
			[]Finding{{Line: 1, Violation: tooMany(61), Waived: true, Text: text}}},
		"by a house rule":   {`{"tablemate":2,"game":"pebbles","setup":{"pebbles":61,"house_rules":{"PB-HEAP-01":"waived"}}}`, []Finding{{Line: 1, Violation: tooMany(61), House: true, Text: text}}},
		"beside its state":  {`{"tablemate":2,"game":"pebbles","setup":{"pebbles":61},"state":{"heap":[1],"taken":0,"turn":"ann"}}`, []Finding{{Line: 1, Violation: tooMany(61), Text: text}}},
		"of an older shape": {`{"tablemate":2,"game":"pebbles","setup":{"stones":61},"state":{"heap":[1],"taken":0,"turn":"ann"}}`, []Finding{}},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			r.write(c.header)
			require.Equal(t, c.want, must(New(pebblesDefinition()).Check(r.reading())))
		})
	}
}
