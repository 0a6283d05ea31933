import SocialModel

/// The recent searches, newest first, as the provider stores them.
@MainActor
final class RecentSearches {
  /// The largest number that is stored.
  static let limit = 20

  private(set) var texts: [String] = []
  /// Called when the texts changed.
  var onChange: () -> Void = {}
  /// Called when they could not be read or stored.
  var onFailure: (any Error) -> Void = { _ in }

  private let provider: any SearchProvider
  private var isLoaded = false
  /// The reads and writes in progress, one after the other.
  private var work: Task<Void, Never>?

  init(provider: any SearchProvider) {
    self.provider = provider
  }

  /// Reads the stored texts, once.
  func load() async { await enqueue { _ in }.value }

  /// Inserts a text at the beginning.
  func add(_ text: String) {
    enqueue { texts in
      texts.removeAll { $0.lowercased() == text.lowercased() }
      texts.insert(text, at: 0)
      texts = Array(texts.prefix(Self.limit))
    }
  }

  /// Removes a text.
  func remove(_ text: String) { enqueue { $0.removeAll { $0 == text } } }

  /// Removes all texts.
  func removeAll() { enqueue { $0 = [] } }

  /// Changes the texts, immediately where they are known, and stores them.
  @discardableResult
  private func enqueue(
    _ change: @escaping @MainActor (inout [String]) -> Void
  ) -> Task<Void, Never> {
    let isAhead = isLoaded
    let isChangedNow = isAhead && apply(change)
    let before = work
    let task = Task {
      await before?.value
      do {
        if !isLoaded {
          texts = try await provider.recentSearches()
          isLoaded = true
          onChange()
        }
        let isChanged = isAhead ? isChangedNow : apply(change)
        if isChanged { try await provider.setRecentSearches(texts) }
      } catch {
        if !isCancellation(error) { onFailure(error) }
      }
    }
    work = task
    return task
  }

  /// Changes the texts.
  ///
  /// - Returns: Whether they differ now.
  private func apply(_ change: (inout [String]) -> Void) -> Bool {
    let before = texts
    change(&texts)
    guard texts != before else { return false }
    onChange()
    return true
  }

  /// Waits until everything so far is stored.
  func settle() async { await work?.value }
}
