extension Moment {
  /// Whether the first moment stands above the second in a timeline that is newest first.
  ///
  /// Moments are ordered by the time they came into the timeline. Where that is equal, by identity:
  /// servers hand out identities that grow, in length first and in text then. Moments without a
  /// time stand last.
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
