extension IdentityPairing {
  /// Marks the minimum number of moved elements in a range: all that are not in a longest
  /// increasing subsequence of origins.
  ///
  /// Elements without a pair, and those already marked as moved, are ignored. O(n) if the order is
  /// unchanged or runs of elements are swapped; O(k log k) in the worst case, for the k elements
  /// between the first and the last one out of order.
  ///
  /// - Returns: The number of moves that were marked.
  @inlinable
  mutating func markMoves<Failure: Error>(
    in range: Range<Int>,
    checkpoint: () throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let window = try disorder(in: range, checkpoint)
    guard !window.isEmpty else { return 0 }
    let run = UnsafeMutablePointer<Int32>.allocate(capacity: window.count &* 3)
    defer { run.deallocate() }
    peakBytes = max(peakBytes, (oldCount &+ newCount &+ window.count &* 3) &* 4)
    // Patience sorting: for each length k + 1, the subsequence with the smallest end, its value and
    // its position.
    let values = run
    let positions = run + window.count
    let previous = run + window.count &* 2
    var (length, last, place) = (0, Int32(-1), -1)
    for index in window {
      if index & 0xFFF == 0 { try checkpoint() }
      let value = origins[index]
      if value < 0 { continue }
      if length == 0 || values[length &- 1] < value {
        place = length
        length &+= 1
      } else if value > last, values[place &+ 1] >= value {
        // The run of the previous element continues.
        place &+= 1
      } else {
        place = Self.firstIndex(in: values, count: length, notBelow: value)
      }
      values[place] = value
      positions[place] = Int32(truncatingIfNeeded: index)
      previous[index &- window.lowerBound] = place == 0 ? -1 : positions[place &- 1]
      last = value
    }
    return markOthers(
      in: window,
      runEnd: length == 0 ? -1 : positions[length &- 1],
      previous: previous
    )
  }

  @inlinable
  func markOthers(
    in window: Range<Int>,
    runEnd: Int32,
    previous: UnsafeMutablePointer<Int32>
  ) -> Int {
    var (staying, count) = (Int(runEnd), 0)
    for index in window.reversed() where origins[index] >= 0 {
      if index == staying {
        staying = Int(previous[index &- window.lowerBound])
      } else {
        origins[index] = Self.moved(origins[index])
        count &+= 1
      }
    }
    return count
  }

  @inlinable
  static func firstIndex(
    in values: UnsafeMutablePointer<Int32>,
    count: Int,
    notBelow value: Int32
  ) -> Int {
    // Avoids an unpredictable branch.
    var (low, left) = (0, count)
    while left > 1 {
      let half = left / 2
      low &+= values[low &+ half &- 1] < value ? half : 0
      left &-= half
    }
    return values[low] < value ? low &+ 1 : low
  }

  /// The subrange outside of which all elements are in order and do not move.
  @inlinable
  func disorder<Failure: Error>(
    in range: Range<Int>,
    _ checkpoint: () throws(Failure) -> Void
  ) throws(Failure) -> Range<Int> {
    var last: Int32 = -1
    // The first and the last element that are less than their predecessors, the minimum from the
    // former on, and the maximum before the latter.
    var (first, final) = (-1, -1)
    var (least, greatest, greatestBefore) = (Int32.max, Int32(-1), Int32(-1))
    for index in range {
      if index & 0xFFFF == 0 { try checkpoint() }
      let value = origins[index]
      if value < 0 { continue }
      if value < last {
        if first < 0 { first = index }
        final = index
        greatestBefore = greatest
      }
      if first >= 0 { least = min(least, value) }
      greatest = max(greatest, value)
      last = value
    }
    guard first >= 0 else { return range.lowerBound..<range.lowerBound }
    var low = range.lowerBound
    while origins[low] < least { low &+= 1 }
    var high = range.upperBound
    while high > final, origins[high &- 1] < 0 || origins[high &- 1] > greatestBefore { high &-= 1 }
    return low..<high
  }
}
