package cmd

import "io"

// output remembers the first error of writing. The command then fails, because its reader has
// missed something.
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
