package cmd

import (
	"os"
	"strings"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/tables/lesson"
)

// playLesson plays a prepared turn, in which the program suggests each answer. The table and the
// box are in a temporary folder.
func (o *playOptions) playLesson() error {
	for _, flag := range []string{"table", "mode", "players", "house", "dice", "seed"} {
		if o.running.Flags().Changed(flag) {
			return misuse(o.running, "cmd.try-alone", oneArg("flag", "--"+flag))
		}
	}
	if o.game == "" {
		return o.missing(o.running, aGame)
	}
	game, err := o.app.game(o.game)
	if err != nil {
		return err
	}
	if o.global.data, err = os.MkdirTemp("", "tablemate-try-"); err != nil {
		return err
	}
	defer os.RemoveAll(o.global.data)
	p := playRequest{dir: o.global.data, game: game, habit: talk.AskDice, seed: chance.SeedOf(1), trial: true}
	if err := o.prepare(&p); err != nil {
		return err
	}
	if err := o.playTable(p); err != nil {
		return err
	}
	if o.asker.Load().Finished() {
		o.paragraph("\n" + o.say("try-over", oneArg("game", game.About().Game)))
	}
	return nil
}

func (a *app) prepare(p *playRequest) error {
	game := p.game.About().Game
	record, err := lesson.Record(game)
	if err != nil {
		return fault("cmd.no-lesson", oneArg("title", a.titleOf(game)))
	}
	ours, names := strings.Fields(lesson.Names), strings.Fields(a.say("try-names"))
	for i, name := range ours {
		record = strings.ReplaceAll(record, `"`+name+`"`, `"`+names[i]+`"`)
	}
	p.table = names[0]
	intro, steps, _ := strings.Cut(a.words.Say("lesson."+game), "\n")
	for line := range strings.SplitSeq(steps, "\n") {
		typed, why, _ := strings.Cut(line, " | ")
		p.steps = append(p.steps, desk.Step{Typed: typed, Why: why})
	}
	a.paragraph(a.say("try-begins") + "\n\n" + intro + "\n")
	return os.WriteFile(journal.Path(p.dir, p.table), []byte(record), 0o600)
}
