package micemystics

import (
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
)

// tones are the colours of notes that are good or bad news for the mice, whomever
// they are about.
var tones = map[string]talk.Tone{
	"cured": paint.Paint.Gain, "healed": paint.Paint.Gain, "rescued": paint.Paint.Gain, "climbed": paint.Paint.Gain,
	"cheese-more": paint.Paint.Gain, "grew": paint.Paint.Gain, "awarded": paint.Paint.Gain, "earned": paint.Paint.Gain,
	"points": paint.Paint.Gain, "item-back": paint.Paint.Gain, "end-moved": paint.Paint.Gain,
	"turn-rescue": paint.Paint.Gain,
	"trap-passed": paint.Paint.Gain, "trap-gone": paint.Paint.Gain,
	"defeated": paint.Paint.Gain, "hurt-card": paint.Paint.Gain, "hurt-unknown": paint.Paint.Gain,
	"card-removed": paint.Paint.Gain,

	"poisoned": paint.Paint.Loss, "captured": paint.Paint.Loss, "swept-off": paint.Paint.Loss,
	"drifted":     paint.Paint.Loss,
	"climb-fails": paint.Paint.Loss, "web-holds": paint.Paint.Loss, "traps": paint.Paint.Loss,
	"trap-springs": paint.Paint.Loss,
	"turn-captive": paint.Paint.Loss, "turn-charmed": paint.Paint.Loss, "wheel-time": paint.Paint.Loss,
	"surge": paint.Paint.Loss, "surge-special": paint.Paint.Loss, "lifted": paint.Paint.Loss, "greed": paint.Paint.Loss,
	"arrived": paint.Paint.Loss, "arrived-spawn": paint.Paint.Loss, "armed": paint.Paint.Loss,
	"cat-moved": paint.Paint.Loss, "cat-strikes": paint.Paint.Loss,

	"turn": paint.Paint.Title, "opened": paint.Paint.Title,
	"round": paint.Paint.Muted, "rolled": paint.Paint.Muted, "rolled-none": paint.Paint.Muted,
}

// toneOf returns the colour of a note, nil for none. For harm or relief it
// depends on whom it is about, for a counter on which way that went.
func (w narrator) toneOf() talk.Tone {
	begins, _, _ := strings.Cut(w.note.ID, "-")
	switch {
	case strings.HasPrefix(w.note.ID, "warned."):
		return paint.Paint.Warning
	case w.note.ID == "hurt", begins == "afflicted":
		return w.toneByFigure("figure", paint.Paint.Loss, paint.Paint.Gain)
	case begins == "relieved":
		return w.toneByFigure("figure", paint.Paint.Gain, paint.Paint.Loss)
	case w.note.ID == "hits":
		return w.toneByFigure("target", paint.Paint.Loss, paint.Paint.Gain)
	case w.note.ID == "missed", w.note.ID == "blocked":
		return w.toneByFigure("by", nil, paint.Paint.Gain)
	case w.note.ID == "page":
		return w.toneByCount("turned")
	case w.note.ID == "wheel":
		return w.toneByCount("added")
	}
	return tones[w.note.ID]
}

// toneByFigure returns the colour of what happens to a mouse, or to a minion.
func (w narrator) toneByFigure(whom string, mouse, minion talk.Tone) talk.Tone {
	if who, _ := w.note.Args[whom].(rules.Noun); w.mouse(game.Name(who.ID)) != nil {
		return mouse
	}
	return minion
}

// toneByCount returns the colour of a counter that goes up against the mice.
func (w narrator) toneByCount(by string) talk.Tone {
	if n, _ := w.note.Args[by].(int); n < 0 {
		return paint.Paint.Gain
	}
	return paint.Paint.Loss
}
