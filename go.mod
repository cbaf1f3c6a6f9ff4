module tablemate

go 1.26.0

require (
	github.com/AlecAivazis/survey/v2 v2.3.7 // on a terminal, package terminal reads keys and Renderer draws menus; not AskOne, which takes a row for a letter in it and knows neither ? nor a second alphabet. Archived, so only package desk sees it
	github.com/chromedp/cdproto v0.0.0-20260321001828-e3e3800016bc // tests: what chromedp is told and tells
	github.com/chromedp/chromedp v0.15.1 // tests: a real browser on the served pages
	github.com/creack/pty v1.1.24 // tests: a real terminal
	github.com/evanphx/json-patch/v5 v5.9.11 // tests: a second opinion on every patch
	github.com/fatih/color v1.19.0 // colours
	github.com/go-json-experiment/json v0.0.0-20260214004413-d219187c3433 // records and positions, read to the letter, until Go has encoding/json/v2
	github.com/goccy/go-yaml v1.19.2 // box and settings, with the line of every slip
	github.com/gofrs/flock v0.13.1 // one writer a table, where a lock on the file itself keeps readers out
	github.com/google/jsonschema-go v0.4.3 // the schemas of records, and tests of records against them
	github.com/hinshun/vt10x v0.0.0-20220301184237-5011da428d02 // tests: what stands on the screen of a terminal
	github.com/kljensen/snowball v0.10.0 // word stems in both languages, for the lookup
	github.com/makiuchi-d/gozxing v0.1.1 // tests: reads the QR code as a phone does
	github.com/mattn/go-runewidth v0.0.31 // how wide text is on a screen
	github.com/spf13/cobra v1.10.2 // commands and shell completion
	github.com/spf13/pflag v1.0.9 // flags, as cobra has them
	github.com/stretchr/testify v1.12.1 // tests: checks
	github.com/wI2L/jsondiff v0.7.1 // the patch of each line
	golang.org/x/sys v0.49.0 // waits for keys, and tells how output was opened, on Unix
	golang.org/x/term v0.47.0 // lines to edit; whether it is a terminal, how wide, and its mode
	golang.org/x/text v0.43.0 // plural forms, and one form for letters with accents
	rsc.io/qr v0.2.0 // the QR code that a phone scans
)

require (
	github.com/chromedp/sysutil v1.1.0 // indirect
	github.com/clipperhouse/uax29/v2 v2.2.0 // indirect
	github.com/gobwas/httphead v0.1.0 // indirect
	github.com/gobwas/pool v0.2.1 // indirect
	github.com/gobwas/ws v1.4.0 // indirect
	github.com/inconshreveable/mousetrap v1.1.0 // indirect
	github.com/kballard/go-shellquote v0.0.0-20180428030007-95032a82bc51 // indirect
	github.com/mattn/go-colorable v0.1.14 // indirect
	github.com/mattn/go-isatty v0.0.20 // indirect
	github.com/mgutz/ansi v0.0.0-20170206155736-9520e82c474b // indirect
	github.com/tidwall/gjson v1.18.0 // indirect
	github.com/tidwall/match v1.1.1 // indirect
	github.com/tidwall/pretty v1.2.1 // indirect
	github.com/tidwall/sjson v1.2.5 // indirect
	go.yaml.in/yaml/v3 v3.0.5 // indirect
	golang.org/x/xerrors v0.0.0-20200804184101-5ec99f83aff1 // indirect
)
