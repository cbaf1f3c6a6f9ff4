// Package chezguevara is the rules of Chez Guevara («Чегевара»), a card game of two to
// five guerrillas in their tents: whoever first has twenty slack goes home.
//
// # Lines
//
// Nearly everything may be answered at once by anybody, an answer by another one, and a
// cancelled card was never played. So a [State] keeps what was said this turn, line by
// line, and the table as it was before: the table as it is follows from these. A [Line]
// names the line that it answers. Whether a line stands is worked out from the lines
// alone: it does not if a cancel card that stands names it, or if it hangs on one that does
// not stand. A cancel card makes the table of the turn anew, without what it cancels;
// every other action goes on from the table as it is. At the end of the turn all windows
// are shut, and the lines begin anew.
//
// A [Play] is a card that a line laid: what it waits for, and which line shut its window.
// [State.Waits] lists what is awaited, the innermost first; [State.Who] what each player may
// say, and the rule that shuts him out; [State.Parts] what a total is made of; [State.Near]
// who is close to the goal.
//
// # What cannot be seen
//
// Hands stay with their players: how many cards they hold is known from draws and plays,
// which ones never. Whoever asks for a raid card may hold one (CG-RAID-05), and whoever lays
// a card is believed unless his hand is empty (CG-LEAVE-05). What stands on a card is told
// once, by [Learn]; of the cards that the rulebook names it is known what it says. What a
// text makes happen people report as an [Effect].
//
// # Where to begin
//
//   - An action is one value in the file of its subject: its fields; when, the moment at which it
//     may be said; breaks, the rules that judge it; act, what it changes. turn.go has the
//     phases, draw, discard and healing, rolls.go evictions, recruit.go, leave.go, settle.go, raid.go
//     and trophies.go, due.go moochers and noise, event.go, rank.go, exposure.go, order.go, cancel.go,
//     roll.go any die that is awaited, learn.go and mend.go what people tell and correct.
//   - check.go judges an action: its moment first (moment.go), then what it breaks. apply.go
//     makes the table of the lines; tent.go moves cards, claim.go is victory.
//   - state.go, play.go, wait.go and total.go are the table, the lines, what is awaited with its
//     choices, and what cards give. action.go lists the actions and their fields as people
//     type them.
//   - legal.go lists actions to offer, who.go who may speak, validate.go finds what cannot be,
//     setup.go lays out, house.go has the open questions, noun.go names what notes mention,
//     ledger.json holds the proof.
//
// Every rule is named by its id, as in CG-CANC-04: search for an id to find its code. The
// cases that prove it are in cases_*_test.go; reference_*_test.go is a second judge of nests.
package chezguevara
