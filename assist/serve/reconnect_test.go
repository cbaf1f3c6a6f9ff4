package serve

import (
	"bytes"
	"crypto/rand"
	"io"
	"net"
	"net/http"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// begins starts a server for a table at an address. With the same entropy the link is the same.
// When the returned server is closed, the pages are not notified, as when its machine goes to
// sleep.
func begins(t testing.TB, address string, entropy io.Reader, table Table) (house, *http.Server) {
	shown := must(New(entropy, table))
	listener := must(net.Listen("tcp", address))
	address = listener.Addr().String()
	shown.allow(address)
	go shown.tables[0].follow(t.Context())
	server := &http.Server{Handler: shown.Handler(), Addr: address}
	go server.Serve(listener)
	t.Cleanup(func() { server.Close() })
	return house{t: t, server: shown, at: "http://" + address}, server
}

// TestAPageComesBack closes the connection of a page while the phone sleeps and the game continues.
// Then it starts the server again, first with the same link and then with another one.
func TestAPageComesBack(t *testing.T) {
	w := inBrowser(t)
	table := begun(t, "solo", 56)
	lines := bytes.SplitAfter(recordOf(t, "solo"), []byte("\n"))
	same := func() io.Reader { return bytes.NewReader(bytes.Repeat([]byte("tablemate"), 100)) }
	h, server := begins(t, "127.0.0.1:0", same(), table)
	w.looksAt(h, 0, "en/")
	w.awaits("en/events")
	w.runs(chromedp.Evaluate(`window.loaded = "once"; performance.clearResourceTimings()`, nil), page.SetWebLifecycleState(page.SetWebLifecycleStateStateFrozen))
	require.NoError(t, server.Close())
	appended(t, table.Path, lines[56])
	_, server = begins(t, server.Addr, same(), table)
	w.runs(page.SetWebLifecycleState(page.SetWebLifecycleStateStateActive))
	w.says("#live", "Mustard")
	w.runs(chromedp.WaitNotVisible("#lost"))

	require.NoError(t, server.Close())
	w.says("#lost", "The page is trying to restore it")
	h, server = begins(t, server.Addr, same(), table)
	w.runs(chromedp.WaitNotVisible("#lost"))
	appended(t, table.Path, bytes.Join(lines[57:70], nil))
	w.says("#live", h.server.tables[0].drawn("en").Title)

	require.NoError(t, server.Close())
	begins(t, server.Addr, rand.Reader, table)
	w.says("#lost", "Open the link or scan the QR code again")
	var loaded string
	w.runs(chromedp.Evaluate(`window.loaded`, &loaded))
	require.Equal(t, "once", loaded)
}

// TestAPageThatNobodySeesLetsGo hides a page and shows it again. A hidden page must not use one of
// the browser's few connections.
func TestAPageThatNobodySeesLetsGo(t *testing.T) {
	w := inBrowser(t)
	table := begun(t, "solo", 56)
	h := served(t, table)
	w.looksAt(h, 0, "en/")
	hides := func(hidden string, open int) {
		w.runs(chromedp.Evaluate(`Object.defineProperty(document, "hidden", {value: `+hidden+`, configurable: true}); document.dispatchEvent(new Event("visibilitychange"))`, nil))
		require.Eventually(t, func() bool { return len(h.server.streams) == open }, time.Minute, 10*time.Millisecond)
	}
	hides("false", 1)
	hides("true", 0)
	appended(t, table.Path, bytes.SplitAfter(recordOf(t, "solo"), []byte("\n"))[56])
	hides("false", 1)
	w.says("#live", "Mustard")
}
