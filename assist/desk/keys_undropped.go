//go:build !linux

package desk

// dropTyped would drop an incomplete line; on this system it cannot.
func dropTyped(uintptr) {}
