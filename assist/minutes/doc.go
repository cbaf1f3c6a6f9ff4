// Package minutes writes the minutes of a game: the winner, the duration, the counts of each side,
// curves of the counters, and the dice. It writes text for a terminal, Markdown, or one page of
// HTML. The HTML page is self-contained: it includes its charts, loads nothing from the network and
// has no scripts.
//
// Texts that people wrote into a record never become markup. In the HTML page, package
// html/template escapes them. In Markdown, `escape` does.
package minutes
