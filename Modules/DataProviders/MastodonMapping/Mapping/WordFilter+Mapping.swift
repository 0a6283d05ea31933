public import MastodonAPI
import MomentsValues
public import SocialModel

extension WordFilter {
  /// A filter as a server has it.
  public init(_ filter: Filter) {
    self.init(
      id: filter.id,
      title: filter.title ?? "",
      action: FilterAction(served: filter.action),
      places: FilterPlace.served(filter.context),
      expiresAt: filter.expiresAt,
      keywords: filter.keywords.elements.map { Keyword($0.keyword, isWhole: $0.wholeWord) },
      postIDs: filter.statuses.elements.map(\.statusID)
    )
  }

  /// A filter of one word, which gives it its title.
  public init(_ filter: LegacyFilter) {
    self.init(
      id: filter.id,
      title: filter.phrase,
      action: filter.irreversible ? .hide : .warn,
      places: FilterPlace.served(filter.context),
      expiresAt: filter.expiresAt,
      keywords: [Keyword(filter.phrase, isWhole: filter.wholeWord)]
    )
  }
}

extension FilterRequest {
  /// The changes that make a filter of the server equal to the reader's.
  ///
  /// They are empty if `known` was read after they were sent.
  ///
  /// - Parameters:
  ///   - filter: The reader's filter.
  ///   - known: The filter as the server has it; nil for a new one.
  ///   - secondsLeft: The remaining duration; nil for permanently.
  public init(_ filter: WordFilter, changing known: Filter?, secondsLeft: Int?) {
    var changes: [KeywordChange] = []
    var left = known?.keywords.elements ?? []
    for keyword in filter.keywords {
      let place = left.firstIndex { $0.keyword == keyword.words }
      guard let place else {
        changes.append(.add(keyword.words, wholeWord: keyword.isWhole))
        continue
      }
      let old = left.remove(at: place)
      if old.wholeWord != keyword.isWhole {
        changes.append(.change(id: old.id, keyword.words, wholeWord: keyword.isWhole))
      }
    }
    changes += left.map { .remove(id: $0.id, $0.keyword) }
    let end: End
    if let known, known.expiresAt == filter.expiresAt {
      end = .unchanged
    } else {
      end = secondsLeft.map { .after(seconds: $0) } ?? .never
    }
    self.init(
      title: filter.title,
      context: filter.servedContext,
      action: filter.action.rawValue,
      end: end,
      keywords: changes
    )
  }
}

extension LegacyFilterRequest {
  /// A filter for one keyword.
  public init(_ keyword: WordFilter.Keyword, of filter: WordFilter, secondsLeft: Int?) {
    self.init(
      phrase: keyword.words,
      context: filter.servedContext,
      irreversible: filter.action == .hide,
      wholeWord: keyword.isWhole,
      expiresIn: secondsLeft
    )
  }
}

extension WordFilter {
  /// The places where it applies, as servers name them; they require some.
  fileprivate var servedContext: [String] {
    FilterPlace.allCases.filter { places?.contains($0) ?? true }.map(\.rawValue)
  }
}
