public import ListModel
public import MomentsLanguage

/// The phase of the sheet.
public enum ComposerPhase: Hashable, Sendable {
  /// The data needed before writing is being loaded.
  case loading
  /// The reader is writing.
  case writing
  /// It is being posted; nothing can be changed.
  case posting
  /// The data needed before writing could not be loaded.
  case failed(ListFailure)
}

/// The question before the sheet closes.
public struct ComposerQuestion: Hashable, Sendable {
  /// The question.
  public var title: String
  /// The title of the button that saves a draft; `nil` if there is nothing to save.
  public var saveTitle: String?
  /// The title of the button that discards everything.
  public var discardTitle: String
  /// The title of the button that continues writing.
  public var cancelTitle: String
}

extension ComposerQuestion {
  /// The question about a draft of a kind, in the reader's language.
  public init(_ kind: ComposerContent.Kind, strings: Strings) {
    self.init(
      title: strings.composerQuestion(kind),
      saveTitle: strings.composerSaveDraft,
      discardTitle: strings.composerDiscard(kind),
      cancelTitle: strings.composerCancel
    )
  }
}
