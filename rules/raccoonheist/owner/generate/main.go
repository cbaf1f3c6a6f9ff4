// Command generate writes the stored values that package owner embeds. It solves the games of one,
// two and three raccoon groups, and fits the estimates for three and four groups. To run this
// command in three steps, use go generate:
//
//	go generate ./rules/raccoonheist/owner
//
// The first step solves the games of one and two groups. The second step is compiled with the
// values of the first step, and fits the estimates. The third step starts from the estimates, and
// solves the games of three groups. On one core, the steps take twelve, two and eight minutes.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"tablemate/rules/raccoonheist/owner"
)

var cores = flag.Int("cores", 1, "how many games, or parts of one, to solve at once")

func main() {
	folder := flag.String("to", "values", "folder for the values")
	only := flag.String("only", "", "write these files alone")
	flag.Parse()
	for _, p := range parts {
		if *only != "" && !slices.Contains(strings.Split(*only, ","), p.file) {
			continue
		}
		if err := write(p, *folder); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

type part struct {
	file   string
	tables int
	table  func(n int) []byte
	bind   func([][]byte) []byte
}

var parts = []part{
	{"one.bin", 1, func(int) []byte { return owner.Tabulate(1, owner.Basic, 0) }, join},
	{"two.bin", owner.Rows, func(n int) []byte { return owner.Tabulate(2, owner.Basic, n) }, owner.Bind},
	{"advanced.bin", owner.Rows, func(n int) []byte { return owner.Tabulate(2, owner.Advanced, n) }, owner.Bind},
	{"crowd.bin", 4, crowd, join},
	{"three.bin", 1, func(int) []byte { return trios() }, join},
}

func join(tables [][]byte) []byte { return bytes.Join(tables, nil) }

// crowd returns the fitted weights for the case n. Cases 0 and 1 are for three groups, cases 2 and
// 3 for four groups. Cases 0 and 2 are for the basic rules, cases 1 and 3 for the advanced rules.
func crowd(n int) []byte {
	goal := [2]owner.Goal{owner.Basic, owner.Advanced}[n%2]
	fit, miss := owner.Fit(3+n/2, goal)
	fmt.Printf("%d groups, %s: misses the rounds it was fitted to by %.4f\n", 3+n/2, goal, miss)
	return fit
}

func trios() []byte {
	return owner.TabulateTrios(owner.Basic, *cores, func(level, of int) {
		fmt.Printf("three groups: %d of %d\n", level, of)
	})
}

func write(p part, folder string) error {
	tables := make([][]byte, p.tables)
	var wait sync.WaitGroup
	free := make(chan struct{}, max(1, *cores))
	for n := range tables {
		wait.Go(func() {
			free <- struct{}{}
			defer func() { <-free }()
			tables[n] = p.table(n)
			fmt.Printf("%s: %d of %d, %d bytes\n", p.file, n+1, p.tables, len(tables[n]))
		})
	}
	wait.Wait()
	return os.WriteFile(filepath.Join(folder, p.file), p.bind(tables), 0o644)
}
