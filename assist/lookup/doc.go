// Package lookup finds rules while people wait at the table: by id, however it
// is typed, and by plain words in either language. Open questions, words of the
// glossary and the cards of a box are answers too.
//
// # How words are read
//
// A query is read word by word (query_read.go): as it stands, in the other layout
// of the keyboard, or as Russian in Latin letters, whichever makes sense of most
// words. A word that makes no sense in any of these ways is completed, or corrected by
// one or two edits, or cut where several were run together (query_alts.go). One that
// the rules or ordinary texts use (index.go) is never corrected, or everyday words
// would be taken for words of the game: what the rules do not use stands for the words
// of its root, or for nothing. Each word then stands for its stem and its synonyms: those that the
// game's glossary calls alike, those of alike.txt that players use in any game,
// and words of one root, each kind weighing less than the one before.
//
// # How answers are ranked
//
// The score of an entry is the sum of four (rank.go, latent.go, rank_order.go):
//
//   - BM25F of its texts in both languages together: the rule, its heading, what
//     is open, and all the questions that people ask for it, each field with a
//     weight of its own (index_build.go);
//   - the best single one of those questions, by how much of the query it holds
//     and how little else: players share few words with rules, and many with
//     other players;
//   - the cosine between query and entry in the space of latent semantic
//     indexing, where words that stand in the same entries lie together;
//   - how many pairs of words that follow one another the query shares with the question
//     most like it, with the words of every sentence: they tell where the dog goes from
//     where I may go when the dog is there.
//
// The score grows when many rules refer to the entry, when the caller prefers it
// or an entry of its chapter; it shrinks a little for an open question, and for a
// term that was not asked for by its name. One that was is placed behind the best rule.
//
// The index is computed when the program is built (go generate) and read from the
// embedded bytes without decoding. TestHitRate and TestQuestionsAtATable
// measure the result.
//
// # Where to begin
//
//   - [New] makes a [Book], [Book.Find] and [Book.Entry] give [Result]s (book.go).
//   - query_: an id (query_id.go), words (query_read.go), what one stands for
//     and words run together (query_alts.go), slips, the other layout and Latin letters
//     (query_slips.go), word endings and stop words (stem.go).
//   - rank.go, rank_order.go, latent.go: the sum above. index.go reads the index;
//     index_build.go collects it and what stands for the same, and lays the bytes out.
//   - result_: an answer in lines, the sentences about a query, and the cards of a
//     box ([Thing]).
package lookup
