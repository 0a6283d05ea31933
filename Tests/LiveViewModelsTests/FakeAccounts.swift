import Foundation
import Locking
import SocialModel

/// Accounts in memory.
final class FakeAccounts: AccountManager {
  private struct State {
    var accounts: [KnownAccount] = []
    var signInFailure: (any Error)?
    var reachesServer = true
    var unsaved: [KnownAccount.ID: UnsavedWork] = [:]
    var unreadable: Set<KnownAccount.ID> = []
  }

  /// The code that a server's page shows.
  static let code = "1234"

  private let state = Mutex(State())
  /// Waits until the browser has redirected.
  let browser = AsyncStream<Void>.makeStream()

  init(_ ids: [String] = [], current: String? = nil) {
    state.withLock { state in
      state.accounts = ids.map { Self.account($0, isCurrent: $0 == current) }
    }
  }

  static func account(_ id: String, isCurrent: Bool) -> KnownAccount {
    let parts = id.split(separator: "@")
    return KnownAccount(
      id: id,
      server: String(parts.last ?? ""),
      account: Account(id: "1", handle: String(parts.first ?? "")),
      isCurrent: isCurrent
    )
  }

  func failSignIn(with error: any Error) { state.withLock { $0.signInFailure = error } }
  func loseServer() { state.withLock { $0.reachesServer = false } }

  func accounts() async throws -> [KnownAccount] {
    state.withLock { $0.accounts.sorted { $0.isCurrent && !$1.isCurrent } }
  }

  func signIn(
    to server: String,
    openPage: @escaping @Sendable (URL) async -> Bool
  ) async throws -> KnownAccount {
    if let failure = state.withLock({ $0.signInFailure }) { throw failure }
    guard let page = URL(string: "https://\(server)/oauth/authorize"), await openPage(page) else {
      throw SignInFailure.noBrowser
    }
    for await _ in browser.stream { break }
    try Task.checkCancellation()
    return add(server)
  }

  func beginOutOfBand(_ server: String) async throws -> OutOfBandSignIn {
    if let failure = state.withLock({ $0.signInFailure }) { throw failure }
    guard let page = URL(string: "https://\(server)/oauth/authorize") else {
      throw SignInFailure.badServer(server)
    }
    return OutOfBandSignIn(page: page) { [self] code in
      guard code == Self.code else { throw SignInFailure.refused("invalid_grant") }
      return add(server)
    }
  }

  private func add(_ server: String) -> KnownAccount {
    let new = Self.account("ana@\(server)", isCurrent: true)
    state.withLock { state in
      for index in state.accounts.indices { state.accounts[index].isCurrent = false }
      state.accounts.append(new)
    }
    return new
  }

  func makeCurrent(_ id: KnownAccount.ID?) async throws {
    state.withLock { state in
      for index in state.accounts.indices {
        state.accounts[index].isCurrent = state.accounts[index].id == id
      }
    }
  }

  func save(_ work: UnsavedWork, in id: KnownAccount.ID) {
    state.withLock { $0.unsaved[id] = work }
  }

  func damageStore(of id: KnownAccount.ID) {
    state.withLock { _ = $0.unreadable.insert(id) }
  }

  func unsavedWork(of id: KnownAccount.ID) async throws -> UnsavedWork {
    try state.withLock { state in
      guard !state.unreadable.contains(id) else {
        throw ProviderError.notSaved(path: id, reason: "damaged")
      }
      return state.unsaved[id] ?? UnsavedWork()
    }
  }

  func signOut(_ id: KnownAccount.ID) async throws -> Bool {
    state.withLock { state in
      state.accounts.removeAll { $0.id == id }
      return state.reachesServer
    }
  }
}
