// Package session runs any game at a table: it asks, checks, applies, records
// and shows; it takes back, brings back, resumes and corrects. It is the only
// place where the types of a game are hidden.
//
// # From an answer to the disk
//
// What people report goes one way: Flow.Ask gives an action, rules.Judge says
// what it breaks, people decide whether to record it anyway, Game.Apply gives the
// state after it and notes, journal.Append writes all of that down, Flow.Tell says
// the notes. Nothing is told that is not recorded, and the state is always what
// the record says. The loop is play.step (loop.go).
//
// # Where to begin
//
//   - [New] hides a game, [Definition] is what every game brings, [Flow] leads people
//     through it, [Game] is what the commands see (definition.go, flow.go, game.go).
//     abilities.go lists what a Flow may bring besides.
//   - [PlayOptions] is one evening: play.go, play_begin.go and play_resumed.go begin or resume it,
//     loop.go plays, warn.go warns, loop_meanwhile.go hears who speaks in between,
//     aside.go answers ? why show undo fix, play_end.go ends it.
//   - What a game asks and tells with is package talk; ask_fix.go asks for corrections
//     ([Fixing]) and ask_house.go for house rules ([Custom]).
//   - undo.go strikes lines, undo_agreed.go asks about what fell since; amend.go asks for
//     a report further back again, amend_later.go judges what follows it and
//     amend_tell.go says what is different.
//   - replay.go reads a record back by its patches (package jsonpatch), verify.go proves
//     them. For the commands
//     reading.go opens a record, show.go, log.go, follow.go and check.go tell it, automa.go decides
//     in a position of another program; package schema says how that is written.
//   - evening_: what minutes and stats tell of a game; tale_: how the log tells it.
//   - dice_: the app's dice, and what they owe to the record. secrets.go: sealed
//     choices. errors.go: errors that people are told.
package session
