extension Strings {
  /// Who likes a moment: "You, Ann, Bob and 12 others".
  ///
  /// - Parameters:
  ///   - names: Some of those who like it, without the reader; the first three are named.
  ///   - isLikedByReader: Whether the reader is one of them.
  ///   - count: The total, including the reader.
  /// - Returns: The text, or an empty one if nobody can be named.
  public func likedBy(_ names: [String], isLikedByReader: Bool, count: Int) -> String {
    var named = names.prefix(3).map(isolated)
    if isLikedByReader {
      named.insert(likedByYou, at: 0)
    }
    guard !named.isEmpty else { return "" }
    let others = count - named.count
    if others > 0 {
      return list(named) + andOthers(others, of: count)
    }
    return listWithAnd(named)
  }

  package func list(_ names: [String]) -> String {
    names.joined(separator: listSeparator)
  }

  private func listWithAnd(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return list(names) }
    let rest = list(names.dropLast())
    return rest + listWithAndLast(last)
  }
}
