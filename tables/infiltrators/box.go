// Package infiltrators is what is in the box of Infiltrators, the game of
// agents who hunt the traitors among them, in its Russian edition: the rulebook
// in our own words.
package infiltrators
