// Package session plays any game at a table, and tells what a record contains.
//
// A game brings a [Definition]. [New] hides its types behind [Game], which the commands
// use. The package has three families of files; each builds on the one before, and the
// receiver of a method names its family.
//
// # What a game brings (Definition, game)
//
//   - definition.go, flow.go and abilities.go are the contract. Every game fills a [Definition]
//     and implements [Flow]. abilities.go lists the optional interfaces of a Flow. terms.go and
//     terms_chance.go have the types that the contract uses.
//   - ask_fix.go and ask_house.go ask what all games ask: for corrections ([Fixing]) and
//     for house rules ([Custom]).
//   - setup.go lays out the table. bounds.go refuses tables that cannot be.
//   - errors.go has the errors with sentences, encode.go writes JSON.
//
// # What was recorded (past)
//
//   - reading.go opens a record, past.go replays it by its patches. The result is a past: the
//     turns that stand, and the table after them. game.go has an entry point for each command,
//     which reads a past and calls its method.
//   - show.go draws the table. log.go lists the lines, tale.go and tale_section.go tell them
//     turn by turn, follow.go tells them while they are added. The files of summary compute the
//     statistics of a game for minutes and stats. tell.go has shared sentences.
//   - why.go explains automated moves, check.go judges every action again. verify.go, sealed.go
//     and dice.go verify a record, proof.go tells the result. undo.go strikes lines, and
//     outside.go keeps the owner's box consistent.
//   - automa.go needs no record: it decides in a position of another program.
//
// # A sitting (play)
//
//   - play.go has the state of a sitting, which continues a past. play_sit.go begins or resumes
//     it, play_end.go ends it.
//   - loop.go asks, records and tells; loop_warn.go judges and warns; look.go draws the table
//     if it has changed. seeded.go rolls the app's dice and seals words, clock.go measures
//     time.
//   - aside.go answers ? why show undo fix at a question. mend.go corrects the table,
//     play_undo.go strikes and restores reports, amend.go asks for one report again, and
//     amend_later.go judges those after it. shown.go asks whether a result that was seen before
//     an undo stands.
//
// # From an answer to the disk
//
// Flow.Ask returns an action, rules.Judge returns its breaches, and people decide whether to
// record it anyway. Game.Apply of package rules returns the next state and notes,
// journal.Writer.Append writes them to the disk, and Flow.Tell tells the notes. Nothing is told
// before it is recorded, and the state is always that of the record. One round of this is
// play.step (loop.go).
//
// # What runs when you type n
//
// In Pickle Rick, Rick is on turn with move · move · move · card. Ann types n, for a step north
// onto a face-down tile.
//
//  1. step (assist/session/loop.go) is one round of the loop. Next (rules/picklerick/game.go)
//     returns that Rick is awaited, look (assist/session/look.go) draws the board if it has
//     changed, and Ask (assist/picklerick/flow.go) asks.
//  2. askSpending (assist/picklerick/ask_spend.go) makes a menu: each offer holds its keys,
//     here n and с, and the action that it leads to. What Legal (rules/picklerick/legal.go)
//     allows is listed; the rest is only understood when typed.
//  3. Menu (assist/talk/ask.go) has the desk choose. putQuestion (assist/desk/asker.go) shows
//     the prompt, and Ask (assist/desk/frontend_line.go) reads a line; on a terminal Ask
//     (assist/desk/frontend_menu.go) walks through a menu.
//  4. readAnswer (assist/desk/asker.go) looks for ?, why, undo and the like, unless they are
//     keys of this menu. parsePrefix (assist/desk/typed_words.go) takes the line, or the
//     beginning of it that is an answer, and read (assist/desk/typed_choice.go) returns the
//     option with the key n. The remaining words are kept for the next questions.
//  5. The offer returns the action, a StepTo to the cell 0,1. newReport
//     (assist/session/loop.go) adds who made it, and rolled (assist/session/loop.go) whose dice
//     it reports: none.
//  6. Judge (rules/house.go) calls Check (rules/picklerick/check.go). checkTiming
//     (rules/picklerick/timing.go) finds that it is Rick's turn, checkStep
//     (rules/picklerick/step.go) calls one function a rule: rickBorder
//     (rules/picklerick/step.go) for walls and vents, stepPaid (rules/picklerick/step.go) for
//     the symbol. Waived rules are left out.
//  7. For a breach, warn (assist/session/loop_warn.go) would tell it with its id and ask:
//     record it anyway, make it a house rule, or change your mind. Nothing is ever refused.
//  8. record (assist/session/loop.go) calls Apply (rules/picklerick/apply.go), a pure function.
//     On a copy of the state, applyStep (rules/picklerick/tiles.go) spends the symbol and,
//     because the tile is face down, sets what is awaited. Apply returns the new state and
//     notes; this step has none.
//  9. line (assist/session/loop.go) puts the record's line together: the action, the notes,
//     and by Between (assist/jsonpatch/between.go) the JSON Patch from the old state to the
//     new one.
//  10. Append (assist/journal/write.go) adds the number and the hash of the previous line.
//     validate (assist/journal/record.go) decodes the line as a reader will, and checks that
//     it can follow the others.
//  11. save (assist/journal/write.go) writes the line and syncs the file. Now the step is
//     recorded.
//  12. tellNotes (assist/session/loop.go) gives each note to Tell (assist/picklerick/tell.go).
//     Tell (assist/talk/tell.go) puts its arguments into words, and Say
//     (tables/words/words.go) fills the sentence with this id, in English or Russian.
//  13. The loop begins again. The cardboard is awaited, so Ask (assist/picklerick/flow.go) now
//     asks for the tile: "Rick goes north: flip the tile there, arrow towards him. What is on
//     it?" Ann types b l R 1, and steps 3 to 12 end in two sentences: "Blue tiles: 1 of the 3
//     that bring Jaguar. Operative 5 is called to L5 (5/10)."
package session
