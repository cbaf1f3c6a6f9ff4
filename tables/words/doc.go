// Package words holds every sentence of the interface in English and Russian. There is one file for
// each area, such as cmd.json. A file is read when one of its sentences is first needed. The id of
// a sentence begins with the name of its area and a dot.
//
// The file terms.txt is the glossary of the games. For each term, it lists the English name, the
// word in the Russian rulebook, the Russian word of the messages if that is different, and words
// that no message may use instead.
//
// # How a sentence is written
//
// There are ten rules. Under each rule, the left column has sentences that break the rule, and the
// right column has the same sentences corrected.
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
// 3. The word that people look for comes first. The short code that they may type instead of this
// word comes second.
//
//	6r b exchange                            exchange: 6r b
//	в вертикально                            вертикально: в
//
// 4. A list of allowed words begins with "There are: … / Есть: …". If a typed word does not exist,
// a separate sentence says so.
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
// 7. All messages use the same word for a thing: the word in terms.txt.
//
//	call an operative, the next cell         summon an operative, the next tile
//	подставка с пистолетом, особая карта     ложемент, специальная карта
//
// 8. Messages do not use words from the program's code or from programming.
//
//	2 reports; the card's window is shut     2 entries; the card can no longer be cancelled
//	рапортов: 2, окно карты закрыто          записей: 2, отменить карту уже нельзя
//
// 9. English is written as it is spoken. Write "needs", not "is wanted"; "is not", not "is no";
// "for example", not "as in"; "again", not "anew"; "by the rules he goes", not "goes elsewhere". In
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
// Shell commands are written exactly as they are typed, because they may contain quotes of their
// own. If the program does not understand an input, the message shows what to type: "Type … /
// Наберите …". The message at the end of a game first says what happened, and then states the
// rule. A message has the same placeholders in both languages.
//
// Files: words.go returns a sentence, and other.go finds the same sentence in the other language.
// reads_test.go and messages_test.go check the sentences. spoken_test.go checks that every message
// is used. terms_test.go checks that the messages of a game have no word that terms.txt forbids.
package words
