/// Where a ``SlidingRow`` comes to rest after a swipe.
public nonisolated enum ItemSnapping: Hashable, Sendable {
  /// Anywhere.
  case none
  /// With an item at the leading inset, as far as the swipe goes.
  case items
  /// With an item at the leading inset, at most one screen further.
  case pages
}
