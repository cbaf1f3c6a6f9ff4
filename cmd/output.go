package cmd

import "io"

// output is a writer that stores its first error. A command with such an error fails, because a
// part of its output is lost.
type output struct {
	io.Writer
	err error
}

func (o *output) Write(p []byte) (int, error) {
	n, err := o.Writer.Write(p)
	if o.err == nil {
		o.err = err
	}
	return n, err
}
