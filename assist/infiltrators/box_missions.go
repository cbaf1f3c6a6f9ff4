package infiltrators

import (
	"cmp"
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/box"
	"tablemate/assist/lookup"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	"tablemate/tables/card"
	parts "tablemate/tables/infiltrators"
	"tablemate/tables/words"
)

// Shape is what a box of the game may hold: missions that can be played.
func (Flow) Shape() card.Shape {
	out := parts.Shape()
	out.Misfits = func(cards []any, s *card.Slips) {
		for i, c := range cards {
			m, ok := c.(parts.Mission)
			if !ok {
				continue
			}
			var p *rules.Problem
			if errors.As(game.ValidateMission(m), &p) {
				s.Card = i
				s.Put(card.Slip{ID: p.ID, Args: problemArgs(p)}, "id")
			}
		}
	}
	return out
}

// missions lists the training missions, and behind them those that the box holds.
func missionsOf(kept talk.Box) []parts.Mission {
	return append(slices.Clone(parts.TrainingMissions), box.All[parts.Mission](kept)...)
}

// missionNamed returns a mission by its name on the command line, the zero Mission
// for none.
func missionNamed(kept talk.Box, name string) parts.Mission {
	for _, m := range missionsOf(kept) {
		if name != "" && (modeNames[m.ID] == name || strings.EqualFold(m.ID, name) || modeOf(m) == name) {
			return m
		}
	}
	return parts.Mission{}
}

// modeOf is the name of a mission on the command line.
func modeOf(m parts.Mission) string { return cmp.Or(modeNames[m.ID], hyphenated(m.ID)) }

// hyphenated returns a name as the id of a mission in the box: night-shift.
func hyphenated(name string) string { return strings.Join(strings.Fields(strings.ToLower(name)), "-") }

// titleOf returns what people call a mission.
func titleOf(m parts.Mission, lang tables.Lang) string { return cmp.Or(m.Title.In(lang), m.ID) }

// Things lists the missions of the box as the lookup shows them.
func (Flow) Things(kept talk.Box) []lookup.Thing {
	var out []lookup.Thing
	for _, m := range box.All[parts.Mission](kept) {
		out = append(out, lookup.Thing{
			ID: m.ID, Game: "infiltrators", Name: tables.Text{En: titleOf(m, tables.English), Ru: titleOf(m, tables.Russian)},
			Text: func() tables.Text {
				return tables.Text{En: about(tables.English, m), Ru: about(tables.Russian, m)}
			},
		})
	}
	return out
}

// problem returns the sentence of what cannot be in a setup or a mission.
func problem(t *talk.UI, err error) string {
	var p *rules.Problem
	if errors.As(err, &p) {
		return t.Words.Say(p.ID, problemArgs(p))
	}
	return err.Error()
}

func problemArgs(p *rules.Problem) tables.Args {
	out := tables.Args{"rule": string(p.Rule)}
	maps.Copy(out, p.Args)
	return out
}

// about describes a mission in one sentence, and what it has besides.
func about(lang tables.Lang, m parts.Mission) string {
	t := phrases{&talk.UI{Words: words.In(lang)}}
	r, p := m.Range(), m.Players()
	out := []string{t.say("mission.about", tables.Args{
		"suits": m.Suits, "low": r.Min, "high": r.Max, "least": p.Min, "most": p.Max,
		"suspects": t.counted(m.Suspects), "bullets": t.counted(m.Bullets), "minutes": m.Minutes,
	})}
	return strings.Join(append(out, t.besides(m)...), " ")
}

// counted returns a number that may depend on the agents: 3, or +1.
func (t phrases) counted(c parts.Count) string {
	switch {
	case c.Plus != nil:
		return t.say("mission.plus", tables.Args{"more": *c.Plus})
	case c.By != nil:
		var out []string
		for n := parts.LeastAgents; n <= parts.MostAgents; n++ {
			out = append(out, strconv.Itoa(c.For(n)))
		}
		return strings.Join(out, "/")
	}
	return strconv.Itoa(c.Fixed)
}

// besides returns a sentence for each condition, action and rule of a mission's own,
// with the number by which it is reported.
func (t phrases) besides(m parts.Mission) []string {
	var out []string
	for _, list := range []struct {
		id   string
		word string
		of   []parts.Condition
	}{{"setup", "", m.Setup}, {"win", "", m.Win}, {"lose", "lost", m.Lose}, {"action", "own", m.Actions}, {"rule", "", m.Rules}} {
		for i, c := range list.of {
			said := tables.Args{"text": cmp.Or(c.Text.In(t.Words.Lang()), c.ID), "number": i + 1}
			if list.word != "" {
				said["word"] = t.word(list.word)
			}
			out = append(out, t.say("mission.besides-"+list.id, said))
		}
	}
	return out
}
