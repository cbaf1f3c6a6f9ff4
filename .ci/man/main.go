// Command man writes the man pages of tablemate into a folder. Its arguments are FOLDER VERSION
// SECONDS, where SECONDS is the date of the pages as Unix time.
package main

import (
	"log"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"

	"tablemate/cmd"
	"tablemate/tables"
)

func main() {
	if len(os.Args) != 4 {
		log.Fatal("man FOLDER VERSION SECONDS")
	}
	seconds, err := strconv.ParseInt(os.Args[3], 10, 64)
	if err != nil {
		log.Fatal(err)
	}
	date := time.Unix(seconds, 0).UTC()
	header := &doc.GenManHeader{Section: "1", Date: &date, Source: "tablemate " + os.Args[2], Manual: "tablemate"}
	root := cmd.Manual(tables.English)
	for _, page := range cmd.Pages(tables.English) {
		title, _, _ := strings.Cut(strings.SplitN(page.Text, "\n", 2)[0], " · ")
		text := "```\n" + page.Text + "```" // a code block keeps the line breaks
		root.AddCommand(&cobra.Command{Use: page.Name, Short: title, Long: text, Run: func(*cobra.Command, []string) {}})
	}
	if err := doc.GenManTree(root, header, os.Args[1]); err != nil {
		log.Fatal(err)
	}
}
