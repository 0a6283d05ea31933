import SocialModel

/// What becomes of kept posts when the reader's filters change.
struct FilterChange: Codable, Hashable, Sendable {
  /// The filters as they are.
  var current: [StoredFilter]
  /// The filters that kept posts were all looked through for before.
  var before: [StoredFilter] = []
  /// Filters that only some posts were looked through for, since the app ended meanwhile.
  var interim: [StoredFilter] = []
  /// Whether all kept posts were looked through.
  var isDone = false

  /// The change to new filters after this one.
  func followed(by filters: [StoredFilter]) -> FilterChange {
    FilterChange(
      current: filters,
      before: isDone ? current : before,
      interim: isDone ? [] : interim + current
    )
  }
}

/// Finds the filters that kept posts meet after a change.
///
/// What the server said of a post counts as far as it is about filters that look for the same
/// today, or for more. What is new is looked for here, as the server would.
struct FilterChangeMatcher: Sendable {
  private struct One: Sendable {
    let matcher: WordFilter.Matcher
    /// What posts name that met it, now or before.
    let names: Set<ContentFilter>
    /// Whether what met it before meets it now.
    let keepsItsPosts: Bool
    /// Whether what did not meet it before does not meet it now.
    let keepsOthers: Bool
  }

  private let filters: [One]

  init(_ change: FilterChange) {
    filters = change.current.map { filter in
      let older = (change.before + change.interim).filter { $0.id == filter.id }
      let wasAsked = change.before.contains { $0.id == filter.id }
      return One(
        matcher: WordFilter.Matcher(filter.filter),
        names: Set(([filter] + older).map(\.filter.contentFilter)),
        keepsItsPosts: older.allSatisfy(filter.includes),
        keepsOthers: wasAsked && older.allSatisfy(filter.looksForTheSame)
      )
    }
  }

  /// The filters that a post meets.
  func filters(of moment: Moment) -> [ContentFilter] {
    // Made for those posts only that have to be looked through.
    var text: WordFilter.Text?
    return filters.filter { one in
      let isNamed = moment.filters.contains { one.names.contains($0) }
      if isNamed, one.keepsItsPosts { return true }
      // The server was asked about the same words, and did not name the filter.
      if !isNamed, one.keepsOthers { return false }
      let looked = text ?? WordFilter.Text(moment)
      text = looked
      return one.matcher.isMet(by: looked)
    }.map(\.matcher.filter.contentFilter)
  }
}
