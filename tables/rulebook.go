package tables

import (
	"iter"
	"strconv"
	"strings"
)

// Kind says how the program handles a rule.
type Kind string

const (
	// Flag means that the program warns of a violation.
	Flag Kind = "flag"
	// Automate means that the program carries out the rule.
	Automate Kind = "automate"
	// Track means that the program records the values that the rule is about, such as health.
	Track Kind = "track"
	// Lookup means that the program only shows the rule.
	Lookup Kind = "lookup"
	// Open marks a question that the rulebook leaves open.
	Open Kind = "open"
)

// Entry is one rule of a rulebook, or one question that the rulebook leaves open.
type Entry struct {
	ID       RuleID
	Kind     Kind
	Section  Section   // empty for a question
	Question Text      // empty for a rule
	Text     Text      // the rule, or the usual answer to the question
	Asked    Phrasings // questions of players about the entry
	Refs     []RuleID  // related rules
	Switch   Switch    // the house rule for the question, if there is one
}

// Phrasings holds questions in the words of players.
type Phrasings struct{ En, Ru []string }

// Section is the place where a rule is printed.
type Section struct {
	Heading Text `json:"heading"`        // the printed Russian heading, and our English translation
	Page    int  `json:"page,omitempty"` // 0 if unknown
}

// Switch is the house rule for a question. Without a house rule, Name is empty.
type Switch struct {
	Name   string  `json:"name"`
	Values []Value `json:"values"` // the first value is the usual answer
}

// Value is one possible answer of a house rule. The Name is stored in the records of games, and the
// Text is shown to people.
type Value struct {
	Name string `json:"name"`
	Text Text   `json:"text"`
}

// Rulebook holds the texts of one game. Its methods parse only the parts that they need.
type Rulebook struct {
	Game     string // the name of the game in records, such as picklerick
	Prefix   string // the beginning of its rule ids, such as PR
	Title    Text
	Called   string // other names of the game, separated by semicolons
	Figures  string // English and Russian words for figures that only this game has; one word for each stem
	Edition  Text
	Rules    string // rulebook.txt, whose comments explain its format
	Glossary string // glossary.txt, whose comments explain its format
}

// Entry returns the entry with the given id, or false if there is none.
func (b Rulebook) Entry(id RuleID) (Entry, bool) {
	_, rest, found := strings.Cut(b.Rules, "\n\n"+string(id)+" ")
	if !found {
		return Entry{}, false
	}
	paragraph, _, _ := strings.Cut(rest, "\n\n")
	return b.read(id, strings.TrimRight(paragraph, "\n")), true
}

// EntryAt returns the entry whose paragraph begins at the byte offset `place` in the field Rules.
func (b Rulebook) EntryAt(place int) Entry {
	paragraph, _, _ := strings.Cut(b.Rules[place:], "\n\n")
	id, rest, _ := strings.Cut(paragraph, " ")
	return b.read(RuleID(id), strings.TrimRight(rest, "\n"))
}

// EntryPlaces returns the byte offset of each entry, for EntryAt.
func (b Rulebook) EntryPlaces() []int {
	var all []int
	for at, p := range paragraphs(b.Rules) {
		if strings.HasPrefix(p, b.Prefix+"-") {
			all = append(all, at)
		}
	}
	return all
}

// Entries returns all entries in the order of the file.
func (b Rulebook) Entries() []Entry {
	var all []Entry
	for _, at := range b.EntryPlaces() {
		all = append(all, b.EntryAt(at))
	}
	return all
}

// Sections returns the headings in printed order.
func (b Rulebook) Sections() []Section {
	var all []Section
	for name, value := range lines(b.Rules) {
		if name == "section" {
			all = append(all, readSection(value))
		}
	}
	return all
}

func (b Rulebook) read(id RuleID, paragraph string) Entry {
	kind, rest, _ := strings.Cut(paragraph, "\n")
	e := Entry{ID: id, Kind: Kind(kind)}
	for name, value := range lines(rest) {
		switch name {
		case "in":
			e.Section = b.findSection(value)
		case "ask-en":
			e.Question.En = value
		case "ask-ru":
			e.Question.Ru = value
		case "en":
			e.Text.En = value
		case "ru":
			e.Text.Ru = value
		case "asked-en":
			e.Asked.En = append(e.Asked.En, value)
		case "asked-ru":
			e.Asked.Ru = append(e.Asked.Ru, value)
		case "switch":
			e.Switch.Name = value
		case "value":
			e.Switch.Values = append(e.Switch.Values, readValue(value))
		case "see":
			e.Refs = readRefs(value)
		}
	}
	return e
}

func (b Rulebook) findSection(heading string) Section {
	_, rest, found := strings.Cut(b.Rules, "\nsection "+heading+" |")
	if !found {
		return Section{Heading: Text{Ru: heading}}
	}
	line, _, _ := strings.Cut(rest, "\n")
	return readSection(heading + " |" + line)
}

func readSection(line string) Section {
	ru, rest, _ := strings.Cut(line, " | ")
	en, page, _ := strings.Cut(rest, " | ")
	number, _ := strconv.Atoi(page)
	return Section{Heading: Text{En: en, Ru: ru}, Page: number}
}

func readValue(line string) Value {
	name, rest, _ := strings.Cut(line, " | ")
	en, ru, _ := strings.Cut(rest, " | ")
	return Value{Name: name, Text: Text{En: en, Ru: ru}}
}

func readRefs(line string) []RuleID {
	return Each(strings.Fields(line), func(name string) RuleID { return RuleID(name) })
}

func paragraphs(text string) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		at := 0
		for p := range strings.SplitSeq(strings.TrimRight(text, "\n"), "\n\n") {
			if !strings.HasPrefix(p, "#") && !yield(at, p) {
				return
			}
			at += len(p) + len("\n\n")
		}
	}
}

func lines(text string) iter.Seq2[string, string] {
	return func(yield func(string, string) bool) {
		for line := range strings.SplitSeq(text, "\n") {
			if name, value, _ := strings.Cut(line, " "); !yield(name, value) {
				return
			}
		}
	}
}
