package micemystics

import (
	"errors"
	"strings"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// typedRows is an encounter card as typed, with names of minions instead of ids.
type typedRows struct {
	card  parts.Encounter // the card without its minions
	rows  [][]namedSquad
	surge []namedSquad
}

func (t phrases) askEncounterLine(name string, into *parts.Encounter) error {
	q := desk.Question{
		Text: t.say("learn.encounter", tables.Args{"name": name}), Help: t.say("learn.encounter-help"),
		Example: t.say("learn.encounter-example"), Rest: true,
	}
	for {
		told, err := talk.Written(t.UI, q, t.readEncounterRows)
		if err == nil {
			err = t.confirmEncounter(name, told, into)
		}
		if !errors.Is(err, box.ErrAgain) {
			return err
		}
	}
}

// If people reject the card, confirmEncounter returns box.ErrAgain.
func (t phrases) confirmEncounter(name string, told typedRows, into *parts.Encounter) error {
	said := tables.Args{"name": name, "about": t.aboutEncounter(told)}
	right, err := t.Desk.Confirm(desk.Question{Text: t.Words.Say("box.right", said), Default: "y", Fresh: true})
	switch {
	case err != nil:
		return err
	case !right:
		return box.ErrAgain
	}
	into.Mousetraps, into.Ambush, into.Rows = told.card.Mousetraps, told.card.Ambush, nil
	find := t.minionFinder(nil)
	for i, row := range told.card.Rows {
		if row.Minions, err = squadsOf(told.rows[i], find); err != nil {
			return err
		}
		into.Rows = append(into.Rows, row)
	}
	into.Surge, err = squadsOf(told.surge, find)
	return err
}

func (t phrases) keepEncounter(name string, told typedRows) (parts.Encounter, error) {
	var card parts.Encounter
	err := t.confirmEncounter(name, told, &card)
	if errors.Is(err, box.ErrAgain) {
		err = desk.ErrBack
	}
	if err == nil {
		nameCard(&card, t.freeID(name), inBothLanguages(name))
		t.keepInBox(string(card.ID), card)
	}
	return card, err
}

// cutRows splits a text into a name and rows. The rows begin with the first range of pages, such as
// "1-3".
func cutRows(typed string) (name, rows string) {
	words := strings.Fields(typed)
	for at, word := range words {
		from, to, ranged := strings.Cut(word, "-")
		if ranged && startsWithNumber(word) && to != "" && from != "" {
			return strings.TrimSuffix(strings.Join(words[:at], " "), ":"), strings.Join(words[at:], " ")
		}
	}
	return strings.TrimSpace(typed), ""
}

// The rows look like "1-3 rat 2, roach 1; surge rat 1; ambush".
func (t phrases) readEncounterRows(typed string) (typedRows, error) {
	var out typedRows
	for part := range strings.SplitSeq(typed, ";") {
		part = strings.TrimSpace(part)
		if part == "" {
			continue
		}
		word, rest, _ := strings.Cut(part, " ")
		switch word = strings.TrimSuffix(foldCase(word), ":"); {
		case startsWithNumber(word):
			row, who, err := readRow(part)
			if err != nil {
				return out, err
			}
			out.card.Rows, out.rows = append(out.card.Rows, row), append(out.rows, who)
		case isOneOf(word, cardWords["surge"]...):
			who, err := readCounted(rest)
			if err != nil {
				return out, err
			}
			out.surge = who
		default:
			if err := readEncounterSigns(part, &out.card); err != nil {
				return out, err
			}
		}
	}
	if len(out.rows) == 0 {
		return out, unread("row", tables.Args{"typed": typed})
	}
	return out, t.asker().Slip(&out.card, "rows")
}

func readEncounterSigns(typed string, card *parts.Encounter) error {
	for _, word := range typedWords(typed) {
		switch {
		case isOneOf(word, cardWords["ambush"]...):
			card.Ambush = true
		case isOneOf(word, cardWords["mousetraps"]...):
			card.Mousetraps = true
		default:
			return unread("row", tables.Args{"typed": word})
		}
	}
	return nil
}

func (t phrases) aboutEncounter(told typedRows) string {
	var out []string
	who := func(list []namedSquad) string {
		return talk.NameAll(list, func(q namedSquad) string {
			return t.say("about.squad", tables.Args{"name": q.name, "number": q.count, "greedy": q.greedy})
		})
	}
	for i, row := range told.card.Rows {
		out = append(out, t.say("about.row", tables.Args{"from": row.From, "to": row.To, "who": who(told.rows[i])}))
	}
	if len(told.surge) > 0 {
		out = append(out, t.say("about.surge", tables.Args{"who": who(told.surge)}))
	}
	if told.card.Ambush {
		out = append(out, t.say("sign.ambush"))
	}
	if told.card.Mousetraps {
		out = append(out, t.say("sign.mousetraps"))
	}
	return strings.Join(out, "; ")
}
