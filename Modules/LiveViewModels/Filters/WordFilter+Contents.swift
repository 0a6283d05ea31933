import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

extension WordFilter {
  /// The places where it applies, as screens show them.
  var shownPlaces: Set<FilterPlace> {
    places
      ?? Set(FilterPlace.allCases)
  }

  /// Whether it matches whole words only, among the words that can be whole.
  var isWhole: Bool { keywords.allSatisfy { $0.isWhole || $0.isUnspaced } }

  func row(_ time: TimeText, now: Date, strings: Strings) -> WordFilterRow {
    WordFilterRow(
      id: ListItemID(id),
      title: title,
      words: keywords.map(\.words),
      places: shownPlaces,
      action: action,
      end: expiresAt.map { time.full($0) },
      hasEnded: expiresAt.map { $0 <= now } ?? false,
      strings: strings
    )
  }
}
