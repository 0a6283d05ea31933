/// The texts about quotes.
extension Strings {
  /// The action that quotes a moment.
  public func quote(asksFirst: Bool) -> String {
    asksFirst
      ? quoteAskToQuote : quoteQuote
  }

  /// The name of a quote policy.
  public func composerQuotePolicy(_ policy: ComposerQuotePolicy) -> String {
    switch policy {
    case .everyone: composerQuotePolicyEveryone
    case .followers: composerQuotePolicyFollowers
    case .nobody: composerQuotePolicyNobody
    }
  }
}
