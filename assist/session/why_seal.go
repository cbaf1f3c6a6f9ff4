package session

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/chance"
	"tablemate/tables"
)

// whySeal returns how people check by hand the seal that was opened last, nil where they
// did not ask for that.
func (p *past[U, S, A]) whySeal(about string) []string {
	asked := strings.ToLower(strings.TrimSpace(about))
	if !p.brings(p.Sealing) || !slices.Contains(strings.Fields(p.talk.Words.Say("why.seal-words")), asked) {
		return nil
	}
	var last Opening
	err := p.timeline(p.journal, func(before S, t turn[S, A]) {
		if o, ok := p.Opened(before, t.did); ok && o.Salt != "" {
			last = o
		}
	})
	numbers := chance.SealNumbers(last.Seal)
	if err != nil || len(numbers) == 0 {
		return []string{p.talk.Words.Say("why.seal-none")}
	}
	words := chance.SealWords(p.talk.Words.Lang(), last.Seal)
	told := make([]string, len(words))
	for i := range words {
		told[i] = strconv.Itoa(numbers[i]) + " " + words[i]
	}
	return strings.Split(p.talk.Words.Say("why.seal", tables.Args{
		"seal": strings.Join(words, " "), "word": last.Word, "salt": last.Salt,
		"digits": chance.SealDigits(last.Seal), "words": strings.Join(told, " · "),
	}), "\n")
}
