//go:build !unix

package cmd

import "io"

// closedOutput returns nil, because here the first write to a closed output fails.
func closedOutput(io.Writer) error { return nil }
