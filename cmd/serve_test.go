//go:build unix

package cmd

import (
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func (s *sitting) served(args ...string) (look func(link string) string, out spoken, ended chan int, table string) {
	out, ended = make(spoken, 64), make(chan int, 1)
	go func() {
		ended <- run(s.world(strings.NewReader(""), out, out), append([]string{"serve"}, args...))
	}()
	said := out.until(s.t, "Ctrl-C")
	require.Regexp(s.t, "Only this computer|только на этом компьютере", said, "phones are let in when people say so")
	link := regexp.MustCompile(`http://127\.0\.0\.1:\d+/open/[\w-]{22}`).FindString(said)
	require.NotEmpty(s.t, link, said)
	look = browser(s.t)
	to := regexp.MustCompile(`/t/[\w-]+/`).FindString(look(link))
	return look, out, ended, strings.Split(link, "/open/")[0] + to
}

func TestATableIsShownInTheChosenLanguage(t *testing.T) {
	s := newSitting(t)
	s.begun("Friday")
	look, _, ended, table := s.served("friday", "--lang", "ru")
	require.Contains(t, look(table), "ход 1")
	require.NoError(t, syscall.Kill(os.Getpid(), syscall.SIGINT))
	require.Equal(t, done, <-ended)
}

func TestATableIsShownInABrowserUntilCtrlC(t *testing.T) {
	s := newSitting(t)
	path := s.begun("Friday")
	look, out, ended, table := s.served("friday")
	require.Contains(t, look(table), "Friday · Pickle Rick, solo · turn 1")

	// people can play while browsers show the table
	s.hears("mmcg\nnone\npause\n", "play", "--table", "Friday", "--dice", "table")
	for began := time.Now(); !strings.Contains(look(table), "Waiting for Ann (Rick)"); time.Sleep(20 * time.Millisecond) {
		require.Less(t, time.Since(began), time.Minute)
	}
	before := s.text(path)
	require.NoError(t, syscall.Kill(os.Getpid(), syscall.SIGINT))
	require.Equal(t, done, <-ended)
	require.Contains(t, out.until(t, "The game goes on"), "no longer shown")
	require.Equal(t, before, s.text(path))
	_, err := http.Get(table)
	require.Error(t, err)
}

func TestWhatCannotBeShownIsSaid(t *testing.T) {
	s := newSitting(t)
	path := s.begun("Friday")
	taken := must(net.Listen("tcp", "127.0.0.1:0"))
	defer taken.Close()
	port := strconv.Itoa(taken.Addr().(*net.TCPAddr).Port)
	require.NoError(t, os.WriteFile(filepath.Join(filepath.Dir(path), "torn.jsonl"), []byte("{\"tablemate\":2"), 0o600))
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"serve"}, "Friday"},
		{[]string{"serve", "frigday"}, "Friday"},
		{[]string{"serve", "torn"}, "torn"},
		{[]string{"serve", "friday", "--port", port}, "Port " + port + " cannot be opened"},
		{[]string{"play", "raccoonheist", "--phones", "--players", "A,B", "--table", "T", "--port", port}, "Port " + port},
		{[]string{"serve", "friday", "--port", "99999"}, "99999"},
		{[]string{"serve", "friday", "--port", "-1"}, "-1"},
	} {
		out := make(spoken, 64)
		code := run(s.world(strings.NewReader(""), out, out), c.args)
		require.NotEqual(t, done, code, c.args)
		require.Contains(t, out.until(t, c.want), c.want)
	}
}

func TestATableWithPhonesGoesOnWithPhones(t *testing.T) {
	s := newSitting(t)
	typed := strings.Repeat("\n", 7) + "pause\n"
	said := oneLine(s.hears(typed, "play", "raccoonheist", "--phones", "--players", "Ann,Bob", "--table", "T"))
	require.Contains(t, said, "tablemate play raccoonheist --table T --phones")
	require.Contains(t, said, "Seats can only be taken on this computer")
	port := regexp.MustCompile(`"port":(\d+)`).FindStringSubmatch(s.text(s.dir + "/data/t.seats"))[1]
	taken := must(net.Listen("tcp", "127.0.0.1:"+port))
	said = oneLine(s.hears("pause\n", "play", "raccoonheist", "--phones", "--table", "T"))
	require.Regexp(t, `http://127\.0\.0\.1:\d+/`, said)
	require.NotContains(t, said, ":"+port+"/")
	require.NoError(t, taken.Close())
	said = oneLine(s.hears("pause\n", "play", "raccoonheist", "--lan", "--table", "T"))
	if strings.Contains(said, "no address in the home network") {
		t.Skip("no home network here")
	}
	require.Contains(t, said, "tablemate play raccoonheist --table T --lan")
	require.NotContains(t, said, "▀", "a code is drawn only on a terminal")
	require.Contains(t, said, "Anyone on the same network who has the link can take a seat.")
}
