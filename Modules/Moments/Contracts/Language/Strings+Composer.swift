extension Strings {
  /// The title of the sheet.
  public func composerTitle(_ kind: ComposerContent.Kind) -> String {
    switch kind {
    case .moment: composerTitleMoment
    case .comment: composerTitleComment
    case .edit: composerTitleEdit
    }
  }

  /// The title of the button that posts.
  public func composerPost(_ kind: ComposerContent.Kind) -> String {
    switch kind {
    case .moment: composerPostMoment
    case .comment: composerPostComment
    case .edit: composerPostEdit
    }
  }

  /// The placeholder of the empty text.
  public func composerPlaceholder(_ kind: ComposerContent.Kind) -> String {
    switch kind {
    case .moment, .edit: composerPlaceholderMoment
    case .comment: composerPlaceholderComment
    }
  }

  /// The name of a visibility.
  public func composerVisibility(_ visibility: ComposerVisibility) -> String {
    switch visibility {
    case .public: composerVisibilityPublic
    case .unlisted: composerVisibilityUnlisted
    case .followers: composerVisibilityFollowers
    case .direct: composerVisibilityDirect
    }
  }

  /// What a visibility means, in a sentence.
  public func composerVisibilityDetail(_ visibility: ComposerVisibility) -> String {
    switch visibility {
    case .public:
      composerVisibilityDetailPublic
    case .unlisted:
      composerVisibilityDetailUnlisted
    case .followers:
      composerVisibilityDetailFollowers
    case .direct:
      composerVisibilityDetailDirect
    }
  }

  /// The question before the sheet closes.
  public func composerQuestion(_ kind: ComposerContent.Kind) -> String {
    switch kind {
    case .moment, .comment:
      composerQuestionMoment
    case .edit: composerQuestionEdit
    }
  }

  /// The title of the button that discards everything.
  public func composerDiscard(_ kind: ComposerContent.Kind) -> String {
    switch kind {
    case .moment, .comment: composerDiscardMoment
    case .edit: composerDiscardEdit
    }
  }

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

  /// The title when the data needed before writing could not be loaded.
  public func composerFailedTitle(_ kind: ComposerContent.Kind) -> String {
    switch kind {
    case .moment: composerFailedTitleMoment
    case .comment:
      composerFailedTitleComment
    case .edit: composerFailedTitleEdit
    }
  }

  private func join(_ sentence: String, _ reason: String) -> String {
    guard !reason.isEmpty else { return sentence }
    return joinReason(sentence, reason)
  }
}
