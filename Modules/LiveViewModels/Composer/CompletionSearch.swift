import ListModel
import MomentsContracts
import MomentsValues
import SocialModel

/// Finds completions of the word at the caret: immediately among what is stored, and at the server
/// once the reader pauses.
@MainActor
final class CompletionSearch {
  /// The delay after a keystroke before the server is searched.
  static let delay = Duration.milliseconds(250)
  /// The largest number of suggestions.
  static let limit = 6

  /// The suggestions to choose from.
  let suggestions = MutableObservable<[ComposerSuggestion]>([])

  /// The word that the suggestions are for; nil where there is none.
  private(set) var word: CompletionWord?

  private let provider: (any CompletionProvider)?
  private let clock: any Clock<Duration>
  private var work: Task<Void, Never>?
  /// The word at which the reader closed the list; the list stays closed until the word changes.
  private var closedAt: Int?

  init(provider: (any CompletionProvider)?, clock: any Clock<Duration>) {
    self.provider = provider
    self.clock = clock
  }

  deinit {
    work?.cancel()
  }

  /// Updates the suggestions for the caret; nil, as with a selection, means that there is no word.
  func search(in text: String, caret: Int?) {
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
        // Without a network, there is only what is stored.
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

  /// Removes the suggestions and stops searching.
  func clear() {
    work?.cancel()
    work = nil
    word = nil
    suggestions.setIfChanged([])
  }

  /// Replaces the word by a suggestion, and removes the suggestions.
  ///
  /// - Returns: the text and the position of the caret in it; nil where there is no such word.
  func replaceWord(
    in text: String,
    by suggestion: ComposerSuggestion
  ) -> (text: String, caret: Int)? {
    let units = Array(text.utf16)
    guard let range = word?.range, range.upperBound <= units.count else { return nil }
    let rest = String(decoding: units[range.upperBound...], as: UTF16.self)
    let isBeforeSpace = rest.first?.isWhitespace == true
    let start =
      String(decoding: units[..<range.lowerBound], as: UTF16.self) + suggestion.text
      + (isBeforeSpace ? "" : " ")
    clear()
    return (start + rest, start.utf16.count + (isBeforeSpace ? 1 : 0))
  }

  private func show(_ completions: [Completion], for requested: CompletionWord) {
    guard word == requested else { return }
    suggestions.setIfChanged(
      completions.prefix(Self.limit).compactMap { completion in
        switch completion {
        case .person(let account): ComposerSuggestion(person: PersonReference(account))
        case .hashtag(let name): ComposerSuggestion(hashtag: name)
        case .emoji(let emoji): emoji.image.map { ComposerSuggestion(emoji: emoji, image: $0) }
        }
      }
    )
  }
}
