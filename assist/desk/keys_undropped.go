//go:build !linux

package desk

// dropTyped does nothing on this system. Only the version for Linux drops an incomplete line.
func dropTyped(uintptr) {}
