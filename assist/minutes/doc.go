// Package minutes writes the minutes of a game: the winner, the duration, the counts of each side,
// curves of the numbers, and the dice. It writes text for a terminal, Markdown, or one page of
// HTML. The HTML page is self-contained: it includes its charts, loads nothing from the network and
// has no scripts.
//
// Texts that people wrote into a record never become markup. html/template escapes them in the
// page, and the function escape does so in Markdown.
package minutes
