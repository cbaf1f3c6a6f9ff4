package micemystics

import (
	"reflect"
	"slices"
	"strconv"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// campaignID is the id of the first campaign.
const campaignID = "campaign"

// campaigns asks which campaign continues. For a single game or a new campaign, people choose none.
func (l *setupForm) campaigns() error {
	known := box.All[parts.Campaign](l.Box)
	l.campaign = parts.Campaign{}
	if len(known) == 0 {
		return talk.ErrUnasked
	}
	options := l.campaignOptions(known)
	options = append(options, desk.Option{Keys: l.Letters("sо"), Label: l.say("setup.single")})
	i, err := l.Desk.Choose(desk.Question{Text: l.say("setup.which-campaign"), Default: "1"}, options)
	if err == nil && i < len(known) {
		l.campaign = known[i]
	}
	return err
}

func (t phrases) campaignOptions(known []parts.Campaign) []desk.Option {
	return talk.Options(known, func(_ int, c parts.Campaign) desk.Option {
		return desk.Option{Label: t.localName(c.Name, c.ID) + ": " +
			talk.NameAll(c.Mice, func(g parts.Grown) string { return t.figure(game.Name(g.Hero)) })}
	})
}

// goesOn reports whether a mouse returns from a campaign.
func (l *setupForm) goesOn() bool {
	return slices.ContainsFunc(l.Mice, func(m game.Seated) bool { return m.Veteran })
}

// Leads reports whether a campaign must be saved. The chapter must be over, and every mouse must
// have chosen which card it keeps. A house rule can require a victory of the mice (MM-AMB-61).
func (Flow) Leads(s game.State) bool {
	return s.Campaign && s.Result != nil && s.Wait().For == game.NoWait &&
		(s.Result.Winner == game.SeatMice || !s.House.Is(game.CampaignCard, "after_victory"))
}

// Blank returns an empty campaign.
func (Flow) Blank() any { return new(parts.Campaign) }

// Lead returns the campaign with the results of the chapter in `s`. Abilities and story
// achievements are kept (MM-CAMP-01). Each mouse may also keep one search card (MM-CAMP-02).
func (Flow) Lead(t *talk.UI, s game.State) (id string, what any, err error) {
	a := prompter{phrases{t}, s}
	c, err := a.askCampaign(s)
	if err != nil {
		return "", nil, err
	}
	if s.Chapter.ID != freeMode && !slices.Contains(c.Chapters, s.Chapter.ID) {
		c.Chapters = append(c.Chapters, s.Chapter.ID)
	}
	c.Story = s.Story
	for i := range s.Mice {
		m := &s.Mice[i]
		c.Mice = slices.DeleteFunc(c.Mice, func(g parts.Grown) bool { return g.Hero == m.Hero.ID })
		c.Mice = append(c.Mice, parts.Grown{Hero: m.Hero.ID, Abilities: m.Abilities, Card: m.Kept})
	}
	return c.ID, c, nil
}

// askCampaign asks in which campaign a game is saved. It does not ask if no campaign exists. If
// there is only one campaign and a mouse of this game learned its abilities there, it does not ask
// either.
func (a prompter) askCampaign(s game.State) (parts.Campaign, error) {
	known := box.All[parts.Campaign](a.Box)
	i := slices.IndexFunc(known, func(c parts.Campaign) bool { return learnedIn(c, s) })
	switch {
	case len(known) == 0:
		return a.newCampaign(known), nil
	case len(known) == 1 && i == 0:
		return known[0], nil
	case i < 0:
		i = slices.IndexFunc(known, func(c parts.Campaign) bool { return mayGoOn(c, s) })
	}
	options := append(a.campaignOptions(known), desk.Option{Keys: a.Letters("nн"), Label: a.say("setup.new-campaign")})
	q := desk.Question{Text: a.say("setup.keep-campaign"), Default: options[len(known)].Keys[0]}
	if i >= 0 {
		q.Default = strconv.Itoa(i + 1)
	}
	chosen, err := a.Desk.Choose(q, options)
	if err != nil || chosen == len(known) {
		return a.newCampaign(known), err
	}
	return known[chosen], nil
}

// learnedIn reports whether a mouse learned abilities in the campaign and still has them all.
func learnedIn(c parts.Campaign, s game.State) bool {
	return slices.ContainsFunc(s.Mice, func(m game.Mouse) bool {
		return len(grownOf(c, m).Abilities) > 0 && hasAll(m, grownOf(c, m))
	})
}

// A campaign may go on if one of its mice plays, and if every mouse has the abilities that it
// learned there.
func mayGoOn(c parts.Campaign, s game.State) bool {
	return slices.ContainsFunc(s.Mice, func(m game.Mouse) bool { return grownOf(c, m).Hero != "" }) &&
		!slices.ContainsFunc(s.Mice, func(m game.Mouse) bool { return !hasAll(m, grownOf(c, m)) })
}

func grownOf(c parts.Campaign, m game.Mouse) parts.Grown {
	if i := slices.IndexFunc(c.Mice, func(g parts.Grown) bool { return g.Hero == m.Hero.ID }); i >= 0 {
		return c.Mice[i]
	}
	return parts.Grown{}
}

func hasAll(m game.Mouse, g parts.Grown) bool {
	return !slices.ContainsFunc(g.Abilities, func(id parts.CardID) bool { return !slices.Contains(m.Abilities, id) })
}

func (t phrases) newCampaign(known []parts.Campaign) parts.Campaign {
	c := parts.Campaign{ID: campaignID}
	if len(known) > 0 {
		c.ID = t.freeID(campaignID)
	}
	c.Name = inBothLanguages(t.say("setup.campaign-name", tables.Args{"number": len(known) + 1}))
	return c
}

// keepInBox reports whether it saved an entry in the owner's box. If the entry cannot be saved,
// keepInBox prints a warning, and the game continues.
func (t phrases) keepInBox(id string, what any) bool {
	if t.Box == nil {
		return false
	}
	err := t.Box.Learn(id, what)
	if err != nil {
		why, ok := talk.Sentence(t.Words, err)
		if !ok {
			why = err.Error()
		}
		t.Desk.Say(t.Paint.Warning(t.say("learn.not-kept", tables.Args{"thing": id, "why": why})))
	}
	return err == nil
}

func (t phrases) freeID(name string) string {
	id := hyphenated(name)
	if t.Box == nil {
		return id
	}
	for n := 2; slices.Contains(t.Box.IDs(), id); n++ {
		id = hyphenated(name) + "-" + strconv.Itoa(n)
	}
	return id
}

func inBothLanguages(name string) tables.Text { return tables.Text{En: name, Ru: name} }

func (t phrases) findInBox(id string, into any) bool { return t.Box != nil && t.Box.Find(id, into) }

func entryNamed[T any](t phrases, typed string) (T, bool) {
	for _, thing := range box.All[T](t.Box) {
		if slices.Contains(entryNames(thing), hyphenated(typed)) {
			return thing, true
		}
	}
	var none T
	return none, false
}

// entryID, entryName and entryNames take an entry of any kind with the fields ID and Name.

func entryID(thing any) string { return reflect.ValueOf(thing).FieldByName("ID").String() }

func entryName(thing any) tables.Text {
	return reflect.ValueOf(thing).FieldByName("Name").Interface().(tables.Text)
}

func entryNames(thing any) []string { return namesOf(entryName(thing), entryID(thing)) }

func namesOf(name tables.Text, id string) []string {
	var out []string
	for _, n := range []string{name.En, name.Ru, id} {
		if n != "" && !slices.Contains(out, hyphenated(n)) {
			out = append(out, hyphenated(n))
		}
	}
	return out
}
