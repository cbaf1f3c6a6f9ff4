// Package micemystics is what is in the box of Mice and Mystics («О мышах и
// тайнах») in its Russian edition as far as its rulebook prints it, the shapes
// of what people read off their own cards, tiles and story book, and the
// rulebook itself in our own words.
//
// # Where to begin
//
//   - box.go: the numbers of the rulebook, dice, party items, achievements.
//   - card.go: what people read off, a type for each kind of card, tile and chapter.
//     [Shape] (shape.go) says what is asked for each, what cannot be and what looks like a
//     slip.
//   - map.go: how the spaces of a [Map] border on each other, and its drawing.
//   - map_parse.go: [ParseMap] makes a map of the text that people type, and returns all
//     [MapFaults] of it; map_parse_items.go reads a space, what is said of it, walls and
//     pairs. map_doubts.go finds what looks like a slip.
//   - map_write.go: the text of a map in one line, a row for each space, and the words of
//     that text in both languages.
//   - rulebook.go: [Rulebook], from rulebook.txt and glossary.txt.
package micemystics
