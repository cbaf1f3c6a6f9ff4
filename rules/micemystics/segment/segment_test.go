package segment_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules/micemystics/segment"
	parts "tablemate/tables/micemystics"
)

func TestIntersect(t *testing.T) {
	for name, c := range map[string]struct {
		at   [8]float64 // the coordinates x and y of a, b, c, d
		want bool
	}{
		"crossing":                    {[8]float64{0, 0, 2, 2, 0, 2, 2, 0}, true},
		"beside each other":           {[8]float64{0, 0, 2, 0, 0, 1, 2, 1}, false},
		"one would cross if longer":   {[8]float64{0, 0, 2, 0, 1, 1, 1, 3}, false},
		"neither is long enough":      {[8]float64{0, 0, 1, 1, 3, 0, 2, 1}, false},
		"an end touches the middle":   {[8]float64{0, 0, 2, 0, 1, 0, 1, 3}, true},
		"ends touch":                  {[8]float64{0, 0, 1, 1, 1, 1, 2, 0}, true},
		"along each other":            {[8]float64{0, 0, 2, 0, 1, 0, 3, 0}, true},
		"one within the other":        {[8]float64{0, 0, 3, 0, 1, 0, 2, 0}, true},
		"on one line, apart":          {[8]float64{0, 0, 1, 0, 2, 0, 3, 0}, false},
		"on one upright line, apart":  {[8]float64{0, 0, 0, 1, 0, 2, 0, 3}, false},
		"a point on a segment":        {[8]float64{1, 1, 1, 1, 0, 0, 2, 2}, true},
		"a point beside a segment":    {[8]float64{1, 0, 1, 0, 0, 0, 2, 2}, false},
		"the far end of one touches":  {[8]float64{1, 3, 1, 0, 0, 0, 2, 0}, true},
		"the first of them is behind": {[8]float64{1, 1, 1, 3, 0, 0, 2, 0}, false},
	} {
		a, b := parts.Point{X: c.at[0], Y: c.at[1]}, parts.Point{X: c.at[2], Y: c.at[3]}
		p, q := parts.Point{X: c.at[4], Y: c.at[5]}, parts.Point{X: c.at[6], Y: c.at[7]}
		require.Equal(t, c.want, segment.Intersect(a, b, p, q), name)
		require.Equal(t, c.want, segment.Intersect(b, a, p, q), name+", turned")
		require.Equal(t, c.want, segment.Intersect(p, q, a, b), name+", swapped")
		require.Equal(t, c.want, segment.Intersect(q, p, b, a), name+", both")
	}
}
