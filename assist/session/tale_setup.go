package session

import (
	"slices"

	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/tables"
)

// heldTo tells which rules people set aside for the setup of a record.
func (def *game[U, S, A]) heldTo(t *talk.UI, header journal.Header) ([]string, error) {
	if len(header.Waived) == 0 {
		return nil, nil
	}
	broken, _, err := def.checkSetup(t, header)
	var said []string
	for _, id := range header.Waived {
		text := talk.RuleText(def.Book, id, t.Words.Lang())
		if i := slices.IndexFunc(broken, func(f Finding) bool { return f.Rule == id }); i >= 0 {
			text = broken[i].Text
		}
		said = append(said, waivedText(t, text, id))
	}
	return said, err
}

// waivedText tells that something is recorded against a rule.
func waivedText(t *talk.UI, text string, id tables.RuleID) string {
	return t.Paint.Warning(t.Words.Say("tale.waived", tables.Args{"text": text, "rule": string(id)}))
}
