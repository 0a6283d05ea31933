extension Strings {
  /// The number of remaining characters, for assistive technologies.
  public func composerLettersLeft(_ count: Int) -> String {
    if count < 0 { return composerLettersOver(-count) }
    return composerLettersLeftCharactersLeft(count)
  }

  /// The message when a photo could not be added.
  public func composerPhotoFailed(_ reason: String) -> String {
    join(composerPhotoFailedSentence, reason)
  }

  /// The message when a draft could not be saved.
  public func composerDraftNotSaved(_ reason: String) -> String {
    join(composerDraftNotSavedSentence, reason)
  }

  /// The message when a post was rejected.
  public func composerRefused(_ reason: String) -> String {
    join(composerRefusedSentence, reason)
  }

  private func join(_ sentence: String, _ reason: String) -> String {
    guard !reason.isEmpty else { return sentence }
    return joinReason(sentence, reason)
  }
}
