// Command json fails unless its input is exactly one JSON value.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
)

func main() {
	text, err := io.ReadAll(os.Stdin)
	if err != nil || !json.Valid(text) {
		fmt.Fprintln(os.Stderr, "not JSON:", err, string(text[:min(200, len(text))]))
		os.Exit(1)
	}
	fmt.Println("JSON,", len(text), "bytes")
}
