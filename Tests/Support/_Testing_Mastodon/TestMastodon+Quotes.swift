import Locking

extension TestMastodon {
  /// Sets the quote policy of new posts of an account: `public`, `followers` or `nobody`.
  public func setQuotePolicy(_ policy: String, of account: String) {
    core.change { $0.accounts[account]?.defaultQuotePolicy = policy }
  }

  /// Sets the quote policy of a post.
  public func setQuotePolicy(_ policy: String, ofPost status: String) {
    core.change { $0.statuses[status]?.quotePolicy = policy }
  }

  /// The quote policy of a post; nil if it does not exist.
  public func quotePolicy(ofPost status: String) -> String? {
    core.world.withLock { $0.statuses[status]?.quotePolicy }
  }

  /// The quote of a post, and its state; nil if there is none.
  public func quote(ofPost status: String) -> (post: String, state: String)? {
    core.world.withLock { $0.statuses[status]?.quote.map { ($0.status, $0.state) } }
  }
}
