package infiltrators

import (
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/infiltrators"
)

func TestTrapsAreToldFromTheCounts(t *testing.T) {
	two := started(setting(parts.Training2, 2))
	for name, c := range map[string]struct {
		s    State
		want []string
	}{
		"none at the start":                   {table(), nil},
		"detain now or lose":                  {table(hq(1), deck(1)), []string{"now-or-never", "last-in-hq"}},
		"not where the table allows it later": {table(hq(1), deck(1), houseRule(DetainWithoutHQ, "allow")), []string{"last-in-hq"}},
		"not while somebody holds one":        {table(hq(1), holds(ann)), []string{"last-in-hq"}},
		"nothing but a shot":                  {two.but(hq(0), holds(ann), hand(boris, 0)), []string{"only-shots"}},
		"no guess may miss":                   {table(bullets(2)), []string{"exact"}},
		"one more wait":                       {table(hq(7)), []string{"dear-wait"}},
		"two more":                            {table(hq(8)), []string{"dear-wait"}},
		"three more are no trap":              {table(hq(12)), nil},
		"nothing after the end":               {table(hq(1), deck(1), func(s *State) { s.Result = &Result{} }), nil},
	} {
		t.Run(name, func(t *testing.T) { require.Equal(t, c.want, noted(Traps(c.s))) })
	}
}
