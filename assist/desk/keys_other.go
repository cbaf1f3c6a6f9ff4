//go:build !unix

package desk

import "time"

// console is the keyboard input of a Windows console. It is read key by key, so no key is lost
// between prompts.
type console struct{ Terminal }

func keysOf(in Terminal) keys { return console{in} }

func (console) begin(time.Duration) {}
func (console) drain() bool         { return false }
func (console) stop()               {}
func (console) over() bool          { return false }

// waiting returns false, because on this system it is unknown whether a terminal has input.
func waiting(uintptr) bool { return false }
