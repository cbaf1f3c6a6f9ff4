package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"tablemate/rules/raccoonheist/owner"
)

// repliesTo is the folder of what the tests read, and the program does not.
const repliesTo = "testdata/reply"

// replies writes what raccoons reach at most against three groups' Owner, a file for each
// row that differs. Shard is "i/n", from 1/n to n/n: every n-th of them.
func replies(shard string) error {
	var i, n int
	if got, err := fmt.Sscanf(shard, "%d/%d", &i, &n); got != 2 || err != nil || i < 1 || i > n {
		return errors.New("replies take a quarter of an hour for each of 16 rows: name a shard, SHARD=1/16 to SHARD=16/16")
	}
	if err := os.MkdirAll(repliesTo, 0o755); err != nil {
		return err
	}
	for at, row := range owner.TrioRows() {
		if at%n != i-1 {
			continue
		}
		bounds := owner.TabulateReply(row, *cores, func(level, of int) { fmt.Printf("row %d: %d of %d\n", row, level, of) })
		if err := os.WriteFile(filepath.Join(repliesTo, owner.ReplyFile(row)), bounds, 0o644); err != nil {
			return err
		}
	}
	return nil
}
