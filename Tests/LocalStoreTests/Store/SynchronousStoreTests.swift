import Expectations
import Foundation
import SocialModel
import Testing

@testable import LocalStore

/// A store in memory that works on its caller's thread.
@MainActor @Suite struct SynchronousStoreTests {
  private let store: SocialStore

  init() throws { store = try SocialStore.inMemory(isSynchronous: true) }

  private nonisolated static func thread() -> ObjectIdentifier { ObjectIdentifier(Thread.current) }

  @Test func workIsDoneOnTheCallersThread() async throws {
    let mine = Self.thread()
    try await expect(store.write { _ in Self.thread() }, equals: mine)
    try await expect(store.read { _ in Self.thread() }, equals: mine)
  }

  @Test func noCallSuspends() async throws {
    var order: [String] = []
    let other = Task { @MainActor in order.append("other") }
    try await store.enqueue(.follow(true, accountID: "a"), now: .now)
    try await store.save([Moment(id: "1", author: Account(id: "a", handle: "ana"))])
    try await expect(store.moments(postIDs: ["1"]).map(\.id), equals: ["1"])
    try await expect(store.outbox().count, equals: 1)
    order.append("store")
    await other.value
    expect(order, equals: ["store", "other"])
  }

  @Test func aProviderOverItDoesNotSuspendEither() async throws {
    var order: [String] = []
    let provider = LocalFixture.provider(store)
    let other = Task { @MainActor in order.append("other") }
    try await provider.seed([LocalFixture.moment("1")])
    try await provider.perform(.like(true, postID: "1"))
    try await expect(provider.posts(["1"]).first?.like.isLiked, equals: true)
    order.append("provider")
    await other.value
    expect(order, equals: ["provider", "other"])
  }

  @Test func othersMayUseItAtTheSameTime() async throws {
    let store = store
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask {
          try await store.save([Account(id: "\(number)", handle: "p\(number)")])
          try await expect(store.account(id: "\(number)")?.handle, equals: "p\(number)")
        }
      }
      try await group.waitForAll()
    }
    let count = try await store.read { try $0.number("SELECT count(*) FROM account") }
    expect(count, equals: 50)
  }
}
