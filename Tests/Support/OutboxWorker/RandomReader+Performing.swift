import Foundation
import LocalStore
import MastodonProvider
import MomentsValues
import SocialModel
import TestSupport

extension RandomReader {
  /// Does something, and notes that before and after.
  mutating func perform(_ intent: Intent) async throws {
    try ledger.note(intent)
    var done = intent
    done.phase = .acknowledged
    let (isOn, target) = (intent.isOn, intent.target)
    switch intent.kind {
    case .like: try await provider.perform(.like(isOn, postID: target))
    case .boost: try await provider.perform(.boost(isOn, postID: target))
    case .bookmark: try await provider.perform(.bookmark(isOn, postID: target))
    case .pin: try await provider.perform(.pin(isOn, postID: target))
    case .muteConversation: try await provider.perform(.muteConversation(isOn, postID: target))
    case .follow: try await provider.perform(.follow(isOn, accountID: target))
    case .mute: try await provider.perform(.mute(isOn, accountID: target))
    case .block: try await provider.perform(.block(isOn, accountID: target))
    case .followRequest:
      try await provider.perform(.followRequest(accepted: isOn, accountID: target))
    case .note: try await provider.perform(.note(intent.texts.first ?? "", accountID: target))
    case .createList:
      done.target = try await provider.perform(.createList(title: intent.texts[0])) ?? ""
    case .renameList:
      try await provider.perform(.renameList(title: intent.texts[0], listID: target))
    case .deleteList: try await provider.perform(.deleteList(listID: target))
    case .listMember:
      try await provider.perform(.listMember(isOn, accountID: target, listID: intent.list ?? ""))
    case .followTag: try await provider.perform(.followTag(isOn, name: target))
    case .dismiss:
      try await provider.perform(.dismissNotification(DismissedNotification(notification(intent))))
    case .profile: try await provider.perform(.profile(changes(intent)))
    case .report:
      try await provider.perform(
        .report(
          PersonReport(accountID: target, category: .spam, comment: intent.texts[0])
        )
      )
    case .filter: try await filter(intent)
    case .delete: try await provider.perform(.delete(postID: target))
    case .edit where !isOn, .vote where !isOn: try await discard(target)
    case .vote:
      guard try await vote(intent) else { return }
    case .edit:
      var draft = draft(intent)
      draft.editedPostID = target
      try await provider.perform(.edit(draft))
    case .schedule: try await schedule(intent)
    case .post: done.target = try await post(intent)
    }
    try ledger.note(done)
  }

  private func notification(_ intent: Intent) -> ReaderNotification {
    ReaderNotification(
      id: intent.list ?? "",
      kind: .other,
      people: [],
      count: intent.choices.first,
      newestEventID: intent.target
    )
  }

  private func changes(_ intent: Intent) -> ProfileChanges {
    let text = intent.texts[0]
    return switch ProfilePart(rawValue: intent.target) {
    case .name: ProfileChanges(displayName: text)
    case .biography: ProfileChanges(note: text)
    case .lines, nil: ProfileChanges(lines: [.init(name: "line", value: text)])
    }
  }

  private static let image = Data(repeating: 7, count: 2_000)
  private static let week = 7 * 86_400

  private func draft(_ intent: Intent) -> PostDraft {
    var draft = PostDraft(id: "draft-\(intent.number)", updatedAt: Date())
    draft.parts = intent.texts.map { DraftPart(text: $0) }
    return draft
  }

  /// Posts a draft.
  ///
  /// - Returns: The identity of the first part.
  private mutating func post(_ intent: Intent) async throws -> String {
    var draft = draft(intent)
    draft.visibility = Self.visibilities[intent.visibility] ?? .public
    draft.replyTo = intent.replyTo
    let last = draft.parts.count - 1
    if !intent.options.isEmpty {
      draft.parts[last].poll = PollDraft(options: intent.options, seconds: Self.week)
    }
    // A post has a question or images.
    if intent.options.isEmpty || last > 0, Int.random(in: 0..<4, using: &random) == 0 {
      draft.media = [
        try await provider.addMedia(Self.image, type: "image/png", pixelSize: nil)
      ]
    }
    return try await provider.perform(.post(draft)) ?? ""
  }

  /// Longer than any soak, so that scheduled posts stay scheduled.
  private static let later: Double = 300 * 86_400

  /// Schedules a post, regardless of the features of the server.
  private mutating func schedule(_ intent: Intent) async throws {
    var draft = draft(intent)
    draft.scheduledAt = provider.now().addingTimeInterval(Self.later)
    if Int.random(in: 0..<4, using: &random) == 0 {
      draft.media = [
        try await provider.addMedia(Self.image, type: "image/png", pixelSize: nil)
      ]
    }
    try await provider.store.enqueue(.schedule(true, draft), now: provider.now())
  }

  /// Makes, changes or deletes a filter.
  private func filter(_ intent: Intent) async throws {
    let known = try await provider.wordFilters().first { $0.title == intent.target }
    if let action = FilterAction(rawValue: intent.action) {
      let word = WordFilter.Keyword(intent.target)
      var filter = known ?? WordFilter(title: intent.target, keywords: [word])
      filter.action = action
      try await provider.perform(.filter(filter))
    } else if let known {
      try await provider.perform(.deleteFilter(known.id))
    }
  }

  /// Votes.
  ///
  /// - Returns: Whether that was possible: a poll with an option missing in a faulty response
  ///   accepts no vote until it is read again.
  private func vote(_ intent: Intent) async throws -> Bool {
    do {
      try await provider.perform(.vote(intent.choices, postID: intent.target))
    } catch ProviderError.refused {
      if try await provider.storedThread(of: intent.target)?.moment.poll?.isPartial == true {
        return false
      }
      // It was read again in between; any other refusal is an error.
      try await provider.perform(.vote(intent.choices, postID: intent.target))
    }
    return true
  }

  /// Discards the waiting changes of a post.
  private func discard(_ target: String) async throws {
    let texts = Set(
      ledger.intents.filter { $0.kind == .edit && $0.target == target }.flatMap(\.texts)
    )
    for item in try await provider.outbox() {
      switch item.action {
      case .edit(let draft) where texts.contains(draft.text): try await provider.discard(item.id)
      case .vote(_, let post) where post == target: try await provider.discard(item.id)
      default: break
      }
    }
  }
}
