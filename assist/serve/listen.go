package serve

import (
	"context"
	"errors"
	"net"
	"slices"
	"strconv"
)

// loopback is this machine alone.
const loopback = "127.0.0.1"

// ErrNoHouse is the answer where this machine is in no network of a house.
var ErrNoHouse = errors.New("no private address")

// IsHere reports whether a listener is reached from this machine alone.
func IsHere(at net.Listener) bool { return at.Addr().(*net.TCPAddr).IP.IsLoopback() }

// Listen opens a port of this machine, of its addresses in the house too where lan
// says so; port 0 is one that is free. The first listener is the one that others reach,
// if any do. The error is the system's, with nothing left open.
func Listen(ctx context.Context, port int, lan bool) ([]net.Listener, error) {
	hosts := []string{loopback}
	if lan {
		if hosts = houseAddresses(); len(hosts) == 0 {
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

// houseAddresses lists the addresses of this machine that are reached from the same
// house and from nowhere else.
func houseAddresses() []string {
	all, err := net.InterfaceAddrs()
	if err != nil {
		return nil
	}
	return private(all)
}

// private lists the addresses of a house among all, those of version 6, which are long
// to type, only where there are no others.
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
	slices.SortStableFunc(short, func(a, b string) int { return addressRank(b) - addressRank(a) })
	return short
}

// addressRank puts the addresses that homes use before those of virtual machines.
func addressRank(ip string) int {
	if len(ip) > 8 && ip[:8] == "192.168." {
		return 1
	}
	return 0
}

// Links are the addresses under which a listener gives each table, in the order of
// New, secrets and all.
func (s *Server) Links(at net.Listener) []string {
	var all []string
	for _, t := range s.tables {
		all = append(all, "http://"+at.Addr().String()+"/open/"+string(t.link))
	}
	return all
}
