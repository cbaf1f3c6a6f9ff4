//go:build !linux

package desk

// dropTyped drops nothing, except on Linux.
func dropTyped(uintptr) {}
