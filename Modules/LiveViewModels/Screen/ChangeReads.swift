import SocialModel

/// The parts of a screen to read again.
struct ChangedContent {
  /// Whether rows were inserted, deleted or moved, so that everything shown is read.
  var isStructural = false
  /// The changed posts and people, whose rows are read.
  var posts: Set<String> = []
  var people: Set<String> = []

  var isEmpty: Bool { !isStructural && posts.isEmpty && people.isEmpty }

  mutating func merge(_ other: ChangedContent) {
    isStructural = isStructural || other.isStructural
    posts.formUnion(other.posts)
    people.formUnion(other.people)
  }
}

/// Observes changes for one screen and reads again what they name: one read at a time; changes
/// during a read are read right after it.
@MainActor
final class ChangeReads {
  private let perform: @MainActor (ChangedContent) async -> Void
  private let hasContent: @MainActor () -> Bool
  private let isPageLoading: @MainActor () -> Bool
  private var waiting = ChangedContent()
  /// What changed while a page was loading.
  private var missed = ChangedContent()
  private var running: Task<Void, Never>?
  private var following: Task<Void, Never>?

  /// Makes the reads of one screen; none of the closures may keep the screen alive.
  ///
  /// - Parameters:
  ///   - hasContent: Whether there is anything to read again.
  ///   - isPageLoading: Whether a page is loading, which may be older than a change.
  ///   - perform: Reads something again and shows it.
  init(
    hasContent: @escaping @MainActor () -> Bool = { true },
    isPageLoading: @escaping @MainActor () -> Bool = { false },
    perform: @escaping @MainActor (ChangedContent) async -> Void
  ) {
    self.hasContent = hasContent
    self.isPageLoading = isPageLoading
    self.perform = perform
  }

  deinit {
    following?.cancel()
  }

  /// Observes a source until this object is released.
  ///
  /// - Parameters:
  ///   - changes: notifies of changes; optional.
  ///   - take: Called with this object, which it must not capture, and each change; MUST NOT keep
  ///     the screen alive.
  func follow(
    _ changes: (any ChangeSource)?,
    _ take: @escaping @MainActor (ChangeReads, SocialChange) -> Void
  ) {
    guard let stream = changes?.changes() else { return }
    following = Task { [weak self] in
      for await change in stream {
        guard let self else { return }
        take(self, change)
      }
    }
  }

  /// Reads what a change names: immediately, and once more after a page that is loading.
  func take(_ changed: ChangedContent) {
    if isPageLoading() { missed.merge(changed) }
    if hasContent() { read(changed) }
  }

  /// Reads what changed while a page was loading; call it when one has ended.
  func pageDidEnd() {
    guard !isPageLoading() else { return }
    let changed = missed
    missed = ChangedContent()
    if !changed.isEmpty, hasContent() { read(changed) }
  }

  /// Reads again; requests during a read are read after it.
  ///
  /// - Returns: the task that ends when everything requested until now is shown.
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
