import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel

/// Builds the rows of the outbox.
struct OutboxRowBuilder {
  let strings: Strings

  func row(_ item: OutboxItem) -> OutboxRow {
    let (kind, isTakenBack) = Self.kind(of: item.action)
    let (status, progress) = status(of: item.state, kind)
    return OutboxRow(
      id: ListItemID(item.id),
      kind: kind,
      isTakenBack: isTakenBack,
      subject: item.subject,
      status: status,
      progress: progress,
      changeHelps: item.state != .refused(.signIn),
      strings: strings
    )
  }

  /// The message when an item was refused and its effect is undone.
  func undone(_ item: OutboxItem) -> String? {
    guard case .refused(let failure) = item.state else { return nil }
    let (kind, isTakenBack) = Self.kind(of: item.action)
    // What may have arrived is not undone, and a report had no visible effect.
    if kind == .report {
      return
        "\(strings.outboxTitle(of: kind, isTakenBack: false)): \(words(for: failure, of: kind))"
    }
    return strings.outboxUndone(
      strings.outboxTitle(of: kind, isTakenBack: isTakenBack),
      words(for: failure, of: kind)
    )
  }

  private static func kind(of action: ReaderAction) -> (OutboxRow.Kind, isTakenBack: Bool) {
    switch action {
    case .like(let isSet, _): (.like, !isSet)
    case .boost(let isSet, _): (.boost, !isSet)
    case .bookmark(let isSet, _): (.bookmark, !isSet)
    case .pin(let isSet, _): (.pin, !isSet)
    case .follow(let isSet, _): (.follow, !isSet)
    case .followRequest(let accepted, _): (.followRequest, !accepted)
    case .mute(let isSet, _): (.mute, !isSet)
    case .block(let isSet, _): (.block, !isSet)
    case .muteConversation(let isSet, _): (.muteConversation, !isSet)
    case .note: (.note, false)
    case .dismissNotification: (.dismiss, false)
    case .profile: (.profile, false)
    case .report: (.report, false)
    case .filter: (.filter, false)
    case .deleteFilter: (.filter, true)
    case .createList: (.createList, false)
    case .renameList: (.renameList, false)
    case .deleteList: (.deleteList, false)
    case .listMember(let isSet, _, _): (.listMember, !isSet)
    case .followTag(let isSet, _): (.followTag, !isSet)
    case .vote: (.vote, false)
    case .post(let draft): (draft.replyTo == nil ? .moment : .comment, false)
    case .schedule(let isSet, _): (.scheduled, !isSet)
    case .edit: (.edit, false)
    case .delete: (.delete, false)
    }
  }

  private func status(
    of state: OutboxItem.State,
    _ kind: OutboxRow.Kind
  ) -> (String, OutboxRow.Progress) {
    switch state {
    case .waiting: (strings.outboxWaiting, .waiting)
    case .sending(let part): (strings.outboxSending(part), .sending(part))
    case .retrying(_, let reason): (words(for: reason, of: kind), .retrying)
    case .refused(let reason): (words(for: reason, of: kind), .refused)
    }
  }

  private func words(for failure: OutboxItem.Failure, of kind: OutboxRow.Kind) -> String {
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
    case .descriptionsNotSaved: strings.outboxDescriptionsNotSaved
    case .unconfirmed: strings.outboxUnconfirmed
    }
  }
}
