import Expectations
import Foundation
import LocalStore
import MomentsValues
import SocialModel
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Search results, with and without a server.
@Suite struct SearchReadingTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  private func all(
    _ text: String,
    _ scope: SearchScope,
    at provider: MastodonProvider
  ) async throws -> FoundItems {
    var found = FoundItems()
    var cursor: PageCursor?
    repeat {
      let page = try await provider.find(text, in: scope, after: cursor)
      found.people += page.people
      found.tags += page.tags
      found.moments += page.moments
      cursor = page.next
      try require(found.people.count + found.moments.count < 1_000)
    } while cursor != nil
    return found
  }

  @Test func eachKindIsFound() async throws {
    let dora = server.addAccount("dora_harbour")
    let post = server.post("The harbour at night #harbours", by: fixture.bob)
    let found = try await fixture.open().find("harbour", in: .all, after: nil)
    expect(found.people.map(\.id), equals: [dora])
    expect(found.tags.map(\.name), equals: ["harbours"])
    expect(found.moments.map(\.postID), equals: [post])
    expect(found.moments.map(\.id), equals: [post])
    expectNil(found.next)
    expect(found.searchesText)
    expect(!found.isFromDevice)
  }

  @Test func resultsOfAKindArePagedToTheEnd() async throws {
    let people = (0..<45).map { server.addAccount("walker\($0)") }
    let posts = fixture.post(45)
    let provider = try fixture.open()
    try await expect(all("walker", .people, at: provider).people.map(\.id), equals: people)
    let moments = try await all("post", .moments, at: provider).moments
    expect(moments.map(\.postID), equals: posts.reversed())
    try await expect(all("walker", .hashtags, at: provider).tags, satisfies: \.isEmpty)
  }

  @Test func foundMomentsShowTheReadersLikes() async throws {
    let post = server.post("harbour", by: fixture.bob)
    let provider = try fixture.open()
    _ = try await provider.find("harbour", in: .moments, after: nil)
    try await provider.perform(.like(true, postID: post))
    let found = try await provider.find("harbour", in: .moments, after: nil)
    expect(found.moments.first?.like, equals: LikeState(isLiked: true, count: 1))
  }

  @Test func textSearchIsDetectedByItsFirstResult() async throws {
    server.options.searchesText = false
    server.post("harbour", by: fixture.bob)
    let provider = try fixture.open()
    var found = try await provider.find("harbour", in: .all, after: nil)
    expect(found.moments, satisfies: \.isEmpty)
    expect(!found.searchesText)
    server.options.searchesText = true
    found = try await provider.find("harbour", in: .all, after: nil)
    expect(found.searchesText)
    // It is known from now on, even if nothing is found and after a restart.
    found = try await fixture.open().find("nothing of the kind", in: .moments, after: nil)
    expect(found.searchesText)
  }

  // MARK: Without the server

  @Test func earlierResultsAreFoundOffline() async throws {
    let dora = server.addAccount("dora_harbour")
    let post = server.post("The Hárbour at night #harbours", by: fixture.bob)
    server.post("no ships", by: fixture.bob)
    let first = try fixture.open()
    _ = try await first.find("dora", in: .all, after: nil)
    _ = try await first.find("night", in: .all, after: nil)
    _ = try await first.find("ships", in: .all, after: nil)
    server.stopListening()
    let found = try await fixture.open().find("harbour", in: .all, after: nil)
    expect(found.isFromDevice)
    expect(found.people.map(\.id), equals: [dora])
    expect(found.moments.map(\.postID), equals: [post])
    expect(found.tags.map(\.name), equals: ["harbours"])
    let people = try await fixture.open().find("harbour", in: .people, after: nil)
    expect(people.people.map(\.id), equals: [dora])
    expect(people.moments, satisfies: \.isEmpty)
    expectNil(people.next)
  }

  @Test func followedHashtagsAreFoundOnThisDevice() async throws {
    server.options.hasTrends = false
    server.followTag("birdwatching", by: fixture.ana)
    let provider = try fixture.open()
    try await expect(provider.popularTags(after: nil).items.map(\.name), equals: ["birdwatching"])
    server.stopListening()
    let found = try await provider.find("#bird", in: .all, after: nil)
    expect(found.tags.map(\.name), equals: ["birdwatching"])
  }

  @Test func withoutStoredRowsTheFailureIsShown() async throws {
    let provider = try fixture.open()
    server.stopListening()
    await #expect(throws: ProviderError.self) {
      try await provider.find("harbour", in: .all, after: nil)
    }
  }

  // MARK: Addresses

  @Test func remotePagesAreResolvedByTheServer() async throws {
    var account = TestMastodon.NewAccount("zoe")
    account.domain = "elsewhere.example"
    let zoe = server.addAccount(account)
    let post = server.post("far away", by: zoe)
    server.makeDistant(zoe, post)
    let provider = try fixture.open()
    try await expect(provider.find("far away", in: .all, after: nil).moments, satisfies: \.isEmpty)
    let page = try require(TypedAddress(server.page(ofPost: post)))
    guard case .moment(let moment) = try await provider.resolve(page) else {
      Issue.record("no post at \(page.text)")
      return
    }
    expect(moment.postID, equals: post)
    expect(moment.author.handle, equals: "zoe@elsewhere.example")
  }

  @Test func peopleAreFoundByTheirAddresses() async throws {
    var account = TestMastodon.NewAccount("zoe")
    account.domain = "elsewhere.example"
    let zoe = server.addAccount(account)
    server.addAccount("zoe_of_here")
    server.makeDistant(zoe)
    let provider = try fixture.open()
    let handle = try require(TypedAddress("@zoe@elsewhere.example"))
    guard case .person(let person) = try await provider.resolve(handle) else {
      Issue.record("nobody at \(handle.text)")
      return
    }
    expect(person.id, equals: zoe)
    // A person of the reader's own server, whose handle has no server.
    let (host, port) = (try require(server.url.host()), try require(server.url.port))
    let own = try require(TypedAddress("bob@\(host):\(port)"))
    guard case .person(let neighbor) = try await provider.resolve(own) else {
      Issue.record("nobody at \(own.text)")
      return
    }
    expect(neighbor.id, equals: fixture.bob)
    let page = try require(TypedAddress(server.page(ofAccount: fixture.bob)))
    guard case .person(let bob) = try await provider.resolve(page) else {
      Issue.record("nobody at \(page.text)")
      return
    }
    expect(bob.id, equals: fixture.bob)
  }

  @Test func otherPeopleDoNotMatchAnAddress() async throws {
    server.addAccount("zoe")
    let provider = try fixture.open()
    let other = try require(TypedAddress("@zoe@nowhere.example"))
    try await expectNil(provider.resolve(other))
    let page = try require(TypedAddress("https://nowhere.example/@zoe/1"))
    try await expectNil(provider.resolve(page))
  }

  @Test func knownAddressesResolveOffline() async throws {
    let post = server.post("harbour", by: fixture.bob)
    let provider = try fixture.open()
    _ = try await provider.find("harbour", in: .all, after: nil)
    let page = try require(TypedAddress(server.page(ofPost: post)))
    server.stopListening()
    guard case .moment(let moment) = try await provider.resolve(page) else {
      Issue.record("no post at \(page.text)")
      return
    }
    expect(moment.postID, equals: post)
    let unknown = try require(TypedAddress("https://nowhere.example/@zoe/1"))
    await #expect(throws: ProviderError.self) { try await provider.resolve(unknown) }
  }

  // MARK: Recent searches

  @Test func recentSearchesAreStoredPerAccount() async throws {
    let provider = try fixture.open()
    try await expect(provider.recentSearches(), equals: [])
    try await provider.setRecentSearches(["b", "a"])
    server.stopListening()
    try await expect(fixture.open().recentSearches(), equals: ["b", "a"])
  }
}
