// Package session runs the sittings of any game, and presents recorded games.
//
// Each game provides a [Definition]. [New] converts it to a [Game], an interface without type
// parameters, which the commands use. A table is one game between people, and a line is one entry
// of the record. An undo strikes lines: they stay in the record, but no longer count. The owner's
// box is the file with the cards that people typed in from their printed game. The files form three
// groups. Each heading names, in brackets, the types that have most of the methods in its group:
//
// # What a game provides (Definition, game)
//
//   - definition.go, flow.go and abilities.go are the contract. Every game fills a [Definition] and
//     implements [Flow]. abilities.go lists the optional interfaces of a Flow. terms.go and
//     terms_chance.go have the types in this contract.
//   - ask_fix.go, ask_players.go and ask_house.go have questions that all games share: for
//     corrections ([Fixing]), such as of players' names, and for house rules ([Custom]).
//   - setup.go reads the setup of a record. bounds.go rejects impossible states.
//   - errors.go has the errors with sentences. encode.go writes JSON.
//
// # What was recorded (past)
//
//   - reading.go opens a record, and past.go replays it by its patches. The result is a past: the
//     turns that are not struck out, and the state after them. Most functions of game.go read a
//     past and call one of its methods.
//   - show.go draws the table. log.go lists the lines of a record, tale.go and tale_section.go
//     print a record turn by turn, and follow.go prints new lines of a growing record. The
//     summary files compute the statistics of a game for the commands minutes and stats. tell.go
//     has shared sentences.
//   - why.go explains automated moves. check.go judges every action again. verify.go, sealed.go
//     and dice.go verify a record, and proof.go prints the result. undo.go strikes lines, and
//     outside.go updates the owner's box.
//   - automa.go makes the decision for a position that another program sent. It needs no record.
//
// # A sitting (play)
//
//   - play.go has the state of a sitting, which continues a past. play_sit.go begins or resumes
//     a sitting, play_end.go ends it.
//   - loop.go asks for actions and records them. loop_warn.go judges actions and warns of breaches.
//     look.go draws the table if it has changed. seeded.go rolls the app's dice and seals words.
//     clock.go measures time. seats.go records who speaks at a table with phones.
//   - aside.go executes commands such as "?", "why", "undo" and "fix". mend.go corrects the
//     table, play_undo.go strikes and restores actions, amend.go asks for one action again, and
//     amend_later.go judges the later actions. shown.go asks whether dice that people saw
//     before an undo are used again.
//
// # From an answer to the disk
//
// Flow.Ask returns an action, and rules.Judge returns the rules that the action breaks. If the
// action breaks a rule, people decide whether to record the action anyway. Game.Apply of package
// rules returns the next state and notes. journal.Writer.Append writes the action, the notes and
// the change of the state to the disk. Flow.Tell returns the sentences for the notes. Except during
// the setup, notes are recorded before their sentences are printed. The method play.step (loop.go)
// runs this sequence once.
//
// # What runs when you type n
//
// In Pickle Rick, it is Rick's turn, and he has the symbols move, move, move and card. His player
// Ann types n for a step north onto a face-down tile.
//
//  1. step (assist/session/loop.go) is one round of the loop. Next (rules/picklerick/game.go)
//     returns the awaited seat, which is Rick. look (assist/session/look.go) draws the board if it
//     has changed. Ask (assist/picklerick/flow.go) asks for Rick's action.
//  2. askSpending (assist/picklerick/ask_spend.go) makes a menu: each offer has its keys, here n
//     and с, and its action. The menu lists the actions that Legal (rules/picklerick/legal.go)
//     allows. All other actions can only be typed.
//  3. Menu (assist/talk/ask.go) passes the question to the desk, which asks people. putQuestion
//     (assist/desk/asker.go) shows the prompt, and Ask (assist/desk/frontend_line.go) reads a
//     line. On a terminal, Ask (assist/desk/frontend_menu.go) shows a menu instead.
//  4. readAnswer (assist/desk/asker.go) finds commands such as "?" and "undo", unless the
//     menu has such a key. parsePrefix (assist/desk/typed_words.go) finds the answer at the
//     beginning of the line, and read (assist/desk/typed_choice.go) returns the option with the
//     key n. The remaining words are kept for the next questions.
//  5. The offer returns the action, a StepTo to the cell 0,1. newReport
//     (assist/session/loop.go) adds the seat that made the action, and rolled
//     (assist/session/loop.go) adds the source of its dice: none.
//  6. Judge (rules/house.go) calls Check (rules/picklerick/check.go). checkTiming
//     (rules/picklerick/timing.go) finds that it is Rick's turn. checkStep
//     (rules/picklerick/step.go) calls one function for each rule: rickBorder
//     (rules/picklerick/step.go) for walls and vents, and stepPaid (rules/picklerick/step.go) for
//     the symbol. Waived rules are left out.
//  7. If there were a breach, warn (assist/session/loop_warn.go) would print it with its rule id
//     and ask: record it anyway, make it a house rule, or change your mind. Nothing is refused.
//  8. record (assist/session/loop.go) calls Apply (rules/picklerick/apply.go), a pure function. On
//     a copy of the state, applyStep (rules/picklerick/tiles.go) spends the symbol. Because the
//     tile is face down, applyStep also sets the state to await the tile. Apply returns the new
//     state and a list of notes, here empty.
//  9. line (assist/session/loop.go) composes the line of the record: the action, the notes, and
//     the JSON Patch from the old state to the new one, which Between
//     (assist/jsonpatch/between.go) computes.
//  10. Append (assist/journal/write.go) adds the number and the hash of the previous line.
//     validate (assist/journal/record.go) decodes the line as a reader will, and checks that
//     it can follow the earlier lines.
//  11. save (assist/journal/write.go) writes the line and syncs the file. Now the step is
//     recorded.
//  12. tellNotes (assist/session/loop.go) calls Tell (assist/picklerick/tell.go) with each note.
//     Tell (assist/talk/tell.go) replaces the note's arguments by their names, and Say
//     (tables/words/words.go) inserts them into the sentence with the note's id, in English or
//     Russian.
//  13. The loop begins again. The game now awaits the tile, so Ask (assist/picklerick/flow.go)
//     asks for it: "Rick goes north: flip the tile there, arrow towards him. What is on
//     it?" Ann types b l R 1, and steps 3 to 12 end in two sentences: "Blue tiles: 1 of the 3
//     that bring Jaguar. Operative 5 is called to L5 (5/10)."
package session
