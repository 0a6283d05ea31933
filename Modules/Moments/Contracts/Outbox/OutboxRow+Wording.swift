public import ListModel

extension OutboxRow {
  /// Makes a row and words its buttons as its progress allows.
  ///
  /// - Parameters:
  ///   - id: The identity of the row.
  ///   - kind: What the reader did.
  ///   - isTakenBack: Whether the reader took back a like, a sharing or a following.
  ///   - subject: What it was done to.
  ///   - status: How it fares, in words.
  ///   - progress: How it fares.
  ///   - changeHelps: Whether what was refused may be taken when it is changed.
  ///   - strings: The language of the app.
  public init(
    id: ListItemID,
    kind: Kind,
    isTakenBack: Bool = false,
    subject: String,
    status: String,
    progress: Progress,
    changeHelps: Bool = true,
    strings: Strings
  ) {
    var retryTitle: String?
    var discardTitle: String? = strings.outboxDiscard
    switch progress {
    case .waiting: break
    case .sending: discardTitle = nil
    case .retrying, .refused: retryTitle = strings.retry
    }
    // Nobody goes on with what was given up, and there is nothing to give up any more.
    if kind == .scheduled, isTakenBack { discardTitle = nil }
    let isWritten = [.moment, .comment, .scheduled, .edit, .profile].contains(kind)
    let offersEdit = isWritten && changeHelps && progress == .refused
    self.init(
      id: id,
      kind: kind,
      title: strings.outboxTitle(of: kind, isTakenBack: isTakenBack),
      subject: subject,
      status: status,
      progress: progress,
      editTitle: offersEdit ? strings.outboxEdit : nil,
      retryTitle: retryTitle,
      discardTitle: discardTitle
    )
  }
}
