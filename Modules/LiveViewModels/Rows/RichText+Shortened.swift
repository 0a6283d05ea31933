import MomentsValues

extension RichText {
  /// The number of UTF-16 units in the folded text of a row.
  ///
  /// A view shows only the first lines but would lay out all of it; no window is wide enough to
  /// show more.
  static let foldedLength = 2_000

  /// The beginning of a text that is longer than a length in UTF-16 units, with "…"; else the text
  /// itself.
  ///
  /// It is cut between characters. O(length).
  func shortened(to length: Int) -> RichText {
    guard string.utf16.count > length else { return self }
    var end = string.startIndex
    var units = 0
    while end < string.endIndex {
      let next = string.index(after: end)
      units += string[end..<next].utf16.count
      if units > length { break }
      end = next
    }
    return RichText(string[..<end] + "…", runs: runs)
  }
}
