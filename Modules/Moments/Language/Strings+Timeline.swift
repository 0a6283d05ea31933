extension Strings {
  // MARK: Boosts

  /// The heading above a moment that the reader boosted, and somebody else too if a name is given.
  public func boostedByReader(and name: String?) -> String {
    guard let name else { return boostedByReaderYouBoosted }
    let other = isolated(name)
    return boostedByReaderYouAndBoosted(other)
  }
}
