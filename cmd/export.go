package cmd

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist/journal"
	"tablemate/tables"
)

// export copies a record byte for byte, without an incomplete last line. During the game, the copy
// lacks the secret seed of the dice.
func (a *app) export() *cobra.Command {
	return a.command("export", aTable, 2, a.runExport)
}

func (a *app) runExport(args []string) error {
	t, err := a.table(args[0])
	if err != nil {
		return err
	}
	text, err := a.readInput(t.Path)
	if err != nil {
		return err
	}
	record, err := journal.Parse(t.Path, bytes.NewReader(text))
	if err != nil {
		return err
	}
	if _, err := gameIn(record.Header, t.Path); err != nil {
		return err
	}
	text = text[:len(text)-record.Torn.Bytes]
	file := strings.Join(args[1:], "")
	if file == "" || file == "-" {
		_, err := a.out.Write(text)
		return err
	}
	if err := writeNew(file, text); err != nil {
		return err
	}
	return a.print(a.say("exported", tables.Args{"table": args[0], "file": file, "count": record.Last()}))
}

// writeNew writes a new file. After an error, it removes the incomplete file.
func writeNew(path string, text []byte) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return fault("cmd.file-exists", oneArg("file", path))
	}
	if err != nil {
		return fault("cmd.not-saved", tables.Args{"file": path, "cause": err.Error()})
	}
	_, err = file.Write(text)
	if err = errors.Join(err, file.Sync(), file.Close()); err != nil {
		os.Remove(path)
		return fault("cmd.not-saved", tables.Args{"file": path, "cause": err.Error()})
	}
	return nil
}
