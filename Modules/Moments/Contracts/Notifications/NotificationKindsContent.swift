/// Which kinds of notifications show.
public struct NotificationKindsContent: Hashable, Sendable {
  /// The kinds that can be hidden, in order; empty until it is known what the reader chose.
  public var kinds: [NotificationRow.Kind]

  /// Those that are hidden.
  public var hidden: Set<NotificationRow.Kind>

  /// Makes a content; without arguments, one of which nothing is known yet.
  public init(
    kinds: [NotificationRow.Kind] = [],
    hidden: Set<NotificationRow.Kind> = []
  ) {
    self.kinds = kinds
    self.hidden = hidden
  }
}
