// Package minutes writes the minutes of a game: who won, how long it took, what each side did,
// the course of its numbers and the dice. It writes for a terminal, as Markdown or as one page
// of HTML. The page is self-contained: its charts are inside it, it loads nothing from the
// network and has no scripts.
//
// Everything that people wrote into a record is text here, never markup: html/template
// escapes it in the page, and escape does in Markdown.
package minutes
