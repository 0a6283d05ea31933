import Foundation
import MomentsValues
public import SocialModel

/// Filters apply immediately, and are refused if the story refuses the reader's actions.
extension DemoProvider: WordFilterProvider {
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
  public nonisolated func wordFilters() async throws -> [WordFilter] { overlay.wordFilters }

  /// Does nothing, because filters are changed only here.
  public nonisolated func refreshWordFilters() async throws {}
}
