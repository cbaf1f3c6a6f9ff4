//go:build !unix

package desk

import "time"

// console is a Windows console. It is read by its handle, key by key, so that nothing
// typed is lost between the prompts.
type console struct{ Terminal }

func keysOf(in Terminal) keys { return console{in} }

func (console) begin(time.Duration) {}
func (console) drain() bool         { return false }
func (console) stop()               {}
func (console) over() bool          { return false }

// waiting reports whether a terminal has input; here that is unknown.
func waiting(uintptr) bool { return false }
