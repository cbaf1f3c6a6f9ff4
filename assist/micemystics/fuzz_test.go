package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

// FuzzReadersOfMiceNeverPanic answers questions with any text. The text must be understood or
// rejected with a complaint.
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
