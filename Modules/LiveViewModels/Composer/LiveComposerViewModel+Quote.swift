import ListModel
public import MomentsContracts
import SocialModel

extension LiveComposerViewModel {
  /// Chooses who may quote it.
  public func setQuotePolicy(_ policy: ComposerQuotePolicy) {
    guard content.value.quotePolicies.contains(policy) else { return }
    change { $0.quotePolicy = QuotePolicy(policy) }
  }

  // MARK: Showing

  /// What is quoted in the post that the reader is in: the first of several has it.
  var shownQuote: QuotedMoment? {
    guard place == 0, draft.quotedPostID != nil || quote != nil else { return nil }
    guard let quote else {
      return QuotedMoment(
        moment: nil,
        content: .notice(strings.quoteUnavailable),
        strings: strings
      )
    }
    var shown = QuotedMoment(quote, place: .home, time: time, now: now(), strings: strings)
    // It leads nowhere: there is something to finish here.
    shown.moment = nil
    return shown
  }

  /// Who may quote what only some may see: its author alone, whatever is chosen.
  private var isQuotedByNobody: Bool {
    switch draft.visibility {
    case .public, .unlisted: false
    case .followers, .direct, .other: true
    }
  }

  /// Who may quote it.
  var shownQuotePolicy: ComposerQuotePolicy {
    isQuotedByNobody ? .nobody : draft.quotePolicy.map { ComposerQuotePolicy($0) } ?? .everyone
  }

  /// Who that may be.
  var quotePolicies: [ComposerQuotePolicy] {
    guard limits.takesQuotes else { return [] }
    return isQuotedByNobody ? [.nobody] : ComposerQuotePolicy.allCases
  }

  // MARK: Loading

  /// Begins a moment that quotes one.
  func openQuote(of postID: String) async throws {
    let moment = try await kept(postID)
    guard moment.canBeQuoted else { throw ProviderError.refused(reason: nil) }
    take(moment)
    var draft = await fresh()
    draft.quotedPostID = moment.postID
    draft.visibility = draft.visibility.narrowed(to: Visibility(widest))
    open(draft, isKept: false)
  }

  /// Shows a moment as what is quoted; what followers alone may see is quoted for them alone.
  private func take(_ moment: Moment) {
    quote = Quote(state: .accepted, post: QuotedPost(moment))
    if moment.visibility == .followers { widest = max(widest, .followers) }
  }

  /// Finds what a draft quotes, as far as that can be had.
  func findQuote(of draft: inout PostDraft) async {
    quote = nil
    // A changed post has it inside of it.
    if let edited = draft.editedPostID {
      quote = (try? await threads.posts([edited]))?.first?.quote
      return
    }
    guard let id = draft.quotedPostID, let moment = try? await kept(id) else { return }
    take(moment)
    draft.visibility = draft.visibility.narrowed(to: Visibility(widest))
  }
}

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
