package raccoonheist

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

func TestSetupTakesEnterAllTheWay(t *testing.T) {
	w := with(t, "", "", "", "", "", "")
	w.Dice = &flowtest.Dice{Of: talk.AskDice, Sides: []int{119}}
	u, err := Flow{}.Setup(w, session.Given{})
	require.NoError(t, err)
	require.Equal(t, byApp, u.Owner)
	require.Len(t, u.Players, 2)
	require.Contains(t, w.Desk.(*desktest.Script).Asked(), "Which rules do you play by?")
	_, _, err = game.Game{}.Start(u)
	require.NoError(t, err)
}

func TestEveryRowCanBeShuffled(t *testing.T) {
	seen := map[[5]parts.Location]bool{}
	for n := range 120 {
		w := with(t)
		w.Dice = &flowtest.Dice{Of: talk.AskDice, Sides: []int{n}}
		l := setupForm{phrases: phrases{w}}
		seen[[5]parts.Location(l.shuffled())] = true
	}
	require.Len(t, seen, 120)
}

func TestSetupAsksOnlyForWhatIsNotGivenAndGoesBack(t *testing.T) {
	w := flowtest.In(t, tables.Russian, "ж з", "back", "к с", "ч", `Оля "Мяу"`, "кмгдп", "д")
	u, err := Flow{}.Setup(w, session.Given{Mode: "advanced-duel", Players: []string{"Аня"}, House: rules.House{"end_check": "immediate"}})
	require.NoError(t, err)
	require.Equal(t, game.Setup{
		Mode: game.AdvancedDuel, Owner: game.Owner{Keeper: game.Person, Name: `Оля "Мяу"`}, Row: row,
		House:   rules.House{"end_check": "immediate"},
		Players: []game.Player{{Name: "Аня", Colours: []string{"red", "blue"}}},
	}, u)
}

func TestSetupGoesBackOverTheNameOfAnAppThatHunts(t *testing.T) {
	w := with(t, "", "", "", "s", "back", "m", "ktlys", "")
	u, err := Flow{}.Setup(w, session.Given{})
	require.NoError(t, err)
	require.Equal(t, game.Owner{Keeper: game.App, Level: game.Middle}, u.Owner)
	u, err = Flow{}.Setup(with(t, "", "", "", "p", "", "ktlys", ""), session.Given{})
	require.NoError(t, err)
	require.Equal(t, game.Owner{Keeper: game.Person}, u.Owner, "Enter gives no name")
}

func TestSetupAsksAgainWithWhatWasTyped(t *testing.T) {
	w := with(t, "", "", "", "", "tklys", "n", "", "", "")
	u, err := Flow{}.Setup(w, session.Given{})
	require.NoError(t, err)
	require.Equal(t, []parts.Location{parts.TrashCan, parts.Kitchen, parts.LivingRoom, parts.Backyard, parts.Basement}, u.Row)
	w = with(t, "", "", "", "", "tklys", "n", "", "shuffle", "")
	w.Dice = &flowtest.Dice{Of: talk.AskDice, Sides: []int{119}}
	again, err := Flow{}.Setup(w, session.Given{})
	require.NoError(t, err)
	require.NotEqual(t, u.Row, again.Row)
}

func TestTheOwnerHasANameOfHisOwn(t *testing.T) {
	for _, name := range []string{"Ann", "ann", "2"} {
		w, p := flowtest.Reading(tables.English), &onePerson{line: name}
		w.Desk = desk.New(p, w.Words)
		l := &setupForm{phrases: phrases{w}, names: []string{"Ann", ""}}
		l.Owner.Keeper = game.Person
		require.ErrorIs(t, l.ownerName(), desk.ErrEnd, name)
		require.Contains(t, p.asked[1].Complaint, "“"+name+"”", name)
	}
	w := with(t, "Ann, Boris", "", "", "p", "Olga", "ktlys", "n", "players", "Ann, Vera", "")
	u, err := Flow{}.Setup(w, session.Given{})
	require.NoError(t, err)
	require.Equal(t, "Olga", u.Owner.Name)
	w, p := flowtest.Reading(tables.English), &onePerson{line: "Ann, Olga"}
	w.Desk = desk.New(p, w.Words)
	l := &setupForm{phrases: phrases{w}, names: []string{"Ann", "Boris"}, Setup: u}
	require.ErrorIs(t, l.players(), desk.ErrEnd)
	require.Contains(t, p.asked[1].Complaint, "“Olga”")
}

func TestARowIsTypedInLettersAndInNames(t *testing.T) {
	for _, lang := range tables.Langs {
		a := prompter{phrases: phrases{flowtest.Reading(lang)}}
		for _, typed := range []string{
			"ktlys", "k t l y s", "к, м, г, д, п", "к,м,г,д,п", "к;м;г;д;п", "kitchen trash can living room backyard basement", "кухня мусорный бак гостиная задний двор подвал",
			"kitchen, bin, living room, yard, basement", "кухня, бак, гост, двор, подвал",
		} {
			got, err := a.readRow(typed)
			require.NoError(t, err, typed)
			require.Equal(t, row, got, typed)
		}
	}
}

func TestALocationNamedTwiceIsSaidByItsName(t *testing.T) {
	a := prompter{phrases: phrases{flowtest.Reading(tables.Russian)}}
	_, err := a.readRow("гмпдп")
	text, _ := talk.Sentence(a.Words, err)
	require.Contains(t, text, "Подвал")
}

func TestAColourThatIsNotInTheBoxIsTold(t *testing.T) {
	for lang, want := range map[tables.Lang]string{
		tables.English: "This colour is not in the box: purple (the box has red, blue, yellow, green)",
		tables.Russian: "Енотов такого цвета в коробке нет: purple (есть красный",
	} {
		for typed, told := range map[string]bool{"red purple": true, "red blue": false} {
			w := flowtest.In(t, lang, typed)
			l := &setupForm{phrases: phrases{w}, names: []string{"Ann", "Boris"}}
			require.NoError(t, l.colours())
			require.Equal(t, told, strings.Contains(strings.Join(w.Desk.(*desktest.Script).Said(), "\n"), want), typed)
			require.Equal(t, strings.Fields(typed)[1], l.Players[1].Colours[0], "it stands as it was typed")
			require.NoError(t, l.showLayout(), "the session tells what is missing")
		}
	}
}
