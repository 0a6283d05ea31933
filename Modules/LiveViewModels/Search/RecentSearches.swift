import ListModel
import MomentsContracts
import SocialModel

/// What the reader searched for, newest first, as the provider keeps it.
@MainActor
final class RecentSearches {
  /// How many are kept.
  static let limit = 20

  /// The texts.
  private(set) var texts: [String] = []
  /// Called when they are others.
  var onChange: () -> Void = {}
  /// Called when they could not be read or kept.
  var onFailure: (any Error) -> Void = { _ in }

  private let provider: any SearchProvider
  private var isLoaded = false
  /// What is read and kept, one after the other.
  private var work: Task<Void, Never>?

  init(provider: any SearchProvider) {
    self.provider = provider
  }

  /// Reads what is kept, once.
  func load() async { await enqueue { _ in }.value }

  /// Puts a text at the beginning.
  func add(_ text: String) {
    enqueue { texts in
      texts.removeAll { $0.lowercased() == text.lowercased() }
      texts.insert(text, at: 0)
      texts = Array(texts.prefix(Self.limit))
    }
  }

  /// Takes a text out.
  func remove(_ text: String) { enqueue { $0.removeAll { $0 == text } } }

  /// Takes all out.
  func removeAll() { enqueue { $0 = [] } }

  /// Changes the texts, at once where they are known, and keeps them.
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
  /// - Returns: Whether they are others now.
  private func apply(_ change: (inout [String]) -> Void) -> Bool {
    let before = texts
    change(&texts)
    guard texts != before else { return false }
    onChange()
    return true
  }

  /// Waits until everything so far is kept.
  func settle() async { await work?.value }
}
