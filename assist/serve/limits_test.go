package serve

import (
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/tables/longtest"
)

func TestABodyOfAGigabyteIsNotRead(t *testing.T) {
	h := served(t, begun(t, "solo", 60))
	at := h.enter(0)
	body := &endless{}
	request := h.request(http.MethodPost, at+"en/rules", body)
	if answer, err := h.browser.Do(request); err == nil { // an error means that the server has closed the connection
		text, _ := io.ReadAll(answer.Body)
		answer.Body.Close()
		require.Equal(t, http.StatusRequestEntityTooLarge, answer.StatusCode)
		require.Contains(t, string(text), "Ask in a few words")
	}
	require.Less(t, body.read.Load(), int64(64<<20))
	require.Contains(t, h.page(at+"en/"), "Escape")
}

func TestAHundredSlowBrowsersKeepNobodyWaiting(t *testing.T) {
	h := served(t, begun(t, "solo", 60))
	at := h.enter(0)
	address := strings.TrimPrefix(h.at, "http://")
	key := h.server.tables[0].cookie() + "=" + string(h.server.tables[0].key)
	for i := range 100 {
		c := must(net.Dial("tcp", address))
		t.Cleanup(func() { c.Close() })
		if i%2 == 0 {
			fmt.Fprintf(c, "GET %sen/ HTTP/1.1\r\nHost: %s\r\nX-Slow: ", at, address) // never completed
		} else {
			fmt.Fprintf(c, "GET %sen/events HTTP/1.1\r\nHost: %s\r\nCookie: %s\r\n\r\n", at, address, key) // never read
		}
	}
	require.Contains(t, h.page(at+"en/"), "Escape")
	_, text := hears(t, h.opens(at+"en/events"))
	require.Contains(t, text, "Escape")
}

func TestTooManyOpenPagesAreToldSo(t *testing.T) {
	h := served(t, begun(t, "solo", 60))
	at := h.enter(0)
	for range cap(h.server.streams) {
		h.server.streams <- struct{}{}
	}
	answer, text := h.get(at + "en/events")
	require.Equal(t, http.StatusServiceUnavailable, answer.StatusCode)
	require.Contains(t, text, "Too many pages")
}

func TestWhoeverDawdlesIsCutOff(t *testing.T) {
	longtest.Skip(t, "it waits for half a minute")
	h := served(t, begun(t, "solo", 60))
	f, host := h.server.tables[0], strings.TrimPrefix(h.at, "http://")
	named := fmt.Sprintf("Host: %s\r\nCookie: %s=%s\r\n", host, f.cookie(), f.key)
	dial := func(text string) *net.TCPConn {
		c := must(net.Dial("tcp", host))
		t.Cleanup(func() { c.Close() })
		must(io.WriteString(c, text))
		return c.(*net.TCPConn)
	}
	began := time.Now()
	loris := dial("GET / HTTP/1.1\r\n" + named + "X-Slow: ")
	drops := dial("POST /t/" + f.id + "/en/rules HTTP/1.1\r\n" + named + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 999\r\n\r\nq=")
	deaf := dial("GET /t/" + f.id + "/en/events HTTP/1.1\r\n" + named + "\r\n")
	require.NoError(t, deaf.SetReadBuffer(4096))
	go func() {
		for range 100 { // the server closes a slow connection even if bytes arrive regularly
			time.Sleep(headerWithin / 10)
			loris.Write([]byte("x"))
			drops.Write([]byte("x"))
		}
	}()
	for _, c := range []net.Conn{loris, drops} {
		_, err := io.Copy(io.Discard, c)
		require.Less(t, time.Since(began), answerWithin+10*time.Second, "%v", err)
	}
	for gone := false; !gone; gone = len(h.server.streams) == 0 {
		f.update(journal.Change{Err: errors.New(time.Now().String())})
		time.Sleep(time.Millisecond)
		require.Less(t, time.Since(began), time.Minute, "whoever does not read keeps its place")
	}
	require.Contains(t, h.page(h.enter(0)+"en/"), "Escape")
}

func TestAPortInUseIsAnError(t *testing.T) {
	taken := must(net.Listen("tcp", loopback+":0"))
	defer taken.Close()
	_, err := Listen(t.Context(), taken.Addr().(*net.TCPAddr).Port, false)
	require.ErrorContains(t, err, "address already in use")
	open := must(Listen(t.Context(), 0, false))
	require.Len(t, open, 1)
	require.True(t, IsHere(open[0]), "this machine alone unless people say otherwise")
	open[0].Close()

	house, err := Listen(t.Context(), 0, true)
	if errors.Is(err, ErrNoHouse) {
		return
	}
	require.NoError(t, err)
	for i, listener := range house {
		defer listener.Close()
		address := listener.Addr().(*net.TCPAddr)
		require.True(t, address.IP.IsPrivate() || i == len(house)-1 && address.IP.IsLoopback(), "%v", address)
		require.Equal(t, house[0].Addr().(*net.TCPAddr).Port, address.Port)
	}
}

func TestOnlyAddressesOfAHouseAreOpened(t *testing.T) {
	at := func(all ...string) (found []net.Addr) {
		for _, text := range all {
			ip, n, err := net.ParseCIDR(text)
			require.NoError(t, err)
			found = append(found, &net.IPNet{IP: ip, Mask: n.Mask})
		}
		return found
	}
	public := at("127.0.0.1/8", "8.8.8.8/24", "192.0.2.2/24", "169.254.1.1/16", "100.64.0.1/10", "::1/128", "2001:db8::1/64", "fe80::1/64")
	require.Empty(t, private(public))
	require.Equal(t, []string{"fd00::2"}, private(append(public, at("fd00::2/64")...)))
	require.Equal(t, []string{"192.168.1.5", "172.17.0.1", "10.0.0.2"}, private(append(public, at("fd00::2/64", "172.17.0.1/16", "10.0.0.2/8", "192.168.1.5/24")...)))
}
