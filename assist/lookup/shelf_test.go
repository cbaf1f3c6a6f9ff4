package lookup_test

import (
	"tablemate/assist"
	"tablemate/assist/lookup"
)

// Package assist imports lookup, so that only tests outside of it can ask for its list.
func init() { lookup.Rulebooks = assist.Rulebooks }
