package room

import (
	"cmp"
	"context"
	"slices"
	"time"
)

// Reply is what a phone sends: something typed, empty for Enter alone, or a row from 1.
type Reply struct {
	Typed string
	Row   int
	For   string // the seat that gives the answer; "" for the seat of the phone
	Once  string // a word that the phone drew for this answer
}

// enters reports whether a reply is Enter alone.
func (r Reply) enters() bool { return r.Typed == "" && r.Row == 0 }

// Outcome is what became of an answer.
type Outcome struct {
	What What
	By   string // the seat that answered first, or the only one that may answer
	Why  string // a sentence about what is wrong with the answer
}

// What is the kind of an outcome.
type What uint8

// What may become of an answer.
const (
	Taken    What = iota
	Again         // the same answer was taken before
	Late          // somebody else answered, or the question is gone
	NotYours      // somebody else is asked
	Unread        // it is no answer to the question, which stays open
	TooMany       // the seat answers more often than anybody types
	Busy          // the loop had no time for it
	Gone          // the evening is over
)

// Message is an answer that a phone sends to the loop.
type Message struct {
	Seat string
	Reply
	Number int
	// Alone reports whether the seat answers a question that it alone sees.
	Alone bool

	room    *Room
	settled chan struct{}
	outcome Outcome
	state   int // guarded by the room
}

// The states of a message: it waits for the loop, is read by the loop, or has its outcome.
const (
	waiting = iota
	reading
	done
)

// Inbox returns the channel of the answers that phones send.
func (r *Room) Inbox() <-chan *Message { return r.inbox }

// Answer sends the loop the answer of a seat to the question with this number, and returns the
// outcome. If an answer with the same Once was sent before, the answer is not taken again.
func (r *Room) Answer(ctx context.Context, seat string, number int, reply Reply) Outcome {
	m, refused := r.send(seat, number, reply)
	if m == nil {
		return refused
	}
	within, stop := context.WithTimeout(ctx, settleWithin)
	defer stop()
	select {
	case <-m.settled:
	case <-within.Done():
		m.giveUp()
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	out := m.outcome
	if refused.What == Again && out.What == Taken {
		out.What = Again
	}
	p := r.phone(seat)
	p.notice, p.about = out.Why, r.numberOf(seat)
	return out
}

// send puts an answer into the inbox, or returns why it is refused. With the outcome Again, the
// message is the one that was sent before.
func (r *Room) send(seat string, number int, reply Reply) (*Message, Outcome) {
	r.mu.Lock()
	defer r.mu.Unlock()
	p := r.phone(seat)
	p.seen = r.clock()
	for _, o := range p.once {
		if reply.Once != "" && o.word == reply.Once {
			return o.message, Outcome{What: Again}
		}
	}
	if out := r.refuse(seat, number, reply); out.What != Taken {
		return nil, out
	}
	reply.For = cmp.Or(reply.For, seat)
	_, eyes := r.find(number)
	m := &Message{Seat: seat, Reply: reply, Number: number, Alone: eyes != "", room: r, settled: make(chan struct{})}
	select {
	case r.inbox <- m:
	default:
		return nil, Outcome{What: Busy}
	}
	if reply.Once != "" {
		p.once = append(p.once[max(0, len(p.once)-mostOnce+1):], once{reply.Once, m})
	}
	return m, Outcome{}
}

// refuse returns why an answer is refused before the loop reads it; Taken if it is not refused.
func (r *Room) refuse(seat string, number int, reply Reply) Outcome {
	q, eyes := r.find(number)
	switch {
	case r.over:
		return Outcome{What: Gone}
	case r.tooMany(seat):
		return Outcome{What: TooMany}
	case q == nil || q.used:
		return Outcome{What: Late, By: r.answered[number]}
	case eyes != "" && eyes != seat:
		return Outcome{What: NotYours, By: eyes}
	case q.Except == seat && !reply.enters():
		return Outcome{What: NotYours}
	case !q.has(reply):
		return Outcome{What: Unread}
	case reply.For != "" && reply.For != seat &&
		(eyes != "" || !q.asks(reply.For) || !slices.Contains(r.seats, reply.For)):
		return Outcome{What: NotYours, By: reply.For}
	case (reply.enters() || reply.Row > 0) && !q.asks(cmp.Or(reply.For, seat)):
		return Outcome{What: NotYours, By: q.Whose[0]}
	}
	return Outcome{}
}

// tooMany reports whether a seat has answered more often in a second than anybody types.
func (r *Room) tooMany(seat string) bool {
	p, now := r.phone(seat), r.clock()
	p.answers = slices.DeleteFunc(p.answers, func(at time.Time) bool { return now.Sub(at) >= time.Second })
	if len(p.answers) >= mostInASec {
		return true
	}
	p.answers = append(p.answers, now)
	return false
}

// Begin reports whether the loop may read a message: its question must still be open, and its
// phone must still wait.
func (m *Message) Begin() bool {
	m.room.mu.Lock()
	defer m.room.mu.Unlock()
	if m.state != waiting {
		return false
	}
	m.state = reading
	if q, _ := m.room.find(m.Number); q == nil || q.used {
		m.settle(Outcome{What: Late, By: m.room.answered[m.Number]})
		return false
	}
	return true
}

// Take ends a message as taken. Its question is then answered, unless stands is set.
func (m *Message) Take(stands bool) {
	m.room.mu.Lock()
	defer m.room.mu.Unlock()
	if !stands {
		m.room.use(m.Number, m.Seat)
	}
	m.settle(Outcome{What: Taken})
}

// Refuse ends a message as no answer, and tells the phone why. The question stays open.
func (m *Message) Refuse(why string) {
	m.room.mu.Lock()
	defer m.room.mu.Unlock()
	m.settle(Outcome{What: Unread, Why: why})
}

// Use notes that the terminal has answered the question that all see.
func (r *Room) Use() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.asked != nil {
		r.use(r.asked.number, "")
	}
}

func (m *Message) settle(out Outcome) {
	if m.state != done {
		m.state, m.outcome = done, out
		m.Typed = "" // the text may be secret
		close(m.settled)
		m.room.wake()
	}
}

// giveUp ends a message that the loop has not begun to read. If the loop reads the message now,
// the loop will end it.
func (m *Message) giveUp() {
	m.room.mu.Lock()
	defer m.room.mu.Unlock()
	if m.state == waiting {
		m.settle(Outcome{What: Busy})
	}
}
