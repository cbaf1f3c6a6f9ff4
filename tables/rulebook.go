package tables

import (
	"iter"
	"strconv"
	"strings"
)

// Kind says how the program keeps a rule.
type Kind string

const (
	// Flag warns of a breach.
	Flag Kind = "flag"
	// Automate does what the rule says.
	Automate Kind = "automate"
	// Track remembers what the rule is about.
	Track Kind = "track"
	// Lookup only explains.
	Lookup Kind = "lookup"
	// Open is a question that the rulebook leaves open.
	Open Kind = "open"
)

// Entry is one rule of a rulebook, or one question that it leaves open.
type Entry struct {
	ID       RuleID
	Kind     Kind
	Section  Section   // none for an open question
	Question Text      // what is open, for Open only
	Text     Text      // the rule; for Open, how we read it
	Asked    Phrasings // how people ask for it in the middle of a game
	Refs     []RuleID  // what belongs to it
	Switch   Switch    // the house rule with other answers, if any
}

// Phrasings are how players put a question, in their own words and in each language:
// other words, mostly, than those of the rule that answers it.
type Phrasings struct{ En, Ru []string }

// Section is where a rule is printed.
type Section struct {
	Heading Text `json:"heading"`        // the Russian one as printed
	Page    int  `json:"page,omitempty"` // 0 where it is not known
}

// Switch is the house rule for an open question. One without a name is none.
type Switch struct {
	Name   string  `json:"name"`
	Values []Value `json:"values"` // our reading first
}

// Value is one answer to a Switch, in the journal's word and in people's words.
type Value struct {
	Name string `json:"name"`
	Text Text   `json:"text"`
}

// Rulebook holds the printed texts of one game. Nothing is parsed before it is needed: one
// entry is found without reading the others.
type Rulebook struct {
	Game     string // the journal's name of the game
	Prefix   string // what its rule ids begin with: PR
	Title    Text
	Called   string // other names of the game, separated by semicolons
	Figures  string // figures that only this game has, in both languages: words in any case
	Edition  Text
	Rules    string // the text of rulebook.txt, which explains itself
	Glossary string // the text of glossary.txt, likewise
}

// Entry returns the rule or open question with that id; false when there is none.
func (b Rulebook) Entry(id RuleID) (Entry, bool) {
	_, rest, found := strings.Cut(b.Rules, "\n\n"+string(id)+" ")
	if !found {
		return Entry{}, false
	}
	paragraph, _, _ := strings.Cut(rest, "\n\n")
	return b.read(id, strings.TrimRight(paragraph, "\n")), true
}

// EntryAt returns the entry whose paragraph begins at that byte of Rules.
func (b Rulebook) EntryAt(place int) Entry {
	paragraph, _, _ := strings.Cut(b.Rules[place:], "\n\n")
	id, rest, _ := strings.Cut(paragraph, " ")
	return b.read(RuleID(id), strings.TrimRight(rest, "\n"))
}

// EntryPlaces returns the offset of each entry, for EntryAt.
func (b Rulebook) EntryPlaces() []int {
	var all []int
	for at, p := range paragraphs(b.Rules) {
		if strings.HasPrefix(p, b.Prefix+"-") {
			all = append(all, at)
		}
	}
	return all
}

// Entries returns every rule and open question in the order of the file.
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

// read parses the paragraph of the entry with that id; it begins with the kind.
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

// paragraphs yields the paragraphs of a text with their offsets, without comments.
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

// lines yields the first word and the rest of each line.
func lines(text string) iter.Seq2[string, string] {
	return func(yield func(string, string) bool) {
		for line := range strings.SplitSeq(text, "\n") {
			if name, value, _ := strings.Cut(line, " "); !yield(name, value) {
				return
			}
		}
	}
}
