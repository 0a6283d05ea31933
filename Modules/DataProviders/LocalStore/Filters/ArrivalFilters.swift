import SocialModel

/// Adds to arriving posts the filters that they meet and the server does not know, or knows in an
/// outdated form.
///
/// If the server knows all of them, it costs two short reads a page, and nothing a post.
struct ArrivalFilters {
  /// Filters that are matched here.
  private let matchers: [WordFilter.Matcher]
  /// The outdated filters of posts, which the reader changed or deleted since.
  private let outdated: Set<ContentFilter>

  init(_ connection: SQLConnection) throws(SQLiteError) {
    let waiting = try WordFilterTable.waiting(in: connection)
    let confirmed = try WordFilterTable.confirmed(in: connection)
    let changed = Set(waiting.map { OutboxLane.id($0.lane) })
    guard !changed.isEmpty || confirmed.contains(where: \.isOurs) else {
      (matchers, outdated) = ([], [])
      return
    }
    let all = waiting.isEmpty ? confirmed : try WordFilterTable.all(in: connection)
    matchers = all.filter { $0.isOurs || changed.contains($0.id) }
      .map { WordFilter.Matcher($0.filter) }
    outdated = Set(
      confirmed.filter { $0.isOurs || changed.contains($0.id) }.map(\.filter.contentFilter)
    )
  }

  /// The filters that a post meets, including those of the server.
  func filters(of moment: Moment) -> [ContentFilter] {
    guard !moment.isOwn, !matchers.isEmpty || !outdated.isEmpty else { return moment.filters }
    var filters = moment.filters.filter { !outdated.contains($0) }
    guard !matchers.isEmpty else { return filters }
    let text = WordFilter.Text(moment)
    for matcher in matchers where matcher.isMet(by: text) {
      let met = matcher.filter.contentFilter
      if !filters.contains(met) { filters.append(met) }
    }
    return filters
  }
}
