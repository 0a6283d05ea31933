import AppCoordinator
import Expectations
import Foundation
import LocalStore
import MastodonAPI
import MomentsContracts
import ScreenTesting
import SocialModel
import TestSupport
import Testing
import UIKit

@testable import MomentsComposition

/// A network that fails the test on every request.
private nonisolated struct NoNetwork: HTTPTransport {
  func send(_ request: HTTPRequest, limit: Int) async throws -> HTTPResponse {
    throw HTTPFailure.offline
  }
}

@Suite("Signed out by another process")
struct SignedOutElsewhereTests {
  private func account(_ id: String, isCurrent: Bool) throws -> RegisteredAccount {
    let parts = id.split(separator: "@").map(String.init)
    return RegisteredAccount(
      known: KnownAccount(
        id: id,
        server: parts[1],
        account: Account(id: "1", handle: parts[0]),
        isCurrent: isCurrent
      ),
      serverURL: try require(URL(string: "https://\(parts[1])")),
      clientID: "client"
    )
  }

  @Test("the session ends, the other account opens, and the folder is not recreated")
  func ending() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("places-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let directories = StoreDirectories(root: folder)
    let registry = try AccountRegistry.open(directories, now: .now).registry
    try await registry.save(account("ana@a.example", isCurrent: true))
    try await registry.save(account("bo@b.example", isCurrent: false))
    // Each check lets other tasks run, and takes no time.
    let session = Session(
      directories: directories,
      transport: NoNetwork(),
      clock: TestClock { _ in
        await Task.yield()
        try Task.checkCancellation()
      },
      openURL: { _, completion in completion(false) },
      savesState: true
    )
    try await session.open(.lastChosen)
    let screen = Screen(traits: ScreenTraits(), clock: HeadlessClock()) {
      session.show(.tab(.timeline))
      return session.root
    }
    await screen.settle()
    expect(session.accountID, equals: "ana@a.example")
    // The effect of `moments logout` in a terminal.
    try FileManager.default.removeItem(at: directories.folder(of: "ana@a.example"))
    try await registry.remove("ana@a.example")
    try await eventually { session.accountID == "bo@b.example" }
    expect(!FileManager.default.fileExists(atPath: directories.folder(of: "ana@a.example").path))
    await session.close()
  }
}
