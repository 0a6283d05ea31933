import MastodonAPI
import SocialModel

extension ContentFilter {
  /// A filter as a server writes it.
  ///
  /// An action that is not known is a warning, as the API's documentation asks for.
  init(_ filter: FilterResult.Filter) {
    let places = filter.context.compactMap { ContentFilter.Place(word: $0) }
    let action: ContentFilter.Action =
      switch filter.action {
      case "hide": .hide
      case "blur": .blur
      default: .warn
      }
    self.init(
      title: filter.title ?? "",
      action: action,
      places: filter.context.isEmpty ? nil : Set(places),
      expiresAt: filter.expiresAt
    )
  }
}

extension ContentFilter.Place {
  /// The place that a word of the API means; nil for a word that came later.
  fileprivate init?(word: String) {
    switch word {
    case "home": self = .home
    case "notifications": self = .notifications
    case "public": self = .public
    case "thread": self = .thread
    case "account": self = .account
    default: return nil
    }
  }
}
