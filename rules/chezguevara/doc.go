// Package chezguevara implements the rules of Chez Guevara («Чегевара»), a card game of two to five
// guerrillas. The first player with twenty points, called slack, wins. If five play, eighteen are
// enough. The cards in a player's tent give slack. Players buy cards with their pay. Leave is the
// number of activities that a player may announce in a turn. A moocher is a person in a tent who
// eats other cards of the tent.
//
// # Lines
//
// Every player may interrupt nearly every action, even an interruption. A cancelled card counts as
// never played. A [State] therefore holds the table at the beginning of the turn, and all actions
// since then. Each action is one [Line], which names the earlier line that it answers. A line is
// invalid if a valid cancel card names it, or if it depends on an invalid line. After a cancel
// card, the turn is replayed without the invalid lines.
//
// A [Play] is a card that was played in a line. Its window is the time in which the card can be
// cancelled. A [Wait] is something that the game waits for, such as a die. [State.Who] lists what
// each player could do now. If a rule forbids an action, the list names the rule.
//
// # What cannot be seen
//
// Hands are hidden, so the program knows only the number of cards in a hand. Only a player without
// a raid card may ask for one (CG-RAID-05), but the program cannot check this. The program accepts
// any card from a hand that is not empty (CG-LEAVE-05). People enter the text of a card once, with
// [Learn]. The cards that the rulebook names are known from the start. People report the effect of
// a card's text as an [Effect].
//
// # Where to begin
//
//   - Each action is one type, in the file of its subject. Its method `when` says when the action
//     is legal, `breaks` checks the rules, and `act` applies the action. rolls.go has evictions,
//     roll.go has all dice, due.go has moochers and noise.
//   - check.go checks an action: first its time (moment.go), then its rules. apply.go computes
//     the table from the lines. tent.go moves cards. claim.go checks for victory.
//   - state.go has the table, play.go the lines, wait.go what the game waits for, and total.go the
//     values of cards. action.go lists the actions and their fields.
//
// Comments name every rule by its id, such as CG-CANC-04. The test cases are in cases_*_test.go.
package chezguevara
