package words

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// row describes sentence ids that the code computes. Each id is the text `begins` and then one or
// two words from `sources`. Two words are joined by a dash or a dot. A source has one of these
// forms:
//
//	cmd/*.go           all strings in these files
//	rules/*.go Seat    the constants of the type Seat in these files
//	rules/*.go Kind()  the strings in the functions Kind in these files
//	= turns won        exactly these words
type row struct {
	begins  string
	sources []string
}

// computed has the rows that are not for a single game. The rows for a single game are in
// assist/GAME/testdata/spoken.txt. The word GAME in a row stands for the name of any game.
var computed = []row{
	{"box.kind-", []string{"tables/*/*.go Kind"}},
	{"box.", []string{"tables/*/*.go", "assist/*/*.go"}},
	{"chance.luck-", []string{"= none even uneven rare", "assist/chance/*.go Source"}},
	{"cmd.box.from-", []string{"assist/box/*.go Source"}},
	{"cmd.config.about-", []string{"assist/settings/settings.go"}},
	{"cmd.day.", []string{"= 0 1 2 3 4 5 6"}},
	{"cmd.missing-", []string{"cmd/root.go argument"}},
	{"cmd.", []string{"cmd/*.go"}},
	{"help.", []string{"tables/*/rulebook.go", "cmd/help.go", "= keys completion"}},
	{"lesson.", []string{"tables/*/rulebook.go"}},
	{"desk.hint-", []string{"= rules", "assist/desk/typed_words.go"}},
	{"desk.word-", []string{"= rules", "assist/desk/typed_words.go"}},
	{"serve.", []string{"= ask find lost mine mine-stays mine-scripts mine-own mine-forget mine-cross minutes news nothing-now now now-cards opened pages reload rules signs table waits"}},
	{"serve.", []string{"= admit asked asked-is away claim close else eyes for i-am look-again no-question nobody-yet ok only-look " +
		"other-phone send-away told trying waits-admission who your-turn"}}, // seat.html uses these
	{"journal.", []string{"assist/session/*.go"}},
	{"minutes.dice-", []string{"assist/chance/*.go Source"}},
	{"minutes.luck-", []string{"assist/chance/*.go Verdict"}},
	{"minutes.stats-", []string{"assist/minutes/stats.go By"}},
	{"minutes.", []string{"= axis bars-page deeds goal houses proof tale time turning-title"}}, // page.html uses these
	{"undo.log-", []string{"assist/journal/*.go Agreed"}},
	{"undo.told-", []string{"assist/journal/*.go Agreed"}},
	{"session.", []string{"rules/*.go Level"}},
	{"session.bad-", []string{"assist/session/*.go", "assist/talk/*.go"}},
	{"session.problem-", []string{"rules/*.go"}},
	{"session.slip-", []string{"tables/strictjson/slip.go What"}},
	{"session.unknown-", []string{"assist/session/*.go", "assist/talk/*.go"}},
	{"session.", []string{"assist/session/*.go", "assist/talk/*.go"}},
	{"tale.house-", []string{"rules/*.go"}},

	{"GAME", []string{"assist/talk/*.go"}},
	{"GAME.", []string{"= called"}},
	{"GAME.breach.", []string{"rules/GAME/*.go", "rules/*.go Level"}},
	{"GAME.corrected.", []string{"rules/GAME/*.go", "assist/talk/*.go"}},
	{"GAME.end.", []string{"rules/GAME/*.go"}},
	{"GAME.fix.", []string{"rules/GAME/*.go", "assist/session/*.go", "assist/talk/*.go", "assist/GAME/*.go"}},
	{"GAME.minutes.", []string{"assist/GAME/tale.go", "= turns"}},
	{"GAME.problem.", []string{"rules/GAME/*.go", "assist/GAME/*.go"}},
	{"GAME.reason.", []string{"rules/GAME/*.go", "assist/GAME/*.go"}},
	{"GAME.report.", []string{"rules/*.go Kind()", "rules/GAME/*.go Kind()"}},
	{"GAME.seat.", []string{"rules/*.go Seat", "rules/GAME/*.go Seat"}},
	{"GAME.setup.check-", []string{"assist/GAME/*.go"}},
	{"GAME.setup.mode-", []string{"rules/GAME/*.go Mode"}},
	{"GAME.side.", []string{"= 1 2 3 4 5 6"}},
	{"GAME.tell.", []string{"rules/GAME/*.go"}},
	{"GAME.unread.", []string{"assist/talk/*.go", "assist/GAME/*.go", "rules/GAME/*.go"}},
}

func rowsOf(t *testing.T, area string) (common, own []row) {
	name := strings.NewReplacer("GAME", area)
	if _, err := os.Stat("../" + area); err != nil {
		name = strings.NewReplacer("GAME", "?") // If the area is not a game, the rows with GAME match none of its ids.
	}
	for _, r := range computed {
		common = append(common, r.in(name))
	}
	text, err := os.ReadFile("../../assist/" + area + "/testdata/spoken.txt")
	if os.IsNotExist(err) {
		return common, nil
	}
	require.NoError(t, err)
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(line, "#") {
			parts := strings.Split(strings.TrimSpace(line), " | ")
			own = append(own, row{parts[0], parts[1:]}.in(name))
		}
	}
	return common, own
}

func (r row) in(name *strings.Replacer) row {
	filled := row{begins: name.Replace(r.begins)}
	for _, source := range r.sources {
		filled.sources = append(filled.sources, name.Replace(source))
	}
	return filled
}
