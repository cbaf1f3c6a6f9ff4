package desk

import (
	"errors"
	"io"
	"iter"
	"slices"
	"strings"
	"time"

	"tablemate/assist/paint"
	"tablemate/assist/room"
	"tablemate/tables"
	"tablemate/tables/words"
)

// seats is a Frontend that asks at a terminal and on all phones of a room. Only the terminal's
// prompt runs on a goroutine of its own. While this prompt is open, nothing else writes to the
// terminal.
type seats struct {
	terminal Frontend
	leave    func() // closes the terminal's prompt, and keeps the text typed so far
	room     *room.Room
	words    *words.Words

	asking  *terminalPrompt // the terminal's open prompt, or nil
	asks    string          // the seat whose own question the terminal shows; "" for none
	last    string          // the text of the terminal's last prompt
	left    bool            // the last prompt was closed without an answer
	stale   bool            // people have begun to type a line for an earlier question
	gone    bool            // the terminal's input has ended
	only    string          // the only seat that gets printed lines; "" for all
	private bool            // questions and lines are for the terminal alone
	dialogs map[string]*dialog
	heard   *room.Message // a phone's message that is neither accepted nor refused yet, or nil
}

type terminalPrompt struct {
	said  chan struct{} // closed when the prompt has returned
	reply Reply
	err   error
}

// WithPhones makes the desk ask on the phones of a room too. Call it before the first question.
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

// Ask returns the first answer from the terminal or a phone. The phones show the question until
// Reply.settle is called.
func (s *seats) Ask(p Prompt) (Reply, error) {
	if s.private {
		return s.askTerminal(p)
	}
	s.room.Open(s.question(p))
	if s.heard != nil { // this question is part of a command from a phone
		s.heard.Take(true)
		s.heard = nil
	}
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

func (s *seats) atTerminal(p Prompt) {
	p, s.asks = s.forTerminal(p)
	prompt := p.Moment + " " + p.Text
	if s.asking != nil && s.last != prompt {
		s.leaveTerminal()
	}
	if s.asking != nil || s.gone {
		return
	}
	if s.left && s.last != prompt {
		// Forget drops keys that were typed for an earlier question. These keys may be the
		// beginning of a line, and people may still type the rest of it.
		s.stale = s.terminal.Forget() && s.leave != nil || s.stale
	}
	p.Alarm, s.last, s.left = 0, prompt, false
	asking := &terminalPrompt{said: make(chan struct{})}
	s.asking = asking
	go func() {
		defer close(asking.said)
		asking.reply, asking.err = s.terminal.Ask(p)
	}()
}

// forTerminal returns the prompt for the terminal. If a seat without a connected phone has a
// question of its own, the terminal asks that question, and forTerminal returns the seat. If there
// is no such seat, or if p is also a question to this seat, the terminal asks p, and `seat` is "".
func (s *seats) forTerminal(p Prompt) (_ Prompt, seat string) {
	without := func(known func(string) bool) int {
		return slices.IndexFunc(p.Own, func(o Own) bool { return o.Text != "" && !known(o.Seat) })
	}
	at := without(s.room.Known)
	if at < 0 {
		at = without(s.room.Present)
	}
	if at < 0 || slices.Contains(p.Whose, p.Own[at].Seat) {
		return p, ""
	}
	p.Text = p.Own[at].Text
	return p, p.Own[at].Seat
}

// fromTerminal returns the terminal's reply. If `goesOn` is true, the terminal has given no answer,
// but phones still can.
func (s *seats) fromTerminal() (reply Reply, err error, goesOn bool) {
	reply, err = s.asking.reply, s.asking.err
	s.asking = nil
	if errors.Is(err, errLeft) {
		return reply, nil, true // the prompt was closed on purpose
	}
	if errors.Is(err, io.EOF) {
		s.gone = true
		s.Tell(s.words.Say("desk.terminal-gone"))
		return reply, nil, true
	}
	if err == nil && s.stale {
		s.stale = false
		s.terminal.Tell(s.words.Say("desk.begun-earlier"))
		return reply, nil, true
	}
	if words := split(reply.Typed); len(words) > 0 && !isAside(words) {
		reply.For = s.asks
	}
	reply.settled = func(became, _ string) {
		if became == answers {
			s.room.Use()
		}
	}
	return reply, err, false
}

// askTerminal asks only at the terminal. If the terminal's input has ended, it returns ErrBack.
func (s *seats) askTerminal(p Prompt) (Reply, error) {
	s.leaveTerminal()
	reply, err := s.terminal.Ask(p)
	for errors.Is(err, errLeft) { // the signal to close was for an earlier prompt
		reply, err = s.terminal.Ask(p)
	}
	if errors.Is(err, io.EOF) {
		s.gone, err = true, ErrBack
	}
	return reply, err
}

// Privately implements [Desk].
func (a *Asker) Privately(name string, ask func() error) error {
	s, ok := a.frontend.(*seats)
	if !ok {
		return ask()
	}
	said := tables.Args{"name": name}
	if s.gone {
		s.Tell(s.words.Say("desk.no-screen", said))
		return ErrBack
	}
	s.Tell(s.words.Say("desk.in-private", said))
	s.room.Use()
	s.private = true
	defer func() { s.private = false }()
	return ask()
}

// fromPhone converts a message into a reply. All seats are told about the message, unless it is
// invalid or only asks for information.
func (s *seats) fromPhone(p Prompt, m *room.Message) Reply {
	r := Reply{Typed: m.Typed, Row: m.Row, Speaker: Speaker{m.Seat, m.For}}
	said := tables.Args{"name": m.Seat, "answer": s.saidBy(p, r), "for": ""}
	if m.For != m.Seat {
		said["for"] = m.For
	}
	s.heard = m
	r.settled = func(became, why string) {
		s.heard = nil
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

func (s *seats) saidBy(p Prompt, r Reply) string {
	switch {
	case r.Row > 0 && r.Row <= len(p.Rows):
		return p.Rows[r.Row-1].Label
	case r.Typed == "":
		return p.Likely
	}
	for _, word := range p.Words {
		if string(word) == r.Typed {
			return s.wordLabel(word)
		}
	}
	return tables.Plain(r.Typed, tables.MaxText)
}

func (s *seats) wordLabel(word Word) string {
	return s.words.Say("desk.word-" + strings.ReplaceAll(string(word), "?", "rules"))
}

func (s *seats) question(p Prompt) room.Question {
	q := room.Question{
		Text: paint.Bare(p.Text), Help: paint.Bare(p.Help), Enter: paint.Bare(p.Likely),
		Shape: p.Shape, Rows: tables.Each(p.Rows, func(r Row) Row { return Row{Key: r.Key, Label: paint.Bare(r.Label)} }),
		Buttons: p.Buttons, Whose: p.Whose, Except: p.Except, Moment: p.Moment, Own: p.Own,
	}
	for _, word := range p.Words {
		if word == AsideShow || word == AsideQuit || word == AsidePause {
			continue // no button: a phone always shows the table, and accepts neither `quit` nor `pause`
		}
		q.Besides = append(q.Besides, Row{Key: string(word), Label: s.wordLabel(word)})
	}
	return q
}

// leaveTerminal closes the terminal's prompt. Call it before other output to the terminal. An
// answer that comes at the same moment is not used, and people are told so.
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
	if !s.private {
		s.whisper("", lines...)
	}
}

// Show prints only at the terminal, because phones always show the table.
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

// dialog is a series of questions to one seat on its own phone. It runs on the goroutine of the
// desk.
type dialog struct {
	seat  string
	next  func() (Prompt, bool)
	stop  func()
	reply Reply
	err   error // what ended the dialog
}

// Beside starts a dialog with a seat, and ends an earlier dialog with this seat.
func (a *Asker) Beside(seat string, talk func(Desk) error) bool {
	s, ok := a.frontend.(*seats)
	if !ok || !s.room.Present(seat) {
		return false
	}
	if old := s.dialogs[seat]; old != nil {
		s.end(old)
	}
	s.room.BeginAlone(seat)
	d := &dialog{seat: seat}
	d.next, d.stop = iter.Pull(func(ask func(Prompt) bool) {
		d.err = talk(New(&alone{s.room, d, ask}, a.words))
	})
	s.dialogs[seat] = d
	_ = s.goOn(d)
	return true
}

func (s *seats) goOn(d *dialog) error {
	if p, asks := d.next(); asks && s.room.OpenAlone(d.seat, s.question(p)) {
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

func (s *seats) answerAlone(m *room.Message) error {
	d := s.dialogs[m.Seat]
	if d == nil {
		m.Take(false)
		return nil
	}
	d.reply = Reply{Typed: m.Typed, Row: m.Row, Speaker: Speaker{m.Seat, m.Seat}, settled: func(became, why string) {
		if became == unread {
			m.Refuse(why)
		} else {
			m.Take(became != answers)
		}
	}}
	return s.goOn(d)
}

// The type `alone` is the Frontend of a dialog on one phone.
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
