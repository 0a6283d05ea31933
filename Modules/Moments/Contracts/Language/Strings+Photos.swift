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

  /// The number of photos and films, in words; nil for none.
  ///
  /// - Parameter all: The photos; nil for one that is not known yet.
  /// - Returns: The text.
  package func photos(_ all: [ImageReference?]) -> String? {
    all.isEmpty ? nil : photos(all.count, films: all.count { $0?.media?.kind == .film })
  }
}
