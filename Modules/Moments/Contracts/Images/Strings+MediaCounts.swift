public import MomentsLanguage
public import MomentsValues

extension Strings {
  /// "12 photos", "12 films", "12 sounds", "12 photos and films", or, with sounds among others,
  /// "12 attachments"; nil for none.
  public func media(_ counts: MediaCounts) -> String? {
    switch (counts.photos > 0, counts.films > 0, counts.sounds > 0) {
    case (false, false, false): nil
    case (true, false, false): photos(counts.photos)
    case (false, true, false): films(counts.films)
    case (false, false, true): sounds(counts.sounds)
    case (true, true, false): photosAndFilms(counts.all)
    case (true, _, true), (false, true, true): attachments(counts.all)
    }
  }
}
