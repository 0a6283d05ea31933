/// The visible kinds of notifications.
public struct NotificationKindsContent: Hashable, Sendable {
  /// The kinds that can be hidden, in order; empty until the reader's choice is loaded.
  public var kinds: [NotificationRow.Kind]

  /// Those of ``kinds`` that the reader does not see on this machine; empty by default.
  public var hidden: Set<NotificationRow.Kind>

  /// Makes content; unknown by default.
  public init(
    kinds: [NotificationRow.Kind] = [],
    hidden: Set<NotificationRow.Kind> = []
  ) {
    self.kinds = kinds
    self.hidden = hidden
  }
}
