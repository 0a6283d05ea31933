import Foundation
import LocalStore
import MastodonAPI
import MastodonProvider
import MomentsComposition
import SocialModel
import Synchronization
import Testing

@testable import Moments

/// A network that nothing must be asked of.
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

  private func run(_ command: Command, _ terminal: Terminal) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("places-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let center = try await AccountCenter.open(
      StoreDirectories(root: folder),
      transport: NoNetwork()
    )
    let commands = AccountCommands(
      service: center.service,
      say: { terminal.say($0) },
      readLine: { nil },
      openPage: { _ in false },
      compare: { _ in TimelineComparison(compared: 3, inserted: 2, removed: 1) }
    )
    try await commands.run(command)
  }

  @Test("without accounts, the list says how to get one")
  func emptyList() async throws {
    let terminal = Terminal()
    try await run(.accounts, terminal)
    #expect(terminal.lines == ["No accounts. Sign in with: moments login SERVER"])
  }

  @Test("nobody can be signed out where nobody is signed in")
  func logout() async {
    await #expect(throws: UnknownAccount(name: nil, known: [])) {
      try await run(.logout(account: nil), Terminal())
    }
  }

  @Test("a name that is no server, and a server that cannot be reached, are told apart")
  func badServer() async {
    await #expect(throws: SignInFailure.badServer("not a server")) {
      try await run(.login(server: "not a server", opensBrowser: true), Terminal())
    }
    await #expect(throws: SignInFailure.self) {
      try await run(.login(server: "a.example", opensBrowser: false), Terminal())
    }
  }
}
