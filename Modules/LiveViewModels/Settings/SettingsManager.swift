public import MomentsContracts

/// Stores the settings, and knows what uses space on this machine.
@MainActor
public protocol SettingsManager: AnyObject {
  /// The current settings.
  var settings: AppSettings { get }

  /// Applies and stores settings.
  ///
  /// - Throws: The reason why they are not stored for the next start; they apply even so.
  func change(to settings: AppSettings) throws

  /// The amounts of space used on this machine.
  func storage() async -> [StorageAmount]

  /// Erases what can be loaded again; never the reader's own content or the outbox.
  ///
  /// - Throws: The reason why not everything is erased.
  func erase(_ kind: StorageAmount.Kind) async throws
}
