import Expectations
import Foundation
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

@Suite struct AccountRegistryTests {
  private let folder = TemporaryFolder()
  private let registry: AccountRegistry
  /// Where files cannot be watched, the list is read again without a pause.
  private let clock = TestClock { _ in await Task.yield() }

  init() throws {
    registry = try AccountRegistry.open(StoreDirectories(root: folder.url), now: .now).registry
  }

  private func account(_ name: String, isCurrent: Bool = false) throws -> RegisteredAccount {
    RegisteredAccount(
      known: KnownAccount(
        id: "\(name)@example.org",
        server: "example.org",
        account: Account(id: "7", handle: name, displayName: name.uppercased(), isLocked: true),
        isCurrent: isCurrent
      ),
      serverURL: try require(URL(string: "https://example.org")),
      clientID: "client"
    )
  }

  private func names() async throws -> [String] {
    try await registry.accounts().map { ($0.known.isCurrent ? "*" : "") + $0.known.account.handle }
  }

  @Test func accountsPersistAcrossProcesses() async throws {
    let ana = try account("ana", isCurrent: true)
    try await registry.save(ana)
    let other = try AccountRegistry.open(StoreDirectories(root: folder.url), now: .now).registry
    try await expect(other.accounts(), equals: [ana])
    try await expect(other.account("ana@example.org"), equals: ana)
    try await expectNil(other.account("ben@example.org"))
  }

  @Test func removalsByOtherProcessesAreObserved() async throws {
    try await registry.save(try account("ana"))
    let other = try AccountRegistry.open(StoreDirectories(root: folder.url), now: .now).registry
    // An account that was removed before the wait began counts as well; so either order of the two
    // ends.
    async let isGone = registry.waitForRemoval(of: "ana@example.org", clock: clock)
    try await other.remove("ana@example.org")
    await expect(isGone)
  }

  @Test(arguments: 0..<40) func removalsBeforeAndDuringTheWaitAreObserved(round: Int) async throws {
    try await registry.save(try account("ana"))
    let other = try AccountRegistry.open(StoreDirectories(root: folder.url), now: .now).registry
    let waiting = Task { [registry] in
      await registry.waitForRemoval(of: "ana@example.org", clock: clock)
    }
    for _ in 0..<round { await Task.yield() }
    try await other.remove("ana@example.org")
    await expect(waiting.value)
  }

  @Test func aCommitIsReportedAgainWhenReadable() async throws {
    let file = folder.url.appendingPathComponent("file")
    try Data("one".utf8).write(to: file)
    var changes = try require(FolderWatch.changes(in: folder.url)).makeAsyncIterator()
    FolderWatch.notifyOfChange(to: file.path)
    await expect(changes.next() != nil)
  }

  @Test func folderChangesAreObservedUntilTheWatchEnds() async throws {
    var changes = try require(FolderWatch.changes(in: folder.url)).makeAsyncIterator()
    try Data("one".utf8).write(to: folder.url.appendingPathComponent("file"))
    await expect(changes.next() != nil)
    expectNil(FolderWatch.changes(in: folder.url.appendingPathComponent("nowhere")))
  }

  @Test func waitingForAnAccountEndsWithItsTask() async throws {
    try await registry.save(try account("ana"))
    let waiting = Task { [registry] in
      await registry.waitForRemoval(of: "ana@example.org", clock: clock)
    }
    waiting.cancel()
    await expect(!waiting.value)
  }

  @Test func atMostOneAccountIsCurrent() async throws {
    try await registry.save(try account("ana", isCurrent: true))
    try await registry.save(try account("cem", isCurrent: true))
    try await registry.save(try account("ben"))
    try await expect(names(), equals: ["*cem", "ana", "ben"])
    try await registry.setCurrent("ben@example.org")
    try await expect(names(), equals: ["*ben", "ana", "cem"])
    try await registry.setCurrent(nil)
    try await expect(names(), equals: ["ana", "ben", "cem"])
  }

  @Test func signingInAgainReplacesTheAccount() async throws {
    try await registry.save(try account("ana"))
    var again = try account("ana", isCurrent: true)
    again.clientID = "newer"
    try await registry.save(again)
    try await expect(registry.accounts(), equals: [again])
  }

  @Test func theFetchedPersonOfAnAccountIsStored() async throws {
    try await registry.save(try account("ana", isCurrent: true))
    let person = Account(id: "7", handle: "ana", displayName: "Ana the second")
    try await registry.update(person, of: "ana@example.org")
    let stored = try require(try await registry.account("ana@example.org"))
    expect(stored.known.account, equals: person)
    expect(stored.known.isCurrent)
    try await registry.update(person, of: "nobody@example.org")
    try await expect(registry.accounts().count, equals: 1)
  }

  @Test func removingAnAccountDeletesIt() async throws {
    try await registry.save(try account("ana"))
    try await registry.remove("ana@example.org")
    try await registry.remove("ana@example.org")
    try await expect(registry.accounts(), satisfies: \.isEmpty)
  }

  @Test func applicationsAreStoredPerServerAndRedirect() async throws {
    func program(_ server: String, _ redirect: String, _ client: String) -> RegisteredApplication {
      RegisteredApplication(server: server, redirectURI: redirect, clientID: client, scopes: "read")
    }
    try await registry.save(program("a.example", "oob", "1"))
    try await registry.save(program("a.example", "http://127.0.0.1:1/callback", "2"))
    try await registry.save(program("b.example", "oob", "3"))
    try await registry.save(program("a.example", "oob", "4"))
    try await expect(registry.applications(of: "a.example").map(\.clientID), equals: ["4", "2"])
    try await registry.remove(program("a.example", "oob", "4"))
    try await expect(registry.applications(of: "a.example").map(\.clientID), equals: ["2"])
    try await expect(registry.applications(of: "b.example").map(\.clientID), equals: ["3"])
  }

  @Test(arguments: [
    ("ana@example.org", "ana@example.org"),
    ("ana@127.0.0.1:8080", "ana@127.0.0.1:8080"),
    ("../../etc@x.org", "%2E.%2F..%2Fetc@x.org"),
    ("..", "%2E."),
    ("é@x.org", "%C3%A9@x.org"),
  ])
  func everyAccountHasItsOwnFolder(id: String, name: String) {
    let places = StoreDirectories(root: URL(fileURLWithPath: "/data"))

    expect(places.folder(of: id).path, equals: "/data/accounts/\(name)")
  }

  @Test func directoriesFollowTheDesktopStandard() {
    expect(
      StoreDirectories.standard(environment: ["XDG_DATA_HOME": "/x"]).root.path,
      equals: "/x/moments"
    )
    let relative = StoreDirectories.standard(environment: ["XDG_DATA_HOME": "x"]).root.path
    expect(relative.hasPrefix("/") && relative.hasSuffix("/moments"))
  }
}
