public import ListModel
public import MomentsLanguage

/// A part of a person's posts.
public enum ProfilePart: Hashable, Sendable, CaseIterable {
  /// All moments.
  case moments
  /// The photos, in a grid.
  case photos

  /// The name of the part, in the reader's language.
  public func title(_ strings: Strings) -> String {
    switch self {
    case .moments: strings.momentsPartTitle
    case .photos: strings.photosTitle
    }
  }
}

/// Switches between a person's moments and photos, below their profile.
public struct ProfilePartRow: ListItemViewModel, Hashable {
  /// The current part.
  public var selected: ProfilePart

  /// The titles of all parts, in order.
  public var titles: [String]

  /// Makes a row.
  public init(selected: ProfilePart, strings: Strings) {
    self.selected = selected
    titles = ProfilePart.allCases.map { $0.title(strings) }
  }

  /// The identity of the row: there is one in a list.
  public var itemID: ListItemID { "profile-part" }
}
