import SocialModel

/// The state of updating stored posts after the reader's filters changed.
struct FilterChange: Codable, Hashable, Sendable {
  var current: [StoredFilter]
  /// The filters with which all stored posts were matched before.
  var before: [StoredFilter] = []
  /// Filters with which only some posts were matched, because the app ended meanwhile.
  var interim: [StoredFilter] = []
  /// Whether all stored posts were matched.
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

/// Finds the filters that stored posts meet after a change.
///
/// The server's result for a post stays valid for filters that match the same as before, or more.
/// New keywords are matched here, as the server would.
struct FilterChangeMatcher: Sendable {
  private struct One: Sendable {
    let matcher: WordFilter.Matcher
    /// The filters, in the form in which posts have them, that met it now or before.
    let names: Set<ContentFilter>
    /// Whether posts that met it before still meet it.
    let keepsItsPosts: Bool
    /// Whether posts that did not meet it before still do not.
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
    // Made only for posts that must be matched.
    var text: WordFilter.Text?
    return filters.filter { one in
      let isNamed = moment.filters.contains { one.names.contains($0) }
      if isNamed, one.keepsItsPosts { return true }
      // The server matched the same words, and did not return the filter.
      if !isNamed, one.keepsOthers { return false }
      let searched = text ?? WordFilter.Text(moment)
      text = searched
      return one.matcher.isMet(by: searched)
    }.map(\.matcher.filter.contentFilter)
  }
}
