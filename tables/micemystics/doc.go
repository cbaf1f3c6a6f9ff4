// Package micemystics describes the game Mice and Mystics («О мышах и тайнах») in its Russian
// edition: the rulebook in our own words, and the types of the data that people enter from their
// own cards, tiles and story book.
//
// # Where to begin
//
//   - box.go: constants from the rulebook, dice, party items, achievements.
//   - card.go: the data that people enter, with one type for each kind of card, tile and chapter.
//     [Shape] (shape.go) defines the questions for each kind, and the checks that find errors and
//     likely mistakes.
//   - map.go: the borders between the spaces of a [Map], and its drawing.
//   - map_parse.go: [ParseMap] parses a map from the text that people type, and returns its
//     [MapFaults]. map_parse_items.go parses spaces with their marks, walls and pairs.
//     map_doubts.go finds likely mistakes.
//   - map_write.go: the text of a map in one line or in rows, and the words of that text in
//     both languages.
//   - rulebook.go: [Rulebook], from rulebook.txt and glossary.txt.
package micemystics
