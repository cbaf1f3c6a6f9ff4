package room

import (
	"context"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// The function `loop` refuses the answer "bad" and accepts all others. After "look", the question
// stays open.
func loop(t *testing.T, r *Room) {
	over := make(chan struct{})
	t.Cleanup(func() { close(over) })
	go func() {
		for {
			select {
			case m := <-r.Inbox():
				if !m.Begin() {
					continue
				}
				switch m.Typed {
				case "bad":
					m.Refuse("bad is no answer")
				default:
					m.Take(m.Typed == "look")
				}
			case <-over:
				return
			}
		}
	}()
}

func seated(t *testing.T) *Room {
	r := New(time.Now)
	r.Seat([]string{"Ann", "Boris", "Vera"})
	loop(t, r)
	return r
}

func number(r *Room, seat string) int {
	s, _ := r.See(seat)
	return s.Asked.Number
}

func TestWhatBecomesOfAnAnswer(t *testing.T) {
	menu := Question{Text: "Where?", Shape: Menu, Rows: []Row{{"n", "north"}, {"s", "south"}}, Whose: []string{"Ann"}, Moment: "1"}
	for name, c := range map[string]struct {
		seat  string
		off   int // the answer has the number of the open question plus `off`
		reply Reply
		want  What
		by    string
	}{
		"of who is asked":              {"Ann", 0, Reply{Row: 2}, Taken, ""},
		"typed by who is asked":        {"Ann", 0, Reply{Typed: "n"}, Taken, ""},
		"for who is asked":             {"Boris", 0, Reply{Row: 1, For: "Ann"}, Taken, ""},
		"a row of another":             {"Boris", 0, Reply{Row: 1}, NotYours, "Ann"},
		"Enter of another":             {"Boris", 0, Reply{}, NotYours, "Ann"},
		"a line out of turn":           {"Boris", 0, Reply{Typed: "s"}, Taken, ""},
		"that cannot be read":          {"Ann", 0, Reply{Typed: "bad"}, Unread, ""},
		"a row that is not there":      {"Ann", 0, Reply{Row: 77}, Unread, ""},
		"a row below the first":        {"Ann", 0, Reply{Row: -1}, Unread, ""},
		"to a question long gone":      {"Ann", -1, Reply{Row: 1}, Late, ""},
		"to a question to come":        {"Ann", 1, Reply{Row: 1}, Late, ""},
		"to no question":               {"Ann", -999, Reply{Row: 1}, Late, ""},
		"for somebody who is not here": {"Boris", 0, Reply{Row: 1, For: "Mallory"}, NotYours, "Mallory"},
		"for one who is not asked":     {"Boris", 0, Reply{Row: 1, For: "Vera"}, NotYours, "Vera"},
	} {
		t.Run(name, func(t *testing.T) {
			r := seated(t)
			r.Open(menu)
			got := r.Answer(t.Context(), c.seat, number(r, "Ann")+c.off, c.reply)
			require.Equal(t, c.want, got.What)
			require.Equal(t, c.by, got.By)
		})
	}
}

func TestARowOfALineIsNone(t *testing.T) {
	r := seated(t)
	r.Open(Question{Text: "How many?", Rows: []Row{{"1", "1"}}, Shape: Several})
	require.Equal(t, Unread, r.Answer(t.Context(), "Ann", number(r, "Ann"), Reply{Row: 1}).What)
}

func TestOneButtonIsSome(t *testing.T) {
	row := []Row{{"n", "north"}}
	for _, b := range []Buttons{{Plain: row}, {Ways: row}, {Grid: []Line{{Pieces: row}}}} {
		require.True(t, b.Some(), b)
	}
	require.False(t, Buttons{}.Some())
}

func TestTheFirstAnswerThatCanBeReadWins(t *testing.T) {
	r := seated(t)
	r.Open(Question{Text: "How many?", Moment: "1"})
	n := number(r, "Ann")
	require.Equal(t, Outcome{What: Unread, Why: "bad is no answer"}, r.Answer(t.Context(), "Boris", n, Reply{Typed: "bad"}))
	r.Notify("Boris", "bad is no answer")
	boris, _ := r.See("Boris")
	vera, _ := r.See("Vera")
	require.Equal(t, "bad is no answer", boris.Notice)
	require.Empty(t, vera.Notice, "nobody else is told")
	require.Equal(t, Taken, r.Answer(t.Context(), "Vera", n, Reply{Typed: "look"}).What)
	require.Equal(t, n, number(r, "Ann"), "neither takes the question from anybody")
	require.Equal(t, Taken, r.Answer(t.Context(), "Ann", n, Reply{Typed: "3", Once: "a"}).What)
	require.Equal(t, Outcome{What: Late, By: "Ann"}, r.Answer(t.Context(), "Vera", n, Reply{Typed: "4"}))
	require.Equal(t, Taken, r.Answer(t.Context(), "Ann", n, Reply{Typed: "3", Once: "a"}).What, "sent twice")
	require.Equal(t, Late, r.Answer(t.Context(), "Ann", n, Reply{Typed: "3", Once: "b"}).What)
	r.Open(Question{Text: "How many?", Moment: "2"})
	require.NotEqual(t, n, number(r, "Ann"), "it reads the same and is another one")
}

func TestANumberStaysWhileTheSameIsAsked(t *testing.T) {
	r := seated(t)
	own := func(names ...string) (all []Own) {
		for _, name := range names {
			all = append(all, Own{Seat: name, Text: name + " goes where?", Moment: "round 1"})
		}
		return all
	}
	r.Open(Question{Text: "Ann goes where?", Whose: []string{"Ann"}, Moment: "1", Own: own("Ann", "Boris", "Vera")})
	boris, vera := number(r, "Boris"), number(r, "Vera")
	require.Equal(t, Taken, r.Answer(t.Context(), "Vera", vera, Reply{Typed: "k 2"}).What)
	require.Equal(t, Outcome{What: Late, By: "Vera"}, r.Answer(t.Context(), "Vera", vera, Reply{Typed: "k 3"}))
	r.Open(Question{Text: "Ann goes where?", Whose: []string{"Ann"}, Moment: "1", Own: own("Ann", "Boris")})
	require.Equal(t, boris, number(r, "Boris"), "nobody is late because somebody else was quicker")
	names, _ := r.Awaits()
	require.Equal(t, []string{"Ann", "Boris"}, names)
	require.Equal(t, Taken, r.Answer(t.Context(), "Boris", boris, Reply{Typed: "l 1"}).What)
	require.Equal(t, Taken, r.Answer(t.Context(), "Boris", number(r, "Ann"), Reply{Typed: "t 1", For: "Ann"}).What)
	r.Open(Question{Text: "Ann goes where?", Whose: []string{"Ann"}, Moment: "9", Own: []Own{{Seat: "Boris", Text: "Boris goes where?", Moment: "round 2"}}})
	require.NotEqual(t, boris, number(r, "Boris"), "another round")
}

func TestLinesSinceTheLastAnswerAreNew(t *testing.T) {
	r := seated(t)
	r.Open(Question{Text: "Who begins?", Moment: "1"})
	r.Say("", "Vera sits down.")
	r.Say("Vera", "for Vera")
	require.Equal(t, Taken, r.Answer(t.Context(), "Ann", number(r, "Ann"), Reply{Typed: "a"}).What)
	r.Say("", "Put the board on the table.", "Shuffle the cards.")
	r.Open(Question{Text: "Is everything there?", Moment: "2"})
	ann, _ := r.See("Ann")
	require.Equal(t, []string{"Put the board on the table.", "Shuffle the cards."}, ann.Told[ann.Old:])
	vera, _ := r.See("Vera")
	require.Equal(t, 2, vera.Old)
}

func TestWhatOneSeatAloneIsAsked(t *testing.T) {
	r := seated(t)
	r.Open(Question{Text: "Boris's turn?", Whose: []string{"Boris"}, Moment: "1"})
	r.BeginAlone("Ann")
	r.SayAlone("Ann", "canary told")
	r.OpenAlone("Ann", Question{Text: "canary asked", Moment: "1"})
	ann, _ := r.See("Ann")
	require.True(t, ann.Alone)
	require.Equal(t, []string{"canary told"}, ann.Asked.Told)
	require.NotZero(t, ann.Asked.Number, "a question is more than lines alone")
	r.OpenAlone("Ann", Question{Text: "canary asked", Moment: "1"})
	require.Equal(t, ann.Asked.Number, number(r, "Ann"), "it is still the same question")
	for _, seat := range []string{"Boris", "Vera", "", "Mallory"} {
		s, _ := r.See(seat)
		require.NotContains(t, fmt.Sprintf("%+v", s), "canary", seat)
		require.Equal(t, []string{"Ann"}, s.Away, "that she looks is no secret")
		require.Equal(t, Outcome{What: NotYours, By: "Ann"}, r.Answer(t.Context(), seat, ann.Asked.Number, Reply{Typed: "x"}))
	}
	require.Equal(t, Taken, r.Answer(t.Context(), "Boris", number(r, "Boris"), Reply{Typed: "w"}).What, "the table goes on meanwhile")
	require.Equal(t, Taken, r.Answer(t.Context(), "Ann", ann.Asked.Number, Reply{Typed: "canary answer", Once: "o"}).What)
	r.Wipe("Ann")
	require.NotContains(t, fmt.Sprintf("%+v", r.memory()), "canary")
	ann, _ = r.See("Ann")
	require.False(t, ann.Alone)

	r.BeginAlone("Ann")
	r.Release("Ann")
	r.SayAlone("Ann", "canary told")
	require.False(t, r.OpenAlone("Ann", Question{Text: "canary asked"}))
	require.NotContains(t, fmt.Sprintf("%+v", r.memory()), "canary", "of a dialog that goes on after its phone has left")
}

func (r *Room) memory() []any {
	all := []any{r.told, r.numbers, r.asked, r.own, r.private, r.answered}
	for _, p := range r.phones {
		all = append(all, *p)
		if p.last != nil {
			all = append(all, *p.last)
		}
	}
	return all
}

func TestAHouseRuleNeedsAnotherSeat(t *testing.T) {
	r := seated(t)
	r.Open(Question{Text: "From now on without it?", Shape: YesNo, Rows: []Row{{"y", "yes"}, {"n", "no"}}, Except: "Ann"})
	n := number(r, "Ann")
	require.Equal(t, NotYours, r.Answer(t.Context(), "Ann", n, Reply{Row: 1}).What)
	require.Equal(t, Taken, r.Answer(t.Context(), "Boris", n, Reply{Row: 1}).What)
	r.Open(Question{Text: "From now on without it?", Shape: YesNo, Rows: []Row{{"y", "yes"}, {"n", "no"}}, Except: "Ann", Moment: "2"})
	require.Equal(t, Taken, r.Answer(t.Context(), "Ann", number(r, "Ann"), Reply{Row: 2}).What, "she may take it back")
}

func TestNobodyTypesAHundredAnswersASecond(t *testing.T) {
	now := time.Now()
	r := New(func() time.Time { return now })
	r.Seat([]string{"Ann", "Boris"})
	loop(t, r)
	r.Open(Question{Text: "How many?", Moment: "1"})
	n := number(r, "Ann")
	got := map[What]int{}
	for range 100 {
		got[r.Answer(t.Context(), "Ann", n, Reply{Typed: "bad"}).What]++
	}
	require.Equal(t, map[What]int{Unread: mostInASec, TooMany: 90}, got)
	require.Equal(t, Taken, r.Answer(t.Context(), "Boris", n, Reply{Typed: "1"}).What, "nobody else is kept waiting")
}

func TestAnAnswerThatNobodyHasTimeForIsNotUsedLater(t *testing.T) {
	r := New(time.Now)
	r.Seat([]string{"Ann"})
	r.Open(Question{Text: "How many?"})
	ctx, stop := context.WithCancel(t.Context())
	stop()
	require.Equal(t, Busy, r.Answer(ctx, "Ann", number(r, "Ann"), Reply{Typed: "1"}).What)
	require.False(t, (<-r.Inbox()).Begin())

	n := number(r, "Ann")
	for range cap(r.inbox) {
		r.inbox <- &Message{}
	}
	require.Equal(t, Outcome{What: Busy}, r.Answer(t.Context(), "Ann", n, Reply{Typed: "1"}))
	r.End()
	require.Equal(t, Outcome{What: Gone}, r.Answer(t.Context(), "Ann", n, Reply{Typed: "1"}))
}

func TestAPhoneIsAbsentAWhileAfterItLeft(t *testing.T) {
	now := time.Now()
	r := New(func() time.Time { return now })
	r.Seat([]string{"Ann"})
	require.False(t, r.Present("Ann"))
	var leave []func()
	for range MostPages {
		page, _ := r.Come("Ann")
		leave = append(leave, page)
	}
	_, room := r.Come("Ann")
	require.False(t, room)
	for _, page := range leave {
		require.True(t, r.Present("Ann"), "another page of it listens")
		page()
		now = now.Add(time.Hour)
	}
	last, _ := r.Come("Ann")
	last()
	require.True(t, r.Present("Ann"))
	now = now.Add(absentAfter)
	require.False(t, r.Present("Ann"))
}

func TestFivePhones(t *testing.T) {
	now := time.Time{}
	r := New(func() time.Time { now = now.Add(time.Second); return now }) // protected by the mutex of the room
	seats := []string{"A", "B", "C", "D", "E"}
	r.Seat(seats)
	const questions = 1000
	var used []string
	over := make(chan struct{})
	go func() {
		defer close(over)
		for i := range questions {
			r.Open(Question{Text: "How many?", Moment: fmt.Sprint(i)})
			for answered := false; !answered; {
				if m := <-r.Inbox(); m.Begin() {
					used, answered = append(used, m.Typed), true
					m.Take(false)
				}
			}
		}
		r.End()
	}()
	var all sync.WaitGroup
	taken := make([]map[string]int, len(seats))
	for i, seat := range seats {
		taken[i] = map[string]int{}
		all.Add(1)
		go func() {
			defer all.Done()
			for n := 0; ; n++ {
				s, changed := r.See(seat)
				switch {
				case s.Over:
					return
				case s.Asked == nil || s.Used:
					<-changed
					continue
				}
				typed := fmt.Sprint(seat, n)
				if r.Answer(t.Context(), seat, s.Asked.Number, Reply{Typed: typed}).What == Taken {
					taken[i][typed] = s.Asked.Number
				}
			}
		}()
	}
	all.Wait()
	<-over
	numbers, told := map[int]bool{}, 0
	for _, of := range taken {
		for typed, n := range of {
			require.Contains(t, used, typed)
			require.False(t, numbers[n], "one answer to a question")
			numbers[n] = true
			told++
		}
	}
	require.Equal(t, questions, told)
	require.Len(t, used, questions)
}
