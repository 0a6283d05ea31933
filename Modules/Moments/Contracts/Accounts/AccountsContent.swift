/// The content of the accounts screen.
public struct AccountsContent: Hashable, Sendable {
  /// The accounts, the current one first, this machine alone last.
  public var accounts: [AccountRow]

  /// The number of items in the outbox, as text; `nil` if the current account sends nothing.
  public var outbox: String?

  /// Whether the server of the current account supports scheduled posts.
  public var hasScheduled: Bool

  /// A note about where tokens are stored, if it is a file; `nil` otherwise.
  public var notice: String?

  /// Makes content.
  public init(
    accounts: [AccountRow],
    outbox: String? = nil,
    hasScheduled: Bool = false,
    notice: String? = nil
  ) {
    self.accounts = accounts
    self.outbox = outbox
    self.hasScheduled = hasScheduled
    self.notice = notice
  }
}
