package serve

import (
	"context"
	"errors"
	"net"
	"slices"
	"strconv"
	"strings"
)

const loopback = "127.0.0.1"

// ErrNoHouse is the error of Listen if this machine has no private network address.
var ErrNoHouse = errors.New("no private address")

// IsHere reports whether only this machine can reach a listener.
func IsHere(at net.Listener) bool { return at.Addr().(*net.TCPAddr).IP.IsLoopback() }

// Listen opens a port on the loopback address. Port 0 chooses a free port. If `lan` is set, it also
// listens on the private addresses, which come first in the result. The error is ErrNoHouse or a
// system error.
func Listen(ctx context.Context, port int, lan bool) ([]net.Listener, error) {
	hosts := []string{loopback}
	if lan {
		all, _ := net.InterfaceAddrs()
		if hosts = private(all); len(hosts) == 0 {
			return nil, ErrNoHouse
		}
		hosts = append(hosts, loopback)
	}
	var open []net.Listener
	for _, host := range hosts {
		var config net.ListenConfig
		listener, err := config.Listen(ctx, "tcp", net.JoinHostPort(host, strconv.Itoa(port)))
		if err != nil {
			for _, l := range open {
				l.Close()
			}
			return nil, err
		}
		open = append(open, listener)
		port = listener.Addr().(*net.TCPAddr).Port
	}
	return open, nil
}

// The function `private` returns the private addresses, beginning with those that are usual in home
// networks. IPv6 addresses are long to type, so they are returned only if there are no others.
func private(all []net.Addr) []string {
	var short, long []string
	for _, address := range all {
		n, ok := address.(*net.IPNet)
		switch {
		case !ok || !n.IP.IsPrivate():
		case n.IP.To4() != nil:
			short = append(short, n.IP.String())
		default:
			long = append(long, n.IP.String())
		}
	}
	if len(short) == 0 {
		return long
	}
	usual := func(ip string) bool { return strings.HasPrefix(ip, "192.168.") }
	others := slices.DeleteFunc(slices.Clone(short), usual) // these often belong to virtual machines
	return append(slices.DeleteFunc(short, func(ip string) bool { return !usual(ip) }), others...)
}

// Links returns the secret links at a listener, in the order of the tables.
func (s *Server) Links(at net.Listener) []string {
	var all []string
	for _, t := range s.tables {
		all = append(all, "http://"+at.Addr().String()+"/open/"+string(t.link))
	}
	return all
}
