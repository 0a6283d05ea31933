public import MomentsValues

/// The visible kinds of notifications.
public struct NotificationKindsContent: Hashable, Sendable {
  /// The kinds that can be hidden, in order; empty until the reader's choice is loaded.
  public var kinds: [NotificationKind]

  /// Those of ``kinds`` that the reader does not see on this machine; empty by default.
  public var hidden: Set<NotificationKind>

  /// Makes content; unknown by default.
  public init(
    kinds: [NotificationKind] = [],
    hidden: Set<NotificationKind> = []
  ) {
    self.kinds = kinds
    self.hidden = hidden
  }
}
