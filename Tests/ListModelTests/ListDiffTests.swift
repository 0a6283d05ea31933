import Expectations
import Foundation
import ListModel
import Testing

struct ListDiffTests {
  @Test func equalListsNeedNoChanges() {
    let sections = [section("s", ["a", "b"])]
    expect(ListDiff.changes(from: sections, to: sections), satisfies: \.isEmpty)
    expect(ListDiff.changes(from: [], to: []), satisfies: \.isEmpty)
  }

  @Test func newContentIsReconfiguredInPlace() {
    let old = [AnyListItem(TestRow("a")), AnyListItem(TestRow("b", content: 1))]
    let new = [AnyListItem(TestRow("a")), AnyListItem(TestRow("b", content: 2))]
    let changes = ListDiff.changes(from: list(old), to: list(new))
    expect(changes.stages, satisfies: \.isEmpty)
    expect(changes.reconfigured, equals: [[0, 1]])
  }

  @Test func changingTheReusePoolOrTypeReloads() {
    let old = [AnyListItem(TestRow("a", content: 1)), AnyListItem(TestRow("b"))]
    let new = [
      AnyListItem(TestRow("a", content: 2, pool: "x")), AnyListItem(OtherRow(itemID: "b")),
    ]
    let changes = ListDiff.changes(from: list(old), to: list(new))
    expect(changes.reloaded, equals: [[0, 0], [0, 1]])
    expect(changes.reconfigured, satisfies: \.isEmpty)
  }

  @Test func aRowCanMoveAndChange() throws {
    let old = ["a", "b", "c"].map { AnyListItem(TestRow($0)) }
    let new = [TestRow("c", content: 5), TestRow("a"), TestRow("b")].map { AnyListItem($0) }
    let changes = ListDiff.changes(from: list(old), to: list(new))
    let stage = try require(changes.stages.first)
    expect(stage.moved, equals: [BatchStage<ListSection>.ItemMove(from: [0, 2], to: [0, 0])])
    expect(changes.reconfigured, equals: [[0, 0]])
  }

  @Test func rowsAboveAndBelowAreInsertedInOneBatch() throws {
    let changes = ListDiff.changes(
      from: [section("s", ["b", "c"])],
      to: [section("s", ["a", "b", "c", "d"])]
    )
    expect(changes.stages.count, equals: 1)
    let stage = try require(changes.stages.first)
    expect(stage.inserted, equals: [[0, 0], [0, 3]])
    expect(stage.moved.isEmpty && stage.deleted.isEmpty)
  }

  @Test func aRowMovesAcrossSections() throws {
    let changes = ListDiff.changes(
      from: [section("s", ["a", "b"]), section("t", ["c"])],
      to: [section("s", ["b"]), section("t", ["c", "a"])]
    )
    let stage = try require(changes.stages.first)
    expect(changes.stages.count, equals: 1)
    expect(stage.moved, equals: [BatchStage<ListSection>.ItemMove(from: [0, 0], to: [1, 1])])
    expect(stage.deleted.isEmpty && stage.inserted.isEmpty)
  }

  @Test func insertedAndDeletedSectionsIncludeTheirRows() throws {
    let changes = ListDiff.changes(
      from: [section("s", ["a"]), section("t", ["b"])],
      to: [section("t", ["b", "x"]), section("u", ["c"])]
    )
    expect(changes.stages.count, equals: 1)
    let stage = try require(changes.stages.first)
    expect(stage.deletedSections, equals: [0])
    expect(stage.insertedSections, equals: [1])
    expect(stage.inserted, equals: [[0, 1]])
    expect(stage.deleted, satisfies: \.isEmpty)
  }

  @Test func duplicatesAreReportedOnceEach() {
    let old = [section("s", ["a", "b"])]
    let new = [section("s", ["a", "a", "b", "a"]), section("s", ["b"])]
    let changes = ListDiff.changes(from: old, to: new)
    expect(changes.duplicates, equals: [.section("s"), .item("a"), .item("b")])
    expect(changes.duplicates.map(\.description), equals: ["section s", "row a", "row b"])
    expect(ListDiff.changes(from: new, to: new).duplicates, equals: changes.duplicates)
  }

  @Test func changedHeadersAndFootersAreReported() {
    var old = [section("s", ["a"]), section("t", ["b"]), section("u", [])]
    var new = old
    old[0].header = AnyListItem(TestRow("h", content: 1))
    new[0].header = AnyListItem(TestRow("h", content: 2))
    new[1].footer = AnyListItem(TestRow("f"))
    old[2].header = AnyListItem(TestRow("same"))
    new[2].header = AnyListItem(TestRow("same"))
    let changes = ListDiff.changes(from: old, to: new)
    expect(changes.changedHeaders, equals: [0])
    expect(changes.changedFooters, equals: [1])
    expect(!changes.isEmpty && changes.stages.isEmpty)
  }

  @MainActor
  @Test func changesCanBeComputedOffTheMainActor() async throws {
    let rows = [section("s", ["a", "b"])]
    let changes = try await ListDiff.changesOffActor(from: rows, to: [section("s", ["b", "b"])])
    expect(changes.stages.first?.deleted, equals: [[0, 0]])
    expect(changes.duplicates, equals: [.item("b")])
  }

  @Test func numbersAndTextAreDifferentIdentities() {
    let ids = (0..<1_000).map { ListItemID($0) } + (0..<1_000).map { ListItemID("\($0)") }
    expect(Set(ids).count, equals: 2_000)
    expect(Set(ids.map(\.hashValue)).count, isAbove: 1_990)
  }

  private func list(_ rows: [AnyListItem]) -> [ListSection] { [ListSection(id: "", items: rows)] }
}
