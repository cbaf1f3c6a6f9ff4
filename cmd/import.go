package cmd

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist/disk"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/tables"
)

type importOptions struct {
	*app
	file string
}

// imports copies a record from elsewhere into the folder of tables.
func (a *app) imports() *cobra.Command {
	o := importOptions{app: a}
	c := a.command("import", aFile, 1, func(args []string) error {
		o.file = args[0]
		return runImport(o)
	})
	c.ValidArgsFunction = nil // nil, so that the shell completes file names
	return c
}

func runImport(o importOptions) error {
	dir, err := o.folder()
	if err != nil {
		return err
	}
	text, err := o.readInput(o.file)
	if err != nil {
		return err
	}
	record, err := journal.Parse(o.file, bytes.NewReader(text))
	if err != nil {
		return err
	}
	from, err := o.source(record.Header, session.Reading{Path: o.file, From: bytes.NewReader(text)})
	if err != nil {
		return err
	}
	if _, err := from.game.Verify(from.reading); err != nil {
		return err
	}
	if record.Header.IsCopy() {
		dir = journal.CopiesIn(dir)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fault("cmd.not-saved", tables.Args{"file": dir, "cause": err.Error()})
	}
	path := journal.FreePath(dir, o.nameFor(record.Header))
	if err := writeNew(path, text[:len(text)-record.Torn.Bytes]); err != nil {
		return err
	}
	slug := strings.TrimSuffix(filepath.Base(path), journal.Extension)
	_, err = fmt.Fprintln(o.out, o.say("imported", tables.Args{"table": slug, "count": record.Last()}))
	return err
}

// nameFor returns the name of the new table, which is the name in the record. If the record has no
// name, it is the name of the file, or for standard input the name of the game.
func (o importOptions) nameFor(h journal.Header) string {
	switch {
	case h.Table != "":
		return h.Table
	case o.file == "-":
		return h.Game
	}
	return strings.TrimSuffix(filepath.Base(o.file), filepath.Ext(o.file))
}

// readInput returns the text of a file. For the file name - it reads standard input. The size of
// the text is limited to journal.MaxBytes.
func (a *app) readInput(file string) ([]byte, error) {
	if file != "-" {
		text, err := disk.Read(file, journal.MaxBytes)
		if err == nil {
			return text, nil
		}
		if _, known := journal.Read(file); known != nil {
			return nil, known
		}
		return nil, err
	}
	text, err := disk.ReadAll(a.in, journal.MaxBytes)
	if errors.Is(err, disk.ErrTooBig) {
		return nil, &journal.FileError{Path: a.say("input"), What: journal.TooBig}
	}
	return text, err
}
