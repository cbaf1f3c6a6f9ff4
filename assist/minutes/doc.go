// Package minutes writes the report about a game: the winner, the duration, the actions, the curves
// of counted values, and the dice. It writes text for a terminal, Markdown, or one HTML page with
// charts, which loads nothing from the network and has no scripts.
//
// Texts that people wrote never become markup: html/template or `escape` escapes them.
package minutes
