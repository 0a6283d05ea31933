/// Which moments a timeline is made of.
public enum TimelineScope: Sendable, Hashable {
  /// What the reader's own timeline holds.
  case home
  /// The moments with a hashtag, named without the leading "#"; case does not matter.
  case hashtag(String)
  /// What one person wrote and shared; `Account.id`.
  case profile(accountID: String)
}

/// A provider of more than one timeline.
public protocol TimelineSource: Sendable {
  /// The timeline of a scope, and the person at its head if it is one person's.
  ///
  /// Costs nothing: what does not exist comes out when its first page is asked for. Two providers of
  /// one scope are the same timeline.
  func timeline(of scope: TimelineScope) -> any TimelineProvider & ProfileProvider
}
