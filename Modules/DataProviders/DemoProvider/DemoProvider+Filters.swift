import Foundation
import MomentsValues
public import SocialModel

/// Filters apply immediately, and are refused if the story refuses the reader's actions.
extension DemoProvider {
  /// The initial filters; no moment meets them.
  nonisolated static func filters(now: Date) -> [WordFilter] {
    [
      WordFilter(
        id: "filter-1",
        title: "Spoilers",
        keywords: [WordFilter.Keyword("spoiler"), WordFilter.Keyword("season finale")]
      ),
      WordFilter(
        id: "filter-2",
        title: "#advent",
        action: .hide,
        places: [.home, .public],
        expiresAt: now.addingTimeInterval(-86_400 * 80),
        keywords: [WordFilter.Keyword("#advent")]
      ),
    ]
  }

  /// The reader's filters.
  @MainActor
  public func wordFilters() async throws -> [WordFilter] { filters.map(\.filter) }

  /// Does nothing, because filters are changed only here.
  public nonisolated func refreshWordFilters() async throws {}

  /// Makes a filter, or changes the one with the same identity.
  func save(_ filter: WordFilter) async throws {
    try await respond(to: .mark)
    var filter = filter
    if filter.id.isEmpty { filter.id = UUID().uuidString.lowercased() }
    let matcher = WordFilter.Matcher(filter)
    if let place = filters.firstIndex(where: { $0.filter.id == filter.id }) {
      filters[place] = matcher
    } else {
      filters.append(matcher)
    }
    notify(SocialChange(posts: knownPosts, areFiltersChanged: true))
  }

  /// Deletes a filter.
  func deleteFilter(_ id: WordFilter.ID) async throws {
    try await respond(to: .mark)
    filters.removeAll { $0.filter.id == id }
    notify(SocialChange(posts: knownPosts, areFiltersChanged: true))
  }

  /// The filters that a moment meets, after those of the content.
  func metFilters(of moment: Moment) -> [ContentFilter] {
    guard !moment.isOwn else { return moment.filters }
    let text = WordFilter.Text(moment)
    return moment.filters
      + filters.filter { $0.isMet(by: text) }.map(\.filter.contentFilter)
      .filter { !moment.filters.contains($0) }
  }
}
