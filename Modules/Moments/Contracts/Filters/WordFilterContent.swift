public import MomentsValues

/// The content of the sheet that edits a filter.
public struct WordFilterContent: FormContent {
  /// The end of a filter.
  public enum End: Hashable, Sendable {
    case never
    /// A number of seconds after it is saved.
    case after(Int)
    /// Its current end, as text: "12 May at 14:05".
    case unchanged(String)
  }

  /// The ends that can be chosen, besides the filter's current one.
  public static let ends: [End] =
    [.never] + [1_800, 3_600, 21_600, 43_200, 86_400, 604_800].map { .after($0) }

  /// The maximum number of characters of a name or a word, as on servers.
  public static let letterLimit = 255

  /// The title; if empty, the first word is used.
  public var title: String
  /// The words and phrases it matches, and an empty one at the end to add another.
  public var words: [String]
  /// Further words that it may match.
  public var suggestions: [String]
  /// Whether it matches whole words only.
  public var isWhole: Bool
  /// The places where it applies.
  public var places: Set<FilterPlace>
  /// What happens to moments that meet the filter; they are hidden behind its name by default.
  public var action: FilterAction
  /// When the filter stops; never by default.
  public var end: End
  /// The current end, which can be saved; `nil` for a new filter and if it has none.
  public var knownEnd: End?
  /// Whether it exists already, and can be deleted.
  public var isKnown: Bool
  /// Whether it is being saved.
  public var isFinishing: Bool

  /// Makes content.
  public init(
    title: String = "",
    words: [String] = [""],
    suggestions: [String] = [],
    isWhole: Bool = true,
    places: Set<FilterPlace> = Set(FilterPlace.allCases),
    action: FilterAction = .warn,
    end: End = .never,
    knownEnd: End? = nil,
    isKnown: Bool = false,
    isFinishing: Bool = false
  ) {
    self.title = title
    self.words = words
    self.suggestions = suggestions
    self.isWhole = isWhole
    self.places = places
    self.action = action
    self.end = end
    self.knownEnd = knownEnd
    self.isKnown = isKnown
    self.isFinishing = isFinishing
  }

  /// The words to save: without empty ones, each once.
  public var savedWords: [String] {
    var seen: Set<String> = []
    return words.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// The name to save.
  public var savedTitle: String {
    let name = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return name.isEmpty ? savedWords.first ?? "" : name
  }

  /// The ends to choose from.
  public var ends: [End] { [knownEnd].compactMap { $0 } + Self.ends }

  /// Whether there is input that must not be discarded by accident.
  public var isWritten: Bool { !savedWords.isEmpty || isFinishing }

  /// Whether it has words and places, and nothing is too long.
  public var canFinish: Bool {
    let words = savedWords
    return !isFinishing && !words.isEmpty && !places.isEmpty
      && (words + [savedTitle]).allSatisfy { $0.unicodeScalars.count <= Self.letterLimit }
  }

  /// Sets one of the words; the last one adds space for another.
  public mutating func setWord(_ word: String, at index: Int) {
    guard words.indices.contains(index) else { return }
    words[index] = word
    makeRoom()
  }

  /// Adds one of the suggestions.
  public mutating func take(_ suggestion: String) {
    suggestions.removeAll { $0 == suggestion }
    words.removeAll(where: \.isEmpty)
    words.append(suggestion)
    makeRoom()
  }

  /// Adds an empty word at the end.
  public mutating func makeRoom() {
    if words.last?.isEmpty != true { words.append("") }
  }
}
