// Package minutes writes the report about a game: the winner, the duration, the actions of each
// player, the curves of counted values such as food, and the dice. It writes text for a terminal,
// Markdown, or one HTML page with charts, which loads nothing from the network and has no scripts.
//
// Texts that people wrote into a record never become markup. In the HTML page, package
// html/template escapes them. In Markdown, `escape` does.
package minutes
