// Package chezguevara implements the rules of Chez Guevara («Чегевара»), a card game of two to
// five guerrillas in their tents. The first with twenty slack goes home.
//
// # Lines
//
// Anybody may answer nearly every action immediately, and an answer may be answered too. A
// cancelled card counts as never played. A [State] therefore holds the actions of this turn, line
// by line, and the table before them. The present table is computed from both. A [Line] names the
// line that it answers. The lines alone decide whether a line is valid. A line is not valid if a
// valid cancel card names it, or if it depends on a line that is not valid. After a cancel card,
// the turn is replayed without the cancelled lines. Other actions are applied to the present table.
// At the end of the turn all windows close, and the list of lines is cleared.
//
// A [Play] is a card laid by a line. It holds what the card waits for, and the line that closed its
// window. While the window is open, the card can be cancelled. [State.Waits] lists what is awaited,
// innermost first. [State.Who] lists what each player may say now, and the rules that forbid other
// things. [State.Parts] lists the parts of a total. [State.Near] lists players close to the goal.
//
// # What cannot be seen
//
// Hands are hidden: for a draw, only the number of cards is known. A player who asks for a raid
// card may have one (CG-RAID-05), and a player who lays a card is believed unless his hand is empty
// (CG-LEAVE-05). The text of a card is entered once, by [Learn]. The cards that the rulebook names
// are known from the start. The effect of a text is reported as an [Effect].
//
// # Where to begin
//
//   - Each action is one type in the file of its subject. Its method when returns the moment at
//     which it is legal, breaks checks its rules, and act applies it. turn.go has the phases, draw,
//     discard and healing; rolls.go has evictions; due.go has moochers and noise; roll.go has all
//     awaited dice; learn.go and mend.go have what people tell and correct. The other subjects are
//     in recruit.go, leave.go, settle.go, raid.go, trophies.go, event.go, rank.go, exposure.go,
//     order.go and cancel.go.
//   - check.go checks an action: its moment first (moment.go), then its rules. apply.go computes
//     the table from the lines. tent.go moves cards. claim.go checks for victory.
//   - state.go has the table, play.go the lines, wait.go what is awaited and its choices, and
//     total.go the values of cards. action.go lists the actions and their fields as people type
//     them.
//   - legal.go lists actions to offer. who.go lists what each player may say. validate.go finds
//     impossible states. setup.go starts a game. house.go has the house rules. noun.go lists the
//     kinds of nouns in notes. ledger.json lists rules and cases.
//
// Every rule is named by its id, such as CG-CANC-04. Search for an id to find the code of a rule.
// The cases that test the rule are in cases_*_test.go. reference_*_test.go is a second
// implementation for nested answers.
package chezguevara
