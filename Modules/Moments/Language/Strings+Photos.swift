extension Strings {
  /// "12 photos", "12 films", or "12 photos and films".
  ///
  /// - Parameters:
  ///   - count: The number of all.
  ///   - films: The number of films among them.
  /// - Returns: The text.
  public func photos(_ count: Int, films: Int) -> String {
    switch films {
    case 0: photos(count)
    case count: self.films(count)
    default: photosAndFilms(count)
    }
  }
}
