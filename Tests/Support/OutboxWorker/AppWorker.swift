import Foundation
import LocalStore
import MastodonAPI
import MastodonProvider
import MomentsValues
import SecretStore
import SocialModel
import SoupTransport
import TestSupport

/// A worker that does everything the app does without its screens: an open account with its stream,
/// its outbox and its polls, and a reader.
enum AppWorker {
  /// The account, as the list of accounts has it.
  static let account = "reader@soak"

  static func run(_ settings: WorkerSettings, _ life: AppLife) async throws {
    let account = try await open(settings, life)
    if let file = account.setAside { Output.fatal("the store was set aside: \(file)") }
    Output.write("open")
    await account.start()
    if settings.onlySends {
      try await settle(account, settings, life)
    } else {
      try await act(account, settings, life)
    }
  }

  private static func open(_ settings: WorkerSettings, _ life: AppLife) async throws
    -> MastodonAccount
  {
    guard let server = URL(string: settings.server) else {
      Output.fatal("\(settings.server) is no address")
    }
    let secrets = MemorySecrets()
    try await secrets.save(Secret(settings.token), for: SecretKey(.token, Self.account))
    let known = KnownAccount(
      id: Self.account,
      server: server.host ?? "",
      account: SocialModel.Account(id: settings.reader, handle: "reader"),
      isCurrent: true
    )
    let clock = life.clock
    return try await MastodonAccount.open(
      RegisteredAccount(known: known, serverURL: server, clientID: "soak"),
      secrets: secrets,
      directories: StoreDirectories(root: URL(fileURLWithPath: settings.folder)),
      transport: URLSessionTransport(timeout: 10),
      sockets: life.streams ? SoupTransport() : nil,
      dependencies: .init(now: { clock.now }, clock: clock.sleeper)
    )
  }

  /// Performs a random action and a random read for each line of the input, until it is killed.
  private static func act(
    _ account: MastodonAccount,
    _ settings: WorkerSettings,
    _ life: AppLife
  ) async throws {
    let (turns, turn) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    async let reading: Void = read(account.provider, settings, life, turns)
    var reader = try RandomReader(account.provider, settings, known: [])
    var unread = settings.others + settings.polls
    for await _ in Input.lines() {
      turn.yield()
      // Targets of actions are read first; failed reads are retried next time.
      while let post = unread.last, (try? await account.provider.thread(of: post)) != nil {
        reader.known.insert(unread.removeLast())
      }
      Output.write("did \(try await reader.step())")
    }
    turn.finish()
    await reading
  }

  /// The timelines that are read.
  static func scopes(
    _ settings: WorkerSettings,
    _ life: AppLife,
    _ provider: MastodonProvider
  ) async throws -> [TimelineScope] {
    let lists = try await provider.lists(from: .store).filter { !$0.isPending }
    return [.home, .local, .public, .bookmarks, .likes, .pinned(accountID: settings.reader)]
      + life.people.flatMap { [.profile(accountID: $0), .pinned(accountID: $0)] }
      + lists.map { .list(id: $0.id) }
  }

  /// Reads random pages and a thread at each turn.
  private static func read(
    _ provider: MastodonProvider,
    _ settings: WorkerSettings,
    _ life: AppLife,
    _ turns: AsyncStream<Void>
  ) async {
    var random = SeededGenerator(seed: settings.seed &+ 1)
    var isFailing = false
    for await _ in turns {
      let pages = Int.random(in: 0..<4, using: &random)
      do {
        let scope =
          try await scopes(settings, life, provider).randomElement(using: &random) ?? .home
        let timeline = provider.timeline(of: scope)
        var page = try await timeline.refresh()
        for _ in 0..<pages {
          guard let next = page.next else { break }
          page = try await timeline.moments(after: next)
        }
        if let moment = page.items.randomElement(using: &random), !moment.isPending {
          _ = try await provider.thread(of: moment.postID)
        }
        try await readLists(provider, life)
        isFailing = false
      } catch let error as ProviderError {
        // Failures are the subject of the soak; each is logged once.
        if !isFailing { Output.write("not read: \(error)") }
        isFailing = true
      } catch {
        Output.fatal("reading failed otherwise than it may: \(error)")
      }
    }
  }

  /// Reads everything except timelines: notifications, follow requests, relationships, lists and
  /// hashtags.
  private static func readLists(_ provider: MastodonProvider, _ life: AppLife) async throws {
    for filter in NotificationScope.allCases {
      _ = try await provider.notifications(filter, after: nil)
    }
    _ = try await provider.followRequests(after: nil)
    _ = try await provider.relationships(with: life.people)
    for list in try await provider.lists(from: .server) where !list.isPending {
      _ = try await provider.members(of: list.id, after: nil)
    }
    _ = try await provider.followedTags(from: .server)
  }

  /// Sends the remaining items, and updates the store from the server.
  private static func settle(
    _ account: MastodonAccount,
    _ settings: WorkerSettings,
    _ life: AppLife
  ) async throws {
    let store = account.provider.store
    var changes = account.provider.changes().makeAsyncIterator()
    await account.wake()
    let ledger = try Ledger(path: settings.ledger)
    var refused: [OutboxItem] = []
    repeat {
      refused = try await Undecided.giveUp(in: store, ledger)
      if try await !Undecided.isOpen(in: store) { break }
    } while await changes.next() != nil
    await account.stop()
    _ = try await account.compare()
    for scope in try await scopes(settings, life, account.provider) {
      guard let timeline = account.provider.timeline(of: scope).stored else {
        continue
      }
      // A gap is filled page by page; each page leaves one gap or none.
      var pages = 0
      while let gap = try await timeline.storedPage(downTo: nil, atLeast: 100_000).gaps.first {
        try await timeline.fill(gap.id, from: .above)
        pages += 1
        if pages > 200 { Output.fatal("\(scope) has a gap that nothing fills") }
      }
    }
    try await readLists(account.provider, life)
    for person in [settings.reader] + life.people {
      _ = try await account.provider.timeline(of: .profile(accountID: person)).profile()
    }
    try await account.provider.refreshWordFilters()
    for item in refused { Output.write("refused: \(item.action), \(item.state)") }
    Output.write("settled, \(refused.count) refused")
  }
}
