package micemystics

// startCaptiveTurn begins the turn of a captured mouse: with no minion on the board it is
// rescued (MM-RESC-01) and does nothing else (MM-RESC-04); otherwise it skips
// the turn (MM-RESC-03), and with all mice captured that may be the end: minions
// may have come after the last capture (MM-AMB-34).
func (r *resolver) startCaptiveTurn() {
	r.Turn.end()
	switch {
	case r.Foes() == 0:
		r.awaitFirst(Wait{For: ForRescue, Who: Name(r.Turn.Card)})
	case r.House.Is(AllCaptured, "lost"):
		r.endIfAllCaptured()
	}
}

// applyReturn puts a rescued mouse on the board (MM-RESC-02).
func (r *resolver) applyReturn(a Return) {
	m := r.findMouse(a.Mouse)
	if m == nil || !m.Captured {
		return
	}
	at := r.resolvePlace(r.rescueRoom(a), a.To)
	if at == Nowhere {
		return
	}
	if w := r.Wait(); w.For == ForRescue && w.Who == a.Mouse {
		r.takeWait()
	}
	r.returnMouse(a.Mouse, at, "MM-RESC-02")
	r.testTrapPlaced(a.Mouse)
}
