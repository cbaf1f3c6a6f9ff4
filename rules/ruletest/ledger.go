package ruletest

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

// Proof is what a game's ledger is made from.
type Proof struct {
	Code     []string        // folders whose code keeps the rules, "rules/picklerick" among them
	Rulebook string          // the file that answers for rules that are only explained
	Book     tables.Rulebook // what that file says
	Tried    []Tried         // the cases that are run
}

// Covered is one row of a game's ledger: how one rule of its rulebook is kept,
// and which cases prove that it is.
type Covered struct {
	ID       tables.RuleID   `json:"id"`
	Kind     tables.Kind     `json:"kind"`
	Enforced []string        `json:"enforced"`           // file: name of what keeps it
	Allowed  []string        `json:"allowed,omitempty"`  // actions that it leaves alone
	Refused  []string        `json:"refused,omitempty"`  // actions that break it
	Follows  []string        `json:"follows,omitempty"`  // what it makes follow
	Examples []tables.RuleID `json:"examples,omitempty"` // of the rulebook, where it is at work
}

// Ledger fails when a rule is not kept or not proved, and when ledger.json of the game
// whose tests run does not say so; or it writes ledger.json anew. It returns the rows.
func Ledger(t *testing.T, p Proof, update bool) []Covered {
	t.Helper()
	rows, err := p.rows(os.DirFS("../.."))
	require.NoError(t, err)
	ids := map[tables.RuleID]bool{}
	for _, row := range rows {
		ids[row.ID] = true
	}
	for _, c := range p.Tried {
		require.True(t, ids[c.Rule], "a case proves %s, which is not in the ledger", c.Rule)
	}
	text := written(rows)
	if update {
		require.NoError(t, os.WriteFile("ledger.json", text, 0o644))
	}
	was, err := os.ReadFile("ledger.json")
	require.NoError(t, err)
	require.True(t, bytes.Equal(was, text), "ledger.json is stale: run the test with -update")
	require.Empty(t, gaps(p.Book, rows))
	return rows
}

// rows returns the ledger: a row for every rule of the rulebook, and for every
// open question that a house rule settles.
func (p Proof) rows(root fs.FS) ([]Covered, error) {
	code, err := codeOfRules(root, p.Code)
	if err != nil {
		return nil, err
	}
	var out []Covered
	for _, e := range p.Book.Entries() {
		if e.Kind == tables.Open && e.Switch.Name == "" {
			continue
		}
		row := Covered{ID: e.ID, Kind: e.Kind, Enforced: code[e.ID]}
		if e.Kind == tables.Lookup {
			row.Enforced = []string{p.Rulebook}
		}
		if row.Enforced == nil {
			row.Enforced = []string{}
		}
		for _, c := range p.Tried {
			if c.Rule == e.ID {
				addCase(&row, c)
			}
		}
		out = append(out, row)
	}
	return out, nil
}

func addCase(row *Covered, c Tried) {
	switch c.Kind {
	case Allowed:
		row.Allowed = append(row.Allowed, c.Name)
	case Refused:
		row.Refused = append(row.Refused, c.Name)
	case Follows:
		row.Follows = append(row.Follows, c.Name)
	}
	if c.Example != "" && !slices.Contains(row.Examples, c.Example) {
		row.Examples = append(row.Examples, c.Example)
	}
}

// gaps lists the rules that no code keeps or no case proves.
func gaps(book tables.Rulebook, rows []Covered) []string {
	var out []string
	for _, row := range rows {
		missing := func(what string, there bool) {
			if !there {
				out = append(out, string(row.ID)+", "+string(row.Kind)+": no "+what)
			}
		}
		missing("code names it", len(row.Enforced) > 0)
		switch row.Kind {
		case tables.Flag:
			missing("allowed case", len(row.Allowed) > 0)
			missing("refused case", len(row.Refused) > 0)
		case tables.Automate:
			missing("case of what follows", len(row.Follows) > 0)
		case tables.Track:
			missing("case of what follows or is allowed", len(row.Follows)+len(row.Allowed) > 0)
		case tables.Open:
			e, _ := book.Entry(row.ID)
			missing("case for each answer", len(row.Allowed)+len(row.Refused)+len(row.Follows) >= len(e.Switch.Values))
		}
	}
	return out
}

// written returns the ledger as the text of ledger.json.
func written(rows []Covered) []byte {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(rows); err != nil {
		panic(err)
	}
	return out.Bytes()
}
