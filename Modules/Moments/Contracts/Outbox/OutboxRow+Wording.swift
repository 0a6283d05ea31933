public import ListModel
public import MomentsLanguage
public import MomentsValues

extension OutboxRow {
  /// Makes a row with the texts and buttons for its progress.
  ///
  /// - Parameters:
  ///   - id: The identity of the row.
  ///   - kind: The kind of action.
  ///   - isComment: Whether a post is a comment.
  ///   - isTakenBack: Whether the action undoes a like, a boost or a follow.
  ///   - subject: The object of the action.
  ///   - status: The state, as text.
  ///   - progress: The progress.
  ///   - changeHelps: Whether a rejected item may be accepted after an edit.
  ///   - retryHelps: Whether a rejected item may be accepted as it is.
  ///   - strings: The language of the app.
  public init(
    id: ListItemID,
    kind: ActionKind,
    isComment: Bool = false,
    isTakenBack: Bool = false,
    subject: String,
    status: String,
    progress: Progress,
    changeHelps: Bool = true,
    retryHelps: Bool = true,
    strings: Strings
  ) {
    var retryTitle: String?
    var discardTitle: String? = strings.outboxDiscard
    switch progress {
    case .waiting: break
    case .sending: discardTitle = nil
    case .retrying: retryTitle = strings.retry
    case .refused: retryTitle = retryHelps ? strings.retry : nil
    }
    // A discarded scheduled post cannot be continued, and there is nothing left to discard.
    if kind == .schedule, isTakenBack { discardTitle = nil }
    let isWritten = [.post, .schedule, .edit, .profile].contains(kind)
    let offersEdit = isWritten && changeHelps && progress == .refused
    self.init(
      id: id,
      kind: kind,
      isComment: isComment,
      title: strings.outboxTitle(of: kind, isComment: isComment, isTakenBack: isTakenBack),
      subject: subject,
      status: status,
      progress: progress,
      editTitle: offersEdit ? strings.outboxEdit : nil,
      retryTitle: retryTitle,
      discardTitle: discardTitle
    )
  }
}
