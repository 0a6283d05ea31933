internal import Foundation

/// What to do to a list that shows one snapshot so that it shows another.
///
/// Identifiers are unique, so that each side finds those of the other in the dictionary it has already: nothing is hashed that
/// was not. The number of moves within a section is the least there can be. O(n log n), and O(n) without moves.
struct SnapshotDiff<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  typealias Places = SnapshotPlaces<SectionID, ItemID>
  typealias Stage = SnapshotStage<SectionID, ItemID>

  let old: Places
  let new: Places
  /// For each new section, its position before.
  private let origins: [Int?]
  /// For each old section, its position after.
  private let targets: [Int?]

  init(from old: Places, to new: Places) {
    self.old = old
    self.new = new
    origins = new.sectionIDs.map { old.index(of: $0) }
    targets = old.sectionIDs.map { new.index(of: $0) }
  }

  /// The batches to run, one after the other: one as a rule, three when sections move or items cross into sections that
  /// come or out of sections that go.
  func stages() -> [Stage] {
    if hasSameOrder { return [] }
    return (canRunInOneBatch ? [single()] : three()).filter { !$0.isEmpty }
  }

  private var hasSameOrder: Bool {
    old.sectionIDs == new.sectionIDs
      && old.sectionIDs.indices.allSatisfy { old.items(at: $0) == new.items(at: $0) }
  }

  private var canRunInOneBatch: Bool {
    let staying = origins.compactMap(\.self)
    guard zip(staying, staying.dropFirst()).allSatisfy(<) else { return false }
    for section in origins.indices {
      for item in new.items(at: section) {
        guard let place = old.place(of: item) else { continue }
        if origins[section] == nil || targets[place.section] == nil { return false }
      }
    }
    return true
  }

  private func single() -> Stage {
    var stage = Stage(places: new)
    stage.deletedSections = IndexSet(targets.indices.filter { targets[$0] == nil })
    stage.insertedSections = IndexSet(origins.indices.filter { origins[$0] == nil })
    for section in targets.indices where targets[section] != nil {
      appendDeletions(of: section, at: section, to: &stage)
    }
    for section in origins.indices where origins[section] != nil {
      appendArrivals(of: section, at: section, to: &stage) { $0 }
    }
    return stage
  }

  // MARK: Three stages

  /// A section in the middle of a change: one that goes, or one of the new ones.
  private enum Entry {
    case old(Int)
    case new(Int)
  }

  /// Sections come, empty, and move; then items come, go and move; then sections go, empty.
  private func three() -> [Stage] {
    let order = orderBetween()
    var arranged = Places()
    var exchanged = Places()
    for (place, entry) in order.enumerated() {
      let id =
        switch entry {
        case .old(let index): old.sectionIDs[index]
        case .new(let index): new.sectionIDs[index]
        }
      arranged.insert([id], at: place)
      exchanged.insert([id], at: place)
    }
    var placeOfOld = Array(repeating: 0, count: targets.count)
    for (place, entry) in order.enumerated() {
      switch entry {
      case .old(let index):
        placeOfOld[index] = place
        arranged.insert(old.items(at: index), section: place, at: 0)
      case .new(let index):
        if let origin = origins[index] {
          placeOfOld[origin] = place
          arranged.insert(old.items(at: origin), section: place, at: 0)
        }
        exchanged.insert(new.items(at: index), section: place, at: 0)
      }
    }
    return [
      arrangement(arranged, order), exchange(exchanged, order, placeOfOld), removal(order),
    ]
  }

  private func arrangement(_ places: Places, _ order: [Entry]) -> Stage {
    var stage = Stage(places: places)
    let before = order.map { entry in
      switch entry {
      case .old(let index): index
      case .new(let index): origins[index]
      }
    }
    let staying = Set(LongestRun.positions(in: before))
    for (place, origin) in before.enumerated() {
      guard let origin else {
        stage.insertedSections.insert(place)
        continue
      }
      if !staying.contains(place) { stage.movedSections.append((origin, place)) }
    }
    return stage
  }

  private func exchange(_ places: Places, _ order: [Entry], _ placeOfOld: [Int]) -> Stage {
    var stage = Stage(places: places)
    for section in targets.indices {
      appendDeletions(of: section, at: placeOfOld[section], to: &stage)
    }
    for (place, entry) in order.enumerated() {
      if case .new(let index) = entry {
        appendArrivals(of: index, at: place, to: &stage) { placeOfOld[$0] }
      }
    }
    return stage
  }

  private func removal(_ order: [Entry]) -> Stage {
    var stage = Stage(places: new)
    for (place, entry) in order.enumerated() {
      if case .old = entry { stage.deletedSections.insert(place) }
    }
    return stage
  }

  /// The new sections in their order, each section that goes right behind the one it followed.
  private func orderBetween() -> [Entry] {
    var followers: [Int?: [Entry]] = [:]
    var lastKept: Int?
    for index in targets.indices {
      if let target = targets[index] {
        lastKept = target
      } else {
        followers[lastKept, default: []].append(.old(index))
      }
    }
    var order = followers[nil] ?? []
    for index in origins.indices {
      order.append(.new(index))
      order += followers[index] ?? []
    }
    return order
  }

  // MARK: Items

  private func appendDeletions(of section: Int, at place: Int, to stage: inout Stage) {
    for (position, item) in old.items(at: section).enumerated() where !new.contains(item) {
      stage.deleted.append(IndexPath(item: position, section: place))
    }
  }

  private func appendArrivals(
    of section: Int,
    at place: Int,
    to stage: inout Stage,
    placeOf: (Int) -> Int
  ) {
    let before = new.items(at: section).map { old.place(of: $0) }
    let staying = LongestRun.positions(
      in: before.map { $0?.section == origins[section] ? $0?.item : nil }
    )
    var next = 0
    for (position, origin) in before.enumerated() {
      if next < staying.count, staying[next] == position {
        next += 1
        continue
      }
      let path = IndexPath(item: position, section: place)
      if let origin {
        stage.moved.append((IndexPath(item: origin.item, section: placeOf(origin.section)), path))
      } else {
        stage.inserted.append(path)
      }
    }
  }
}
