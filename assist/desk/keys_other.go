//go:build !unix

package desk

import (
	"os"

	"github.com/AlecAivazis/survey/v2/terminal"
)

// keysOf joins a terminal's two ends for the prompts. A Windows console is
// read by its handle, key by key, so that nothing typed is lost between them.
func keysOf(in, out *os.File) (terminal.FileReader, terminal.FileWriter) { return in, out }

// waiting reports whether a terminal has something to read at once; here nobody knows.
func waiting(uintptr) bool { return false }
