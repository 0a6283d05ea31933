import Expectations
import ListModel
import Locking
import Testing

struct AnyListItemTests {
  @Test func theConcreteTypeIsPreserved() {
    let item = AnyListItem(TestRow("a", content: 1))
    expect(item.as(TestRow.self), equals: TestRow("a", content: 1))
    expectNil(item.as(OtherRow.self))
    expect(item.typeID, equals: ObjectIdentifier(TestRow.self))
  }

  @Test func aRowOfASectionIsReplacedByOneOfAnotherType() {
    var section = section("s", ["a", "b"])
    section.replaceRow(at: 1, with: OtherRow(itemID: "c"))
    expect(section.items.map(\.itemID), equals: ["a", "c"])
    expect(section.row(of: OtherRow.self), equals: OtherRow(itemID: "c"))
  }

  @Test func contentIsComparedWithinATypeOnly() {
    let row = AnyListItem(TestRow("a", content: 1))
    expect(row.hasSameContent(as: AnyListItem(TestRow("a", content: 1))))
    expect(!row.hasSameContent(as: AnyListItem(TestRow("a", content: 2))))
    expect(!row.hasSameContent(as: AnyListItem(OtherRow(itemID: "a"))))
  }

  /// An update leaves most rows as they were.
  @Test func copiesOfAWrappedRowAreNotCompared() {
    let counter = ComparisonCounter()
    let row = AnyListItem(CountingRow(itemID: "a", counter: counter))
    let rows = [row, AnyListItem(row)]
    expect(rows[0].hasSameContent(as: rows[1]))
    expect(counter.count, equals: 0)
    expect(row.hasSameContent(as: AnyListItem(CountingRow(itemID: "a", counter: counter))))
    expect(counter.count, equals: 1)
  }

  @MainActor @Test func referencesAreComparedByIdentity() {
    let first = AnyListItem(LivingRow(itemID: "a"))
    let second = AnyListItem(LivingRow(itemID: "a"))
    expect(first.hasSameContent(as: first))
    expect(!first.hasSameContent(as: second))
  }

  @Test func rowsOfOneTypeShareAReusePoolByDefault() {
    expect(TestRow("a").reuseIdentifier, equals: TestRow("b").reuseIdentifier)
    expect(AnyListItem(TestRow("a")).typeID != AnyListItem(OtherRow(itemID: "a")).typeID)
    expect(TestRow("a", pool: "wide").reuseIdentifier, equals: "wide")
  }

  @Test func identitiesOfTextAndNumberDiffer() {
    expect(ListItemID("1") != ListItemID(1))
    expect(ListItemID("1").description, equals: ListItemID(1).description)
  }
}

/// Counts comparisons of rows.
private final class ComparisonCounter: Sendable {
  private let comparisons = Mutex(0)

  var count: Int { comparisons.withLock { $0 } }

  func increase() { comparisons.withLock { $0 += 1 } }
}

private struct CountingRow: ListItemViewModel {
  let itemID: ListItemID
  let counter: ComparisonCounter

  func hasSameContent(as other: Self) -> Bool {
    counter.increase()
    return itemID == other.itemID
  }
}
