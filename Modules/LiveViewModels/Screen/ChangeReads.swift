import SocialModel

/// What is to be read again of what a screen shows.
struct ChangedContent {
  /// Whether rows came, went or moved: everything that is shown.
  var isStructural = false
  /// Posts that changed, and people; only their rows.
  var posts: Set<String> = []
  var people: Set<String> = []

  var isEmpty: Bool { !isStructural && posts.isEmpty && people.isEmpty }

  mutating func merge(_ other: ChangedContent) {
    isStructural = isStructural || other.isStructural
    posts.formUnion(other.posts)
    people.formUnion(other.people)
  }
}

/// Follows changes for one screen and reads again what they name: one read at a time, what changes
/// meanwhile right after it.
@MainActor
final class ChangeReads {
  /// Reads something again and shows it; MUST NOT keep the screen alive.
  var perform: @MainActor (ChangedContent) async -> Void = { _ in }

  private var waiting = ChangedContent()
  private var running: Task<Void, Never>?
  private var following: Task<Void, Never>?

  isolated deinit {
    following?.cancel()
  }

  /// Follows a source until this is let go.
  ///
  /// - Parameters:
  ///   - changes: who tells; nil where nobody does.
  ///   - take: called with each change; MUST NOT keep the screen alive.
  func follow(
    _ changes: (any ChangeSource)?,
    _ take: @escaping @MainActor (SocialChange) -> Void
  ) {
    guard let stream = changes?.changes() else { return }
    following = Task {
      for await change in stream { take(change) }
    }
  }

  /// Reads again; what is asked for while a read is under way is read after it.
  ///
  /// - Returns: the work that ends when everything asked for until now shows.
  @discardableResult
  func read(_ content: ChangedContent) -> Task<Void, Never> {
    waiting.merge(content)
    if let running { return running }
    let task = Task {
      while !waiting.isEmpty {
        let content = waiting
        waiting = ChangedContent()
        await perform(content)
      }
      running = nil
    }
    running = task
    return task
  }
}
