package room

import (
	"slices"
	"sync"
	"time"
)

// Room has the seats, the questions to the seats, and the lines that were printed for the seats.
type Room struct {
	inbox chan *Message

	mu       sync.Mutex
	seats    []string
	last     int                // the newest question's number
	numbers  map[string]int     // key: Question.key or Own.key; value: the number of the question
	asked    *Part              // the question that Open asked last
	own      map[string]*Part   // the questions to single seats
	besides  map[string]Buttons // the buttons of seats that are not asked
	private  map[string]*Part   // the private questions
	answered map[int]string     // key: the number of a question; value: who answered the question
	told     []toldLine
	turns    int // how often a question that Open asked was answered
	phones   map[string]*phone
	rings    int
	over     bool
	changed  chan struct{} // closed at the next change
	changes  int           // the number of changes since the start
	clock    func() time.Time
}

// toldLine is a printed line. If `eyes` is "", all seats see the line. Otherwise only the seat
// `eyes` sees it.
type toldLine struct {
	eyes, text string
	turn       int // Room.turns when the line was printed
}

type phone struct {
	streams int
	seen    time.Time
	notice  string // shown until the phone gets another question
	about   int    // the number of the question that was open when the notice came
	last    *Message
	answers []time.Time // when the phone sent answers, during the last second
}

const (
	mostTold     = 60
	mostNumbers  = 200
	mostInASec   = 10
	mostWaiting  = 64
	absentAfter  = 20 * time.Second
	settleWithin = 4 * time.Second
)

// New returns an empty room. `clock` is time.Now, or a test's clock.
func New(clock func() time.Time) *Room {
	return &Room{
		inbox: make(chan *Message, mostWaiting), numbers: map[string]int{}, own: map[string]*Part{},
		besides: map[string]Buttons{}, private: map[string]*Part{}, answered: map[int]string{},
		phones: map[string]*phone{}, changed: make(chan struct{}), clock: clock,
	}
}

func (r *Room) wake() {
	r.changes++
	close(r.changed)
	r.changed = make(chan struct{})
}

// Seat sets the seats of the table.
func (r *Room) Seat(names []string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !slices.Equal(r.seats, names) {
		r.seats = slices.Clone(names)
		r.wake()
	}
}

// Seats lists the seats of the table.
func (r *Room) Seats() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Clone(r.seats)
}

// Open asks the seats in q.Whose (or all seats) a question, and asks single seats the questions in
// q.Own. A question that is asked again keeps its number.
func (r *Room) Open(q Question) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.asked = r.stand(q.key(), q)
	clear(r.own)
	clear(r.besides)
	for _, o := range q.Own {
		if o.Text == "" {
			r.besides[o.Seat] = o.Buttons
			continue
		}
		own := Question{Text: o.Text, Help: o.Help, Buttons: o.Buttons, Whose: []string{o.Seat}, Besides: q.Besides}
		r.own[o.Seat] = r.stand(o.key(), own)
	}
	for seat, p := range r.phones {
		switch now := r.numberOf(seat); {
		case p.about == answeredThen:
			p.about = now
		case p.about != now:
			p.notice = ""
		}
	}
	r.wake()
}

// answeredThen in phone.about means that no question was open when the notice came.
const answeredThen = -1

// numberOf returns the number of a seat's open question, or answeredThen if there is none. Private
// questions are ignored.
func (r *Room) numberOf(seat string) int {
	q := r.asked
	if own := r.own[seat]; r.open(own) {
		q = own
	}
	if !r.open(q) {
		return answeredThen
	}
	return q.Number
}

func (r *Room) open(q *Part) bool { return q != nil && r.answered[q.Number] == "" }

// BeginAlone begins a private dialog with a seat. It ends with Wipe, Release or End.
func (r *Room) BeginAlone(seat string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.private[seat] = &Part{}
}

// OpenAlone asks a private question, which only one seat sees. If the dialog has ended, because
// another phone may have the seat now, OpenAlone returns false.
func (r *Room) OpenAlone(seat string, q Question) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	old := r.private[seat]
	if old == nil {
		return false
	}
	q.Whose = []string{seat}
	next := &Part{Number: old.Number, Question: q, Told: old.Told}
	if !r.open(old) || old.key() != q.key() {
		r.last++
		next.Number = r.last
	}
	r.private[seat] = next
	r.wake()
	return true
}

// Wipe removes the private question, the private lines and the notice of a seat.
func (r *Room) Wipe(seat string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.private, seat)
	r.phone(seat).notice = ""
	r.wake()
}

// stand gives a question its number. Questions with equal keys have the same number.
func (r *Room) stand(key string, q Question) *Part {
	n, known := r.numbers[key]
	if !known {
		if len(r.numbers) > mostNumbers {
			clear(r.numbers)
		}
		r.last++
		n = r.last
		r.numbers[key] = n
		delete(r.answered, n-mostNumbers)
	}
	delete(r.answered, n)
	return &Part{Number: n, Question: q}
}

// SayAlone prints private lines for one seat. It sees them with the first question of the dialog,
// and until the dialog ends.
func (r *Room) SayAlone(seat string, lines ...string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if p := r.private[seat]; p != nil {
		p.Told = append(p.Told, lines...)
		r.wake()
	}
}

// Say prints lines for the seat `eyes`. If `eyes` is "", all seats see the lines. Use SayAlone for
// secrets.
func (r *Room) Say(eyes string, lines ...string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, text := range lines {
		r.told = append(r.told, toldLine{eyes, text, r.turns})
	}
	r.told = r.told[max(0, len(r.told)-mostTold):]
	r.wake()
}

// Ring makes all screens show that the time of a question is over.
func (r *Room) Ring() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.rings++
	r.wake()
}

// End makes all phones show that no more questions are asked.
func (r *Room) End() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.over, r.asked = true, nil
	clear(r.own)
	clear(r.private)
	r.wake()
}

func (r *Room) phone(seat string) *phone {
	if r.phones[seat] == nil {
		r.phones[seat] = &phone{}
	}
	return r.phones[seat]
}

// MostPages is how many pages of one seat may be open at the same time.
const MostPages = 6

// Come counts an open page of a seat until `leave` is called. If the seat already has MostPages
// open pages, `ok` is false.
func (r *Room) Come(seat string) (leave func(), ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	p := r.phone(seat)
	if p.streams >= MostPages {
		return nil, false
	}
	p.streams++
	return func() {
		r.mu.Lock()
		defer r.mu.Unlock()
		p.streams--
		p.seen = r.clock()
	}, true
}

// Notify shows a phone the result of its last answer.
func (r *Room) Notify(seat, notice string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	p := r.phone(seat)
	p.about = r.numberOf(seat)
	if p.notice != notice {
		p.notice = notice
		r.wake()
	}
}

// Release forgets the phone of a seat, and everything that only this phone was asked and told.
func (r *Room) Release(seat string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.phones, seat)
	delete(r.private, seat)
	r.told = slices.DeleteFunc(r.told, func(t toldLine) bool { return t.eyes == seat })
	r.wake()
}

// Present reports whether a seat's phone is connected, or was connected less than `absentAfter`
// ago.
func (r *Room) Present(seat string) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	p := r.phones[seat]
	return p != nil && (p.streams > 0 || r.clock().Sub(p.seen) < absentAfter)
}

// Known reports whether a seat has had a phone since the last Release.
func (r *Room) Known(seat string) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	p := r.phones[seat]
	return p != nil && (p.streams > 0 || !p.seen.IsZero())
}

// find returns the question with this number. If it is private, find also returns the only seat
// that sees it.
func (r *Room) find(number int) (q *Part, eyes string) {
	if number == 0 {
		return nil, "" // a Part with the number 0 has no question yet
	}
	for seat, p := range r.private {
		if p.Number == number {
			return p, seat
		}
	}
	for _, q := range r.own {
		if q.Number == number {
			return q, ""
		}
	}
	if r.asked != nil && r.asked.Number == number {
		return r.asked, ""
	}
	return nil, ""
}

func (r *Room) use(number int, by string) {
	r.answered[number] = by
	if r.asked != nil && r.asked.Number == number {
		r.turns++
	}
}

// Table stands for the terminal where the name of a seat is expected. No name has a line break.
const Table = "\n"
