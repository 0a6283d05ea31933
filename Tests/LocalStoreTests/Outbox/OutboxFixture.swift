import Expectations
import Foundation
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

/// A store with a few posts of others and of the reader's.
struct OutboxFixture {
  let temporary = TemporaryFolder()
  let store: SocialStore
  let reader = Account(id: "me", handle: "me")
  let other = Account(id: "7", handle: "ana@example.org")
  let now = Date(timeIntervalSince1970: 1_700_000_000)

  init() async throws {
    store = try SocialStore.open(folder: temporary.url, now: .now).store
    let moments = [
      Moment(
        id: "10",
        author: other,
        text: RichText("a long walk by the sea"),
        like: LikeState(isLiked: false, count: 2)
      ),
      Moment(id: "11", author: other, text: RichText("second"), isBoosted: true),
      own("mine"),
    ]
    _ = try await store.write { try MomentTable.save(moments, in: $0) }
  }

  func draft(_ id: String, _ text: String, replyTo: String? = nil) -> PostDraft {
    PostDraft(id: id, text: text, replyTo: replyTo, updatedAt: now)
  }

  func edit(_ postID: String, _ text: String) -> PostDraft {
    PostDraft(id: "edit-\(text)", text: text, editedPostID: postID, updatedAt: now)
  }

  /// The reader's own post as a server returns it.
  func own(_ text: String) -> Moment {
    var own = Moment(id: "20", author: reader, text: RichText(text))
    own.isOwn = true
    return own
  }

  @discardableResult
  func post(_ id: String, _ text: String, replyTo: String? = nil) async throws -> OutboxItem {
    let draft = draft(id, text, replyTo: replyTo)
    return try require(try await store.enqueue(.post(draft), by: reader, now: now))
  }

  /// Claims the items that can be sent now.
  func claim(at seconds: TimeInterval = 0, limit: Int = 10) async throws -> [OutboxRecord] {
    let work = try await store.claimWork(now: now.addingTimeInterval(seconds), limit: limit).work
    for item in work where !item.isDiscarded && [.post, .schedule, .edit].contains(item.kind) {
      try await expect(store.beginSending(item, now: now))
    }
    return work
  }

  /// The items in short: action, target and state.
  func items() async throws -> [String] {
    try await store.outbox().map { item in
      let action =
        switch item.action {
        case .like(let isOn, let id): "like \(id) \(isOn)"
        case .boost(let isOn, let id): "boost \(id) \(isOn)"
        case .bookmark(let isOn, let id): "bookmark \(id) \(isOn)"
        case .pin(let isOn, let id): "pin \(id) \(isOn)"
        case .mute(let isOn, let id): "mute \(id) \(isOn)"
        case .block(let isOn, let id): "block \(id) \(isOn)"
        case .muteConversation(let isOn, let id): "quiet \(id) \(isOn)"
        case .note(let note, let id): "note \(id) \(note)"
        case .dismissNotification(let gone): "dismiss \(gone.id) \(gone.newestEventID ?? "-")"
        case .profile(let changes): "profile \(changes.displayName ?? "-")"
        case .report(let report): "report \(report.accountID) \(report.comment)"
        case .filter(let filter): "filter \(filter.title) \(filter.keywords.map(\.words))"
        case .deleteFilter(let id): "unfilter \(id)"
        case .follow(let isOn, let id): "follow \(id) \(isOn)"
        case .followRequest(let accepted, let id): "answer \(id) \(accepted)"
        case .createList(let title): "make list \(title)"
        case .renameList(let title, let id): "rename list \(id) \(title)"
        case .deleteList(let id): "delete list \(id)"
        case .listMember(let isOn, let person, let list): "list \(list) \(person) \(isOn)"
        case .followTag(let isOn, let name): "tag \(name) \(isOn)"
        case .vote(let choices, let id): "vote \(id) \(choices)"
        case .post(let draft): "post \(draft.text)"
        case .schedule(let isOn, let draft): "schedule \(draft.text) \(isOn)"
        case .edit(let draft): "edit \(draft.editedPostID ?? "-") \(draft.text)"
        case .delete(let id): "delete \(id)"
        }
      let state =
        switch item.state {
        case .waiting: ""
        case .sending: " sending"
        case .retrying: " retrying"
        case .refused: " refused"
        }
      return action + state
    }
  }

  func shown(_ id: String) async throws -> Moment? { try await store.momentByAnyName(id) }

  /// The local identity of a post.
  func localID(_ item: OutboxItem) -> String { OutboxLane.localID(of: item.id) }
}
