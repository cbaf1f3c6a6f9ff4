package main

import (
	"bytes"
	"context"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

type testProgram struct {
	file      string
	skip      []string             // tests that fail even without a change
	baselines map[string]*baseline // by the arguments of the run
}

type baseline struct {
	takes   float64      // processor time in seconds
	reached map[int]bool // the changes whose code the tests execute
}

type suite struct {
	by, pkg string
	args    []string
}

// evenings matches the tests of random and of recorded games.
const evenings = "^Test(RandomPeople|RecordedGames)"

func (t *tree) suites(s *source) (out []suite) {
	short := []string{"-test.short"}
	if s.tests {
		out = append(out, suite{"own", s.path, short})
	}
	name := filepath.Base(s.path)
	for _, other := range t.sources {
		if other.tests && other != s && filepath.Base(other.path) == name && strings.HasPrefix(other.path, "assist/") {
			out = append(out, suite{"others", other.path, short})
		}
	}
	if _, err := os.Stat(filepath.Join(t.dir, "cmd/testdata", name)); err == nil && name != "cmd" {
		out = append(out, suite{"evenings", "assist", []string{"-test.run", evenings + ".*$/^" + name}})
		return append(out, suite{"sittings", "cmd", []string{"-test.run", "^TestSessions$/^" + name + "_"}})
	}
	out = append(out, suite{"evenings", "assist", []string{"-test.run", evenings}},
		suite{"sittings", "cmd", []string{"-test.run", "^TestSessions$"}})
	if s.path != "cmd" {
		out = append(out, suite{"cmd", "cmd", short})
	}
	return out
}

func (s suite) key() string { return strings.Join(s.args, " ") }

// ready builds the test program of a suite and measures the suite, both only once.
func (w worker) ready(s suite) (*testProgram, *baseline, error) {
	w.building.Lock()
	defer w.building.Unlock()
	p := w.tests[s.pkg]
	if p == nil {
		name := strings.ReplaceAll(s.pkg, "/", "_")
		p = &testProgram{file: filepath.Join(w.work, "tests", name), baselines: map[string]*baseline{}}
		w.tests[s.pkg] = p
		if _, err := w.goTool("test", "-c", "-vet=off", "-overlay", w.overlay, "-o", p.file, "./"+s.pkg); err != nil {
			return nil, nil, err
		}
	}
	if b := p.baselines[s.key()]; b != nil {
		return p, b, nil
	}
	b, err := w.measure(s, p)
	p.baselines[s.key()] = b
	return p, b, err
}

var failure = regexp.MustCompile(`(?m)^ *--- FAIL: ([^ \n]+)`)

// measure runs a suite without a change. It notes the tests that fail, which are skipped later.
func (w worker) measure(s suite, p *testProgram) (*baseline, error) {
	b := &baseline{takes: 120}
	for range 5 {
		out, used, failed := w.run(0, s, p, b)
		b.takes = max(0.1, used.Seconds())
		if !failed {
			log.Printf("%s %s: %.1f s", s.pkg, s.key(), b.takes)
			return b, nil
		}
		names := failure.FindAllStringSubmatch(out, -1)
		if len(names) == 0 {
			return nil, fmt.Errorf("%s fails without a change:\n%s", s.pkg, out)
		}
		for i, name := range names {
			if i+1 < len(names) && strings.HasPrefix(names[i+1][1], name[1]+"/") {
				continue // skip only the failed subtest
			}
			log.Printf("%s: %s fails without a change", s.pkg, name[1])
			p.skip = append(p.skip, "^"+strings.ReplaceAll(regexp.QuoteMeta(name[1]), "/", "$/^")+"$")
		}
	}
	return nil, fmt.Errorf("%s fails without a change", s.pkg)
}

type worker struct {
	*tree
	dir string
}

func (w worker) judge(m *change) {
	for _, s := range w.suites(m.pkg) {
		p, b, err := w.ready(s)
		if err != nil {
			log.Fatal(err)
		}
		if !b.reached[m.number] {
			continue
		}
		m.reached = true
		if _, _, failed := w.run(m.number, s, p, b); failed {
			m.by = s.by
			return
		}
	}
}

// The limits of one run: `atLeast` plus `patience` times the usual processor time. `waits` limits
// the whole run, and is long because the machine may be busy.
const (
	patience  = 4
	atLeast   = 20 // seconds
	waits     = 5 * time.Minute
	kilobytes = 8_000_000
)

// run runs the tests of a suite with one change. If `number` is 0, it runs them without a change
// and sets b.reached.
func (w worker) run(number int, s suite, p *testProgram, b *baseline) (said string, used time.Duration, failed bool) {
	program, home := filepath.Join(w.dir, filepath.Base(p.file)), filepath.Join(w.dir, "temp")
	defer os.RemoveAll(w.dir)
	if err := write(program+".on", []byte(strconv.Itoa(number))); err != nil {
		log.Fatal(err)
	}
	if err := os.Link(p.file, program); err != nil {
		log.Fatal(err)
	}
	if err := os.MkdirAll(home, 0o755); err != nil {
		log.Fatal(err)
	}
	limit := atLeast + patience*int(b.takes)
	limits := fmt.Sprintf(`ulimit -t %d; ulimit -v %d 2>/dev/null; exec "$@"`, limit, kilobytes)
	args := append([]string{"-c", limits, "limited", program, "-test.failfast", "-test.timeout=0"}, s.args...)
	if number == 0 {
		args = slices.DeleteFunc(args, func(arg string) bool { return arg == "-test.failfast" })
	}
	if len(p.skip) > 0 {
		args = append(args, "-test.skip", strings.Join(p.skip, "|"))
	}
	wait := waits
	if number == 0 {
		wait *= 10 // without a change, the tests always end, but slowly on a busy machine
	}
	ctx, stop := context.WithTimeout(context.Background(), wait)
	defer stop()
	c := exec.CommandContext(ctx, "sh", args...)
	var out bytes.Buffer
	c.Dir, c.Env = filepath.Join(w.tree.dir, s.pkg), append(os.Environ(), "TMPDIR="+home)
	c.Stdout, c.Stderr, c.WaitDelay = &out, &out, time.Minute
	err := c.Run()
	if number == 0 {
		b.reached = map[int]bool{}
		list, _ := os.ReadFile(program + ".reached") // no file means that nothing was reached
		for field := range strings.FieldsSeq(string(list)) {
			n, _ := strconv.Atoi(field)
			b.reached[n] = true
		}
	}
	return out.String(), c.ProcessState.UserTime() + c.ProcessState.SystemTime(), err != nil
}
