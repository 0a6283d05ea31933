public import MomentsLanguage
public import MomentsValues

extension Strings {
  /// The name of a quote policy.
  public func composerQuotePolicy(_ policy: QuotePolicy) -> String {
    switch policy {
    case .everyone: composerQuotePolicyEveryone
    case .followers: composerQuotePolicyFollowers
    case .nobody: composerQuotePolicyNobody
    }
  }
}
