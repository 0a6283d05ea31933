extension ListDiff {
  /// The identities that occur more than once among sections or elements.
  ///
  /// Each is listed once, in the order of the second occurrences.
  ///
  /// O(n) with a hash of each element. This is separate from the difference, which needs far fewer
  /// hashes.
  @inlinable
  public static func duplicates<Section: DiffableSection>(
    in sections: [Section]
  ) -> [SectionedDifference<Section>.Duplicate] {
    var items = ContiguousArray<Section.ItemID>()
    items.reserveCapacity(sections.reduce(0) { $0 &+ $1.items.count })
    for section in sections {
      for item in section.items { items.append(Section.itemID(of: item)) }
    }
    return repeated(ContiguousArray(sections.map(\.sectionID))).map { .section($0) }
      + repeated(items).map { .item($0) }
  }

  @inlinable
  static func repeated<ID: Hashable>(_ ids: ContiguousArray<ID>) -> [ID] {
    ids.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, buffer.count > 1 else { return [] }
      var table = IdentityTable(of: buffer, base: base, count: buffer.count)
      for index in buffer.indices.reversed() { table.insert(index) }
      guard let followers = table.followers else { return [] }
      // An element whose predecessor is a first occurrence is a second occurrence.
      var follows = [Bool](repeating: false, count: buffer.count)
      var repeated: [ID] = []
      var seconds = [Bool](repeating: false, count: buffer.count)
      for index in buffer.indices {
        if seconds[index] { repeated.append(buffer[index]) }
        let next = Int(followers[index])
        guard next >= 0 else { continue }
        follows[next] = true
        seconds[next] = !follows[index]
      }
      return repeated
    }
  }
}
