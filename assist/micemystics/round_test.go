package micemystics

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/rules/ruletest"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

type luck struct {
	*rand.Rand
	habit talk.Habit
}

func (l luck) Habit() talk.Habit { return l.habit }

func (l luck) Roll(dice, sides int) []int {
	out := make([]int, dice)
	for i := range out {
		out[i] = l.IntN(sides)
	}
	return out
}

// robot answers at random, mostly with Enter.
type robot struct {
	luck
	mute
	t     testing.TB
	state *game.State
	lines []string
	last  string // the last question
	times int
}

func (r *robot) Ask(p desk.Prompt) (desk.Reply, error) {
	r.t.Helper()
	text := p.Text + " " + p.Enter
	for _, row := range p.Rows {
		text += " [" + row.Key + " " + row.Label + "]"
	}
	if p.Complaint != "" {
		text = "! " + p.Complaint + " / " + text
	}
	require.NotContains(r.t, text+p.Help, "[micemystics.")
	require.NotContains(r.t, text+p.Help, "no value")
	if r.times++; p.Text != r.last {
		r.last, r.times = p.Text, 0
	}
	require.Less(r.t, r.times, 60, "asked in vain: %s", text)
	typed := r.answer(p)
	r.lines = append(r.lines, text+" {"+p.Help+"} › "+typed)
	return desk.Reply{Typed: typed}, nil
}

func (r *robot) Tell(lines ...string)                      { r.lines = append(r.lines, lines...) }
func (r *robot) Retitle(title []string, _ func() []string) { r.Tell(title...) }
func (r *robot) Show(draw func() []string)                 { r.Tell(draw()...) }

func (r *robot) answer(p desk.Prompt) string {
	switch {
	case r.times > 3 && r.state.Wait().For == game.NoWait: // the robot cannot answer this question
		return "back"
	case p.Enter != "" && r.IntN(4) > 0:
		return ""
	case len(p.Rows) > 0:
		return p.Rows[r.IntN(len(p.Rows))].Key
	case p.Enter != "":
		return ""
	}
	w := r.state.Wait()
	switch w.For {
	case game.ForFacts:
		return r.facts(w, strings.Contains(p.Help, "4+"))
	case game.ForFind:
		return []string{"crumb", "cork", "bow", "-"}[r.IntN(4)]
	case game.ForCard:
		return []string{"2 roach", "1 rat 1 roach", "-"}[r.IntN(3)]
	}
	return []string{"1", "2", "3", "4", "5", "6", "2 1 3", "back"}[r.IntN(8)]
}

func (r *robot) facts(w game.Wait, distances bool) string {
	var words []string
	for _, m := range game.Matters {
		if (m == game.Distance) != distances || len(words) > 0 {
			continue
		}
		for range questionsAbout(w.Ask, m) {
			words = append(words, map[bool][]string{true: {"1", "2", "3", "x"}, false: {"y", "n", "y", "n"}}[distances][r.IntN(4)])
		}
	}
	return strings.Join(words, " ")
}

func evening(t testing.TB, r *robot, lang tables.Lang, s game.State, reports int) game.State {
	w := flowtest.Reading(lang)
	w.Desk, w.Dice, w.Box = desk.New(r, w.Words), r.luck, flowtest.Shelf{}
	g := game.Game{}
	r.state = &s
	for range reports {
		seat := g.Next(s)
		if seat == rules.Nobody {
			return s
		}
		did, err := acts(w, s)
		if err == desk.ErrBack {
			continue
		}
		require.NoError(t, err, strings.Join(r.lines[max(0, len(r.lines)-5):], "\n"))
		require.NotNil(t, did, "%s %+v", seat, s.Wait())
		require.NotEmpty(t, Flow{}.Here(s))
		isSaid(t, Flow{}.Report(w, game.State{}, did), "%#v", did)
		for _, n := range g.Decide(s, seat).Reasons {
			readsWell(t, Flow{}.Reason(w, game.State{}, n), "%#v", n)
		}
		breaches, _ := rules.Judge(g, s, did)
		r.lines = append(r.lines, fmt.Sprintf("    %s: %T %+v %v", seat, did, did, breaches))
		if len(breaches) > 0 && r.IntN(3) > 0 {
			continue
		}
		for _, v := range breaches {
			readsWell(t, Flow{}.Breach(w, s, did, v), "%#v %v", did, v)
		}
		var notes []rules.Note
		s, notes = g.Apply(s, did)
		for _, n := range notes {
			readsWell(t, Flow{}.Tell(w, s, n), "%#v %v", did, n)
		}
	}
	return s
}

func TestAnEveningHasNoDeadEnd(t *testing.T) {
	for seed := range uint64(ruletest.Some(4)) {
		for _, lang := range tables.Langs {
			for _, mapped := range []bool{true, false} {
				habit := []talk.Habit{talk.AskDice, talk.AppDice}[seed%2]
				r := &robot{luck: luck{rand.New(rand.NewPCG(seed, 2)), habit}, t: t}
				s := furnished(t, foes("4", "roach_1", "roach_2"), foes("5", "rat_1"))
				if !mapped {
					for i := range s.Rooms {
						s.Rooms[i].Map = parts.Map{}
					}
				}
				evening(t, r, lang, s, 200)
			}
		}
	}
}

func TestAFirstEveningReachesItsFirstDieSoon(t *testing.T) {
	for lang, said := range map[tables.Lang][][2]string{
		tables.English: {{"Who is playing", "Ann, Bob"}, {"Which mice", "Collin, Filch, Nez, Tilda"}, {"from the top", "cfnt"}, {"lore, move and life", "32124"}},
		tables.Russian: {{"играет", "Аня, Боря"}, {"Какие мыши", "Коллин, Ловкач, Нез, Тильда"}, {"сверху вниз", "клнт"}, {"движение и здоровье", "32124"}},
	} {
		f := &typist{t: t, answers: said}
		kept, err := box.Open(t.TempDir(), parts.Shape())
		require.NoError(t, err)
		w := flowtest.Reading(lang)
		w.Desk, w.Box, w.Dice = desk.New(f, w.Words), kept, &flowtest.Dice{Of: talk.TableDice}
		u, err := Flow{}.Setup(w, session.Given{})
		require.NoError(t, err)
		s, _, err := game.Game{}.Start(u)
		require.NoError(t, err)
		for s.Wait().Purpose != game.MoveRoll || s.Mice[0].Hero.Lacks(parts.HeroValues) {
			did, err := Flow{}.Ask(w, s)
			require.NoError(t, err)
			s = after(s, did)
		}
		require.Empty(t, f.answers, f.asked)
		t.Logf("%s: %d answers, %d keys\n%v", lang, len(f.asked), f.pressed, f.asked)
		require.LessOrEqual(t, len(f.asked), 14)
		require.LessOrEqual(t, f.pressed, 90)
	}
}

// typist presses Enter at questions without a prepared answer, and counts the keystrokes.
type typist struct {
	mute
	t       testing.TB
	answers [][2]string
	pressed int
	asked   []string
}

func (f *typist) Ask(p desk.Prompt) (desk.Reply, error) {
	require.Empty(f.t, p.Complaint, p.Text)
	i := slices.IndexFunc(f.answers, func(a [2]string) bool { return strings.Contains(p.Text, a[0]) })
	typed := ""
	if i >= 0 {
		typed = f.answers[i][1]
		f.answers = slices.Delete(f.answers, i, i+1)
	}
	f.asked = append(f.asked, p.Text+" › "+typed)
	f.pressed += utf8.RuneCountInString(typed) + 1
	return desk.Reply{Typed: typed}, nil
}

// keysFor plays until the turn of the next initiative card, and returns the number of keystrokes.
func keysFor(t *testing.T, side int, s game.State, answers ...[2]string) int {
	t.Helper()
	f := &typist{t: t, answers: answers}
	w := flowtest.Reading(tables.English)
	w.Desk, w.Dice, w.Box = desk.New(f, w.Words), &flowtest.Dice{Of: talk.AskDice,
		Sides: slices.Repeat([]int{side}, 200)}, flowtest.Shelf{}
	for card := s.Turn.Card; s.Turn.Card == card; {
		require.Less(t, len(f.asked), 60, f.asked)
		did, err := acts(w, s)
		require.NoError(t, err)
		require.Empty(t, breaches(s, did), "%+v", did)
		s = after(s, did)
	}
	t.Log(strings.Join(f.asked, "\n"))
	return f.pressed
}

func TestATurnTakesFewKeys(t *testing.T) {
	move := waits(game.Wait{For: game.ForRoll, Purpose: game.MoveRoll, Who: "tilda", Dice: 1})
	begins := func(s *game.State) { s.Turn = game.Turn{Card: "tilda", Slot: 1, Step: game.RollStep} }
	last := func(s *game.State) { s.Turn = game.Turn{Card: "filch", Slot: 4, Step: game.MouseStep} }
	blind := []func(*game.State){unmapped, at("?1", "tilda", "collin", "nez", "filch")}
	three := append(blind, foes("?2", "rat_1"), foes("?3", "rat_2"), foes("?4", "rat_3"), last)
	rats := after(hall(t, three...), game.EndTurn{Mouse: "filch"})
	require.Equal(t, "rat", rats.Turn.Card)
	for side := range parts.Faces {
		mapped := hall(t, foes("4", "rat_1"), move, begins)
		blindly := hall(t, append(blind, foes("?2", "rat_1"), move, begins)...)
		require.LessOrEqual(t, keysFor(t, side, mapped, [2]string{"Which spaces", "3"}), 12)
		require.LessOrEqual(t, keysFor(t, side, blindly, [2]string{"where does the move end", "2 wa"}), 11)
		require.LessOrEqual(t, keysFor(t, side, rats, [2]string{"How many steps", "123"}), 16)
	}
}

func TestTheTableIsNotDrawnAgainWithinATurn(t *testing.T) {
	card := func(s *game.State) {
		s.Turn = game.Turn{Card: "rat", Slot: 5, Step: game.FigureStep, Acting: "rat_1", Die: 1, Points: 1}
	}
	s := hall(t, foes("4", "rat_1"), card)
	w := in(t, tables.English)
	march := game.Game{}.Decide(s, "minions")
	did, err := Flow{}.Decided(w, s, march)
	require.NoError(t, err)
	require.Equal(t, session.RedrawNever, Flow{}.Redraw(w, s, did, after(s, did)))
}

func TestTheTableIsDrawnWhenItIsLaidOutAnew(t *testing.T) {
	lay := []string{"tilda", "collin", "nez", "filch"}
	s := hall(t, waits(game.Wait{For: game.ForOrder, Lay: lay, Whole: true}))
	w := in(t, tables.English, "tcnf")
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, session.RedrawIfChanged, Flow{}.Redraw(w, s, did, after(s, did)), "the new order is shown")
	last := func(s *game.State) { s.Track, s.Turn.Deed = s.Track[:1], game.SearchDeed }
	w, s = in(t, tables.English, "e"), hall(t, last)
	did, err = Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, session.RedrawIfChanged, Flow{}.Redraw(w, s, did, after(s, did)),
		"the same mouse is on turn, in a new round")
}

func FuzzReadersOfMiceNeverPanic(f *testing.F) {
	for _, typed := range []string{
		"2 3~water", "tilda -> roach a", "4", "roach 2, rat", "1-3", "mmm*", "фко", "Аня, Боря", "9999999999999999999", "٣", "hall 4 tilda",
		"1: 2 3~water", "*", "s2 c1", "",
	} {
		f.Add(typed)
	}
	w := flowtest.Reading(tables.English)
	f.Fuzz(func(t *testing.T, typed string) {
		s := furnished(t, foes("4", "roach_1", "roach_2"), foes("5", "rat_1"))
		a := prompter{phrases{w}, s}
		room := s.Rooms[0]
		who := []game.Name{"roach_1", "tilda"}
		said := func(_ any, err error) {
			if err != nil {
				_, told := talk.Sentence(w.Words, err)
				require.True(t, told, "%q: %v", typed, err)
			}
		}
		n, err := readCount(typed)
		said(n, err)
		figure, err := a.readFigure(typed, who)
		said(figure, err)
		place, err := a.readPlace(typed, room.ID, who)
		said(place, err)
		spawns, err := a.readSpawns(typed, room.ID)
		said(spawns, err)
		beside, err := a.readBeside(typed, room.ID, who)
		said(beside, err)
		encounter, err := a.readEncounter(typed, nil)
		said(encounter, err)
		path, err := readPath(typed, &room)
		said(path, err)
		squads, err := readCounted(typed)
		said(squads, err)
		_, squads, err = readRow(typed)
		said(squads, err)
		faces, err := readFaces(typed)
		said(faces, err)
		players, err := readPlayers(typed)
		said(players, err)
		party, err := readMice(typed)
		said(party, err)
		for _, dice := range []int{0, 1, 9} {
			numbers, err := readNumbers(typed, dice)
			said(numbers, err)
			stars, err := readStars(typed, dice)
			said(stars, err)
		}
	})
}
