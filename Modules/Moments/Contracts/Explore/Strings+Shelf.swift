public import MomentsLanguage

extension Strings {
  /// The heading above a shelf: "Photos", "Hashtags".
  public func shelfTitle(_ kind: ExploreShelf.Kind) -> String {
    switch kind {
    case .photos: shelfTitlePhotos
    case .hashtags: shelfTitleHashtags
    case .people: shelfTitlePeople
    case .links: shelfTitleLinks
    }
  }

  /// The title of an empty shelf.
  public func emptyShelf(_ kind: ExploreShelf.Kind) -> String {
    switch kind {
    case .photos: emptyShelfPhotos
    case .hashtags: emptyShelfHashtags
    case .people: emptyShelfPeople
    case .links: emptyShelfLinks
    }
  }

  /// The text below the title of a shelf that has no items.
  public func emptyShelfMessage(_ kind: ExploreShelf.Kind) -> String {
    switch kind {
    case .photos:
      emptyShelfMessagePhotos
    case .hashtags:
      emptyShelfMessageHashtags
    case .people:
      emptyShelfMessagePeople
    case .links:
      emptyShelfMessageLinks
    }
  }

  /// The title when a shelf could not be loaded.
  public func shelfFailed(_ kind: ExploreShelf.Kind) -> String {
    switch kind {
    case .photos: shelfFailedPhotos
    case .hashtags: shelfFailedHashtags
    case .people: shelfFailedPeople
    case .links: shelfFailedLinks
    }
  }
}
