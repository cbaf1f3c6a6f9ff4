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
// # Minions and maps
//
// The rulebook prints no cards, no tiles and no sides of the die, and none are in here. Cards
// are read off once and kept in the owner's box. The sides of the die are those of public dice
// rollers; people correct them once. A tile need not be mapped. What the app asks depends on
// what is known of it:
//
//   - nothing: how far a minion is from the mice and whom it sees, only what the decision
//     needs, and once as long as nobody moves;
//   - its spaces and borders: sight between two spaces, once for the chapter;
//   - the centres of spaces and the walls too: nothing.
//
// A map is typed as a space and its neighbours, 2: 1 3~water 5|red, and drawn back to be
// checked (package tables/micemystics).
//
// # Where to begin
//
//   - [State] in state.go is all that the table shows, [Action] in action.go all
//     that can happen, [Game] in game.go the way in, with the open questions.
//   - One file a subject, with what its actions break, what they change, and which of
//     them to offer: track, round, mouse, move, battle, capture, explore, encounter,
//     cards, gear, items, effects, learn, dice, minion, activate, march, strike, spawn, cat,
//     correct.
//   - check.go says what is asked of which action, timing.go goes before all of it.
//     apply.go is the way into what an action changes, and goes on where nobody needs
//     to be asked.
//   - automa_: the minions and Brodie. automa_order.go finds the next step of a
//     minion card, automa_figure.go collects what one figure needs to decide and the
//     reasons, automa_plan.go tries a whole card, automa_spawn.go places newcomers.
//   - board_: tiles and their spaces, neighbours and distances, lines of sight, steps,
//     exits; capacity.go: room on a space. What knows nothing of the game is in the
//     folders beside: tilegraph finds paths, segment crosses lines.
//   - state_ and figures.go: cards, the initiative track, what is worn, who stands where.
//   - action_kinds.go: kinds of actions, who acts, their fields as people type them.
//   - setup.go lays out, validate.go finds what cannot be in a position or a state,
//     noun.go names what notes mention, ledger.json holds the proof.
//
// Every rule is named by its id, as in MM-CAP-04: search for an id to find its
// code. The cases that prove it are in cases_*_test.go.
package micemystics
