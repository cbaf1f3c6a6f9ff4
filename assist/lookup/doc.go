// Package lookup finds rules while people wait at the table: by an id in any spelling, and by plain
// words in English or Russian. Open questions, glossary terms and the cards in a box can be answers
// too.
//
// # How words are read
//
// A short form of everyday messages, such as "w/o", is first replaced by its word. Each word of a
// query may be meant as typed, as typed in the other keyboard layout, or as Russian in Latin
// letters (query_read.go). The lookup first tries the way in which it knows most words of the
// query. A word that it knows in none of these ways is completed, corrected by one or two edits, or
// split into several words (query_alts.go). A word that the rules or ordinary texts use (index.go)
// is never corrected, because a correction would turn everyday words into words of the game. An
// ordinary word that the rules do not use is replaced by words with the same root, or ignored. Each
// word is then replaced by its stem and its synonyms. The synonyms from the game's glossary have
// the most weight. Synonyms that players use in any game (alike.txt) have less weight, and words
// with the same root have the least weight.
//
// # How answers are ranked
//
// The score of an entry is a weighted sum of five parts (rank.go, latent.go, rank_order.go,
// taught.go):
//
//   - BM25F over the entry's texts in both languages. The rule, its heading, the open question and
//     all questions of players about the entry have different weights (index_build.go);
//   - the score of the question of players that is most similar to the query, because players use
//     the words of other players more often than the words of rules;
//   - the cosine between the vectors of the query and the entry. Latent semantic indexing computes
//     these vectors, and words of the same entries have similar vectors;
//   - the number of word pairs, including stop words, that the query shares with the most similar
//     question. Such pairs distinguish "where does the dog go" from "where may I go when the dog
//     is there";
//   - the weights that the words of the query, including stop words, have for the entry. Logistic
//     regression computes them from the texts of all entries and from all questions of players.
//     These weights distinguish rules that use the same words.
//
// The score is higher if many rules refer to the entry. It is also higher if the caller prefers the
// entry, or another entry with the same chapter (MOVE in PR-MOVE-03). The score is slightly lower
// for an open question, and much lower for a term. If the query is a term's name, the best rule
// about the term comes first and the term second.
//
// The index is built by go generate, embedded in the program, and read without decoding.
// TestHitRate and TestQuestionsAtATable measure the quality of the answers.
//
// # When nothing fits
//
// If the rulebooks do not answer a question, the lookup says so (answered.go). Five features count:
//
//   - the largest share of the question that one of the best entries contains;
//   - the similarity between the vectors of the question and the best entry;
//   - the share of words that are unknown, corrected or replaced;
//   - the learned weights of its words, which are higher for words of questions with an answer;
//   - the similarity with a question in unanswered.txt, which no rulebook answers.
//
// # What was measured
//
// A person who had not seen the index wrote 640 questions that a rulebook answers, and 150
// questions that no rulebook answers. The figures are per cent with 95 % confidence intervals (go
// test ./assist/lookup -run TestQuestionsAtATable/fresh -v):
//
//	kind     questions   right answer first       among the first three
//	en              317   91.2 % (88 to 94)     96.8 % (94 to 98)
//	ru              323   90.4 % (87 to 93)     96.3 % (94 to 98)
//	amount          106   91.5 % (85 to 95)     97.2 % (92 to 99)
//	may             158   96.2 % (92 to 98)     99.4 % (97 to 100)
//	what             74   93.2 % (85 to 97)     98.6 % (93 to 100)
//	when             37   86.5 % (72 to 94)     94.6 % (82 to 99)
//	where            35   94.3 % (81 to 98)     100.0 % (90 to 100)
//	who              37   94.6 % (82 to 99)     97.3 % (86 to 100)
//	story            71   87.3 % (78 to 93)     97.2 % (90 to 99)
//	open             51   90.2 % (79 to 96)     98.0 % (90 to 100)
//	slip             41   80.5 % (66 to 90)     85.4 % (72 to 93)
//	joined           30   73.3 % (56 to 86)     83.3 % (66 to 93)
//	all             640   90.8 % (88 to 93)     96.6 % (95 to 98)
//
// The other 150 questions have no answer in the rulebooks. Of the 150, 84.7 % (78 to 90) are told
// that nothing fits; of the 640, 1.7 % (1 to 3) are wrongly refused. A "story" question tells what
// happened at the table. An "open" question is about an open question of the rulebook. A "slip"
// question is mistyped, and a "joined" question has no spaces.
//
// # Where to begin
//
//   - [New] makes a [Book]. [Book.Find] and [Book.Entry] return [Result]s (book.go).
//   - The query files parse a query: as an id (query_id.go) or as words (query_read.go). They find
//     the games that a query names (query_game.go). They find the meanings of a word and split
//     joined words (query_alts.go). They handle typing errors and Latin letters (query_slips.go).
//     stem.go has word endings and stop words.
//   - rank.go, rank_order.go, latent.go and taught.go compute the score. index.go reads the index.
//     index_build.go builds the index with the synonyms, and writes its bytes.
//   - The result files have the text of an answer, sentences about a query, and the named things
//     of a box ([Thing]).
package lookup
