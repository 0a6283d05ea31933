import Expectations
import Foundation
import LocalStore
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// With any actions and any faults, the server has the intended state in the end.
@Suite struct ReaderLifeTests {
  /// Six readers, or the number in `MOMENTS_LIVES`.
  private static let seeds: [UInt64] = {
    let count = ProcessInfo.processInfo.environment["MOMENTS_LIVES"].flatMap { Int($0) }
    return Seeds.first(max(1, count ?? 6))
  }()

  @Test(arguments: seeds)
  func theServerReachesTheIntendedStateWithKeySupport(seed: UInt64) async throws {
    try await live(seed: seed, honoursKeys: true)
  }

  @Test(arguments: seeds)
  func theServerReachesTheIntendedStateWithoutKeySupport(seed: UInt64) async throws {
    try await live(seed: seed &+ 1_000, honoursKeys: false)
  }

  private func live(seed: UInt64, honoursKeys: Bool) async throws {
    let life = try await ReaderLife(seed: seed, honoursKeys: honoursKeys)
    life.server.faults.random(rate: 0.2, seed: seed)
    for _ in 0..<45 { try await life.step() }
    try await life.drain()
    let context: Comment = "seed \(seed): \(life.diary.joined(separator: "; "))"
    let refused = try await life.store.outbox()
    expect(refused, satisfies: \.isEmpty, context)
    expectIntents(of: life, context)
    try await expectHome(of: life, context)
    try await life.end()
  }

  /// Checks that the server has everything that the reader intended, once.
  private func expectIntents(of life: ReaderLife, _ context: Comment) {
    let (server, reader) = (life.server, life.reader.id)
    for (id, isOn) in life.liked { expect(server.isLiked(id, by: reader), equals: isOn, context) }
    for (id, isOn) in life.boosted {
      expect(server.isBoosted(id, by: reader), equals: isOn, context)
    }
    for (id, isOn) in life.followed {
      let isFollowed =
        server.isFollowed(id, by: reader) || server.isRequested(id, by: reader)
      expect(isFollowed, equals: isOn, context)
    }
    expect(actual(server, reader), equals: wanted(life.own), context)
  }

  /// Checks that the app shows everything that the server has, once.
  private func expectHome(of life: ReaderLife, _ context: Comment) async throws {
    let home = try await life.home()
    expect(home.allSatisfy { !$0.isPending }, context)
    let shown = home.filter { $0.author.id == life.reader.id && $0.boostedBy == nil }.map(\.postID)
    let posted = life.server.posts(by: life.reader.id).filter { $0.boostOf == nil }.map(\.id)
    expect(shown.sorted(), equals: posted.sorted(), context)
    for moment in home where life.liked[moment.postID] != nil {
      expect(moment.like.isLiked, equals: life.liked[moment.postID], context)
    }
  }

  // MARK: What is compared

  private func wanted(_ own: [ReaderLife.Own]) -> [String] {
    own.filter { !$0.isDeleted }.map { post in
      let parent = post.answersOwn.map { own[$0].text } ?? post.answersOther ?? "-"
      let photos = post.photos.map { String(decoding: $0, as: UTF8.self) }
      return describe(post.text, post.warning, parent, photos, post.isLiked)
    }.sorted()
  }

  private func actual(_ server: TestMastodon, _ reader: String) -> [String] {
    let all = server.posts
    let files = Dictionary(uniqueKeysWithValues: server.files.map { ($0.id, $0.content) })
    return all.filter { $0.account == reader && $0.boostOf == nil }.map { post in
      let parent = post.replyTo.map { id in
        all.first { $0.id == id && $0.account == reader }?.text ?? id
      }
      let photos = post.media.map { String(decoding: files[$0] ?? Data(), as: UTF8.self) }
      let isLiked = server.isLiked(post.id, by: reader)
      return describe(post.text, post.warning, parent ?? "-", photos, isLiked)
    }.sorted()
  }

  private func describe(
    _ text: String,
    _ warning: String,
    _ parent: String,
    _ photos: [String],
    _ isLiked: Bool
  ) -> String {
    "\(text) | \(warning) | to \(parent) | \(photos.joined(separator: ",")) | \(isLiked)"
  }
}
