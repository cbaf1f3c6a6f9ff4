// Package chezguevara is the rules of Chez Guevara.
package chezguevara
