public import MastodonAPI
public import SocialModel

extension StatusMapper {
  /// The quote of a post.
  ///
  /// A quoted post without an author cannot be shown.
  public func quote(from quote: StatusQuote) -> Quote {
    let post = quote.status.flatMap { status in
      status.account.map { QuotedPost(moment(of: status, author: account(from: $0))) }
    }
    return Quote(
      state: Quote.State(quote.state),
      postID: quote.statusID,
      post: quote.state == .accepted ? post : nil
    )
  }
}

extension Quote.State {
  init(_ state: StatusQuote.State) {
    self =
      switch state {
      case .accepted: .accepted
      case .pending: .pending
      case .rejected: .rejected
      case .revoked: .revoked
      case .deleted: .deleted
      case .unauthorized: .unauthorized
      case .blockedAccount, .blockedDomain: .blocked
      case .mutedAccount: .muted
      }
  }
}

extension QuoteApproval {
  /// The approval with a name of the API; an unknown one is denied.
  init(word: String) {
    self =
      switch word {
      case "automatic": .automatic
      case "manual": .manual
      default: .denied
      }
  }
}
