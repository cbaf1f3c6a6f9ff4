// Package minutes writes the minutes of a game: who won, how long it took, what each side did, the
// course of its numbers and the dice. It writes for a terminal, as Markdown or as one page of HTML.
// The page is self-contained: it includes its charts, loads nothing from the network and has no
// scripts.
//
// Text that people wrote into a record never becomes markup: html/template escapes it in the page,
// and the function escape does so in Markdown.
package minutes
