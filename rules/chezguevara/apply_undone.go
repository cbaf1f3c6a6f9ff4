package chezguevara

import (
	"tablemate/rules"
)

// tellUndone notes what a cancel card changes: which line is cancelled, or stands
// again because its cancelling is, and what that takes back from each player
// (CG-CANC-02, CG-AMB-59).
func (r *resolver) tellUndone(before *State) {
	r.n = len(r.Lines)
	on := r.Lines[r.n-1].On
	r.note("cancelled", "CG-CANC-02", rules.Args{"on": LineNoun(on), "card": CardNoun(r.Lines[r.n-1].Action.(Cancel).Card)})
	for n := 1; n < r.n; n++ {
		was, is := before.canceller(n) != 0 || before.fallen(n), r.canceller(n) != 0 || r.fallen(n)
		switch {
		case was && !is:
			r.note("stands-again", "CG-CANC-02", rules.Args{"on": LineNoun(n)})
		case is && !was && n != on:
			r.note("falls", "CG-AMB-59", rules.Args{"on": LineNoun(n)})
		}
	}
	for i := range r.Players {
		r.tellChanged(&before.Players[i], &r.Players[i], before.Total(r.Players[i].Seat))
	}
	if was, is := before.PayLeft(), r.PayLeft(); was != is {
		r.note("undone-pay", "CG-CANC-02", rules.Args{"pay": is})
	}
}

// tellChanged notes what is otherwise with one player than it was.
func (r *resolver) tellChanged(was, is *Player, total int) {
	if was.Rank != is.Rank {
		r.note("undone-rank", "CG-CANC-02", rules.Args{"seat": is.Seat.Noun(), "rank": RankNoun(is.Rank)})
	}
	for _, l := range was.Tent {
		if is.finds(l.Card) < 0 {
			r.note("undone-gone", "CG-CANC-02", rules.Args{"seat": is.Seat.Noun(), "card": CardNoun(l.Card)})
		}
	}
	for _, l := range is.Tent {
		if was.finds(l.Card) < 0 {
			r.note("undone-back", "CG-CANC-02", rules.Args{"seat": is.Seat.Noun(), "card": CardNoun(l.Card)})
		}
	}
	if now := r.Total(is.Seat); now != total {
		r.note("undone-slack", "CG-CANC-02", rules.Args{"seat": is.Seat.Noun(), "slack": now})
	}
}
