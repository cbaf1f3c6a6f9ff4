package cmd

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/spf13/cobra"

	"tablemate/assist/disk"
	"tablemate/assist/journal"
	"tablemate/tables"
)

type exportOptions struct {
	*app
	table string
	file  string
}

// export copies a record byte for byte, so that it can be verified elsewhere. The
// secret seed of dice that are still in play is not copied.
func (a *app) export() *cobra.Command {
	o := exportOptions{app: a}
	c := a.command("export", aTable, 2, func(args []string) error {
		o.table = args[0]
		if len(args) > 1 {
			o.file = args[1]
		}
		return runExport(o)
	})
	c.ValidArgsFunction = first(a.tableNames).complete
	return c
}

func runExport(o exportOptions) error {
	from, err := o.fromTable(o.table)
	if err != nil {
		return err
	}
	record, err := journal.Read(from.reading.Path)
	if err != nil {
		return err
	}
	text, err := disk.Read(from.reading.Path, journal.MaxBytes)
	if err != nil {
		return err
	}
	text = text[:len(text)-record.Torn.Bytes]
	if o.file == "" || o.file == "-" {
		_, err := o.out.Write(text)
		return err
	}
	if err := writeNew(o.file, text); err != nil {
		return err
	}
	_, err = fmt.Fprintln(
		o.out,
		o.say("exported", tables.Args{"table": o.table, "file": o.file, "count": record.Last()}),
	)
	return err
}

// writeNew writes the whole text to a new file, or nothing. The file must not exist yet.
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
