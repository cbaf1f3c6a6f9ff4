// Command yardstick links the libraries of a typical command line program and does nothing. The
// time that this command takes to start is the unit in which BenchmarkBudgets measures tablemate.
package main

import (
	"os"

	"github.com/AlecAivazis/survey/v2"
	"github.com/fatih/color"
	"github.com/spf13/cobra"
)

func main() {
	c := &cobra.Command{Use: "yardstick", Run: func(*cobra.Command, []string) {}}
	c.SetArgs(nil)
	if len(os.Args) > 1 && os.Args[1] == "never" {
		c.Run = func(*cobra.Command, []string) {
			var typed string
			_ = survey.AskOne(&survey.Input{Message: color.RedString("?")}, &typed)
		}
	}
	if c.Execute() != nil {
		os.Exit(1)
	}
}
