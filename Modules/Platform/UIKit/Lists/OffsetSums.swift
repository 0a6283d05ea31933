/// Lengths of things that follow each other, few enough to be rebuilt in a batch: offsets and
/// lookups cost O(log n), and so does a new length.
///
/// Sums as in Fenwick, "A new data structure for cumulative frequency tables", 1994.
struct OffsetSums {
  private var sums: ContiguousArray<Double> = [0]

  init() {}

  /// O(n).
  init(_ lengths: some Collection<Double>) {
    let count = lengths.count
    sums = ContiguousArray(repeating: 0, count: count + 1)
    for (index, length) in lengths.enumerated() {
      sums[index + 1] += length
      let parent = (index + 1) + ((index + 1) & -(index + 1))
      if parent <= count { sums[parent] += sums[index + 1] }
    }
  }

  /// How many things there are.
  var count: Int { sums.count - 1 }

  /// All lengths together.
  var total: Double { offset(of: count) }

  /// The lengths of all things before that one, which may be `count`.
  func offset(of index: Int) -> Double {
    var sum = 0.0
    var index = index
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }

  /// Makes one thing longer.
  mutating func grow(_ index: Int, by growth: Double) {
    var index = index + 1
    while index < sums.count {
      sums[index] += growth
      index += index & -index
    }
  }

  /// The thing that covers the offset: the last one that starts at or before it and has a length,
  /// or the nearest one; nil without any.
  func index(at offset: Double) -> Int? {
    guard count > 0 else { return nil }
    var remaining = offset
    var position = 0
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      if position + step <= count, sums[position + step] <= remaining {
        position += step
        remaining -= sums[position]
      }
      step /= 2
    }
    return min(position, count - 1)
  }
}
