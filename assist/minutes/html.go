package minutes

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"sync"

	"tablemate/assist/session"
)

//go:embed page.html
var source string

// page is the template of the page, parsed when it is needed first. Its functions only
// place and format.
var page = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("minutes").Funcs(template.FuncMap{
		"at":      func(v float64) string { return fmt.Sprintf("%.1f", v) },
		"capital": session.Capital,
		"add":     func(a, b float64) float64 { return a + b },
	}).Parse(source))
})

// HTML writes the minutes as one page that needs nothing beside itself.
func (p Page) HTML(to io.Writer) error { return page().Execute(to, p) }
