/// What the accounts screen shows.
public struct AccountsContent: Hashable, Sendable {
  /// The accounts, the current one first, this machine alone last.
  public var accounts: [AccountRow]

  /// How much waits to be sent, in words; `nil` where the current account sends nothing.
  public var outbox: String?

  /// Whether the server of the current account posts things later.
  public var hasScheduled: Bool

  /// Where tokens are kept, where the reader should know: in a file; `nil` else.
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
