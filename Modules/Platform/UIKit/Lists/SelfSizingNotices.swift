/// The views of a list whose content needs another size, until the next layout pass measures them.
struct SelfSizingNotices {
  private var views: Set<ObjectIdentifier> = []
  /// Whether all of the views change their size with an animation.
  private(set) var isAnimated = true

  func contains(_ view: AnyObject) -> Bool { views.contains(ObjectIdentifier(view)) }

  /// Adds a view; one that must not animate decides for all, because they move together.
  mutating func add(_ view: AnyObject, animated: Bool) {
    views.insert(ObjectIdentifier(view))
    if !animated { isAnimated = false }
  }

  /// Removes and returns all notices; nil if there are none.
  mutating func removeAll() -> SelfSizingNotices? {
    guard !views.isEmpty else { return nil }
    defer { self = SelfSizingNotices() }
    return self
  }
}
