import LocalStore
import Locking
import MastodonAPI

/// Whether the server translates posts, as it last returned; read from the store once.
final class TranslationOffer: Sendable {
  private let known = Mutex<Bool?>(nil)

  /// Whether the server translates posts.
  func isMade(in store: SocialStore) async -> Bool {
    if let known = known.withLock({ $0 }) { return known }
    // A server whose description is unknown may offer it later.
    guard let instance = await StoredInstance.read(from: store)?.instance else { return false }
    note(instance.translates)
    return instance.translates
  }

  /// Notes what the server returned.
  func note(_ translates: Bool) { known.withLock { $0 = translates } }
}
