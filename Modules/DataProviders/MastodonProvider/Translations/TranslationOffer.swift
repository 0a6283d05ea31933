import LocalStore
import MastodonAPI
import Synchronization

/// Whether the server translates posts, as it said of itself last; read from the store once.
final class TranslationOffer: Sendable {
  private let known = Mutex<Bool?>(nil)

  /// Whether it does.
  func isMade(in store: SocialStore) async -> Bool {
    if let known = known.withLock({ $0 }) { return known }
    // A server that never said anything may say so later.
    guard let instance = await StoredInstance.read(from: store)?.instance else { return false }
    note(instance.translates)
    return instance.translates
  }

  /// Notes what the server says now.
  func note(_ translates: Bool) { known.withLock { $0 = translates } }
}
