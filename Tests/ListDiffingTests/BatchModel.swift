import Expectations
import Foundation
import ListDiffing
import Testing

/// A model of a table's batch updates by UIKit's rules, which shares nothing with the diff.
///
/// Each row has the number of its insertion, so that a row that is deleted and inserted again
/// differs from one that stays.
struct BatchModel<Source: DiffableSection> {
  struct Row: Equatable {
    var id: Source.ItemID
    var birth: Int
  }

  struct Section {
    var id: Source.SectionID
    var rows: [Row]
  }

  var sections: [Section]
  private var births = 0

  init(_ sections: [Source]) {
    self.sections = []
    for section in sections {
      let rows = section.items.map { born(Source.itemID(of: $0)) }
      self.sections.append(Section(id: section.sectionID, rows: rows))
    }
  }

  private mutating func born(_ id: Source.ItemID) -> Row {
    births += 1
    return Row(id: id, birth: births)
  }

  mutating func apply(_ stage: BatchStage<Source>) throws {
    try checkRules(of: stage)
    let after = stage.sections
    // The old index of the section at each new index.
    var origins = [Int?](repeating: nil, count: after.count)
    for move in stage.movedSections { origins[move.to] = move.from }
    var staying = sections.indices.filter { index in
      !stage.deletedSections.contains(index)
        && !stage.movedSections.contains { $0.from == index }
    }[...]
    for place in after.indices
    where origins[place] == nil && !stage.insertedSections.contains(place) {
      let next = staying.popFirst()
      let origin: Int = try require(next, "too few sections stay")
      origins[place] = origin
    }
    try require(staying.isEmpty, "too many sections stay")

    var result: [Section] = []
    for (place, section) in after.enumerated() {
      var slots = [Row?](repeating: nil, count: section.items.count)
      if let origin = origins[place] {
        try require(
          sections[origin].id == section.sectionID,
          "a section kept its place and not its id"
        )
        for path in stage.inserted where path[0] == place {
          slots[path[1]] = born(Source.itemID(of: section.items[path[1]]))
        }
        for move in stage.moved where move.to[0] == place {
          slots[move.to[1]] = sections[move.from[0]].rows[move.from[1]]
        }
        let gone = Set(
          (stage.deleted + stage.moved.map(\.from)).filter { $0[0] == origin }.map { $0[1] }
        )
        var rest = sections[origin].rows.indices.filter { !gone.contains($0) }[...]
        for slot in slots.indices where slots[slot] == nil {
          let next = rest.popFirst()
          slots[slot] = sections[origin].rows[try require(next, "too few rows stay")]
        }
        try require(rest.isEmpty, "too many rows stay")
      } else {
        slots = section.items.map { born(Source.itemID(of: $0)) }
      }
      let rows = slots.compactMap { $0 }
      try require(
        rows.map(\.id) == section.items.map(Source.itemID),
        "a row is not where it should be"
      )
      result.append(Section(id: section.sectionID, rows: rows))
    }
    sections = result
  }

  private func checkRules(of stage: BatchStage<Source>) throws {
    let from = stage.deleted + stage.moved.map(\.from)
    let to = stage.inserted + stage.moved.map(\.to)
    try require(Set(from).count == from.count, "a row before is named twice")
    try require(Set(to).count == to.count, "a row after is named twice")
    try require(
      from.allSatisfy { path in
        sections.indices.contains(path[0]) && sections[path[0]].rows.indices.contains(path[1])
          && !stage.deletedSections.contains(path[0])
      },
      "a row before does not exist, or its section goes"
    )
    try require(
      to.allSatisfy { path in
        stage.sections.indices.contains(path[0])
          && stage.sections[path[0]].items.indices.contains(path[1])
          && !stage.insertedSections.contains(path[0])
      },
      "a row after does not exist, or its section comes"
    )
    let sectionsFrom = Array(stage.deletedSections) + stage.movedSections.map(\.from)
    let sectionsTo = Array(stage.insertedSections) + stage.movedSections.map(\.to)
    try require(Set(sectionsFrom).count == sectionsFrom.count, "a section before is named twice")
    try require(Set(sectionsTo).count == sectionsTo.count, "a section after is named twice")
    try require(sectionsFrom.allSatisfy(sections.indices.contains))
    try require(sectionsTo.allSatisfy(stage.sections.indices.contains))
    if !stage.movedSections.isEmpty {
      try require(from.isEmpty && to.isEmpty, "sections and rows move in one batch")
    }
  }
}
