import Foundation

/// A change of a navigation controller's stack.
@MainActor struct StackChange {
  let old: [UIViewController]
  let new: [UIViewController]
  /// Whether the new top controller was below the old one.
  let isPop: Bool

  init(from old: [UIViewController], to new: [UIViewController]) {
    self.old = old
    self.new = new
    isPop = new.last.map { top in old.dropLast().contains { $0 === top } } ?? true
  }

  var added: [UIViewController] { new.filter { one in !old.contains { $0 === one } } }
  var removed: [UIViewController] { old.filter { one in !new.contains { $0 === one } } }
}
