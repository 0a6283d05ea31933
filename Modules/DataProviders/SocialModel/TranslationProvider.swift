/// Translates posts, as long as the app runs.
///
/// `Moment/translation` states which posts can be translated, and the state of the translation. The
/// changes name the post on each change of it.
public protocol TranslationProvider: Sendable {
  /// Shows a post in another language: immediately if it was translated before, else when the
  /// source has responded. While it is being translated, or is shown already, nothing is requested.
  ///
  /// The request does not wait in the outbox: without a network it throws.
  ///
  /// - Parameters:
  ///   - postID: `Moment.postID`.
  ///   - language: The BCP 47 tag of the language to show.
  /// - Throws: `ProviderError.refused` where the source does not translate the post, `.httpStatus`
  ///   with 404 where the server does not translate, 503 where its translator cannot be reached,
  ///   `.unknownMoment`, errors of the network, or `CancellationError`.
  func translate(_ postID: String, into language: String) async throws

  /// Removes the translation from a post; nothing is requested, and nothing changes without one.
  func showOriginal(of postID: String) async
}
