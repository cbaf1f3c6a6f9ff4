package cmd

import (
	"context"
	"errors"
	"net"
	"time"

	"tablemate/assist/journal"
	rooms "tablemate/assist/room"
	"tablemate/assist/serve"
	"tablemate/tables"
)

// The type `phones` connects a table with people's phones. Their answers come through `room`.
// `stop` closes the room and the server. `flag` is the command line flag that connects phones, such
// as --lan.
type phones struct {
	room *rooms.Room
	stop func()
	flag string
}

func (o *playOptions) openPhones(p *playRequest) error {
	path := journal.Path(p.dir, p.table)
	if !journal.Begun(path) && len(p.given.Players) < 2 {
		return misuse(o.running, "cmd.phones-players", oneArg("game", p.game.About().Game))
	}
	seating, err := serve.OpenSeating(journal.SeatsPath(path), o.entropy)
	if err != nil {
		return o.notKept(path, err)
	}
	r := rooms.New(time.Now)
	r.Seat(p.given.Players)
	server, err := serve.New(o.entropy, serve.Table{
		Game: p.game, Path: path, Box: o.ownBox(p.game), Lang: o.words.Lang(), Room: r, Seating: seating,
	})
	if err != nil {
		return err
	}
	ctx, stop := context.WithCancel(context.Background())
	at, err := o.listen(ctx, seating)
	if err != nil {
		stop()
		return notOpened(err, o.port)
	}
	if err := seating.Keep(at[0].Addr().(*net.TCPAddr).Port); err != nil {
		stop()
		return o.notKept(path, err)
	}
	over := make(chan error, 1)
	go func() { over <- server.Serve(ctx, at...) }()
	flag := "--phones"
	if o.lan {
		flag = "--lan"
	}
	p.phones = &phones{room: r, flag: flag, stop: func() {
		r.End()
		time.Sleep(endSeen)
		stop()
		<-over
	}}
	return o.inviteSeats(server, at)
}

func (a *app) notKept(path string, err error) error {
	return fault("cmd.phones-file", tables.Args{"file": journal.SeatsPath(path), "cause": err.Error()})
}

// endSeen is how long the server stays open after play, so that phones show the end.
const endSeen = 300 * time.Millisecond

// listen opens the port of the flag --port. Without this flag, it opens the port that the table
// used last, because old links contain that port. If the last port is not available, it opens a
// free port.
func (o *playOptions) listen(ctx context.Context, seating *serve.Seating) ([]net.Listener, error) {
	wanted := o.port
	if wanted == 0 {
		wanted = seating.Port()
	}
	at, err := serve.Listen(ctx, wanted, o.lan)
	if err != nil && o.port == 0 && wanted != 0 && !errors.Is(err, serve.ErrNoHouse) {
		at, err = serve.Listen(ctx, 0, o.lan)
	}
	return at, err
}

func (o *playOptions) inviteSeats(server *serve.Server, at []net.Listener) error {
	var lines []string
	link := server.Links(at[0])[0]
	reach := "serve.seats-here"
	if o.lan {
		lines, reach = o.qrCode(link), "serve.seats-house"
	}
	said := o.words.Say("serve.seats-link", tables.Args{"link": tables.Verbatim(link)})
	lines = append(lines, said, o.words.Say(reach), "")
	return o.print(lines...)
}
