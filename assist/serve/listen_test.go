package serve

import (
	"errors"
	"net"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAPortInUseIsAnError(t *testing.T) {
	taken, err := net.Listen("tcp", loopback+":0")
	require.NoError(t, err)
	defer taken.Close()
	_, err = Listen(t.Context(), taken.Addr().(*net.TCPAddr).Port, false)
	require.ErrorContains(t, err, "address already in use")
	open, err := Listen(t.Context(), 0, false)
	require.NoError(t, err)
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
