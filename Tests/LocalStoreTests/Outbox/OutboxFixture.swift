import Foundation
import SocialModel
import Testing

@testable import LocalStore

/// A store with a few posts of others and of the reader's.
struct OutboxFixture {
  let temporary: TemporaryStore
  let store: SocialStore
  let reader = Account(id: "me", handle: "me")
  let other = Account(id: "7", handle: "ana@example.org")
  let now = Date(timeIntervalSince1970: 1_700_000_000)

  init() async throws {
    temporary = try TemporaryStore()
    store = try SocialStore.open(folder: temporary.folder).store
    let moments = [
      Moment(
        id: "10",
        author: other,
        text: FormattedText("a long walk by the sea"),
        like: LikeState(isLiked: false, count: 2)
      ),
      Moment(id: "11", author: other, text: FormattedText("second"), isBoosted: true),
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
    var own = Moment(id: "20", author: reader, text: FormattedText(text))
    own.isOwn = true
    return own
  }

  @discardableResult
  func post(_ id: String, _ text: String, replyTo: String? = nil) async throws -> OutboxItem {
    let draft = draft(id, text, replyTo: replyTo)
    return try #require(try await store.enqueue(.post(draft), by: reader, now: now))
  }

  /// What can be sent now, which is being sent from now on.
  func claim(at seconds: TimeInterval = 0, limit: Int = 10) async throws -> [OutboxWork] {
    let work = try await store.claimWork(now: now.addingTimeInterval(seconds), limit: limit).work
    for item in work where [.post, .schedule, .edit].contains(item.kind) {
      #expect(try await store.beginSending(item, now: now))
    }
    return work
  }

  /// The items in short: what, to what, and how they fare.
  func items() async throws -> [String] {
    try await store.outbox().map { item in
      let action =
        switch item.action {
        case .like(let wish, let id): "like \(id) \(wish)"
        case .boost(let wish, let id): "boost \(id) \(wish)"
        case .bookmark(let wish, let id): "bookmark \(id) \(wish)"
        case .pin(let wish, let id): "pin \(id) \(wish)"
        case .mute(let wish, let id): "mute \(id) \(wish)"
        case .block(let wish, let id): "block \(id) \(wish)"
        case .muteConversation(let wish, let id): "quiet \(id) \(wish)"
        case .note(let note, let id): "note \(id) \(note)"
        case .dismissNotification(let gone): "dismiss \(gone.id) \(gone.newestEventID ?? "-")"
        case .profile(let changes): "profile \(changes.displayName ?? "-")"
        case .report(let report): "report \(report.accountID) \(report.comment)"
        case .filter(let filter): "filter \(filter.title) \(filter.keywords.map(\.words))"
        case .deleteFilter(let id): "unfilter \(id)"
        case .follow(let wish, let id): "follow \(id) \(wish)"
        case .followRequest(let accepted, let id): "answer \(id) \(accepted)"
        case .createList(let title): "make list \(title)"
        case .renameList(let title, let id): "rename list \(id) \(title)"
        case .deleteList(let id): "delete list \(id)"
        case .listMember(let wish, let person, let list): "list \(list) \(person) \(wish)"
        case .followTag(let wish, let name): "tag \(name) \(wish)"
        case .vote(let choices, let id): "vote \(id) \(choices)"
        case .post(let draft): "post \(draft.text)"
        case .schedule(let wish, let draft): "schedule \(draft.text) \(wish)"
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

  /// What a post is called until the server names it.
  func localID(_ item: OutboxItem) -> String { OutboxLane.localID(of: item.id) }
}
