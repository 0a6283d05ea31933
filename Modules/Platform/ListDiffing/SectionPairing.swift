/// The pairs of sections and elements of two lists of sections with equal identities.
///
/// Sections are paired first. The equal ends of each pair of sections are removed; the remaining
/// elements of all sections are concatenated and paired together, so that elements are found in any
/// section they moved to.
@usableFromInline
struct SectionPairing<Section: DiffableSection>: ~Copyable {
  @usableFromInline let old: [Section]
  @usableFromInline let new: [Section]
  /// The paired old section of each new one.
  @usableFromInline var sectionOrigins: [Int?]
  /// The paired new section of each old one.
  @usableFromInline var sectionTargets: [Int?]
  /// The number of elements at the start of each new section that are equal in the old one.
  @usableFromInline var heads: [Int]
  /// The number of equal elements at the end.
  @usableFromInline var tails: [Int]
  /// Pairs of sections whose elements share the same storage.
  @usableFromInline var areUntouched: [Bool]
  /// The remaining range of each old section, in the numbering of ``pairing``.
  @usableFromInline var oldMiddles: [SectionMiddle] = []
  /// The remaining range of each new section.
  @usableFromInline var newMiddles: [SectionMiddle] = []
  /// The remaining elements.
  @usableFromInline var pairing: IdentityPairing

  @inlinable
  init<Failure: Error>(
    _ old: [Section],
    _ new: [Section],
    checkpoint: () throws(Failure) -> Void
  ) throws(Failure) {
    self.old = old
    self.new = new
    (sectionOrigins, sectionTargets) = Self.pairSections(old, new)
    heads = Array(repeating: 0, count: new.count)
    tails = heads
    areUntouched = Array(repeating: false, count: new.count)
    pairing = IdentityPairing(oldCount: 0, newCount: 0)
    try trim(checkpoint)
    try pairMiddles(checkpoint)
  }

  @inlinable
  mutating func trim<Failure: Error>(
    _ checkpoint: () throws(Failure) -> Void
  ) throws(Failure) {
    for (index, origin) in sectionOrigins.enumerated() {
      guard let origin else { continue }
      let (before, after) = (old[origin].items, new[index].items)
      if Self.shareStorage(before, after) {
        areUntouched[index] = true
        heads[index] = after.count
        continue
      }
      heads[index] = try Self.commonHead(before, after, checkpoint)
      tails[index] = try Self.commonTail(before, after, heads[index], checkpoint)
    }
  }

  @inlinable
  mutating func pairMiddles<Failure: Error>(
    _ checkpoint: () throws(Failure) -> Void
  ) throws(Failure) {
    (oldMiddles, newMiddles) = Self.middles(old, new, sectionOrigins, sectionTargets, heads, tails)
    pairing = IdentityPairing(
      oldCount: oldMiddles.last?.end ?? 0,
      newCount: newMiddles.last?.end ?? 0
    )
    guard pairing.oldCount > 0, pairing.newCount > 0 else { return }
    let oldIDs = try Self.collect(old, oldMiddles, pairing.oldCount, checkpoint)
    let newIDs = try Self.collect(new, newMiddles, pairing.newCount, checkpoint)
    pairing.peakBytes &+=
      (oldIDs.count &+ newIDs.count) &* MemoryLayout<Section.ItemID>.stride
    try oldIDs.withUnsafeBufferPointer {
      (old: UnsafeBufferPointer<Section.ItemID>) throws(Failure) in
      try newIDs.withUnsafeBufferPointer {
        (new: UnsafeBufferPointer<Section.ItemID>) throws(Failure) in
        try pairing.run(old: old, new: new, checkpoint: checkpoint)
      }
    }
  }

  // MARK: Sections

  @inlinable
  static func pairSections(_ old: [Section], _ new: [Section]) -> ([Int?], [Int?]) {
    var pairing = IdentityPairing(oldCount: old.count, newCount: new.count)
    let (oldIDs, newIDs) = (old.map(\.sectionID), new.map(\.sectionID))
    oldIDs.withUnsafeBufferPointer { old in
      newIDs.withUnsafeBufferPointer { new in pairing.run(old: old, new: new, checkpoint: {}) }
    }
    return (
      (0..<new.count).map { pairing.origins[$0] < 0 ? nil : Int(pairing.origins[$0]) },
      (0..<old.count).map { pairing.targets[$0] < 0 ? nil : Int(pairing.targets[$0]) }
    )
  }

  // MARK: Equal ends

  /// Whether two arrays share their storage, which proves in O(1) that nothing in them differs.
  @inlinable
  static func shareStorage(_ old: [Section.Item], _ new: [Section.Item]) -> Bool {
    old.count == new.count
      && old.withUnsafeBufferPointer { old in
        new.withUnsafeBufferPointer { $0.baseAddress == old.baseAddress }
      }
  }

  @inlinable
  static func commonHead<Failure: Error>(
    _ old: [Section.Item],
    _ new: [Section.Item],
    _ checkpoint: () throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let most = min(old.count, new.count)
    var head = 0
    while head < most, Section.itemID(of: old[head]) == Section.itemID(of: new[head]) {
      head &+= 1
      if head & 0x3FFF == 0 { try checkpoint() }
    }
    return head
  }

  @inlinable
  static func commonTail<Failure: Error>(
    _ old: [Section.Item],
    _ new: [Section.Item],
    _ head: Int,
    _ checkpoint: () throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let most = min(old.count, new.count) &- head
    var tail = 0
    while tail < most,
      Section.itemID(of: old[old.count &- 1 &- tail])
        == Section.itemID(of: new[new.count &- 1 &- tail])
    {
      tail &+= 1
      if tail & 0x3FFF == 0 { try checkpoint() }
    }
    return tail
  }

  // MARK: What is left

  @inlinable
  static func middles(
    _ old: [Section],
    _ new: [Section],
    _ origins: [Int?],
    _ targets: [Int?],
    _ heads: [Int],
    _ tails: [Int]
  ) -> ([SectionMiddle], [SectionMiddle]) {
    var start = 0
    let oldMiddles = old.indices.map { index in
      let (head, tail) = targets[index].map { (heads[$0], tails[$0]) } ?? (0, 0)
      let count = old[index].items.count &- head &- tail
      defer { start &+= count }
      return SectionMiddle(start: start, head: head, count: count)
    }
    start = 0
    let newMiddles = new.indices.map { index in
      let count = new[index].items.count &- heads[index] &- tails[index]
      defer { start &+= count }
      return SectionMiddle(start: start, head: heads[index], count: count)
    }
    return (oldMiddles, newMiddles)
  }

  @inlinable
  static func collect<Failure: Error>(
    _ sections: [Section],
    _ middles: [SectionMiddle],
    _ count: Int,
    _ checkpoint: () throws(Failure) -> Void
  ) throws(Failure) -> ContiguousArray<Section.ItemID> {
    var ids = ContiguousArray<Section.ItemID>()
    ids.reserveCapacity(count)
    for (section, middle) in middles.enumerated() where middle.count > 0 {
      try checkpoint()
      let items = sections[section].items
      for index in middle.head..<(middle.head &+ middle.count) {
        ids.append(Section.itemID(of: items[index]))
      }
    }
    return ids
  }
}

/// The elements of a section between its equal ends.
@usableFromInline
struct SectionMiddle {
  /// The number of its first element among those of all sections.
  @usableFromInline var start: Int
  /// The index of its first element in the section.
  @usableFromInline var head: Int
  @usableFromInline var count: Int

  @inlinable
  init(start: Int, head: Int, count: Int) {
    self.start = start
    self.head = head
    self.count = count
  }

  @inlinable
  var end: Int { start &+ count }

  /// The index of element number `number` in the section.
  @inlinable
  func item(_ number: Int) -> Int { head &+ number &- start }
}
