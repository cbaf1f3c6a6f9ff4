package ruletest

import (
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

var pit = fstest.MapFS{
	"rules/quarry/check.go": {Data: []byte(`package quarry

// most: three at a time (PB-TAKE-01).
func most() bool { return true }

// Pile knows no rule.
type Pile struct {
	N int // never below 0 (PB-TAKE-02)
}

// Less is less (PB-TAKE-03).
func (p *Pile) Less() string { return "PB-TAKE-02, PB-TAKE-02" }

var (
	// Bold is PB-AMB-01.
	Bold = 1
	Shy  = 2 // PB-AMB-02
)
`)},
	"rules/quarry/check_test.go": {Data: []byte("package quarry\n\n// PB-TAKE-04 in a test keeps nothing.\nfunc test() {}\n")},
}

func quarry() Proof {
	return Proof{
		Code:     []string{"rules/quarry"},
		Rulebook: "tables/quarry/rulebook.txt",
		Book: tables.Rulebook{Prefix: "PB", Rules: "# rules\n\nPB-TAKE-01 flag\nen a\n\nPB-TAKE-02 automate\nen b\n\nPB-TAKE-03 track\nen c\n\n" +
			"PB-TAKE-04 lookup\nen d\n\nPB-AMB-01 open\nswitch bold\nvalue yes | y | y\nvalue no | n | n\n\nPB-AMB-02 open\nen no switch\n"},
		Tried: []Tried{
			{"PB-TAKE-01", Allowed, "three", ""}, {"PB-TAKE-01", Refused, "four", "PB-EX-01"}, {"PB-TAKE-01", Refused, "five", "PB-EX-01"},
			{"PB-TAKE-02", Follows, "it falls", ""}, {"PB-TAKE-03", Allowed, "it is kept", ""},
			{"PB-AMB-01", Allowed, "yes", ""}, {"PB-AMB-01", Refused, "no", ""},
		},
	}
}

func TestTheLedgerFindsCodeAndCases(t *testing.T) {
	rows, err := quarry().rows(pit)
	require.NoError(t, err)
	require.Equal(t, []Covered{
		{ID: "PB-TAKE-01", Kind: tables.Flag, Enforced: []string{"rules/quarry/check.go: most"},
			Allowed: []string{"three"}, Refused: []string{"four", "five"}, Examples: []tables.RuleID{"PB-EX-01"}},
		{ID: "PB-TAKE-02", Kind: tables.Automate, Enforced: []string{"rules/quarry/check.go: Pile", "rules/quarry/check.go: Pile.Less"}, Follows: []string{"it falls"}},
		{ID: "PB-TAKE-03", Kind: tables.Track, Enforced: []string{"rules/quarry/check.go: Pile.Less"}, Allowed: []string{"it is kept"}},
		{ID: "PB-TAKE-04", Kind: tables.Lookup, Enforced: []string{"tables/quarry/rulebook.txt"}},
		{ID: "PB-AMB-01", Kind: tables.Open, Enforced: []string{"rules/quarry/check.go: Bold"}, Allowed: []string{"yes"}, Refused: []string{"no"}},
	}, rows)
	require.Empty(t, gaps(quarry().Book, rows))
}

func TestWhatIsMissingIsNamed(t *testing.T) {
	for gone, gap := range map[string]string{
		"three":      "PB-TAKE-01, flag: no allowed case",
		"it falls":   "PB-TAKE-02, automate: no case of what follows",
		"it is kept": "PB-TAKE-03, track: no case of what follows or is allowed",
		"no":         "PB-AMB-01, open: no case for each answer",
	} {
		p := quarry()
		var kept []Tried
		for _, c := range p.Tried {
			if c.Name != gone {
				kept = append(kept, c)
			}
		}
		p.Tried = kept
		rows, err := p.rows(pit)
		require.NoError(t, err)
		require.Equal(t, []string{gap}, gaps(p.Book, rows))
	}
	p := quarry()
	p.Tried = p.Tried[:1]
	rows, err := p.rows(pit)
	require.NoError(t, err)
	require.Contains(t, gaps(p.Book, rows), "PB-TAKE-01, flag: no refused case")
	rows, err = p.rows(fstest.MapFS{})
	require.NoError(t, err)
	require.Contains(t, gaps(p.Book, rows), "PB-TAKE-03, track: no code names it")
}

func TestTheLedgerIsWrittenWhenAsked(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.CopyFS(dir, pit))
	t.Chdir(filepath.Join(dir, "rules", "quarry"))
	require.Equal(t, Ledger(t, quarry(), true), Ledger(t, quarry(), false))
}
