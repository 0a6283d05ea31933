/// How one list becomes another: the edit script of a flat list.
///
/// Deletions, the origins of moves and of updates are indices before; insertions and the destinations of moves and updates
/// are indices after. All of them together are one batch update by UIKit's rules. No index is named twice among
/// deletions and moves, nor among insertions and moves; an element that moves and has new content is an update besides.
public struct ListDifference<Element> {
  /// The elements that go, by index before, ascending.
  public var deletions: [Int] = []

  /// The elements that come, by index after, ascending.
  public var insertions: [Int] = []

  /// The elements that move, by destination, ascending: the fewest there can be.
  public var moves: [Move] = []

  /// The elements with new content, whether they move or not, by index after, ascending.
  public var updates: [Move] = []

  /// The memory that finding the difference took at its peak, the script itself not counted, in bytes.
  public var workingBytes = 0

  /// The number of elements before.
  public var oldCount: Int

  /// The elements after; the script takes those that come, and those with new content, from here.
  @usableFromInline var new: [Element]

  @usableFromInline
  init(oldCount: Int, new: [Element]) {
    self.oldCount = oldCount
    self.new = new
  }

  /// Whether there is nothing to do.
  public var isEmpty: Bool {
    deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
  }

  /// An element's index before and after.
  public struct Move: Hashable, Sendable {
    /// The index before.
    public var from: Int

    /// The index after.
    public var to: Int

    /// Makes a move.
    @inlinable
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }
}

extension ListDifference: Sendable where Element: Sendable {}

extension ListDifference {
  /// The list after, made from the list before by following the script: elements that stay or move are those of `old`.
  ///
  /// O(n). `nil` where `old` has not as many elements as the list the script was made for.
  public func applied(to old: [Element]) -> [Element]? {
    guard old.count == oldCount else { return nil }
    var stays = [Bool](repeating: true, count: old.count)
    for index in deletions { stays[index] = false }
    for move in moves { stays[move.from] = false }
    let count = old.count - deletions.count + insertions.count
    var result: [Element] = []
    result.reserveCapacity(count)
    var (insertion, move, next) = (0, 0, 0)
    while result.count < count {
      if insertion < insertions.count, insertions[insertion] == result.count {
        result.append(new[result.count])
        insertion += 1
      } else if move < moves.count, moves[move].to == result.count {
        result.append(old[moves[move].from])
        move += 1
      } else {
        while next < stays.count, !stays[next] { next += 1 }
        result.append(old[next])
        next += 1
      }
    }
    for update in updates { result[update.to] = new[update.to] }
    return result
  }
}

extension ListDifference: CustomStringConvertible {
  /// The script on one line, for logs.
  public var description: String {
    "-\(deletions) +\(insertions) moves [\(Self.describe(moves))] updates [\(Self.describe(updates))]"
  }

  private static func describe(_ moves: [Move]) -> String {
    moves.map { "\($0.from)>\($0.to)" }.joined(separator: " ")
  }
}
