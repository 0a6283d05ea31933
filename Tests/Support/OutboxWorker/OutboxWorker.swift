import Foundation
import LocalStore
import MastodonAPI
import MastodonProvider
import SocialModel
import TestSupport

/// A program to be killed: it reads a timeline, does random things and sends them, and tells each
/// step on its output.
///
/// Whoever starts it looks afterwards what is left.
@main
struct OutboxWorker {
  static func main() async throws {
    let settings = try JSONDecoder().decode(
      WorkerSettings.self,
      from: Data((CommandLine.arguments.dropFirst().first ?? "").utf8)
    )
    let folder = URL(fileURLWithPath: settings.folder)
    // A write to a pipe that nobody reads fails with an error, and does not end the process by a
    // signal: whoever waits for it sees the exit status of `fatal`, whether the write or
    // `endWithTheReader` is first.
    signal(SIGPIPE, SIG_IGN)
    endWithTheReader()
    let (store, setAside) = try SocialStore.open(folder: folder)
    if let setAside { fatal("the store was set aside: \(setAside)") }
    tell("open")
    let client = MastodonClient(
      server: try MastodonServer(settings.server),
      token: AccessToken(settings.token),
      transport: URLSessionTransport(timeout: 10)
    )
    let runner = OutboxRunner(
      store: store,
      client: client,
      readerID: settings.reader,
      // The server of the test does at once what it does, and answers or not.
      dependencies: .init(
        firstPause: 0.01,
        settling: 0.5,
        honoursKeys: { settings.honoursKeys }
      )
    )
    await runner.start()
    if settings.onlySends {
      try await drain(store)
      await runner.stop()
      return
    }
    let provider = MastodonProvider(
      client: client,
      store: store,
      readerID: settings.reader,
      pictures: URLSessionTransport()
    )
    async let reading: Void = read(provider)
    try await act(provider, store, settings)
    await reading
  }

  /// Whoever reads the output decides by it when to kill: each line goes out as it is written.
  private static func tell(_ words: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(words)\n".utf8))
    } catch {
      fatal("nobody reads any more")
    }
  }

  /// Ends the process when nobody is left who reads its output: it would work for ever, for nobody.
  ///
  /// Writing alone does not tell: what waits for a server that went with the reader writes nothing.
  private static func endWithTheReader() {
    Thread.detachNewThread {
      // Asked for nothing, it returns when the other end of the pipe is closed.
      var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
      while poll(&output, 1, -1) == -1, errno == EINTR {}
      if output.revents & Int16(POLLERR) != 0 { fatal("nobody reads any more") }
    }
  }

  private static func fatal(_ words: String) -> Never {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
    // At once: what libraries do at an exit takes locks away that other threads hold.
    _exit(3)
  }

  /// Brings the timeline to the store, again and again.
  private static func read(_ provider: MastodonProvider) async {
    let home = provider.timeline(of: .home)
    while !Task.isCancelled {
      let isRead = (try? await home.refresh()) != nil
      tell(isRead ? "read" : "not read")
    }
  }

  /// Does random things until it is killed.
  private static func act(
    _ provider: MastodonProvider,
    _ store: SocialStore,
    _ settings: WorkerSettings
  ) async throws {
    var random = SeededGenerator(seed: settings.seed)
    let ledger = try Ledger(path: settings.ledger)
    let reader = SocialModel.Account(id: settings.reader, handle: "reader")
    // Not asked of the timeline's first page: in time, that holds nothing but the reader's own
    // posts.
    while try await store.moment(postID: settings.others[0]) == nil {
      _ = try? await provider.timeline(of: .home).refresh()
    }
    while let intent = next(ledger, settings.others, settings.people, &random) {
      try await perform(intent, ledger, store, by: reader, &random)
      tell("did \(intent.number)")
    }
  }

  private static func next(
    _ ledger: Ledger,
    _ others: [String],
    _ people: [String],
    _ random: inout SeededGenerator
  ) -> Intent? {
    let number = (ledger.intents.last?.number ?? 0) + 1
    let wish = Bool.random(using: &random)
    // What may have been deleted is left alone: nobody knows what is to become of it.
    let own = LedgerSummary(ledger.intents).posts
      .filter { !$0.isDeleted && !$0.mayBeDeleted }.suffix(4).randomElement(using: &random)
    guard let other = others.randomElement(using: &random),
      let person = people.randomElement(using: &random)
    else { return nil }
    func intent(_ kind: Intent.Kind, _ target: String, _ text: String = "") -> Intent {
      Intent(
        number: number,
        phase: .begun,
        kind: kind,
        target: target,
        wish: wish,
        text: text
      )
    }
    switch (Int.random(in: 0..<12, using: &random), own) {
    case (0...2, _): return intent(.like, other)
    case (3...4, _): return intent(.boost, other)
    case (5, _): return intent(.follow, person)
    case (6, let own?): return intent(.edit, own.localID, "edit number \(number)")
    case (7, let own?): return intent(.delete, own.localID)
    default: return intent(.post, "", "post number \(number)")
    }
  }

  private static func perform(
    _ intent: Intent,
    _ ledger: Ledger,
    _ store: SocialStore,
    by reader: SocialModel.Account,
    _ random: inout SeededGenerator
  ) async throws {
    try ledger.note(intent)
    var done = intent
    done.phase = .acknowledged
    switch intent.kind {
    case .like: try await store.enqueue(.like(intent.wish, postID: intent.target))
    case .boost: try await store.enqueue(.boost(intent.wish, postID: intent.target))
    case .follow: try await store.enqueue(.follow(intent.wish, accountID: intent.target))
    case .delete: try await store.enqueue(.delete(postID: intent.target))
    case .edit:
      var draft = draft(intent)
      draft.editedPostID = intent.target
      try await store.enqueue(.edit(draft))
    case .post:
      var draft = draft(intent)
      if Int.random(in: 0..<4, using: &random) == 0 {
        draft.media = [try await store.addMedia(picture, type: "image/png", pixelSize: nil)]
      }
      let item = try await store.enqueue(.post(draft), by: reader)
      done.target = "local:\(item?.id ?? "")"
    }
    try ledger.note(done)
  }

  private static let picture = Data(repeating: 7, count: 2_000)

  private static func draft(_ intent: Intent) -> PostDraft {
    PostDraft(id: "draft-\(intent.number)", text: intent.text, updatedAt: Date())
  }

  /// Waits until nothing waits any more but for the reader.
  private static func drain(_ store: SocialStore) async throws {
    let (events, event) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let observation = store.observeOutbox { event.yield() }
    var iterator = events.makeAsyncIterator()
    while true {
      let refused = try await store.outbox().map { item -> Bool in
        if case .refused = item.state { true } else { false }
      }
      if refused.allSatisfy(\.self) {
        tell("drained, \(refused.count) refused")
        break
      }
      _ = await iterator.next()
    }
    withExtendedLifetime(observation) {}
  }
}
