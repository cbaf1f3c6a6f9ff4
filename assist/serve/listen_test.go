package serve

import (
	"errors"
	"net"
	"testing"

	"github.com/stretchr/testify/require"
)

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
