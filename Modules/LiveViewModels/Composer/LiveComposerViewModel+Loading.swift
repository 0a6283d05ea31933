import Foundation
import ListModel
import MomentsContracts
import SocialModel

extension LiveComposerViewModel {
  /// The number of letters of the parent that are shown.
  private static let answeredLength = 280

  /// Loads what is needed before writing.
  public func load() async {
    guard !isOver, phaseSource.value != .posting else { return }
    phaseSource.value = .loading
    limits = await provider.limits()
    let account = try? await readers?.reader()
    reader = account.map { PersonReference($0) }
    do {
      switch purpose {
      case .moment:
        open(await fresh(), isSaved: false)
      case .text(let text):
        open(await fresh(), isSaved: false)
        // Set as if the reader had typed it, so that it is a change, and discarding it requires a
        // confirmation.
        setText(text)
      case .comment(let id):
        try await openComment(on: id.description, reader: account)
      case .quote(let id):
        try await openQuote(of: id.description)
      case .edit(let id):
        var edit = try await provider.draft(editing: id.description)
        postPoll = edit.poll
        await findQuote(of: &edit)
        open(edit, isSaved: false)
      case .draft(let id):
        guard let stored = try await provider.drafts().first(where: { $0.id == id }) else {
          throw ProviderError.unknownMoment(id: id)
        }
        await openSaved(stored)
      }
    } catch {
      guard !(error is CancellationError) else { return }
      publish()
      phaseSource.value = .failed(
        ListFailure(
          title: strings.composerFailedTitle(failedKind),
          message: failures.message(error),
          retryTitle: strings.retry
        )
      )
    }
  }

  /// A new draft with the defaults of the reader's account.
  func fresh() async -> PostDraft {
    let defaults = await provider.defaults()
    var fresh = draft
    fresh.visibility = Visibility(ComposerVisibility(defaults.visibility))
    fresh.language = defaults.language ?? fresh.language
    fresh.isSensitive = defaults.isSensitive
    fresh.quotePolicy = limits.takesQuotes ? defaults.quotePolicy ?? .everyone : nil
    return fresh
  }

  private var failedKind: ComposerContent.Kind {
    switch purpose {
    case .moment, .text, .quote, .draft: .moment
    case .comment: .comment
    case .edit: .edit
    }
  }

  /// Begins a comment: at most as visible as its parent, and addressed to the people concerned.
  private func openComment(on postID: String, reader: Account?) async throws {
    let moment = try await storedMoment(postID)
    show(moment)
    var comment = await fresh()
    comment.replyTo = moment.postID
    comment.visibility = comment.visibility.narrowed(to: Visibility(widest))
    comment.contentWarning = moment.contentWarning ?? ""
    comment.text = ComposerReply.mentions(answering: moment, reader: reader)
    open(comment, isSaved: false)
  }

  /// The moment that is commented on or quoted; the stored one, so that it is available immediately
  /// and offline.
  func storedMoment(_ postID: String) async throws -> Moment {
    if let moment = try await threads.posts([postID]).first { return moment }
    return try await threads.thread(of: postID).moment
  }

  /// Shows the parent of a comment.
  private func show(_ moment: Moment) {
    let author = PersonReference(moment.author)
    let warning = moment.contentWarning ?? ""
    answered = ComposerAnswered(
      author: author,
      title: RichText(
        strings.replying(to: author.displayName.string),
        naming: [author.displayName]
      ),
      // Text behind a warning is not shown.
      text: warning.isEmpty
        ? RichText(moment.text).shortened(to: Self.answeredLength)
        : RichText(warning, emojis: moment.emojis)
    )
    widest = ComposerVisibility(moment.visibility)
  }

  /// Continues a draft that the provider stores.
  func openSaved(_ stored: PostDraft) async {
    answered = nil
    widest = .public
    var stored = stored
    postPoll = nil
    // Only the post contains the number of votes that would be lost.
    if let id = stored.editedPostID, let edit = try? await provider.draft(editing: id) {
      postPoll = edit.poll
    }
    if let replyTo = stored.replyTo {
      if let moment = try? await self.storedMoment(replyTo) {
        show(moment)
        stored.visibility = stored.visibility.narrowed(to: Visibility(widest))
      } else {
        // The parent cannot be read now; the visibility that was chosen before cannot be too
        // wide.
        widest = ComposerVisibility(stored.visibility)
      }
    }
    await findQuote(of: &stored)
    open(stored, isSaved: true)
  }

  func open(_ draft: PostDraft, isSaved: Bool) {
    guard !isOver else { return }
    self.draft = draft
    self.isSaved = isSaved
    isFromDrafts = isSaved
    opened = draft
    pages = draft.parts.map { page(of: $0) }
    partIndex = 0
    phaseSource.value = .writing
    publish()
    guard !early.isEmpty else { return }
    addPhotos(early)
    early = []
  }
}
