import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// Reads what is needed before writing: limits, the reader, the parent, the edited or quoted post.
@MainActor
struct ComposerLoader {
  let provider: any ComposeProvider
  let readers: (any RelationshipProvider)?
  let threads: any ThreadProvider
  let strings: Strings

  /// The number of letters of the parent that are shown.
  private static let answeredLength = 280

  /// Reads what does not depend on the purpose.
  func begin(_ draft: PostDraft) async -> ComposerOpening {
    var begun = ComposerOpening(draft: draft)
    begun.limits = await provider.limits()
    begun.reader = try? await readers?.reader()
    begun.author = begun.reader.map { PersonReference($0) }
    return begun
  }

  /// Reads what the purpose requires.
  func open(_ purpose: ComposePurpose, _ begun: ComposerOpening) async throws -> ComposerOpening {
    switch purpose {
    case .moment, .text:
      return await withDefaults(begun)
    case .comment(let id):
      let moment = try await storedMoment(id.description)
      return comment(on: moment, await withDefaults(begun))
    case .quote(let id):
      let moment = try await storedMoment(id.description)
      guard moment.canBeQuoted else { throw ProviderError.refused(reason: nil) }
      var opening = await withDefaults(begun)
      opening.draft.quotedPostID = moment.postID
      quote(moment, in: &opening)
      return opening
    case .edit(let id):
      var opening = begun.opening(try await provider.draft(editing: id.description))
      opening.editedPoll = opening.draft.poll
      await findQuote(of: &opening)
      return opening
    case .draft(let id):
      guard let stored = try await draft(id) else { throw ProviderError.unknownMoment(id: id) }
      return await continuing(stored, begun)
    }
  }

  /// A draft that the provider stores; nil where it was deleted.
  func draft(_ id: PostDraft.ID) async throws -> PostDraft? {
    try await provider.drafts().first { $0.id == id }
  }

  /// Continues a draft that the provider stores, for the reader of another one.
  func continuing(_ stored: PostDraft, _ other: ComposerOpening) async -> ComposerOpening {
    var opening = other.opening(stored, isStored: true)
    // Only the post contains the number of votes that would be lost.
    if let id = stored.editedPostID, let edit = try? await provider.draft(editing: id) {
      opening.editedPoll = edit.poll
    }
    if let replyTo = stored.replyTo {
      if let moment = try? await storedMoment(replyTo) {
        answer(moment, in: &opening)
      } else {
        // The parent cannot be read now; the visibility that was chosen before cannot be too
        // wide.
        opening.widest = stored.visibility.choice
      }
    }
    await findQuote(of: &opening)
    return opening
  }

  /// What the sheet shows where that could not be read.
  func failure(_ message: String, of purpose: ComposePurpose) -> ListFailure {
    let kind: ComposerContent.Kind =
      switch purpose {
      case .moment, .text, .quote, .draft: .moment
      case .comment: .comment
      case .edit: .edit
      }
    return ListFailure(
      title: strings.composerFailedTitle(kind),
      message: message,
      retryTitle: strings.retry
    )
  }

  // MARK: New drafts

  /// A new draft with the defaults of the reader's account.
  private func withDefaults(_ begun: ComposerOpening) async -> ComposerOpening {
    let defaults = await provider.defaults()
    var fresh = begun
    fresh.draft.visibility = defaults.visibility.choice
    fresh.draft.language = defaults.language ?? fresh.draft.language
    fresh.draft.isSensitive = defaults.isSensitive
    fresh.draft.quotePolicy = fresh.limits.takesQuotes ? defaults.quotePolicy ?? .everyone : nil
    return fresh
  }

  /// A comment: at most as visible as its parent, and addressed to the people concerned.
  private func comment(on moment: Moment, _ fresh: ComposerOpening) -> ComposerOpening {
    var opening = fresh
    answer(moment, in: &opening)
    opening.draft.replyTo = moment.postID
    opening.draft.contentWarning = moment.contentWarning ?? ""
    opening.draft.text = ComposerReply.mentions(answering: moment, reader: fresh.reader)
    return opening
  }

  // MARK: Parents and quotes

  /// The moment that is commented on or quoted; the stored one, so that it is available immediately
  /// and offline.
  private func storedMoment(_ postID: String) async throws -> Moment {
    if let moment = try await threads.posts([postID]).first { return moment }
    return try await threads.thread(of: postID).moment
  }

  /// Shows the parent of a comment, which is at most as visible.
  private func answer(_ moment: Moment, in opening: inout ComposerOpening) {
    let author = PersonReference(moment.author)
    let warning = moment.contentWarning ?? ""
    opening.answered = ComposerAnswered(
      author: author,
      title: RichText(
        strings.replying(to: author.displayName.string),
        naming: [author.displayName]
      ),
      // Text behind a warning is not shown.
      text: warning.isEmpty
        ? moment.text.shortened(to: Self.answeredLength)
        : RichText(warning, emojis: moment.emojis)
    )
    opening.widest = moment.visibility.choice
    opening.narrow()
  }

  /// Shows the quoted moment; a quote of a moment for followers is for followers, too.
  private func quote(_ moment: Moment, in opening: inout ComposerOpening) {
    opening.quote = Quote(state: .accepted, post: QuotedPost(moment))
    if moment.visibility == .followers {
      opening.widest = opening.widest.narrowed(to: .followers)
    }
    opening.narrow()
  }

  /// Finds the quoted moment of a draft, as far as it can be read.
  private func findQuote(of opening: inout ComposerOpening) async {
    // An edited post contains its quote.
    if let edited = opening.draft.editedPostID {
      opening.quote = (try? await threads.posts([edited]))?.first?.quote
    } else if let id = opening.draft.quotedPostID, let moment = try? await storedMoment(id) {
      quote(moment, in: &opening)
    }
  }
}
