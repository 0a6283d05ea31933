/// Lengths of consecutive elements: offsets, lookups and changes of a length cost O(log n);
/// inserting rebuilds all.
///
/// A Fenwick tree; see Fenwick, "A new data structure for cumulative frequency tables", 1994.
package struct OffsetSums {
  @usableFromInline var sums: ContiguousArray<Double> = [0]

  package init() {}

  /// Builds the sums in O(n).
  ///
  /// Inlined for collections that make lengths of what they have.
  @inlinable package init(_ lengths: some Collection<Double>) {
    let count = lengths.count
    sums = ContiguousArray(repeating: 0, count: count + 1)
    for (index, length) in lengths.enumerated() {
      sums[index + 1] += length
      let parent = (index + 1) + ((index + 1) & -(index + 1))
      if parent <= count { sums[parent] += sums[index + 1] }
    }
  }

  /// The number of elements.
  var count: Int { sums.count - 1 }

  /// The sum of all lengths.
  package var total: Double { offset(of: count) }

  /// Returns the sum of the lengths before an index, which may be `count`.
  package func offset(of index: Int) -> Double {
    var sum = 0.0
    var index = index
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }

  /// Adds to the length of an element.
  package mutating func grow(_ index: Int, by growth: Double) {
    var index = index + 1
    while index < sums.count {
      sums[index] += growth
      index += index & -index
    }
  }

  /// Returns the element at an offset: the last one with a length that starts at or before it, or
  /// the nearest one; nil if there are no elements.
  package func index(at offset: Double) -> Int? {
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
