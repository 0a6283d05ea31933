/// Something that takes room on this machine.
public struct StorageAmount: Hashable, Sendable {
  /// What it is.
  public enum Kind: String, CaseIterable, Sendable {
    /// What was read and written.
    case moments
    /// Images of the network.
    case images
  }

  /// What it is.
  public var kind: Kind
  /// How much room it takes.
  public var bytes: Int
  /// Whether it can be had again from a server, and so may be erased.
  public var canBeErased: Bool

  /// Makes an amount.
  public init(_ kind: Kind, bytes: Int, canBeErased: Bool) {
    self.kind = kind
    self.bytes = bytes
    self.canBeErased = canBeErased
  }
}

/// What the settings screen shows.
public struct SettingsContent: Hashable, Sendable {
  /// What the reader chose.
  public var settings: AppSettings
  /// What takes room; empty until it is known.
  public var storage: [StorageAmount]
  /// Whether there are accounts to choose from.
  public var hasAccounts: Bool
  /// Whether words can be filtered.
  public var hasFilters: Bool

  /// Makes content.
  public init(
    settings: AppSettings,
    storage: [StorageAmount] = [],
    hasAccounts: Bool = true,
    hasFilters: Bool = true
  ) {
    self.settings = settings
    self.storage = storage
    self.hasAccounts = hasAccounts
    self.hasFilters = hasFilters
  }
}
