public import LocalStore
public import MastodonAPI
import SocialModel

/// One reader's account at a Mastodon server, with all that is kept of it on this machine.
///
/// Screens read the store through it; what comes from the server goes to the store first, and what the reader does goes to
/// the outbox of the store before the server is asked.
public final class MastodonProvider: Sendable {
  /// The reader; `Account.id` at the server.
  public let readerID: String
  let client: MastodonClient
  let store: SocialStore

  /// Makes the provider of a reader; nothing is asked yet.
  ///
  /// - Parameters:
  ///   - client: Asks the server with the reader's token.
  ///   - store: What is kept of this account.
  ///   - readerID: The reader.
  public init(client: MastodonClient, store: SocialStore, readerID: String) {
    self.client = client
    self.store = store
    self.readerID = readerID
  }
}
