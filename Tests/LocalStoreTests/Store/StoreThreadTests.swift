import Expectations
import Foundation
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

@Suite struct StoreThreadTests {
  private let temporary = TemporaryFolder()
  private let store: SocialStore
  private let author = Account(id: "a", handle: "ana")

  init() throws { store = try SocialStore.open(folder: temporary.url, now: .now).store }

  private func post(_ id: String, answering other: String? = nil) -> Moment {
    Moment(id: id, author: author, inReplyToID: other)
  }

  private func comments(_ id: String) async throws -> [String]? {
    try await store.thread(of: id)?.comments.map(\.id)
  }

  @Test func aThreadHasTheAncestorsAndRepliesOfAPost() async throws {
    try await store.save([
      post("top"), post("root", answering: "top"), post("1", answering: "root"),
      post("2", answering: "1"), post("other", answering: "top"),
    ])
    let thread = try require(try await store.thread(of: "root"))
    expect(thread.moment.id == "root" && thread.next == nil)
    expect(thread.ancestors.map(\.id), equals: ["top"])
    expect(thread.comments.map(\.id), equals: ["1", "2"])
    try await expect(comments("1"), equals: ["2"])
    try await expect(store.thread(of: "2")?.ancestors.map(\.id), equals: ["top", "root", "1"])
    try await expectNil(store.thread(of: "nobody"))
  }

  @Test func cyclesOfRepliesEnd() async throws {
    try await store.save([post("1", answering: "2"), post("2", answering: "1")])
    try await store.save([post("self", answering: "self")])
    try await expect(comments("1"), equals: ["2"])
    try await expect(store.thread(of: "1")?.ancestors.map(\.id), equals: ["2"])
    try await expect(comments("self"), equals: [])
  }

  @Test func commentsKeepTheServersOrderWithNewOnesLast() async throws {
    let received = [post("3", answering: "root"), post("1", answering: "root"), post("lost")]
    try await store.save([post("1", answering: "root")])
    try await store.saveThread(
      MomentThread(moment: post("root"), comments: received + [received[0]])
    )
    try await expect(comments("root"), equals: ["3", "1", "lost"])
    try await store.save([post("0", answering: "1")])
    try await expect(comments("root"), equals: ["3", "1", "lost", "0"])
  }

  @Test func commentsDeletedAtTheServerAreRemoved() async throws {
    try await store.saveThread(
      MomentThread(
        moment: post("root"),
        comments: [post("1", answering: "root"), post("2", answering: "1")]
      )
    )
    try await store.insert([post("seen", answering: "root")], into: .home, at: .newest)
    let waiting = Moment(
      id: "local:1",
      author: author,
      inReplyToID: "root",
      isPending: true
    )
    try await store.save([waiting])
    try await expect(comments("root"), equals: ["1", "2", "seen", "local:1"])
    try await store.saveThread(
      MomentThread(moment: post("root"), comments: [post("2", answering: "1")])
    )
    try await expect(comments("root"), equals: ["2", "local:1"])
    // Deleted, except for posts that a timeline shows.
    try await expectNil(store.moment(postID: "1"))
    try await expect(store.moment(postID: "seen") != nil)
    // And restored, if the server returns it again.
    try await store.saveThread(
      MomentThread(
        moment: post("root"),
        comments: [post("seen", answering: "root"), post("2", answering: "1")]
      )
    )
    try await expect(comments("root"), equals: ["seen", "2", "local:1"])
  }

  @Test func aJustSentCommentStays() async throws {
    try await store.saveThread(MomentThread(moment: post("root")))
    let waiting = Moment(id: "local:1", author: author, inReplyToID: "root", isPending: true)
    let sent = post("sent", answering: "root")
    try await store.write { connection in
      try TimelineTable.insertLocal(waiting, in: connection)
      try TimelineTable.replaceLocal("local:1", with: sent, in: connection)
    }
    // A response to an earlier request.
    try await store.saveThread(MomentThread(moment: post("root")))
    try await expect(comments("root"), equals: ["sent"])
    // The server has it now: from here on, its responses determine whether it belongs to the
    // thread.
    try await store.insert([sent], into: .home, at: .newest)
    try await store.saveThread(MomentThread(moment: post("root")))
    try await expect(comments("root"), equals: [])
  }

  @Test func aPartialThreadRemovesNothing() async throws {
    try await store.save([post("1", answering: "root")])
    try await store.saveThread(
      MomentThread(
        moment: post("root"),
        comments: [post("2", answering: "root")],
        next: PageCursor(token: "more")
      )
    )
    try await expect(comments("root"), equals: ["2", "1"])
  }

  @Test func deletingACommentKeepsItsReplies() async throws {
    try await store.saveThread(
      MomentThread(
        moment: post("root"),
        comments: [post("1", answering: "root"), post("2", answering: "1")]
      )
    )
    try await store.write { try $0.run("UPDATE post SET is_removed = 1 WHERE id = '1'") }
    try await expect(comments("root"), equals: ["2"])
    // The server has not received it yet.
    try await store.saveThread(
      MomentThread(
        moment: post("root"),
        comments: [post("1", answering: "root"), post("2", answering: "1")]
      )
    )
    try await expect(comments("root"), equals: ["2"])
    try await store.write { try $0.run("UPDATE post SET is_removed = 0 WHERE id = '1'") }
    try await expect(comments("root"), equals: ["1", "2"])
  }
}
