// Package micemystics is what the rulebook of Mice and Mystics says, in our own
// words, in its Russian edition.
package micemystics
