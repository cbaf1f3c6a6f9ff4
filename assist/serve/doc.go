// Package serve shows tables to browsers in the same house, and nothing else: nobody
// can report from a page, no lock is taken, and nothing that a page is asked is kept.
//
// # From a recorded line to a phone
//
// journal.Follow gives what a table's file says, liveTable.update remembers it
// (followed.go), each page that somebody looks at waits for that in a request of its
// own and is sent its part of the table drawn anew (events.go, static/page.js). A page
// that has no scripts shows the same when it is loaded again (page.go).
//
// # Who may look
//
// The link to a table holds a secret of 128 bits. Opening it gives the browser a
// cookie and leaves for an address without the secret (guard.go). Every answer
// forbids everything that a page does not need, requests have to name one of the
// server's own addresses, and whoever reads or writes slowly is cut off (server.go).
//
// # Where to begin
//
//   - [New] makes a [Server] of [Table]s, [Listen] opens its addresses, [Server.Serve]
//     runs until its context ends.
//   - page.go has the pages: the table, its minutes, the lookup, what a seat works out on
//     its own phone. guard.go draws the square code that a phone's camera reads off a
//     terminal.
//   - static holds the pages, their style and their only script.
package serve
