package words

import _ "embed"

// The files of the areas: strings, because an embed.FS copies what is read from it.
var (
	//go:embed amend.json
	amend string
	//go:embed box.json
	box string
	//go:embed cases.json
	cases string
	//go:embed chance.json
	chance string
	//go:embed chezguevara.json
	chezguevara string
	//go:embed cmd.json
	cmd string
	//go:embed desk.json
	desk string
	//go:embed infiltrators.json
	infiltrators string
	//go:embed journal.json
	journal string
	//go:embed lookup.json
	lookup string
	//go:embed micemystics.json
	micemystics string
	//go:embed minutes.json
	minutes string
	//go:embed picklerick.json
	picklerick string
	//go:embed raccoonheist.json
	raccoonheist string
	//go:embed serve.json
	serve string
	//go:embed session.json
	session string
	//go:embed settings.json
	settings string
	//go:embed tale.json
	tale string
	//go:embed undo.json
	undo string
	//go:embed watch.json
	watch string
	//go:embed whatif.json
	whatif string
	//go:embed why.json
	why string
)

// textOf returns the file of an area, "" where there is none of that name.
func textOf(area string) string {
	switch area {
	case "amend":
		return amend
	case "box":
		return box
	case "cases":
		return cases
	case "chance":
		return chance
	case "chezguevara":
		return chezguevara
	case "cmd":
		return cmd
	case "desk":
		return desk
	case "infiltrators":
		return infiltrators
	case "journal":
		return journal
	case "lookup":
		return lookup
	case "micemystics":
		return micemystics
	case "minutes":
		return minutes
	case "picklerick":
		return picklerick
	case "raccoonheist":
		return raccoonheist
	case "serve":
		return serve
	case "session":
		return session
	case "settings":
		return settings
	case "tale":
		return tale
	case "undo":
		return undo
	case "watch":
		return watch
	case "whatif":
		return whatif
	case "why":
		return why
	}
	return ""
}
