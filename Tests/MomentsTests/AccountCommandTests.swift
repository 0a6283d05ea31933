import Expectations
import Foundation
import LocalStore
import Locking
import MastodonAPI
import MastodonProvider
import MomentsComposition
import SocialModel
import Testing

@testable import Moments

/// A network that fails the test on every request.
private nonisolated struct NoNetwork: HTTPTransport {
  func send(_ request: HTTPRequest, limit: Int) async throws -> HTTPResponse {
    throw HTTPFailure.offline
  }
}

@Suite("Commands for accounts")
struct AccountCommandTests {
  private nonisolated final class Terminal: Sendable {
    private let said = Mutex<[String]>([])
    var lines: [String] { said.withLock { $0 } }
    func say(_ line: String) { said.withLock { $0.append(line) } }
  }

  private func run(
    _ command: Command,
    _ terminal: Terminal,
    typing line: String? = nil,
    comparison: TimelineComparison = TimelineComparison(compared: 3, inserted: 2, removed: 1),
    prepare: (StoreDirectories) async throws -> Void = { _ in }
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("places-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await prepare(StoreDirectories(root: folder))
    let center = try await AccountCenter.open(
      StoreDirectories(root: folder),
      transport: NoNetwork()
    )
    let commands = AccountCommands(
      service: center.service,
      say: { terminal.say($0) },
      readLine: { line },
      openPage: { _ in false },
      compare: { _ in comparison }
    )
    try await commands.run(command)
  }

  @Test("without accounts, the list explains how to sign in")
  func emptyList() async throws {
    let terminal = Terminal()
    try await run(.accounts, terminal)
    expect(terminal.lines, equals: ["No accounts. Sign in with: moments login SERVER"])
  }

  @Test("signing out without accounts fails")
  func logout() async {
    await #expect(throws: UnknownAccount(name: nil, known: [])) {
      try await run(.logout(account: nil), Terminal())
    }
  }

  /// Ana is signed in, and has a draft.
  private func prepare(_ directories: StoreDirectories) async throws {
    let ana = SocialModel.Account(id: "1", handle: "ana")
    try await AccountRegistry.open(directories, now: .now).registry.save(
      RegisteredAccount(
        known: KnownAccount(
          id: "ana@a.example",
          server: "a.example",
          account: ana,
          isCurrent: true
        ),
        serverURL: try require(URL(string: "https://a.example")),
        clientID: "client"
      )
    )
    let store = try SocialStore.open(folder: directories.folder(of: "ana@a.example"), now: .now)
      .store
    try await store.save(PostDraft(id: "d", text: "hello", updatedAt: Date()))
  }

  @Test("local data is listed, and deleted only with the reader's consent")
  func loss() async throws {
    for line in [nil, "", "no"] {
      let terminal = Terminal()
      await #expect(throws: CommandError.wouldLose) {
        try await run(.logout(account: nil), terminal, typing: line, prepare: prepare)
      }
      expect(terminal.lines.first?.contains("1 draft"), equals: true)
    }
    for (command, line) in [
      (Command.logout(account: nil), "yes"), (.logout(account: nil, discards: true), nil),
    ] {
      let terminal = Terminal()
      try await run(command, terminal, typing: line, prepare: prepare)
      expect(terminal.lines.contains { $0.hasPrefix("Signed out of ana@a.example") })
    }
  }

  @Test("stored data is compared with the server")
  func verify() async throws {
    let terminal = Terminal()
    try await run(.verify(account: nil), terminal, prepare: prepare)
    expect(
      terminal.lines,
      equals: [
        "ana@a.example: compared with 3 rows of the server; 2 were missing here, 1 are gone there."
      ]
    )
  }

  @Test("rows in gaps are counted, and whether there may be more", arguments: [false, true])
  func verifyGaps(hasMore: Bool) async throws {
    let terminal = Terminal()
    let comparison = TimelineComparison(compared: 3, behindGaps: 800, hasMoreBehindGaps: hasMore)
    try await run(.verify(account: nil), terminal, comparison: comparison, prepare: prepare)
    let gaps =
      hasMore
      ? "At least 800 more are in gaps, which fill as you read."
      : "800 more are in gaps, which fill as you read."
    expect(
      terminal.lines,
      equals: [
        "ana@a.example: compared with 3 rows of the server; 0 were missing here, 0 are gone there. "
          + gaps
      ]
    )
  }

  @Test("an invalid name and an unreachable server are distinguished")
  func badServer() async {
    await #expect(throws: SignInFailure.badServer("not a server")) {
      try await run(.login(server: "not a server", opensBrowser: true), Terminal())
    }
    await #expect(throws: SignInFailure.self) {
      try await run(.login(server: "a.example", opensBrowser: false), Terminal())
    }
  }
}
