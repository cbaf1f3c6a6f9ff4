// Package session runs any game at a table: it asks, checks, applies, records
// and shows; it takes back, brings back, resumes and corrects. It is the only
// place where the types of a game are hidden.
//
// # From an answer to the disk
//
// What people report goes one way: Flow.Ask gives an action, rules.Judge says
// what it breaks, people decide whether to record it anyway, Game.Apply gives the
// table after it and notes, journal.Append writes all of that down, Flow.Tell says
// the notes. Nothing is told that is not recorded, and the table is always what
// the record says. The loop is play.step (loop.go).
//
// # Where to begin
//
//   - [New] hides a game, [Definition] is what a game brings, [Flow] leads people
//     through it, [Game] is what the commands see (definition.go, flow.go, game.go).
//   - [PlayOptions] is one evening: play.go begins or resumes it, loop.go plays,
//     aside.go answers ? why show undo fix, over.go ends it.
//   - replay.go reads a record back, patch.go makes and applies the patches that it
//     keeps, undo.go strikes lines, verify.go proves them, log.go and reading.go
//     tell them.
//   - [Voice] puts notes into a game's words (voice.go, spell.go); [Nouns] are the
//     words that people may type for things, [Reader] reads a line of them
//     (noun.go, line.go, walk.go); [Fixing] asks for corrections (fix.go).
//   - schema.go describes a game to other programs, strict.go holds what they write
//     against it, automa.go decides in a position of theirs.
//   - dice.go, secrets.go: the app's dice and sealed choices.
package session
