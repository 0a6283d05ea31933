public import MomentsLanguage
public import MomentsValues

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
  public func composerVisibility(_ visibility: Visibility) -> String {
    switch visibility {
    case .public: composerVisibilityPublic
    case .unlisted: composerVisibilityUnlisted
    case .followers: composerVisibilityFollowers
    case .direct, .other: composerVisibilityDirect
    }
  }

  /// What a visibility means, in a sentence.
  public func composerVisibilityDetail(_ visibility: Visibility) -> String {
    switch visibility {
    case .public:
      composerVisibilityDetailPublic
    case .unlisted:
      composerVisibilityDetailUnlisted
    case .followers:
      composerVisibilityDetailFollowers
    case .direct, .other:
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

  /// The title when the data needed before writing could not be loaded.
  public func composerFailedTitle(_ kind: ComposerContent.Kind) -> String {
    switch kind {
    case .moment: composerFailedTitleMoment
    case .comment:
      composerFailedTitleComment
    case .edit: composerFailedTitleEdit
    }
  }
}
