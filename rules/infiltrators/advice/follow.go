package advice

import (
	"slices"

	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// draw lists how many cards may be drawn: as many as the hand has room for and HQ
// can spare for the suspects still to be detained.
func (k *knowledge) draw() []Option {
	most := parts.WaitDraw
	if k.s.Turn.Wait == game.ForExchangeDraw {
		most = parts.ExchangeDraw
	}
	best := max(0, min(most, k.s.HQ-k.reserve(), k.s.Limit()-len(k.own.Hand)))
	var out []Option
	for n := 0; n <= min(most, k.s.HQ); n++ {
		worth := float64(n)
		if n > best {
			worth = float64(best - n)
		}
		args := rules.Args{"cards": n, "hq": k.s.HQ}
		out = append(out, Option{game.Draw{Cards: n}, worth, []rules.Note{note("draw", "IN-HQ-03", args)}})
	}
	return out
}

// reward lists the open discards by what they may tell later, one from below, and
// none.
func (k *knowledge) reward() []Option {
	out := []Option{{Action: game.Reward{}}}
	if k.s.Down > 0 {
		out = append(out, Option{game.Reward{Down: true}, later / 2, []rules.Note{note("reward-down", "IN-ELIM-11", nil)}})
	}
	for _, c := range k.s.Up {
		bits := k.keep(c)
		args := rules.Args{"card": game.CardNoun(c), "bits": game.Bits(bits)}
		out = append(out, Option{game.Reward{Card: c}, bits, []rules.Note{note("reward", "IN-ELIM-11", args)}})
	}
	return out
}

// discard is the cards over the limit that tell least.
func (k *knowledge) discard() []Option {
	cards := slices.Clone(k.own.Hand)
	worth := map[parts.Card]float64{}
	for _, c := range cards {
		worth[c] = k.keep(c)
	}
	slices.SortStableFunc(cards, func(a, b parts.Card) int {
		switch {
		case worth[a] < worth[b]:
			return -1
		case worth[a] > worth[b]:
			return 1
		}
		return 0
	})
	over := cards[:max(0, len(cards)-k.s.Limit())]
	args := rules.Args{"cards": tables.Each(over, game.CardNoun)}
	return []Option{{game.Discard{Cards: over}, 0, []rules.Note{note("discard", "IN-HAND-03", args)}}}
}
