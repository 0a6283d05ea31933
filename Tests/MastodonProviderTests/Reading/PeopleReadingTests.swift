import Expectations
import Foundation
import LocalStore
import Locking
import MastodonAPI
import MomentsValues
import OutboxWorker
import SocialModel
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// People, relationships, images and the server itself.
@Suite struct PeopleReadingTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  @Test func relationshipsAreFetchedAndStored() async throws {
    let locked = server.addAccount("cem", isLocked: true)
    let stranger = server.addAccount("dora")
    server.follow(locked, by: fixture.ana)
    server.follow(fixture.ana, by: stranger)
    let provider = try fixture.open()
    func known() async throws -> [String: SocialModel.Relationship] {
      let ids = [fixture.bob, locked, stranger, fixture.ana, "nobody"]
      let found = try await provider.relationships(with: ids)
      return Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0) })
    }
    let first = try await known()
    expect(first[fixture.bob]?.following, equals: .yes)
    expect(first[locked]?.following, equals: .requested)
    expect(first[stranger]?.following, equals: .no)
    expect(first[stranger]?.followsReader, equals: true)
    expectNil(first[fixture.ana])
    server.acceptFollow(of: locked, by: fixture.ana)
    try await expect(known()[locked]?.following, equals: .yes)
    server.stopListening()
    try await expect(known()[locked]?.following, equals: .yes)
    await #expect(throws: ProviderError.self) {
      try await provider.relationships(with: ["somebody else"])
    }
  }

  /// Some servers leave the numbers out of the accounts inside of posts.
  @Test(arguments: [true, false])
  func theNumbersOfAPersonDoNotGoBack(hasNumbersInPosts: Bool) async throws {
    server.options.hasNumbersInPosts = hasNumbersInPosts
    fixture.post(3)
    let provider = try fixture.open()
    let person = try await provider.person(fixture.bob)
    expect(person?.postsCount, equals: 3)
    expect(person?.followersCount, equals: 1)
    _ = try await provider.home.refresh()
    _ = try await provider.storedTimeline(.profile(accountID: fixture.bob)).refresh()
    let stored = try await provider.store.account(id: fixture.bob)
    expect(stored?.postsCount, equals: 3)
    expect(stored?.followersCount, equals: 1)
  }

  @Test func manyPeopleAreRequestedInBatches() async throws {
    let people = (0..<95).map { server.addAccount("person\($0)") }
    let provider = try fixture.open()
    server.forgetRequests()
    try await expect(provider.relationships(with: people).count, equals: 95)
    expect(server.requests.count, equals: 3)
  }

  @Test func theReaderIsKnownWithoutAServer() async throws {
    let provider = try fixture.open()
    try await expect(provider.reader()?.handle, equals: "ana")
    server.forgetRequests()
    try await expect(provider.reader()?.handle, equals: "ana")
    expect(server.requests, satisfies: \.isEmpty)
    server.stopListening()
    try await expect(fixture.open().reader()?.handle, equals: "ana")
  }

  @Test func peopleAreFoundByTheirAddress() async throws {
    let provider = try fixture.open()
    try await expect(provider.person(handle: "bob")?.id, equals: fixture.bob)
    try await expectNil(provider.person(handle: "nobody"))
    server.stopListening()
    await #expect(throws: ProviderError.self) { try await provider.person(handle: "bob") }
  }

  @Test func limitsAreRequestedOnceADay() async throws {
    let provider = try fixture.open()
    await expect(provider.postLimits(), equals: .mastodon)
    server.options.maximumCharacters = 777
    server.options.maximumAttachments = 9
    try await provider.refreshInstance()
    await expect(provider.postLimits().characters, equals: 777)
    await expect(provider.postLimits().attachments, equals: 9)
    server.options.maximumCharacters = 888
    try await provider.refreshInstance()
    await expect(provider.postLimits().characters, equals: 777)
    fixture.clock.advance(by: 86_401)
    try await provider.refreshInstance()
    await expect(provider.postLimits().characters, equals: 888)
    server.stopListening()
    await expect((try fixture.open()).postLimits().characters, equals: 888)
  }

  @Test func limitsOfOldServersAreRead() async throws {
    server.options.hasInstanceV2 = false
    server.options.maximumCharacters = 321
    let provider = try fixture.open()
    try await provider.refreshInstance()
    await expect(provider.postLimits().characters, equals: 321)
  }

  // MARK: Images

  @Test func imagesAreRequestedWithoutTheToken() async throws {
    let image = Data([0x89, 0x50, 0x4E, 0x47])
    server.addImage(image, at: "/pictures/a.png")
    let provider = try fixture.open()
    try await expect(
      provider.data(for: server.url.appending(path: "pictures/a.png")),
      equals: image
    )
    expect(server.requests(.get("/pictures")).map(\.hasToken), equals: [false])
  }

  /// Films are larger than what may be loaded whole.
  @Test func partsOfAFilmAreRequestedByRange() async throws {
    let film = Data((0..<40_000_000).map { UInt8(truncatingIfNeeded: $0 >> 8) })
    server.addImage(film, type: "video/mp4", at: "/films/a.mp4")
    let provider = try fixture.open()
    let url = server.url.appending(path: "films/a.mp4")
    await #expect(throws: ProviderError.self) { try await provider.data(for: url) }
    for range in [0..<524_288, 20_000_000..<20_524_288, 39_999_990..<40_500_000] {
      let part = try await provider.part(of: url, in: range)
      expect(part.total, equals: film.count)
      expect(part.bytes, equals: film[range.clamped(to: 0..<film.count)])
    }
    try await expect(
      provider.part(of: url, in: 40_000_000..<40_000_010),
      equals: MediaPart(bytes: Data(), offset: 40_000_000, total: 40_000_000)
    )
    expect(
      server.requests(.get("/films")).map(\.hasToken),
      equals: [false, false, false, false, false]
    )
  }

  @Test func aFilmOfAServerWithoutRangesArrivesInPieces() async throws {
    let film = Data((0..<40_000_000).map { UInt8(truncatingIfNeeded: $0 >> 8) })
    server.addImage(film, type: "video/mp4", at: "/films/a.mp4", hasRanges: false)
    let provider = try fixture.open()
    let url = server.url.appending(path: "films/a.mp4")
    guard case .whole(let stream) = try await provider.response(for: url, in: 0..<524_288) else {
      Issue.record("It has no ranges.")
      return
    }
    expect(stream.total, equals: film.count)
    var arrived = Data()
    for try await piece in stream.pieces {
      expect(piece.count, isBelow: 4_000_000)
      arrived += piece
    }
    expect(arrived == film)
    // Who needs a part gets no more of it.
    for range in [524_288..<1_048_576, 39_999_990..<40_500_000] {
      let part = try await provider.part(of: url, in: range)
      expect(part.total, equals: film.count)
      expect(part.bytes, equals: film[range.clamped(to: 0..<film.count)])
    }
  }

  @Test func missingImagesAreReported() async throws {
    let provider = try fixture.open()
    let url = server.url.appending(path: "pictures/none.png")
    await #expect(throws: ProviderError.httpStatus(url: url.absoluteString, code: 404)) {
      try await provider.data(for: url)
    }
    let other = try require(URL(string: "ftp://a.example/a.png"))
    await #expect(throws: ProviderError.self) { try await provider.data(for: other) }
  }

  @Test func onlyDraftImagesAreReadFromDisk() async throws {
    let provider = try fixture.open()
    let media = provider.store.folder.appendingPathComponent("media")
    try FileManager.default.createDirectory(at: media, withIntermediateDirectories: true)
    let image = media.appendingPathComponent("a.png")
    try Data([1, 2, 3]).write(to: image)
    try await expect(provider.data(for: image), equals: Data([1, 2, 3]))
    let secret = provider.store.folder.appendingPathComponent("store.sqlite")
    for url in [secret, media.appendingPathComponent("../store.sqlite")] {
      await #expect(throws: ProviderError.fileOutsideArchive(path: url.path)) {
        try await provider.data(for: url)
      }
    }
    let link = media.appendingPathComponent("link.png")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: secret)
    await #expect(throws: ProviderError.fileOutsideArchive(path: link.path)) {
      try await provider.data(for: link)
    }
  }

  // MARK: Accounts

  @Test func withoutATokenStoredContentIsReadable() async throws {
    fixture.post(2)
    _ = try await fixture.open().home.moments(after: nil)
    let registered = RegisteredAccount(
      known: KnownAccount(
        id: "ana@test",
        server: "test",
        account: Account(id: fixture.ana, handle: "ana"),
        isCurrent: true
      ),
      serverURL: server.url,
      clientID: "client"
    )
    let account = try await MastodonAccount.open(
      registered,
      secrets: MemorySecrets(),
      directories: fixture.folder.places,
      transport: URLSessionTransport(timeout: 5)
    )
    expect(account.needsSignIn)
    await account.start()
    let page = try await account.provider.timeline(of: .home).moments(after: nil)
    expect(page.texts, equals: ["2", "1"])
    await #expect(throws: ProviderError.signInNeeded) {
      try await account.provider.timeline(of: .home).refresh()
    }
    await account.stop()
  }
}
