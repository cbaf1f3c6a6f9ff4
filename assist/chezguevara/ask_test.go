package chezguevara

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

func TestALineWithoutAVerb(t *testing.T) {
	s := table(t, 5)
	open := did(s, game.Do{Seat: ana, Card: "guitar"})
	housed := table(t, 3, tent(ana, "cat", parts.GloriousLeader), func(s *game.State) {
		s.Cards = append(s.Cards, parts.Card{ID: "cat", Kind: parts.Person, Categories: []parts.Category{parts.Cat}})
	})
	for _, c := range []struct {
		state game.State
		typed string
		want  game.Action
	}{
		{s, "br", game.Recruit{Seat: ana, Card: "brother", To: ana}}, {s, "br 35", game.Recruit{Seat: ana, Card: "brother", To: chela}},
		{s, "gl5", game.Recruit{Seat: ana, Card: parts.GloriousLeader, To: eva}}, {s, "вождь 2", game.Recruit{Seat: ana, Card: parts.GloriousLeader, To: boris}},
		{s, "so", game.Loot{Seat: ana, Cards: []parts.CardID{"soap"}}}, {s, "so, pi", game.Loot{Seat: ana, Cards: []parts.CardID{"soap", "pipe"}}},
		{s, `the art of war soap`, game.Loot{Seat: ana, Cards: []parts.CardID{"art-of-war", "soap"}}}, {s, "war", game.Loot{Seat: ana, Cards: []parts.CardID{"art-of-war"}}},
		{s, "gui", game.Do{Seat: ana, Card: "guitar"}}, {s, "ГИТ", game.Do{Seat: ana, Card: "guitar"}},
		{s, "lu", game.Event{Seat: ana, Card: "lucky-7", Target: ana}}, {s, "ex3", game.Event{Seat: ana, Card: parts.Exposure, Target: chela}},
		{s, "2lu", game.Event{Seat: boris, Card: "lucky-7", Target: boris}}, {s, "4 de 2", game.Event{Seat: diego, Card: parts.Demotion, Target: boris}},
		{open, "2ki", game.Order{Seat: boris, Card: "kitchen-duty"}}, {open, "3 sl", game.Order{Seat: chela, Card: "sleep"}},
		{open, "4ve", game.Cancel{Seat: diego, Card: "veto", On: 1}}, {open, "1ve1", game.Cancel{Seat: ana, Card: "veto", On: 1}},
		{open, "", game.Resolve{On: 1}}, {open, "no", game.Resolve{On: 1}}, {open, "н", game.Resolve{On: 1}}, {open, "so", game.Loot{Seat: ana, Cards: []parts.CardID{"soap"}}},
		{did(open, game.Order{Seat: boris, Card: "kitchen-duty"}), "2>3", game.Mend{From: boris, To: chela}}, {s, "3+1", game.Effect{Seat: chela, Tokens: 1}},
		{s, "2 w+1", game.Effect{Seat: boris, Wounds: 1}}, {s, "ask", game.Ask{Seat: ana}}, {s, "3give am", game.Give{From: chela, To: ana, Card: "ambush"}},
		{table(t, 3, tent(boris, "soap")), "2 soap gone", game.Effect{Seat: boris, Card: "soap"}}, {table(t, 3, tent(boris, "soap")), "2 soap >3", game.Effect{Seat: boris, Card: "soap", To: chela}},
		{table(t, 3, tent(boris, "soap")), "2so+2", game.Effect{Seat: boris, Card: "soap", Stays: true, Tokens: 2}}, {table(t, 3, tent(ana, "gordo")),
			"go5", game.Evict{Seat: ana, Card: "gordo", Die: 5}},
		{table(t, 3, tent(ana, "gordo")), "go53", game.Evict{Seat: ana, Card: "gordo", Die: 5, To: chela}}, {s, "draw", game.Draw{Seat: ana}},
		{housed, "кот5", game.Evict{Seat: ana, Card: "cat", Die: 5}}, {housed, "cat", game.Recruit{Seat: ana, Card: "cat", To: ana}},
		{housed, "gl5", game.Evict{Seat: ana, Card: parts.GloriousLeader, Die: 5}}, {housed, "gl >2", game.Effect{Seat: ana, Card: parts.GloriousLeader, To: boris}},
	} {
		t.Run(c.typed, func(t *testing.T) { require.Equal(t, c.want, asked(t, c.state, c.typed)) })
	}
}

func TestWhatStandsBehindALineAnswersTheNextQuestions(t *testing.T) {
	s, made := played(t, tables.English, table(t, 5), "br5 so gui 2ki", "")
	require.Len(t, made, 6)
	require.Equal(t, 2, s.Total(ana), "the brother and the soap, and no slack for kitchen duty")
	require.Equal(t, 2, s.Total(boris))
	s, _ = played(t, tables.Russian, table(t, 2), "зас", "6 3", "мыло сигары", "сиг", "мы")
	require.Nil(t, s.Raid)
	require.Equal(t, 1, s.Player(ana).Wounds)
}

// The input is the example from the game's description, with interruptions of interruptions.
func TestANestOfInterruptsAsItIsTyped(t *testing.T) {
	s := table(t, 5, tent(eva, parts.GloriousLeader), tent(chela, "cigars", "pipe"), slack(ana, 8), slack(boris, 10), slack(chela, 13), slack(diego, 3), slack(eva, -1))
	ui := flowtest.In(t, tables.English, "so", "2ki", "3pro", "3gui", "4ex3", "4", "2de3", "1pap", "l", "ci", "")
	script := ui.Desk.(interface{ Asked() []string })
	for _, want := range []struct {
		line  string
		level int
		slack [5]int
	}{
		{"Ana", 0, [5]int{8, 10, 13, 3, -1}}, {"Ana plays Soap", 0, [5]int{8, 11, 13, 3, -1}}, {"Ana plays Kitchen Duty", 1, [5]int{8, 11, 15, 3, -1}},
		{"Ana plays Kitchen Duty", 1, [5]int{8, 11, 16, 3, -1}}, {"Ana plays Guitar", 2, [5]int{8, 11, 16, 3, -1}}, {"Chela is cleared on", 3, [5]int{8, 11, 16, 3, -1}},
		{"The result is 2: Chela", 3, [5]int{8, 11, 14, 3, -1}},
		{"The result is 2: Chela", 3, [5]int{8, 11, 16, 3, -1}},
		{"The result is 2: Chela", 3, [5]int{8, 11, 14, 3, -1}},
		{"", 3, [5]int{8, 11, 13, 3, 0}},
		{"Chela must feed Glorious Leader", 3, [5]int{8, 11, 11, 3, 0}}, {"Ana plays Guitar", 2, [5]int{10, 11, 11, 3, 0}},
	} {
		a, err := Flow{}.Ask(ui, s)
		require.NoError(t, err)
		require.Empty(t, (game.Game{}).Check(s, a), "%#v", a)
		asked := script.Asked()
		if want.line != "" {
			last := asked[len(asked)-1]
			require.True(t, strings.HasPrefix(last, strings.Repeat("  ", want.level)+want.line), "%q, not %q", last, want.line)
		}
		s = did(s, a)
		require.Equal(t, want.slack, [5]int{s.Total(ana), s.Total(boris), s.Total(chela), s.Total(diego), s.Total(eva)}, "after %#v", a)
	}
	require.Equal(t, game.ForPhase, s.FirstWait().For)
}

func keysOf(lines []string) int {
	keys := len(lines)
	for _, line := range lines {
		keys += utf8.RuneCountInString(line)
	}
	return keys
}

func TestATurnTakesFewKeys(t *testing.T) {
	full := table(t, 5, tent(ana, "gordo", "cigars", "pipe", "brother"))
	for name, c := range map[string]struct {
		state game.State
		most  int
		lines []string
	}{
		"a usual turn":                      {table(t, 5), 12, []string{"br5", "so", "gui"}},
		"a usual turn with its end":         {table(t, 5), 12, []string{"so", "gui", "", "", ""}},
		"a turn with eviction and feeding":  {full, 22, []string{"bro3", "gui", "2", "so", "", "", ""}},
		"a nest of three levels":            {table(t, 5), 20, []string{"gui", "2ki", "3pr", "3sl", ""}},
		"a nest with an exposure on top":    {table(t, 5), 20, []string{"gui", "2ki", "4ex24", "", ""}},
		"a raid with its trophies and dice": {table(t, 2), 20, []string{"am", "63", "so ci", "ci", "so"}},
	} {
		t.Run(name, func(t *testing.T) {
			played(t, tables.English, c.state, c.lines...)
			require.LessOrEqual(t, keysOf(c.lines), c.most)
		})
	}
}

func TestPhasesFollowFromTheCards(t *testing.T) {
	s := table(t, 3, tent(ana, "gordo", "cigars", "pipe"))
	s, made := played(t, tables.English, s, "gui", "2", "", "end", "end")
	kinds := []string{}
	for _, a := range made {
		kinds = append(kinds, a.Kind())
	}
	require.Equal(t, []string{"go", "feed", "do", "resolve", "end_turn"}, kinds)
	require.Equal(t, boris, s.Turn.Seat)
	_, made = played(t, tables.English, did(s, game.Effect{Seat: boris, Wounds: 1}, game.Draw{Seat: boris}), "", "")
	require.Equal(t, []game.Action{game.Discard{Seat: boris, Cards: 1}, game.Heal{Seat: boris, Wounds: 1}, game.EndTurn{Seat: boris}}, made, "rest heals, and what is beyond five goes")
}

func TestTheDrawNeedsNoKeyUnlessItWasTakenBack(t *testing.T) {
	s := did(table(t, 3), game.EndTurn{Seat: ana})
	ui := flowtest.Reading(tables.English)
	a, err := Flow{}.Ask(ui, s)
	require.NoError(t, err)
	require.Equal(t, game.Draw{Seat: boris}, a)
	ui = flowtest.In(t, tables.English, "lu")
	ui.Undone = true
	a, err = Flow{}.Ask(ui, s)
	require.NoError(t, err)
	require.Equal(t, game.Event{Seat: boris, Card: "lucky-7", Target: boris}, a)
	ui = flowtest.In(t, tables.English, "")
	ui.Undone = true
	a, err = Flow{}.Ask(ui, s)
	require.NoError(t, err)
	require.Equal(t, game.Draw{Seat: boris}, a, "Enter draws again, it does not end the turn")
}

func TestOneQuestionWhenAWinHangsOnIt(t *testing.T) {
	s := table(t, 3, slack(boris, 18), slack(ana, 18))
	s = did(s, game.Event{Seat: ana, Card: "lucky-7", Target: ana}, game.Loot{Seat: ana, Cards: []parts.CardID{"cigars"}}, game.Resolve{})
	require.NotEmpty(t, s.Claims)
	ui := flowtest.In(t, tables.English, "2ve2")
	a, err := Flow{}.Ask(ui, s)
	require.NoError(t, err)
	require.Equal(t, game.Cancel{Seat: boris, Card: "veto", On: 2}, a)
	require.Contains(t, ui.Desk.(interface{ Asked() []string }).Asked()[0], "Ana wins with 20 slack unless somebody cancels Cigars")
	require.Equal(t, game.Resolve{On: 3}, asked(t, s, ""))
}

func TestLinesThatCannotBeReadSaySo(t *testing.T) {
	open := did(table(t, 5), game.Do{Seat: ana, Card: "guitar"})
	for _, lang := range tables.Langs {
		a := prompter{phrases{flowtest.Reading(lang)}, open}
		for typed, want := range map[string]string{
			"": "unread.line", "3": "unread.line", "7gui": "unread.seat", "6 ok": "unread.seat", "00 ok": "unread.seat",
			"gui >x": "unread.seat", "0gui": "unread.unnamed", "gui x9": "", "nothing": "unread.card",
			"so2 x": "", "g": "unread.line", "раз": "unread.card-several", "ok": "unread.done", "готово": "unread.done", "2 ok": "unread.done",
			"2 soap gone": "unread.not-lying", "xyz t1 foo:bar": "", "3give zz": "unread.card",
		} {
			_, err := a.readPlay(typed)
			if want == "" {
				continue
			}
			require.Error(t, err, typed)
			text, told := talk.Sentence(a.Words, err)
			require.True(t, told, typed)
			require.NotContains(t, text, "[", typed)
			var unread *talk.Unread
			require.ErrorAs(t, err, &unread)
			require.Equal(t, "chezguevara."+want, unread.ID, typed)
		}
	}
}

func TestWhatTheHelpTeachesCanBeRead(t *testing.T) {
	friend := parts.Card{ID: "friend", Name: tables.Text{En: "Friend", Ru: "Брат"}, Kind: parts.Person, Slack: 1}
	open := did(table(t, 5, tent(boris, "soap")), game.Learn{Card: friend}, game.Do{Seat: ana, Card: "guitar"})
	for _, lang := range tables.Langs {
		a := prompter{phrases{flowtest.Reading(lang)}, open}
		keys, _, _ := strings.Cut(a.Words.Say("help.chezguevara-keys"), "\n! |")
		for _, row := range strings.Split(keys, "\n") {
			typed, _, taught := strings.Cut(row, " | ")
			for _, typed := range strings.Split(typed, ", ") {
				if next, aside := a.readAside(typed); taught && !aside {
					_, next.wrong = a.readPlay(typed)
					require.NoError(t, next.wrong, typed)
				}
			}
		}
	}
}

func TestEverythingAtAPromptMayBeSomebodyElse(t *testing.T) {
	exposed := did(table(t, 3), game.Event{Seat: ana, Card: parts.Exposure, Target: boris})
	for name, s := range map[string]game.State{
		"the turn": did(table(t, 3), game.Event{Seat: ana, Card: "lucky-7", Target: ana}), "an activity": did(table(t, 3), game.Do{Seat: ana, Card: "guitar"}), "an exposure": exposed,
		"a verdict": did(exposed, game.Roll{Die: 1}), "a brother": did(table(t, 3), game.Recruit{Seat: ana, Card: "brother"}),
		"a raid": did(table(t, 3), game.Do{Seat: ana, Card: "ambush"}, game.Resolve{}),
	} {
		t.Run(name, func(t *testing.T) {
			require.Equal(t, game.Event{Seat: chela, Card: "lucky-7", Target: chela}, asked(t, s, "3lu"))
			require.Equal(t, game.Mend{From: ana, To: chela}, asked(t, s, "1>3"))
		})
	}
}

func TestWhatTablesForgetIsSaid(t *testing.T) {
	a := func(s game.State) string {
		return strings.Join(prompter{phrases{flowtest.Reading(tables.English)}, s}.reminders(), "\n")
	}
	require.Empty(t, a(table(t, 3)))
	taken := did(table(t, 3), game.Event{Seat: boris, Card: "requisition", Target: boris})
	require.Contains(t, a(taken), "what did Requisition do? Type, for example, “2 soap gone”")
	require.Empty(t, a(did(taken, game.Effect{Seat: ana, Wounds: 1})))
	require.Contains(t, a(table(t, 3, tent(ana, "bomber"))), "Bomber needs a roll")
	require.Contains(t, a(table(t, 3, slack(boris, 40))), "30 slack tokens")
	require.Contains(t, a(table(t, 3, func(s *game.State) { s.Players[0].Wounds = 16 })), "15 wound tokens")
	holds := func(cards int) twist {
		return func(s *game.State) { s.Players[0].Hand, s.Turn.Used = cards, s.LeaveLeft() }
	}
	require.Contains(t, a(table(t, 3, holds(parts.HandLimit+1))), "discard 1 card at the end of the turn")
	require.Empty(t, a(table(t, 3, holds(parts.HandLimit))))
	require.Contains(t, a(did(table(t, 3), game.Event{Seat: ana, Card: parts.Exposure, Target: boris}, game.Roll{Die: 6}, game.Resolve{})), "Boris may take revenge on Ana now")
	require.Contains(t, a(did(table(t, 2), game.Give{From: boris, To: ana, Card: "ambush"})), "Ana must play the raid card")
}

func TestTheNextLineClosesAVerdict(t *testing.T) {
	s := table(t, 3)
	cleared := did(s, game.Event{Seat: ana, Card: parts.Exposure, Target: boris}, game.Roll{Die: s.Clears(boris)})
	ui := flowtest.In(t, tables.English, "gui")
	a, err := Flow{}.Ask(ui, cleared)
	require.NoError(t, err)
	require.Equal(t, game.Resolve{On: 1}, a)
	require.Contains(t, ui.Desk.(interface{ Asked() []string }).Asked()[0], "Boris is cleared")
	s, made := played(t, tables.English, cleared, "gui")
	require.Equal(t, game.Resolve{On: 1}, made[0])
	require.Equal(t, "guitar", string(s.Plays[1].Card))
	s, made = played(t, tables.English, cleared, "2ex", "end", "end")
	require.Equal(t, game.Revenge{Seat: boris, Card: parts.Exposure}, made[1])
	require.Nil(t, s.Right)
}

func TestWhatStandsBehindATellingCounts(t *testing.T) {
	s := table(t, 3)
	ui := flowtest.In(t, tables.English, "!2 gui")
	a, err := Flow{}.Ask(ui, s)
	for err == desk.ErrBack {
		a, err = Flow{}.Ask(ui, s)
	}
	require.NoError(t, err)
	require.Equal(t, game.Do{Seat: ana, Card: "guitar"}, a)
}

func TestACancelCardHitsTheCardThatIsNamed(t *testing.T) {
	s := did(table(t, 3), game.Event{Seat: ana, Card: "lucky-7", Target: ana}, game.Do{Seat: ana, Card: "guitar"}, game.Event{Seat: boris, Card: "day-off", Target: boris})
	require.Equal(t, game.Cancel{Seat: chela, Card: "veto", On: 2}, asked(t, s, "3ve guitar"))
	require.Equal(t, game.Cancel{Seat: chela, Card: "veto", On: 3}, asked(t, s, "3ve"))
	require.Equal(t, game.Cancel{Card: "veto", On: 2}, asked(t, s, "0 veto gui"))
	late := did(s, game.Resolve{On: 2}, game.Do{Seat: ana, Card: "sleep"})
	require.Equal(t, game.Cancel{Seat: chela, Card: "veto", On: 2}, asked(t, late, "3ve guitar"), "it is too late, and that is told")
	a := prompter{phrases{flowtest.Reading(tables.English)}, late}
	v := game.Game{}.Check(late, game.Cancel{Seat: chela, Card: "veto", On: 2})[0]
	require.Contains(t, Flow{}.Breach(a.UI, late, nil, v), "Sleep", "what shut the window is named")
}

// People type a cancel card without a seat number. If the player on turn played the card to be
// cancelled, a rival must have played the cancel card. If there are several rivals, people are
// asked which one.
func TestNobodyCancelsHisOwnCard(t *testing.T) {
	two := did(table(t, 2), game.Do{Seat: ana, Card: "guitar"})
	require.Equal(t, game.Cancel{Seat: boris, Card: "veto", On: 1}, asked(t, two, "veto"))
	five := did(table(t, 5), game.Do{Seat: ana, Card: "guitar"})
	a, err := Flow{}.Ask(flowtest.In(t, tables.English, "veto", "4"), five)
	require.NoError(t, err)
	require.Equal(t, game.Cancel{Seat: diego, Card: "veto", On: 1}, a)
	ordered := did(five, game.Order{Seat: boris, Card: "kitchen-duty"})
	require.Equal(t, game.Cancel{Seat: ana, Card: "veto", On: 2}, asked(t, ordered, "veto"), "the victim of an order cancels it")
}

func TestLinesInTheOtherLayout(t *testing.T) {
	s := table(t, 3)
	for lang, typed := range map[tables.Lang]string{tables.Russian: "ubn", tables.English: "пгшефк"} {
		a, err := Flow{}.Ask(flowtest.In(t, lang, typed), s)
		require.NoError(t, err)
		require.Equal(t, game.Do{Seat: ana, Card: "guitar"}, a)
	}
	open := did(s, game.Do{Seat: ana, Card: "guitar"})
	require.Equal(t, game.Resolve{On: 1}, asked(t, open, "ytn"))
	require.Equal(t, game.Order{Seat: boris, Card: "kitchen-duty"}, asked(t, open, "2yfhzl"))
	learnt, err := Flow{}.Ask(flowtest.In(t, tables.English, "learn xenon", "е1"), s)
	require.NoError(t, err)
	require.Equal(t, parts.Thing, learnt.(game.Learn).Card.Kind)
	require.Equal(t, 1, learnt.(game.Learn).Card.Slack)
}
