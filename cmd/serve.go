package cmd

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os/signal"
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist/serve"
	"tablemate/assist/settings"
	"tablemate/tables"
)

type serveOptions struct {
	*app
	lan  bool
	port int
}

// serve shows tables to browsers on this machine or, with --lan, in the network.
func (a *app) serve() *cobra.Command {
	o := &serveOptions{app: a}
	c := a.command("serve", aTable, mostServed, o.run)
	c.Flags().BoolVar(&o.lan, "lan", false, "cmd.flag.lan")
	c.Flags().IntVar(&o.port, "port", 0, "cmd.flag.port")
	return c
}

const mostServed = 8

func (o *serveOptions) run(args []string) error {
	if o.port < 0 || o.port > 65535 {
		return misuse(o.running, "cmd.flag-invalid", tables.Args{"flag": "--port", "value": fmt.Sprint(o.port)})
	}
	ctx, stop := signal.NotifyContext(context.Background(), endings...)
	defer stop()
	server, err := o.server(args)
	if err != nil {
		return err
	}
	at, err := serve.Listen(ctx, o.port, o.lan)
	if err != nil {
		return notOpened(err, o.port)
	}
	if err := o.invite(args, server, at); err != nil {
		return err
	}
	if err := server.Serve(ctx, at...); err != nil {
		return notOpened(err, o.port)
	}
	return o.print("\n" + o.words.Say("serve.ended"))
}

func (o *serveOptions) server(names []string) (*serve.Server, error) {
	var served []serve.Table
	for _, name := range names {
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
		t := serve.Table{Game: from.game, Path: from.reading.Path, Box: o.ownBox(from.game), Lang: lang}
		served = append(served, t)
	}
	return serve.New(o.entropy, served...)
}

func notOpened(err error, port int) error {
	if errors.Is(err, serve.ErrNoHouse) {
		return fault("serve.no-house", nil)
	}
	if at, ok := errors.AsType[*net.OpError](err); ok {
		err = at.Err
	}
	return fault("serve.no-port", tables.Args{"port": port, "cause": strings.TrimSuffix(err.Error(), ".") + "."})
}

func (a *app) qrCode(link string) []string {
	if terminal(a.out) == nil || a.plain() {
		return nil
	}
	return serve.Code(link, a.choose(settings.Color).Value != settings.Off)
}

func (o *serveOptions) invite(names []string, server *serve.Server, at []net.Listener) error {
	var lines []string
	for i, name := range names {
		if len(names) > 1 {
			lines = append(lines, o.paint().Title(tables.Plain(name, maxTable)))
		}
		for _, listener := range at {
			link, id := server.Links(listener)[i], "serve.house"
			if serve.IsHere(listener) {
				id = "serve.here"
			}
			if o.lan && listener == at[0] {
				lines = append(lines, o.qrCode(link)...)
			}
			lines = append(lines, o.words.Say(id, tables.Args{"link": tables.Verbatim(link)}))
		}
	}
	reach := "serve.alone"
	if o.lan {
		reach = "serve.open-house"
	}
	lines = append(lines, o.words.Say(reach), o.words.Say("serve.foot"))
	return o.print(lines...)
}
