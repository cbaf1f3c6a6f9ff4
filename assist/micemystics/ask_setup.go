package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// Setup asks for the decisions before the first round, in the order of the rulebook (MM-SETUP-01).
// It does not ask for what the command line or the owner's box already says.
func (Flow) Setup(t *talk.UI, g session.Given) (game.Setup, error) {
	l := &setupForm{phrases: phrases{t}, names: g.Players, named: len(g.Players) > 0, asked: g.Mode}
	l.House = g.House
	err := talk.Setup(
		func() string { return strings.Join(l.names, ",") }, l.otherPlayers, 1,
		l.players, l.chapter, l.party, l.campaigns, l.abilities, l.hold, l.options, l.firstMap, l.start, l.ready,
	)
	l.fillFromBox()
	return l.Setup, err
}

type setupForm struct {
	phrases
	game.Setup
	names    []string       // the players' names
	named    bool           // whether the names come from the command line
	asked    string         // the chapter named on the command line
	mapNow   bool           // whether people map the first tile of a game without a chapter
	campaign parts.Campaign // the campaign whose mice return, or the zero value
}

func (l *setupForm) players() error {
	if l.named {
		l.Players = len(l.names)
		return talk.ErrUnasked
	}
	q := desk.Question{Text: l.say("setup.players"), Help: l.say("setup.players-help")}
	names, err := talk.Players(l.UI, q, l.names, 1, readPlayers)
	if err == nil {
		l.names, l.Players = names, len(names)
	}
	return err
}

func (l *setupForm) otherPlayers() error {
	l.named = false
	return l.players()
}

// MM-ACH-02, MM-CAMP-04
func (l *setupForm) options() error {
	options := []desk.Option{
		{Keys: l.Letters("aд"), Label: l.say("setup.achievements")},
		{Keys: l.Letters("cк"), Label: l.say("setup.campaign"), Hidden: l.goesOn()},
	}
	picked, err := l.Desk.Pick(desk.Question{Text: l.say("setup.options")}, options)
	if err != nil {
		return err
	}
	l.Personal = slices.Contains(picked, 0)
	l.Campaign = slices.Contains(picked, 1) || l.goesOn()
	l.Story = l.campaign.Story
	return nil
}

func (l *setupForm) firstMap() error {
	free := l.Chapter.ID == freeMode
	if len(l.Rooms) == 0 || l.Rooms[0].Mapped() || free && !l.mapNow {
		return talk.ErrUnasked
	}
	name := l.roomName(0)
	if !free {
		q := desk.Question{
			Text: l.say("tile.map-now", tables.Args{"name": name}), Help: l.say("tile.map-help"), Default: "n",
		}
		if now, err := l.Desk.Confirm(q); err != nil || !now {
			return err
		}
	}
	m, err := l.askMap(name)
	if err != nil {
		return err
	}
	l.Rooms[0].Map = m
	var side parts.Tile
	if l.findInBox(l.Rooms[0].ID, &side) {
		side.Map = m.Text()
		l.keepInBox(side.ID, side)
	}
	return nil
}

func (l *setupForm) roomName(i int) string {
	return l.localName(tables.Text(l.Rooms[i].Name), l.Rooms[i].ID)
}

// People type one space for all mice, or a space for each mouse (MM-SETUP-09).
func (l *setupForm) start() error {
	if len(l.Rooms) == 0 {
		return talk.ErrUnasked
	}
	r := &l.Rooms[0]
	if !r.Mapped() {
		for i := range l.Mice {
			l.Mice[i].At = game.Spot{Room: r.ID, Space: "?1"}
		}
		return talk.ErrUnasked
	}
	q := desk.Question{
		Text:    l.say("setup.start", tables.Args{"room": l.roomName(0)}),
		Help:    l.say("setup.start-help"),
		Default: string(r.Map.Spaces[0].ID),
		Rest:    true,
	}
	spaces, err := talk.Written(l.UI, q, func(typed string) ([]parts.SpaceID, error) { return l.readStart(typed, r) })
	for i := range l.Mice {
		if len(spaces) > 0 {
			l.Mice[i].At = game.Spot{Room: r.ID, Space: spaces[min(i, len(spaces)-1)]}
		}
	}
	return err
}

// ready prints a checklist for the table (MM-SETUP-13). Then it prints the campaign's achievements
// (MM-CAMP-01) and the chapter's own rules (MM-GEN-04).
func (l *setupForm) ready() error {
	lines := strings.Split(l.say("setup.lay"), "\n")
	for i := range lines {
		lines[i] = "  □ " + lines[i]
	}
	if len(l.Story) > 0 {
		lines = append(lines, l.say("setup.story", tables.Args{"story": strings.Join(l.Story, ", ")}))
	}
	written := append([]string{l.Chapter.Goal, l.Chapter.Victory, l.Chapter.Defeat}, l.Chapter.Rules...)
	written = slices.DeleteFunc(written, func(text string) bool { return text == "" })
	if len(written) > 0 {
		lines = append(lines, l.say("setup.from-box"))
	}
	for _, text := range written {
		lines = append(lines, "  · "+text)
	}
	l.Desk.Say(lines...)
	return talk.Ready(l.UI, l.say("setup.ready"))
}

func (l *setupForm) fillFromBox() {
	l.Types = box.All[parts.Minion](l.Box)
	l.Cards = box.All[parts.Search](l.Box)
	if cats := box.All[parts.Cat](l.Box); len(cats) > 0 {
		l.Cat = &cats[0]
	}
	if dice := box.All[parts.Die](l.Box); len(dice) > 0 {
		l.Die = dice[0].Faces
	}
}

// hold asks whether to keep cards that break rules. If all mice return from a campaign, the default
// is to keep the cards. Otherwise, the default is to change them.
func (l *setupForm) hold() error {
	l.fillFromBox()
	u := l.Setup
	u.Campaign = l.goesOn()
	breaches, _ := l.House.Sort(game.Game{}.CheckSetup(u))
	comeBack := !slices.ContainsFunc(l.Mice, func(m game.Seated) bool { return !m.Veteran })
	said := func(v rules.Violation) string { return Flow{}.Breach(l.UI, Flow{}.Named(u), nil, v) }
	return l.Hold(breaches, said, comeBack)
}

// Named returns a state with the cards and mice of a setup. Sentences about the setup use the names
// of the cards and mice in this state.
func (Flow) Named(u game.Setup) game.State {
	if u.Position != nil {
		return *u.Position
	}
	s := game.State{Types: u.Types, Cards: u.Cards, Rooms: u.Rooms, Chapter: u.Chapter}
	for _, m := range u.Mice {
		s.Mice, s.Abilities = append(s.Mice, game.Mouse{Hero: m.Hero}), append(s.Abilities, m.Abilities...)
	}
	return s
}

func readPlayers(typed string) ([]string, error) {
	return talk.ReadPlayers(typed, 1, maxPlayers, unread("players", tables.Args{"typed": typed}))
}

const maxPlayers = 4

func (l *setupForm) readStart(typed string, r *game.Room) ([]parts.SpaceID, error) {
	ids, err := readPath(typed, r)
	if err == nil && len(ids) != 1 && len(ids) != len(l.Mice) {
		return nil, unread("start", tables.Args{"typed": typed, "count": len(l.Mice)})
	}
	return ids, err
}

func readMice(typed string) ([]string, error) {
	names := talk.Listed(typed)
	if len(names) == 1 {
		joins := func(word string) bool { return isOneOf(word, "и", "and", "&") }
		names = slices.DeleteFunc(strings.Fields(typed), joins)
	}
	figures := func(n string) bool { return strings.Trim(n, "0123456789") == "" }
	if len(names) == 0 || len(names) > 2*maxPlayers || slices.ContainsFunc(names, figures) {
		return nil, unread("party", tables.Args{"typed": typed})
	}
	return names, nil
}
