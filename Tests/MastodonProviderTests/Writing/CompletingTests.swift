import Expectations
import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Completions of names, hashtags and emoji, with and without a network.
@Suite struct CompletingTests {
  private let fixture: ServerFixture
  private let provider: MastodonProvider

  init() async throws {
    fixture = try ServerFixture()
    provider = try fixture.open()
    _ = try await provider.reader()
  }

  private func names(_ completions: [Completion]) -> [String] {
    completions.map { completion in
      switch completion {
      case .person(let account): account.handle
      case .hashtag(let name): name
      case .emoji(let emoji): emoji.shortcode
      }
    }
  }

  @Test func foundPeopleAreStored() async throws {
    let query = CompletionQuery(.person, "bo")
    let found = try await provider.foundCompletions(of: query, limit: 5)
    expect(names(found).contains("bob"))
    fixture.server.stopListening()
    expect(names(try await provider.knownCompletions(of: query, limit: 5)).contains("bob"))
    try await expect(
      provider.knownCompletions(of: CompletionQuery(.person, "zz"), limit: 5),
      equals: []
    )
  }

  @Test func hashtagsOfFetchedPostsAreCompletedOffline() async throws {
    for text in ["one #harbour", "two #harbour #Hats", "three #ferry"] {
      fixture.server.post(text, by: fixture.ana)
    }
    _ = try await provider.home.moments(after: nil)
    fixture.server.stopListening()
    let query = CompletionQuery(.hashtag, "ha")
    let known = names(try await provider.knownCompletions(of: query, limit: 5))
    expect(known.map { $0.lowercased() }, equals: ["harbour", "hats"])
  }

  @Test func emojiAreRequestedOnceADayAndStored() async throws {
    fixture.server.offerEmojis(["blobcat", "cat", "dog"])
    let query = CompletionQuery(.emoji, "ca")
    try await expect(provider.knownCompletions(of: query, limit: 5), equals: [])
    expect(
      names(try await provider.foundCompletions(of: query, limit: 5)),
      equals: ["cat", "blobcat"]
    )
    fixture.server.offerEmojis(["cathedral"])
    expect(
      names(try await provider.foundCompletions(of: query, limit: 5)),
      equals: ["cat", "blobcat"]
    )
    fixture.clock.advance(by: 86_401)
    expect(names(try await provider.foundCompletions(of: query, limit: 5)), equals: ["cathedral"])
    fixture.server.stopListening()
    expect(names(try await provider.knownCompletions(of: query, limit: 5)), equals: ["cathedral"])
  }
}
