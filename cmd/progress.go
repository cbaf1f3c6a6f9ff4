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

// showProgress begins to show how far p has come.
func (o simulateOptions) showProgress(p *played) progress {
	bar := progress{make(chan struct{}), make(chan struct{})}
	every, begin, end := time.Second, "", "\n"
	if terminal(o.err) != nil && !o.plain() {
		every, begin, end = time.Second/5, clearLine, ""
		fmt.Fprint(o.err, o.progressLine(p))
	}
	ticks, stop := o.ticks(every)
	go func() {
		defer close(bar.over)
		defer stop()
		defer fmt.Fprint(o.err, begin)
		for {
			select {
			case <-ticks:
				fmt.Fprint(o.err, begin, o.progressLine(p), end)
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

// progressLine returns one line: a bar, and which pairing is being played.
func (o simulateOptions) progressLine(p *played) string {
	at, games := p.sum()
	done := float64(games) / float64(p.all) / float64(o.games)
	const wide = 20
	full := int(done * wide)
	text := o.say("simulating", tables.Args{
		"at": max(at, 1), "all": p.all, "percent": int(100 * done), "seconds": int(o.clock().Sub(p.began).Seconds()),
	})
	return cut(strings.Repeat("█", full)+strings.Repeat("░", wide-full)+" "+text, o.width()-1)
}
