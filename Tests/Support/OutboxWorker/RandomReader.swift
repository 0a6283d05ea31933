import Foundation
import LocalStore
import MastodonProvider
import SocialModel
import TestSupport

/// A reader who does random things, and notes each in a ledger before and after.
struct RandomReader {
  let provider: MastodonProvider
  let settings: WorkerSettings
  private let ledger: Ledger
  private var random: SeededGenerator

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
  /// - Returns: Its number.
  mutating func step() async throws -> Int {
    let intent = next()
    try await perform(intent)
    return intent.number
  }

  private mutating func next() -> Intent {
    let number = (ledger.intents.last?.number ?? 0) + 1
    let wish = Bool.random(using: &random)
    // What may have been deleted is left alone: nobody knows what is to become of it.
    let own = LedgerSummary(ledger.intents).posts
      .filter { !$0.isDeleted && !$0.mayBeDeleted }.suffix(4).randomElement(using: &random)
    // A vote is given once: what may have been voted in is left alone too.
    let voted = Set(ledger.intents.filter { $0.kind == .vote }.map(\.target))
    let poll = settings.polls.filter { known.contains($0) && !voted.contains($0) }
      .randomElement(using: &random)
    let other = settings.others.filter(known.contains).randomElement(using: &random)
    let person = settings.people.randomElement(using: &random)
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
    switch Int.random(in: 0..<13, using: &random) {
    case 0...2: if let other { return intent(.like, other) }
    case 3...4: if let other { return intent(.boost, other) }
    case 5: if let person { return intent(.follow, person) }
    case 6: if let own { return intent(.edit, own.localID, "edit number \(number)") }
    case 7: if let own { return intent(.delete, own.localID) }
    case 8:
      if let poll {
        var vote = intent(.vote, poll)
        vote.choice = Int.random(in: 0..<2, using: &random)
        return vote
      }
    default: break
    }
    var post = intent(.post, "", "post number \(number)")
    if Int.random(in: 0..<4, using: &random) == 0 { post.replyTo = other }
    post.visibility =
      Self.visibilities.keys.sorted().randomElement(using: &random) ?? post.visibility
    return post
  }

  private static let visibilities: [String: Visibility] = [
    "public": .public, "unlisted": .unlisted, "private": .followers, "direct": .direct,
  ]

  private mutating func perform(_ intent: Intent) async throws {
    try ledger.note(intent)
    var done = intent
    done.phase = .acknowledged
    switch intent.kind {
    case .like: _ = try await provider.setLiked(intent.wish, postID: intent.target)
    case .boost: _ = try await provider.setBoosted(intent.wish, postID: intent.target)
    case .follow: _ = try await provider.setFollowing(intent.wish, accountID: intent.target)
    case .delete: try await provider.deletePost(intent.target)
    case .vote:
      guard try await vote(intent) else { return }
    case .edit:
      var draft = draft(intent)
      draft.editedPostID = intent.target
      _ = try await provider.submit(draft)
    case .post:
      var draft = draft(intent)
      draft.visibility = Self.visibilities[intent.visibility] ?? .public
      draft.replyTo = intent.replyTo
      if Int.random(in: 0..<4, using: &random) == 0 {
        draft.media = [
          try await provider.addMedia(Self.picture, type: "image/png", pixelSize: nil)
        ]
      }
      done.target = try await provider.submit(draft).postID
    }
    try ledger.note(done)
  }

  /// Votes.
  ///
  /// - Returns: Whether that was possible: a poll of which a faulty answer left an option out takes
  ///   no vote until it is read again.
  private func vote(_ intent: Intent) async throws -> Bool {
    do {
      try await provider.vote([intent.choice], postID: intent.target)
    } catch ProviderError.refused {
      if try await provider.keptThread(of: intent.target)?.moment.poll?.isPartial == true {
        return false
      }
      // It was read again meanwhile; any other refusal is a fault.
      try await provider.vote([intent.choice], postID: intent.target)
    }
    return true
  }

  private static let picture = Data(repeating: 7, count: 2_000)

  private func draft(_ intent: Intent) -> PostDraft {
    PostDraft(id: "draft-\(intent.number)", text: intent.text, updatedAt: Date())
  }
}
