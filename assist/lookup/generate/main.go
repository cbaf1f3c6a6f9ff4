// Command generate writes the embedded files of package lookup. Without arguments it writes the
// index of all rulebooks, and with the argument common the filter of common words. The filter is
// built from the vocabularies in the tests of the stemmer's module. Use: go generate
// ./assist/lookup.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"

	"tablemate/assist"
	"tablemate/assist/lookup"
)

func main() {
	name, made, err := "index.bin", []byte(nil), error(nil)
	if len(os.Args) > 1 && os.Args[1] == "common" {
		name = "common.bin"
		made, err = common()
	} else {
		made = lookup.Build(assist.Rulebooks())
	}
	if err == nil {
		err = os.WriteFile(name, made, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func common() ([]byte, error) {
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/kljensen/snowball").Output()
	if err != nil {
		return nil, err
	}
	pair := regexp.MustCompile(`\{"([^"]+)", "[^"]*"\}`)
	var words []string
	for _, language := range []string{"english", "russian"} {
		text, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), language+"_vocab", "vocab_test.go"))
		if err != nil {
			return nil, err
		}
		for _, m := range pair.FindAllStringSubmatch(string(text), -1) {
			words = append(words, m[1])
		}
	}
	return lookup.BuildCommon(words), nil
}
