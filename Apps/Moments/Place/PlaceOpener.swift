import ArchiveProvider
import Foundation
import LocalStore
import MastodonAPI
import MastodonProvider
import SecretStore
import SocialModel
import SoupTransport

/// Opens the places that moments come from.
nonisolated struct PlaceOpener: Sendable {
  let places: StoreDirectories
  let transport: any HTTPTransport
  /// The accounts; nil where they cannot be read, and everything is this machine's.
  let accounts: AccountCenter?
  var now: @Sendable () -> Date = { Date() }

  /// Opens an archive.
  func archive(_ path: String) -> Place {
    Place(providers: ProviderSet(archive: ArchiveProvider(path: path, transport: transport)))
  }

  /// Opens the account that was chosen last; this machine alone where there is none.
  func lastChosen() async throws -> Place {
    guard let accounts,
      let current = try await accounts.registry.accounts().first(where: \.known.isCurrent)
    else { return try await device() }
    return try await open(current, of: accounts)
  }

  /// Opens an account that is signed in.
  ///
  /// - Throws: ``CommandError/unknownAccount(_:known:)``, or why it cannot be opened.
  func account(_ name: String) async throws -> Place {
    let known = try await accounts?.registry.accounts() ?? []
    guard let accounts, let account = known.first(where: { $0.id == name.lowercased() }) else {
      throw CommandError.unknownAccount(name, known: known.map(\.id))
    }
    return try await open(account, of: accounts)
  }

  private func open(_ account: RegisteredAccount, of accounts: AccountCenter) async throws -> Place
  {
    let opened = try await MastodonAccount.open(
      account,
      secrets: accounts.secrets.keeper,
      places: places,
      transport: transport,
      sockets: SoupTransport(),
      registry: accounts.registry
    )
    await opened.start()
    accounts.opened.set(account.id) { await opened.stop() }
    var notices: [Place.Notice] = opened.setAside.map { [.setAside($0)] } ?? []
    if opened.needsSignIn { notices.append(.signInNeeded) }
    return Place(
      providers: ProviderSet(kept: opened.provider),
      account: account.known,
      notices: notices,
      wake: { await opened.wake() },
      close: { await opened.stop() }
    )
  }

  /// Opens this machine alone; the first time, it begins with the moments of the demo.
  func device() async throws -> Place {
    var notices: [Place.Notice] = []
    let store: SocialStore
    do {
      let opened = try SocialStore.open(folder: places.local)
      store = opened.store
      if let setAside = opened.setAside { notices.append(.setAside(setAside)) }
    } catch {
      // The app goes on: what cannot be kept can still be looked at.
      store = try SocialStore.inMemory()
      notices.append(.keepsNothing(reason: error.words))
    }
    guard let seed = DemoSeed(now: now()) else { throw ProviderError.refused(reason: nil) }
    let provider = LocalProvider(store: store, reader: seed.reader) { [transport] url in
      try await PictureDownload.data(for: url, over: transport)
    }
    do {
      try await provider.seed(
        seed.moments,
        threads: seed.threads,
        people: seed.people,
        relationships: seed.relationships
      )
    } catch ProviderError.notKept(let path, let reason) {
      // What is there can be read all the same.
      notices.append(.keepsNothing(reason: "\(path): \(reason)"))
    }
    // Pictures that were given up; what cannot be deleted now is deleted another time.
    do {
      try await store.sweepMedia(now: now())
    } catch {
      store.log.note(error, "delete pictures that were given up")
    }
    return Place(providers: ProviderSet(kept: provider), notices: notices)
  }
}

extension StoreOpenError {
  fileprivate nonisolated var words: String {
    switch reason {
    case .folder(let words), .unwritable(let words), .other(let words): "\(path): \(words)"
    }
  }
}
