//go:build unix

package desk

import (
	"bytes"
	"io"
	"os"
	"os/signal"
	"time"

	"golang.org/x/sys/unix"
)

// keyReader returns the keys of a terminal one by one. The prompts of package survey read ahead,
// and drop the keys that they do not use. Therefore all prompts share one queue, and Read returns
// at most one key.
type keyReader struct {
	in    io.Reader
	fd    uintptr
	queue []byte // input that is not cut into keys yet
	ready []byte // the rest of a key that did not fit into the buffer of Read
	ended error

	given   []byte    // the keys of the present prompt, which are read again after a resize
	woken   *os.File  // readable when the prompt must end with errLeft
	resizes *os.File  // readable after the screen size has changed, or when a stopped process continues
	rings   time.Time // the end of the waiting time; the zero Time for no limit
}

func keysOf(in Terminal) keys {
	return &keyReader{in: in, fd: in.Fd(), resizes: watchSize()}
}

// Fd returns the file descriptor, with which prompts change the terminal's mode.
func (k *keyReader) Fd() uintptr { return k.fd }

func (k *keyReader) Read(p []byte) (int, error) {
	for len(k.ready) == 0 && !k.nextKey() {
		switch {
		case len(k.queue) > 0 && k.queue[0] == ctrlZ:
			k.queue = k.queue[1:]
			k.again()
			return 0, errStopped
		case k.ended != nil:
			return 0, k.ended
		}
		if err := k.wait(); err != nil {
			return 0, err
		}
		k.fill()
	}
	n := copy(p, k.ready)
	k.ready = k.ready[n:]
	return n, nil
}

func (k *keyReader) nextKey() bool {
	for len(k.queue) > 0 && len(k.ready) == 0 && k.queue[0] != ctrlZ {
		key, took := cutKey(k.queue, k.ended != nil)
		if took == 0 {
			return false
		}
		k.ready, k.queue = bytes.Clone(key), k.queue[took:]
		k.given = append(k.given, key...)
	}
	return len(k.ready) > 0
}

// fill reads more input. If the queue has only an Esc, and the new input does not begin with [, the
// Esc is dropped. Otherwise, Esc and the next letter would be read as one key: Alt with this
// letter.
func (k *keyReader) fill() {
	chunk := make([]byte, 1024)
	n, err := k.in.Read(chunk)
	if len(k.queue) == 1 && k.queue[0] == escape && n > 0 && chunk[0] != '[' {
		k.queue = nil
	}
	k.queue, k.ended = append(k.queue, chunk[:n]...), err
}

func (k *keyReader) over() bool { return k.ended != nil && len(k.queue)+len(k.ready) == 0 }

func (k *keyReader) begin(alarm time.Duration) {
	k.given, k.rings = nil, time.Time{}
	if alarm > 0 {
		k.rings = time.Now().Add(alarm)
	}
}

// watchSize returns the file for `resizes`, or nil if it cannot create a pipe.
func watchSize() *os.File {
	read, write, err := os.Pipe()
	if err != nil {
		return nil
	}
	changes := make(chan os.Signal, 1)
	signal.Notify(changes, unix.SIGWINCH, unix.SIGCONT)
	go func() {
		for range changes {
			_, _ = write.Write([]byte{0})
		}
	}()
	return read
}

// wait waits until the terminal has input, and then returns nil. If `resizes` is nil, it returns
// nil at once. Before it returns errResized, errRang or errLeft, it puts the keys of the prompt
// back into the queue.
func (k *keyReader) wait() error {
	if w, ok := k.in.(interface{ Waiting() }); ok {
		w.Waiting()
	}
	if k.resizes == nil {
		return nil
	}
	poll := []unix.PollFd{{Fd: int32(k.fd), Events: unix.POLLIN}, {Fd: int32(k.resizes.Fd()), Events: unix.POLLIN}}
	if k.woken != nil {
		poll = append(poll, unix.PollFd{Fd: int32(k.woken.Fd()), Events: unix.POLLIN})
	}
	n, err := unix.Poll(poll, k.patience())
	for err == unix.EINTR {
		n, err = unix.Poll(poll, k.patience())
	}
	switch {
	case len(poll) > 2 && poll[2].Revents&unix.POLLIN != 0:
		_, _ = k.woken.Read(make([]byte, 1))
		k.again()
		return errLeft
	case n == 0 && err == nil:
		k.again()
		return errRang
	case poll[1].Revents&unix.POLLIN == 0:
		return nil
	}
	_, _ = k.resizes.Read(make([]byte, 64))
	k.again()
	return errResized
}

// leaving returns a function that ends the present prompt with errLeft. If no pipe can be created,
// it returns nil.
func (k *keyReader) leaving() func() {
	read, write, err := os.Pipe()
	if err != nil {
		return nil
	}
	k.woken = read
	return func() { _, _ = write.Write([]byte{0}) }
}

// patience returns the remaining waiting time in milliseconds, or -1 for no limit.
func (k *keyReader) patience() int {
	if k.rings.IsZero() {
		return -1
	}
	return int(max(0, time.Until(k.rings)+time.Millisecond-1) / time.Millisecond)
}

func (k *keyReader) again() { k.queue, k.given = append(k.given, k.queue...), nil }

// The method `stop` stops the process, as a terminal does on Ctrl-Z. It returns when the process
// continues. The system does not stop a process that no shell could continue. In that case, `stop`
// returns after notStopped milliseconds.
func (k *keyReader) stop() {
	if unix.Kill(0, unix.SIGTSTP) != nil || k.resizes == nil {
		return
	}
	const notStopped = 200 // milliseconds
	poll := []unix.PollFd{{Fd: int32(k.resizes.Fd()), Events: unix.POLLIN}}
	for {
		n, err := unix.Poll(poll, notStopped)
		if n > 0 {
			_, _ = k.resizes.Read(make([]byte, 64))
		}
		if err != unix.EINTR {
			return
		}
	}
}

func (k *keyReader) drain() bool {
	for k.ended == nil && waiting(k.fd) {
		k.fill()
	}
	pressed := len(k.queue)+len(k.ready) > 0
	k.queue, k.ready = nil, nil
	return pressed
}

// waiting reports whether a terminal has input.
func waiting(fd uintptr) bool {
	poll := []unix.PollFd{{Fd: int32(fd), Events: unix.POLLIN}}
	n, err := unix.Poll(poll, 0)
	return err == nil && n > 0 && poll[0].Revents&unix.POLLIN != 0
}
