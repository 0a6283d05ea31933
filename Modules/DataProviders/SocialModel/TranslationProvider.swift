/// Translates posts, for as long as the app runs.
///
/// Which posts it translates and how far it is, their `Moment/translation` says. The changes name
/// the post each time that becomes another.
public protocol TranslationProvider: Sendable {
  /// Shows a post in another language: at once where it was translated before, else as soon as the
  /// source has answered. While it is being translated, and where it shows already, nothing is
  /// asked.
  ///
  /// Nothing waits to be sent: without a network it throws.
  ///
  /// - Parameters:
  ///   - postID: `Moment.postID`.
  ///   - language: The BCP 47 tag of the language to show.
  /// - Throws: `ProviderError.refused` where the source does not translate the post, `.httpStatus`
  ///   with 404 where it translates nothing and 503 where its translator cannot be reached,
  ///   `.unknownMoment`, errors of the network, or `CancellationError`.
  func translate(_ postID: String, into language: String) async throws

  /// Shows a post as it was written.
  func showOriginal(of postID: String) async
}
