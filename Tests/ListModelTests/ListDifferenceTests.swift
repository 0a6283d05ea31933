import ListModel
import Testing

struct ListDifferenceTests {
  private typealias Move<Element> = ListDifference<Element>.Move

  // MARK: Moves

  @Test func theFirstOf101GoesLastInOneMove() {
    let old = Array(0..<101)
    let difference = ListDiff.difference(from: old, to: Array(old.dropFirst()) + [0])
    #expect(difference.moves == [Move<Int>(from: 0, to: 100)])
    #expect(difference.deletions.isEmpty && difference.insertions.isEmpty)
  }

  @Test func theLastOf101GoesFirstInOneMove() {
    let old = Array(0..<101)
    let difference = ListDiff.difference(from: old, to: [100] + Array(old.dropLast()))
    #expect(difference.moves == [Move<Int>(from: 100, to: 0)])
  }

  @Test func swappedEndsAreTwoMoves() {
    var new = Array(0..<101)
    new.swapAt(0, 100)
    let difference = ListDiff.difference(from: Array(0..<101), to: new)
    #expect(difference.moves.count == 2)
    #expect(difference.applied(to: Array(0..<101)) == new)
  }

  @Test func anInsertionAtTheFrontMovesNothing() {
    let difference = ListDiff.difference(from: Array(0..<101), to: Array(-1..<101))
    #expect(difference.moves.isEmpty && difference.insertions == [0])
  }

  @Test func aBlockThatMovesIsMovedAndNotTheRest() {
    let new = Array(10..<100) + Array(0..<10)
    #expect(ListDiff.difference(from: Array(0..<100), to: new).moves.count == 10)
    #expect(ListDiff.difference(from: new, to: Array(0..<100)).moves.count == 10)
  }

  @Test func aListReversedMovesAllButOne() {
    let old = Array(0..<2_000)
    let difference = ListDiff.difference(from: old, to: old.reversed())
    #expect(difference.moves.count == 1_999)
    #expect(difference.applied(to: old) == old.reversed())
  }

  // MARK: Edges

  @Test func emptyListsAndEqualListsNeedNothing() {
    #expect(ListDiff.difference(from: [Int](), to: []).isEmpty)
    #expect(ListDiff.difference(from: [1, 2], to: [1, 2]).isEmpty)
    #expect(ListDiff.difference(from: [], to: [1, 2]).insertions == [0, 1])
    #expect(ListDiff.difference(from: [1, 2], to: []).deletions == [0, 1])
  }

  @Test func aScriptIsRefusedByAListOfAnotherLength() {
    let difference = ListDiff.difference(from: [1, 2, 3], to: [3, 1])
    #expect(difference.applied(to: [1, 2, 3]) == [3, 1])
    #expect(difference.applied(to: [1, 2]) == nil)
  }

  // MARK: Identity and equality

  private struct Note: Identifiable, Hashable {
    var id: Int
    var text = ""
  }

  @Test func newContentIsAnUpdateWhetherTheElementMovesOrNot() throws {
    let old = [Note(id: 1), Note(id: 2), Note(id: 3), Note(id: 4), Note(id: 5)]
    let new = [
      Note(id: 1, text: "head"), Note(id: 4, text: "moved"), Note(id: 2), Note(id: 3, text: "kept"),
      Note(id: 5, text: "tail"),
    ]
    for difference in [
      ListDiff.difference(from: old, to: new),
      ListDiff.difference(from: old, to: new, id: \.id),
      ListDiff.difference(from: old, to: new, id: { $0.id }, hasSameContent: { $0 == $1 }),
    ] {
      #expect(difference.moves == [Move<Note>(from: 3, to: 1)])
      #expect(difference.updates.map(\.from) == [0, 3, 2, 4])
      #expect(difference.updates.map(\.to) == [0, 1, 3, 4])
      #expect(difference.applied(to: old) == new)
    }
  }

  private final class Document {
    var title = ""
  }

  @Test func referencesAreToldApartByInstance() throws {
    let documents = (0..<5).map { _ in Document() }
    let new = [documents[4], documents[0], Document(), documents[2]]
    let difference = ListDiff.difference(
      from: documents,
      to: new,
      id: { ObjectIdentifier($0) },
      hasSameContent: ===
    )
    #expect(difference.deletions == [1, 3])
    #expect(difference.insertions == [2])
    #expect(difference.moves.map(\.from) == [4])
    let applied = try #require(difference.applied(to: documents))
    #expect(zip(applied, new).allSatisfy { $0 === $1 })
  }

  @Test func anIdentityWithAPoorHashIsStillItself() {
    let old = (0..<300).map { PoorlyHashed(value: $0) }
    let new = Array(old.shuffled().prefix(200))
    #expect(ListDiff.difference(from: old, to: new).applied(to: old) == new)
  }

  // MARK: Duplicates

  @Test func equalIdentitiesAreKeptApart() {
    let old = [1, 1, 2, 1]
    let new = [2, 1, 3, 1, 1, 1]
    let difference = ListDiff.difference(from: old, to: new)
    #expect(difference.deletions.isEmpty && difference.insertions.count == 2)
    #expect(difference.applied(to: old) == new)
    #expect(ListDiff.duplicates(in: new, id: { $0 }) == [1])
    #expect(ListDiff.duplicates(in: [1, 2, 3], id: { $0 }).isEmpty)
  }

  @Test func aScriptDescribesItself() {
    let difference = ListDiff.difference(from: [1, 2, 3], to: [3, 4, 1])
    #expect(difference.description == "-[1] +[1] moves [2>0] updates []")
  }
}

private struct PoorlyHashed: Hashable {
  var value: Int
  func hash(into hasher: inout Hasher) { hasher.combine(value % 3) }
}
