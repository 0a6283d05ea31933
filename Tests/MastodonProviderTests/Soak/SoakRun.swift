import Foundation
import LocalStore
import MastodonAPI
import OutboxWorker
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// A server with people who write, readers whose apps are killed and started again, and a network
/// that fails.
final class SoakRun: @unchecked Sendable {
  private let kind: ServerKind
  private let seed: UInt64
  private let isVerbose: Bool
  private let server: TestMastodon
  private let folder = TemporaryPlaces()
  private var random: SeededGenerator
  private var readers: [SoakReader] = []
  /// Who write, besides the readers.
  private let people: [String]
  /// Whose posts the readers like, share, answer and vote in.
  private let author: String
  /// What they wrote and may still change or delete.
  private var posts: [String] = []
  /// Time goes by twenty times as fast.
  private var clock = FastClock(begin: Date(), speed: 20)
  private var isUpgraded = false
  private var diary: [String] = []
  private var events = 0
  private var days = 0
  private var kills = 0
  private var rows = 0

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - kind: What the server is.
  ///   - seed: What happens is drawn from it.
  ///   - isVerbose: Whether everything is told as it happens.
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
    people = (0..<3).map { server.addAccount("person\($0)") }
    let author = server.addAccount("author")
    self.author = author
    let others = (0..<6).map { server.post("theirs \($0)", by: author) }
    for number in 0..<2 {
      let id = server.addAccount("reader\(number)")
      server.follow(author, by: id)
      let root = folder.places.root.appending(path: id)
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      let settings = WorkerSettings(
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
      readers.append(SoakReader(id, settings: settings, isVerbose: isVerbose))
    }
  }

  deinit { for reader in readers { reader.kill() } }

  private var comment: Comment {
    "\(kind.rawValue), seed \(seed), day \(days); \(diary.suffix(12).joined(separator: ", "))"
  }

  /// What came to pass.
  var report: String {
    "soak: \(kind.rawValue), seed \(seed): \(days) days, \(events) events, \(kills) kills, "
      + "\(server.faults.occurred.count) faults, \(rows) rows compared"
  }

  // MARK: A day

  /// Lets a number of things happen, and compares everything in the end.
  func day(events: Int) async throws {
    days += 1
    let polls = (0..<8).map { ask("question \($0) of day \(days)", by: author) }
    for reader in readers { reader.willVote(in: polls) }
    for _ in 0..<events { try await event() }
    try await settle()
    for reader in readers { try await compare(reader) }
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
      // Once it runs: an app that starts waits for what it works on.
      try await live(reader)
      note("the server restarts")
      server.stopListening()
      try await live(reader)
      try server.listen()
    case ..<90:
      note("an upgrade")
      isUpgraded.toggle()
      server.stopListening()
      server.options = kind.options(isUpgraded: isUpgraded)
      try server.listen()
    case ..<94:
      note("streams break")
      server.dropStreams(isAbrupt: Bool.random(using: &random))
    default:
      // The server prepares the timeline, or answers with pages that do not adjoin.
      note("a cold cache")
      server.options.homePreparations = Int.random(in: 0...2, using: &random)
      server.options.rowsSkippedAboveMinID = Int.random(in: 0...5, using: &random)
    }
  }

  private func note(_ words: String) {
    diary.append(words)
    if isVerbose { print("\(clock.now): \(words)") }
  }

  /// Lets the app of a reader do a few things; starts it where it does not run.
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

  /// How an app that is started lives: its clock is up to three minutes off.
  private func life() -> AppLife {
    var clock = clock
    clock.ahead += Double.random(in: -180...180, using: &random)
    return AppLife(clock: clock, streams: Bool.random(using: &random), people: people)
  }

  /// Somebody writes, edits, deletes, likes or shares.
  private func write() {
    let person = people[Int.random(in: 0..<people.count, using: &random)]
    let reader = readers[Int.random(in: 0..<readers.count, using: &random)].id
    let theirs = server.posts(by: reader).filter { $0.boostOf == nil && $0.visibility == "public" }
    switch (Int.random(in: 0..<12, using: &random), posts.randomElement(using: &random)) {
    case (0, let post?):
      note("an edit")
      server.edit(post, text: "edited \(events)")
    case (1, let post?):
      note("a deletion")
      posts.removeAll { $0 == post }
      server.delete(post)
    case (2, let post?):
      server.like(post, by: person)
    case (3, let post?) where server.post(post)?.visibility == "public":
      _ = server.boost(post, by: person)
    case (4, _) where !theirs.isEmpty:
      let answered = theirs[Int.random(in: 0..<theirs.count, using: &random)].id
      posts.append(server.post("an answer \(events)", by: person, replyTo: answered))
    case (5, _) where !theirs.isEmpty:
      server.like(theirs[Int.random(in: 0..<theirs.count, using: &random)].id, by: person)
    case (6, let post?):
      server.vote(Int.random(in: 0..<2, using: &random), in: post, by: person)
    case (7, _):
      posts.append(ask("question \(events)", by: person))
    default:
      for number in 0..<Int.random(in: 1...30, using: &random) {
        var post = TestMastodon.NewPost("post \(events).\(number) #soak")
        post.visibility =
          ["public", "public", "unlisted", "private"].randomElement(using: &random)
          ?? "public"
        posts.append(server.post(post, by: person))
      }
      note("posts")
    }
  }

  /// Asks a question that takes votes for as long as any soak lasts.
  private func ask(_ text: String, by person: String) -> String {
    var post = TestMastodon.NewPost(text)
    post.poll = ["yes", "no"]
    post.pollLength = 365 * 86_400
    return server.post(post, by: person)
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

  // MARK: The end of a day

  /// Nothing fails any more; each app is killed, and started once more to send what is left and to
  /// bring its store in line.
  private func settle() async throws {
    server.faults.off()
    server.options = kind.options(isUpgraded: isUpgraded)
    for reader in readers { await aside { reader.kill() } }
    // Once to send what is left, for each writes what others read; then to bring that in line.
    for reader in readers + readers {
      try reader.start(seed: 0, life: life(), onlySends: true)
      let end = await aside { reader.waitUntilItEnds() }
      let isSettled = end.status == 0 && end.lines.last == "settled, 0 refused"
      #expect(isSettled, "\(end); \(comment)")
    }
  }

  private func compare(_ reader: SoakReader) async throws {
    try reader.summary().compare(with: server, reader: reader.id, comment)
    let client = MastodonClient(
      server: try MastodonServer(server.url.absoluteString),
      token: AccessToken(reader.settings.token),
      transport: URLSessionTransport(timeout: 10)
    )
    let places = StoreDirectories(root: URL(fileURLWithPath: reader.settings.folder))
    let store = try SocialStore.open(folder: places.folder(of: "reader@soak")).store
    #expect(try await store.outbox().isEmpty, comment)
    for scope in try await store.scopes() {
      let kept = try await store.kept(of: scope, downTo: nil, atLeast: 100_000)
      // As many rows are compared with the server as it keeps of a home timeline.
      let own = Array(kept.items.prefix(Self.comparedRows))
      let known = try await rows(of: scope, own.count, client, reader.id)
      #expect(kept.gaps.isEmpty, "\(scope); \(comment)")
      let isSame = own.map(\.id) == known.prefix(own.count).map(\.id)
      #expect(isSame, "\(scope): \(Self.difference(own, known)); \(comment)")
      for (row, theirs) in zip(own, known) where isSame {
        #expect(Row(row) == Row(theirs), "\(scope); \(comment)")
      }
      rows += own.count
    }
  }

  private static let comparedRows =
    MastodonTimeline.comparedPages * MastodonTimeline.requestLength

  /// What is compared of a row.
  private struct Row: Equatable {
    var id: String
    var postID: String
    var text: String
    var author: String
    var visibility: Visibility
    var isLiked: Bool
    var isBoosted: Bool
    var isPending: Bool
    var poll: SocialModel.Poll?

    init(_ moment: Moment) {
      (id, postID, text) = (moment.id, moment.postID, moment.text.string)
      (author, visibility) = (moment.author.id, moment.visibility)
      (isLiked, isBoosted, isPending) = (moment.like.isLiked, moment.isBoosted, moment.isPending)
      poll = moment.poll
    }
  }

  private static func difference(_ kept: [Moment], _ known: [Moment]) -> String {
    let known = known.prefix(kept.count)
    let (here, there) = (Set(kept.map(\.id)), Set(known.map(\.id)))
    func words(_ rows: [Moment]) -> String {
      rows.prefix(5).map { "\($0.text.string)\($0.boostedBy == nil ? "" : ", shared")" }
        .joined(separator: "; ")
    }
    let (missing, left) = (
      known.filter { !here.contains($0.id) }, kept.filter { !there.contains($0.id) }
    )
    let places = kept.indices.filter { !there.contains(kept[$0].id) }
    let order = zip(kept, known).enumerated().first { $0.element.0.id != $0.element.1.id }
      .map { "\($0.offset) is \(words([$0.element.0])) and not \(words([$0.element.1]))" }
    return "of \(kept.count), missing: \(words(missing)); too many: \(words(left)) at \(places); "
      + "first other row: \(order ?? "none")"
  }

  /// The newest rows of a timeline at the server.
  private func rows(
    of scope: TimelineScope,
    _ count: Int,
    _ client: MastodonClient,
    _ reader: String
  ) async throws -> [Moment] {
    var rows: [Moment] = []
    while rows.count < count {
      let request = PageRequest(maxID: rows.last?.id, limit: 40)
      let answer = try await client.send(scope.endpoint(request))
      let page = StatusPage.read(answer.value, readerID: reader, source: "soak").moments
      guard !page.isEmpty else { break }
      rows += page
    }
    return rows
  }

  /// Waits for a process on a thread that the other tests do not need.
  private func aside<Value: Sendable>(_ work: @escaping () -> Value) async -> Value {
    nonisolated(unsafe) let work = work
    return await withCheckedContinuation { continuation in
      DispatchQueue(label: "soak").async { continuation.resume(returning: work()) }
    }
  }
}
