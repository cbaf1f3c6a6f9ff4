package room

// Screen is the content of one seat's page.
type Screen struct {
	Seat    string
	Change  int      // an older screen has a smaller number
	Asked   *Part    // may be nil
	Others  []Part   // questions to other seats, for which this seat may answer
	Alone   bool     // the question is private
	Away    []string // other seats that have a private question or private lines
	Waiting []string // seats with an open question of their own
	Notice  string
	Told    []string
	Old     int // how many lines of Told are older than the last answer
	Rings   int
	Over    bool
	Used    bool // the question was answered and the next one is not asked yet
}

// Part is one question with its number.
type Part struct {
	Number int
	For    string // in Screen.Others: the seat that is asked; elsewhere ""
	Question
	Told []string
}

// See returns the screen of a seat, and a channel that is closed at the next change.
func (r *Room) See(seat string) (Screen, <-chan struct{}) {
	r.mu.Lock()
	defer r.mu.Unlock()
	s := Screen{Seat: seat, Change: r.changes, Over: r.over, Rings: r.rings, Notice: r.phone(seat).notice}
	for _, t := range r.told {
		if t.eyes == "" || t.eyes == seat {
			s.Told = append(s.Told, t.text)
			if t.turn < r.turns {
				s.Old++
			}
		}
	}
	for _, name := range r.seats {
		if r.private[name] != nil && name != seat {
			s.Away = append(s.Away, name)
		}
	}
	if p := r.private[seat]; p != nil && p.Number > 0 {
		alone := *p
		s.Asked, s.Alone = &alone, true
		return s, r.changed
	}
	if r.asked != nil {
		r.seeAsked(&s)
	}
	return s, r.changed
}

// Awaits returns the seats that have an open question of their own (see Question.Own). It also
// returns a channel that is closed at the next change.
func (r *Room) Awaits() ([]string, <-chan struct{}) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.awaits(), r.changed
}

func (r *Room) awaits() (names []string) {
	for _, name := range r.seats {
		if r.open(r.own[name]) {
			names = append(names, name)
		}
	}
	return names
}

// seeAsked sets the questions that are not private. A seat that is not asked gets the text of the
// question, but no rows to choose from.
func (r *Room) seeAsked(s *Screen) {
	asked, used := *r.asked, !r.open(r.asked)
	mine := r.own[s.Seat]
	s.Waiting = r.awaits()
	for _, name := range s.Waiting {
		if other := *r.own[name]; name != s.Seat {
			other.For = name
			s.Others = append(s.Others, other)
		}
	}
	switch {
	case r.open(mine):
		own := *mine
		s.Asked = &own
	case asked.asks(s.Seat):
		s.Asked, s.Used = &asked, used
	default:
		if len(r.own) == 0 {
			other := asked
			other.For = asked.Whose[0]
			s.Others = []Part{other}
		}
		asked.Rows, asked.Enter, asked.Buttons, asked.Shape = nil, "", r.besides[s.Seat], Free
		s.Asked, s.Used = &asked, used
	}
}
