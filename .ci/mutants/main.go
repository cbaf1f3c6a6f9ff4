// Command mutants finds errors in the code that the tests would not detect. Start it in the
// module's root:
//
//	go run -C .ci/mutants . [-n 500] [-seed 1] [-only REGEXP] [-workers N] [-list]
//
// It makes N small random changes of the code, such as < to <=, a negated condition, an ignored
// error or a missing statement. The number of changes in a package is proportional to its lines.
// Within a package, each kind of change has the same probability. The same seed gives the same
// changes.
//
// The module is built once with all changes, and a switch turns one change on. Therefore each test
// program is linked only once. The changes are made in a copy of the module. For a change in
// rules/picklerick, first the tests of rules/picklerick run (with -short), then those of
// assist/picklerick. Then simulated people play Pickle Rick at random, and recorded games are read
// (the suite evenings). Finally, recorded dialogs are repeated (the suite sittings). For a package
// without a game, these suites run for all games, and then the tests of cmd. A suite that does not
// execute the changed code is left out. A change that no test detects is a survivor; some survivors
// have no visible effect.
//
// sites.go finds possible changes, build.go copies the module and builds the tests, judge.go runs
// the tests, and table.go prints the results.
package main

import (
	"flag"
	"fmt"
	"log"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"sync"
)

type options struct {
	count, workers int
	seed           uint64
	only           *regexp.Regexp
	list           bool
}

func main() {
	log.SetFlags(0)
	o := options{}
	only := flag.String("only", "", "a regular expression of the files that are changed")
	flag.IntVar(&o.count, "n", 500, "how many changes are made")
	flag.IntVar(&o.workers, "workers", runtime.NumCPU(), "how many changes are judged at once")
	flag.Uint64Var(&o.seed, "seed", 1, "chooses the changes")
	flag.BoolVar(&o.list, "list", false, "prints the changes without judging them")
	flag.Parse()
	var err error
	if o.only, err = regexp.Compile(*only); err == nil {
		err = run(o)
	}
	if err != nil {
		log.Fatal(err)
	}
}

func run(o options) error {
	work, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	t := &tree{work: work, dir: filepath.Join(work, "copy"), tests: map[string]*testProgram{}}
	if err := t.copy(); err != nil {
		return err
	}
	if err := t.load(); err != nil {
		return err
	}
	t.choose(o)
	if o.list {
		for _, m := range t.chosen {
			fmt.Println(m)
		}
		return nil
	}
	if err := t.prepare(); err != nil {
		return err
	}
	t.judgeAll(o)
	t.print(os.Stdout, o)
	return nil
}

// judgeAll takes the changes in random order, so a run that is stopped early tested a random
// sample.
func (t *tree) judgeAll(o options) {
	waiting := make(chan *change)
	var all sync.WaitGroup
	for n := range o.workers {
		all.Go(func() {
			w := worker{t, filepath.Join(t.work, fmt.Sprint("worker", n))}
			for m := range waiting {
				w.judge(m)
				log.Print(m.verdict())
			}
		})
	}
	for _, n := range rand.New(rand.NewPCG(o.seed, 1)).Perm(len(t.chosen)) {
		waiting <- t.chosen[n]
	}
	close(waiting)
	all.Wait()
}
