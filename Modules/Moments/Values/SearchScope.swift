/// What is searched for, in the order of the buttons below the field.
public enum SearchScope: Sendable, Hashable, CaseIterable {
  /// The first results of everything.
  case all
  /// People, by their names and addresses.
  case people
  case hashtags
  /// Moments, by their text.
  case moments
}
