import LocalStore
import MastodonProvider
import MomentsValues
import SocialModel
import TestSupport

/// A reader with random actions, each of which is recorded in a ledger before and after.
struct RandomReader {
  let provider: MastodonProvider
  let settings: WorkerSettings
  let ledger: Ledger
  var random: SeededGenerator

  /// The posts of others that the store may have; actions are only performed on these.
  var known: Set<String>

  init(_ provider: MastodonProvider, _ settings: WorkerSettings, known: Set<String>) throws {
    self.provider = provider
    self.settings = settings
    self.known = known
    ledger = try Ledger(path: settings.ledger)
    random = SeededGenerator(seed: settings.seed)
  }

  /// Performs one action.
  ///
  /// - Returns: Its number and description.
  mutating func step() async throws -> String {
    let kinds = ActionKind.shares.filter { !settings.missing.contains($0) }
    let kind = kinds.randomElement(using: &random) ?? .post
    // A kind may have no possible target.
    let intent = if let intent = try await next(kind) { intent } else { post() }
    try await perform(intent)
    return "\(intent.number): \(intent.kind)"
  }

  // MARK: What to do

  /// A random intent of a kind; nil if it has no possible target.
  private mutating func next(_ kind: ActionKind) async throws -> Intent? {
    switch kind {
    case .like, .boost, .bookmark, .muteConversation:
      return settings.others.filter(known.contains).randomElement(using: &random)
        .map { intent(kind, $0) }
    case .follow, .mute, .block:
      let summary = LedgerSummary(ledger.intents)
      return settings.people.filter { kind != .follow || !summary.mayBeBlocked($0) }
        .randomElement(using: &random).map { intent(kind, $0) }
    case .pin: return try await pin()
    case .note: return note()
    case .createList: return intent(.createList, "", texts: ["list number \(ledger.nextNumber)"])
    case .renameList:
      return list().map { intent(.renameList, $0, texts: ["title number \(ledger.nextNumber)"]) }
    case .deleteList: return list().map { intent(.deleteList, $0) }
    case .listMember: return member()
    case .followTag: return Self.tags.randomElement(using: &random).map { intent(.followTag, $0) }
    case .dismiss: return await dismissal()
    case .profile: return await profile()
    case .followRequest: return try await answer()
    case .report: return report()
    case .filter: return try await filter()
    case .vote: return try await vote()
    case .post: return post()
    case .schedule: return await schedule()
    case .edit:
      if Int.random(in: 0..<8, using: &random) < 3, let discarded = try await discarded() {
        return discarded
      }
      return own().map { intent(.edit, $0, texts: ["edit number \(ledger.nextNumber)"]) }
    case .delete: return own().map { intent(.delete, $0) }
    }
  }

  private mutating func intent(
    _ kind: ActionKind,
    _ target: String,
    texts: [String] = []
  ) -> Intent {
    Intent(
      number: ledger.nextNumber,
      phase: .begun,
      kind: kind,
      target: target,
      isOn: Self.togglable.contains(kind) ? Bool.random(using: &random) : true,
      texts: texts
    )
  }

  private static let togglable: Set<ActionKind> = [
    .like, .boost, .bookmark, .pin, .muteConversation, .follow, .mute, .block, .note,
    .followRequest, .listMember, .followTag,
  ]

  /// One of the reader's last posts.
  private mutating func own() -> String? {
    // Posts that may have been deleted are left alone: their outcome is unknown.
    LedgerSummary(ledger.intents).posts.filter { !$0.mayBeMissing }.compactMap(\.localID)
      .suffix(4).randomElement(using: &random)
  }

  /// One of the reader's posts, pinned or no longer pinned; nil where another pin might be
  /// more than the server takes.
  private mutating func pin() async throws -> Intent? {
    let summary = LedgerSummary(ledger.intents)
    // No server accepts it for direct posts, which would not be visible there.
    let posts = summary.posts.filter { !$0.mayBeMissing && $0.visibility != "direct" }
    guard let target = posts.compactMap(\.localID).suffix(4).randomElement(using: &random)
    else { return nil }
    let intent = intent(.pin, target)
    guard intent.isOn else { return intent }
    // A post that was unpinned or deleted here may be pinned there as long as an item waits.
    let isSettled = try await !provider.outbox().contains { item in
      switch item.action {
      case .pin, .delete: true
      default: false
      }
    }
    let pinned = summary.posts.filter { post in
      guard let id = post.localID, id != target else { return false }
      return isSettled
        ? !post.isDeleted && summary.requested[.init(.pin, id)]?.contains(true) == true
        : summary.attempts[.init(.pin, id)]?.contains(true) == true
    }
    return pinned.count < Self.mostPins ? intent : nil
  }

  /// The maximum number of pinned posts on the servers of the tests.
  private static let mostPins = 5

  /// An intent that sets or removes a note about a person.
  private mutating func note() -> Intent? {
    settings.people.randomElement(using: &random).map { person in
      var note = intent(.note, person)
      if note.isOn { note.texts = ["note number \(note.number)"] }
      return note
    }
  }

  /// One of the reader's last lists, except those that may have been deleted.
  private mutating func list() -> String? {
    LedgerSummary(ledger.intents).standingLists.suffix(3).randomElement(using: &random)?.localID
  }

  /// Adds a person to a list or removes one.
  private mutating func member() -> Intent? {
    guard let list = list(), let person = settings.friends.randomElement(using: &random) else {
      return nil
    }
    var member = intent(.listMember, person)
    member.list = list
    return member
  }

  /// One of the newest notifications that was not dismissed as it is.
  private mutating func dismissal() async -> Intent? {
    let gone = Set(ledger.intents.filter { $0.kind == .dismiss }.map(\.target))
    // Without a stored page, there is nothing to dismiss.
    let page = (try? await provider.notifications(after: nil))?.items ?? []
    let left = page.filter { $0.newestEventID.map { !gone.contains($0) } ?? false }
    guard let chosen = left.randomElement(using: &random), let newest = chosen.newestEventID else {
      return nil
    }
    var dismissal = intent(.dismiss, newest)
    (dismissal.list, dismissal.choices) = (chosen.id, [chosen.count])
    return dismissal
  }

  /// A change of a part of the reader's profile, once that was read.
  private mutating func profile() async -> Intent? {
    guard (try? await provider.ownProfile()) != nil else { return nil }
    return ProfilePart.allCases.randomElement(using: &random).map {
      intent(.profile, $0.rawValue, texts: ["text number \(ledger.nextNumber)"])
    }
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

  /// A post for later, where the server is known to take one.
  private mutating func schedule() async -> Intent? {
    guard (try? await provider.scheduledPosts(after: nil)) != nil else { return nil }
    return intent(.schedule, "", texts: ["later number \(ledger.nextNumber)"])
  }

  private mutating func report() -> Intent? {
    settings.people.randomElement(using: &random).map {
      intent(.report, $0, texts: ["report number \(ledger.nextNumber)"])
    }
  }

  /// A filter that is made, changed or deleted. Its word is its name: no two have the same.
  private mutating func filter() async throws -> Intent? {
    let known = try await provider.wordFilters()
    return Self.filteredWords.randomElement(using: &random).map { word in
      let before = known.first { $0.title == word }?.action.rawValue
      var filter = intent(.filter, word)
      filter.action =
        ["warn", "hide", ""].filter { $0 != before ?? "" }.randomElement(using: &random) ?? "warn"
      return filter
    }
  }

  /// An answer to a follow request; occasionally different from an earlier one.
  private mutating func answer() async throws -> Intent? {
    let answered = Set(ledger.intents.filter { $0.kind == .followRequest }.map(\.target))
    if let person = answered.sorted().suffix(2).randomElement(using: &random),
      Int.random(in: 0..<6, using: &random) == 0
    {
      return intent(.followRequest, person)
    }
    // Without the server, no follow request is known.
    let asking = (try? await provider.followRequests(after: nil))?.items ?? []
    return asking.filter { $0.state == .pending && !answered.contains($0.id) }
      .randomElement(using: &random).map { intent(.followRequest, $0.id) }
  }

  private mutating func vote() async throws -> Intent? {
    // A vote is cast once: polls with a possible vote are skipped.
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

  /// Discards a waiting edit or vote; nil where none waits.
  private mutating func discarded() async throws -> Intent? {
    var changes: [Intent] = []
    for item in try await provider.outbox() {
      switch item.action {
      case .edit(let draft):
        let edit = ledger.intents.last { $0.kind == .edit && $0.texts == [draft.text] }
        if let edit { changes.append(intent(.edit, edit.target)) }
      case .vote(_, let post): changes.append(intent(.vote, post))
      default: break
      }
    }
    var discarded = changes.randomElement(using: &random)
    discarded?.isOn = false
    return discarded
  }

  /// The words in the posts of others.
  private static let filteredWords = ["post", "theirs", "question", "edited", "answer", "later"]
  /// Unused hashtags: following them adds nothing to any timeline.
  private static let tags = ["sea", "hills", "walks"]

  static let visibilities: [String: Visibility] = [
    "public": .public, "unlisted": .unlisted, "private": .followers, "direct": .direct,
  ]
}
