// Command pack packs a folder and prints the archive's checksum: pack FOLDER ARCHIVE SECONDS,
// where ARCHIVE ends in .tar.gz or .zip. The same files give the same bytes wherever and
// whenever they are packed: in the order of their names, owned by nobody, and SECONDS old.
package main

import (
	"archive/tar"
	"archive/zip"
	"compress/flate"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

func main() {
	if len(os.Args) != 4 {
		log.Fatal("pack FOLDER ARCHIVE SECONDS")
	}
	if err := pack(os.Args[1], os.Args[2], os.Args[3]); err != nil {
		log.Fatal(err)
	}
}

func pack(folder, archive, seconds string) error {
	since, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return err
	}
	file, err := os.Create(archive)
	if err != nil {
		return err
	}
	sum := sha256.New()
	kind := tarball
	if strings.HasSuffix(archive, ".zip") {
		kind = zipped
	}
	if err := kind(io.MultiWriter(file, sum), folder, time.Unix(since, 0).UTC()); err != nil {
		return err
	}
	fmt.Printf("%x  %s\n", sum.Sum(nil), filepath.Base(archive))
	return file.Close()
}

// mode is what people may do with a file: the program runs, the rest is read.
func mode(e fs.DirEntry) int64 {
	if e.IsDir() || strings.HasPrefix(e.Name(), "tablemate") && filepath.Ext(e.Name()) == "" {
		return 0o755
	}
	return 0o644
}

func tarball(w io.Writer, folder string, date time.Time) error {
	z, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	t := tar.NewWriter(z)
	err = each(folder, func(name string, e fs.DirEntry, content []byte) error {
		h := &tar.Header{Typeflag: tar.TypeReg, Name: name, Mode: mode(e), Size: int64(len(content)), ModTime: date, Format: tar.FormatUSTAR}
		if e.IsDir() {
			h.Typeflag, h.Name = tar.TypeDir, name+"/"
		}
		if err := t.WriteHeader(h); err != nil {
			return err
		}
		_, err := t.Write(content)
		return err
	})
	if err != nil {
		return err
	}
	if err := t.Close(); err != nil {
		return err
	}
	return z.Close()
}

func zipped(w io.Writer, folder string, date time.Time) error {
	z := zip.NewWriter(w)
	z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) {
		return flate.NewWriter(w, flate.BestCompression)
	})
	err := each(folder, func(name string, e fs.DirEntry, content []byte) error {
		if e.IsDir() {
			return nil
		}
		h := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: date}
		h.SetMode(fs.FileMode(mode(e)))
		f, err := z.CreateHeader(h)
		if err != nil {
			return err
		}
		_, err = f.Write(content)
		return err
	})
	if err != nil {
		return err
	}
	return z.Close()
}

// each calls do for the folder and all that lies in it, in the order of the names.
func each(folder string, do func(name string, e fs.DirEntry, content []byte) error) error {
	return filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		var content []byte
		if !e.IsDir() {
			if content, err = os.ReadFile(path); err != nil {
				return err
			}
		}
		name, err := filepath.Rel(filepath.Dir(folder), path)
		if err != nil {
			return err
		}
		return do(filepath.ToSlash(name), e, content)
	})
}
