//go:build !unix

package desk

import "time"

// console is a Windows console. It is read key by key, so no key is lost between prompts.
type console struct{ Terminal }

func keysOf(in Terminal) keys { return console{in} }

func (console) begin(time.Duration) {}
func (console) drain() bool         { return false }
func (console) stop()               {}
func (console) over() bool          { return false }

// waiting returns false on this system. Only the version for Unix checks for input.
func waiting(uintptr) bool { return false }
