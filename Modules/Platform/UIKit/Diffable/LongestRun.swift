/// Longest increasing runs: what stays in place when everything else moves.
enum LongestRun {
  /// The positions of a longest strictly increasing subsequence; `nil` elements take no part.
  ///
  /// O(n log n), and O(n) for values that increase already.
  static func positions(in values: [Int?]) -> [Int] {
    // The position of the smallest end of a run of each length.
    var ends: [Int] = []
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for (position, value) in values.enumerated() {
      guard let value else { continue }
      let length =
        tails.last.map { $0 < value } ?? true
        ? tails.count : tails.firstIndex(notLessThan: value)
      if length > 0 { previous[position] = ends[length - 1] }
      if length == tails.count {
        tails.append(value)
        ends.append(position)
      } else {
        tails[length] = value
        ends[length] = position
      }
    }
    var run: [Int] = []
    run.reserveCapacity(ends.count)
    var position = ends.last ?? -1
    while position >= 0 {
      run.append(position)
      position = previous[position]
    }
    return run.reversed()
  }
}
