// Package micemystics implements the rules of Mice and Mystics («О мышах и тайнах»). A party of
// mice goes through the tiles of one chapter, against minions that the program plays and an
// hourglass that runs out.
//
// # From an action to the next
//
// [Game] has the methods of [tablemate/rules.Game]. Start lays out a chapter. Check judges an
// [Action] by the rules. Apply changes a copy of the [State], makes notes, and takes automatic
// steps until somebody is awaited. [State.Waits] lists who and what is awaited, the most urgent
// first. Dice, decks and the looks of a tile without a map are [tablemate/rules.Cardboard].
// Decide returns what the minions do and why.
//
// On a tile without a map figures stand on places with names such as ?3. The [Room] remembers
// what people answer about pairs of places. Nothing is guessed: see [Answer].
//
// # Minions and maps
//
// The rulebook prints no cards, no tiles and no sides of the die, and this package has none.
// Cards are read off once and kept in the owner's box. The sides of the die are those of public
// dice rollers; people correct them once. A tile need not have a map. The questions depend on
// what is known of it:
//
//   - nothing: the app asks how far a minion is from the mice and which mice it sees; only what
//     the decision needs, and again only after a figure has moved;
//   - its spaces and borders: the app asks about sight between two spaces, once in a chapter;
//   - the centres of spaces and the walls too: nothing.
//
// A map is typed as a space and its neighbours, 2: 1 3~water 5|red, and drawn back to be
// checked (package tables/micemystics).
//
// # Where to begin
//
//   - [State] in state.go is the table, [Action] in action.go what can happen, [Game] in
//     game.go the entry point, with the open questions.
//   - One file a subject holds its checks, its changes and its legal actions: track, round,
//     mouse, move, battle, capture, explore, encounter, cards, gear, items, effects, learn,
//     dice, minion, activate, march, strike, spawn, cat, correct.
//   - check.go says which rules an action is checked against; timing.go is checked first.
//     apply.go is the entry point of all changes, and takes automatic steps.
//   - automa_: the minions and Brodie. automa_order.go finds the next step of a minion card,
//     automa_figure.go collects what a figure needs to decide and the reasons, automa_plan.go
//     simulates a whole card, automa_spawn.go places newcomers.
//   - board_: tiles and their spaces, neighbours and distances, lines of sight, steps,
//     exits; capacity.go: room on a space. What knows nothing of the game is in the
//     folders beside: tilegraph finds paths, segment crosses lines.
//   - state_ and figures.go: cards, the initiative track, what is worn, where figures are.
//   - action_kinds.go: kinds of actions, who acts, their fields as people type them.
//   - setup.go lays out, validate.go finds impossible positions and states, noun.go lists the
//     kinds of nouns in notes, ledger.json lists rules and cases.
//
// Every rule is named by its id, as in MM-CAP-04: search for an id to find its
// code. The cases that prove it are in cases_*_test.go.
package micemystics
