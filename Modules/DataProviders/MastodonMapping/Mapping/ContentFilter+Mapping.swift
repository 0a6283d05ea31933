import MastodonAPI
import MomentsValues
import SocialModel

extension ContentFilter {
  /// A filter as a server returns it with the posts that meet it.
  init(_ filter: FilterResult.Filter) {
    self.init(
      title: filter.title ?? "",
      action: FilterAction(served: filter.action),
      places: FilterPlace.served(filter.context),
      expiresAt: filter.expiresAt
    )
  }
}

extension FilterAction {
  /// The action with a name of the API.
  ///
  /// An unknown one is a warning, as the API's documentation requires.
  init(served word: String?) {
    self = word.flatMap { Self(rawValue: $0) } ?? .warn
  }
}

extension FilterPlace {
  /// The places with names of the API; nil, which is everywhere, where there are none.
  ///
  /// Unknown names are left out.
  static func served(_ words: [String]) -> Set<Self>? {
    words.isEmpty ? nil : Set(words.compactMap { Self(rawValue: $0) })
  }
}
