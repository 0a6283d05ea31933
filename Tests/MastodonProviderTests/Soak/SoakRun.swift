import Expectations
import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
import OutboxWorker
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// A server with people who write, readers whose apps are killed and restarted, and a failing
/// network.
final class SoakRun: @unchecked Sendable {
  let kind: ServerKind
  let seed: UInt64
  let isVerbose: Bool
  let server: TestMastodon
  private let folder = TemporaryPlaces()
  var random: SeededGenerator
  var readers: [SoakReader] = []
  /// The people who write, besides the readers.
  let people: [String]
  /// The author whose posts the readers like, boost, reply to and vote in.
  let author: String
  /// One of them, who approves followers.
  let shy: String
  /// The requests to follow a reader, including some that were withdrawn or repeated.
  var askers: [(person: String, reader: String)] = []
  var undecided: Set<String> = []
  /// The votes in polls of readers.
  var ballots: [(poll: String, person: String)] = []
  /// Their posts that may still be edited or deleted.
  var posts: [String] = []
  /// Time passes twenty times as fast.
  var clock = FastClock(begin: Date(), speed: 20)
  var isUpgraded = false
  /// Whether the server has ever accepted a scheduled post.
  var takesPostsForLater = false
  var diary: [String] = []
  var events = 0
  var days = 0
  var kills = 0
  var rows = 0

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - kind: The kind of server.
  ///   - seed: The seed of all events.
  ///   - isVerbose: Whether all events are logged.
  init(kind: ServerKind, seed: UInt64, isVerbose: Bool) throws {
    self.isVerbose = isVerbose
    self.kind = kind
    self.seed = seed
    random = SeededGenerator(seed: seed)
    let time = ManualClock()
    let clock = clock
    time.run { clock.now }
    server = try TestMastodon(clock: time, ids: kind.ids)
    server.options = kind.options(isUpgraded: false)
    let server = server
    shy = server.addAccount("shy", isLocked: true)
    people = (0..<3).map { server.addAccount("person\($0)") } + [shy]
    let author = server.addAccount("author")
    self.author = author
    let others = (0..<12).map { server.post("theirs \($0)", by: author) }
    let friends = (0..<2).map { server.addAccount("friend\($0)") }
    for number in 0..<2 {
      let id = server.addAccount("reader\(number)", isLocked: true)
      server.follow(author, by: id)
      let root = folder.places.root.appending(path: id)
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      var settings = WorkerSettings(
        folder: root.path,
        ledger: root.appending(path: "ledger").path,
        server: server.url.absoluteString,
        token: server.token(for: id),
        reader: id,
        others: others,
        people: people,
        seed: 0,
        onlySends: false,
        honoursKeys: server.options.honoursIdempotencyKeys
      )
      settings.friends = [author] + friends
      settings.missing = Self.missing(at: kind)
      for friend in friends { server.follow(friend, by: id) }
      readers.append(SoakReader(id, settings: settings, isVerbose: isVerbose))
    }
  }

  deinit { for reader in readers { reader.kill() } }

  var comment: Comment {
    "\(kind.rawValue), seed \(seed), day \(days); \(diary.suffix(12).joined(separator: ", "))"
  }

  /// A summary of the run.
  var report: String {
    "soak: \(kind.rawValue), seed \(seed): \(days) days, \(events) events, \(kills) kills, "
      + "\(server.faults.occurred.count) faults, \(rows) rows compared"
  }

  /// The actions of the readers, with their numbers.
  func doings() throws -> [String] {
    try readers.map { reader in
      let summary = try reader.summary()
      return "\(reader.id): \(summary.total) intents (\(summary.kinds))"
    }
  }

  /// Checks that readers with so many actions that none can be missing by chance sent all kinds of
  /// items: the rarest is one in two hundred.
  func expectAllKinds() throws {
    for reader in readers {
      let summary = try reader.summary()
      guard summary.total >= 2_000 else { continue }
      summary.expectAllKinds(except: reader.settings.missing, comment)
    }
  }

  /// The kinds of items that no release of a server takes.
  private static func missing(at kind: ServerKind) -> Set<ActionKind> {
    switch kind {
    case .mastodon, .gotosocial, .pleroma: []
    case .takahe:
      [
        .report, .note, .muteConversation, .followRequest, .filter, .schedule, .createList,
        .renameList, .deleteList, .listMember,
      ]
    }
  }

  // MARK: A day

  /// Performs a number of events, and compares everything in the end.
  func day(events: Int) async throws {
    days += 1
    let polls = (0..<8).map {
      ask("question \($0) of day \(days)", by: author, allowsSeveral: $0 % 2 == 0)
    }
    for reader in readers { reader.willVote(in: polls) }
    for _ in 0..<events { try await event() }
    try await settle()
    for reader in readers { try await compare(reader) }
    // Requests that were checked need not be stored any longer.
    server.forgetRequests()
  }

  private func event() async throws {
    events += 1
    let reader = readers[Int.random(in: 0..<readers.count, using: &random)]
    switch Int.random(in: 0..<100, using: &random) {
    case ..<40: try await live(reader)
    case ..<65: write()
    case ..<75:
      note("kill")
      kills += 1
      await aside { reader.kill() }
    case ..<82: fail()
    case ..<87:
      // Only while it runs: a starting app finishes its pending work first.
      try await live(reader)
      note("the server restarts")
      server.stopListening()
      try await live(reader)
      try server.listen()
    case ..<90:
      note("an upgrade")
      isUpgraded.toggle()
      takesPostsForLater = takesPostsForLater || options.hasScheduledPosts
      server.stopListening()
      server.options = options
      try server.listen()
    case ..<94:
      note("streams break")
      server.dropStreams(isAbrupt: Bool.random(using: &random))
    default:
      // The server prepares the timeline, or returns pages that are not adjacent.
      note("a cold cache")
      server.options.homePreparations = Int.random(in: 0...2, using: &random)
      server.options.rowsSkippedAboveMinID = Int.random(in: 0...5, using: &random)
    }
  }

  func note(_ words: String) {
    diary.append(words)
    if isVerbose { print("\(clock.now): \(words)") }
  }

  /// Runs the app of a reader for a few actions; starts it if it is not running.
  private func live(_ reader: SoakReader) async throws {
    if !reader.isRunning {
      try reader.start(seed: random.next(), life: life())
      note("start")
    }
    let steps = Int.random(in: 1...6, using: &random)
    note("\(steps) steps")
    let goesOn = await aside { reader.live(steps: steps) }
    if !goesOn {
      let end = await aside { reader.waitUntilItEnds() }
      Issue.record("the app ended by itself with \(end.status); \(comment)")
    }
  }

  /// The settings of a started app: its clock is up to three minutes off.
  private func life() -> AppLife {
    var clock = clock
    clock.ahead += Double.random(in: -180...180, using: &random)
    return AppLife(clock: clock, streams: Bool.random(using: &random), people: people)
  }

  /// From here on, a share of the requests fails, or none.
  private func fail() {
    let rate = Double.random(in: 0...0.3, using: &random)
    server.faults.off()
    guard rate > 0.05 else { return note("no faults") }
    note("faults")
    let kinds: [Fault] =
      Fault.passing + [.slow(seconds: 0.3), .nullElements, .badElement, .wrongShape, .welcomePage]
    server.faults.random(rate: rate, seed: random.next(), of: kinds)
  }

  /// The current behaviour of the server.
  ///
  /// After a downgrade, it still accepts scheduled posts: waiting ones would be refused
  /// permanently, and there would be nothing to compare.
  private var options: ServerOptions {
    var options = kind.options(isUpgraded: isUpgraded)
    options.hasScheduledPosts = options.hasScheduledPosts || takesPostsForLater
    return options
  }

  // MARK: The end of a day

  /// Turns off faults; each app is killed, and started again to send the remaining items and to
  /// update its store.
  private func settle() async throws {
    server.faults.off()
    server.options = options
    for reader in readers { await aside { reader.kill() } }
    // Once to send, because each writes posts that others read; then to update the stores.
    for reader in readers + readers {
      try reader.start(seed: 0, life: life(), onlySends: true)
      let end = await aside { reader.waitUntilItEnds() }
      let isSettled = end.status == 0 && end.lines.last == "settled, 0 refused"
      expect(isSettled, "\(end); \(comment)")
    }
  }

  /// Waits for a process on a thread that other tests do not need.
  private func aside<Value: Sendable>(_ work: @escaping () -> Value) async -> Value {
    nonisolated(unsafe) let work = work
    return await withCheckedContinuation { continuation in
      DispatchQueue(label: "soak").async { continuation.resume(returning: work()) }
    }
  }
}
