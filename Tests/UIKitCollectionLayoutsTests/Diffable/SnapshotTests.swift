import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@Suite struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func itemsAreAppendedToTheGivenOrLastSection() {
    let snapshot = snapshot()
    expect(snapshot.itemIdentifiers, equals: [1, 2, 3, 4, 5])
    expect(snapshot.itemIdentifiers(inSection: "b"), equals: [4, 5])
    expect(snapshot.numberOfItems, equals: 5)
    expect(snapshot.numberOfItems(inSection: "a"), equals: 3)
    expect(snapshot.indexOfItem(5), equals: 4)
    expectNil(snapshot.indexOfItem(9))
    expect(snapshot.indexOfSection("b"), equals: 1)
    expect(snapshot.sectionIdentifier(containingItem: 3), equals: "a")
  }

  @Test func itemsMoveAcrossSections() {
    var snapshot = snapshot()
    snapshot.moveItem(2, afterItem: 4)
    expect(snapshot.itemIdentifiers(inSection: "a"), equals: [1, 3])
    expect(snapshot.itemIdentifiers(inSection: "b"), equals: [4, 2, 5])
    snapshot.moveSection("b", beforeSection: "a")
    expect(snapshot.itemIdentifiers, equals: [4, 2, 5, 1, 3])
    expect(snapshot.indexOfItem(1), equals: 3)
    snapshot.appendItems([1], toSection: "b")
    expect(snapshot.itemIdentifiers, equals: [4, 2, 5, 1, 3])
    expect(snapshot.sectionIdentifier(containingItem: 1), equals: "b")
  }

  @Test func deletedItemsAndSectionsAreNotReloaded() {
    var snapshot = snapshot()
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2, 4])
    snapshot.reloadSections(["a"])
    snapshot.deleteItems([2, 77])
    expect(snapshot.reconfiguredItemIdentifiers, equals: [4])
    snapshot.deleteSections(["a"])
    expect(snapshot.reloadedItemIdentifiers, satisfies: \.isEmpty)
    expect(snapshot.reloadedSectionIdentifiers, satisfies: \.isEmpty)
    expect(snapshot.itemIdentifiers, equals: [4, 5])
  }

  @Test func duplicatesTrapWithApplesMessage() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 1])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("Fatal: supplied item identifiers are not unique. Duplicate identifiers"))
  }

  @Test(arguments: Seeds.first(20)) func randomChangesMatchASimpleModel(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var model: [(id: Int, items: [Int])] = []
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var next = 0
    for _ in 0..<120 {
      let all = model.flatMap(\.items)
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        let position = Int.random(in: 0...model.count, using: &random)
        if position < model.count {
          snapshot.insertSections([next], beforeSection: model[position].id)
        } else if let last = model.last {
          snapshot.insertSections([next], afterSection: last.id)
        } else {
          snapshot.appendSections([next])
        }
        model.insert((next, []), at: position)
        next += 1
      case 1 where model.count > 3:
        let position = Int.random(in: 0..<model.count, using: &random)
        snapshot.deleteSections([model.remove(at: position).id])
      case 2 where model.count > 1:
        let section = model.remove(at: Int.random(in: 0..<model.count, using: &random))
        let position = Int.random(in: 0..<model.count, using: &random)
        snapshot.moveSection(section.id, beforeSection: model[position].id)
        model.insert(section, at: position)
      case 3, 4:
        guard !model.isEmpty else { continue }
        let position = Int.random(in: 0..<model.count, using: &random)
        let new = Array(next..<next + Int.random(in: 1...4, using: &random))
        next += new.count
        snapshot.appendItems(new, toSection: model[position].id)
        model[position].items += new
      case 5:
        guard let anchor = all.randomElement(using: &random) else { continue }
        snapshot.insertItems([next], afterItem: anchor)
        for index in model.indices {
          if let place = model[index].items.firstIndex(of: anchor) {
            model[index].items.insert(next, at: place + 1)
          }
        }
        next += 1
      case 6:
        let gone = Set(all.shuffled(using: &random).prefix(3))
        snapshot.deleteItems(Array(gone))
        for index in model.indices { model[index].items.removeAll { gone.contains($0) } }
      default:
        guard all.count > 1 else { continue }
        let pair = Array(all.shuffled(using: &random).prefix(2))
        snapshot.moveItem(pair[0], beforeItem: pair[1])
        for index in model.indices { model[index].items.removeAll { $0 == pair[0] } }
        for index in model.indices {
          if let place = model[index].items.firstIndex(of: pair[1]) {
            model[index].items.insert(pair[0], at: place)
          }
        }
      }
      try require(snapshot.sectionIdentifiers == model.map(\.id), "seed \(seed)")
      try require(snapshot.itemIdentifiers == model.flatMap(\.items), "seed \(seed)")
      for (index, item) in snapshot.itemIdentifiers.enumerated() {
        try require(snapshot.indexOfItem(item) == index, "seed \(seed)")
      }
    }
  }
}
