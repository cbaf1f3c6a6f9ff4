package minutes

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"

	"tablemate/assist/talk"
)

//go:embed page.html
var source string

// pageTemplate returns the template of the page. Its functions only place and format.
func pageTemplate() *template.Template {
	return template.Must(template.New("minutes").Funcs(template.FuncMap{
		"at":      func(v float64) string { return fmt.Sprintf("%.1f", v) },
		"capital": talk.Capital,
		"add":     func(a, b float64) float64 { return a + b },
	}).Parse(source))
}

// HTML writes the minutes as one page that needs nothing beside itself.
func (p Page) HTML(to io.Writer) error { return pageTemplate().Execute(to, p) }
