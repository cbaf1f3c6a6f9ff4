// Package micemystics implements the rules of Mice and Mystics («О мышах и тайнах»). A party of
// mice explores the tiles of one chapter. The party fights minions and must finish before the
// hourglass runs out. The program plays the minions.
//
// # From one action to the next
//
// [Game] has the methods of [tablemate/rules.Game]. Start lays out a chapter. Check returns the
// violations of an [Action]. Apply changes a copy of the [State], makes notes, and takes automatic
// steps until an action is awaited. [State.Waits] lists the awaited events and due steps in order.
// If people must report dice, drawn cards, or facts about a tile, the seat that must act is
// [tablemate/rules.Cardboard]. Decide returns the next action of the minions, with the reasons for
// this action.
//
// On a tile without a map, figures are on places with names such as ?3. The [Room] stores the
// answers of people about pairs of places. The rules never guess an answer: see [Answer].
//
// # Words of the game
//
//   - Chapter: one scenario. Tile side, or room: one printed side of a board tile.
//   - Initiative card: lets a mouse or a type of minions act. The track is the row of these cards.
//   - Hourglass: a marker on numbered pages. The mice lose when it reaches the end token.
//   - Wheel: holds the minions' cheese. A full wheel causes a surge, which brings more minions.
//   - Newcomer: a minion that arrives and needs a space. Brodie: the cat. Foe: a minion, and by
//     default also Brodie.
//   - Stash: holds the party items, which are the hook and line, fork, grape and disguise.
//   - Deed: what a mouse did with its one action of the turn. Scurry: the deed of moving a second
//     time. A free action leaves this one action unused.
//
// # Minions and maps
//
// The rulebook shows no cards, no tiles and no sides of the die. People type each of their cards
// once. The file with these cards is called the box. The sides of the die come from public dice
// rollers. People can correct sides that differ from their own die. A tile need not have a map.
// What the app asks about a tile depends on what is known:
//
//   - nothing is known: the app asks how far a minion is from each mouse, and which mice it sees.
//     The app asks only the questions that the decision needs. It asks them again only after a
//     figure has moved;
//   - its spaces and borders are known: the app asks about sight between two spaces, once in a
//     chapter;
//   - the centres of spaces and the walls are known too: the app asks nothing.
//
// People type a map in lines such as 2: 1 3~water 5|red. This line says that the neighbours of
// space 2 are 1, 3 (in water) and 5 (across a red line). The app then draws the map so that people
// can check it (package tables/micemystics).
//
// # Where to begin
//
//   - [State] in state.go is the table. [Action] in action.go is what can happen. [Game] in game.go
//     is the entry point, with the house rules.
//   - One file for each subject holds its checks, its changes and its legal actions: track, round,
//     mouse, move, battle, capture, explore, encounter, cards, gear, items, effects, learn, dice,
//     minion, activate, march, strike, spawn, cat, correct.
//   - check.go lists the rules that each action is checked against. The checks in timing.go come
//     first. apply.go is the entry point of all changes and takes automatic steps.
//   - automa_: the minions and Brodie. automa_order.go finds the next step of a minion card.
//     automa_figure.go collects the facts for a figure's decision, and the reasons. automa_plan.go
//     simulates a whole card. automa_spawn.go places newcomers.
//   - board_: tiles and their spaces, neighbours and distances, lines of sight, steps, exits;
//     capacity.go: room on a space. Two subfolders are independent of the game: tilegraph finds
//     paths, segment tests whether lines cross.
//   - state_ and figures.go: cards, the initiative track, what is worn, where figures are.
//   - action_kinds.go lists the kinds of actions, who acts in each kind, and the fields that people
//     type.
//   - setup.go lays out a chapter, validate.go finds impossible positions and states, noun.go lists
//     the kinds of nouns in notes, ledger.json lists rules and cases.
//
// Comments name every rule by its id, such as MM-CAP-04. Search for an id to find the code of a
// rule. The cases that test the rule are in cases_*_test.go.
package micemystics
