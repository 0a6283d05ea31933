public import MomentsContracts

/// Keeps what the reader chose, and knows what takes room on this machine.
@MainActor
public protocol SettingsKeeper: AnyObject {
  /// What the reader chose.
  var settings: AppSettings { get }

  /// Makes a choice take effect, and keeps it.
  ///
  /// - Throws: Why it is not kept for the next start; it has taken effect all the same.
  func change(to settings: AppSettings) throws

  /// What takes room on this machine.
  func storage() async -> [StorageAmount]

  /// Erases what can be had again; never what is the reader's own or waits to be sent.
  ///
  /// - Throws: Why not all is erased.
  func erase(_ kind: StorageAmount.Kind) async throws
}
