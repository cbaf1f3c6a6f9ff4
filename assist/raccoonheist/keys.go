package raccoonheist

import (
	"slices"
	"strings"

	game "tablemate/rules/raccoonheist"
	box "tablemate/tables/raccoonheist"
)

// The letters that people type, the Latin ones first. Both alphabets are
// understood whatever language the table speaks. A Latin b would be two places
// at once and is none.
var placeLetters = map[box.Location]string{
	box.Kitchen: "kк", box.TrashCan: "tмб", box.LivingRoom: "lг", box.Backyard: "yдз", box.Basement: "sп",
}

// colours are the ones that have a word here; people may write any other.
var colours = []string{"red", "blue", "yellow", "green"}

var colourLetters = map[string]string{"red": "rк", "blue": "bс", "yellow": "yж", "green": "gз"}

var modeLetters = map[game.Mode]string{
	game.Basic: "bо", game.Advanced: "aс", game.Duel: "dд", game.AdvancedDuel: "xу",
}

var ownerLetters = map[game.Level]string{
	game.Exact: "xт", game.Middle: "mс", game.Easy: "eл", game.NoLevel: "pч",
}

// The words that stand for themselves, in both languages.
var (
	rollWords    = []string{"r", "roll", "б", "бросок"}
	revealWords  = []string{"reveal", "r", "вскрыть", "в"}
	readyWords   = []string{"ok", "ready", "готово"}
	shuffleWords = []string{"shuffle", "мешать"}
	yesWords     = []string{"y", "yes", "д", "да"}
	noWords      = []string{"n", "no", "н", "нет"}
	noneWords    = []string{"-", "none", "pass", "никто", "пас"}
	popperWords  = []string{"popper", "pop", "хлопушка", "хлоп"}
	saveWords    = []string{"save", "спасти"}
	giveWords    = []string{"give", "отдать"}
	offWords     = []string{"off", "out", "нет", "вне"}
)

func is(word string, list []string) bool {
	return slices.Contains(list, strings.ToLower(strings.TrimSpace(word)))
}
