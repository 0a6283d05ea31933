import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel

extension WordFilterContent.Place {
  init(_ place: ContentFilter.Place) {
    switch place {
    case .home: self = .home
    case .notifications: self = .notifications
    case .public: self = .public
    case .thread: self = .thread
    case .account: self = .account
    }
  }

  var place: ContentFilter.Place {
    switch self {
    case .home: .home
    case .notifications: .notifications
    case .public: .public
    case .thread: .thread
    case .account: .account
    }
  }
}

extension WordFilterContent.Action {
  init(_ action: ContentFilter.Action) {
    switch action {
    case .warn: self = .warn
    case .blur: self = .blur
    case .hide: self = .hide
    }
  }

  var action: ContentFilter.Action {
    switch self {
    case .warn: .warn
    case .blur: .blur
    case .hide: .hide
    }
  }
}

extension WordFilter {
  /// The places where it applies, as screens show them.
  var shownPlaces: Set<WordFilterContent.Place> {
    places.map { Set($0.map { WordFilterContent.Place($0) }) }
      ?? Set(WordFilterContent.Place.allCases)
  }

  /// Whether it matches whole words only, among the words that can be whole.
  var isWhole: Bool { keywords.allSatisfy { $0.isWhole || $0.isUnspaced } }

  func row(_ time: TimeText, now: Date, strings: Strings) -> WordFilterRow {
    WordFilterRow(
      id: ListItemID(id),
      title: title,
      words: keywords.map(\.words),
      places: shownPlaces,
      action: WordFilterContent.Action(action),
      end: expiresAt.map { time.full($0) },
      hasEnded: expiresAt.map { $0 <= now } ?? false,
      strings: strings
    )
  }
}
