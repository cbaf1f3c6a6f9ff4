package room

import (
	"cmp"
	"slices"
	"sync"
	"time"
)

// Room holds the seats, what they are asked, and what they were told.
type Room struct {
	inbox chan *Message

	mu       sync.Mutex
	seats    []string
	last     int                  // the number of the newest question
	numbers  map[string]int       // the number of each question, by its key
	asked    *standing            // the question that all see
	own      map[string]*standing // the questions of seats that answer in any order
	besides  map[string]Buttons   // the buttons of seats that are not asked
	private  map[string]*standing // the questions that one seat alone sees
	answered map[int]string       // who answered each question, by its number
	told     []toldLine
	phones   map[string]*phone
	rings    int
	over     bool
	changed  chan struct{} // closed at the next change
	changes  int           // the number of changes since the start
	clock    func() time.Time
}

// standing is a question with its number, open or answered.
type standing struct {
	number int
	Question
	told []string // lines for one seat alone
	used bool     // it was answered
}

// toldLine is a line that was told to one seat (eyes), or to all if eyes is "".
type toldLine struct{ eyes, text string }

// phone is what is known of the phone of a seat.
type phone struct {
	streams int
	seen    time.Time
	notice  string // for this phone alone, until its question changes
	about   int    // the number of its question when the notice came
	once    []once
	answers []time.Time // of the last second
}

// once is an answer that was sent, with the word that its phone drew for it.
type once struct {
	word    string
	message *Message
}

// The limits of what is kept.
const (
	mostTold     = 60
	mostNumbers  = 200
	mostOnce     = 32
	mostInASec   = 10
	mostWaiting  = 64
	absentAfter  = 20 * time.Second
	settleWithin = 4 * time.Second
)

// New returns an empty room; clock is time.Now, or a test's.
func New(clock func() time.Time) *Room {
	return &Room{
		inbox: make(chan *Message, mostWaiting), numbers: map[string]int{}, own: map[string]*standing{},
		besides: map[string]Buttons{},
		private: map[string]*standing{}, answered: map[int]string{}, phones: map[string]*phone{},
		changed: make(chan struct{}), clock: clock,
	}
}

// wake tells all who wait for a change that something has changed.
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

// Open asks a question that all see. The same question asked again keeps its number.
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

// answeredThen is the about of a notice that came while no question was open.
const answeredThen = -1

// numberOf returns the number of a seat's open question, ignoring private ones.
func (r *Room) numberOf(seat string) int {
	q := r.asked
	if own := r.own[seat]; own != nil && !own.used {
		q = own
	}
	if q == nil || q.used {
		return answeredThen
	}
	return q.number
}

// OpenAlone asks a question that one seat alone sees.
func (r *Room) OpenAlone(seat string, q Question) {
	r.mu.Lock()
	defer r.mu.Unlock()
	q.Whose = []string{seat}
	next, old := &standing{Question: q}, r.private[seat]
	if old != nil {
		next.told, next.number = old.told, old.number
	}
	if old == nil || old.number == 0 || old.used || old.key() != q.key() {
		r.last++
		next.number = r.last
	}
	r.private[seat] = next
	r.wake()
}

// Wipe removes the private question and the private lines of one seat.
func (r *Room) Wipe(seat string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.private, seat)
	r.phone(seat).notice = ""
	r.wake()
}

// stand returns a question with the number of its key, as not answered yet.
func (r *Room) stand(key string, q Question) *standing {
	n, known := r.numbers[key]
	if delete(r.answered, n); !known {
		if len(r.numbers) > mostNumbers {
			clear(r.numbers)
		}
		r.last++
		n = r.last
		r.numbers[key] = n
		delete(r.answered, n-mostNumbers)
	}
	return &standing{number: n, Question: q}
}

// SayAlone shows lines to one seat alone, until Wipe.
func (r *Room) SayAlone(seat string, lines ...string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.private[seat] == nil {
		r.private[seat] = &standing{}
	}
	r.private[seat].told = append(r.private[seat].told, lines...)
	r.wake()
}

// Say tells lines to all seats, or to the seat eyes. A secret belongs into SayAlone.
func (r *Room) Say(eyes string, lines ...string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, text := range lines {
		r.told = append(r.told, toldLine{eyes, text})
	}
	r.told = r.told[max(0, len(r.told)-mostTold):]
	r.wake()
}

// Ring has all screens show that the alarm of a question rang.
func (r *Room) Ring() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.rings++
	r.wake()
}

// End says that the evening is over.
func (r *Room) End() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.over, r.asked = true, nil
	clear(r.own)
	clear(r.private)
	r.wake()
}

// phone returns what is known of the phone of a seat.
func (r *Room) phone(seat string) *phone {
	if r.phones[seat] == nil {
		r.phones[seat] = &phone{}
	}
	return r.phones[seat]
}

// Come counts a page of a seat as listening until leave is called. It returns false if the limit
// most is reached.
func (r *Room) Come(seat string, most int) (leave func(), ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	p := r.phone(seat)
	if p.streams >= most {
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

// Notify tells a phone what became of its last answer.
func (r *Room) Notify(seat, notice string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if p := r.phone(seat); p.notice != notice {
		p.notice, p.about = notice, r.numberOf(seat)
		r.wake()
	}
}

// Release forgets the phone of a seat.
func (r *Room) Release(seat string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.phones, seat)
	delete(r.private, seat)
	r.wake()
}

// Present reports whether the phone of a seat listens, or was heard of within absentAfter.
func (r *Room) Present(seat string) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	p := r.phones[seat]
	return p != nil && (p.streams > 0 || r.clock().Sub(p.seen) < absentAfter)
}

// find returns the question with a number, and the seat that alone sees it; "" if all do.
func (r *Room) find(number int) (q *standing, eyes string) {
	if number <= 0 {
		return nil, ""
	}
	for seat, p := range r.private {
		if p.number == number {
			return p, seat
		}
	}
	for _, q := range r.own {
		if q.number == number {
			return q, ""
		}
	}
	if r.asked != nil && r.asked.number == number {
		return r.asked, ""
	}
	return nil, ""
}

// use notes who answered a question.
func (r *Room) use(number int, by string) {
	r.answered[number] = cmp.Or(by, Table)
	if q, _ := r.find(number); q != nil {
		q.used = true
	}
}

// Table is the name of the terminal among the seats.
const Table = "table"
