package room

import (
	"cmp"
	"context"
	"slices"
	"time"
)

// Reply is an answer from a phone: typed text ("" for Enter), or a row number counted from 1.
type Reply struct {
	Typed string
	Row   int
	For   string // the seat for which the person answers; "" for the phone's own seat
	Once  string // a random id of this answer
}

func (r Reply) enters() bool { return r.Typed == "" && r.Row == 0 }

// Outcome is the result of an answer.
type Outcome struct {
	What What
	// If What is Late, By says who answered: a seat or Table. If What is NotYours, By is the asked
	// seat. But if nobody can answer for the seat in Reply.For, By is that seat. By may be "".
	By  string
	Why string // why the answer is invalid, as a sentence
}

// What is the kind of an outcome.
type What uint8

const (
	Taken    What = iota
	Late          // the question was already answered, or another one is asked now
	NotYours      // the question is for another seat
	Unread        // the answer is invalid; the question still needs an answer
	TooMany       // the seat sends more answers than a person could type
	Busy          // the answer was not handled in time
	Gone          // no more questions are asked
)

// Message is an answer that a phone sent to the loop, the goroutine that asks the questions.
type Message struct {
	Seat string
	Reply
	Number int
	// Alone means that the question is private to this seat.
	Alone bool

	room    *Room
	settled chan struct{}
	outcome Outcome
	state   int // protected by the mutex of the room
}

const (
	waiting = iota
	reading
	done
)

// Inbox returns the channel with the answers from phones.
func (r *Room) Inbox() <-chan *Message { return r.inbox }

// Answer sends a seat's answer to the question with this number, and returns the outcome. If the
// seat sends its last answer twice with the same Once, both calls return the same outcome.
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
	return m.outcome
}

func (r *Room) send(seat string, number int, reply Reply) (*Message, Outcome) {
	r.mu.Lock()
	defer r.mu.Unlock()
	p := r.phone(seat)
	p.seen = r.clock()
	if reply.Once != "" && p.last != nil && p.last.Once == reply.Once {
		return p.last, Outcome{}
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
	p.last = m
	return m, Outcome{}
}

// refuse checks an answer before the loop gets it. If there is no reason to refuse the answer, the
// result is Taken.
func (r *Room) refuse(seat string, number int, reply Reply) Outcome {
	q, eyes := r.find(number)
	switch {
	case r.over:
		return Outcome{What: Gone}
	case r.tooMany(seat):
		return Outcome{What: TooMany}
	case !r.open(q):
		return Outcome{What: Late, By: r.answered[number]}
	case eyes != "" && eyes != seat:
		return Outcome{What: NotYours, By: eyes}
	case q.Except == seat && reply.Row == 1:
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

func (r *Room) tooMany(seat string) bool {
	p, now := r.phone(seat), r.clock()
	p.answers = slices.DeleteFunc(p.answers, func(at time.Time) bool { return now.Sub(at) >= time.Second })
	if len(p.answers) >= mostInASec {
		return true
	}
	p.answers = append(p.answers, now)
	return false
}

// Begin reports whether the loop may handle a message: its question is open, and its phone waits.
func (m *Message) Begin() bool {
	m.room.mu.Lock()
	defer m.room.mu.Unlock()
	if m.state != waiting {
		return false
	}
	m.state = reading
	if q, _ := m.room.find(m.Number); !m.room.open(q) {
		m.settle(Outcome{What: Late, By: m.room.answered[m.Number]})
		return false
	}
	return true
}

// Take accepts the answer. If `stands` is true, the question stays open. Otherwise the question
// counts as answered.
func (m *Message) Take(stands bool) {
	m.room.mu.Lock()
	defer m.room.mu.Unlock()
	if !stands {
		m.room.use(m.Number, m.Seat)
	}
	m.settle(Outcome{What: Taken})
}

// Refuse rejects the answer as invalid. The question still needs an answer.
func (m *Message) Refuse(why string) {
	m.room.mu.Lock()
	defer m.room.mu.Unlock()
	m.settle(Outcome{What: Unread, Why: why})
}

// Use records that the terminal answered the question that Open asked last.
func (r *Room) Use() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.asked != nil {
		r.use(r.asked.Number, Table)
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

func (m *Message) giveUp() {
	m.room.mu.Lock()
	defer m.room.mu.Unlock()
	if m.state == waiting {
		m.settle(Outcome{What: Busy})
	}
}
