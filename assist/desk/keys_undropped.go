//go:build !linux

package desk

// dropTyped does nothing: this system cannot drop an incomplete line.
func dropTyped(uintptr) {}
