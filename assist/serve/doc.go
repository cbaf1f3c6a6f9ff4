// Package serve shows tables in browsers on this machine or on the same local network. If a table
// has a Room, players also answer questions on the page of their seat. Without a Room, pages only
// show the table, and the server does not lock the record. The server stores answers, but no other
// text that people type.
//
// # Who may look
//
// The link to a table contains a secret of 128 bits. Opening the link sets a cookie in the browser,
// and leads to an address without the secret (guard.go). The headers of every response allow a page
// only what it needs. The Host of each request must be one of the server's own addresses. The
// server closes the connection of a browser that reads or writes slowly (server.go).
//
// Without --lan only this machine can reach the server. With --lan it also listens on private
// addresses, but never on public ones. Traffic is not encrypted, so everybody in the network can
// read it. Everybody in the network can also occupy all connections. A page and its files have at
// most 25 KB. An open page takes 20 to 40 KB of the server's memory (go test ./assist/serve -run
// '^$' -bench . -benchtime 5x).
//
// # Attacks that were tried
//
// go test ./assist/serve repeats each of these attacks:
//
//   - A wrong link, an old link or the cookie of another table gets the status 404 or 403. The
//     comparison takes constant time. TestWhoeverOpensTheLink, TestALinkMayBeOpenedAgain,
//     TestACookieOpensItsOwnTable
//   - A wrong, repeated or missing Host (DNS rebinding) gets the status 421 or 400. Requests with
//     two lengths or split headers, HTTP/2, CONNECT and TRACE are refused with at most one answer.
//     Headers of 64 KB get 431, and paths with .. in any encoding get 404.
//     TestOddRequestsGetNothing
//   - A body of 1 GB gets 413 before 64 MB are read. TestABodyOfAGigabyteIsNotRead
//   - Requests and readers that never end are cut off after 5 to 10 s. 100 of them at once delay
//     nobody. TestWhoeverDawdlesIsCutOff (with TABLEMATE_TEST=long), TestAHundredSlowBrowsers
//   - The server refuses the 401st open page. TestTooManyOpenPages
//   - Headers forbid requests from other sites, foreign scripts, images and styles, and leaks by
//     address or cache. TestAPageMayUseNothing, TestNothingOfATableIsKept
//   - Names and notes made of HTML are shown as text. TestHostileNamesAreText
//   - If a table's file vanishes, is damaged, or becomes a table of another game, the page shows a
//     sentence above the last state. TestAPageChangesWhenALineIsRecorded
//   - If the port is in use, or if a table is unknown or damaged, the command prints a sentence. In
//     these cases, and after Ctrl-C, nothing is written to a table. TestWhatCannotBeShownIsSaid,
//     TestATableIsShownInABrowserUntilCtrlC
//   - A card chosen on a private page causes no request. TestASuspectNeverLeavesThePhone
//
// # What runs when a phone shows Infiltrators
//
//  1. guarded (guard.go) refuses requests for other addresses and sets the headers. ofTable
//     (guard.go) finds the table whose key is in the request's cookie.
//  2. page (page.go) calls viewOf (page.go). viewOf gets the drawn table from the method
//     now (followed.go). After each change, the method drawn (followed.go) draws it once for each
//     language. It calls Page (assist/session/game.go) with the record in memory.
//  3. readPast (assist/session/game.go) replays the record, and page (assist/session/show.go) asks
//     the game: View (assist/infiltrators/view.go) for the table in characters, Draw
//     (assist/infiltrators/draw.go) for the picture, Sheet (assist/infiltrators/mine.go) for the
//     facts from which a seat deduces secrets. buildTale (assist/session/tale.go) tells the last
//     turns.
//  4. write (page.go) fills the template. The phone's script (static/page.js) then asks for events
//     (events.go). The response stays open. A page without scripts is reloaded by hand.
//  5. When a line is added to the record, Follow (assist/journal/follow.go) notices it. The
//     method update (followed.go) wakes stream (events.go), which sends the part that has changed.
//
// # Where to begin
//
//   - [New] makes a [Server] of [Table]s, and [Listen] opens its addresses. [Server.Serve]
//     runs until its context ends.
//   - page.go has the pages: the table, the report, the lookup, and the page for private
//     deductions. seat.go has the pages of a seat, and seating.go stores which phone has it.
//     guard.go draws the QR code that a phone's camera reads off a terminal.
//   - static holds the pages, their styles, scripts and icon.
package serve
