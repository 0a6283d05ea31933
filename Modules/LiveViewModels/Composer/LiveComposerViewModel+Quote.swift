import ListModel
public import MomentsContracts
import SocialModel

extension LiveComposerViewModel {
  /// Sets who may quote the post.
  public func setQuotePolicy(_ policy: ComposerQuotePolicy) {
    guard content.value.quotePolicies.contains(policy) else { return }
    change { $0.quotePolicy = QuotePolicy(policy) }
  }

  // MARK: Showing

  /// The quoted moment of the part that the reader edits; only the first part has one.
  var shownQuote: QuotedMoment? {
    guard partIndex == 0, draft.quotedPostID != nil || quote != nil else { return nil }
    guard let quote else {
      return QuotedMoment(
        moment: nil,
        content: .notice(strings.quoteUnavailable),
        strings: strings
      )
    }
    var shown = QuotedMoment(quote, place: .home, time: time, now: now(), strings: strings)
    // Not a link: the reader has something to finish here.
    shown.moment = nil
    return shown
  }

  /// Whether only the author may quote it, regardless of the chosen policy, because its visibility
  /// is limited.
  private var isQuotedByNobody: Bool {
    switch draft.visibility {
    case .public, .unlisted: false
    case .followers, .direct, .other: true
    }
  }

  /// The quote policy as the sheet shows it.
  var shownQuotePolicy: ComposerQuotePolicy {
    isQuotedByNobody ? .nobody : draft.quotePolicy.map { ComposerQuotePolicy($0) } ?? .everyone
  }

  /// The quote policies to choose from.
  var quotePolicies: [ComposerQuotePolicy] {
    guard limits.takesQuotes else { return [] }
    return isQuotedByNobody ? [.nobody] : ComposerQuotePolicy.allCases
  }

  // MARK: Loading

  /// Begins a moment that quotes one.
  func openQuote(of postID: String) async throws {
    let moment = try await storedMoment(postID)
    guard moment.canBeQuoted else { throw ProviderError.refused(reason: nil) }
    take(moment)
    var draft = await fresh()
    draft.quotedPostID = moment.postID
    draft.visibility = draft.visibility.narrowed(to: Visibility(widest))
    open(draft, isSaved: false)
  }

  /// Shows the quoted moment; a quote of a moment for followers is for followers, too.
  private func take(_ moment: Moment) {
    quote = Quote(state: .accepted, post: QuotedPost(moment))
    if moment.visibility == .followers { widest = max(widest, .followers) }
  }

  /// Finds the quoted moment of a draft, as far as it can be read.
  func findQuote(of draft: inout PostDraft) async {
    quote = nil
    // An edited post contains its quote.
    if let edited = draft.editedPostID {
      quote = (try? await threads.posts([edited]))?.first?.quote
      return
    }
    guard let id = draft.quotedPostID, let moment = try? await storedMoment(id) else { return }
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
