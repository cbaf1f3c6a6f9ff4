package minutes

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"sync"
)

//go:embed page.html
var source string

// page returns the template of the page, parsed once. Its functions only place and format.
var page = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("minutes").Funcs(template.FuncMap{
		"at":  func(v float64) string { return fmt.Sprintf("%.1f", v) },
		"add": func(a, b float64) float64 { return a + b },
	}).Parse(source))
})

// HTML writes the minutes as one page that needs nothing beside itself.
func (p Page) HTML(to io.Writer) error { return page().Execute(to, p) }
