import Foundation
package import MomentsValues

/// The settings of a worker, as JSON in its first argument.
package struct WorkerSettings: Codable, Sendable {
  /// The folder of the store.
  package var folder: String
  /// The file in which the worker records its actions.
  package var ledger: String
  /// The server's address.
  package var server: String
  /// The reader's token.
  package var token: String
  /// The reader; `Account.id`.
  package var reader: String
  /// The posts of others to like and share.
  package var others: [String]
  /// The polls of others with two options; each is voted in once.
  package var polls: [String] = []
  /// The people to follow and not.
  package var people: [String]
  /// People whom the reader follows permanently: they are added to lists.
  package var friends: [String] = []
  /// Where chance begins.
  package var seed: UInt64
  /// Whether it performs no new actions, and ends when everything is sent.
  package var onlySends: Bool
  /// Whether the server returns the first post for a repeated idempotency key.
  package var honoursKeys: Bool
  /// The kinds of actions that the server does not have: they are not performed.
  package var missing: Set<ActionKind> = []
  /// The settings of a worker that does everything that the app does; nil for one that only sends
  /// and reads one timeline.
  package var life: AppLife?

  package init(
    folder: String,
    ledger: String,
    server: String,
    token: String,
    reader: String,
    others: [String],
    people: [String],
    seed: UInt64,
    onlySends: Bool,
    honoursKeys: Bool
  ) {
    self.folder = folder
    self.ledger = ledger
    self.server = server
    self.token = token
    self.reader = reader
    self.others = others
    self.people = people
    self.seed = seed
    self.onlySends = onlySends
    self.honoursKeys = honoursKeys
  }
}
