/// What the sheet to make or change a filter shows.
public struct WordFilterContent: FormContent {
  /// Where a filter counts.
  public enum Place: String, Hashable, Sendable, CaseIterable {
    /// The reader's timeline.
    case home
    case notifications
    /// Public timelines, hashtags and Explore.
    case `public`
    /// Comments.
    case thread
    /// Profiles.
    case account
  }

  /// What happens to what a filter finds.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    /// It waits behind the name of the filter.
    case warn
    /// Its photos and films do.
    case blur
    /// It does not show.
    case hide
  }

  /// When a filter ends to count.
  public enum End: Hashable, Sendable {
    case never
    /// So many seconds after it is saved.
    case after(Int)
    /// As it was, in words: "12 May at 14:05".
    case unchanged(String)
  }

  /// The ends that can be chosen, besides the one that a filter has.
  public static let ends: [End] =
    [.never] + [1_800, 3_600, 21_600, 43_200, 86_400, 604_800].map { .after($0) }

  /// How many letters a name or a word may have: as many as servers keep.
  public static let letterLimit = 255

  /// What the reader calls it; empty takes the first word.
  public var title: String
  /// What it looks for: words and phrases, and an empty one at the end to write another into.
  public var words: [String]
  /// What it may look for besides.
  public var suggestions: [String]
  /// Whether only whole words count.
  public var isWhole: Bool
  /// Where it counts.
  public var places: Set<Place>
  /// What happens.
  public var action: Action
  /// When it ends to count.
  public var end: End
  /// The end that it has, which can be kept; `nil` in a new one and where it has none.
  public var knownEnd: End?
  /// Whether it is there already, and can be deleted.
  public var isKnown: Bool
  /// Whether it is being kept.
  public var isFinishing: Bool

  /// Makes content.
  public init(
    title: String = "",
    words: [String] = [""],
    suggestions: [String] = [],
    isWhole: Bool = true,
    places: Set<Place> = Set(Place.allCases),
    action: Action = .warn,
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

  /// The words as they are kept: without those that are empty, each once.
  public var keptWords: [String] {
    var seen: Set<String> = []
    return words.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// The name as it is kept.
  public var keptTitle: String {
    let name = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return name.isEmpty ? keptWords.first ?? "" : name
  }

  /// The ends to choose from.
  public var ends: [End] { [knownEnd].compactMap { $0 } + Self.ends }

  /// Whether it looks for something somewhere, and nothing is too long.
  public var canFinish: Bool {
    let words = keptWords
    return !isFinishing && !words.isEmpty && !places.isEmpty
      && (words + [keptTitle]).allSatisfy { $0.unicodeScalars.count <= Self.letterLimit }
  }

  /// Writes one of the words; the last one makes room for another.
  public mutating func setWord(_ word: String, at place: Int) {
    guard words.indices.contains(place) else { return }
    words[place] = word
    makeRoom()
  }

  /// Looks for one of the suggestions too.
  public mutating func take(_ suggestion: String) {
    suggestions.removeAll { $0 == suggestion }
    words.removeAll(where: \.isEmpty)
    words.append(suggestion)
    makeRoom()
  }

  /// Leaves an empty word at the end.
  public mutating func makeRoom() {
    if words.last?.isEmpty != true { words.append("") }
  }
}
