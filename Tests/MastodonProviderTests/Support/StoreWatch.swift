import LocalStore
import SocialModel

/// Waits for changes of the store, without a clock.
struct StoreWatch {
  private let changes: AsyncStream<SocialChange>

  /// Begins to observe; must be called before the awaited change is triggered.
  init(_ provider: some ChangeSource) { changes = provider.changes() }

  /// Waits until a condition is true, checking it whenever the store changed.
  func until(_ isSo: () async throws -> Bool) async throws {
    if try await isSo() { return }
    for await _ in changes {
      if try await isSo() { return }
    }
  }
}
