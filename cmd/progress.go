package cmd

import (
	"fmt"
	"strings"
	"time"

	"tablemate/tables"
)

// progress shows how far a simulation has come until it is stopped: a bar on a
// terminal, a line a second elsewhere.
type progress struct{ quit, over chan struct{} }

// clearLine removes what stands on the line of a terminal.
const clearLine = "\r\x1b[K"

// showProgress begins to show how far s has come.
func (o simulateOptions) showProgress(s *simulation) progress {
	began := o.clock()
	bar := progress{make(chan struct{}), make(chan struct{})}
	every, begin, end := time.Second, "", "\n"
	if terminal(o.err) != nil && !o.plain() {
		every, begin, end = time.Second/5, clearLine, ""
		fmt.Fprint(o.err, o.progressLine(s, began))
	}
	ticks, stop := o.ticks(every)
	go func() {
		defer close(bar.over)
		defer stop()
		defer fmt.Fprint(o.err, begin)
		for {
			select {
			case <-ticks:
				fmt.Fprint(o.err, begin, o.progressLine(s, began), end)
			case <-bar.quit:
				return
			}
		}
	}()
	return bar
}

// stop ends it, and leaves no bar behind.
func (b progress) stop() {
	close(b.quit)
	<-b.over
}

// progressLine returns one line: a bar, and how many pairings are played.
func (o simulateOptions) progressLine(s *simulation, began time.Time) string {
	done, part := s.far()
	const wide = 20
	full := int(part * wide)
	text := o.say("simulating", tables.Args{
		"done": done, "all": len(s.parts), "percent": int(100 * part), "seconds": int(o.clock().Sub(began).Seconds()),
	})
	return cut(strings.Repeat("█", full)+strings.Repeat("░", wide-full)+" "+text, o.width()-1)
}
