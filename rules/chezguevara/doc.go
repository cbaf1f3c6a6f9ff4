// Package chezguevara implements the rules of Chez Guevara («Чегевара»), a card game of two to five
// guerrillas. Players collect points, which are called slack. The first player with twenty slack
// wins. The cards in a player's tent give slack. Players buy cards with their pay. Leave is the
// number of activities that a player may announce in a turn. A moocher is a person in a tent who
// eats other cards of the tent.
//
// # Lines
//
// Every player may interrupt nearly every action, even an interruption. A cancelled card counts as
// never played. A [State] therefore holds the table at the beginning of the turn, and a list of the
// later actions. Each action is one [Line]. A line names the earlier line that it answers. A line
// is invalid if a valid cancel card names it, or if it depends on an invalid line. After a cancel
// card, the turn is replayed without the invalid lines. The list of lines is cleared at the end of
// the turn.
//
// A [Play] is a card that was played in a line. The window of a Play is the time in which it can be
// cancelled. A Play stores the line that closed this window. A [Wait] is something that the game
// waits for, such as a die. [State.Waits] lists all Waits. [State.Who] lists the actions that each
// player could do now. For each forbidden action, it gives the violated rule. [State.Parts] lists
// the sources of a player's slack. [State.Near] lists the players close to victory.
//
// # What cannot be seen
//
// Hands are hidden, so the program knows only the number of cards in a hand. It lets players ask
// for a raid card even if they may have one in hand (CG-RAID-05). It lets players play any card
// from a nonempty hand (CG-LEAVE-05). People enter the text of a card once, with [Learn]. The cards
// that the rulebook names are known from the start. People report the effect of a card's text as an
// [Effect].
//
// # Where to begin
//
//   - Each action is one type, in the file of its subject. Its method `when` returns the time at
//     which the action is legal. `breaks` checks the rules, and `act` applies the action. turn.go
//     has the phases, draw, discard and healing. rolls.go has evictions. due.go has moochers and
//     noise. roll.go has all dice. learn.go and mend.go have facts and corrections. The other
//     subjects are in recruit.go, leave.go, settle.go, raid.go, trophies.go, event.go, rank.go,
//     exposure.go, order.go and cancel.go.
//   - check.go checks an action: first its time (moment.go), then its rules. apply.go computes
//     the table from the lines. tent.go moves cards. claim.go checks for victory.
//   - state.go has the table, play.go the lines, wait.go what the game waits for and the possible
//     answers, and total.go the values of cards. action.go lists the actions and their fields.
//   - legal.go lists the legal actions. who.go lists the actions that each player may do.
//     validate.go finds impossible states. setup.go starts a game. house.go has the house rules.
//     noun.go lists the kinds of nouns in notes. ledger.json lists the rules and their test cases.
//
// Comments name every rule by its id, such as CG-CANC-04. Search for an id to find the code of a
// rule. The test cases are in cases_*_test.go. reference_*_test.go is a second implementation of
// nested interruptions.
package chezguevara
