// Package lookup finds rules while people wait at the table: by id, however it
// is typed, and by plain words in either language. Open questions, words of the
// glossary and the cards of a box are answers too.
//
// # How words are read
//
// A query is read word by word (query_read.go): as it is, in the other keyboard layout, or as
// Russian in Latin letters, whichever makes sense of most words. A word without meaning in all
// of these is completed, or corrected by one or two edits, or split if several words were run
// together (query_alts.go). A word of the rules or of ordinary texts (index.go) is never
// corrected, because everyday words would become words of the game. A word that the rules do
// not use stands for words with the same root, or for nothing. Each word then stands for its
// stem and its synonyms: those of the game's glossary, those of alike.txt that players use in
// any game, and words with the same root. Each kind has less weight than the one before.
//
// # How answers are ranked
//
// The score of an entry is the sum of four parts (rank.go, latent.go, rank_order.go):
//
//   - BM25F over its texts in both languages: the rule, its heading, the open question, and all
//     the questions that people ask about it, each field with its own weight (index_build.go);
//   - the score of the best of those questions: it should contain most of the query and little
//     else, because players use the words of other players more than those of rules;
//   - the cosine between query and entry in the space of latent semantic indexing, in which
//     words of the same entries are close;
//   - the number of word pairs that the query shares with the most similar question, including
//     stop words. These pairs distinguish "where does the dog go" from "where may I go when the
//     dog is there".
//
// The score increases if many rules refer to the entry, or if the caller prefers the entry or
// another one of its chapter. The score decreases a little for an open question, and for a term
// whose name is not the query. A term whose name is the query comes after the best rule about
// the term.
//
// The index is computed when the program is built (go generate) and read from the
// embedded bytes without decoding. TestHitRate and TestQuestionsAtATable
// measure the result.
//
// # What was measured
//
// 640 questions that a rulebook answers and 150 that none answers were written by a person who
// had not seen the index or any line of it. The figures are per cent with intervals of 95 % (go
// test ./assist/lookup -run TestQuestionsAtATable/fresh -v):
//
//	kind     questions   right answer first       among the first three
//	en              317   88.3 % (84 to 91)     96.5 % (94 to 98)
//	ru              323   89.2 % (85 to 92)     95.4 % (92 to 97)
//	amount          106   91.5 % (85 to 95)     98.1 % (93 to 99)
//	may             158   93.0 % (88 to 96)     98.7 % (96 to 100)
//	what             74   93.2 % (85 to 97)     98.6 % (93 to 100)
//	when             37   86.5 % (72 to 94)     91.9 % (79 to 97)
//	where            35   91.4 % (78 to 97)     100.0 % (90 to 100)
//	who              37   89.2 % (75 to 96)     97.3 % (86 to 100)
//	story            71   81.7 % (71 to 89)     95.8 % (88 to 99)
//	open             51   84.3 % (72 to 92)     96.1 % (87 to 99)
//	slip             41   82.9 % (69 to 91)     85.4 % (72 to 93)
//	joined           30   76.7 % (59 to 88)     80.0 % (63 to 90)
//	all             640   88.8 % (86 to 91)     95.9 % (94 to 97)
//
// Of the 150, 76.7 % (69 to 83) are told that nothing fits; of the 640, 2.0 % (1 to 3) are
// wrongly refused. A question of the kind story tells what happened at the table. The kind open
// is about an open question of the rulebook, slip is mistyped, and joined has no spaces.
//
// # Where to begin
//
//   - [New] makes a [Book]. [Book.Find] and [Book.Entry] return [Result]s (book.go).
//   - query_: an id (query_id.go), words (query_read.go), the meanings of a word and words run
//     together (query_alts.go), slips, the other layout and Latin letters (query_slips.go),
//     word endings and stop words (stem.go).
//   - rank.go, rank_order.go and latent.go compute the score. index.go reads the index.
//     index_build.go builds the index with the synonyms, and writes its bytes.
//   - result_: an answer in lines, the sentences about a query, and the cards of a
//     box ([Thing]).
package lookup
