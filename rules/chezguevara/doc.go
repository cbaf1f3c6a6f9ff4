// Package chezguevara implements the rules of Chez Guevara («Чегевара»), a card game of two to five
// guerrillas in their tents. Slack is the points of the game. The first player with twenty slack
// goes home.
//
// # Lines
//
// Every player may answer nearly every action immediately, and may also answer an answer. A
// cancelled card counts as never played. A [State] therefore holds the actions of this turn, line
// by line, and the table before them. The present table is computed from this earlier table and the
// lines. A [Line] names the line that it answers. The lines alone decide whether a line is valid. A
// line is invalid if a valid cancel card names it, or if it depends on an invalid line. After a
// cancel card, the turn is replayed without the cancelled lines. Other actions are applied to the
// present table. At the end of the turn, the list of lines is cleared.
//
// A [Play] is a card that a line laid. While the window of the card is open, the card can be
// cancelled. The Play stores its open question, such as a die to roll, and the line that closed the
// window. A [Wait] is an open question. [State.Waits] lists all open questions, the innermost
// first. [State.Who] lists the actions that each player may do now, and the rules that forbid other
// actions. [State.Parts] lists the parts of a player's slack. [State.Near] lists the players close
// to victory.
//
// # What cannot be seen
//
// Hands are hidden: for a draw, only the number of cards is known. A player who asks for a raid
// card may have one (CG-RAID-05), and a player may lay any card unless the hand is empty
// (CG-LEAVE-05). People enter the text of a card once, with [Learn]. The cards that the rulebook
// names are known from the start. People report the effect of a card's text as an [Effect].
//
// # Where to begin
//
//   - Each action is one type, in the file of its subject. Its method when returns the time at
//     which the action is legal, breaks checks its rules, and act applies it. turn.go has the
//     phases, draw, discard and healing; rolls.go has evictions; due.go has moochers and noise;
//     roll.go has all dice; learn.go and mend.go have facts and corrections. The other subjects are
//     in recruit.go, leave.go, settle.go, raid.go, trophies.go, event.go, rank.go, exposure.go,
//     order.go and cancel.go.
//   - check.go checks an action: first its time (moment.go), then its rules. apply.go computes
//     the table from the lines. tent.go moves cards. claim.go checks for victory.
//   - state.go has the table, play.go the lines, wait.go the open questions and their possible
//     answers, and total.go the values of cards. action.go lists the actions and their fields.
//   - legal.go lists the legal actions. who.go lists the actions that each player may do.
//     validate.go finds impossible states. setup.go starts a game. house.go has the house rules.
//     noun.go lists the kinds of nouns in notes. ledger.json lists the rules and their test cases.
//
// Comments name every rule by its id, such as CG-CANC-04. Search for an id to find the code of a
// rule. The cases that test the rules are in cases_*_test.go. reference_*_test.go is a second
// implementation for nested answers.
package chezguevara
