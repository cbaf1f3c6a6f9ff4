// Command generate makes the index of all rulebooks that the lookup carries:
// go generate ./assist/lookup.
package main

import (
	"fmt"
	"os"

	"tablemate/assist/lookup"
)

func main() {
	if err := os.WriteFile("index.bin", lookup.Build(lookup.Rulebooks()), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
