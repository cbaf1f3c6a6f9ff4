package desk

import (
	"errors"
	"io"
	"iter"
	"strings"
	"time"

	"tablemate/assist/paint"
	"tablemate/assist/room"
	"tablemate/tables"
	"tablemate/tables/words"
)

// seats is a Frontend whose questions are answered at a terminal or on any phone in a room.
// All of it runs on the goroutine that asks, but for the terminal's own prompt: while one
// stands nothing else writes there.
type seats struct {
	terminal Frontend
	leave    func() // leaves the prompt of the terminal; what was half typed waits for the next
	room     *room.Room
	words    *words.Words

	asking  *terminalPrompt // the prompt of the terminal, nil where none stands
	last    string          // the prompt that stood there last
	left    bool            // it was left unanswered
	gone    bool            // the terminal has ended
	only    string          // the seat that alone is told, "" for all
	dialogs map[string]*dialog
}

// terminalPrompt is a prompt that stands at the terminal.
type terminalPrompt struct {
	said  chan struct{} // closed once people there have answered
	reply Reply
	err   error
}

// WithPhones returns the desk with its questions answered from the phones of a room too. It
// is called before anything is asked.
func (a *Asker) WithPhones(r *room.Room) *Asker {
	s := &seats{terminal: a.frontend, room: r, words: a.words, dialogs: map[string]*dialog{}}
	if fit, ok := a.frontend.(fitted); ok {
		if leaving, ok := fit.Frontend.(interface{ leaving() func() }); ok {
			s.leave = leaving.leaving()
		}
		if menus, ok := fit.Frontend.(*menuFrontend); ok {
			menus.stays = a.words.Say("desk.no-stop")
		}
	}
	a.frontend = s
	return a
}

// Ask asks at the terminal and on all phones. The first answer that comes in is returned; the
// question stands everywhere until it is settled.
func (s *seats) Ask(p Prompt) (Reply, error) {
	s.room.Open(s.question(p))
	var rings <-chan time.Time
	if p.Alarm > 0 {
		rings = time.After(p.Alarm)
	}
	for {
		s.atTerminal(p)
		var said chan struct{}
		if s.asking != nil {
			said = s.asking.said
		}
		select {
		case <-said:
			reply, err, goesOn := s.fromTerminal()
			if !goesOn {
				return reply, err
			}
		case m := <-s.room.Inbox():
			if !m.Begin() {
				continue
			}
			if m.Alone {
				if err := s.answerAlone(m); err != nil {
					return Reply{}, err
				}
				continue
			}
			return s.fromPhone(p, m), nil
		case <-rings:
			s.leaveTerminal()
			s.room.Ring()
			return Reply{}, errRang
		}
	}
}

// atTerminal puts a prompt at the terminal, unless it stands there.
func (s *seats) atTerminal(p Prompt) {
	prompt := p.Moment + " " + p.Text
	if s.asking != nil && s.last != prompt {
		s.leaveTerminal()
	}
	if s.asking != nil || s.gone {
		return
	}
	if s.left && s.last != prompt {
		s.terminal.Forget() // it was typed for a question that is gone
	}
	p.Alarm, s.last, s.left = 0, prompt, false
	asking := &terminalPrompt{said: make(chan struct{})}
	s.asking = asking
	go func() {
		defer close(asking.said)
		asking.reply, asking.err = s.terminal.Ask(p)
	}()
}

// fromTerminal takes what was answered at the terminal. It goes on where the terminal has
// ended and phones are there.
func (s *seats) fromTerminal() (reply Reply, err error, goesOn bool) {
	reply, err = s.asking.reply, s.asking.err
	s.asking = nil
	if errors.Is(err, errLeft) {
		return reply, nil, true // it was left for the question before
	}
	if errors.Is(err, io.EOF) {
		s.gone = true
		s.Tell(s.words.Say("desk.terminal-gone"))
		return reply, nil, true
	}
	reply.settled = func(became, _ string) {
		if became == answers {
			s.room.Use()
		}
	}
	return reply, err, false
}

// fromPhone returns what a phone answered. Once it is taken, all are told who said what.
func (s *seats) fromPhone(p Prompt, m *room.Message) Reply {
	r := Reply{Typed: m.Typed, Row: m.Row, Speaker: Speaker{m.Seat, m.For}}
	said := tables.Args{
		"name": m.Seat, "question": p.Text, "answer": saidBy(p, r), "for": "", "enter": r.Typed == "" && r.Row == 0,
	}
	if m.For != m.Seat {
		said["for"] = m.For
	}
	r.settled = func(became, why string) {
		if became == unread {
			m.Refuse(why)
			return
		}
		m.Take(became != answers)
		if became != looks {
			s.Tell(s.words.Say("desk.phone-said", said))
		}
	}
	return r
}

// saidBy returns an answer in words.
func saidBy(p Prompt, r Reply) string {
	switch {
	case r.Row > 0 && r.Row <= len(p.Rows):
		return p.Rows[r.Row-1].Label
	case r.Typed == "":
		return p.Likely
	}
	return tables.Plain(r.Typed, tables.MaxText)
}

// question returns a prompt as the phones see it.
func (s *seats) question(p Prompt) room.Question {
	q := room.Question{
		Text: paint.Bare(p.Text), Help: paint.Bare(p.Help), Enter: paint.Bare(p.Likely),
		Shape: p.Shape, Rows: bareRows(p.Rows),
		Buttons: p.Buttons, Whose: p.Whose, Except: p.Except, Moment: p.Moment, Own: p.Own,
	}
	for _, word := range p.Words {
		if word == AsideShow || word == AsideQuit || word == AsidePause {
			continue // the page shows the table, and the terminal ends the evening
		}
		label := s.words.Say("desk.word-" + strings.ReplaceAll(string(word), "?", "rules"))
		q.Besides = append(q.Besides, Row{Key: string(word), Label: label})
	}
	return q
}

func bareRows(rows []Row) []Row {
	return tables.Each(rows, func(r Row) Row { return Row{Key: r.Key, Label: paint.Bare(r.Label)} })
}

// leaveTerminal takes the prompt of the terminal back, before something else is written
// there. What was answered in the same moment is not used, and people are told so.
func (s *seats) leaveTerminal() {
	asking := s.asking
	if asking == nil {
		return
	}
	s.asking, s.left = nil, true
	if s.leave != nil {
		s.leave()
	}
	<-asking.said
	if asking.err == nil {
		typed := tables.Plain(asking.reply.Typed, tables.MaxText)
		s.terminal.Tell(s.words.Say("desk.too-late", tables.Args{"typed": typed}))
	}
}

// whisper tells one seat alone.
func (s *seats) whisper(seat string, lines ...string) {
	s.room.Say(seat, tables.Each(lines, paint.Bare)...)
}

func (s *seats) Tell(lines ...string) {
	if s.only != "" {
		s.whisper(s.only, lines...)
		return
	}
	if !s.gone {
		s.leaveTerminal()
		s.terminal.Tell(lines...)
	}
	s.whisper("", lines...)
}

// Show shows the table at the terminal: the pages of phones have it always.
func (s *seats) Show(draw func() []string) {
	if s.only == "" && !s.gone {
		s.leaveTerminal()
		s.terminal.Show(draw)
	}
}

func (s *seats) Retitle(title []string, draw func() []string) {
	if s.only == "" && !s.gone {
		s.leaveTerminal()
		s.terminal.Retitle(title, draw)
	}
}

func (s *seats) Forget() bool {
	s.leaveTerminal()
	return !s.gone && s.terminal.Forget()
}

func (s *seats) Close() error { return s.terminal.Close() }

// dialog is what one seat alone is asked and told, on its own phone. It runs on the goroutine
// of the loop, from one answer to the next.
type dialog struct {
	seat  string
	next  func() (Prompt, bool)
	stop  func()
	reply Reply
	err   error // with which it ended
}

// Beside begins a dialog with one seat.
func (a *Asker) Beside(seat string, talk func(Desk) error) bool {
	s, ok := a.frontend.(*seats)
	if !ok || !s.room.Present(seat) {
		return false
	}
	if old := s.dialogs[seat]; old != nil {
		s.end(old)
	}
	d := &dialog{seat: seat}
	d.next, d.stop = iter.Pull(func(ask func(Prompt) bool) {
		d.err = talk(New(&alone{s.room, d, ask}, a.words))
	})
	s.dialogs[seat] = d
	_ = s.goOn(d)
	return true
}

// goOn has a dialog go on until it asks again, and forgets it where it has ended.
func (s *seats) goOn(d *dialog) error {
	if p, asks := d.next(); asks {
		s.room.OpenAlone(d.seat, s.question(p))
		return nil
	}
	s.end(d)
	if errors.Is(d.err, ErrBack) {
		return nil
	}
	return d.err
}

func (s *seats) end(d *dialog) {
	d.stop()
	delete(s.dialogs, d.seat)
	s.room.Wipe(d.seat)
}

// answerAlone gives a dialog what its seat answered.
func (s *seats) answerAlone(m *room.Message) error {
	d := s.dialogs[m.Seat]
	if d == nil {
		m.Take(false)
		return nil
	}
	settled := false
	d.reply = Reply{Typed: m.Typed, Row: m.Row, Speaker: Speaker{m.Seat, m.Seat}, settled: func(became, why string) {
		if settled = true; became == unread {
			m.Refuse(why)
		} else {
			m.Take(became != answers)
		}
	}}
	err := s.goOn(d)
	if d.reply = (Reply{}); !settled {
		m.Take(false)
	}
	return err
}

// alone is a Frontend of one phone.
type alone struct {
	room *room.Room
	*dialog
	ask func(Prompt) bool
}

func (a *alone) Ask(p Prompt) (Reply, error) {
	if !a.ask(p) {
		return Reply{}, ErrBack
	}
	return a.reply, nil
}

func (a *alone) Tell(lines ...string) { a.room.SayAlone(a.seat, tables.Each(lines, paint.Bare)...) }

func (a *alone) Show(draw func() []string) { a.Tell(draw()...) }

func (a *alone) Retitle(title []string, _ func() []string) { a.Tell(title...) }

func (a *alone) Forget() bool { return false }

func (a *alone) Close() error { return nil }
