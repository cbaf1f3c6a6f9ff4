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

// waiting should report whether a terminal has input. This system cannot tell.
func waiting(uintptr) bool { return false }
