// Package minutes writes the minutes of a game: who won, how long it took, what each
// side did, how its numbers went and how the dice fell, for a terminal, as Markdown or
// as one page of HTML. The page needs nothing beside itself: its charts are drawings
// inside it, it asks the network for nothing and runs no program.
//
// Everything that people wrote into a record is text here, never markup: html/template
// escapes it in the page, and escape does in Markdown.
package minutes
