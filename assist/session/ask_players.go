package session

import (
	"cmp"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// seat is a place for a player: its name, and the path and value of its player's name.
type seat struct{ called, path, name string }

// seats lists where people play, in order.
func (f fixPrompter[S, A]) seats() []seat {
	var out []seat
	for _, p := range f.Places {
		if p.Kind != rules.PlayerName || f.hidden(p) {
			continue
		}
		if p.Of == "" {
			name, _ := rules.At(f.tree, p.Path).(string)
			out = append(out, seat{cmp.Or(name, "?"), p.Path, name})
		}
		for _, c := range f.Nouns[p.Of] {
			path := p.For(c.Noun)
			name, _ := rules.At(f.tree, path).(string)
			out = append(out, seat{c.Name, path, name})
		}
	}
	return out
}

// players returns the offer to say who plays, for a game that stores names.
func (f fixPrompter[S, A]) players() []talk.Offer[A] {
	all := f.seats()
	if len(all) == 0 {
		return nil
	}
	called := talk.NameAll(all, func(s seat) string { return s.called })
	label := f.UI.Words.Say("fix.players", tables.Args{"seats": called})
	o := desk.Option{Keys: f.Own("players", "игроки"), Label: label}
	return []talk.Offer[A]{{Option: o, Take: func() (A, error) {
		q := desk.Question{
			Text: f.UI.Words.Say("fix.players-ask", tables.Args{"seats": called, "shared": f.Dealt == ""}),
			Rest: true, Example: exampleNames(f.UI, len(all)),
		}
		changes, err := talk.Named(f.UI, q, func(typed string) ([]rules.Change, error) { return f.readPlayers(typed, all) })
		return f.Made(rules.Correction{Changes: changes}), err
	}}}
}

// exampleNames returns this many names as people may type them.
func exampleNames(t *talk.UI, count int) string {
	some := strings.Fields(t.Words.Say("fix.players-example"))
	return strings.Join(some[:min(count, len(some))], ", ")
}

// readPlayers reads a name for each seat. If the game was dealt for this number of players,
// nobody may join or leave. Otherwise fewer names take the seats in turn, and one person may
// have several.
func (f fixPrompter[S, A]) readPlayers(typed string, all []seat) ([]rules.Change, error) {
	names := talk.People(typed)
	if len(names) == 1 {
		names = strings.Fields(typed)
	}
	if err := talk.CheckNames(names, f.Dealt == ""); err != nil {
		return nil, err
	}
	if len(names) == 0 || len(names) > len(all) || f.Dealt != "" && len(names) != len(all) {
		args := tables.Args{"count": len(all), "rule": string(f.Dealt)}
		return nil, &talk.Unread{ID: "fix.players-count", Args: args}
	}
	var changes []rules.Change
	for i, s := range all {
		if name := tables.Plain(names[i%len(names)], tables.MaxName); name != s.name {
			changes = append(changes, rules.To(s.path, name))
		}
	}
	if len(changes) == 0 {
		return nil, &talk.Unread{ID: "fix.players-same"}
	}
	return changes, nil
}
