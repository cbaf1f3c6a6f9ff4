package micemystics

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tablemate/tables"
)

// Text returns the map as one line of text for ParseMap. Each border is written once.
func (m Map) Text() string {
	m = m.sorted()
	w := mapWriter{lang: tables.English}
	var entries []string
	for _, s := range m.Spaces {
		var near []string
		around := m.Around(s.ID)
		for _, l := range around {
			if byName(l.A, l.B) < 0 {
				near = append(near, w.neighbourText(l))
			}
		}
		marks := w.marksText(s)
		if len(near) == 0 && marks == "" && len(around) > 0 {
			continue // the entry of a neighbour already mentions this space
		}
		entries = append(entries, strings.TrimSpace(string(s.ID)+marks+": "+strings.Join(near, " ")))
	}
	return strings.Join(append(entries, w.sightEntries(m)...), "; ")
}

type mapWriter struct{ lang tables.Lang }

func (w mapWriter) word(s sign) string { return wordOf(s, w.lang) }

func (w mapWriter) marksText(s Space) string {
	var b strings.Builder
	add := func(is bool, sign sign, more string) {
		if is {
			b.WriteString("~" + w.word(sign) + more)
		}
	}
	add(s.Water, waterSign, w.currentText(s.Current))
	add(s.Wide && !s.Outlined, wideSign, "")
	add(s.Outlined, outlinedSign, "")
	add(s.Spawn, spawnSign, "")
	add(s.Cross, crossSign, "")
	for tail, kind := range flipTails {
		add(kind == s.Flip, flipSign, w.tailText(tail))
	}
	for _, name := range s.Exits {
		add(true, exitSign, "-"+name)
	}
	if s.At != nil {
		add(true, atSign, "-"+pointText(*s.At))
	}
	return b.String()
}

func (w mapWriter) currentText(to SpaceID) string {
	switch to {
	case "":
		return ""
	case Off:
		return ">" + w.word(offSign)
	}
	return ">" + string(to)
}

func (w mapWriter) tailText(tail sign) string {
	if tail == noSign {
		return ""
	}
	return "-" + w.word(tail)
}

func (w mapWriter) neighbourText(l Link) string {
	text := string(l.B)
	if l.Line != Plain {
		text += "|" + w.word(sign(l.Line))
	}
	switch l.Arrow {
	case "":
	case l.B:
		text += string(forth)
	default:
		text += string(back)
	}
	return text
}

func (w mapWriter) sightEntries(m Map) []string {
	var all []string
	for _, wall := range m.Walls {
		all = append(all, w.word(wallSign)+" "+pointText(wall.From)+" "+pointText(wall.To))
	}
	for _, p := range m.Blind {
		all = append(all, w.word(blindSign)+" "+string(p[0])+" "+string(p[1]))
	}
	for _, p := range m.Clear {
		all = append(all, w.word(clearSign)+" "+string(p[0])+" "+string(p[1]))
	}
	return all
}

func pointText(p Point) string { return decimal(p.X) + "," + decimal(p.Y) }

func decimal(n float64) string { return strconv.FormatFloat(n, 'f', -1, 64) }

const maxHead = 30

// Draw returns the map as rows of text in one language, for people to check. ParseMap can parse
// these rows.
func (m Map) Draw(lang tables.Lang) []string {
	m = m.sorted()
	w := mapWriter{lang: lang}
	name, head := 0, 0
	for _, s := range m.Spaces {
		name = max(name, runeCount(string(s.ID)))
	}
	heads := make([]string, len(m.Spaces))
	for i, s := range m.Spaces {
		indent := strings.Repeat(" ", name-runeCount(string(s.ID)))
		heads[i] = indent + string(s.ID) + strings.ReplaceAll(w.marksText(s), "~", " ~")
		head = max(head, min(runeCount(heads[i]), maxHead))
	}
	var lines []string
	for i, s := range m.Spaces {
		line := heads[i] + strings.Repeat(" ", max(0, head-runeCount(heads[i]))) + " :"
		for _, l := range m.Around(s.ID) {
			line += " " + w.neighbourText(l)
		}
		lines = append(lines, line)
	}
	return append(lines, w.sightEntries(m)...)
}

func runeCount(text string) int { return utf8.RuneCountInString(text) }

// sign is the meaning of a word in the text of a map.
type sign string

// The signs. A word without a meaning, such as the name of a space, has noSign.
const (
	noSign       sign = ""
	waterSign    sign = "water"
	currentSign  sign = "current"
	wideSign     sign = "wide"
	outlinedSign sign = "outlined"
	spawnSign    sign = "spawn"
	crossSign    sign = "cross"
	flipSign     sign = "flip"
	exitSign     sign = "exit"
	atSign       sign = "at"
	redSign      sign = "red"
	yellowSign   sign = "yellow"
	gapSign      sign = "gap"
	wallSign     sign = "wall"
	blindSign    sign = "blind"
	clearSign    sign = "clear"
	offSign      sign = "off"
	hookSign     sign = "hook"
	classSign    sign = "class"
	toSign       sign = "to"
	fromSign     sign = "from"
)

type termPlace string

const (
	ofSpace  termPlace = "mark" // after ~, for a property of the space
	ofBorder termPlace = "line" // after |, for a line on a border
	ofMap    termPlace = "entry"
	ofTarget termPlace = "target" // after the arrow of a current
	ofTail   termPlace = "tail"   // after a dash, such as hook in flip-hook
)

// term is a word of the map text in both languages: `sign` is the English word, and `ru` is the
// Russian word. The field `place` says where the word may stand.
type term struct {
	sign  sign
	place termPlace
	ru    string
}

var terms = []term{
	{waterSign, ofSpace, "вода"},
	{currentSign, ofSpace, "течение"},
	{wideSign, ofSpace, "широкая"},
	{outlinedSign, ofSpace, "обводка"},
	{spawnSign, ofSpace, "появление"},
	{crossSign, ofSpace, "крест"},
	{flipSign, ofSpace, "переворот"},
	{exitSign, ofSpace, "выход"},
	{atSign, ofSpace, "центр"},
	{redSign, ofBorder, "красная"},
	{yellowSign, ofBorder, "жёлтая"},
	{gapSign, ofBorder, "зазор"},
	{wallSign, ofMap, "стена"},
	{blindSign, ofMap, "слепо"},
	{clearSign, ofMap, "видно"},
	{offSign, ofTarget, "край"},
	{hookSign, ofTail, "крюк"},
	{classSign, ofTail, "класс"},
	{toSign, ofTail, "туда"},
	{fromSign, ofTail, "сюда"},
}

// tailed lists the signs that may have a suffix, as in exit-north.
var tailed = []sign{waterSign, currentSign, flipSign, exitSign, atSign, yellowSign}

func wordOf(s sign, lang tables.Lang) string {
	if i := slices.IndexFunc(terms, func(t term) bool { return t.sign == s }); lang == tables.Russian {
		return terms[i].ru
	}
	return string(s)
}

func (t term) means(word string) bool {
	word = tables.Fold(word)
	return word == string(t.sign) || word == tables.Fold(t.ru)
}

// termOf splits a word at its first dash. For "exit-north", it returns the term for exit, and the
// text "north". For a word without a meaning, it returns the zero term and "".
func termOf(word string) (term, string) {
	head, tail, dashed := strings.Cut(word, "-")
	for _, t := range terms {
		if t.place != ofTail && t.means(head) && (!dashed || slices.Contains(tailed, t.sign)) {
			return t, tail
		}
	}
	return term{}, ""
}

func tailSign(word string, of ...sign) sign {
	for _, t := range terms {
		if slices.Contains(of, t.sign) && t.means(word) {
			return t.sign
		}
	}
	return noSign
}
