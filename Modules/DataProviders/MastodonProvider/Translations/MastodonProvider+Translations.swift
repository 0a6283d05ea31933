import LocalStore
import MastodonAPI
import MastodonMapping
import SocialModel

extension MastodonProvider {
  /// Shows a post in another language, as the server translates it.
  ///
  /// A post that was not sent yet cannot be translated.
  public func translate(_ postID: String, into language: String) async throws {
    let moment = try await shown(postID)
    let id = moment.postID
    guard try await store.waitingDraft(of: id) == nil else {
      throw ProviderError.refused(reason: nil)
    }
    let (store, mapper) = (store, mapper)
    try await translations.translate(
      moment,
      into: language,
      changed: { store.notify(SocialChange(posts: [id])) },
      sending: {
        let response = try await value(.translate(id, to: language), about: id)
        return mapper.translatedText(from: response, of: moment)
      }
    )
  }

  /// Returns to the text of the author, without a request; notifies if it was translated.
  public func showOriginal(of postID: String) async {
    guard let id = try? await shown(postID).postID, translations.showOriginal(of: id) else {
      return
    }
    store.notify(SocialChange(posts: [id]))
  }

  /// Posts with their translations, where the reader requested them.
  func translated(_ moments: [Moment]) async -> [Moment] {
    let isOffered = await translationOffer.isMade(in: store)
    return moments.map { translations.applied(to: $0, isOffered: isOffered) }
  }

  /// The same for a page.
  func translated(_ page: Page<Moment>) async -> Page<Moment> {
    var page = page
    page.items = await translated(page.items)
    return page
  }

  /// The same for a thread.
  func translated(_ thread: MomentThread) async -> MomentThread {
    var thread = thread
    let isOffered = await translationOffer.isMade(in: store)
    thread.moment = translations.applied(to: thread.moment, isOffered: isOffered)
    thread.ancestors = thread.ancestors.map { translations.applied(to: $0, isOffered: isOffered) }
    thread.comments = thread.comments.map { translations.applied(to: $0, isOffered: isOffered) }
    return thread
  }
}
