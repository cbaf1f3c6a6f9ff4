package tables

import (
	"slices"
	"strings"
)

// Faults lists the errors in the texts of a rulebook, such as a reference to a missing id or a text
// in only one language.
func (b Rulebook) Faults() []string {
	var f faultList
	f.checkLines(b.Rules, "section", "in", "ask-en", "ask-ru", "en", "ru", "asked-en", "asked-ru",
		"switch", "value", "see", b.Prefix+"-")
	f.checkLines(b.Glossary, "en", "ru", "def-en", "def-ru", "see")
	known := map[RuleID]bool{}
	for _, e := range b.Entries() {
		if known[e.ID] {
			f.add(string(e.ID), "stands twice")
		}
		known[e.ID] = true
	}
	for _, e := range b.Entries() {
		f.checkEntry(e)
		f.checkRefs(string(e.ID), e.Refs, known)
	}
	for _, t := range b.Terms() {
		f.checkText(t.Name().En, t.Name())
		f.checkText(t.Name().En, t.Def)
		f.checkRefs(t.Name().En, t.Refs, known)
	}
	return f.list
}

type faultList struct{ list []string }

func (f *faultList) add(where, what string) { f.list = append(f.list, where+": "+what) }

func (f *faultList) checkLines(text string, names ...string) {
	for _, p := range paragraphs(text) {
		for name, value := range lines(p) {
			known := slices.ContainsFunc(names, func(n string) bool {
				return n == name || strings.HasSuffix(n, "-") && strings.HasPrefix(name, n)
			})
			if !known || strings.TrimSpace(value) != value || value == "" {
				f.add(name+" "+value, "nothing reads this line")
			}
		}
	}
}

func (f *faultList) checkEntry(e Entry) {
	where := string(e.ID)
	f.checkText(where, e.Text)
	switch e.Kind {
	case Open:
		f.checkText(where, e.Question)
	case Flag, Automate, Track, Lookup:
		f.checkText(where+" in", e.Section.Heading)
	default:
		f.add(where, "unknown kind "+string(e.Kind))
	}
	f.checkPhrasings(where, e.Asked)
	if e.Switch.Name == "" && len(e.Switch.Values) > 0 || e.Switch.Name != "" && len(e.Switch.Values) < 2 {
		f.add(where, "a switch needs a name and two values")
	}
	for _, v := range e.Switch.Values {
		f.checkText(where+" "+v.Name, v.Text)
	}
}

func (f *faultList) checkPhrasings(where string, a Phrasings) {
	if (len(a.En) == 0) != (len(a.Ru) == 0) {
		f.add(where, "asked in one language only")
	}
	all := slices.Concat(a.En, a.Ru)
	for i, question := range all {
		if slices.Contains(all[:i], question) {
			f.add(where, "asked twice: "+question)
		}
	}
}

func (f *faultList) checkText(where string, t Text) {
	if t.En == "" || t.Ru == "" {
		f.add(where, "a language is missing")
	}
}

func (f *faultList) checkRefs(where string, refs []RuleID, known map[RuleID]bool) {
	for _, id := range refs {
		if !known[id] || string(id) == where {
			f.add(where, "leads nowhere: "+string(id))
		}
	}
}
