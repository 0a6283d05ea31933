import Expectations
import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// The reader's changes to their own profile.
@Suite struct ProfileTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }
  private var ana: String { fixture.ana }

  init() throws { fixture = try ServerFixture() }

  private func line(_ name: String, _ value: String) -> OwnProfile.Line {
    OwnProfile.Line(name: name, value: value)
  }

  /// The profile as its header shows it.
  private func head(_ provider: MastodonProvider) async throws -> SocialModel.Account? {
    try await provider.storedTimeline(.profile(accountID: ana)).profile()
  }

  @Test func changesShowImmediatelyAndReachTheServer() async throws {
    let provider = try fixture.open()
    var profile = try await provider.ownProfile()
    expect(profile.displayName, equals: server.profile(of: ana)?.name)
    expect(profile.isDiscoverable, equals: true)
    server.stopListening()
    let before = profile
    profile.displayName = "Ana of the Hills"
    profile.note = "I write #swift"
    profile.lines = [line("Page", "https://ana.example"), line("Lives in", "the hills")]
    profile.isLocked = true
    profile.isDiscoverable = false
    try await provider.perform(.profile(ProfileChanges(from: before, to: profile)))
    let head = try require(try await head(provider))
    expect(head.displayName, equals: "Ana of the Hills")
    expect(head.note.string, equals: "I write #swift")
    expect(head.fields.map(\.name), equals: ["Page", "Lives in"])
    expect(head.isLocked)
    // The input survives a restart, also without a network.
    try await expect(fixture.open().ownProfile(), equals: profile)
    try server.listen()
    try await provider.drainOutbox()
    let sent = try require(server.profile(of: ana))
    expect(sent.name, equals: "Ana of the Hills")
    expect(sent.note, equals: "I write #swift")
    expect(sent.lines, equals: ["Page: https://ana.example", "Lives in: the hills"])
    expect(sent.isLocked && !sent.isDiscoverable && !sent.isBot)
    try await expect(provider.ownProfile().lines, equals: profile.lines)
    try await expect(provider.store.account(id: ana)?.displayName, equals: "Ana of the Hills")
  }

  @Test func onlyChangedValuesAreSent() async throws {
    let provider = try fixture.open()
    let before = try await provider.ownProfile()
    var after = before
    after.isBot = true
    try await provider.perform(.profile(ProfileChanges(from: before, to: after)))
    try await provider.drainOutbox()
    let asked = try require(server.requests.last { $0.path.hasSuffix("update_credentials") })
    expect(asked["bot"], equals: "true")
    expect(asked["display_name"] == nil && asked["note"] == nil)
    expect(server.profile(of: ana)?.isBot, equals: true)
  }

  @Test func allLinesCanBeRemoved() async throws {
    let provider = try fixture.open()
    _ = try await provider.ownProfile()
    try await provider.perform(.profile(ProfileChanges(lines: [line("a", "b"), line("c", "d")])))
    try await provider.drainOutbox()
    expect(server.profile(of: ana)?.lines, equals: ["a: b", "c: d"])
    try await provider.perform(.profile(ProfileChanges(lines: [])))
    try await expect(head(provider)?.fields.isEmpty, equals: true)
    try await provider.drainOutbox()
    expect(server.profile(of: ana)?.lines, equals: [])
  }

  @Test func imagesAreSentWithTheRest() async throws {
    let provider = try fixture.open()
    _ = try await provider.ownProfile()
    let (portrait, background) = (Data("portrait".utf8), Data("background".utf8))
    let avatar = try await provider.addMedia(portrait, type: "image/png", pixelSize: nil)
    let header = try await provider.addMedia(background, type: "image/jpeg", pixelSize: nil)
    let changes = ProfileChanges(
      lines: [line("Tea \"with\" é", "always")],
      avatar: avatar,
      header: header
    )
    server.stopListening()
    try await provider.perform(.profile(changes))
    try await expect(head(provider)?.avatarURL, equals: avatar.url)
    try await expect(head(provider)?.headerURL, equals: header.url)
    try server.listen()
    try await provider.drainOutbox()
    let sent = try require(server.profile(of: ana))
    expect(sent.avatar, equals: portrait)
    expect(sent.header, equals: background)
    expect(sent.lines, equals: ["Tea \"with\" é: always"])
    expect(!FileManager.default.fileExists(atPath: avatar.url.path))
    try await expect(head(provider)?.avatarURL?.scheme, equals: "http")
  }

  @Test func waitingChangesAreSentTogether() async throws {
    let provider = try fixture.open()
    _ = try await provider.ownProfile()
    try await provider.perform(.profile(ProfileChanges(displayName: "A", isBot: true)))
    try await provider.perform(.profile(ProfileChanges(displayName: "B", isLocked: true)))
    try await expect(
      provider.outbox().map(\.action),
      equals: [.profile(ProfileChanges(displayName: "B", isLocked: true, isBot: true))]
    )
    try await provider.drainOutbox()
    expect(server.requests.count { $0.path.hasSuffix("update_credentials") }, equals: 1)
    expect(server.profile(of: ana)?.name, equals: "B")
  }

  @Test func aRefusedChangeIsRolledBackAndCanBeEdited() async throws {
    let provider = try fixture.open()
    let name = try await provider.ownProfile().displayName
    let long = String(repeating: "a", count: 31)
    try await provider.perform(.profile(ProfileChanges(displayName: long, note: "typed with care")))
    try await provider.drainOutbox()
    try await expect(head(provider)?.displayName, equals: name)
    let item = try require(try await provider.outbox().first)
    expect(
      item.state,
      equals: .refused(
        .invalid("Validation failed: Display name is too long (maximum is 30 characters)")
      )
    )
    // The sheet continues with the entered values.
    try await expect(provider.ownProfile().displayName, equals: long)
    try await expect(provider.ownProfile().note, equals: "typed with care")
    try await provider.perform(.profile(ProfileChanges(displayName: "short")))
    try await provider.drainOutbox()
    expect(server.profile(of: ana)?.name, equals: "short")
    expect(server.profile(of: ana)?.note, equals: "typed with care")
    try await expect(provider.outbox(), satisfies: \.isEmpty)
  }

  @Test func discardingAProfileChangeRestoresTheName() async throws {
    let provider = try fixture.open()
    let name = try await provider.ownProfile().displayName
    try await provider.perform(.profile(ProfileChanges(displayName: "Other")))
    let item = try require(try await provider.outbox().first)
    try await provider.discard(item.id)
    try await expect(head(provider)?.displayName, equals: name)
    try await expect(provider.ownProfile().displayName, equals: name)
  }

  @Test func profileLimitsComeFromTheServer() async throws {
    let provider = try fixture.open()
    try await provider.refreshInstance()
    await expect(provider.profileLimits(), equals: ProfileLimits())
  }
}
