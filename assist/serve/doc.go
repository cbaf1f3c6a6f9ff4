// Package serve shows tables in browsers on the same local network. If a table has a Room, each
// player may also answer on the page of a seat. Without a Room, pages only show the table, and the
// server takes no lock. The server never stores text that people type on other pages.
//
// # From a recorded line to a phone
//
// journal.Follow sends each change of a table's file, and liveTable.update stores the change
// (followed.go). Each open page waits for changes in a separate request, which sends the new
// content of the page (events.go, static/page.js). A page without scripts has the same content when
// it is reloaded (page.go).
//
// # Who may look
//
// The link to a table contains a secret of 128 bits. The opened link sets a cookie in the browser
// and leads to an address without the secret (guard.go). The headers of every response forbid
// everything that a page does not need. Each request must name one of the server's own addresses.
// The server closes the connection of a browser that reads or writes slowly (server.go).
//
// Without --lan only this machine can reach the server. With --lan the server also listens on
// private addresses, but on no others. Traffic is not encrypted: everybody in the network can read
// it, and can occupy all connections. A page needs at most 25 KB with all its files, and 20 to 40
// KB of the server's memory while it is open (go test ./assist/serve -run '^$' -bench . -benchtime
// 5x).
//
// # What was tried
//
// go test ./assist/serve repeats each attack:
//
//   - A wrong link, an old one, the cookie of another table: 404 or 403, compared in constant
//     time. TestWhoeverOpensTheLink, TestALinkMayBeOpenedAgain, TestACookieOpensItsOwnTable
//   - Another name or port in Host, twice, or none (DNS rebinding): 421 or 400. Two lengths,
//     split headers, HTTP/2, CONNECT, TRACE: refused, one answer at most. Headers of 64 KB:
//     431. Paths with .. in any encoding: 404. TestOddRequestsGetNothing
//   - A body of 1 GB: 413, after less than 64 MB. TestABodyOfAGigabyteIsNotRead
//   - Requests and readers that never end: cut off after 5 to 10 s; 100 of them at once delay
//     nobody. TestWhoeverDawdlesIsCutOff (with TABLEMATE_TEST=long), TestAHundredSlowBrowsers
//   - 401 open pages: the last one gets a refusal. TestTooManyOpenPages
//   - Requests from other sites; scripts, images and styles from elsewhere; leaks by address or
//     cache: forbidden by headers. TestAPageMayUseNothing, TestNothingOfATableIsKept
//   - Names and notes made of HTML: shown as text. TestHostileNamesAreText
//   - A table that vanishes, is damaged, or comes back as another game: a sentence above the
//     last state. TestAPageChangesWhenALineIsRecorded
//   - A port in use, Ctrl-C, an unknown or torn table: a sentence, and nothing is written.
//     TestWhatCannotBeShownIsSaid, TestATableIsShownInABrowserUntilCtrlC
//   - A card chosen on a private page: no request follows. TestASuspectNeverLeavesThePhone
//
// # What runs when a phone shows Infiltrators
//
//  1. guarded (guard.go) refuses requests for other addresses and sets the headers.
//     ofTable (guard.go) finds the table whose key the cookie holds.
//  2. page (page.go) calls viewOf (page.go). now (followed.go) returns the table as it was last
//     drawn. If the table has changed, drawn (followed.go) calls Page (assist/session/game.go)
//     with the record in memory.
//  3. readPast (assist/session/game.go) replays the record, and page (assist/session/show.go)
//     asks the game: View (assist/infiltrators/view.go) for the table in characters, Draw
//     (assist/infiltrators/draw.go) for the picture, Sheet (assist/infiltrators/mine.go) for what
//     a seat may work out alone. buildTale (assist/session/tale.go) tells the last turns.
//  4. write (page.go) fills the template. The phone's script then asks for events (events.go).
//  5. When somebody reports, Follow (assist/journal/follow.go) sees the longer file and update
//     (followed.go) wakes stream (events.go), which sends the part that has changed.
//
// # Where to begin
//
//   - [New] makes a [Server] of [Table]s, and [Listen] opens its addresses. [Server.Serve]
//     runs until its context ends.
//   - page.go has the pages: the table, its minutes, the lookup, and the page for private
//     deductions. guard.go draws the QR code that a phone's camera reads off a terminal.
//   - static holds the pages, their style and their only script.
package serve
