import Foundation
import LocalStore
import MastodonAPI
import MastodonProvider
import SocialModel
import TestSupport

/// A program for kill tests: it reads timelines, performs random actions and sends them, and prints
/// each step.
///
/// Its parent checks the store afterwards.
@main
struct OutboxWorker {
  static func main() async throws {
    let settings = try JSONDecoder().decode(
      WorkerSettings.self,
      from: Data((CommandLine.arguments.dropFirst().first ?? "").utf8)
    )
    Output.endWithTheReader()
    if let life = settings.life {
      try await AppWorker.run(settings, life)
    } else {
      try await run(settings)
    }
  }

  /// Runs only what is checked: a store, the sending, one timeline.
  private static func run(_ settings: WorkerSettings) async throws {
    let folder = URL(fileURLWithPath: settings.folder)
    let (store, setAside) = try SocialStore.open(folder: folder, now: .now)
    if let setAside { Output.fatal("the store was set aside: \(setAside)") }
    try await store.save([SocialModel.Account(id: settings.reader, handle: "reader")])
    Output.write("open")
    let client = MastodonClient(
      server: try MastodonServer(settings.server),
      token: AccessToken(settings.token),
      transport: URLSessionTransport(timeout: 10)
    )
    let runner = OutboxRunner(
      store: store,
      client: client,
      readerID: settings.reader,
      // The server of the test takes effect immediately, and may or may not respond.
      dependencies: .init(
        firstPause: 0.01,
        settling: 0.5,
        honoursKeys: { settings.honoursKeys }
      )
    )
    await runner.start()
    if settings.onlySends {
      try await drain(store, Ledger(path: settings.ledger))
      await runner.stop()
      return
    }
    let provider = MastodonProvider(
      client: client,
      store: store,
      readerID: settings.reader,
      images: URLSessionTransport()
    )
    async let reading: Void = read(provider)
    try await act(provider, store, settings)
    await reading
  }

  /// Loads the timeline into the store repeatedly.
  private static func read(_ provider: MastodonProvider) async {
    let home = provider.timeline(of: .home)
    while !Task.isCancelled {
      let isRead = (try? await home.refresh()) != nil
      Output.write(isRead ? "read" : "not read")
    }
  }

  /// Does random things until it is killed.
  private static func act(
    _ provider: MastodonProvider,
    _ store: SocialStore,
    _ settings: WorkerSettings
  ) async throws {
    // Not determined by the timeline's first page: after some time, that contains only the reader's
    // own posts.
    while try await store.moment(postID: settings.others[0]) == nil {
      _ = try? await provider.timeline(of: .home).refresh()
    }
    var reader = try RandomReader(
      provider,
      settings,
      known: Set(settings.others + settings.polls)
    )
    while true { Output.write("did \(try await reader.step())") }
  }

  /// Waits until all waiting items wait for the reader.
  private static func drain(_ store: SocialStore, _ ledger: Ledger) async throws {
    let (events, event) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let observation = store.observeOutbox { event.yield() }
    var iterator = events.makeAsyncIterator()
    while true {
      let refused = try await Undecided.giveUp(in: store, ledger)
      if try await !Undecided.isOpen(in: store) {
        for item in refused { Output.write("refused: \(item.action), \(item.state)") }
        Output.write("drained, \(refused.count) refused")
        break
      }
      _ = await iterator.next()
    }
    withExtendedLifetime(observation) {}
  }
}
