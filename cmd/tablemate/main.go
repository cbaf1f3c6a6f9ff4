// Command tablemate is a companion for real cardboard games.
package main

func main() {}
