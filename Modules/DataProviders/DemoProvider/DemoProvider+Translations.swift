import SocialModel

/// Translations of the moments that were translated by hand.
extension DemoProvider {
  /// Shows a post in another language after half a second, unless the story refuses it.
  @MainActor
  public func translate(_ postID: String, into language: String) async throws {
    let changed: @Sendable () -> Void = { [self] in notify(SocialChange(posts: [postID])) }
    try await translations.translate(try known(postID), into: language, changed: changed) {
      [self] in
      try await respond(to: .translation)
      guard let text = DemoContent.translation(ofMoment: postID, into: language) else {
        throw ProviderError.refused(reason: nil)
      }
      return text
    }
  }

  /// Restores the text before the translation; notifies only if a post was translated.
  @MainActor
  public func showOriginal(of postID: String) async {
    if translations.showOriginal(of: postID) { notify(SocialChange(posts: [postID])) }
  }
}
