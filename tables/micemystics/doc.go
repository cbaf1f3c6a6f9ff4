// Package micemystics is what is in the box of Mice and Mystics («О мышах и
// тайнах») in its Russian edition as far as its rulebook prints it, the shapes
// of what people read off their own cards, tiles and story book, and the
// rulebook itself in our own words.
//
// # Where to begin
//
//   - box.go: the numbers of the rulebook, dice, party items, achievements.
//   - card.go, tile.go, chapter.go: what people read off, a type for each kind of
//     card. [Shape] (shape.go) says what is asked for each; shape_check.go finds what
//     cannot be, shape_doubts.go what looks like a slip.
//   - map.go: how the spaces of a [Map] border on each other.
//   - map_parse: [ParseMap] (map_parse.go) makes a map of the text that people type,
//     and returns all [MapFaults] of it. map_parse_tokens.go cuts the text,
//     map_parse_items.go and map_parse_marks.go read a space and what is said of it,
//     map_parse_sight.go walls and pairs, map_parse_spaces.go puts it all together.
//   - map_words.go: the words of that text, in both languages.
//   - map_write: the text of a map in one line, and a row for each space.
//     map_board.go draws the map, map_doubts.go finds what looks like a slip.
//   - rulebook.go: [Rulebook], from rulebook.txt and glossary.txt.
package micemystics
