// Package words holds every sentence of the interface in English and Russian. There is one file for
// each area, such as cmd.json. A file is read when one of its sentences is first needed. The id of
// a sentence begins with the name of its area and a dot.
//
// The file terms.txt is the glossary of the games. For each term, it lists the English name, the
// word in the Russian rulebook, our Russian word, and words that no message may use instead.
//
// # How a sentence is written
//
// There are ten rules. Each has an example: the sentence before and after the change.
//
// 1. Every prompt is a question or a command that ends with its punctuation mark.
//
//	Wick attacks whom ›                      Whom does Wick attack? ›
//	Какая карта ›                            Какая карта? ›
//
// 2. A number always has its noun, and the noun has the right form. A name with a number, such
// as "Ana: 1", becomes a sentence.
//
//	Pedro comes to Ana: 1.                   Pedro moves in with Ana (slack 1).
//	Аня: карт взято 1.                       Аня берёт 1 карту.
//
// 3. The word that people look for comes first. The code that they may type for it comes second.
//
//	6r b exchange                            exchange: 6r b
//	в вертикально                            вертикально: в
//
// 4. A list of allowed words has the introduction "There are: … / Есть: …". The message that a word
// does not exist is a separate sentence.
//
//	The setting "lng" is none: lang, plain.  There is no setting “lng”. There are: lang, plain.
//	Настройки «lng» нет: lang, plain.        Настройки «lng» нет. Есть: lang, plain.
//
// 5. The condition comes before the question, and the question comes last.
//
//	Pedro: the die? He comes on 3 or more    Pedro comes on 3 or more. What does the die show?
//	Педро: что на кубике? Приходит при 3     Педро придёт при 3 и больше. Что на кубике?
//
// 6. A name is the subject of its sentence, not a note in brackets. Russian names are never
// declined, and nothing depends on whether a person is a man or a woman.
//
//	The tent of Boris: 8                     Boris has 8 slack in the tent.
//	Палатка (Боря): 8                        Боря: в палатке 8 развала
//
// 7. Each thing has one word: the word in terms.txt.
//
//	call an operative, the next cell         summon an operative, the next tile
//	подставка с пистолетом, особая карта     ложемент, специальная карта
//
// 8. Messages do not use words from the program's code or from programming.
//
//	2 reports; the card's window is shut     2 entries; the card can no longer be cancelled
//	рапортов: 2, окно карты закрыто          записей: 2, отменить карту уже нельзя
//
// 9. English is written as it is spoken. Write "needs", "is not", "for example", "again" and "by
// the rules he goes". Do not write "is wanted", "is no", "as in", "anew" or "goes elsewhere". In
// Russian the verb is in the present tense: «берёт», not «взято».
//
//	Two names are wanted, as in Ann, Boris   Give two names, for example Ann, Boris
//	Нужно имён: 2, названо: 1                Имён нужно 2, а не 1
//
// 10. All rows of a menu are the same part of speech, and each row answers the question of the
// menu.
//
//	move / attack / the end of the turn      move / attack / end the turn
//	ходить / атака / обыск / конец хода      ходить / атаковать / обыскать / закончить ход
//
// Words that people type, and names of things, are in “…” in English and in «…» in Russian.
// Commands of a shell need their own quotes, so they are written as they are typed. If the program
// does not understand an input, its message shows what to type: "Type … / Наберите …". The message
// at the end of a game first says what happened, and then the rule. The messages of both languages
// have the same placeholders.
//
// Files: words.go returns a sentence, and other.go finds the same sentence in the other language.
// reads_test.go and messages_test.go check the sentences. spoken_test.go checks that every message
// is used. terms_test.go checks that every thing has one word.
package words
