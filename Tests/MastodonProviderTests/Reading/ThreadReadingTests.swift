import Expectations
import Foundation
import LocalStore
import MomentsValues
import SocialModel
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Threads over a server on real sockets and a store on disk.
@Suite struct ThreadReadingTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  private func texts(_ thread: MomentThread) -> [String] { thread.comments.map(\.text.string) }

  @Test func threadsAreFetchedAndThenReadFromDisk() async throws {
    let root = server.post("root", by: fixture.bob)
    let first = server.post("first", by: fixture.bob, replyTo: root)
    server.post("deeper", by: fixture.ana, replyTo: first)
    server.post("second", by: fixture.ana, replyTo: root)
    let provider = try fixture.open()
    try await expectNil(provider.storedThread(of: root))
    let thread = try await provider.thread(of: root)
    expect(thread.moment.text.string, equals: "root")
    expect(Set(texts(thread)), equals: ["first", "deeper", "second"])
    expectNil(thread.next)
    server.stopListening()
    let stored = try await fixture.open().storedThread(of: root)
    expect(stored, equals: thread)
  }

  @Test func theParentOfAPostIsShownAboveIt() async throws {
    let root = server.post("root", by: fixture.bob)
    let first = server.post("first", by: fixture.ana, replyTo: root)
    let second = server.post("second", by: fixture.bob, replyTo: first)
    let thread = try await fixture.open().thread(of: second)
    expect(thread.ancestors.map(\.text.string), equals: ["root", "first"])
    expect(thread.ancestors.map(\.isOwn), equals: [false, true])
  }

  @Test func newCommentsAreReported() async throws {
    let root = server.post("root", by: fixture.bob)
    server.post("first", by: fixture.bob, replyTo: root)
    let provider = try fixture.open()
    let known = Set(try await provider.thread(of: root).comments.map(\.postID))
    try await expect(provider.newComments(of: root, except: known), satisfies: \.isEmpty)
    server.post("second", by: fixture.bob, replyTo: root)
    let new = try await provider.newComments(of: root, except: known)
    expect(new.map(\.text.string), equals: ["second"])
    try await expect(provider.storedThread(of: root)?.comments.count, equals: 2)
  }

  @Test func postsDeletedAtTheServerAreRemoved() async throws {
    let id = fixture.post(2)[1]
    let provider = try fixture.open()
    _ = try await provider.home.moments(after: nil)
    server.delete(id)
    await #expect(throws: ProviderError.unknownMoment(id: id)) {
      try await provider.thread(of: id)
    }
    try await expect(provider.home.storedPage(downTo: nil, atLeast: 10).texts, equals: ["1"])
  }

  @Test func aDeletedPostDoesNotReappear() async throws {
    let root = server.post("root", by: fixture.ana)
    let provider = try fixture.open()
    _ = try await provider.thread(of: root)
    try await provider.perform(.delete(postID: root))
    await #expect(throws: ProviderError.unknownMoment(id: root)) {
      try await provider.thread(of: root)
    }
  }

  @Test func unsentPostsNeedNoServer() async throws {
    let provider = try fixture.open()
    await #expect(throws: ProviderError.unknownMoment(id: "local:1")) {
      try await provider.thread(of: "local:1")
    }
    expect(server.requests, satisfies: \.isEmpty)
  }

  @Test func serverFailuresChangeNothing() async throws {
    let root = server.post("root", by: fixture.bob)
    server.post("first", by: fixture.bob, replyTo: root)
    let provider = try fixture.open()
    let before = try await provider.thread(of: root)
    server.faults.always(.page(status: 502), matching: .get("/api/v1/statuses"))
    await #expect(throws: ProviderError.self) { try await provider.thread(of: root) }
    try await expect(provider.storedThread(of: root), equals: before)
  }
}
