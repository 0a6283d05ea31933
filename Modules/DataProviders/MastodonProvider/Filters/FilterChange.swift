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

  /// The filters that a post meets.
  ///
  /// What the server said of the post counts as far as it is about filters that look for the same
  /// today, or for more. What is new is looked for here, as the server would.
  func filters(of moment: Moment) -> [ContentFilter] {
    current.filter { isMet($0, by: moment) }.map(\.contentFilter)
  }

  private func isMet(_ filter: StoredFilter, by moment: Moment) -> Bool {
    let older = (before + interim).filter { $0.id == filter.id }
    let isNamed = ([filter] + older).contains { moment.filters.contains($0.contentFilter) }
    if isNamed, older.allSatisfy(filter.includes) { return true }
    // The server was asked about the same words, and did not name the filter.
    let wasAsked = before.contains { $0.id == filter.id }
    if !isNamed, wasAsked, older.allSatisfy(filter.looksForTheSame) { return false }
    return filter.isMet(by: moment)
  }
}
