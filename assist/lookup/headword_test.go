package lookup

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

// shelfWithThings returns a book with the rules of all games and the cards that the rulebooks name.
func shelfWithThings() *Book {
	var things []Thing
	for _, printed := range Rulebooks() {
		things = append(things, atPrompts()[printed.Game].Book.things...)
	}
	return New(Rulebooks()...).With(things...)
}

// isAbout returns a function that accepts the term with this name, and the rules to which the term
// refers.
func isAbout(printed tables.Rulebook, name string) func(Result) bool {
	return func(r Result) bool {
		return r.Game == printed.Game && slices.ContainsFunc(printed.Terms(), func(t tables.Term) bool {
			return slices.Contains(slices.Concat(t.En, t.Ru), name) &&
				(r.ID == t.Name().En && r.Kind == Term || slices.Contains(t.Refs, tables.RuleID(r.ID)))
		})
	}
}

// Each query is a term's name. On the command line, one of the answers that are shown in full must
// be the term or a rule about the term. During a game, the first answer must be such an answer.
func TestEveryWordOfTheGlossariesAloneGivesItsTerm(t *testing.T) {
	asked, missed := 0, 0
	for _, printed := range Rulebooks() {
		at := atPrompts()[printed.Game]
		for _, term := range printed.Terms() {
			for _, name := range slices.Concat(term.En, term.Ru) {
				asked++
				found := shelfWithThings().Find(name)
				told := found[:wholeOf(found)]
				here := at.Book.Find(name, at.Here[asked%len(at.Here)]...)
				about := isAbout(printed, name)
				if !slices.ContainsFunc(told, about) || len(here) == 0 || !about(here[0]) || found[0].Kind == Card {
					missed++
					assert.Fail(t, "missed", "%s: %s: %v, at a prompt %v", printed.Game, name, ids(told), ids(here[:min(3, len(here))]))
				}
			}
		}
	}
	t.Logf("%d of %d missed", missed, asked)
	require.Greater(t, asked, 500)
}
