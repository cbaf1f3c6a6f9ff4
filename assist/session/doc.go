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
//
// # What runs when you type n
//
// Pickle Rick, Rick is on turn with move · move · move · card, and Ann types n, for a step
// north onto a face-down tile.
//
//  1. step (assist/session/loop.go) is one turn of the loop. Next (rules/picklerick/game.go)
//     says that Rick is awaited, look (assist/session/look.go) draws the board if it has
//     changed, and Ask (assist/picklerick/flow.go) asks.
//  2. askSpending (assist/picklerick/ask_spend.go) makes a menu: each offer holds its keys,
//     here n and с, and the action that it leads to. What Legal (rules/picklerick/legal.go)
//     allows is listed; the rest is only understood when typed.
//  3. Menu (assist/talk/ask.go) has the desk choose. putQuestion (assist/desk/asker.go) shows
//     the prompt, and Ask (assist/desk/frontend_line.go) reads a line; on a terminal Ask
//     (assist/desk/frontend_menu.go) walks through a menu.
//  4. readAnswer (assist/desk/asker.go) looks for ?, why, undo and the like, unless they are
//     keys of this menu. Then parsePrefix (assist/desk/typed_words.go) takes the line, or the
//     beginning of it that is an answer, and read (assist/desk/typed_choice.go) gives the
//     option with the key n. Words behind the answer are kept for the next questions.
//  5. The offer gives the action, a StepTo to the cell 0,1. newReport (assist/session/loop.go)
//     adds whose it is, and rolled (assist/session/loop.go) whose dice it tells of: none.
//  6. Judge (rules/house.go) calls Check (rules/picklerick/check.go). checkTiming
//     (rules/picklerick/timing.go) finds it Rick's turn, checkStep (rules/picklerick/step.go)
//     tries one function a rule: rickBorder (rules/picklerick/step.go) for walls and vents,
//     stepPaid (rules/picklerick/step.go) for the symbol. What the house waives is left out.
//  7. Had a rule been broken, warn (assist/session/loop_warn.go) would say so with its id and
//     ask: record it anyway, make it a house rule, or change your mind. Nothing is ever
//     refused.
//  8. record (assist/session/loop.go) calls Apply (rules/picklerick/apply.go), a pure
//     function: on a copy of the state, applyStep (rules/picklerick/tiles.go) spends the
//     symbol and, since the tile is face down, sets what is awaited. Apply returns the new
//     state and notes; this step makes none.
//  9. line (assist/session/loop.go) puts the record's line together: the action, the notes,
//     and by Between (assist/jsonpatch/between.go) the JSON Patch from the old state to the
//     new one.
//  10. Append (assist/journal/write.go) adds the number and the hash of the line before.
//     validate (assist/journal/record.go) decodes the line as a reader will, and checks that
//     it can follow the others.
//  11. save (assist/journal/write.go) writes the line and syncs the file. Only now n is
//     true.
//  12. tellNotes (assist/session/loop.go) gives each note to Tell (assist/picklerick/tell.go).
//     Tell (assist/talk/tell.go) spells what the note mentions, and Say
//     (tables/words/words.go) fills the sentence of its id, in English or Russian.
//  13. The loop begins again. The cardboard is awaited, so Ask (assist/picklerick/flow.go) now
//     asks what lies there: "Rick goes north: flip the tile there, arrow towards him. What is
//     on it?" Ann types b l R 1, and steps 3 to 12 end in two sentences: "Blue tiles: 1 of the
//     3 that bring Jaguar. Operative 5 is called to L5 (5/10)."
package session
