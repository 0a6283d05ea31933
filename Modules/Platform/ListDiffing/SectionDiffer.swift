public import Foundation

/// Converts the pairs of two lists of sections to batches that follow UIKit's rules.
@usableFromInline
struct SectionDiffer<Section: DiffableSection>: ~Copyable {
  @usableFromInline var pairs: SectionPairing<Section>

  @inlinable
  init(_ pairs: consuming SectionPairing<Section>) {
    self.pairs = pairs
  }

  @inlinable
  mutating func difference<Failure: Error>(
    checkpoint: () throws(Failure) -> Void
  ) throws(Failure) -> SectionedDifference<Section> {
    var result = SectionedDifference<Section>()
    try findContentChanges(&result, checkpoint)
    findHeaderChanges(&result)
    let moveCount = try markMoves(checkpoint)
    let stages = canRunInOneBatch ? [singleStage(moveCount)] : threeStages(moveCount)
    result.stages = stages.filter { !$0.isEmpty }
    result.workingBytes = pairs.pairing.peakBytes
    return result
  }

  // MARK: Moves

  /// Marks the moved elements: all that change their section, and the fewest within a section.
  @inlinable
  mutating func markMoves<Failure: Error>(
    _ checkpoint: () throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let origins = pairs.pairing.origins
    var count = 0
    for (section, middle) in pairs.newMiddles.enumerated() where middle.count > 0 {
      try checkpoint()
      let home = pairs.sectionOrigins[section].map { pairs.oldMiddles[$0] }
      let numbers = home.map { $0.start..<$0.end } ?? 0..<0
      for index in middle.start..<middle.end
      where origins[index] >= 0 && !numbers.contains(Int(origins[index])) {
        origins[index] = IdentityPairing.moved(origins[index])
        count &+= 1
      }
      count &+= try pairs.pairing.markMoves(
        in: middle.start..<middle.end,
        checkpoint: checkpoint
      )
    }
    return count
  }

  /// The old section that contains element number `number`: O(log sections), O(1) near the previous
  /// one.
  @inlinable
  func oldSection(of number: Int, near hint: Int) -> Int {
    let middles = pairs.oldMiddles
    if middles.indices.contains(hint), middles[hint].start <= number, number < middles[hint].end {
      return hint
    }
    var (low, high) = (0, middles.count)
    while low < high {
      let middle = (low &+ high) / 2
      if middles[middle].end <= number { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  // MARK: Changes in place

  @inlinable
  func findContentChanges<Failure: Error>(
    _ result: inout SectionedDifference<Section>,
    _ checkpoint: () throws(Failure) -> Void
  ) throws(Failure) {
    for (section, middle) in pairs.newMiddles.enumerated() where !pairs.areUntouched[section] {
      try checkpoint()
      let items = pairs.new[section].items
      let before = pairs.sectionOrigins[section].map { pairs.old[$0].items } ?? []
      for index in 0..<middle.head {
        result.note(Section.contentChange(from: before[index], to: items[index]), section, index)
      }
      var source = pairs.sectionOrigins[section] ?? 0
      for index in middle.start..<middle.end {
        guard let number = pairs.pairing.origin(of: index) else { continue }
        source = oldSection(of: number, near: source)
        let old = pairs.old[source].items[pairs.oldMiddles[source].item(number)]
        let item = middle.item(index)
        result.note(Section.contentChange(from: old, to: items[item]), section, item)
      }
      let shift = before.count &- items.count
      for index in (items.count &- pairs.tails[section])..<items.count {
        let change = Section.contentChange(from: before[index &+ shift], to: items[index])
        result.note(change, section, index)
      }
    }
  }

  @inlinable
  func findHeaderChanges(_ result: inout SectionedDifference<Section>) {
    for (index, origin) in pairs.sectionOrigins.enumerated() {
      guard let origin else { continue }
      let (old, new) = (pairs.old[origin], pairs.new[index])
      if !new.hasSameHeader(as: old) { result.changedHeaders.insert(index) }
      if !new.hasSameFooter(as: old) { result.changedFooters.insert(index) }
    }
  }

  // MARK: Rows of a stage

  /// Adds the elements that are deleted from an old section, whose index before the batch is
  /// `place`.
  @inlinable
  func appendDeletions(
    of section: Int,
    at place: Int,
    to stage: inout BatchStage<Section>
  ) {
    let middle = pairs.oldMiddles[section]
    for number in middle.start..<middle.end where pairs.pairing.targets[number] < 0 {
      stage.deleted.append(path(place, middle.item(number)))
    }
  }

  /// Adds the elements that are inserted into a new section or move within it.
  ///
  /// `placeOf` gives the index, before the batch, of an old section.
  @inlinable
  func appendArrivals(
    of section: Int,
    at place: Int,
    to stage: inout BatchStage<Section>,
    placeOf: (Int) -> Int
  ) {
    let middle = pairs.newMiddles[section]
    let origins = pairs.pairing.origins
    var source = pairs.sectionOrigins[section] ?? 0
    for index in middle.start..<middle.end where origins[index] < 0 {
      let to = path(place, middle.item(index))
      if origins[index] == -1 {
        stage.inserted.append(to)
      } else {
        let number = Int(IdentityPairing.moved(origins[index]))
        source = oldSection(of: number, near: source)
        let from = path(placeOf(source), pairs.oldMiddles[source].item(number))
        stage.moved.append(.init(from: from, to: to))
      }
    }
  }

  /// An index path of two indices, made without allocating an array.
  @inlinable
  func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(index: section).appending(item)
  }
}
