import Foundation
import TestSupport
import UIKit
import _Testing_Lists

@testable import UIKitCore

/// A model of a list's content, rows and sections with an identity each, and random legal batches
/// of updates to it.
nonisolated struct RandomListBatch {
  var random: SeededGenerator
  private(set) var sections: [FixtureSection] = []
  private var nextIdentity = 0
  private let mostRows: Int

  init(seed: UInt64, sections count: Int = 3, rows: Int = 12) {
    random = SeededGenerator(seed: seed)
    mostRows = rows
    sections = (0..<count).map { _ in makeSection() }
  }

  /// A random number below the bound.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(bound, 1), using: &random) }

  private mutating func makeIdentity() -> Int {
    nextIdentity += 1
    return nextIdentity
  }

  private mutating func makeSection() -> FixtureSection {
    let identity = makeIdentity()
    return FixtureSection(
      identity: identity,
      rows: (0..<below(mostRows + 1)).map { _ in makeIdentity() }
    )
  }

  /// Changes the model at random, and returns the batch for the list.
  mutating func mutate() -> [ListUpdate] {
    let old = sections
    var updates: [ListUpdate] = []
    var gone: Set<Int> = []
    var moving: Set<Int> = []
    let mixesSections = below(3) == 0

    // The changes of the sections.
    if mixesSections {
      for (index, section) in old.enumerated() {
        switch below(8) {
        case 0:
          updates.append(.deleteSection(index))
          gone.insert(section.identity)
        case 1:
          updates.append(.reloadSection(index))
          gone.insert(section.identity)
          sections[index] = FixtureSection(
            identity: section.identity,
            rows: (0..<below(mostRows)).map { _ in makeIdentity() }
          )
        case 2:
          moving.insert(section.identity)
        default:
          break
        }
      }
    }

    // The changes of the rows of remaining sections.
    var movingRows: [(identity: Int, from: IndexPath)] = []
    for (index, section) in old.enumerated() where !gone.contains(section.identity) {
      for (row, identity) in section.rows.enumerated() {
        let path = IndexPath(row: row, section: index)
        switch below(10) {
        case 0:
          updates.append(.deleteRow(path))
          sections[index].rows.removeAll { $0 == identity }
        case 1:
          updates.append(.reloadRow(path))
        case 2:
          movingRows.append((identity, path))
          sections[index].rows.removeAll { $0 == identity }
        default:
          break
        }
      }
    }

    // Moves sections.
    let deletedIndices = Set(
      updates.compactMap { if case .deleteSection(let index) = $0 { index } else { nil } }
    )
    var kept = sections.indices.filter { !deletedIndices.contains($0) }.map { sections[$0] }
    let moved = kept.filter { moving.contains($0.identity) }
    kept.removeAll { moving.contains($0.identity) }
    for section in moved { kept.insert(section, at: below(kept.count + 1)) }
    var insertedSections: Set<Int> = []
    if mixesSections {
      for _ in 0..<below(3) {
        let section = makeSection()
        insertedSections.insert(section.identity)
        kept.insert(section, at: below(kept.count + 1))
      }
    }

    // Moved and new rows are inserted into existing sections that stay.
    let reloaded = Set(
      updates.compactMap { if case .reloadSection(let index) = $0 { index } else { nil } }.map {
        old[$0].identity
      }
    )
    let targets = kept.indices.filter {
      !insertedSections.contains(kept[$0].identity) && !reloaded.contains(kept[$0].identity)
    }
    var insertedRows: Set<Int> = []
    if !targets.isEmpty {
      for row in movingRows {
        let target = targets[below(targets.count)]
        kept[target].rows.insert(row.identity, at: below(kept[target].rows.count + 1))
      }
      for _ in 0..<below(6) {
        let target = targets[below(targets.count)]
        let identity = makeIdentity()
        insertedRows.insert(identity)
        kept[target].rows.insert(identity, at: below(kept[target].rows.count + 1))
      }
    }
    sections = kept

    // Records the final index paths.
    var sources: [Int: IndexPath] = [:]
    for row in movingRows { sources[row.identity] = row.from }
    for (index, section) in sections.enumerated() {
      if insertedSections.contains(section.identity) { updates.append(.insertSection(index)) }
      if moving.contains(section.identity),
        let from = old.firstIndex(where: { $0.identity == section.identity })
      {
        updates.append(.moveSection(from, index))
      }
      for (row, identity) in section.rows.enumerated() {
        let path = IndexPath(row: row, section: index)
        if insertedRows.contains(identity) { updates.append(.insertRow(path)) }
        if let source = sources[identity] { updates.append(.moveRow(source, path)) }
      }
    }
    updates.shuffle(using: &random)
    return updates
  }
}

extension [ListUpdate] {
  /// The rows that move explicitly, by identity: the others stay in order.
  nonisolated func movedRows(in old: [FixtureSection]) -> Set<Int> {
    reduce(into: []) { moved, update in
      switch update {
      case .moveRow(let from, _): moved.insert(old[from.section].rows[from.row])
      case .moveSection(let from, _): moved.formUnion(old[from].rows)
      default: break
      }
    }
  }
}
