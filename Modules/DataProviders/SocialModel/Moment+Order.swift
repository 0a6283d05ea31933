extension Moment {
  /// Whether the first moment is above the second in a timeline that is newest first.
  ///
  /// Moments are ordered by the time they entered the timeline. If that is equal, they are ordered
  /// by identity: servers assign growing identities, ordered first by length and then as text.
  /// Moments without a time are last.
  public static func isNewer(_ first: Moment, than second: Moment) -> Bool {
    switch (first.listedAt, second.listedAt) {
    case (let one?, let other?) where one != other: return one > other
    case (.some, nil): return true
    case (nil, .some): return false
    default: break
    }
    let lengths = (first.id.utf8.count, second.id.utf8.count)
    return lengths.0 == lengths.1 ? first.id > second.id : lengths.0 > lengths.1
  }
}
