/// The offset at which a ``SlidingRow`` comes to rest after a swipe.
public nonisolated enum ItemSnapping: Hashable, Sendable {
  /// Any offset.
  case none
  /// An item is at the leading inset; the number of items is not limited.
  case items
  /// An item is at the leading inset, at most one screen further.
  case pages
}
