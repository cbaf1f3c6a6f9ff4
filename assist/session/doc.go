// Package session runs any game at a table, and tells what was recorded there.
//
// A game brings a [Definition]. [New] hides its types behind [Game], which the commands
// use. The package has three families of files; each builds on the one before, and the
// receiver of a method names its family.
//
// # What a game brings (Definition, game)
//
//   - definition.go, flow.go and abilities.go are the contract. Every game fills a
//     [Definition] and implements [Flow]; abilities.go lists what its Flow may implement
//     besides. terms.go and terms_chance.go hold the types that the contract speaks of.
//   - ask_fix.go and ask_house.go ask what all games ask: for corrections ([Fixing]) and
//     for house rules ([Custom]).
//   - setup.go lays out the table. bounds.go refuses tables that cannot be.
//   - errors.go has the errors that people are told, encode.go writes JSON.
//
// # What was recorded (past)
//
//   - reading.go opens a record, past.go replays it by its patches. The result is a past:
//     the turns that stand, and the table that they lead to. game.go has an entry point
//     for each command; it reads a past and calls its method.
//   - show.go draws the table. log.go lists the lines, tale.go and tale_section.go tell
//     them turn by turn, follow.go tells them as they are added. The files of summary sum
//     a game up for minutes and stats. tell.go has the sentences that they share.
//   - why.go explains automated moves, check.go judges every action again. verify.go,
//     sealed.go and dice.go prove a record, proof.go tells it. undo.go strikes lines out
//     of it, and outside.go keeps the owner's box in step.
//   - automa.go needs no record: it decides in a position of another program.
//
// # A sitting (play)
//
//   - play.go has the state of a sitting, which goes on from a past. play_sit.go begins
//     or resumes it, play_end.go ends it.
//   - loop.go asks, records and tells; loop_warn.go judges and warns; look.go draws the
//     table where it has changed. seeded.go rolls the app's dice and seals words, clock.go
//     measures time.
//   - aside.go answers ? why show undo fix in the middle of a question. mend.go corrects
//     the table, play_undo.go strikes and restores reports, amend.go asks for one report
//     again, and amend_later.go judges those after it. shown.go asks whether a result
//     that was seen before an undo stands.
//
// # From an answer to the disk
//
// Flow.Ask returns an action, rules.Judge reports what it breaks, people decide whether to
// record it anyway. Game.Apply of package rules returns the next state and notes,
// journal.Writer.Append writes them to the disk, Flow.Tell says the notes. Nothing is told
// that is not recorded, and the state is always what the record says. One round of this is
// play.step (loop.go).
package session
