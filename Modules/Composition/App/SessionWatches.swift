/// What a session watches, each in a task of its own.
nonisolated struct SessionWatches: Sendable {
  /// Actions of the reader that the server refused.
  var refusals: Task<Void, Never>?
  /// The owner of an archive, until they are found.
  var reader: Task<Void, Never>?
  /// Notices for the desktop.
  var notices: Task<Void, Never>?
  /// The number of unread notifications.
  var unread: Task<Void, Never>?
  /// The removal of the account by another process.
  var account: Task<Void, Never>?
  /// The need to sign in again.
  var signIn: Task<Void, Never>?

  /// Ends all.
  func cancel() {
    for work in [refusals, reader, notices, unread, account, signIn] { work?.cancel() }
  }
}
