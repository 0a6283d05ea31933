import Foundation

/// Compares the sections of a list before and after a change.
///
/// Identity finds what moved, ``ListItemViewModel/hasSameContent(as:)`` finds what changed in place. The
/// number of moves is minimal within a section: the rows that stay are a longest increasing run.
///
/// Identities that appear more than once are kept apart by counting: the first of the old ones goes with
/// the first of the new ones, and so on. They are reported, and the result is as right as without them.
///
/// O(n log n) for n rows; O(n), without hashing, where only content changed.
public enum ListDiff {
  /// What to do to a list that shows `old` so that it shows `new`.
  public static func changes(
    from old: [ListSection],
    to new: [ListSection]
  ) -> ListChanges {
    var differ = SectionDiffer(old: old, new: new)
    return differ.changes()
  }

  /// What to do to a list of one section, number 0, that shows `old` so that it shows `new`.
  public static func changes(
    from old: [AnyListItem],
    to new: [AnyListItem]
  ) -> ListChanges {
    changes(from: [ListSection(id: "", items: old)], to: [ListSection(id: "", items: new)])
  }

  /// The positions of a longest strictly increasing subsequence; `nil` elements take no part.
  ///
  /// O(n log n).
  static func longestIncreasingRun(_ values: [Int?]) -> [Int] {
    // Patience sorting: `tails[k]` is the position of the smallest end of a run of length k + 1.
    var tails: [(position: Int, value: Int)] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (position, value) in values.enumerated() {
      guard let value else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if tails[middle].value < value {
          low = middle + 1
        } else {
          high = middle
        }
      }
      if low > 0 {
        previous[position] = tails[low - 1].position
      }
      if low == tails.count {
        tails.append((position, value))
      } else {
        tails[low] = (position, value)
      }
    }
    var run: [Int] = []
    run.reserveCapacity(tails.count)
    var position = tails.last?.position ?? -1
    while position >= 0 {
      run.append(position)
      position = previous[position]
    }
    return run.reversed()
  }
}

/// The work of one comparison.
private struct SectionDiffer {
  let old: [ListSection]
  let new: [ListSection]

  /// For each new section, the old one it goes with.
  private var sectionOrigins: [Int?] = []
  /// For each old section, the new one it goes with.
  private var sectionTargets: [Int?] = []
  /// For each new row, the old place it goes with.
  private var itemOrigins: [[Place?]] = []
  /// For each old row, whether it lives on.
  private var itemLivesOn: [[Bool]] = []
  private var result = ListChanges()

  init(old: [ListSection], new: [ListSection]) {
    self.old = old
    self.new = new
  }

  mutating func changes() -> ListChanges {
    if hasSameOrder {
      sectionOrigins = Array(new.indices)
      itemOrigins = new.indices.map { section in
        new[section].items.indices.map { Place(section: section, item: $0) }
      }
      findDuplicatesOfSameOrder()
    } else {
      matchSections()
      matchItems()
      result.stages = canRunInOneBatch ? [singleStage()] : threeStages()
      result.stages.removeAll(where: \.isEmpty)
    }
    findContentChanges()
    return result
  }

  /// Whether both sides have the same identities in the same places: the commonest change by far is one
  /// of content alone.
  private var hasSameOrder: Bool {
    old.elementsEqual(new) { before, after in
      before.id == after.id
        && before.items.elementsEqual(after.items) { $0.itemID == $1.itemID }
    }
  }

  // MARK: Matching

  private mutating func matchSections() {
    var places: [Occurrence: Int] = [:]
    var counts: [ListItemID: Int] = [:]
    for (index, section) in old.enumerated() {
      places[Occurrence(section.id, counting: &counts)] = index
    }
    sectionTargets = Array(repeating: nil, count: old.count)
    counts.removeAll(keepingCapacity: true)
    for (index, section) in new.enumerated() {
      let occurrence = Occurrence(section.id, counting: &counts)
      if occurrence.number == 1 {
        result.duplicates.append(.section(section.id))
      }
      let origin = places[occurrence]
      sectionOrigins.append(origin)
      if let origin {
        sectionTargets[origin] = index
      }
    }
  }

  private mutating func matchItems() {
    let oldCount = old.reduce(0) { $0 + $1.items.count }
    var places = [Occurrence: Place](minimumCapacity: oldCount)
    var counts = [ListItemID: Int](minimumCapacity: oldCount)
    for (sectionIndex, section) in old.enumerated() {
      for (itemIndex, item) in section.items.enumerated() {
        places[Occurrence(item.itemID, counting: &counts)] =
          Place(section: sectionIndex, item: itemIndex)
      }
    }
    itemLivesOn = old.map { Array(repeating: false, count: $0.items.count) }
    counts.removeAll(keepingCapacity: true)
    for section in new {
      var origins: [Place?] = []
      origins.reserveCapacity(section.items.count)
      for item in section.items {
        let occurrence = Occurrence(item.itemID, counting: &counts)
        if occurrence.number == 1 {
          result.duplicates.append(.item(item.itemID))
        }
        let origin = places[occurrence]
        origins.append(origin)
        if let origin {
          itemLivesOn[origin.section][origin.item] = true
        }
      }
      itemOrigins.append(origins)
    }
  }

  private mutating func findDuplicatesOfSameOrder() {
    var counts: [ListItemID: Int] = [:]
    for section in new where Occurrence(section.id, counting: &counts).number == 1 {
      result.duplicates.append(.section(section.id))
    }
    counts.removeAll(keepingCapacity: true)
    for section in new {
      for item in section.items
      where Occurrence(item.itemID, counting: &counts).number == 1 {
        result.duplicates.append(.item(item.itemID))
      }
    }
  }

  // MARK: Stages

  /// Whether no section moves and no row crosses into a new section or out of one that goes.
  private var canRunInOneBatch: Bool {
    let staying = sectionOrigins.compactMap { $0 }
    guard zip(staying, staying.dropFirst()).allSatisfy(<) else { return false }
    for (section, origins) in itemOrigins.enumerated() {
      let isInserted = sectionOrigins[section] == nil
      for case .some(let origin) in origins
      where isInserted || sectionTargets[origin.section] == nil {
        return false
      }
    }
    return true
  }

  private func singleStage() -> ListStage {
    var stage = ListStage(sections: new)
    stage.deletedSections = IndexSet(old.indices.filter { sectionTargets[$0] == nil })
    stage.insertedSections = IndexSet(new.indices.filter { sectionOrigins[$0] == nil })
    for section in old.indices where sectionTargets[section] != nil {
      appendDeletions(of: section, at: section, to: &stage)
    }
    for section in new.indices where sectionOrigins[section] != nil {
      appendArrivals(of: section, at: section, to: &stage) { $0 }
    }
    return stage
  }

  /// Sections come (empty) and move, then rows come, go and move, then sections go (empty).
  private func threeStages() -> [ListStage] {
    let order = orderBetween()
    var arrangement = ListStage(
      sections: order.map { entry in
        switch entry {
        case .old(let index): old[index]
        case .new(let index): emptied(new[index], asOld: sectionOrigins[index])
        }
      }
    )
    let origins = order.map { entry in
      switch entry {
      case .old(let index): index
      case .new(let index): sectionOrigins[index]
      }
    }
    let staying = Set(ListDiff.longestIncreasingRun(origins))
    var placeOfOld = Array(repeating: 0, count: old.count)
    for (place, origin) in origins.enumerated() {
      if let origin {
        placeOfOld[origin] = place
        if !staying.contains(place) {
          arrangement.movedSections.append(.init(from: origin, to: place))
        }
      } else {
        arrangement.insertedSections.insert(place)
      }
    }

    var exchange = ListStage(
      sections: order.map { entry in
        switch entry {
        case .old(let index):
          ListSection(
            id: old[index].id,
            header: old[index].header,
            footer: old[index].footer,
            items: []
          )
        case .new(let index): new[index]
        }
      }
    )
    for section in old.indices {
      appendDeletions(of: section, at: placeOfOld[section], to: &exchange)
    }
    var removal = ListStage(sections: new)
    for (place, entry) in order.enumerated() {
      switch entry {
      case .old: removal.deletedSections.insert(place)
      case .new(let index):
        appendArrivals(of: index, at: place, to: &exchange) { placeOfOld[$0] }
      }
    }
    return [arrangement, exchange, removal]
  }

  /// The new sections in their order, each section that goes right after the one it followed.
  private func orderBetween() -> [Entry] {
    var followers: [Int?: [Entry]] = [:]
    var lastKept: Int?
    for index in old.indices {
      if let target = sectionTargets[index] {
        lastKept = target
      } else {
        followers[lastKept, default: []].append(.old(index))
      }
    }
    var order = followers[nil] ?? []
    for index in new.indices {
      order.append(.new(index))
      order.append(contentsOf: followers[index] ?? [])
    }
    return order
  }

  /// A new section with the rows it had before, if it was there before.
  private func emptied(_ section: ListSection, asOld origin: Int?) -> ListSection {
    var section = section
    section.items = origin.map { old[$0].items } ?? []
    return section
  }

  private func appendDeletions(of section: Int, at place: Int, to stage: inout ListStage) {
    for item in old[section].items.indices where !itemLivesOn[section][item] {
      stage.deleted.append([place, item])
    }
  }

  /// Adds what comes to a section or moves in it.
  ///
  /// `placeOf` gives the index, before the batch, of an old section.
  private func appendArrivals(
    of section: Int,
    at place: Int,
    to stage: inout ListStage,
    placeOf: (Int) -> Int
  ) {
    let origins = itemOrigins[section]
    let staying = ListDiff.longestIncreasingRun(
      origins.map { origin in
        guard let origin, origin.section == sectionOrigins[section] else { return nil }
        return origin.item
      }
    )
    var nextStaying = 0
    for (item, origin) in origins.enumerated() {
      if nextStaying < staying.count, staying[nextStaying] == item {
        nextStaying += 1
      } else if let origin {
        stage.moved.append(
          .init(from: [placeOf(origin.section), origin.item], to: [place, item])
        )
      } else {
        stage.inserted.append([place, item])
      }
    }
  }

  // MARK: Content

  private mutating func findContentChanges() {
    for (sectionIndex, section) in new.enumerated() {
      if let origin = sectionOrigins[sectionIndex] {
        if differs(old[origin].header, section.header) {
          result.changedHeaders.insert(sectionIndex)
        }
        if differs(old[origin].footer, section.footer) {
          result.changedFooters.insert(sectionIndex)
        }
      }
      for (itemIndex, item) in section.items.enumerated() {
        guard let origin = itemOrigins[sectionIndex][itemIndex] else { continue }
        let before = old[origin.section].items[origin.item]
        if item.hasSameContent(as: before) { continue }
        if item.typeID == before.typeID, item.reuseIdentifier == before.reuseIdentifier {
          result.reconfigured.append([sectionIndex, itemIndex])
        } else {
          result.reloaded.append([sectionIndex, itemIndex])
        }
      }
    }
  }

  private func differs(_ before: AnyListItem?, _ after: AnyListItem?) -> Bool {
    switch (before, after) {
    case (nil, nil): false
    case (let before?, let after?):
      before.itemID != after.itemID || !after.hasSameContent(as: before)
    default: true
    }
  }
}

/// A row's indices.
///
/// Cheaper to hash and to copy than an `IndexPath`.
private struct Place {
  var section: Int
  var item: Int
}

/// A section in the middle of a change: one that goes, or one of the new ones.
private enum Entry {
  case old(Int)
  case new(Int)
}

/// An identity and how many of its kind came before it.
private struct Occurrence: Hashable {
  var id: ListItemID
  var number: Int

  init(_ id: ListItemID, counting counts: inout [ListItemID: Int]) {
    self.id = id
    number = counts[id, default: 0]
    counts[id] = number + 1
  }
}
