package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

func TestPopperIsOfferedWhereItHelps(t *testing.T) {
	s := raiding(t, pairOf)
	s.Popper = game.Popper{Holder: two}
	s = after(t, s, game.Raid{Seat: one, Location: parts.Kitchen, Count: 2}, game.Raid{Seat: two, Location: parts.Kitchen, Count: 1}, game.Show{Card: parts.Kitchen})
	require.Equal(t, game.UsePopper{For: []rules.Seat{one}}, asked(t, s, "a"))
	require.Equal(t, game.KeepPopper{}, asked(t, s, "-"))
	s = raiding(t, pairOf)
	s.Popper = game.Popper{Holder: two, Taken: 0}
	s = after(t, s, game.Raid{Seat: one, Location: parts.Kitchen, Count: 2}, game.Raid{Seat: two, Location: parts.Basement, Count: 1}, game.Show{Card: parts.Kitchen})
	require.Equal(t, game.UsePopper{For: []rules.Seat{one}}, asked(t, s, desktest.Enter))
	require.Equal(t, game.KeepPopper{}, asked(t, s, "n"))
}

func TestPopperInTheLivingRoomIsTakenByEnter(t *testing.T) {
	s := found(t, pairOf, parts.Kitchen, game.Raid{Seat: one, Location: parts.LivingRoom, Count: 2}, game.Raid{Seat: two, Location: parts.Basement, Count: 1})
	require.Equal(t, game.TakePopper{Seat: one}, asked(t, s, desktest.Enter))
	require.Equal(t, game.LeavePopper{Seat: one}, asked(t, s, "нет"))
}

func TestYesAndNoAreWholeWords(t *testing.T) {
	s := found(t, pairOf, parts.Kitchen, game.Raid{Seat: one, Location: parts.LivingRoom, Count: 2}, game.Raid{Seat: two, Location: parts.Basement, Count: 1})
	for lang, want := range map[tables.Lang][]desk.Row{
		tables.English: {{Key: "yes", Label: "yes"}, {Key: "no", Label: "no"}},
		tables.Russian: {{Key: "да", Label: "да"}, {Key: "нет", Label: "нет"}},
	} {
		_, asked, _ := typed(lang, s, "")
		require.Equal(t, want, asked[0].Buttons.Plain)
		require.NotContains(t, asked[0].Text, "(")
	}
}

func TestThePopperIsAskedForWhatItHelpsAgainst(t *testing.T) {
	for card, want := range map[parts.Location][2]string{
		parts.Kitchen: {"The Owner is in the Kitchen", "Хозяин на кухне"}, parts.Basement: {"The Trap lies in the Kitchen", "Ловушка лежит на кухне"},
	} {
		for _, other := range []parts.Location{parts.Kitchen, parts.LivingRoom} {
			s := after(t, opening(t, pairOf), game.Fell{Face: 6}, game.Trap{Location: parts.Kitchen}, game.Hide{})
			s.House, s.Popper = rules.House{game.PopperBlocksTrap.Name: "true"}, game.Popper{Holder: two}
			s = after(t, s, game.Raid{Seat: one, Location: parts.Kitchen, Count: 2}, game.Raid{Seat: two, Location: other, Count: 1}, game.Show{Card: card})
			for i, lang := range tables.Langs {
				_, put, _ := typed(lang, s, "")
				require.Contains(t, put[0].Text, want[i])
			}
		}
	}
}

func TestAWrongAnswerAboutThePopperTeachesTheRightOne(t *testing.T) {
	s := raiding(t, pairOf)
	s.Popper = game.Popper{Holder: two}
	s = after(t, s, game.Raid{Seat: one, Location: parts.Kitchen, Count: 2}, game.Raid{Seat: two, Location: parts.Kitchen, Count: 1}, game.Show{Card: parts.Kitchen})
	for lang, want := range map[tables.Lang]string{
		tables.English: "Type whom the popper saves: a Ann, b Boris, or “-” for nobody.", tables.Russian: "Наберите, кого спасает хлопушка: a Ann, b Boris или «-» — никого.",
	} {
		_, put, _ := typed(lang, s, "")
		require.Contains(t, put[1].Complaint, want)
	}
}

// RH-AMB-06
func TestADeclaredPopperIsTaughtBeforeTheReveal(t *testing.T) {
	for keeper, owner := range map[game.Keeper]game.Owner{game.Person: byPerson, game.App: byApp} {
		s := raiding(t, pairOf)
		s.Owner, s.Popper, s.Round.Box = owner, game.Popper{Holder: two}, "box"
		s = after(t, s, game.Raid{Seat: one, Location: parts.Kitchen, Count: 2}, game.Raid{Seat: two, Location: parts.Kitchen, Count: 1})
		help := func() string { _, put, _ := typed(tables.English, s, "save a"); return put[0].Help }
		require.NotContains(t, help(), "save", keeper)
		s.House = rules.House{game.PopperDeclare.Name: "before_roundup"}
		require.Contains(t, help(), "Before the reveal Boris declares whom the popper saves: save a · save b", keeper)
		require.Equal(t, game.UsePopper{For: []rules.Seat{one}}, asked(t, s, "save a"))
		s = after(t, s, game.UsePopper{For: []rules.Seat{one}})
		require.NotContains(t, help(), "save", "it is declared")
	}
}

func TestThePopperCanBeTapped(t *testing.T) {
	s := raiding(t, pairOf)
	s.Popper = game.Popper{Holder: one}
	s = after(t, s, game.Raid{Seat: one, Location: parts.Kitchen, Count: 2},
		game.Raid{Seat: two, Location: parts.Kitchen, Count: 1}, game.Show{Card: parts.Kitchen})
	require.Equal(t, game.ForPopper, s.Waits().For)
	_, asked, _ := typed(tables.English, s, "")
	rows := asked[0].Buttons.Plain
	require.Equal(t, "Keep the popper", rows[len(rows)-1].Label)
	var used []rules.Seat
	for _, row := range rows {
		did, _, err := typed(tables.English, s, row.Key)
		require.NoError(t, err, row)
		require.Empty(t, game.Game{}.Check(s, did), row)
		if use, ok := did.(game.UsePopper); ok {
			used = append(used, use.For...)
		}
	}
	require.Subset(t, used, []rules.Seat{one, two})
	s = raiding(t, pairOf)
	all := prompter{phrases: phrases{flowtest.Reading(tables.English)}, state: s}.ownRaids()
	require.Len(t, all, 2)
	_, asked, _ = typed(tables.English, s, "")
	require.Equal(t, asked[0].Text, all[0].Text)
	for i, own := range all {
		require.Equal(t, []string{"Ann", "Boris"}[i], own.Seat)
		require.Regexp(t, "^"+own.Seat+".*: 5 in front, .* how many", own.Text)
		require.Empty(t, own.Buttons.Plain, "a group with free raccoons must raid")
	}
}
