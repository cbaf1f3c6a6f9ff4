package raccoonheist

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/rules/raccoonheist/owner"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

func TestEverySentenceThatIsSaidExists(t *testing.T) {
	all, found := flowtest.Sentences(t, "raccoonheist"), 0
	said := regexp.MustCompile(`(say|unread|placed|add)\("([a-z][\w.-]*)"`)
	for _, text := range flowtest.Source(t) {
		for _, use := range said.FindAllStringSubmatch(text, -1) {
			id := use[2]
			switch use[1] {
			case "unread":
				id = "unread." + id
			case "placed":
				id += "."
			case "add":
				id = "fix." + id
			}
			found++
			require.True(t, flowtest.Known(all, id), "no sentence %q", id)
		}
	}
	for _, p := range game.Correctables {
		if p.Kind == rules.PlayerName { // all games have the same sentence for a player's name
			continue
		}
		require.True(t, flowtest.Known(all, "fix."+p.Name), p.Name)
		require.True(t, p.Path == "" || flowtest.Known(all, "corrected."+p.Name), p.Name)
		require.NotEmpty(t, typedWords[p.Name])
		found += 2
	}
	require.Greater(t, found, 90)
	flowtest.Noted(t, "raccoonheist", "tell")
}

func TestEveryTypedFieldHasASentenceForWhatItIsNot(t *testing.T) {
	all := flowtest.Sentences(t, "raccoonheist")
	for kind, fields := range game.Forms.Fields() {
		for _, f := range fields {
			name := f.Kind
			if name == "" {
				name = f.Name
			}
			require.True(t, f.Put == nil || flowtest.Known(all, "unread."+name), "%s of %s", f.Name, kind)
		}
	}
}

func TestACorrectionIsNamed(t *testing.T) {
	all := game.Correct{Correction: rules.Correction{Changes: []rules.Change{
		rules.To("/round/dog", ""), rules.To("/result", nil), rules.To("/groups/seat=raccoons_1/food", 5),
		rules.To("/popper", struct{}{}),
		rules.To("/row", []string{"kitchen", "trash_can"}),
	}}}
	require.Equal(t,
		"correction — the Dog is nowhere; the game goes on; player 1 has 5 food tokens; the popper is in the Living room; the row is Kitchen, Trash can",
		Flow{}.Report(flowtest.Reading(tables.English), game.State{}, all))
	require.Equal(t, "correction — /mode \"basic\"", Flow{}.Report(flowtest.Reading(tables.English), game.State{},
		corrects("/mode", "basic")))
}

func readsWell(t *testing.T, text string, about ...any) {
	t.Helper()
	require.NotContains(t, text, "[raccoonheist", about...)
	require.NotContains(t, text, "no value", about...)
}

func TestEveryReportReads(t *testing.T) {
	flowtest.Reports(t, Flow{}, game.Actions, game.Switches, opening(t, pairOf))
}

func corrects(path string, value any) game.Correct {
	return game.Correct{Correction: rules.Correction{Changes: []rules.Change{rules.To(path, value)}}}
}

func TestFixTakesShorthand(t *testing.T) {
	s := raiding(t, pairOf)
	other := [5]parts.Location{parts.TrashCan, parts.Kitchen, parts.LivingRoom, parts.Backyard, parts.Basement}
	for typed, want := range map[string]game.Action{
		"ann food 5": corrects(of(one, "food"), 5), "a here 4": corrects(of(one, "reserve"), 4),
		"boris двор 2": corrects(of(two, "backyard"), 2), "синий карта 1": corrects(of(two, "raid/left"), 1),
		"trap k": corrects("/round/trap", parts.Kitchen), "собака нет": corrects("/round/dog", nil), "last y": corrects("/round/last_trap", parts.Backyard),
		"trap off": corrects("/round/trap", nil), "last off": corrects("/round/last_trap", nil),
		"popper b": corrects("/popper/holder", two), "popper off": corrects("/popper/holder", nil), "row tklys": corrects("/row", other),
	} {
		t.Run(typed, func(t *testing.T) {
			did, err := Flow{}.Fix(with(t, typed), s)
			require.NoError(t, err)
			require.Equal(t, want, did)
		})
	}
	did, err := Flow{}.Fix(flowtest.In(t, tables.Russian, "правила", "end_check", "2"), s)
	require.NoError(t, err)
	require.Equal(t, game.Settle{Name: "end_check", Value: "immediate"}, did)
}

func TestFixSaysWhatIsRecordedAndWhatMayStandThere(t *testing.T) {
	s := raiding(t, pairOf)
	s.Round.Choices, s.Result = []rules.Seat{two, one}, &game.Result{}
	for typed, want := range map[string]game.Action{
		"order a b": corrects("/round/choices", []rules.Seat{one, two}), "порядок boris, ann": corrects("/round/choices", []rules.Seat{two, one}),
		"go": corrects("/result", nil), "играем": corrects("/result", nil),
	} {
		did, err := Flow{}.Fix(with(t, typed), s)
		require.NoError(t, err, typed)
		require.Equal(t, want, did, typed)
	}
	s.Round.Step = game.DogStep
	did, err := Flow{}.Fix(with(t, "round 7"), s)
	require.NoError(t, err)
	require.Equal(t, corrects("/round/number", 7), did)
}

func TestTheCommandThatChecksASealIsNotWrapped(t *testing.T) {
	seal := rules.Noun{Kind: game.NounSeal, ID: strings.Repeat("0a", 32)}
	salt := strings.Repeat("b1", 16)
	for _, lang := range tables.Langs {
		text := Flow{}.Reason(flowtest.Reading(lang), game.State{}, rules.Note{ID: "proof", Args: rules.Args{"card": string(parts.LivingRoom), "salt": salt, "seal": seal}})
		require.Contains(t, paint.Wrap(text, 78), "    printf '%s' 'living_room "+salt+"' | sha256sum")
	}
}

func TestReasonsRead(t *testing.T) {
	u := pairOf
	u.Owner = byApp
	s := after(t, opening(t, u), game.Fell{Face: 6})
	trap := game.Game{}.Decide(s, game.SeatOwner)
	s = after(t, s, trap.Action)
	hide := game.Game{}.Decide(s, game.SeatOwner)
	s = after(t, s, game.Hide{Seal: game.SealOf(parts.Kitchen, "x"), Box: "00"},
		game.Raid{Seat: one, Location: parts.Kitchen, Count: 2}, game.Raid{Seat: two, Location: parts.LivingRoom, Count: 1})
	told := Flow{}.Account(s, game.Show{Card: parts.Kitchen, Salt: "x"})
	require.Len(t, told, 7)
	for _, lang := range tables.Langs {
		for _, list := range [][]rules.Note{trap.Reasons, hide.Reasons, told} {
			for _, r := range list {
				text := Flow{}.Reason(flowtest.Reading(lang), game.State{}, r)
				require.NotEqual(t, string(r.Rule), text, r.ID)
				readsWell(t, text, "%v", r)
			}
		}
		for _, p := range []string{"never_there", "last_trap", "trap_worth", "trap", "any_trap", "any_card", "mixed"} {
			require.True(t, flowtest.Reading(lang).Words.Has("raccoonheist.reason."+p), p)
		}
		for _, b := range []owner.Basis{owner.Solved, owner.Nearest, owner.Fitted, owner.Usual} {
			readsWell(t, phrases{flowtest.Reading(lang)}.say("basis."+string(b)))
		}
	}
	require.Nil(t, Flow{}.Account(s, game.Raid{}))
}

func TestOnlyTheImpossibleAndTheCertainAreRound(t *testing.T) {
	for share, want := range map[float64]string{
		0: "0", 0.001: "<1", 0.005: "1", 0.5: "50", 0.994: "99", 0.999: ">99", 1: "100",
	} {
		require.Equal(t, want, percent(share))
	}
}

func TestPlanTellsEveryTrapAndItsMix(t *testing.T) {
	u := pairOf
	u.Owner = byApp
	made, err := Flow{}.Plan(after(t, opening(t, u), game.Fell{Face: 6}))
	require.NoError(t, err)
	require.Len(t, made.(ambush).Plans, 4)
	for _, lang := range tables.Langs {
		text := strings.Join(made.(ambush).Lines(flowtest.Reading(lang)), "\n")
		readsWell(t, text)
		require.Contains(t, text, "%")
	}
	s := after(t, opening(t, u), game.Fell{Face: 6}, game.Trap{Location: parts.Kitchen})
	made, err = Flow{}.Plan(s)
	require.NoError(t, err)
	require.Equal(t, parts.Kitchen, made.(ambush).Trap)
	require.Len(t, made.(ambush).Plans, 1)
	_, err = Flow{}.Plan(raiding(t, pairOf))
	require.ErrorContains(t, err, "hidden")
	_, err = Flow{}.Plan(opening(t, u))
	require.ErrorContains(t, err, "awaited", "the Dog's die falls before the Owner decides")
	over := raiding(t, pairOf)
	over.Result = &game.Result{}
	_, err = Flow{}.Plan(over)
	require.ErrorContains(t, err, "over")
}

func TestSeldomNotesAreTold(t *testing.T) {
	for _, lang := range tables.Langs {
		s := after(t, raiding(t, pairOf), game.Raid{Seat: one, Location: parts.Kitchen, Count: 2})
		sealed := s
		sealed.Round.Seal = strings.Repeat("0", 64)
		for _, c := range []struct {
			state game.State
			did   game.Action
		}{
			{s, game.UsePopper{For: []rules.Seat{one}}}, {s, game.Pass{Seat: two}}, {s, game.Give{From: one, To: two, Food: 1}}, {s, game.Correct{}},
			{s, game.Hide{Seal: sealed.Round.Seal}}, {s, game.Rescue{Seat: one}}, {s, game.Rescue{Seat: one, Freed: []game.Freed{{Of: two, Count: 1}}}},
			{s, game.Collect{Seat: one}}, {s, game.Raid{Seat: one, Location: parts.Basement, Count: 1}}, {sealed, game.Show{Card: parts.Kitchen, Salt: "x"}},
			{s, game.HandOver{To: two}}, {s, game.TakePopper{Seat: one}},
		} {
			after, notes := game.Game{}.Apply(c.state, c.did)
			require.NotEmpty(t, notes, c.did)
			for _, n := range notes {
				text := Flow{}.Tell(flowtest.Reading(lang), after, n)
				require.NotEmpty(t, text, n.ID)
				readsWell(t, text, n.ID)
			}
		}
		said := Flow{}.Report(flowtest.Reading(lang), s, game.Hide{Card: parts.Kitchen})
		require.Contains(t, "hides in the Kitchen, прячется на кухне", said)
		for _, id := range []string{"matches", "warned"} {
			readsWell(t, Flow{}.Tell(flowtest.Reading(lang), s, rules.Note{ID: id, Args: rules.Args{"card": "kitchen", "salt": "x", "seal": rules.Noun{Kind: "seal", ID: "00"}}}))
		}
	}
}
