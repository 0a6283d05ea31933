import Expectations
import ListModel
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
