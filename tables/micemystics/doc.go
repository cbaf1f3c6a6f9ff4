// Package micemystics describes the box of Mice and Mystics («О мышах и тайнах») in its Russian
// edition: what its rulebook prints, the shapes of what people read off their own cards, tiles
// and story book, and the rulebook in our own words.
//
// # Where to begin
//
//   - box.go: the numbers of the rulebook, dice, party items, achievements.
//   - card.go: what people read off, one type for each kind of card, tile and chapter. [Shape]
//     (shape.go) says what is asked for each, what is impossible and what looks like a slip.
//   - map.go: the borders between the spaces of a [Map], and its drawing.
//   - map_parse.go: [ParseMap] reads a map from the text that people type, and returns all its
//     [MapFaults]. map_parse_items.go reads a space with its marks, walls and pairs.
//     map_doubts.go finds what looks like a slip.
//   - map_write.go: the text of a map in one line or in rows, and the words of that text in
//     both languages.
//   - rulebook.go: [Rulebook], from rulebook.txt and glossary.txt.
package micemystics
