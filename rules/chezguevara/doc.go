// Package chezguevara implements the rules of Chez Guevara («Чегевара»), a card game of two to
// five guerrillas in their tents. The first with twenty slack goes home.
//
// # Lines
//
// Nearly everything may be answered at once by anybody, an answer by another answer, and a
// cancelled card was never played. So a [State] keeps what was said this turn, line by line,
// and the table before it; the present table follows from both. A [Line] names the line that it
// answers. The lines alone decide whether a line stands: it does not if a standing cancel card
// names it, or if it depends on a line that does not stand. A cancel card replays the turn
// without what it cancels; other actions continue from the present table. At the end of the
// turn all windows close, and the list of lines is cleared.
//
// A [Play] is a card laid by a line: what it waits for, and which line closed its window.
// [State.Waits] lists what is awaited, innermost first. [State.Who] lists what each player may
// say, and the rules against the rest. [State.Parts] lists the parts of a total. [State.Near]
// lists players close to the goal.
//
// # What cannot be seen
//
// Hands are hidden: draws and plays give the number of cards, never which. A player who asks
// for a raid card may have one (CG-RAID-05), and a player who lays a card is believed unless
// his hand is empty (CG-LEAVE-05). The text of a card is told once, by [Learn]; the cards that
// the rulebook names are known. What a text causes is reported as an [Effect].
//
// # Where to begin
//
//   - An action is one type in the file of its subject: its fields; when, the moment at which
//     it is legal; breaks, its rules; act, its changes. turn.go has the phases, draw, discard
//     and healing, rolls.go evictions, recruit.go, leave.go, settle.go, raid.go and
//     trophies.go, due.go moochers and noise, event.go, rank.go, exposure.go, order.go,
//     cancel.go, roll.go all awaited dice, learn.go and mend.go what people tell and correct.
//   - check.go judges an action: its moment first (moment.go), then its rules. apply.go
//     computes the table from the lines; tent.go moves cards, claim.go is victory.
//   - state.go, play.go, wait.go and total.go are the table, the lines, what is awaited with
//     its choices, and the values of cards. action.go lists the actions and their fields as
//     people type them.
//   - legal.go lists actions to offer, who.go who may speak, validate.go finds impossible
//     states, setup.go lays out, house.go has the open questions, noun.go lists the kinds of
//     nouns in notes, ledger.json lists rules and cases.
//
// Every rule is named by its id, as in CG-CANC-04: search for an id to find its code. The
// cases that prove it are in cases_*_test.go; reference_*_test.go is a second judge of nests.
package chezguevara
