public import MomentsLanguage

extension Strings {
  /// The name of a quote policy.
  public func composerQuotePolicy(_ policy: ComposerQuotePolicy) -> String {
    switch policy {
    case .everyone: composerQuotePolicyEveryone
    case .followers: composerQuotePolicyFollowers
    case .nobody: composerQuotePolicyNobody
    }
  }
}
