package talk

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

// HeadTurn returns a turn with its heading. Whose may be said as [Whose] gives it:
// "turn 6, Ann's".
func HeadTurn(t *UI, number int, seat rules.Seat, whose string) Turn {
	return Turn{number, seat, turnHeading(t, "tale.turn", number, whose)}
}

// HeadRound is HeadTurn for games that count rounds. Everybody's round bears no name:
// "round 3".
func HeadRound(t *UI, number int, seat rules.Seat, whose string) Turn {
	return Turn{number, seat, turnHeading(t, "tale.round", number, whose)}
}

// turnHeading returns the heading of a turn or round, as id says it. Before the first one it
// says that.
func turnHeading(t *UI, id string, number int, whose string) string {
	if number < 1 {
		return t.Words.Say("tale.before")
	}
	heading := t.Words.Say(id, tables.Args{"number": number})
	if whose == "" {
		return heading
	}
	return heading + ", " + whose
}

// Whose returns the name of the one whose turn it is, as it ends a heading: "Ann's".
func Whose(t *UI, name string) string { return t.Words.Say("tale.whose", tables.Args{"name": name}) }

// WhoseAll is Whose for a name of several: "the Russians'".
func WhoseAll(t *UI, name string) string {
	if !strings.HasSuffix(name, "s") {
		return Whose(t, name)
	}
	return t.Words.Say("tale.whose-all", tables.Args{"name": name})
}
