package micemystics

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func unread(id string, args tables.Args) error {
	return &talk.Unread{ID: "micemystics.unread." + id, Args: args}
}

const maxCount = 99

func readCount(typed string) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(typed))
	if err != nil || n < 0 || n > maxCount {
		return 0, unread("number", tables.Args{"typed": typed})
	}
	return n, nil
}

func (a prompter) readFigure(typed string, who []game.Name) (game.Name, error) {
	keys := a.keysOf(who)
	word := hyphenated(typed)
	for i := range who {
		if slices.ContainsFunc(keys[i], func(k string) bool { return foldCase(k) == word }) {
			return who[i], nil
		}
	}
	found := game.NoFigure
	for i, f := range who {
		begins := func(k string) bool { return strings.HasPrefix(foldCase(k), word) }
		if len([]rune(word)) < 2 || !slices.ContainsFunc(keys[i], begins) {
			continue
		}
		if found != game.NoFigure {
			return game.NoFigure, unread("figure-two", tables.Args{"typed": typed, "who": a.listed(who)})
		}
		found = f
	}
	if found == game.NoFigure {
		return found, unread("figure", tables.Args{"typed": typed, "who": a.listed(who)})
	}
	return found, nil
}

func (a prompter) listed(who []game.Name) string {
	if len(who) == 0 {
		return "—"
	}
	keys := a.keysOf(who)
	parts := make([]string, len(who))
	for i, f := range who {
		parts[i] = keys[i][0] + " " + a.figure(f)
	}
	return strings.Join(parts, " · ")
}

// typedPlace is a place as people typed it. `points` has the movement points for the way there.
// `over` has the coloured lines that the way crosses.
type typedPlace struct {
	game.Place
	points int
	over   []parts.Line
}

// readPlace parses a place. On an unmapped tile, "3 b y" means that the mouse spends 3 movement
// points and crosses a yellow line to the figure with the code b.
func (a prompter) readPlace(typed, room string, who []game.Name) (typedPlace, error) {
	var t typedPlace
	r := a.state.Room(room)
	if r != nil && r.Mapped() {
		err := a.readSpace(typed, r, who, &t)
		return t, err
	}
	for _, word := range typedWords(typed) {
		if a.takeMark(&t, word) {
			continue
		}
		if id, lies := a.hookEnd(room); lies && isOneOf(word, endWords...) {
			t.Space = id
			continue
		}
		f, err := a.readFigure(word, who)
		if id, named := namedPlace(r, word); err != nil && named && t.Space == "" {
			t.Space = id
			continue
		}
		if err != nil || t.With != game.NoFigure {
			return t, unread("place", tables.Args{"typed": word, "who": a.listed(who)})
		}
		t.With = f
	}
	if id, lies := a.knownTrap(r); t.Trap && lies && t.With == game.NoFigure && t.Space == "" {
		t.Space, t.Trap = id, false
	}
	return t, nil
}

// namedPlace finds a place by its name. The app numbers spaces that have no name. Such a number,
// for example ?3, does not count as a name.
func namedPlace(r *game.Room, typed string) (parts.SpaceID, bool) {
	if r == nil || strings.HasPrefix(typed, "?") {
		return "", false
	}
	for _, id := range r.Traps {
		if foldCase(string(id)) == foldCase(typed) {
			return id, true
		}
	}
	return spaceOf(r, typed)
}

// knownTrap returns the space of the only mousetrap on a tile. If the space has no name and figures
// are on it, knownTrap finds nothing: people name one of these figures instead.
func (a prompter) knownTrap(r *game.Room) (parts.SpaceID, bool) {
	if r == nil || len(r.Traps) != 1 {
		return "", false
	}
	at := game.Spot{Room: r.ID, Space: r.Traps[0]}
	return at.Space, !strings.HasPrefix(string(at.Space), "?") || len(a.state.FiguresOn(at)) == 0
}

// endWords mean the end of the hook and line.
var endWords = []string{"end", "line", "конец", "леска"}

// hookEnd returns the space at the far end of the hook and line. If the mouse on turn is at the far
// end, it returns the near end.
func (a prompter) hookEnd(room string) (parts.SpaceID, bool) {
	for _, l := range a.state.Laid {
		if l.Item == parts.Hook && l.At.Room == room {
			if a.state.At(game.Name(a.state.Turn.Card)).Space == l.To {
				return l.At.Space, true
			}
			return l.To, true
		}
	}
	return "", false
}

// takeMark stores one word about a place: movement points, a mark such as water, or a coloured line
// on the way. It reports whether it knows the word.
func (a prompter) takeMark(t *typedPlace, word string) bool {
	n, err := strconv.Atoi(word)
	if err == nil && n >= 0 && n <= maxCount && t.points == 0 {
		t.points = n
		return true
	}
	m, known := a.markOf(word)
	switch {
	case !known:
		return isOneOf(word, ".", "-", "own", "своя")
	case m == waterMark:
		t.Water = true
	case m == trapMark:
		t.Trap = true
	case m == wideMark:
		t.Wide = true
	case m == yellowMark:
		t.over = append(t.over, parts.Yellow)
	case m == redMark:
		t.over = append(t.over, parts.Red)
	}
	return true
}

func (a prompter) readSpace(typed string, r *game.Room, who []game.Name, t *typedPlace) error {
	id, ok := spaceOf(r, typed)
	if f, wrong := a.readFigure(typed, who); !ok && wrong == nil {
		id, ok = a.state.At(f).Space, true
	}
	if end, lies := a.hookEnd(r.ID); !ok && lies && isOneOf(typed, endWords...) {
		id, ok = end, true
	}
	if !ok {
		return unread("space", tables.Args{"typed": typed, "spaces": spaces(r)})
	}
	t.Space = id
	return nil
}

func readPath(typed string, r *game.Room) ([]parts.SpaceID, error) {
	var path []parts.SpaceID
	for _, word := range typedWords(strings.ReplaceAll(typed, "-", " ")) {
		id, ok := spaceOf(r, word)
		if !ok {
			return nil, unread("space", tables.Args{"typed": word, "spaces": spaces(r)})
		}
		path = append(path, id)
	}
	if len(path) == 0 {
		return nil, unread("space", tables.Args{"typed": typed, "spaces": spaces(r)})
	}
	return path, nil
}

// The Latin and the Russian letter of each action in the menu. Both work in every language.
const (
	moveLetters    = "mх"
	attackLetters  = "aа"
	searchLetters  = "sо"
	exploreLetters = "xи"
	flipLetters    = "fп"
	recoverLetters = "vв"
	standLetters   = "gп"
	scurryLetters  = "rб"
	shareLetters   = "hм"
	equipLetters   = "wн"
	levelLetters   = "lу"
	powerLetters   = "pс"
	useLetters     = "cр"
	itemLetters    = "iг"
	otherLetters   = "oд"
	endLetters     = "eк"
)

// mark is a property of a place or of the way to it.
type mark int8

const (
	waterMark mark = iota
	trapMark
	wideMark
	yellowMark
	redMark
)

// markWords has three words for each mark. The app shows the first word that is not yet used as a
// code. For example, if a mouse has the code "w", the app shows "wa" for water.
var markWords = map[tables.Lang][][]string{
	tables.English: {{"w", "wa", "water"}, {"t", "tr", "trap"}, {"o", "wd", "wide"}, {"y", "ye", "yellow"},
		{"r", "re", "red"}},
	tables.Russian: {{"в", "во", "вода"}, {"л", "ло", "ловушка"}, {"ш", "ши", "широкая"}, {"ж", "же", "желтая"},
		{"к", "кр", "красная"}},
}

func (a prompter) markOf(word string) (mark, bool) {
	for _, lang := range tables.Langs {
		for m, code := range a.codes(lang).marks {
			if foldCase(word) == code || foldCase(word) == markWords[lang][m][2] {
				return m, true
			}
		}
	}
	return 0, false
}

// symbolLetters has the letters for symbols. Stars have no effect in a fight, but people may type
// them.
var symbolLetters = map[string]string{
	"sword": "sм", "shield": "hщ", "bow": "bл", "cheese": "cс", "star": "*★✨з",
}

var symbolNames = map[string][]string{
	"sword": {"sword", "меч"}, "shield": {"sword/shield", "shield", "меч/щит", "щит/меч", "щит"}, "bow": {"bow", "лук"},
	"cheese": {"cheese", "сыр"}, "star": {"star", "звезд"},
}

func isLetterOf(typed, letters string) bool {
	r := []rune(foldCase(typed))
	return len(r) == 1 && strings.ContainsRune(letters, r[0])
}

func isOneOf(typed string, words ...string) bool { return slices.Contains(words, foldCase(typed)) }

func foldCase(s string) string { return tables.Fold(strings.TrimSpace(s)) }

func hyphenated(name string) string { return strings.ReplaceAll(foldCase(name), " ", "-") }

func (a prompter) cardKeys(id parts.CardID) []string {
	keys := []string{}
	for _, name := range []string{a.card(id), string(id)} {
		if key := hyphenated(name); !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	return keys
}

func typedWords(typed string) []string {
	return strings.FieldsFunc(typed, func(r rune) bool { return unicode.IsSpace(r) || r == ',' || r == ';' })
}

var itemLettersOf = map[parts.PartyItem]string{parts.Hook: "hк", parts.Fork: "fв", parts.Grape: "gг",
	parts.Disguise: "dм"}

var conditionLetters = map[game.Condition]string{game.Stunned: "sо", game.Webbed: "wп", game.Charmed: "cз",
	game.Down: "dу"}

var rollWords = []string{"r", "roll", "б", "бросок", "shuffle", "перемешать", "тасуй", "toss", "подбросить"}
