/// Storage used on this machine.
public struct StorageAmount: Hashable, Sendable {
  /// The kind of storage.
  public enum Kind: String, CaseIterable, Sendable {
    /// Read and written moments.
    case moments
    /// Images from the network.
    case images
  }

  /// The kind of storage.
  public var kind: Kind
  /// The size in bytes.
  public var bytes: Int
  /// Whether it can be downloaded again, and so may be erased.
  public var canBeErased: Bool

  /// Makes an amount.
  public init(_ kind: Kind, bytes: Int, canBeErased: Bool) {
    self.kind = kind
    self.bytes = bytes
    self.canBeErased = canBeErased
  }
}

/// The content of the settings screen.
public struct SettingsContent: Hashable, Sendable {
  /// The reader's settings.
  public var settings: AppSettings
  /// The used storage; empty until it is known.
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
