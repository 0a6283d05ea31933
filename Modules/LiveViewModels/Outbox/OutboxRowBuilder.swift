import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// Builds the rows of the outbox.
struct OutboxRowBuilder {
  let strings: Strings

  func row(_ item: OutboxItem) -> OutboxRow {
    let (status, progress) = status(of: item.state, item.action.kind)
    return OutboxRow(
      id: ListItemID(item.id),
      kind: item.action.kind,
      isComment: item.action.isComment,
      isTakenBack: !item.action.isOn,
      subject: item.subject,
      status: status,
      progress: progress,
      changeHelps: item.state != .refused(.signIn),
      retryHelps: item.state != .refused(.unsupported),
      strings: strings
    )
  }

  /// The message when an item was refused and its effect is undone.
  func undone(_ item: OutboxItem) -> String? {
    guard case .refused(let failure) = item.state else { return nil }
    let action = item.action
    let title = strings.outboxTitle(
      of: action.kind,
      isComment: action.isComment,
      isTakenBack: !action.isOn
    )
    let words = words(for: failure, of: action.kind)
    // What may have arrived is not undone, and a report had no visible effect.
    return action.kind == .report ? "\(title): \(words)" : strings.outboxUndone(title, words)
  }

  private func status(
    of state: OutboxItem.State,
    _ kind: ActionKind
  ) -> (String, OutboxRow.Progress) {
    switch state {
    case .waiting: (strings.outboxWaiting, .waiting)
    case .sending(let part): (strings.outboxSending(part), .sending(part))
    case .retrying(_, let reason): (words(for: reason, of: kind), .retrying)
    case .refused(let reason): (words(for: reason, of: kind), .refused)
    }
  }

  private func words(for failure: OutboxItem.Failure, of kind: ActionKind) -> String {
    switch failure {
    case .network: strings.outboxNoNetwork
    case .server: strings.outboxServerTrouble
    case .rateLimited: strings.outboxRateLimited
    case .signIn: strings.outboxNeedsSignIn
    case .refused(let reason): strings.outboxRefused(reason)
    case .invalid(let reason) where kind == .pin: strings.outboxPinInvalid(reason)
    case .invalid(let reason): strings.outboxInvalid(reason)
    case .forbidden(let reason): strings.outboxForbidden(reason)
    case .tooLarge: strings.outboxTooLarge
    case .unsupported: strings.outboxUnsupported
    case .tooLate: strings.scheduleTooSoon
    case .mediaMissing: strings.outboxMediaMissing
    case .noSpace: strings.outboxNoSpace
    case .descriptionsNotSaved: strings.outboxDescriptionsNotSaved
    case .unconfirmed: strings.outboxUnconfirmed
    }
  }
}

extension ReaderAction {
  /// Whether it posts a comment.
  fileprivate var isComment: Bool {
    if case .post(let draft) = self { draft.replyTo != nil } else { false }
  }
}
