package session

import (
	"strings"

	"tablemate/rules"
	"tablemate/tables"
)

// Turn is the turn that a table stands in, as the log heads it and the list of tables
// tells it. The zero Turn is for a game that names none.
type Turn struct {
	Number  int        // counted from 1; 0 before the first
	Whose   rules.Seat // rules.Nobody where all play at once
	Heading string     // in words: "turn 6, Rick's"
}

// HeadTurn returns a turn with its heading: "turn 6, Ann's".
func HeadTurn(t *UI, number int, whose rules.Seat, name string) Turn {
	return Turn{number, whose, head(t, "tale.turn", number, name)}
}

// HeadRound is HeadTurn for games that count rounds; without a name, everybody's:
// "round 3".
func HeadRound(t *UI, number int, whose rules.Seat, name string) Turn {
	return Turn{number, whose, head(t, "tale.round", number, name)}
}

// head returns the heading of a turn or round, as id says it. Before the first one it
// says that.
func head(t *UI, id string, number int, name string) string {
	if number < 1 {
		return t.Words.Say("tale.before")
	}
	heading := t.Words.Say(id, tables.Args{"number": number})
	if name == "" {
		return heading
	}
	return heading + ", " + Whose(t, name)
}

// Whose returns the name of the one whose turn it is, as it ends a heading: "Ann's".
func Whose(t *UI, name string) string {
	id := "tale.whose"
	if strings.HasSuffix(name, "s") {
		id = "tale.whose-s"
	}
	return t.Words.Say(id, tables.Args{"name": name})
}
