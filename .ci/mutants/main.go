// Command mutants finds mistakes that the tests would not notice. From the module's root:
//
//	go run -C .ci/mutants . [-n 500] [-seed 1] [-only REGEXP] [-workers N] [-list]
//
// It makes N random changes of the code, each as small as a slip: another comparison, a number plus
// one, true for false, a negated condition, an ignored error, a missing statement, "or" for "and",
// another sentence. The number of changes in a package is proportional to its lines. Within a
// package each kind has the same probability. The same seed makes the same changes of the same
// code.
//
// All changes are built together, and a switch turns each of them on. So each test program is
// linked only once. The changes are in a copy of the module, so the checkout is never modified. A
// package's own tests judge a change first (with -short). Next are the tests of the package in
// assist with the same name. Then come the recorded sittings of its game, or if it has none, all
// sittings and all tests of cmd. A change that no test notices is a survivor; some survivors have
// no visible effect.
//
// main.go runs everything, sites.go finds what can be changed, build.go copies and builds
// the tests, judge.go runs them, table.go prints what was found.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"sync"
)

// options are the options of the command line.
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

// run makes the changes, judges them and prints what was found.
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
	t.judgeAll(o.workers)
	t.print(os.Stdout, o)
	return nil
}

// judgeAll judges every change, several at the same time.
func (t *tree) judgeAll(workers int) {
	waiting := make(chan *change)
	var all sync.WaitGroup
	for n := range workers {
		all.Go(func() {
			w := worker{t, filepath.Join(t.work, fmt.Sprint("worker", n))}
			for m := range waiting {
				w.judge(m)
				log.Print(m.verdict())
			}
		})
	}
	for _, m := range t.chosen {
		waiting <- m
	}
	close(waiting)
	all.Wait()
}
