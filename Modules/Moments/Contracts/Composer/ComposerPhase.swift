public import ListModel

/// How far the sheet has come.
public enum ComposerPhase: Hashable, Sendable {
  /// What has to be known first is on its way.
  case loading
  /// The reader writes.
  case writing
  /// It is being handed over; nothing can be changed.
  case posting
  /// What has to be known first did not come.
  case failed(ListFailure)
}

/// What to ask before the sheet goes.
public struct ComposerQuestion: Hashable, Sendable {
  /// The question.
  public var title: String
  /// The title of the button that keeps a draft; `nil` where there is nothing to keep it as.
  public var keepTitle: String?
  /// The title of the button that throws everything away.
  public var discardTitle: String
  /// The title of the button that goes on writing.
  public var cancelTitle: String

  /// Makes a question.
  public init(title: String, keepTitle: String?, discardTitle: String, cancelTitle: String) {
    self.title = title
    self.keepTitle = keepTitle
    self.discardTitle = discardTitle
    self.cancelTitle = cancelTitle
  }

  /// The question about a draft of a kind, in the reader's language.
  public init(_ kind: ComposerContent.Kind, strings: Strings) {
    self.init(
      title: strings.composerQuestion(kind),
      keepTitle: strings.composerKeepDraft,
      discardTitle: strings.composerDiscard(kind),
      cancelTitle: strings.composerCancel
    )
  }
}
