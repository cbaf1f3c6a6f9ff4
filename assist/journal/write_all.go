package journal

import (
	"bytes"

	"tablemate/tables/strictjson"
)

// appendAll records several lines in one write.
func (w *Writer) appendAll(lines []Line) error {
	w.writing.Lock()
	defer w.writing.Unlock()
	if w.failed != nil || len(lines) == 0 {
		return w.failed
	}
	next, texts := w.record.reread(), [][]byte{}
	for _, l := range lines {
		text, err := next.textOf(l)
		if err != nil {
			return err
		}
		if wrong := next.load(text); wrong != nil {
			wrong.Path = w.path
			return wrong
		}
		texts = append(texts, text)
	}
	if err := w.put(bytes.Join(texts, []byte("\n"))); err != nil {
		return err
	}
	*w.record = *next
	return w.note()
}

// reread returns the record read once more, with nothing in common with this one.
func (r *Record) reread() *Record {
	next := &Record{Torn: r.Torn}
	for i, text := range r.texts {
		if i == 0 {
			next.loadHeader(text)
		} else {
			next.load(text)
		}
	}
	return next
}

// textOf returns the line as it will stand behind the others, without a newline.
func (r *Record) textOf(l Line) ([]byte, error) {
	l.N, l.Prev, l.At = r.Last()+1, r.head.String(), toSecond(l.At)
	return strictjson.Write(l)
}

// put saves whole lines, the last one without its newline, unless the file was
// disturbed meanwhile.
func (w *Writer) put(text []byte) error {
	if what := w.disturbed(0); what != "" {
		return w.rescue(what, text)
	}
	if err := w.save(append(text[:len(text):len(text)], '\n')); err != nil {
		return err
	}
	if what := w.disturbed(len(text) + 1); what != "" {
		return w.rescue(what, text)
	}
	return nil
}
