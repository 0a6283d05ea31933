import MomentsValues
import OutboxWorker
import _Testing_Mastodon

extension LedgerSummary {
  /// Whether the reader ever intended a request, regardless of its response.
  func isMeant(_ request: LoggedRequest) -> Bool {
    let parts = request.path.split(separator: "/").dropFirst(2).map(String.init)
    // Images and reading positions are not visible to others.
    guard let first = parts.first, !["media", "markers"].contains(first) else { return true }
    return ActionKind.allCases.contains { isMeant(request, parts, as: $0) }
  }

  private func isMeant(
    _ request: LoggedRequest,
    _ parts: [String],
    as kind: ActionKind
  ) -> Bool {
    func isAttempted(_ folder: String, on: String, off: String) -> Bool {
      guard request.method == "POST", parts.count == 3, parts[0] == folder,
        [on, off].contains(parts[2])
      else { return false }
      return attempts[Toggle(kind, parts[1])]?.contains(parts[2] == on) ?? false
    }
    return switch kind {
    case .like: isAttempted("statuses", on: "favourite", off: "unfavourite")
    case .boost: isAttempted("statuses", on: "reblog", off: "unreblog")
    case .bookmark: isAttempted("statuses", on: "bookmark", off: "unbookmark")
    // Only the comparison with the server shows which post it is.
    case .pin:
      request.method == "POST" && parts.count == 3 && parts[0] == "statuses"
        && ["pin", "unpin"].contains(parts[2])
        && attempts.contains { $0.key.kind == .pin && $0.value.contains(parts[2] == "pin") }
    case .muteConversation: isAttempted("statuses", on: "mute", off: "unmute")
    case .follow: isAttempted("accounts", on: "follow", off: "unfollow")
    case .mute: isAttempted("accounts", on: "mute", off: "unmute")
    case .block: isAttempted("accounts", on: "block", off: "unblock")
    case .followRequest: isAttempted("follow_requests", on: "authorize", off: "reject")
    case .note:
      request.method == "POST" && parts.count == 3 && parts[0] == "accounts" && parts[2] == "note"
        && attempts[Toggle(.note, parts[1])] != nil
        && request["comment"].map { $0.isEmpty || written[$0] != nil } ?? false
    case .createList:
      request.method == "POST" && parts == ["lists"] && isWritten(request["title"])
    // Only the comparison with the server shows which list it is.
    case .renameList:
      request.method == "PUT" && parts.count == 2 && parts[0] == "lists"
        && isWritten(request["title"])
    case .deleteList: request.method == "DELETE" && parts.count == 2 && parts[0] == "lists"
    case .listMember:
      parts.count == 3 && parts[0] == "lists" && parts[2] == "accounts"
        && request["account_ids[]"].flatMap { attempts[Toggle(kind, $0)] }?
          .contains(request.method == "POST") ?? false
    case .followTag: isAttempted("tags", on: "follow", off: "unfollow")
    // Only the comparison with the server shows the group of an event.
    case .dismiss:
      request.method == "POST" && parts.count == 3 && parts[0] == "notifications"
        && parts[2] == "dismiss" && !dismissals.isEmpty
    case .profile:
      request.method == "PATCH" && parts == ["accounts", "update_credentials"]
        && ["display_name", "note", "fields_attributes[0][value]"].compactMap { request[$0] }
          .allSatisfy { written[$0] != nil }
    // Only the comparison with the server shows which poll it is.
    case .vote: request.method == "POST" && parts.first == "polls" && parts.last == "votes"
    case .report:
      parts == ["reports"]
        && request["comment"].flatMap { reports[$0] }?.target == request["account_id"]
    // The filter is no longer known: one deleted by mistake would be missing later.
    case .filter where request.method == "DELETE": parts.first == "filters"
    case .filter:
      parts.first == "filters"
        && (request["title"] ?? request["phrase"]).flatMap { filters[$0] } != nil
    case .post:
      request.method == "POST" && parts == ["statuses"] && isWritten(request["status"])
        && request["visibility"] == request["status"].flatMap { written[$0] }
    case .schedule:
      request.method == "POST" && parts == ["statuses"] && request["scheduled_at"] != nil
        && request["status"].flatMap { scheduled[$0] } != nil
    case .edit: request.method == "PUT" && parts.first == "statuses" && isWritten(request["status"])
    // The post is no longer known: one deleted by mistake would be missing later.
    case .delete: request.method == "DELETE" && parts.first == "statuses"
    }
  }

  private func isWritten(_ text: String?) -> Bool { text.flatMap { written[$0] } != nil }
}
