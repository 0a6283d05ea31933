extension TestMastodon {
  /// Chooses who may quote new posts of an account: `public`, `followers` or `nobody`.
  public func setQuotePolicy(_ policy: String, of account: String) {
    core.change { $0.accounts[account]?.defaultQuotePolicy = policy }
  }

  /// Chooses who may quote a post.
  public func setQuotePolicy(_ policy: String, ofPost status: String) {
    core.change { $0.statuses[status]?.quotePolicy = policy }
  }

  /// Who may quote a post; nil where there is none.
  public func quotePolicy(ofPost status: String) -> String? {
    core.world.withLock { $0.statuses[status]?.quotePolicy }
  }

  /// What a post quotes, and whether that shows; nil where it quotes nothing.
  public func quote(ofPost status: String) -> (post: String, state: String)? {
    core.world.withLock { $0.statuses[status]?.quote.map { ($0.status, $0.state) } }
  }
}
