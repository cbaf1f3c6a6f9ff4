// Package chezguevara is what is in the box of Chez Guevara, the game of
// guerrillas who slack until they may go home, in its Russian edition: the
// rulebook in our own words.
package chezguevara
