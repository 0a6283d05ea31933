import LocalStore
import MastodonProvider
import SocialModel
import TestSupport

/// A reader who does random things, and notes each in a ledger before and after.
struct RandomReader {
  let provider: MastodonProvider
  let settings: WorkerSettings
  let ledger: Ledger
  var random: SeededGenerator

  /// The posts of others that the store may know; nothing is done to others.
  var known: Set<String>

  init(_ provider: MastodonProvider, _ settings: WorkerSettings, known: Set<String>) throws {
    self.provider = provider
    self.settings = settings
    self.known = known
    ledger = try Ledger(path: settings.ledger)
    random = SeededGenerator(seed: settings.seed)
  }

  /// Does one thing.
  ///
  /// - Returns: Its number, and what it is.
  mutating func step() async throws -> String {
    let kind = OutboxKind.shares.randomElement(using: &random) ?? .post
    // There may be nothing to do it to.
    let intent = if let intent = try await next(kind) { intent } else { post() }
    try await perform(intent)
    return "\(intent.number): \(intent.kind)"
  }

  // MARK: What to do

  /// Something of a kind; nil where there is nothing to do it to.
  private mutating func next(_ kind: OutboxKind) async throws -> Intent? {
    switch kind {
    case .like, .boost, .bookmark, .muteConversation:
      return settings.others.filter(known.contains).randomElement(using: &random)
        .map { intent(kind, $0) }
    case .follow, .mute, .block:
      let summary = LedgerSummary(ledger.intents)
      return settings.people.filter { kind != .follow || !summary.mayBeBlocked($0) }
        .randomElement(using: &random).map { intent(kind, $0) }
    case .createList: return intent(.createList, "", texts: ["list number \(ledger.nextNumber)"])
    case .renameList:
      return list().map { intent(.renameList, $0, texts: ["title number \(ledger.nextNumber)"]) }
    case .deleteList: return list().map { intent(.deleteList, $0) }
    case .listMember: return member()
    case .followTag: return Self.tags.randomElement(using: &random).map { intent(.followTag, $0) }
    case .followRequest: return try await answer()
    case .report: return report()
    case .vote: return try await vote()
    case .post: return post()
    case .edit:
      return own().map { intent(.edit, $0, texts: ["edit number \(ledger.nextNumber)"]) }
    case .delete: return own().map { intent(.delete, $0) }
    case .look: return try await change().map { intent(.look, $0) }
    }
  }

  private mutating func intent(
    _ kind: OutboxKind,
    _ target: String,
    texts: [String] = []
  ) -> Intent {
    Intent(
      number: ledger.nextNumber,
      phase: .begun,
      kind: kind,
      target: target,
      wish: Self.turned.contains(kind) ? Bool.random(using: &random) : true,
      texts: texts
    )
  }

  /// One of the reader's last posts.
  private mutating func own() -> String? {
    // What may have been deleted is left alone: nobody knows what is to become of it.
    LedgerSummary(ledger.intents).posts.filter { !$0.mayBeMissing }.compactMap(\.localID)
      .suffix(4).randomElement(using: &random)
  }

  /// One of the reader's last lists; what may have been deleted is left alone.
  private mutating func list() -> String? {
    LedgerSummary(ledger.intents).standingLists.suffix(3).randomElement(using: &random)?.localID
  }

  /// Somebody who goes into a list or out of it.
  private mutating func member() -> Intent? {
    guard let list = list(), let person = settings.friends.randomElement(using: &random) else {
      return nil
    }
    var member = intent(.listMember, person)
    member.list = list
    return member
  }

  private mutating func post() -> Intent {
    let number = ledger.nextNumber
    var post = intent(.post, "", texts: ["post number \(number)"])
    if Int.random(in: 0..<4, using: &random) == 0 {
      for part in 2...Int.random(in: 2...3, using: &random) {
        post.texts.append("post number \(number), part \(part)")
      }
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      post.options = Array(["yes", "no", "perhaps", "later"].prefix(number % 3 + 2))
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      post.replyTo = settings.others.filter(known.contains).randomElement(using: &random)
    }
    post.visibility =
      Self.visibilities.keys.sorted().randomElement(using: &random) ?? post.visibility
    return post
  }

  private mutating func report() -> Intent? {
    settings.people.randomElement(using: &random).map {
      intent(.report, $0, texts: ["report number \(ledger.nextNumber)"])
    }
  }

  /// An answer to somebody who asks to follow the reader; now and then another one than before.
  private mutating func answer() async throws -> Intent? {
    let answered = Set(ledger.intents.filter { $0.kind == .followRequest }.map(\.target))
    if let person = answered.sorted().suffix(2).randomElement(using: &random),
      Int.random(in: 0..<6, using: &random) == 0
    {
      return intent(.followRequest, person)
    }
    // Where the server cannot be asked, nobody is known to ask.
    let asking = (try? await provider.followRequests(after: nil))?.items ?? []
    return asking.filter { $0.state == .pending && !answered.contains($0.id) }
      .randomElement(using: &random).map { intent(.followRequest, $0.id) }
  }

  private mutating func vote() async throws -> Intent? {
    // A vote is given once: what may have been voted in is left alone.
    let voted = Set(ledger.intents.filter { $0.kind == .vote }.map(\.target))
    let poll = settings.polls.filter { known.contains($0) && !voted.contains($0) }
      .randomElement(using: &random)
    guard let poll else { return nil }
    var vote = intent(.vote, poll)
    vote.choices = [Int.random(in: 0..<2, using: &random)]
    let several = try await provider.store.moment(postID: poll)?.poll?.allowsSeveral
    if several == true, Bool.random(using: &random) { vote.choices = [0, 1] }
    return vote
  }

  /// What an edit or a vote that waits is about.
  private mutating func change() async throws -> String? {
    var targets: [String] = []
    for item in try await provider.outbox() {
      switch item.action {
      case .edit(let draft):
        targets += ledger.intents.filter { $0.kind == .edit && $0.texts == [draft.text] }
          .map(\.target).suffix(1)
      case .vote(_, let post): targets.append(post)
      default: break
      }
    }
    return targets.randomElement(using: &random)
  }

  /// What is on or off.
  private static let turned: Set<OutboxKind> = [
    .like, .boost, .bookmark, .muteConversation, .follow, .mute, .block, .followRequest,
    .listMember, .followTag,
  ]
  /// Hashtags that nobody writes: what is followed brings nothing into any timeline.
  private static let tags = ["sea", "hills", "walks"]

  static let visibilities: [String: Visibility] = [
    "public": .public, "unlisted": .unlisted, "private": .followers, "direct": .direct,
  ]
}
