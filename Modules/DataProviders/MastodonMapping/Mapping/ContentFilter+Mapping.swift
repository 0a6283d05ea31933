import MastodonAPI
import SocialModel

extension ContentFilter {
  /// A filter as a server writes it into the posts that meet it.
  init(_ filter: FilterResult.Filter) {
    self.init(
      title: filter.title ?? "",
      action: Action(served: filter.action),
      places: Place.served(filter.context),
      expiresAt: filter.expiresAt
    )
  }
}

extension ContentFilter.Action {
  /// What a word of the API means.
  ///
  /// One that is not known is a warning, as the API's documentation asks for.
  init(served word: String?) {
    self = word.flatMap { Self(rawValue: $0) } ?? .warn
  }
}

extension ContentFilter.Place {
  /// The places that words of the API mean; nil, which is everywhere, where there are none.
  ///
  /// Words that came later are left out.
  static func served(_ words: [String]) -> Set<Self>? {
    words.isEmpty ? nil : Set(words.compactMap { Self(rawValue: $0) })
  }
}
