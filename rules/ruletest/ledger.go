package ruletest

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
)

// Proof is what a game's ledger is made from.
type Proof struct {
	Root     fs.FS                     // the module's folder
	Code     []string                  // folders whose code keeps the rules, "rules/picklerick" among them
	Rulebook string                    // the file that answers for rules that are only explained
	Book     tables.Rulebook           // what that file says
	Tried    []Tried                   // the cases that are run
	Written  []byte                    // ledger.json as it is embedded
	Write    func(ledger []byte) error // nil unless the ledger is to be written anew
}

// Ledger fails when a rule is not kept or not proved, and when ledger.json does
// not say so; or it writes ledger.json anew.
func Ledger(t *testing.T, p Proof) {
	t.Helper()
	rows, err := p.rows()
	require.NoError(t, err)
	ids := map[tables.RuleID]bool{}
	for _, row := range rows {
		ids[row.ID] = true
	}
	for _, c := range p.Tried {
		require.True(t, ids[c.Rule], "a case proves %s, which is not in the ledger", c.Rule)
	}
	text := written(rows)
	if p.Write != nil {
		require.NoError(t, p.Write(text))
	} else {
		require.True(t, bytes.Equal(p.Written, text), "ledger.json is stale: run the test with -update")
	}
	require.Empty(t, gaps(p.Book, rows))
}

// rows returns the ledger: a row for every rule of the rulebook, and for every
// open question that a house rule settles.
func (p Proof) rows() ([]rules.Covered, error) {
	code, err := codeOfRules(p.Root, p.Code)
	if err != nil {
		return nil, err
	}
	var out []rules.Covered
	for _, e := range p.Book.Entries() {
		if e.Kind == tables.Open && e.Switch.Name == "" {
			continue
		}
		row := rules.Covered{ID: e.ID, Kind: e.Kind, Enforced: code[e.ID]}
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

func addCase(row *rules.Covered, c Tried) {
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
func gaps(book tables.Rulebook, rows []rules.Covered) []string {
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
			missing("case for each answer", row.Cases() >= len(e.Switch.Values))
		}
	}
	return out
}

// written returns the ledger as the text of ledger.json.
func written(rows []rules.Covered) []byte {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(rows); err != nil {
		panic(err)
	}
	return out.Bytes()
}
