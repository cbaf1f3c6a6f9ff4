// Command generate writes the embedded files of package lookup. Without arguments it writes the
// index of all rulebooks. With the argument "answered", it writes what the lookup learned from
// questions without an answer. With the argument "common", it writes the filter of common words.
// The common words come from the vocabularies in the tests of the stemmer's module. Use: go
// generate ./assist/lookup.
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
	name := "index"
	if len(os.Args) > 1 {
		name = os.Args[1]
	}
	var made []byte
	err := fmt.Errorf("there is no file %s.bin", name)
	switch name {
	case "index":
		made, err = lookup.Build(assist.Rulebooks()), nil
	case "answered":
		made, err = answered()
	case "common":
		made, err = common()
	}
	if err == nil {
		err = os.WriteFile(name+".bin", made, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func answered() ([]byte, error) {
	text, err := os.ReadFile("unanswered.txt")
	return lookup.BuildAnswered(assist.Rulebooks(), string(text)), err
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
