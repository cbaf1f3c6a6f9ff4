package journal_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
)

func Example() {
	folder, _ := os.MkdirTemp("", "tables")
	defer os.RemoveAll(folder)
	path := filepath.Join(folder, "friday.jsonl")

	table, _ := journal.Create(path, journal.Header{Game: "pebbles", Setup: json.RawMessage(`{"pebbles":9}`)}, chance.SeedOf(1))
	table.Append(journal.Line{By: "ann", Did: json.RawMessage(`{"kind":"take","pebbles":2}`)})
	table.Append(journal.Line{By: "boris", Did: json.RawMessage(`{"kind":"take","pebbles":1}`)})
	table.Append(journal.Line{Undo: 3})
	table.Close()

	record, err := journal.Read(path)
	for line := range record.Standing() {
		fmt.Println(line.N, line.By, string(line.Did))
	}
	fmt.Println(record.Last(), "lines in the file,", err)
	// Output:
	// 2 ann {"kind":"take","pebbles":2}
	// 4 lines in the file, <nil>
}
