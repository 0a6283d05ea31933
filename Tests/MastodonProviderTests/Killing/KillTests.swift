import Expectations
import Foundation
import MomentsValues
import OutboxWorker
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import LocalStore

/// A process that is killed at any time loses nothing and duplicates nothing.
///
/// `MOMENTS_KILLS` specifies the number of kills; `Tools/stress kill` uses 500.
@Suite struct KillTests {
  private static let kills =
    ProcessInfo.processInfo.environment["MOMENTS_KILLS"].flatMap { Int($0) } ?? 24

  @Test(arguments: [true, false], Seeds.first(1))
  func aKilledProcessContinuesWhereItStopped(honoursKeys: Bool, seed: UInt64) async throws {
    let kills = max(1, Self.kills / 2)
    try await Self.aside {
      let run = try KillRun(seed: seed, honoursKeys: honoursKeys)
      for _ in 0..<kills { try run.killOnce() }
      try run.finish()
    }
  }

  @Test(arguments: Seeds.first(1)) func workersEndWithTheirParent(seed: UInt64) async throws {
    try await Self.aside {
      let run = try KillRun(seed: seed, honoursKeys: true)
      try expect(run.abandonedWhileWorking(), equals: 3)
      try expect(run.abandonedWhileSending(), equals: 3)
    }
  }

  /// Processes are awaited on separate threads, which the other tests do not need.
  private static func aside(_ work: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue(label: "kill-test").async { continuation.resume(with: Result { try work() }) }
    }
  }
}

/// One server, one store, and workers that are killed one after the other.
private final class KillRun {
  private let server: TestMastodon
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("moments-kill-\(UUID().uuidString)")
  private let seed: UInt64
  private var random: SeededGenerator
  private var settings: WorkerSettings
  private let reader: String
  private var kills = 0

  init(seed: UInt64, honoursKeys: Bool) throws {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    let clock = ManualClock()
    clock.run()
    server = try TestMastodon(clock: clock)
    server.options.rateLimits = [:]
    server.options.honoursIdempotencyKeys = honoursKeys
    reader = server.addAccount("reader", isLocked: true)
    var people: [String] = []
    for number in 0..<3 { people.append(server.addAccount("person\(number)")) }
    for number in 0..<40 { server.follow(reader, by: server.addAccount("asker\(number)")) }
    let author = server.addAccount("author")
    server.follow(author, by: reader)
    let server = server
    let polls = (0..<16).map { number in
      var post = TestMastodon.NewPost("question \(number)")
      (post.poll, post.allowsSeveral) = (["yes", "no"], number % 2 == 0)
      return server.post(post, by: author)
    }
    var others: [String] = []
    for number in 0..<8 { others.append(server.post("theirs \(number)", by: author)) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    settings = WorkerSettings(
      folder: folder.appendingPathComponent("store").path,
      ledger: folder.appendingPathComponent("ledger").path,
      server: server.url.absoluteString,
      token: server.token(for: reader),
      reader: reader,
      others: others,
      people: people,
      seed: 0,
      onlySends: false,
      honoursKeys: honoursKeys
    )
    settings.polls = polls
    settings.friends = [author]
    for number in 0..<3 {
      let friend = server.addAccount("friend\(number)")
      server.follow(friend, by: reader)
      settings.friends.append(friend)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var comment: Comment { "seed \(seed), kill \(kills)" }

  /// Runs a worker for a while, kills it, and checks its store.
  func killOnce() throws {
    kills += 1
    settings.seed = random.next()
    // Some responses are lost as well.
    server.faults.random(
      rate: 0.05,
      seed: random.next(),
      of: [.resetAfterEffect, .resetBeforeAnswer, .resetInBody, .error(status: 503)]
    )
    let worker = try Worker(settings)
    // Usually some actions are done first: otherwise most workers would be killed while they open
    // the store.
    let counted = Int.random(in: 0..<4, using: &random) == 0 ? "" : "did"
    var left = Int.random(in: 1..<10, using: &random)
    while left > 0 {
      guard let line = worker.line() else {
        Issue.record("the worker ended by itself; \(comment)")
        return
      }
      if line.hasPrefix(counted) { left -= 1 }
    }
    // Much happens between two lines, so the kill is at a random point.
    var spins = Int.random(in: 0..<2_000_000, using: &random)
    while spins > 0 { spins -= 1 }
    worker.kill()
    try check()
  }

  /// Checks that the store opens, is intact, and contains every acknowledged intent.
  private func check() throws {
    let path = URL(fileURLWithPath: settings.folder).appendingPathComponent("store.sqlite").path
    let connection = try SQLConnection(path: path, isReadOnly: false)
    let integrity = try connection.query("PRAGMA integrity_check") { $0.text(0) }
    expect(integrity, equals: ["ok"], comment)
    try expect(connection.query("PRAGMA foreign_key_check") { $0.text(0) }, equals: [], comment)
    guard FileManager.default.fileExists(atPath: settings.ledger) else { return }
    let summary = LedgerSummary(try Ledger.read(settings.ledger))
    // An intent is stored if it is shown, or if the server has it: a page that was requested before
    // may be outdated until the next one arrives.
    for (toggle, allowed) in summary.requested where toggle.kind != .pin {
      let shown = try shown(toggle, in: connection)
      let isThere =
        shown.map(allowed.contains) == true || allowed.contains(server.has(toggle, of: reader))
      expect(isThere, "\(toggle) is \(String(describing: shown)); \(comment)")
    }
    for (person, allowed) in summary.answers {
      let isThere =
        try SocialStore.followRequest(from: person, in: connection) != .pending
        || !server.isRequested(reader, by: person)
      expect(isThere, "\(person): \(allowed); \(comment)")
    }
    for (person, allowed) in summary.notes {
      let shown = try RelationshipTable.relationship(id: person, in: connection)?.note ?? ""
      let sent = server.note(about: person, by: reader) ?? ""
      let isThere = [shown, sent].contains(where: allowed.contains)
      expect(isThere, "\(person): \(allowed), not \(shown); \(comment)")
    }
    let dismissed =
      try DismissedNotificationTable.waiting(in: connection)
      + DismissedNotificationTable.confirmed(in: connection)
    let left = Set(server.notificationIDs(of: reader))
    for (event, dismissal) in summary.dismissals where dismissal.isCertain {
      let isThere = dismissed.contains { $0.id == dismissal.key } || !left.contains(event)
      expect(isThere, "\(dismissal) is lost; \(comment)")
    }
    let account = try AccountTable.account(id: reader, in: connection)
    for (part, allowed) in summary.profile where !allowed.contains(nil) {
      let shown: String? =
        switch part {
        case .name: account?.displayName
        case .biography: account?.note.string
        case .lines: account?.fields.first?.value.string
        }
      let sent = server.profile(of: reader)?.text(of: part)
      let isThere = [shown, sent].contains(where: allowed.contains)
      expect(isThere, "\(part): \(allowed), not \(shown ?? ""); \(comment)")
    }
    for (poll, allowed) in summary.votes where !allowed.contains(nil) {
      let shown = try MomentTable.moment(postID: poll, in: connection)?.poll?.ownVotes
      let isThere = allowed.contains(shown) || server.question(of: poll)?.votes[reader] != nil
      expect(isThere, "\(poll): \(allowed); \(comment)")
    }
    for (word, allowed) in summary.filters {
      let shown = try WordFilterTable.all(in: connection).first { $0.filter.title == word }?.action
      let sent = server.filters(of: reader).first { $0.title == word }?.action
      let isThere = allowed.contains(shown ?? "") || allowed.contains(sent ?? "")
      expect(isThere, "\(word) does \(shown ?? "nothing"), not \(allowed); \(comment)")
    }
    try lookForPosts(summary, in: connection)
    try lookForLists(summary, in: connection)
  }

  private func lookForLists(_ summary: LedgerSummary, in connection: SQLConnection) throws {
    let lists = server.peopleLists(of: reader)
    for list in summary.lists where !list.mayBeDeleted || list.isDeleted {
      let today = try OutboxTable.resolveList(list.localID, in: connection)
      let shown = try ReaderListTable.lists(in: connection).first { $0.id == today }?.title
      let sent = lists.first { $0.id == today }
      let isThere =
        list.isDeleted
        ? shown == nil || sent == nil
        : [shown, sent?.title].contains { $0.map(list.titles.contains) == true }
      expect(isThere, "\(list) shows \(shown ?? "nothing"); \(comment)")
      let members = Set(try ListMemberTable.members(of: today, in: connection))
      for (person, allowed) in list.members where !list.isDeleted {
        let isSo =
          allowed.contains(members.contains(person))
          || allowed.contains(sent?.members.contains(person) ?? false)
        expect(isSo, "\(list): \(members); \(comment)")
      }
    }
  }

  private func lookForPosts(_ summary: LedgerSummary, in connection: SQLConnection) throws {
    let waiting = try OutboxTable.all(in: connection)
    let texts = Set(waiting.compactMap { $0.draft?.text } + server.posts.map(\.text))
    let reported = waiting.compactMap { item in
      if case .report(let report) = item.action { report.comment } else { nil }
    }
    let comments = Set(reported + server.reports.map(\.comment))
    for (text, report) in summary.reports where report.isCertain {
      expect(comments.contains(text), "\(report) is lost; \(comment)")
    }
    for post in summary.posts where !post.mayBeDeleted || post.isDeleted {
      guard let localID = post.localID else {
        // An item that depends on a post that was deleted before it was sent is refused, and waits
        // in that state.
        expect(!texts.isDisjoint(with: post.texts), "\(post) is lost; \(comment)")
        continue
      }
      let today = try OutboxTable.resolve(localID, in: connection)
      let shown = try MomentTable.moment(postID: today, in: connection)?.text.string
      let sent = server.post(today)?.text
      let isThere =
        post.isDeleted
        ? shown == nil || sent == nil
        : [shown, sent].contains { $0.map(post.texts.contains) == true }
      expect(isThere, "\(post) shows \(shown ?? "nothing"); \(comment)")
      guard !post.isDeleted, let allowed = summary.requested[.init(.pin, localID)] else { continue }
      let isPinned =
        try MomentTable.moment(postID: today, in: connection)?.isPinned ?? false
      let isPinnedThere = server.pins(of: reader).contains(today)
      let isKnown = [isPinned, isPinnedThere].contains(where: allowed.contains)
      expect(isKnown, "\(post) is pinned: \(isPinned); \(comment)")
    }
  }

  private func shown(_ toggle: LedgerSummary.Toggle, in connection: SQLConnection) throws -> Bool? {
    let moment = try MomentTable.moment(postID: toggle.target, in: connection)
    let person = try RelationshipTable.relationship(id: toggle.target, in: connection)
    return switch toggle.kind {
    case .like: moment?.like.isLiked
    case .boost: moment?.isBoosted
    case .bookmark: moment?.isBookmarked
    case .muteConversation: moment?.isMuted
    case .follow: person.map { $0.following != .no } ?? false
    case .mute: person?.isMuted ?? false
    case .block: person?.isBlocked ?? false
    case .followTag: try FollowedTagTable.isFollowed(toggle.target, in: connection)
    // The subject of a pin is only known by the post's current identity.
    case .pin, .note, .dismiss, .profile, .followRequest, .report, .filter, .createList,
      .renameList, .deleteList, .listMember, .vote, .post, .schedule, .edit, .delete:
      nil
    }
  }

  /// The exit status of a worker whose output is no longer read.
  func abandonedWhileWorking() throws -> Int32 {
    let worker = try Worker(settings)
    while let line = worker.line(), !line.hasPrefix("did") {}
    return worker.abandon(limit: 120)
  }

  /// The same for a worker that only sends, and waits for a server that does not respond.
  func abandonedWhileSending() throws -> Int32 {
    server.faults.always(.error(status: 503))
    settings.onlySends = true
    let worker = try Worker(settings)
    while let line = worker.line(), line != "open" {}
    return worker.abandon(limit: 120)
  }

  /// Sends the remaining items, and compares the server with the ledger.
  func finish() throws {
    server.faults.off()
    settings.onlySends = true
    let end = try Worker(settings).wait()
    expect(end.status == 0 && end.last == "drained, 0 refused", "\(end); \(comment)")
    let summary = LedgerSummary(try Ledger.read(settings.ledger))
    expect(summary.total, isAbove: kills, comment)
    if kills >= 200 { summary.expectAllKinds(comment) }
    summary.compare(with: server, reader: reader, comment)
    print(
      "\(kills) kills, \(summary.total) intents (\(summary.kinds)), \(summary.posts.count) posts,",
      "\(server.faults.occurred.count) faults"
    )
  }
}
