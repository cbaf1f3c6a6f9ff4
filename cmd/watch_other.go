//go:build !unix

package cmd

import "os"

// redraws reports whether a terminal of this system can be drawn anew: a Windows
// console need not understand how.
const redraws = false

// sizeChanges gives nothing: no signal tells of a new size here.
func sizeChanges() (changes <-chan os.Signal, stop func()) { return nil, func() {} }
