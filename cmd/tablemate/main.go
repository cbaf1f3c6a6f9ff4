// Command tablemate is a companion for real cardboard games.
package main

import (
	"os"

	"tablemate/cmd"
)

func main() { os.Exit(cmd.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
