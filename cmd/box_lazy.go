package cmd

import (
	"sync"

	"tablemate/assist/session"
	"tablemate/assist/talk"
)

// lazyBox is this owner's box of a game, read when something is first looked up in
// it: much of what looks at a recorded game needs no card of it, and reading a full box
// takes over a third of such a command.
type lazyBox struct{ open func() talk.Box }

func (a *app) lazyBox(game session.Game) lazyBox {
	return lazyBox{sync.OnceValue(func() talk.Box { return a.ownBox(game) })}
}

// Find reads a thing of the box; false for all where the file cannot be read.
func (b lazyBox) Find(id string, into any) bool {
	kept := b.open()
	return kept != nil && kept.Find(id, into)
}

// Learn saves a thing in the box, and leaves a file that cannot be read as it is.
func (b lazyBox) Learn(id string, what any) error {
	if kept := b.open(); kept != nil {
		return kept.Learn(id, what)
	}
	return nil
}

// Forget takes a thing out of the box, as Learn saves one.
func (b lazyBox) Forget(id string) error {
	if kept := b.open(); kept != nil {
		return kept.Forget(id)
	}
	return nil
}

// IDs lists what is in the box; none where the file cannot be read.
func (b lazyBox) IDs() []string {
	if kept := b.open(); kept != nil {
		return kept.IDs()
	}
	return nil
}
