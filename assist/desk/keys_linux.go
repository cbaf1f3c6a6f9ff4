package desk

import "golang.org/x/sys/unix"

// dropTyped drops an incomplete line that was typed at the terminal.
func dropTyped(fd uintptr) {
	const flush, input = 0x540B, 0 // TCFLSH, TCIFLUSH of asm-generic/termbits.h
	_ = unix.IoctlSetInt(int(fd), flush, input)
}
