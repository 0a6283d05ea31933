public import Foundation

extension SectionDiffer {
  /// Whether no section moves and no element moves to an inserted section or from a deleted one.
  @inlinable
  var canRunInOneBatch: Bool {
    let staying = pairs.sectionOrigins.compactMap { $0 }
    guard zip(staying, staying.dropFirst()).allSatisfy(<) else { return false }
    for (section, middle) in pairs.newMiddles.enumerated()
    where pairs.sectionOrigins[section] == nil {
      for index in middle.start..<middle.end where pairs.pairing.origins[index] != -1 {
        return false
      }
    }
    for (section, middle) in pairs.oldMiddles.enumerated()
    where pairs.sectionTargets[section] == nil {
      for number in middle.start..<middle.end where pairs.pairing.targets[number] >= 0 {
        return false
      }
    }
    return true
  }

  @inlinable
  func singleStage(_ moveCount: Int) -> BatchStage<Section> {
    var stage = BatchStage(sections: pairs.new)
    let (old, new) = (pairs.sectionTargets, pairs.sectionOrigins)
    stage.deletedSections = IndexSet(old.indices.filter { old[$0] == nil })
    stage.insertedSections = IndexSet(new.indices.filter { new[$0] == nil })
    stage.moved.reserveCapacity(moveCount)
    for section in old.indices where old[section] != nil {
      appendDeletions(of: section, at: section, to: &stage)
    }
    for section in new.indices where new[section] != nil {
      appendArrivals(of: section, at: section, to: &stage) { $0 }
    }
    return stage
  }

  /// Three batches: sections are inserted (empty) and moved, then elements are inserted, deleted
  /// and moved, then sections are deleted (empty).
  @inlinable
  func threeStages(_ moveCount: Int) -> [BatchStage<Section>] {
    let order = orderBetween()
    var arrangement = BatchStage(sections: order.map { beforeExchange($0) })
    let placeOfOld = arrangeSections(order, in: &arrangement)
    var exchange = BatchStage(sections: order.map { afterExchange($0) })
    exchange.moved.reserveCapacity(moveCount)
    for (section, place) in placeOfOld.enumerated() {
      appendDeletions(of: section, at: place, to: &exchange)
    }
    var removal = BatchStage(sections: pairs.new)
    for (place, entry) in order.enumerated() {
      switch entry {
      case .old: removal.deletedSections.insert(place)
      case .new(let index):
        appendArrivals(of: index, at: place, to: &exchange) { placeOfOld[$0] }
      }
    }
    return [arrangement, exchange, removal]
  }

  /// Adds the minimum number of section moves, and the inserted sections.
  ///
  /// - Returns: The index of each old section in the order.
  @inlinable
  func arrangeSections(_ order: [SectionEntry], in stage: inout BatchStage<Section>) -> [Int] {
    var places = Array(repeating: 0, count: pairs.old.count)
    var pairing = IdentityPairing(oldCount: pairs.old.count, newCount: order.count)
    for (place, entry) in order.enumerated() {
      let origin: Int? =
        switch entry {
        case .old(let index): index
        case .new(let index): pairs.sectionOrigins[index]
        }
      if let origin {
        pairing.pair(origin, place)
        places[origin] = place
      } else {
        stage.insertedSections.insert(place)
      }
    }
    _ = pairing.markMoves(in: 0..<order.count, checkpoint: {})
    for place in order.indices where pairing.origins[place] < -1 {
      let origin = Int(IdentityPairing.moved(pairing.origins[place]))
      stage.movedSections.append(.init(from: origin, to: place))
    }
    return places
  }

  /// The new sections in their order, each deleted section right after the one it followed.
  @inlinable
  func orderBetween() -> [SectionEntry] {
    var followers: [Int?: [SectionEntry]] = [:]
    var lastKept: Int?
    for index in pairs.old.indices {
      if let target = pairs.sectionTargets[index] {
        lastKept = target
      } else {
        followers[lastKept, default: []].append(.old(index))
      }
    }
    var order = followers[nil] ?? []
    for index in pairs.new.indices {
      order.append(.new(index))
      order.append(contentsOf: followers[index] ?? [])
    }
    return order
  }

  /// A section with its elements before insertions and deletions.
  @inlinable
  func beforeExchange(_ entry: SectionEntry) -> Section {
    switch entry {
    case .old(let index): return pairs.old[index]
    case .new(let index):
      var section = pairs.new[index]
      section.items = pairs.sectionOrigins[index].map { pairs.old[$0].items } ?? []
      return section
    }
  }

  /// A section with its elements after insertions and deletions.
  @inlinable
  func afterExchange(_ entry: SectionEntry) -> Section {
    switch entry {
    case .new(let index): return pairs.new[index]
    case .old(let index):
      var section = pairs.old[index]
      section.items = []
      return section
    }
  }
}

/// A section in the middle of a change: a deleted one, or one of the new ones.
@usableFromInline
enum SectionEntry {
  case old(Int)
  case new(Int)
}
