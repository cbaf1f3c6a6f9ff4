package infiltrators

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// A text that is no card is quoted as people typed it, in whatever order its parts were read.
func TestWhatIsNoCardIsNamedAsItWasTyped(t *testing.T) {
	a := prompter{phrases: phrases{flowtest.Reading(tables.Russian)}, state: detained(t)}
	_, err := a.readCard("6к а")
	text, told := talk.Sentence(a.Words, err)
	require.True(t, told)
	require.Contains(t, text, "«6к а»")
}

// A suit that people named themselves is accepted by the letters that the table shows, and by
// longer beginnings.
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

// An action that the game does not expect can still be typed. The breach names the rule for that
// action.
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

// The complaint explains how to detain a suspect only if the agent may detain one.
func TestOnlyWhoMayDetainIsToldHow(t *testing.T) {
	a := prompter{phrases: phrases{flowtest.Reading(tables.English)}, state: opening(t, first)}
	told := func() string {
		_, err := a.readAny("nonsense")
		text, _ := talk.Sentence(a.Words, err)
		return text
	}
	require.Contains(t, told(), "“detain” (d), “wait” (w) or a guess")
	a.state = detained(t)
	require.Contains(t, told(), "), “wait” (w) or a guess")
	require.NotContains(t, told(), "detain")
}

// If a typed suit is not in play or is ambiguous, the complaint lists the suits in play.
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
		for typed, letters := range map[string]string{"5bl h": "bl", "2p h": "p", "p2 h": "p", "2 p h": "p", "e b 2p": "p"} {
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

// A name after "advise me" is the agent who reads the advice, as it is after "keep".
func TestAdviceIsGivenToWhomIsNamed(t *testing.T) {
	s := detained(t)
	require.NotEqual(t, ann, s.Turn.Seat)
	w := with(t, "advise me ann", "", "6r", "6b 4b 5y 8y 9r", "")
	w.Told = map[string]string{}
	_, err := Flow{}.Ask(w, s)
	require.ErrorIs(t, err, desk.ErrBack)
	script := w.Desk.(*desktest.Script)
	require.Contains(t, strings.Join(script.Asked(), "\n"), "only Ann should look")
	require.Zero(t, script.Left())
}
