import Expectations
import Foundation
import LocalStore
import MomentsValues
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Whatever a reader does has its effect once, though the response of its request is lost.
@Suite struct EffectOnceTests {
  private let fixture: ServerFixture
  private let provider: MastodonProvider
  /// The reader, who approves followers.
  private let lin: String
  private var server: TestMastodon { fixture.server }

  /// What a reader does, and how often the server has it.
  private struct Attempt {
    var action: ReaderAction
    var count: () -> Int
    /// What is left for the reader.
    var left: [OutboxItem.State] = []
  }

  init() throws {
    fixture = try ServerFixture()
    lin = fixture.server.addAccount("lin", isLocked: true)
    fixture.server.follow(fixture.bob, by: lin)
    // Nothing that the server does by itself hides a second request.
    fixture.server.options.honoursIdempotencyKeys = false
    fixture.server.options.boostsAgain = true
    fixture.server.options.apiVersion = nil
    let clock = fixture.clock
    provider = try fixture.open(as: lin) { seconds in
      guard seconds < 1e6 else { try await untilCancelled() }
      clock.advance(by: seconds)
    }
  }

  @Test(arguments: ActionKind.allCases)
  func anActionWhoseResponseIsLost(_ kind: ActionKind) async throws {
    let attempt = try await attempt(kind)
    expect(attempt.action.kind, equals: kind)
    expect(attempt.count(), equals: 0)
    for method in ["POST", "PUT", "PATCH", "DELETE"] {
      server.faults.next(.resetAfterEffect, matching: RequestPattern(method: method))
    }
    try await provider.perform(attempt.action)
    try await provider.drainOutbox()
    expect(server.faults.occurred.count, equals: 1)
    expect(attempt.count(), equals: 1)
    try await expect(provider.outbox().map(\.state), equals: attempt.left)
  }

  private func attempt(_ kind: ActionKind) async throws -> Attempt {
    let (server, lin, bob) = (server, lin, fixture.bob)
    func once(_ action: ReaderAction, _ isSo: @escaping () -> Bool) -> Attempt {
      Attempt(action: action) { isSo() ? 1 : 0 }
    }
    switch kind {
    case .like:
      let id = try await post(by: bob)
      return once(.like(true, postID: id)) { server.isLiked(id, by: lin) }
    case .boost:
      let id = try await post(by: bob)
      return Attempt(action: .boost(true, postID: id)) {
        server.posts(by: lin).count { $0.boostOf == id }
      }
    case .bookmark:
      let id = try await post(by: bob)
      return once(.bookmark(true, postID: id)) { server.isBookmarked(id, by: lin) }
    case .pin:
      let id = try await post(by: lin)
      return Attempt(action: .pin(true, postID: id)) { server.pins(of: lin).count }
    case .vote:
      let id = try await post(by: bob, poll: ["sea", "hills"])
      return Attempt(action: .vote([1], postID: id)) {
        server.question(of: id)?.votes[lin] == [1] ? 1 : 0
      }
    case .muteConversation:
      let id = try await post(by: bob)
      return once(.muteConversation(true, postID: id)) {
        server.isConversationMuted(id, by: lin)
      }
    case .follow:
      let dora = server.addAccount("dora")
      return once(.follow(true, accountID: dora)) { server.isFollowed(dora, by: lin) }
    case .followRequest:
      server.follow(lin, by: bob)
      _ = try await provider.followRequests(after: nil)
      return once(.followRequest(accepted: true, accountID: bob)) {
        server.isFollowed(lin, by: bob)
      }
    case .mute: return once(.mute(true, accountID: bob)) { server.isMuted(bob, by: lin) }
    case .block: return once(.block(true, accountID: bob)) { server.isBlocked(bob, by: lin) }
    case .note:
      return once(.note("met at sea", accountID: bob)) {
        server.note(about: bob, by: lin) == "met at sea"
      }
    case .report:
      // Servers do not say what was reported: the reader decides.
      var attempt = Attempt(
        action: .report(PersonReport(accountID: bob, category: .spam)),
        count: { server.reports.count }
      )
      attempt.left = [.refused(.unconfirmed)]
      return attempt
    case .dismiss:
      server.post("@lin hello", by: bob)
      let row = try require(try await provider.notifications(.all, after: nil).items.first)
      return Attempt(action: .dismissNotification(DismissedNotification(row))) {
        server.dismissals(of: lin).count
      }
    case .profile:
      let before = try await provider.ownProfile()
      var profile = before
      profile.displayName = "Lin of the Sea"
      return once(.profile(ProfileChanges(from: before, to: profile))) {
        server.profile(of: lin)?.name == "Lin of the Sea"
      }
    case .filter:
      let filter = WordFilter(title: "sea", places: [.home], keywords: [.init("sea")])
      return Attempt(action: .filter(filter)) { server.filters(of: lin).count }
    case .followTag:
      return Attempt(action: .followTag(true, name: "sea")) { server.followedTags(of: lin).count }
    case .createList:
      return Attempt(action: .createList(title: "Sea")) { server.lists(of: lin).count }
    case .renameList:
      let list = try await list()
      return Attempt(action: .renameList(title: "Sea", listID: list)) {
        server.peopleLists(of: lin).count { $0.title == "Sea" }
      }
    case .deleteList:
      let list = try await list()
      return once(.deleteList(listID: list)) { server.lists(of: lin).isEmpty }
    case .listMember:
      let list = try await list()
      return Attempt(action: .listMember(true, accountID: bob, listID: list)) {
        server.peopleLists(of: lin).flatMap(\.members).count
      }
    case .post: return Attempt(action: .post(draft())) { server.posts(by: lin).count }
    case .schedule:
      try await provider.refreshInstance()
      var draft = draft()
      draft.scheduledAt = fixture.clock.now.addingTimeInterval(3_600)
      return Attempt(action: .schedule(true, draft)) { server.scheduled(by: lin).count }
    case .edit:
      let id = try await post(by: lin)
      var draft = try await provider.draft(editing: id)
      draft.text = "edited"
      return once(.edit(draft)) { server.post(id)?.text == "edited" }
    case .delete:
      let id = try await post(by: lin)
      return once(.delete(postID: id)) { server.post(id) == nil }
    }
  }

  private func post(by author: String, poll: [String] = []) async throws -> String {
    var post = TestMastodon.NewPost("a post")
    post.poll = poll
    let id = server.post(post, by: author)
    _ = try await provider.reader()
    _ = try await provider.home.refresh()
    return id
  }

  private func list() async throws -> String {
    let list = server.addList("Hills", of: lin, members: [])
    _ = try await provider.lists(from: .server)
    return list
  }

  private func draft() -> PostDraft {
    PostDraft(id: "draft", text: "hello", updatedAt: fixture.clock.now)
  }
}
