package cmd

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"tablemate/assist/serve"
	"tablemate/assist/settings"
	"tablemate/tables"
)

type serveOptions struct {
	*app
	command *cobra.Command
	tables  []string
	lan     bool
	port    int
}

// serve shows tables to browsers on the local network.
func (a *app) serve() *cobra.Command {
	o := serveOptions{app: a}
	c := a.command("serve", aTable, mostServed, func(args []string) error {
		o.tables = args
		return runServe(o)
	})
	o.command = c
	c.ValidArgsFunction = first(a.tableNames).complete
	c.Flags().BoolVar(&o.lan, "lan", false, "cmd.flag.lan")
	c.Flags().IntVar(&o.port, "port", 0, "cmd.flag.port")
	return c
}

// mostServed is the largest number of tables shown at the same time.
const mostServed = 8

func runServe(o serveOptions) error {
	if o.port < 0 || o.port > 65535 {
		return misuse(o.command, "cmd.flag-invalid", tables.Args{"flag": "--port", "value": fmt.Sprint(o.port)})
	}
	ctx, stop := signal.NotifyContext(
		context.Background(),
		os.Interrupt,
		syscall.SIGTERM,
		syscall.SIGHUP,
		syscall.SIGQUIT,
	)
	defer stop()
	server, err := o.server()
	if err != nil {
		return err
	}
	at, err := serve.Listen(ctx, o.port, o.lan)
	if err != nil {
		return o.notOpened(err)
	}
	if err := o.invite(server, at); err != nil {
		return err
	}
	if err := server.Serve(ctx, at...); err != nil {
		return o.notOpened(err)
	}
	_, err = fmt.Fprintln(o.out, "\n"+o.words.Say("serve.ended"))
	return err
}

func (o serveOptions) server() (*serve.Server, error) {
	var served []serve.Table
	for _, name := range o.tables {
		find := o.fromTable
		if isFile(name) {
			find = o.fromFile
		}
		from, err := find(name)
		if err != nil {
			return nil, err
		}
		lang := from.header.Lang
		if o.chosen || lang == "" {
			lang = o.words.Lang()
		}
		served = append(
			served,
			serve.Table{Game: from.game, Path: from.reading.Path, Box: o.ownBox(from.game), Lang: lang},
		)
	}
	return serve.New(o.entropy, served...)
}

// notOpened returns an error that tells people why the server cannot listen.
func (o serveOptions) notOpened(err error) error {
	if errors.Is(err, serve.ErrNoHouse) {
		return fault("serve.no-house", nil)
	}
	var at *net.OpError
	cause := err
	if errors.As(err, &at) {
		cause = at.Err
	}
	return fault("serve.no-port", tables.Args{"port": o.port, "cause": strings.TrimSuffix(cause.Error(), ".") + "."})
}

// invite prints the links to the tables. With --lan on a terminal it also draws the link of the
// first listener as a QR code.
func (o serveOptions) invite(server *serve.Server, at []net.Listener) error {
	var lines []string
	for i, name := range o.tables {
		if len(o.tables) > 1 {
			lines = append(lines, o.paint().Title(tables.Plain(name, maxTable)))
		}
		for _, listener := range at {
			link, id := server.Links(listener)[i], "serve.house"
			if serve.IsHere(listener) {
				id = "serve.here"
			}
			if o.lan && listener == at[0] && terminal(o.out) != nil && !o.plain() {
				lines = append(lines, serve.Code(link, o.choose(settings.Color).Value != settings.Off)...)
			}
			lines = append(lines, o.words.Say(id, tables.Args{"link": tables.Verbatim(link)}))
		}
	}
	reach := "serve.alone"
	if o.lan {
		reach = "serve.open-house"
	}
	lines = append(lines, o.words.Say(reach), o.words.Say("serve.foot"))
	_, err := fmt.Fprintln(o.out, strings.Join(lines, "\n"))
	return err
}
