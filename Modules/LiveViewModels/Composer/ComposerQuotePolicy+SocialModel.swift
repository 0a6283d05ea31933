import MomentsContracts
import SocialModel

extension QuotePolicy {
  init(_ policy: ComposerQuotePolicy) {
    self =
      switch policy {
      case .everyone: .everyone
      case .followers: .followers
      case .nobody: .nobody
      }
  }
}

extension ComposerQuotePolicy {
  init(_ policy: QuotePolicy) {
    self =
      switch policy {
      case .everyone: .everyone
      case .followers: .followers
      case .nobody: .nobody
      }
  }
}
