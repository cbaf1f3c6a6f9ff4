package cmd

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"tablemate/assist/disk"
	"tablemate/assist/journal"
)

// replayCache stores results about each table, so that only changed records are replayed. Its file
// is in the folder of the tables. Results of another build are ignored. People may delete the file.
type replayCache struct {
	path    string // if "", nothing is stored
	Program string `json:"program"` // the build that computed the results
	// Tables maps the SHA-256 of each record to the results about this record. The inner map's keys
	// are the names of the results.
	Tables  map[string]map[string]json.RawMessage `json:"tables"`
	changed bool
}

const maxRecall = 64 << 20

// openCache reads the cache. It drops results about tables that are not in `all`.
func (a *app) openCache(dir string, all []journal.Table) *replayCache {
	r := &replayCache{Program: thisProgram(), Tables: map[string]map[string]json.RawMessage{}}
	if r.Program == "" {
		return r
	}
	r.path = filepath.Join(dir, ".recall-"+string(a.words.Lang())+".json")
	var kept replayCache
	text, err := disk.Read(r.path, maxRecall)
	if err != nil || json.Unmarshal(text, &kept) != nil || kept.Program != r.Program {
		return r
	}
	for _, t := range all {
		if known := kept.Tables[t.Sum]; known != nil {
			r.Tables[t.Sum] = known
		}
	}
	r.changed = len(r.Tables) < len(kept.Tables)
	return r
}

// keep writes the file if something has changed. Errors are ignored.
func (r *replayCache) keep() {
	if !r.changed || r.path == "" {
		return
	}
	if text, err := json.Marshal(r); err == nil {
		_ = disk.Replace(r.path, text, 0o600)
	}
}

// cached returns a result about a table. If it is not stored yet, cached computes and stores it.
// Errors are not stored.
func cached[T any](r *replayCache, t journal.Table, what string, compute func() (T, error)) (T, error) {
	var out T
	if text := r.Tables[t.Sum][what]; text != nil && json.Unmarshal(text, &out) == nil {
		return out, nil
	}
	out, err := compute()
	if err != nil {
		return out, err
	}
	if text, err := json.Marshal(out); err == nil {
		if r.Tables[t.Sum] == nil {
			r.Tables[t.Sum] = map[string]json.RawMessage{}
		}
		r.Tables[t.Sum][what], r.changed = text, true
	}
	return out, nil
}

// thisProgram identifies this build, or returns "" if the program's file is unknown.
func thisProgram() string {
	path, _ := os.Executable()
	about, err := os.Stat(path)
	if err != nil {
		return ""
	}
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %d %d", path, about.Size(), about.ModTime().UnixNano()))
	return fmt.Sprintf("%x", sum[:8])
}
