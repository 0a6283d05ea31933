/// An account that the reader signed in with on this machine.
public struct KnownAccount: Sendable, Hashable, Identifiable {
  /// `user@server`, in lower case.
  public var id: String
  /// The server's host, with its port where it is not the default.
  public var server: String
  /// The person, as the server last returned it.
  public var account: Account
  /// Whether it is the current account.
  public var isCurrent: Bool

  /// Makes an account.
  public init(id: String, server: String, account: Account, isCurrent: Bool) {
    self.id = id
    self.server = server
    self.account = account
    self.isCurrent = isCurrent
  }
}
