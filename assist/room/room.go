package room

import (
	"cmp"
	"slices"
	"sync"
	"time"
)

// Room has the seats, their open questions, and the lines that were printed for them.
type Room struct {
	inbox chan *Message

	mu       sync.Mutex
	seats    []string
	last     int                  // the number of the newest question
	numbers  map[string]int       // the number of each question, by its key
	asked    *standing            // the common question
	own      map[string]*standing // the separate question of each seat
	besides  map[string]Buttons   // the buttons of each seat that is not asked
	private  map[string]*standing // the private question of each seat
	answered map[int]string       // the seat that answered each question, by the question's number
	told     []toldLine
	turns    int // the number of answered common questions
	phones   map[string]*phone
	rings    int
	over     bool
	changed  chan struct{} // closed at the next change
	changes  int           // the number of changes since the start
	clock    func() time.Time
}

// standing is a question with its number. It may be open or answered.
type standing struct {
	number int
	Question
	told []string // lines that only one seat sees
	used bool     // whether the question was answered
}

// toldLine is a printed line. The field `eyes` is the only seat that sees the line, or "" if all
// seats see it.
type toldLine struct {
	eyes, text string
	turn       int // Room.turns when the line was printed
}

type phone struct {
	streams int
	seen    time.Time
	notice  string // a notice for this phone until its question changes
	about   int    // the number of the question at the time of the notice
	once    []once
	answers []time.Time // the times of the answers in the last second
}

type once struct {
	word    string
	message *Message
}

const (
	mostTold     = 60
	mostNumbers  = 200
	mostOnce     = 32
	mostInASec   = 10
	mostWaiting  = 64
	absentAfter  = 20 * time.Second
	settleWithin = 4 * time.Second
)

// New returns an empty room. The parameter clock is time.Now, or a test's clock.
func New(clock func() time.Time) *Room {
	return &Room{
		inbox: make(chan *Message, mostWaiting), numbers: map[string]int{}, own: map[string]*standing{},
		besides: map[string]Buttons{},
		private: map[string]*standing{}, answered: map[int]string{}, phones: map[string]*phone{},
		changed: make(chan struct{}), clock: clock,
	}
}

// wake notifies all waiting goroutines of a change.
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

// Open asks the common question. If the same question is asked again, it keeps its number.
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

// answeredThen is the value of phone.about if no question was open at the time of the notice.
const answeredThen = -1

// numberOf returns the number that identifies a seat's open question. It ignores private questions.
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

// OpenAlone asks a private question, which only one seat sees.
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

// Wipe removes the private question and the private lines of a seat.
func (r *Room) Wipe(seat string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.private, seat)
	r.phone(seat).notice = ""
	r.wake()
}

// stand returns an open question with the number for its key.
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

// SayAlone prints private lines for one seat, which stay until Wipe.
func (r *Room) SayAlone(seat string, lines ...string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.private[seat] == nil {
		r.private[seat] = &standing{}
	}
	r.private[seat].told = append(r.private[seat].told, lines...)
	r.wake()
}

// Say prints lines for the seat in the parameter `eyes`. If `eyes` is "", it prints the lines for
// all seats. Use SayAlone for secrets.
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

// End ends the sitting for all phones.
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

// Come counts an open page of a seat until leave is called. The parameter most is the largest
// number of open pages. If that many are open, Come returns false.
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

// Notify shows a phone the result of its last answer.
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

// Present reports whether a seat's phone is connected, or was connected within the time absentAfter
// before now.
func (r *Room) Present(seat string) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	p := r.phones[seat]
	return p != nil && (p.streams > 0 || r.clock().Sub(p.seen) < absentAfter)
}

// find returns the question with this number. If the question is private, the result `eyes` is the
// seat that sees the question.
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

// use records who answered a question.
func (r *Room) use(number int, by string) {
	r.answered[number] = cmp.Or(by, Table)
	if q, _ := r.find(number); q != nil {
		q.used = true
		if q == r.asked {
			r.turns++
		}
	}
}

// Table is the name of the terminal in place of a seat.
const Table = "table"
