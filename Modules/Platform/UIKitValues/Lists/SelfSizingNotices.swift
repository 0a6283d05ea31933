/// The views of a list whose content needs another size, until the next layout pass measures them.
package struct SelfSizingNotices {
  private var views: Set<ObjectIdentifier> = []
  /// Whether all of the views change their size with an animation.
  package private(set) var isAnimated = true

  package init() {}

  package func contains(_ view: AnyObject) -> Bool { views.contains(ObjectIdentifier(view)) }

  /// Adds a view; one that must not animate decides for all, because they move together.
  package mutating func add(_ view: AnyObject, animated: Bool) {
    views.insert(ObjectIdentifier(view))
    if !animated { isAnimated = false }
  }

  /// Removes and returns all notices; nil if there are none.
  package mutating func removeAll() -> SelfSizingNotices? {
    guard !views.isEmpty else { return nil }
    defer { self = SelfSizingNotices() }
    return self
  }
}
