package infiltrators

import (
	"crypto/rand"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	"tablemate/tables/words"
)

// evening plays the timed mission. For the method `plays`, the argument "w@5" means that people
// take 5 seconds and then answer "w".
type evening struct {
	t      *testing.T
	folder string
	now    time.Time
	rung   *int // counts the alarms, if not nil
}

func (e *evening) plays(answers ...string) string {
	var typed []string
	var take []time.Duration
	for _, answer := range answers {
		text, seconds, _ := strings.Cut(answer, "@")
		n, _ := strconv.Atoi(seconds)
		typed, take = append(typed, text), append(take, time.Duration(n)*time.Second)
	}
	people := desktest.In(e.t, tables.English, typed...)
	var table desk.Desk = slow{people, &e.now, &take}
	if e.rung != nil {
		table = patient{slow: slow{people, &e.now, &take}, rung: e.rung}
	}
	require.NoError(e.t, Game().Play(session.PlayOptions{
		Folder: e.folder, Table: "Fifteen", Given: session.Given{Mode: "training-3", Players: []string{"Ann", "Boris"}},
		Desk: table, Words: words.In(tables.English), Habit: talk.AskDice, Box: flowtest.Shelf{},
		Entropy: rand.Reader, Clock: func() time.Time { return e.now },
	}))
	return strings.Join(people.Said(), "\n")
}

func (e *evening) reading() session.Reading {
	return session.Reading{Path: journal.Path(e.folder, "Fifteen"), Words: words.In(tables.English), Box: flowtest.Shelf{}}
}

func (e *evening) elapsed() int {
	proof, err := Game().Verify(e.reading())
	require.NoError(e.t, err)
	require.Empty(e.t, proof.Differences)
	require.Empty(e.t, proof.Doubts)
	var s game.State
	require.NoError(e.t, json.Unmarshal(proof.State, &s))
	return s.Elapsed
}

func timeLeft(minutes, seconds int) string {
	return words.In(tables.English).Say("infiltrators.tell.time-left", tables.Args{"minutes": minutes, "seconds": seconds})
}

func begun(t *testing.T) *evening {
	return &evening{t, t.TempDir(), time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC), nil}
}

// laidOut has the answers for the setup and for the start of the clock.
var laidOut = []string{"@50", "a@50", "@50", "@50", "go@300"}

func TestTheClockOfTheTimedMissionIsTheApps(t *testing.T) {
	e := begun(t)
	said := e.plays(append(laidOut, "d@40", "d@20", "pause@15")...)
	require.Contains(t, said, "14:00")
	require.Equal(t, 75, e.elapsed(), "the setup takes none of it")
	e.now = e.now.Add(3 * time.Hour)
	said = e.plays("w@5", "9", "n@700", "0@10", "pause")
	require.Contains(t, said, "13:45", "a pause takes none")
	require.Equal(t, 90, e.elapsed(), "nor does a question about a breach")
	e.plays("fix@20", "bullets 4@400", "undo@10", "pause")
	require.Equal(t, 120, e.elapsed(), "nor does a correction")
	e.plays("w@5", "0@7", "undo", "pause")
	require.Equal(t, 132, e.elapsed(), "undo gives none back")
	e.plays("w@5", "0@7", "undo", "redo", "pause")
	require.Equal(t, 144, e.elapsed(), "redo takes none twice")
	said = e.plays("w@466", "0", "w@240", "0", "w@20", "0", "pause")
	require.Contains(t, said, timeLeft(5, 290))
	require.Contains(t, said, timeLeft(1, 50))
	require.Equal(t, 870, e.elapsed())
	said = e.plays("e a 6r@60", "")
	require.Contains(t, said, "IN-TM3-05")
	var log strings.Builder
	require.NoError(t, Game().Log(e.reading(), &log))
	require.NotContains(t, log.String(), "red 6", "what came too late is not done")
}

// patient implements desk.Desk. While it waits for an answer, every alarm that is due rings.
type patient struct {
	slow
	asides desk.Asides
	rung   *int
}

func (p patient) WithAsides(a desk.Asides) desk.Desk {
	p.slow.Desk, p.asides = p.slow.Desk.WithAsides(a), a
	return p
}

func (p patient) Write(q desk.Question) (string, error) {
	var takes time.Duration
	if len(*p.take) > 0 {
		takes, *p.take = (*p.take)[0], (*p.take)[1:]
	}
	for until := p.now.Add(takes); p.asides.Alarm != nil && p.now.Before(until); {
		alarm := p.asides.Alarm()
		if alarm == 0 || p.now.Add(alarm).After(until) {
			*p.now = until
			break
		}
		*p.now = p.now.Add(alarm)
		*p.rung++
		if err := p.asides.Rang(); err != nil {
			return "", err
		}
	}
	return p.Desk.Write(q)
}

func TestTimeIsToldWhilePeopleThink(t *testing.T) {
	e, rung := begun(t), 0
	e.rung = &rung
	said := e.plays("", "a", "", "", "go", "d@850", "@100")
	require.Contains(t, said, timeLeft(5, 300))
	require.Contains(t, said, timeLeft(1, 60))
	require.Contains(t, said, "IN-TM3-05")
	require.Contains(t, said, "1:00 left")
	require.Equal(t, 3, rung)
	require.Equal(t, 900, e.elapsed())
}

func TestATimeSetWronglyDoesNotComeBackAfterUndo(t *testing.T) {
	e := begun(t)
	said := e.plays(append(laidOut, "w@5", "fix", "time 1000", "undo", "0@7", "pause")...)
	require.Contains(t, said, "IN-TM3-05")
	require.Equal(t, 12, e.elapsed())
}

// During an exchange, the app may record elapsed time. One undo removes the exchange together with
// these records.
func TestAClockThatPeopleSetIsOneUndo(t *testing.T) {
	for _, c := range []struct {
		line, more int
		report     string
		typed      []string
	}{
		{5, 0, "Ann: 450 s have passed", []string{"time 7:30", "undo"}},
		{4, 0, "Boris: detains a suspect", []string{"time 7:30", "undo", "undo"}},
		{6, 4, "Ann: red 6 beside Boris's suspect as an exchange", []string{"6r b@5", "v@5", "1@5", "undo"}},
		{7, 1, "Boris: the card is vertical", []string{"6r b", "time 7:30", "v", "1", "undo"}},
		{6, 0, "Boris: 450 s have passed", []string{"6r b", "time 7:30", "v", "1", "undo", "undo"}},
		{5, 0, "Ann: red 6 beside Boris's suspect as an exchange", []string{"6r b", "time 7:30", "v", "1", "undo", "undo", "undo"}},
	} {
		e := begun(t)
		told := e.plays(slices.Concat(laidOut, []string{"d", "d"}, c.typed, []string{"pause"})...)
		told = strings.Join(strings.Fields(told), " ")
		said := struckOut(c.line, c.more, c.report)
		require.Contains(t, told, said, c.typed)
		_, after, _ := strings.Cut(told, said)
		require.NotContains(t, after, "struck out", "nothing else is struck out after it")
	}
}
