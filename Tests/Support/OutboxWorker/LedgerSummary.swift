/// What the reader of a ledger wants to be so, after everything in it.
package struct LedgerSummary: Sendable {
  /// A post that the store took.
  package struct Post: Hashable, Sendable {
    /// What it is called until the server names it.
    package var localID: String
    /// The texts it may have: that of the last edit that the store took, and of one that it may
    /// have taken since.
    package var texts: Set<String>
    /// Who may read it, in the server's words.
    package var visibility: String
    /// The post that it answers.
    package var replyTo: String?
    /// Whether it was deleted.
    package var isDeleted = false
    /// Whether it may have been deleted.
    package var mayBeDeleted = false
  }

  /// A like, a boost or a follow.
  package struct Wish: Hashable, Sendable {
    package var kind: Intent.Kind
    package var target: String
  }

  /// The posts that the store took, in order.
  package private(set) var posts: [Post] = []
  /// Posts that the store may have taken, by their texts.
  package private(set) var possiblePosts: [String: Intent] = [:]
  /// The choices that may count of each poll; nil among them where the vote may not have been
  /// taken.
  package private(set) var votes: [String: Set<Int?>] = [:]
  /// The wishes that count in the end: one, or two where the last may not have been taken.
  package private(set) var wishes: [Wish: Set<Bool>] = [:]
  /// How many intents the store took.
  package private(set) var acknowledged = 0

  /// Makes a summary.
  package init(_ intents: [Intent]) {
    let done = Set(intents.filter { $0.phase == .acknowledged }.map(\.number))
    acknowledged = done.count
    for intent in intents {
      if intent.phase == .acknowledged {
        take(intent)
      } else if !done.contains(intent.number) {
        takePerhaps(intent)
      }
    }
  }

  private mutating func take(_ intent: Intent) {
    switch intent.kind {
    case .like, .boost, .follow:
      wishes[Wish(kind: intent.kind, target: intent.target)] = [intent.wish]
    case .post:
      posts.append(
        Post(
          localID: intent.target,
          texts: [intent.text],
          visibility: intent.visibility,
          replyTo: intent.replyTo
        )
      )
    case .edit: change(intent.target) { $0.texts = [intent.text] }
    case .delete: change(intent.target) { $0.isDeleted = true }
    case .vote: votes[intent.target] = [intent.choice]
    }
  }

  private mutating func takePerhaps(_ intent: Intent) {
    switch intent.kind {
    case .like, .boost, .follow:
      wishes[Wish(kind: intent.kind, target: intent.target), default: [false]].insert(intent.wish)
    case .post: possiblePosts[intent.text] = intent
    case .edit: change(intent.target) { $0.texts.insert(intent.text) }
    case .delete: change(intent.target) { $0.mayBeDeleted = true }
    case .vote: votes[intent.target] = [intent.choice, nil]
    }
  }

  private mutating func change(_ localID: String, _ change: (inout Post) -> Void) {
    guard let index = posts.firstIndex(where: { $0.localID == localID }) else { return }
    change(&posts[index])
  }
}
