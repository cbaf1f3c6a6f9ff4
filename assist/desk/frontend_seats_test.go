//go:build unix

package desk

import (
	"bytes"
	"errors"
	"io"
	"runtime"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	"tablemate/assist/room"
	"tablemate/tables"
	"tablemate/tables/words"
)

func answerAs(t *testing.T, r *room.Room, seat, typed string) {
	s, _ := r.See(seat)
	require.NotNil(t, s.Asked)
	out := r.Answer(t.Context(), seat, s.Asked.Number, room.Reply{Typed: typed})
	require.Equal(t, room.Taken, out.What)
}

func TestAnAlarmRingsOnEveryPhone(t *testing.T) {
	for name, atTerminal := range map[string]bool{"with a terminal": true, "phones alone": false} {
		t.Run(name, func(t *testing.T) {
			r := room.New(time.Now)
			r.Seat([]string{"Ann", "Boris"})
			typed, hold := io.Pipe()
			if !atTerminal {
				hold.Close()
			}
			d := NewLine(typed, io.Discard, Look{Words: words.In(tables.English)}).WithPhones(r)
			rung := 0
			alarm := func() time.Duration { return time.Duration(1 - rung) }
			rang := func() error {
				rung++
				for _, seat := range []string{"Ann", "Boris"} {
					s, _ := r.See(seat)
					require.Equal(t, 1, s.Rings, seat)
				}
				go answerAs(t, r, "Boris", "Rook")
				return nil
			}
			asked := Question{Text: "Name", Default: "Ann"} // closing the terminal's prompt must not choose the default
			said := must(d.WithAsides(Asides{Alarm: alarm, Rang: rang}).Write(asked))
			require.Equal(t, "Rook", said)
			require.Equal(t, 1, rung)
		})
	}
}

func TestTheProgramIsNotStoppedWhilePhonesPlay(t *testing.T) {
	r := room.New(time.Now)
	r.Seat([]string{"Ann"})
	person := atTerminal(t, tables.English, paint.Paint{})
	person.meanwhile(func() {
		person.waitFor("Name ›")
		person.press("\x1a")
		person.waitFor("“pause”.")
		person.waitFor("Name ›")
		person.press("Rook\r")
	}, func(Desk) {
		require.Equal(t, "Rook", must(person.desk.WithPhones(r).Write(Question{Text: "Name"})))
	})
}

func TestALineBegunForAnEarlierQuestionIsNotUsed(t *testing.T) {
	r := room.New(time.Now)
	r.Seat([]string{"Ann", "Boris"})
	person := atTerminal(t, tables.English, paint.Paint{})
	person.meanwhile(func() {
		person.waitFor("Name ›")
		person.press("c ")
		answerAs(t, r, "Boris", "Rook")
		person.waitFor("Age ›")
		person.press("t 2\r")
		person.waitFor("so it was not used.")
		person.waitFor("Age ›")
		person.press("7\r")
	}, func(Desk) {
		d := person.desk.WithPhones(r)
		name := must(d.Write(Question{Text: "Name"}))
		require.Equal(t, []string{"Rook", "7"}, []string{name, must(d.Write(Question{Text: "Age"}))})
	})
}

func TestAPlainLineBegunForAnEarlierQuestionIsDropped(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux can drop an incomplete line")
	}
	r := room.New(time.Now)
	r.Seat([]string{"Ann", "Boris"})
	person := atTerminal(t, tables.English, paint.Paint{})
	person.desk = Open(person.slave, person.slave, Look{Words: words.In(tables.English), Plain: true})
	person.meanwhile(func() {
		person.waitFor("Name ›")
		person.press("c ")
		person.waitFor("c ") // the terminal shows the typed text
		answerAs(t, r, "Boris", "Rook")
		person.waitFor("Age ›")
		person.press("7\r\x04") // Ctrl-D ends the input, so that the terminal can be closed
	}, func(Desk) {
		d := person.desk.WithPhones(r)
		_, err := d.Write(Question{Text: "Name"})
		require.NoError(t, err)
		age, err := d.Write(Question{Text: "Age"})
		require.NoError(t, err)
		require.Equal(t, "7", age)
	})
}

func TestALineThatComesAfterAPhonesAnswerIsNotUsed(t *testing.T) {
	for name, plain := range map[string]bool{"in a menu": false, "in plain lines": true} {
		t.Run(name, func(t *testing.T) {
			r := room.New(time.Now)
			r.Seat([]string{"Ann"})
			person := atTerminal(t, tables.English, paint.Paint{})
			person.desk = Open(person.slave, person.slave, Look{Words: words.In(tables.English), Plain: plain})
			var said []string
			person.meanwhile(func() {
				person.waitFor("Name ›")
				answerAs(t, r, "Ann", "Rook")
				person.waitFor("what was typed here was not used: Bishop")
				person.waitFor("Age")
				person.waitFor("Age")
				answerAs(t, r, "Ann", "7")
				person.waitFor("Ann: 7")
				person.press("\x04") // ends the input, so that the terminal can be closed
			}, func(Desk) {
				d := person.desk.WithPhones(r)
				late := func(string) error {
					if asking := d.frontend.(*seats).asking; asking != nil {
						person.press("Bishop\r")
						<-asking.said
					}
					return nil
				}
				said = append(said, must(d.Write(Question{Text: "Name", Parse: late})))
				said = append(said, must(d.Write(Question{Text: "Age", Default: "99"})))
			})
			require.Equal(t, []string{"Rook", "7"}, said)
		})
	}
}

func TestTheTerminalAsksASeatWithoutAPhone(t *testing.T) {
	r := room.New(time.Now)
	r.Seat([]string{"Ann", "Boris", "Vera"})
	_, ok := r.Come("Ann")
	require.True(t, ok)
	leave, ok := r.Come("Boris")
	require.True(t, ok)
	leave() // the phone of Boris loses its connection
	var said []string
	person := atTerminal(t, tables.English, paint.Paint{})
	person.meanwhile(func() {
		person.waitFor("Vera? ›")
		person.press("living 2\r")
		person.waitFor("Vera? ›")
		s, _ := r.See("Boris")
		empty := r.Answer(t.Context(), "Boris", s.Asked.Number, room.Reply{})
		assert.Contains(t, empty.Why, "Please type an answer: Enter chooses nothing here.")
		answerAs(t, r, "Ann", "yard")
	}, func(Desk) {
		d := person.desk.WithPhones(r).WithAsides(Asides{
			Whose: func() []string { return []string{"Ann"} },
			OutOfTurn: func(name, typed string) (string, error) {
				said = append(said, name+": "+typed)
				return "", nil
			},
		})
		own := []Own{{Seat: "Ann", Text: "Ann?"}, {Seat: "Boris", Text: "Boris?"}, {Seat: "Vera", Text: "Vera?"}}
		require.Equal(t, "yard", must(d.Write(Question{Text: "Ann?", Own: own})))
	})
	require.Equal(t, []string{"Vera: living 2"}, said)
}

func TestAPhoneIsFreeForTheQuestionOfItsOwnCommand(t *testing.T) {
	r := room.New(time.Now)
	r.Seat([]string{"Ann"})
	person := atTerminal(t, tables.English, paint.Paint{})
	person.meanwhile(func() {
		person.waitFor("Name ›")
		free := make(chan struct{})
		go func() {
			defer close(free)
			answerAs(t, r, "Ann", "undo")
		}()
		person.waitFor("Which line? ›")
		select {
		case <-free:
		case <-time.After(2 * time.Second):
			t.Error("the phone still waits for the result of its command")
		}
		late := r.Answer(t.Context(), "Ann", 1, room.Reply{Typed: "Rook"})
		assert.Equal(t, room.Outcome{What: room.Late}, late, "the first question is not answered")
		answerAs(t, r, "Ann", "3")
		person.waitFor("Name ›")
		answerAs(t, r, "Ann", "Rook")
	}, func(Desk) {
		bare := person.desk.WithPhones(r)
		undo := func(Aside) error {
			line, err := bare.Write(Question{Text: "Which line?"})
			require.Equal(t, "3", line)
			return err
		}
		require.Equal(t, "Rook", must(bare.WithAsides(Asides{Answer: undo}).Write(Question{Text: "Name"})))
	})
}

func TestNothingIsAskedPrivatelyAtADisconnectedTerminal(t *testing.T) {
	r := room.New(time.Now)
	r.Seat([]string{"Ann"})
	typed, hold := io.Pipe()
	hold.Close()
	d := NewLine(typed, io.Discard, Look{Words: words.In(tables.English)}).WithPhones(r)
	ask := func() error { _, err := d.Write(Question{Text: "Which card?"}); return err }
	require.ErrorIs(t, d.Privately("Ann", ask), ErrBack, "the terminal is found to be gone")
	require.ErrorIs(t, d.Privately("Ann", func() error { t.Error("asked"); return nil }), ErrBack)
	s, _ := r.See("Ann")
	require.Nil(t, s.Asked)
	require.Contains(t, s.Told, "Only Ann may see this. The terminal is disconnected, so Ann needs a phone.")
}

func TestACommandFromAPhoneIsToldInTheWordsOfTheTable(t *testing.T) {
	r := room.New(time.Now)
	r.Seat([]string{"Ann"})
	var terminal bytes.Buffer
	typed, hold := io.Pipe()
	hold.Close()
	d := NewLine(typed, &terminal, Look{Words: words.In(tables.Russian)}).WithPhones(r)
	asides := Asides{
		Offered: func(Question) []Word { return []Word{AsideShow, AsideUndo, AsidePause, AsideQuit} },
		Answer:  func(Aside) error { return ErrBack },
	}
	const gone = "Терминал отключился; игра продолжается с телефонов."
	go func() {
		told := func() bool { s, _ := r.See("Ann"); return s.Asked != nil && slices.Contains(s.Told, gone) }
		assert.Eventually(t, told, time.Minute, time.Millisecond)
		s, _ := r.See("Ann")
		assert.Equal(t, []Row{{Key: "undo", Label: "Отменить"}}, s.Asked.Besides)
		answerAs(t, r, "Ann", string(AsideUndo))
	}()
	_, err := d.WithAsides(asides).Write(Question{Text: "Имя"})
	require.ErrorIs(t, err, ErrBack)
	s, _ := r.See("Ann")
	require.Contains(t, s.Told, "  ↳ Ann: Отменить")
	require.NotContains(t, terminal.String(), gone, "nobody is there")
}

func TestWordsThatWaitAreNamedOnThePhone(t *testing.T) {
	r := room.New(time.Now)
	r.Seat([]string{"Ann", "Boris"})
	typed, hold := io.Pipe()
	hold.Close()
	d := NewLine(typed, io.Discard, Look{Words: words.In(tables.English)}).WithPhones(r)
	go func() {
		require.Eventually(t, func() bool { s, _ := r.See("Ann"); return s.Asked != nil }, time.Minute, time.Millisecond)
		answerAs(t, r, "Ann", "2 banana")
	}()
	require.Equal(t, 2, must(d.Number(Question{Text: "How many"}, 1, 6)))
	const kept = "Kept until you are asked again: banana"
	ann, _ := r.See("Ann")
	boris, _ := r.See("Boris")
	require.Contains(t, ann.Told, kept)
	require.NotContains(t, boris.Told, kept)
}

func TestAQuestionThatWaitsTooLongRings(t *testing.T) {
	for name, ask := range map[string]func(Desk) error{
		"a menu": func(d Desk) error { _, err := d.Choose(Question{Text: "Tree"}, trees); return err },
		"a line": func(d Desk) error { _, err := d.Write(Question{Text: "Name"}); return err },
	} {
		t.Run(name, func(t *testing.T) {
			rung := 0
			person := atTerminal(t, tables.Russian, paint.Paint{})
			person.meanwhile(func() {
				person.waitFor("rung 2")
				person.press("бр\r")
			}, func(bare Desk) {
				alarm := func() time.Duration {
					if rung < 2 {
						return 1
					}
					return 0
				}
				require.NoError(t, ask(bare.WithAsides(Asides{Alarm: alarm, Rang: func() error {
					rung++
					bare.Say("rung " + string(rune('0'+rung)))
					return nil
				}})))
				require.Equal(t, 2, rung)
				require.ErrorIs(t, ask(bare.WithAsides(Asides{Alarm: func() time.Duration { return 1 }, Rang: func() error { return errStop }})), errStop)
			})
		})
	}
}

// The function `phones` returns a room with connected phones, and its desk. The terminal's input
// has ended.
func phones(t *testing.T, names ...string) (*room.Room, *Asker) {
	r := room.New(time.Now)
	r.Seat(names)
	for _, name := range names {
		_, ok := r.Come(name)
		require.True(t, ok)
	}
	typed, hold := io.Pipe()
	hold.Close()
	return r, NewLine(typed, io.Discard, Look{Words: words.In(tables.English)}).WithPhones(r)
}

// The function `sends` waits until a seat's question has this text, and then answers it.
func sends(t *testing.T, r *room.Room, seat, text, typed string) room.Outcome {
	asked := func() bool { s, _ := r.See(seat); return s.Asked != nil && s.Asked.Text == text }
	assert.Eventually(t, asked, time.Minute, time.Millisecond, text)
	s, _ := r.See(seat)
	return r.Answer(t.Context(), seat, s.Asked.Number, room.Reply{Typed: typed})
}

func TestWhatALineOutOfTurnDoes(t *testing.T) {
	no := errors.New("that is no command")
	for name, c := range map[string]struct {
		typed string
		do    func(typed string) (string, error) // nil if Asides.OutOfTurn is nil
		first bool                               // the question begins an action
		what  room.What
		why   string
		next  string // the next action; "" if the question is asked again
	}{
		"nobody reads it":  {"x", nil, false, room.Unread, "Ann is being asked now. Answer for Ann with the button below, or wait.", ""},
		"it means nothing": {"x", func(string) (string, error) { return "", no }, false, room.Unread, no.Error(), ""},
		"it means something in the other layout": {"ghbdtn", func(typed string) (string, error) {
			if typed == "привет" {
				return "", nil
			}
			return "", no
		}, false, room.Taken, "", ""},
		"it means nothing in either layout": {"ghbdtn", func(typed string) (string, error) { return "", errors.New(typed) }, false, room.Unread, "ghbdtn", ""},
		"it waits for the present action":   {"x", func(string) (string, error) { return "", ErrElsewhere }, false, room.Taken, "", ""},
		"it is the next action":             {"x", func(string) (string, error) { return "y z", ErrElsewhere }, false, room.Taken, "", "y z"},
		"it was done":                       {"x", func(string) (string, error) { return "", ErrElsewhere }, true, room.Taken, "", "x"},
	} {
		t.Run(name, func(t *testing.T) {
			r, d := phones(t, "Ann", "Boris")
			asides := Asides{Whose: func() []string { return []string{"Ann"} }, First: func() bool { return c.first }}
			if c.do != nil {
				asides.OutOfTurn = func(seat, typed string) (string, error) {
					assert.Equal(t, "Boris", seat)
					return c.do(typed)
				}
			}
			done := make(chan struct{})
			go func() {
				defer close(done)
				out := sends(t, r, "Boris", "Where?", c.typed)
				assert.Equal(t, room.Outcome{What: c.what, Why: c.why}, out)
				if c.next == "" {
					sends(t, r, "Ann", "Where?", "yard")
				}
			}()
			said, err := d.WithAsides(asides).Write(Question{Text: "Where?"})
			<-done
			if c.next == "" {
				require.Equal(t, "yard", must(said, err))
				return
			}
			require.ErrorIs(t, err, ErrElsewhere)
			if c.next != c.typed {
				require.Equal(t, c.next, must(d.Write(Question{Text: "And?", Rest: true})))
			} else {
				require.Zero(t, d.TypedAhead())
			}
		})
	}
}

func TestWordsOfASeatWaitForItsNextQuestion(t *testing.T) {
	r, d := phones(t, "Ann", "Boris")
	asked := ""
	of := func(seat string) Desk { asked = seat; return d }
	go func() {
		sends(t, r, "Ann", "A", "2 banana")
		sends(t, r, "Boris", "B", "3")
	}()
	whose := Asides{Whose: func() []string { return []string{asked} }}
	require.Equal(t, 2, must(of("Ann").WithAsides(whose).Number(Question{Text: "A"}, 1, 6)))
	require.Equal(t, 3, must(of("Boris").WithAsides(whose).Number(Question{Text: "B"}, 1, 6)))
	require.Equal(t, "banana", must(of("Ann").WithAsides(whose).Write(Question{Text: "C"})))
}

func TestAnAnswerThatWaitedForAnEarlierQuestionIsLate(t *testing.T) {
	r, d := phones(t, "Ann", "Boris")
	late := make(chan room.Outcome, 1)
	go sends(t, r, "Ann", "First?", "Rook")
	first := Question{Text: "First?", Parse: func(string) error {
		if len(late) == 0 && len(r.Inbox()) == 0 {
			go func() { late <- sends(t, r, "Boris", "First?", "Bishop") }()
			require.Eventually(t, func() bool { return len(r.Inbox()) > 0 }, time.Minute, time.Millisecond)
		}
		return nil
	}}
	require.Equal(t, "Rook", must(d.Write(first)))
	go sends(t, r, "Ann", "Second?", "7")
	require.Equal(t, "7", must(d.Write(Question{Text: "Second?"})))
	require.Equal(t, room.Outcome{What: room.Late, By: "Ann"}, <-late)
}

func TestOnlyThePhoneThatAsksIsTold(t *testing.T) {
	r, d := phones(t, "Ann", "Boris")
	go func() {
		sends(t, r, "Ann", "Where?", "?")
		sends(t, r, "Ann", "Where?", "yard")
	}()
	tell := Asides{Answer: func(Aside) error { d.Say("rule 7"); return nil }}
	must(d.WithAsides(tell).Write(Question{Text: "Where?"}))
	d.Say("to all")
	for seat, told := range map[string][]string{"Ann": {"rule 7", "to all"}, "Boris": {"to all"}} {
		s, _ := r.See(seat)
		for _, line := range []string{"rule 7", "to all"} {
			require.Equal(t, slices.Contains(told, line), slices.Contains(s.Told, line), seat)
		}
	}
}

func TestWhoProposedMayTakeItBackButNotConfirmIt(t *testing.T) {
	const elsewhere = "Somebody else must confirm that"
	for typed, c := range map[string]struct {
		by    string
		what  room.What
		sure  bool
		notes string
	}{
		"no": {"Ann", room.Taken, false, ""}, "нет": {"Ann", room.Taken, false, ""}, "тщ": {"Ann", room.Taken, false, ""},
		"": {"Ann", room.Taken, false, ""}, "yes": {"Ann", room.Unread, false, elsewhere}, "y": {"Ann", room.Unread, false, elsewhere},
		"да": {"Boris", room.Taken, true, ""},
	} {
		t.Run(typed, func(t *testing.T) {
			r, d := phones(t, "Ann", "Boris")
			go func() {
				sends(t, r, "Ann", "Which?", "house")
				out := sends(t, r, c.by, "Sure?", typed)
				assert.Equal(t, c.what, out.What)
				assert.Contains(t, out.Why, c.notes)
				if out.What == room.Unread {
					sends(t, r, "Boris", "Sure?", "n")
				}
			}()
			require.Equal(t, "house", must(d.Write(Question{Text: "Which?"})))
			require.Equal(t, c.sure, must(d.Confirm(Question{Text: "Sure?", Default: "n", Fresh: true, Second: true})))
		})
	}
}

func TestASecondDialogWithASeatEndsTheFirst(t *testing.T) {
	r, d := phones(t, "Ann", "Boris")
	var first error
	require.True(t, d.Beside("Ann", func(d Desk) error {
		_, first = d.Write(Question{Text: "First?"})
		return first
	}))
	require.NoError(t, first)
	said := ""
	require.True(t, d.Beside("Ann", func(d Desk) error {
		d.Show(func() []string { return []string{"the table"} })
		d.Retitle("its title", nil)
		assert.NoError(t, d.(*Asker).Close())
		var err error
		said, err = d.Write(Question{Text: "Second?"})
		return err
	}))
	require.ErrorIs(t, first, ErrBack)
	s, _ := r.See("Ann")
	require.Equal(t, []string{"the table", "its title"}, s.Asked.Told)
	out := make(chan room.Outcome, 2)
	go func() {
		out <- sends(t, r, "Ann", "Second?", "pawn")
		r.BeginAlone("Boris")
		r.OpenAlone("Boris", room.Question{Text: "Nobody's?"})
		out <- sends(t, r, "Boris", "Nobody's?", "x")
		sends(t, r, "Ann", "All?", "y")
	}()
	require.Equal(t, "y", must(d.Write(Question{Text: "All?"})))
	require.Equal(t, "pawn", said)
	require.Equal(t, room.Taken, (<-out).What)
	require.Equal(t, room.Taken, (<-out).What)
}
