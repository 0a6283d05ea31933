import Expectations
import LocalStore
import MomentsValues
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// The emoji of a server, and the recent emoji.
@Suite struct EmojiTests {
  private let fixture: ServerFixture
  private let provider: MastodonProvider
  private var server: TestMastodon { fixture.server }

  init() throws {
    fixture = try ServerFixture()
    provider = try fixture.open()
  }

  @Test func serverEmojiAreStoredForOfflineUse() async throws {
    server.offerEmojis(["wave", "surf"])
    try await expect(provider.customEmoji(from: .store), satisfies: \.isEmpty)
    try await expect(
      provider.customEmoji(from: .server).map(\.shortcode),
      equals: ["wave", "surf"]
    )
    server.stopListening()
    try await expect(
      provider.customEmoji(from: .server).map(\.shortcode),
      equals: ["wave", "surf"]
    )
    try await expect(provider.customEmoji(from: .store).map(\.shortcode), equals: ["wave", "surf"])
  }

  @Test func recentEmojiAreUniqueNewestFirstAndLimited() async throws {
    for text in ["🌊", ":wave:", "🍇", "🌊"] { await provider.noteEmoji(text) }
    try await expect(provider.recentEmoji(), equals: ["🌊", "🍇", ":wave:"])
    for number in 0..<40 { await provider.noteEmoji("\(number)") }
    let recent = try await provider.recentEmoji()
    expect(recent.count, equals: 32)
    expect(recent.first, equals: "39")
  }

  @Test func concurrentChoicesOfEmojiAreAllStored() async throws {
    let provider = provider
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<10 { group.addTask { await provider.noteEmoji("\(number)") } }
    }
    expect(Set(try await provider.recentEmoji()), equals: Set((0..<10).map { "\($0)" }))
  }
}
