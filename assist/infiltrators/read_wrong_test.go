package infiltrators

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

func TestWhatIsNoCardIsNamedAsItWasTyped(t *testing.T) {
	a := prompter{phrases: phrases{flowtest.Reading(tables.Russian)}, state: detained(t)}
	_, err := a.readCard("6к а")
	text, told := talk.Sentence(a.Words, err)
	require.True(t, told)
	require.Contains(t, text, "«6к а»")
}

func TestASuitThatPeopleNameIsTypedByItsLetters(t *testing.T) {
	purple := parts.Suit("purple")
	u := setup(parts.Training3, "Ann", "Boris", "Clara")
	u.Suits = []parts.Suit{purple, "white", parts.Black, blue}
	s := after(t, opening(t, u), game.Begin{}, game.Detain{}, game.Detain{}, game.Detain{})
	a := prompter{phrases: phrases{flowtest.Reading(tables.English)}, state: s}
	require.Equal(t, "2p", a.code(parts.CardOf(purple, 2)))
	for _, typed := range []string{"2p h", "2pu h", "p2 h", "pu2 h", "2 p h", "2 purple h", "purple 2 h", "2P h"} {
		did, err := a.readAny(a.lettersFirst(typed))
		require.NoError(t, err, typed)
		require.Equal(t, game.Hint{Card: parts.CardOf(purple, 2), Lies: game.Sideways}, did, typed)
	}
	cards, err := a.readCards("2p, 3w 4b 5u")
	require.NoError(t, err)
	require.Equal(t, []parts.Card{parts.CardOf(purple, 2), parts.CardOf("white", 3), parts.CardOf(parts.Black, 4),
		parts.CardOf(blue, 5)}, cards)

	require.Contains(t, a.turnHelp(), "b black, u blue", "both begin with b")
	a.state.Suits = []parts.Suit{purple, "white", parts.Black, parts.Red}
	require.NotContains(t, a.turnHelp(), "black")
}

func TestANeedlessDiscardAndAnUndueRewardAreTold(t *testing.T) {
	s := after(t, detained(t), game.Eliminate{At: ann, Card: red(9), Says: game.Wrong})
	s.Up = []parts.Card{red(3)}
	for _, c := range []struct {
		typed string
		did   game.Action
		rule  tables.RuleID
	}{
		{"discard 6r 4b", game.Discard{Cards: []parts.Card{red(6), black(4)}}, "IN-HAND-04"},
		{"by c discard 6r", game.Discard{Cards: []parts.Card{red(6)}, By: clara}, "IN-HAND-04"},
		{"reward 3r", game.Reward{Card: red(3)}, "IN-ELIM-12"},
		{"by clara reward 3r", game.Reward{Card: red(3), By: clara}, "IN-ELIM-12"},
		{"за c награда 3r", game.Reward{Card: red(3), By: clara}, "IN-ELIM-12"},
	} {
		did := asked(t, s, c.typed)
		require.Equal(t, c.did, did)
		broken := game.Game{}.Check(s, did)
		require.Len(t, broken, 1, c.typed)
		require.Equal(t, c.rule, broken[0].Rule, c.typed)
	}
}

func TestOnlyWhoMayDetainIsToldHow(t *testing.T) {
	a := prompter{phrases: phrases{flowtest.Reading(tables.English)}, state: opening(t, first)}
	told := func() string {
		_, err := a.readAny("nonsense")
		text, _ := talk.Sentence(a.Words, err)
		return text
	}
	require.Contains(t, told(), "detain: d · wait: w")
	a.state = detained(t)
	require.Contains(t, told(), "exchange: 6r b · wait: w · eliminate: ")
	require.NotContains(t, told(), "detain")
}

func TestASuitThatIsNotInPlayOrSeveralIsNamed(t *testing.T) {
	u := setup(parts.Training3, "Ann", "Boris", "Clara")
	u.Suits = []parts.Suit{"pink", "pearl", parts.Black, blue}
	alike := after(t, opening(t, u), game.Begin{}, game.Detain{}, game.Detain{}, game.Detain{})
	s := after(t, detained(t), game.Wait{}, game.Draw{})
	for _, lang := range tables.Langs {
		said := func(s game.State, typed string) string {
			a := prompter{phrases: phrases{flowtest.Reading(lang)}, state: s}
			_, err := a.readAny(a.lettersFirst(typed))
			text, told := talk.Sentence(a.Words, err)
			require.True(t, told, typed)
			return text
		}
		a := prompter{phrases: phrases{flowtest.Reading(lang)}, state: s}
		for typed, letters := range map[string]string{
			"6з в": "з", "6о в": "о", "6 зелёная в": "зелёная", "6d v": "d", "6w v": "w", "6 green v": "green", "6x v": "x",
			"x6 v": "x", "зелёная 6 в": "зелёная", "e b 6d": "d", "6d b": "d", "discard 6d": "d", "6 w v": "w",
		} {
			want := a.say("unread.suit", tables.Args{"typed": letters, "keys": a.suitLetters(s.Suits)})
			require.Equal(t, want, said(s, typed), typed)
		}
		a.state = alike
		for typed, letters := range map[string]string{"5bl h": "bl", "2p h": "p", "p2 h": "p", "2 p h": "p", "bl 5 h": "bl", "e b 2p": "p"} {
			require.Contains(t, said(alike, typed), letters, typed)
			require.NotContains(t, said(alike, typed), a.suit("yellow"), typed)
		}
		require.Contains(t, said(alike, "5bl h"), a.suit(blue))
		require.Contains(t, said(alike, "5bl h"), a.suit(parts.Black))
		require.NotContains(t, said(alike, "5bl h"), "pink")
		_, err := a.readCards("5u 2p")
		text, _ := talk.Sentence(a.Words, err)
		require.Equal(t, said(alike, "2p h"), text, "where cards are listed too")
	}
	for _, typed := range []string{"w2", "6r", "by b draw x", "6r q"} {
		a := prompter{phrases: phrases{flowtest.Reading(tables.English)}, state: s}
		_, err := a.readAny(a.lettersFirst(typed))
		text, _ := talk.Sentence(a.Words, err)
		require.NotContains(t, text, "There is no suit", "the suit is not wrong in %s", typed)
	}
}

func TestAdviceIsGivenToWhomIsNamed(t *testing.T) {
	s := after(t, detained(t), game.Wait{}, game.Draw{})
	require.Equal(t, ann, s.Turn.Seat)
	for _, typed := range []string{"advise me ann", "advise me", "advise a", "advise ann"} {
		w := with(t, typed, "", "6r", "6b 4b 5y 8y 9r", "")
		w.Told = map[string]string{}
		_, err := Flow{}.Ask(w, s)
		require.ErrorIs(t, err, desk.ErrBack)
		script := w.Desk.(*desktest.Script)
		require.Contains(t, strings.Join(script.Asked(), "\n"), "only Ann should look")
		require.Zero(t, script.Left())
	}
}

// At a shared screen, an agent who is not on turn adds a name.
func TestWhoHasNoSuspectIsToldHowAnotherAgentIsNamed(t *testing.T) {
	for typed, want := range map[string]string{
		"keep": "Clara has no suspect. Another agent adds a name, for example: keep a", "check": "Clara has no suspect. Another agent adds a name, for example: check a",
		"check c": "Clara has no suspect. Another agent adds a name, for example: check a",
	} {
		s := after(t, detained(t), game.Wait{}, game.Draw{}, game.Wait{}, game.Draw{}, game.Wait{}, game.Draw{})
		require.Equal(t, clara, s.Turn.Seat)
		w := with(t, typed)
		_, err := Flow{}.Ask(w, s)
		require.ErrorIs(t, err, desk.ErrBack)
		require.Equal(t, want, strings.Join(w.Desk.(*desktest.Script).Said(), "\n"), typed)
	}
	w := with(t, "check a", "", "3b", "6r", "")
	w.Told = map[string]string{}
	_, err := Flow{}.Ask(w, laid6(t))
	require.ErrorIs(t, err, desk.ErrBack)
	require.Contains(t, strings.Join(w.Desk.(*desktest.Script).Asked(), "\n"), "only Ann should look")
}

// Nobody types a hand if there is nothing to decide.
func TestAdviceAsksForNoHandInVain(t *testing.T) {
	guessed := after(t, laid6(t), game.Turned{Lies: game.Upright}, game.Draw{}, game.Eliminate{At: boris, Card: red(7)})
	for _, c := range []struct {
		state game.State
		typed string
	}{{detained(t), "advise b"}, {laid6(t), "advise me"}, {guessed, "advise me"}, {guessed, "advise a"}} {
		w := with(t, c.typed)
		_, err := Flow{}.Ask(w, c.state)
		require.ErrorIs(t, err, desk.ErrBack, c.typed)
		require.Contains(t, strings.Join(w.Desk.(*desktest.Script).Said(), "\n"), "has nothing to decide", c.typed)
		require.Len(t, w.Desk.(*desktest.Script).Asked(), 1, c.typed)
	}
	w := with(t)
	_, _, err := Flow{}.Said(w, detained(t), boris, "advise me")
	text, _ := talk.Sentence(w.Words, err)
	require.Contains(t, text, "Boris has nothing to decide")
	for seat, buttons := range map[rules.Seat]int{ann: 2, boris: 2, clara: 1} {
		require.Len(t, prompter{phrases: phrases{w}, state: detained(t)}.privateButtons(seat), buttons, "advice only on one's turn")
	}
}

func TestWhatAnAgentMayAskOutOfTurn(t *testing.T) {
	for _, c := range []struct {
		seat        rules.Seat
		typed, want string
		answers     []string
	}{
		{ann, "wait", "unread.not-now", nil}, {clara, "check", "unread.no-suspect", nil},
		{rules.Nobody, "advise me", "unread.no-suspect", nil},
		{ann, "check", "", []string{"", "3b", "6r", ""}}, {clara, "advise me", "", []string{"", "6r 4b 5y 8y 9r", ""}},
	} {
		w := with(t, c.answers...)
		did, line, err := Flow{}.Said(w, detained(t), c.seat, c.typed)
		require.Equal(t, []any{nil, ""}, []any{did, line})
		text, _ := talk.Sentence(w.Words, err)
		require.Equal(t, c.want != "", err != nil, err)
		if c.want != "" {
			require.Equal(t, phrases{w}.say(c.want), text, c.typed)
		}
		require.Zero(t, w.Desk.(*desktest.Script).Left())
	}
}

// At a Russian table, "y" is rejected: y means yes, but "н" is on the same key and means no.
func TestAKeyOfTheOtherLayoutIsNoOtherAnswer(t *testing.T) {
	guessed := after(t, laid6(t), game.Turned{Lies: game.Upright}, game.Draw{}, game.Eliminate{At: boris, Card: red(7)})
	for _, c := range []struct {
		state game.State
		lang  tables.Lang
		typed string
		want  game.Action
	}{
		{guessed, tables.Russian, "n", game.Answer{Says: game.Wrong}}, {guessed, tables.English, "д", game.Answer{Says: game.Right}},
		{laid6(t), tables.Russian, "d", game.Turned{Lies: game.Upright}}, {laid6(t), tables.English, "м", game.Turned{Lies: game.Upright}},
		{detained(t), tables.Russian, "d", game.Detain{}},
	} {
		did, err := Flow{}.Ask(flowtest.In(t, c.lang, c.typed), c.state)
		require.NoError(t, err, c.typed)
		require.Equal(t, c.want, did, c.typed)
	}
	for typed, lang := range map[string]tables.Lang{"y": tables.Russian, "н": tables.English} {
		a := prompter{phrases: phrases{flowtest.Reading(lang)}, state: guessed}
		_, err := a.reader().EitherKey(func(typed string) (game.Action, error) {
			return a.reader().Read(typed, nil, line{Given: game.Answer{}, As: "says"})
		})(typed)
		text, told := talk.Sentence(a.Words, err)
		require.True(t, told, typed)
		require.Contains(t, text, a.say("says.right"))
		require.Contains(t, text, a.say("says.wrong"))
	}
}

func TestOnlyAWordForYesOpensThePrivateScreen(t *testing.T) {
	for lang, lines := range map[tables.Lang]map[string]bool{
		tables.English: {"ok": true, "done": true, "YES": true, "n": false, "no": false, "д": true},
		tables.Russian: {"готово": true, "ок": true, "да": true, "н": false, "нет": false, "ok": true},
	} {
		w := phrases{flowtest.Reading(lang)}
		for typed, want := range lines {
			ready, err := w.readReady(typed)
			require.NoError(t, err, typed)
			require.Equal(t, want, ready, typed)
		}
		for _, typed := range []string{"15к г", "о", "w", "", "ok 15r"} {
			_, err := w.readReady(typed)
			text, told := talk.Sentence(w.Words, err)
			require.True(t, told, typed)
			readsWell(t, text, typed)
		}
	}
	russian, english := phrases{flowtest.Reading(tables.Russian)}, phrases{flowtest.Reading(tables.English)}
	_, err := russian.readReady("y")
	require.Error(t, err)
	_, err = english.readReady("н")
	require.Error(t, err)
}

func TestASetTimeIsSaidBack(t *testing.T) {
	s := after(t, opening(t, setup(parts.Training3, "Ann", "Boris")), game.Begin{})
	w := with(t, "time 6:30")
	_, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Contains(t, strings.Join(w.Desk.(*desktest.Script).Said(), "\n"), "6:30 used, 8:30 left")
}

func TestTheLongestNameOfAnAgentWins(t *testing.T) {
	s := after(t, opening(t, setup(parts.Training1, "Ann", "Mary Lou", "Clara")), game.Detain{}, game.Detain{})
	w := with(t, "12y Mary Lou v 1")
	for _, want := range []game.Action{game.Exchange{Card: yellow(12), To: boris}, game.Turned{Lies: game.Upright}, game.Draw{Cards: 1}} {
		did, err := Flow{}.Ask(w, s)
		require.NoError(t, err)
		require.Equal(t, want, did)
		s = after(t, s, did)
	}
}

func TestThePrintedWordsOfAnActionAreUnderstood(t *testing.T) {
	for lang, lines := range map[tables.Lang]map[string]game.Action{
		tables.English: {
			"hint 4r v": game.Hint{Card: red(4), Lies: game.Upright}, "exchange 4r b": game.Exchange{Card: red(4), To: boris},
			"4r vert": game.Hint{Card: red(4), Lies: game.Upright}, "4r hor": game.Hint{Card: red(4), Lies: game.Sideways},
			"eliminate b 4r": game.Eliminate{At: boris, Card: red(4)}, "by b hint 4r v": game.Hint{Card: red(4), Lies: game.Upright, By: boris},
		},
		tables.Russian: {
			"подсказка 4ч в": game.Hint{Card: black(4), Lies: game.Upright}, "обмен 4к b": game.Exchange{Card: red(4), To: boris},
			"4к верт": game.Hint{Card: red(4), Lies: game.Upright}, "4к гориз.": game.Hint{Card: red(4), Lies: game.Sideways},
			"дать подсказку 4ч в": game.Hint{Card: black(4), Lies: game.Upright}, "обменяться 4к b": game.Exchange{Card: red(4), To: boris},
		},
	} {
		for typed, want := range lines {
			did, err := Flow{}.Ask(flowtest.In(t, lang, typed), detained(t))
			require.NoError(t, err, typed)
			require.Equal(t, want, did, typed)
		}
	}
	require.Equal(t, game.Turned{Lies: game.Upright}, asked(t, laid6(t), "vert"))
	require.Equal(t, game.Turned{Lies: game.Sideways}, asked(t, laid6(t), "гориз"))
}
