// Package micemystics is the rules of Mice and Mystics («О мышах и тайнах»): a
// party of mice goes through the tiles of one chapter, against minions that move
// and fight by themselves and an hourglass that runs out.
//
// # From an action to the next
//
// [Game] has the methods of [tablemate/rules.Game]. Start lays a chapter out. Check
// judges an [Action] under the rules of the book. Apply changes a copy of the
// [State], notes what followed, and goes on by itself until somebody is awaited:
// [State.Waits] says who and what, the most urgent first. Dice, decks and what a
// tile without a map looks like are [tablemate/rules.Cardboard]. Decide says what
// the minions do and why.
//
// Where a tile is not mapped, figures stand on places that get names as in ?3,
// and what people answer about pairs of them is remembered in the [Room]. Nothing
// is guessed: see [Answer].
//
// # Where to begin
//
//   - [State] in state.go is all that the table shows, [Action] in action.go all
//     that can happen, [Game] in game.go the way in.
//   - state_: figures, the initiative track, cards and what they add, what is left
//     in the box, what is awaited, defaults of positions.
//   - board_: tiles and their spaces, neighbours and distances, room on a space,
//     lines of sight, steps, exits, spawn spaces. What knows nothing of the game is
//     in the folders beside: tilegraph finds paths, segment crosses lines.
//   - action_: kinds of actions, who acts, their fields as people type them, what a
//     roll reads off the dice, the places that a correction may name.
//   - check_: what an action breaks; check.go says what is asked of which action,
//     check_mouse.go judges those of a mouse, check_timing.go goes before all of them.
//   - apply_: what an action changes; apply.go is the way in, apply_auto.go goes on
//     where nobody needs to be asked.
//   - automa_: the minions and Brodie. automa_order.go finds the next step of a
//     minion card, automa_figure.go collects what one figure needs to decide,
//     automa_plan.go tries a whole card, automa_spawn.go places newcomers,
//     automa_reason.go lists the reasons.
//   - legal_: actions to offer.
//   - validate_: what cannot be in a setup, a position or a state.
//   - setup.go lays out, house.go has the open questions, noun.go names what notes
//     mention, ledger.json holds the proof.
//
// Every rule is named by its id, as in MM-CAP-04: search for an id to find its
// code. The cases that prove it are in cases_*_test.go.
package micemystics
