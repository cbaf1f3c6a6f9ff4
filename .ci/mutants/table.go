package main

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
)

func (t *tree) print(to io.Writer, o options) {
	kinds, packages := map[string][]*change{}, map[string][]*change{}
	for _, m := range t.chosen {
		kinds[m.kind] = append(kinds[m.kind], m)
		packages[m.pkg.path] = append(packages[m.pkg.path], m)
	}
	columns := []string{"own", "others", "evenings", "sittings", "cmd", ""}
	fmt.Fprintf(to, "seed %d\n\n%-32s %8s", o.seed, "", "tried")
	for _, by := range columns {
		fmt.Fprintf(to, " %8s", cmp.Or(by, "nobody"))
	}
	fmt.Fprintln(to)
	for _, rows := range []map[string][]*change{kinds, packages, {"all": t.chosen}} {
		for _, name := range slices.Sorted(maps.Keys(rows)) {
			all, by := rows[name], map[string]int{}
			for _, m := range all {
				by[m.by]++
			}
			fmt.Fprintf(to, "%-32s %8d", name, len(all))
			for _, column := range columns {
				fmt.Fprintf(to, " %8d", by[column])
			}
			fmt.Fprintln(to)
		}
		fmt.Fprintln(to)
	}
	noticed := 0
	for _, m := range t.chosen {
		if m.by != "" {
			noticed++
		}
	}
	low, high := interval(noticed, len(t.chosen))
	fmt.Fprintf(to, "noticed: %d of %d, %.1f %% (95 %%: %.1f to %.1f)\n\nsurvivors\n",
		noticed, len(t.chosen), 100*float64(noticed)/float64(len(t.chosen)), 100*low, 100*high)
	for _, m := range t.chosen {
		if m.by == "" {
			fmt.Fprintln(to, m.verdict())
		}
	}
}

// interval returns Wilson's 95 % confidence interval for a share.
func interval(hits, all int) (low, high float64) {
	const z = 1.96
	n := float64(all)
	p := float64(hits) / n
	middle, half := p+z*z/(2*n), z*math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return (middle - half) / (1 + z*z/n), (middle + half) / (1 + z*z/n)
}
