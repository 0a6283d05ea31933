import Expectations
import Foundation
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

@Suite struct StoreChangeTests {
  private let temporary = TemporaryFolder()
  private let store: SocialStore
  private let author = Account(id: "a", handle: "ana")

  init() throws { store = try SocialStore.open(folder: temporary.url, now: .now).store }

  private func post(_ id: String, answering other: String? = nil) -> Moment {
    Moment(id: id, author: author, inReplyToID: other)
  }

  /// The change notifications of some work.
  private func received(_ work: () async throws -> Void) async throws -> SocialChange? {
    var changes = store.changes().makeAsyncIterator()
    try await work()
    // The last change certainly arrives, after all others.
    try await store.save([Relationship(id: "mark\(UUID())", isMuted: true)])
    let change = await changes.next()
    return change?.accounts.contains { $0.hasPrefix("mark") } == true ? nil : change
  }

  @Test func aNewPageIsOneChangeOfItsTimeline() async throws {
    let change = try await received {
      try await store.insert([post("b"), post("a")], into: .public, at: .newest)
    }
    expect(change, equals: SocialChange(timelines: [.public]))
  }

  @Test func anUpdateWithoutChangesIsNotNotified() async throws {
    try await store.insert([post("b"), post("a")], into: .home, at: .newest)
    try await store.save([Relationship(id: "x", following: .yes)])
    let change = try await received {
      try await store.insert([post("b"), post("a")], into: .home, at: .newest)
      try await store.save([author])
      try await store.save([Relationship(id: "x", following: .yes)])
      try await store.setPosition(ReadingPosition(momentID: "a"), of: .home)
      try await store.save(Data([1]), as: "trends")
    }
    expectNil(change)
  }

  @Test func changedPostsAreReported() async throws {
    try await store.insert([post("b"), post("a")], into: .home, at: .newest)
    var liked = post("a")
    liked.like = LikeState(isLiked: true, count: 1)
    let change = try await received { try await store.save([liked]) }
    expect(change, equals: SocialChange(posts: ["a"]))
    let overlay = try await received {
      try await store.write { try $0.run("UPDATE post SET wanted_like = 0 WHERE id = 'a'") }
    }
    expect(overlay, equals: SocialChange(posts: ["a"]))
  }

  @Test func deletedPostsAreReportedWithTheirTimelines() async throws {
    try await store.save([post("top"), post("root", answering: "top")])
    try await store.insert([post("c", answering: "root")], into: .home, at: .newest)
    try await store.insert([post("c", answering: "root")], into: .hashtag("x"), at: .newest)
    let change = try await received { try await store.remove(postID: "c") }
    expect(
      change,
      equals: SocialChange(
        timelines: [.home, .hashtag("x")],
        posts: ["c", "root"],
        threads: ["top", "root"]
      )
    )
  }

  @Test func aPostDeletedByTheReaderIsReportedLikeAMissingOne() async throws {
    try await store.insert([post("c", answering: "root")], into: .home, at: .newest)
    for isRemoved in [true, false] {
      let change = try await received {
        try await store.write { try $0.run("UPDATE post SET is_removed = ?", isRemoved) }
      }
      expect(
        change,
        equals: SocialChange(timelines: [.home], posts: ["c", "root"], threads: ["root"])
      )
    }
  }

  @Test func commentsReportTheirThreads() async throws {
    try await store.save([post("root"), post("1", answering: "root")])
    let change = try await received { try await store.save([post("2", answering: "1")]) }
    expect(change, equals: SocialChange(threads: ["root", "1"]))
    let received = try await received {
      try await store.saveThread(MomentThread(moment: post("root"), comments: [post("lost")]))
    }
    expect(received, equals: SocialChange(posts: ["1", "2", "root"], threads: ["root", "1"]))
  }

  @Test func onlyChangedPeopleAreReported() async throws {
    try await store.save([author, Account(id: "b", handle: "ben")])
    let renamed = Account(id: "a", handle: "ana", displayName: "Ana B.")
    let change = try await received {
      try await store.save([renamed, Account(id: "c", handle: "c")])
    }
    expect(change, equals: SocialChange(accounts: ["a"]))
    let followed = try await received {
      try await store.save([Relationship(id: "b", following: .requested)])
    }
    expect(followed, equals: SocialChange(accounts: ["b"]))
  }

  @Test func closingAGapIsReported() async throws {
    try await store.insert([post("a")], into: .home, at: .newest)
    try await store.insert([post("z")], into: .home, at: .newest)
    let change = try await received {
      try await store.insert([], into: .home, at: .older(than: "z", isEnd: true))
    }
    expect(change, equals: SocialChange(timelines: [.home]))
  }

  @Test func aFailedTransactionNotifiesNoObserver() async throws {
    struct Stop: Error {}
    let change = try await received {
      await #expect(throws: Stop.self) {
        let moment = post("a")
        try await store.write { connection in
          try MomentTable.save([moment], in: connection)
          try MomentTable.remove(postID: "a", in: connection)
          throw Stop()
        }
      }
    }
    expectNil(change)
  }

  @Test func eachObserverReceivesAllChanges() async throws {
    var first = store.changes().makeAsyncIterator()
    var second = store.changes().makeAsyncIterator()
    try await store.insert([post("a")], into: .home, at: .newest)
    await expect(first.next(), equals: SocialChange(timelines: [.home]))
    await expect(second.next(), equals: SocialChange(timelines: [.home]))
  }

  @Test func theStreamEndsWithTheStore() async throws {
    let folder = temporary.url.appendingPathComponent("other")
    var other: SocialStore? = try SocialStore.open(folder: folder, now: .now).store
    let changes = try require(other?.changes())
    other = nil
    for await _ in changes { Issue.record("a change of a store that is gone") }
  }
}
