package cmd

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist/disk"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/tables"
)

// imports copies a record from elsewhere into the folder of tables.
func (a *app) imports() *cobra.Command {
	return a.command("import", aFile, 1, a.runImport)
}

func (a *app) runImport(args []string) error {
	file := args[0]
	dir, err := a.folder()
	if err != nil {
		return err
	}
	text, err := a.readInput(file)
	if err != nil {
		return err
	}
	record, err := journal.Parse(file, bytes.NewReader(text))
	if err != nil {
		return err
	}
	from, err := a.source(record.Header, session.Reading{Path: file, From: bytes.NewReader(text)})
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
	path := journal.FreePath(dir, nameFor(record.Header, file))
	if err := writeNew(path, text[:len(text)-record.Torn.Bytes]); err != nil {
		return err
	}
	slug := strings.TrimSuffix(filepath.Base(path), journal.Extension)
	return a.print(a.say("imported", tables.Args{"table": slug, "count": record.Last()}))
}

func nameFor(h journal.Header, file string) string {
	switch {
	case h.Table != "":
		return h.Table
	case file == "-":
		return h.Game
	}
	return strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
}

// readInput reads a file, or standard input if `file` is "-". It fails if the text has more than
// journal.MaxBytes bytes.
func (a *app) readInput(file string) ([]byte, error) {
	if file != "-" {
		text, err := disk.Read(file, journal.MaxBytes)
		if err == nil {
			return text, nil
		}
		if _, known := journal.Read(file); known != nil {
			err = known
		}
		return nil, err
	}
	text, err := disk.ReadAll(a.in, journal.MaxBytes)
	if errors.Is(err, disk.ErrTooBig) {
		return nil, &journal.FileError{Path: a.say("input"), What: journal.TooBig}
	}
	return text, err
}
