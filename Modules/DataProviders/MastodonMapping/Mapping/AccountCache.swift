import MastodonAPI
import SocialModel
import Synchronization

/// People as they were last mapped: timelines name the same ones again and again, each time with all they say of themselves.
final class AccountCache: Sendable {
  private static let most = 1_000

  private let known = Mutex<[String: (raw: MastodonAPI.Account, mapped: SocialModel.Account)]>([:])

  /// The person; made anew where the server says something else than the last time.
  func account(
    _ raw: MastodonAPI.Account,
    make: (MastodonAPI.Account) -> SocialModel.Account
  ) -> SocialModel.Account {
    if let last = known.withLock({ $0[raw.id] }), last.raw == raw { return last.mapped }
    let mapped = make(raw)
    known.withLock { known in
      // Whom one reads is few; a search that names many begins anew.
      if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
      known[raw.id] = (raw, mapped)
    }
    return mapped
  }
}
