package serve

import (
	"fmt"
	"net"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"


	"tablemate/assist/room"
	"tablemate/tables"
)

// BenchmarkPhones plays rounds of Raccoon Heist on five phones. It reports the time from a POST
// until another phone gets the next question, and the memory of the server for each phone. For
// comparison, it reports the time until a recorded line reaches an open page.
func BenchmarkPhones(b *testing.B) {
	var took, yard []float64
	for b.Loop() {
		table := begun(b, "solo", 56)
		h := served(b, table)
		yard = append(yard, recordedTo(b, h.clients(1), table.Path)...)
		h.end()
		e := seated(b, "raccoonheist", tables.English, "Ann", "Boris", "Vera", "Gleb", "Dora")
		e.laidOut("Dog")
		before := inUse()
		streams := e.streams(room.MostPages)
		b.ReportMetric(float64(inUse()-before)/1024/float64(len(streams)), "KB/phone")
		took = append(took, e.rounds(30)...)
	}
	b.ReportMetric(median(took), "ms-p50")
	b.ReportMetric(took[len(took)*99/100], "ms-p99")
	b.ReportMetric(took[len(took)*99/100]/median(yard), "p99/line")
}

func (e *sitting) streams(each int) (out []net.Conn) {
	host := strings.TrimPrefix(e.house.at, "http://")
	for _, p := range e.phones {
		at := must(url.Parse(e.house.at + p.at("seat/events")))
		for range each {
			c := must(net.Dial("tcp", host))
			e.t.Cleanup(func() { c.Close() })
			fmt.Fprintf(c, "GET %s HTTP/1.1\r\nHost: %s\r\n", at.Path, host)
			for _, kept := range p.house.browser.Jar.Cookies(at) {
				fmt.Fprintf(c, "Cookie: %s=%s\r\n", kept.Name, kept.Value)
			}
			fmt.Fprint(c, "\r\n")
			until(e.t, c, "event: table")
			out = append(out, c)
		}
	}
	return out
}

// mostASecond is below the number of answers that a phone may send in a second.
const mostASecond = 9

// rounds answers several questions, each on a phone with this question. It returns the milliseconds
// until another phone with the same question gets the next one.
func (e *sitting) rounds(questions int) (took []float64) {
	for _, p := range e.phones {
		p.listens()
	}
	for range questions {
		var p, other *phone
		var number string
		for _, name := range e.room.Seats() {
			next := e.phones[name]
			now := next.number(anything)
			switch s, _ := e.room.See(name); {
			case len(s.Asked.Whose) > 0 && !slices.Contains(s.Asked.Whose, name):
			case p == nil:
				p, number = next, now
			case now == number:
				other = next
			}
		}
		if s, _ := e.room.See(p.name); strings.Contains(s.Asked.Text, "how it ended") {
			return took // the Owner's cards come by chance, and may catch a whole group
		}
		time.Sleep(time.Second / mostASecond)
		began := time.Now()
		p.taps(anything, p.likely()...)
		if other == nil {
			continue
		}
		for other.sent() == number {
			time.Sleep(100 * time.Microsecond)
		}
		took = append(took, float64(time.Since(began).Microseconds())/1000)
	}
	return took
}

// likely returns the form fields of an answer: Enter, the first button, or a raid.
func (p *phone) likely() []string {
	s, _ := p.room.See(p.name)
	switch b := s.Asked.Buttons; {
	case s.Asked.Enter != "":
		return []string{"enter", "1"}
	case len(b.Plain) > 0:
		return []string{"typed", b.Plain[0].Key}
	}
	return []string{"typed", "k 1"} // a raid
}

// sent returns the number of the last question in the event stream of a phone.
func (p *phone) sent() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	text := p.heard.String()
	_, text, _ = strings.Cut(text[max(0, strings.LastIndex(text, "event: ask")):], `name="q" value="`)
	number, _, _ := strings.Cut(text, `"`)
	return number
}
