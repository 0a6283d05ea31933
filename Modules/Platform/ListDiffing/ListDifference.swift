/// The difference of two lists without sections, made by ``ListDiff/difference(from:to:)``.
///
/// Deletions and the origins of moves are indices before the change; insertions and the
/// destinations of moves are indices after it. Together they are one batch update by UIKit's rules.
public struct ListDifference {
  /// The deleted elements, as ascending indices before the change.
  public var deletions: [Int] = []

  /// The inserted elements, as ascending indices after the change.
  public var insertions: [Int] = []

  /// The moved elements, ordered by destination; their number is minimal.
  public var moves: [BatchMove<Int>] = []

  /// The peak memory used to compute the difference, without the result, in bytes.
  public var workingBytes = 0

  /// Whether there are no changes.
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

  /// Converts pairs to the difference.
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
