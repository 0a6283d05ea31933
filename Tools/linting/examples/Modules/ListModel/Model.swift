// swift-format-ignore-file
import ListDiffing
import SocialModel // expect: architecture, undeclared

struct Shared {} // expect: shared-type

/// Loads rows.
func load(at now: Date = Date()) {} // expect: clock
func reload(at now: Date = .now) {} // expect: clock
// func reload(at now: Date = .now) in a comment.
func load(now: Date) {}
