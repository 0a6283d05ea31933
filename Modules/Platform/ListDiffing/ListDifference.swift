/// How one list without sections becomes another, found by ``ListDiff/difference(from:to:)``.
///
/// Deletions and the origins of moves are indices before; insertions and the destinations of moves
/// are indices after. All of them together are one batch update by UIKit's rules.
public struct ListDifference {
  /// The elements that go, by index before, ascending.
  public var deletions: [Int] = []

  /// The elements that come, by index after, ascending.
  public var insertions: [Int] = []

  /// The elements that move, by destination, ascending: the fewest there can be.
  public var moves: [BatchMove<Int>] = []

  /// The memory that finding the difference took at its peak, the script itself not counted, in
  /// bytes.
  public var workingBytes = 0

  /// Whether there is nothing to do.
  public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }

  @inlinable
  init<Element: Hashable>(from old: [Element], to new: [Element]) {
    let most = min(old.count, new.count)
    var (head, tail) = (0, 0)
    while head < most, old[head] == new[head] { head &+= 1 }
    while tail < most &- head, old[old.count &- 1 &- tail] == new[new.count &- 1 &- tail] {
      tail &+= 1
    }
    let oldMiddle = old[head..<(old.count &- tail)]
    let newMiddle = new[head..<(new.count &- tail)]
    var pairing = IdentityPairing(oldCount: oldMiddle.count, newCount: newMiddle.count)
    oldMiddle.withUnsafeBufferPointer { old in
      newMiddle.withUnsafeBufferPointer { new in pairing.run(old: old, new: new, checkpoint: {}) }
    }
    write(&pairing, offset: head)
  }

  /// Turns pairs into the script.
  @inlinable
  mutating func write(_ pairing: inout IdentityPairing, offset: Int) {
    let moveCount = pairing.markMoves(in: 0..<pairing.newCount, checkpoint: {})
    workingBytes = pairing.peakBytes
    deletions.reserveCapacity(pairing.oldCount &- pairing.pairCount)
    for index in 0..<pairing.oldCount where pairing.targets[index] < 0 {
      deletions.append(offset &+ index)
    }
    insertions.reserveCapacity(pairing.newCount &- pairing.pairCount)
    moves.reserveCapacity(moveCount)
    for index in 0..<pairing.newCount where pairing.origins[index] < 0 {
      let origin = pairing.origins[index]
      if origin == -1 {
        insertions.append(offset &+ index)
      } else {
        let from = Int(IdentityPairing.moved(origin))
        moves.append(BatchMove(from: offset &+ from, to: offset &+ index))
      }
    }
  }
}
