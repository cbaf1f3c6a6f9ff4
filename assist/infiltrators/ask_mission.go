package infiltrators

import (
	"cmp"
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/lookup"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	"tablemate/tables/card"
	parts "tablemate/tables/infiltrators"
	"tablemate/tables/words"
)

type missionForm struct {
	phrases
	mission parts.Mission
}

func (l *missionForm) steps() []func() error {
	return []func() error{
		l.name, l.agents, l.counts, l.suits, l.numbers, l.specials, l.minutes,
		l.conditions("win", &l.mission.Win), l.conditions("lose", &l.mission.Lose),
		l.conditions("action", &l.mission.Actions), l.conditions("rule", &l.mission.Rules), l.keep,
	}
}

// Read asks for a mission, saves it in the owner's box, and returns its name.
func (Flow) Read(t *talk.UI) (string, error) {
	l := &missionForm{phrases: phrases{t}}
	err := talk.Steps(l.steps()...)
	return titleOf(l.mission, t.Words.Lang()), err
}

func (l *missionForm) name() error {
	q := desk.Question{Text: l.say("setup.own-name"), Default: l.say("setup.own-called"), Rest: true}
	name, err := talk.Named(l.UI, q, func(typed string) (string, error) {
		name := strings.TrimSpace(typed)
		if name == "" || modeNames[strings.ToUpper(name)] != "" {
			return "", unread("mission-name", nil)
		}
		return name, nil
	})
	l.mission.ID, l.mission.Title = hyphenated(name), tables.Text{En: name, Ru: name}
	return err
}

func (l *missionForm) agents() (err error) {
	l.mission.Agents, err = l.span("setup.own-agents", parts.LeastAgents, parts.MostAgents)
	return err
}

// The answer "+2" means two more than the number of agents.
func (l *missionForm) counts() (err error) {
	if l.mission.Suspects, err = l.count("setup.own-suspects", "+0"); err != nil {
		return err
	}
	l.mission.Bullets, err = l.count("setup.own-bullets", "+3")
	return err
}

func (l *missionForm) count(id, likely string) (parts.Count, error) {
	q := desk.Question{Text: l.say(id), Default: likely, Rest: true}
	return talk.Written(l.UI, q, func(typed string) (parts.Count, error) {
		more, plus := strings.CutPrefix(strings.TrimSpace(typed), "+")
		n, err := strconv.Atoi(more)
		switch {
		case err != nil || n < 0 || n > game.MaxCount:
			return parts.Count{}, unread("count", tables.Args{"typed": typed})
		case plus:
			return parts.Count{Plus: &n}, nil
		}
		return parts.Count{Fixed: n}, nil
	})
}

func (l *missionForm) suits() (err error) {
	l.mission.Suits, err = l.number("setup.own-suits", len(parts.NamedSuits), 1, parts.Suits)
	return err
}

func (l *missionForm) numbers() (err error) {
	l.mission.Numbers, err = l.span("setup.own-numbers", parts.Lowest, parts.Highest)
	return err
}

// span asks for a range of numbers, such as "2-13".
func (l *missionForm) span(id string, low, high int) (parts.Span, error) {
	q := desk.Question{Text: l.say(id), Default: strconv.Itoa(low) + "-" + strconv.Itoa(high), Rest: true}
	return talk.Written(l.UI, q, func(typed string) (parts.Span, error) {
		words := strings.FieldsFunc(typed, func(r rune) bool { return strings.ContainsRune(" -–—,", r) })
		if len(words) == 1 {
			words = append(words, words[0])
		}
		if len(words) == 2 {
			from, err := strconv.Atoi(words[0])
			to, wrong := strconv.Atoi(words[1])
			if err == nil && wrong == nil && low <= from && from <= to && to <= high {
				return parts.Span{Min: from, Max: to}, nil
			}
		}
		return parts.Span{}, unread("span", tables.Args{"low": low, "high": high})
	})
}

func (l *missionForm) specials() (err error) {
	list := []parts.Specials{parts.NoSpecials, parts.SpecialsInDeck, parts.SpecialsByText}
	l.mission.Specials, err = talk.ChooseOne(l.UI, desk.Question{Text: l.say("setup.own-specials"), Default: "1"}, list,
		func(i int, s parts.Specials) desk.Option {
			return desk.Option{Keys: []string{strconv.Itoa(i + 1)}, Label: l.say("specials." + string(s))}
		})
	return err
}

func (l *missionForm) minutes() (err error) {
	l.mission.Minutes, err = l.number("setup.own-minutes", 0, 0, game.MaxSeconds/60)
	return err
}

func (l *missionForm) conditions(kind string, into *[]parts.Condition) func() error {
	return func() error {
		*into = nil
		none := l.Words.Say("box.none")
		for {
			n := strconv.Itoa(len(*into) + 1)
			ask := l.say("setup.own-"+kind, tables.Args{"number": n})
			text, err := l.Desk.Write(desk.Question{Text: ask, Default: none, Rest: true})
			if err != nil {
				return err
			}
			if text = strings.TrimSpace(text); text == "" || text == none {
				return nil
			}
			*into = append(*into, parts.Condition{ID: kind + "-" + n, Text: tables.Text{En: text, Ru: text}})
		}
	}
}

// keep saves the mission. If it is invalid, all questions except the name are asked again.
func (l *missionForm) keep() error {
	if err := game.ValidateMission(l.mission); err != nil {
		l.Desk.Say(l.Paint.Warning("! " + problem(l.UI, err)))
		return talk.Steps(l.steps()[1:]...)
	}
	if l.Box == nil {
		return nil
	}
	if err := l.Box.Learn(l.mission.ID, &l.mission); err != nil {
		return l.Warn(err)
	}
	l.Desk.Say(l.say("setup.own-kept", tables.Args{"mission": l.mission.ID}))
	return nil
}

func (l *missionForm) number(id string, likely, low, high int) (int, error) {
	return l.Desk.Number(desk.Question{Text: l.say(id), Default: strconv.Itoa(likely)}, low, high)
}

// Shape describes the missions in the owner's box.
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

func missionsOf(kept talk.Box) []parts.Mission {
	return append(slices.Clone(parts.TrainingMissions), box.All[parts.Mission](kept)...)
}

func missionNamed(kept talk.Box, name string) parts.Mission {
	for _, m := range missionsOf(kept) {
		if name != "" && (modeNames[m.ID] == name || strings.EqualFold(m.ID, name) || modeOf(m) == name) {
			return m
		}
	}
	return parts.Mission{}
}

func modeOf(m parts.Mission) string { return cmp.Or(modeNames[m.ID], hyphenated(m.ID)) }

func hyphenated(name string) string { return strings.Join(strings.Fields(strings.ToLower(name)), "-") }

func titleOf(m parts.Mission, lang tables.Lang) string { return cmp.Or(m.Title.In(lang), m.ID) }

// Things lists the missions of the owner's box, for the rules lookup.
func (Flow) Things(kept talk.Box) []lookup.Thing {
	var out []lookup.Thing
	for _, m := range box.All[parts.Mission](kept) {
		out = append(out, lookup.Thing{
			ID: m.ID, Game: "infiltrators",
			Name: tables.Text{En: titleOf(m, tables.English), Ru: titleOf(m, tables.Russian)},
			Text: func() tables.Text {
				return tables.Text{En: about(tables.English, m), Ru: about(tables.Russian, m)}
			},
		})
	}
	return out
}

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

func about(lang tables.Lang, m parts.Mission) string {
	t := phrases{&talk.UI{Words: words.In(lang)}}
	r, p := m.Range(), m.Players()
	out := []string{t.say("mission.about", tables.Args{
		"suits": m.Suits, "low": r.Min, "high": r.Max, "least": p.Min, "most": p.Max,
		"suspects": t.counted(m.Suspects), "bullets": t.counted(m.Bullets), "minutes": m.Minutes,
	})}
	return strings.Join(append(out, t.besides(m)...), " ")
}

// The method `counted` returns a number such as "3", or "+1" for one more than there are agents.
// "2/2/3/3" lists the numbers for 2, 3, 4 and 5 agents.
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

// The method `besides` returns a sentence for each extra setup step, condition, action and rule of
// a mission. The sentences for actions and lose conditions include the word that people type to
// report them.
func (t phrases) besides(m parts.Mission) []string {
	var out []string
	for _, list := range []struct {
		id   string
		word string
		of   []parts.Condition
	}{
		{"setup", "", m.Setup}, {"win", "", m.Win}, {"lose", "lost", m.Lose},
		{"action", "own", m.Actions}, {"rule", "", m.Rules},
	} {
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
