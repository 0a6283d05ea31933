import ArchiveProvider
import DemoProvider
public import Foundation
import ListModel
import LiveViewModels
public import LocalStore
public import MastodonAPI
import MastodonMapping
import MastodonProvider
import MomentsContracts
import MomentsValues
import SecretStore
import SocialModel

/// Opens sources: the only code that distinguishes demo, this machine, archives and servers.
public struct SourceOpener {
  let directories: StoreDirectories
  let transport: any HTTPTransport
  let sockets: (any WebSocketTransport)?
  /// The accounts; nil where they cannot be read, so that only this machine can be opened.
  let accounts: AccountCenter?
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date

  /// Makes an opener; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - directories: The directories of the app's data.
  ///   - transport: Sends requests.
  ///   - sockets: Opens streams; nil to poll servers each minute only.
  ///   - accounts: The accounts; nil where there are none to choose from.
  ///   - clock: The clock of a demo and its view models.
  ///   - now: The current time, for the initial content of this machine's store.
  public init(
    directories: StoreDirectories = .standard(),
    transport: any HTTPTransport = URLSessionTransport(),
    sockets: (any WebSocketTransport)? = nil,
    accounts: AccountCenter? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.directories = directories
    self.transport = transport
    self.sockets = sockets
    self.accounts = accounts
    self.clock = clock
    self.now = now
  }

  /// Opens a source.
  ///
  /// - Throws: ``UnknownAccount``, or the error of opening it.
  public func open(_ source: Source) async throws -> OpenedSource {
    switch source {
    case .lastChosen: try await lastChosen()
    case .account(let name): try await account(name)
    case .device: try await device()
    case .demo(let story): demo(story)
    case .archive(let path): archive(path)
    }
  }

  func archive(_ path: String) -> OpenedSource {
    OpenedSource(ProviderSet(ArchiveProvider(path: path, transport: transport)))
  }

  func demo(_ story: DemoStory) -> OpenedSource {
    var place = OpenedSource(
      ProviderSet(DemoProvider(story, clock: clock)),
      time: .demo(now: DemoProvider.defaultNow, clock: clock)
    )
    place.writing = story.writing.map(ComposePurpose.init)
    return place
  }

  /// Opens the account that was current last; this machine only if there is none.
  func lastChosen() async throws -> OpenedSource {
    guard let accounts,
      let current = try await accounts.registry.accounts().first(where: \.known.isCurrent)
    else { return try await device() }
    return try await open(current, of: accounts)
  }

  /// Opens an account that is signed in.
  ///
  /// - Throws: ``UnknownAccount``, or the error of opening it.
  func account(_ name: String) async throws -> OpenedSource {
    let known = try await accounts?.registry.accounts() ?? []
    guard let accounts, let account = known.first(where: { $0.id == name.lowercased() }) else {
      throw UnknownAccount(name: name, known: known.map(\.id))
    }
    return try await open(account, of: accounts)
  }

  private func open(_ account: RegisteredAccount, of accounts: AccountCenter) async throws
    -> OpenedSource
  {
    let opened = try await MastodonAccount.open(
      account,
      secrets: accounts.secrets.storage,
      directories: directories,
      transport: transport,
      sockets: sockets,
      registry: accounts.registry
    )
    await opened.start()
    accounts.opened.set(account.id) { await opened.stop() }
    var notices: [OpenedSource.Notice] = opened.setAside.map { [.setAside($0)] } ?? []
    if opened.needsSignIn { notices.append(.signInNeeded) }
    var place = OpenedSource(ProviderSet(opened.provider))
    place.account = account.known
    place.folder = directories.folder(of: account.id)
    place.providers.reader = account.known.account
    place.notices = notices
    place.wake = { await opened.wake() }
    place.eraseHistory = { try await opened.eraseHistory() }
    place.close = { await opened.stop() }
    return place
  }

  /// Opens this machine only; the first time, it is filled with the moments of the demo.
  func device() async throws -> OpenedSource {
    var notices: [OpenedSource.Notice] = []
    let store: SocialStore
    do {
      let opened = try SocialStore.open(folder: directories.local, now: now())
      store = opened.store
      if let setAside = opened.setAside { notices.append(.setAside(setAside)) }
    } catch {
      // The app continues: what cannot be stored can still be read.
      store = try SocialStore.inMemory()
      notices.append(.savesNothing(reason: error.words))
    }
    let seed = DemoContent(now: now())
    let limit = 64 << 20
    let provider = LocalProvider(
      store: store,
      reader: seed.reader,
      load: { [transport] in try await transport.body(of: $0, limit: limit) },
      loadPart: { [transport] in try await transport.media(at: $0, in: $1, limit: limit) }
    )
    do {
      try await provider.seed(
        seed.history,
        threads: seed.threads,
        people: seed.people,
        // Requests cannot be answered without a server.
        relationships: seed.relationships.filter { $0.following != .requested }
      )
    } catch ProviderError.notSaved(let path, let reason) {
      // The existing content can be read even so.
      notices.append(.savesNothing(reason: "\(path): \(reason)"))
    }
    // Discarded images; what cannot be deleted now is deleted another time.
    do {
      try await store.sweepMedia(now: now())
    } catch {
      store.log.note(error, "delete discarded photos")
    }
    var place = OpenedSource(ProviderSet(provider))
    place.folder = directories.local
    place.notices = notices
    return place
  }
}

/// There is no such account.
public nonisolated struct UnknownAccount: Error, Equatable {
  /// The requested account; nil where none was named and none is current.
  public var name: String?
  /// The accounts that exist.
  public var known: [String]

  /// Makes the error.
  public init(name: String?, known: [String]) {
    self.name = name
    self.known = known
  }
}

extension UnknownAccount: LocalizedError {
  /// The existing accounts, in plain English.
  public var errorDescription: String? {
    (name.map { "There is no account \($0)." } ?? "There is no account to sign out of.")
      + (known.isEmpty ? "" : " There are: \(known.joined(separator: ", ")).")
  }
}

extension ComposePurpose {
  fileprivate init(_ writing: DemoStory.Writing) {
    self =
      switch writing {
      case .moment: .moment
      case .comment(let id): .comment(on: ListItemID(id))
      case .quote(let id): .quote(of: ListItemID(id))
      case .edit(let id): .edit(ListItemID(id))
      case .draft(let id): .draft(id)
      }
  }
}
