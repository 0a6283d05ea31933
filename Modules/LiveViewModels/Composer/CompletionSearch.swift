import ListModel
import MomentsContracts
import SocialModel

/// Looks for what the word at the caret may become: at once among what is known, and in the network
/// once the reader rests.
@MainActor
final class CompletionSearch {
  /// How long after a letter the network is asked.
  static let delay = Duration.milliseconds(250)
  /// How many there are at most.
  static let limit = 6

  /// What there is to choose from.
  let suggestions = MutableObservable<[ComposerSuggestion]>([])

  /// The word that they are for; nil where there is none.
  private(set) var word: CompletionWord?

  private let provider: (any CompletionProvider)?
  private let clock: any Clock<Duration>
  private var work: Task<Void, Never>?
  /// The word that the reader closed the list at; it stays closed until that is another word.
  private var closedAt: Int?

  init(provider: (any CompletionProvider)?, clock: any Clock<Duration>) {
    self.provider = provider
    self.clock = clock
  }

  isolated deinit {
    work?.cancel()
  }

  /// Looks anew; a caret of nil, as where text is selected, is in no word.
  func look(in text: String, caret: Int?) {
    guard let provider, let caret, let new = CompletionWord(in: text, caret: caret),
      new.range.lowerBound != closedAt
    else {
      if word == nil || caret == nil { closedAt = nil }
      return clear()
    }
    guard new != word else { return }
    closedAt = nil
    word = new
    work?.cancel()
    work = Task { [weak self, clock] in
      let known = (try? await provider.knownCompletions(of: new.query, limit: Self.limit)) ?? []
      guard !Task.isCancelled else { return }
      self?.show(known, for: new)
      do {
        try await clock.pause(for: Self.delay)
        // Without a network, what is known is all there is.
        let found = try await provider.foundCompletions(of: new.query, limit: Self.limit)
        guard !Task.isCancelled else { return }
        let names = Set(known.map(\.id))
        self?.show(known + found.filter { !names.contains($0.id) }, for: new)
      } catch {
        return
      }
    }
  }

  /// Closes the list until another word is typed.
  func close() {
    closedAt = word?.range.lowerBound
    clear()
  }

  /// Shows nothing, and looks for nothing.
  func clear() {
    work?.cancel()
    work = nil
    word = nil
    suggestions.setIfChanged([])
  }

  private func show(_ completions: [Completion], for asked: CompletionWord) {
    guard word == asked else { return }
    suggestions.setIfChanged(
      completions.prefix(Self.limit).compactMap { completion in
        switch completion {
        case .person(let account): ComposerSuggestion(person: PersonReference(account))
        case .hashtag(let name): ComposerSuggestion(hashtag: name)
        case .emoji(let emoji): EmojiReference(emoji).map { ComposerSuggestion(emoji: $0) }
        }
      }
    )
  }
}
