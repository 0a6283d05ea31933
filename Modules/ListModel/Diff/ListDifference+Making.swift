extension ListDifference {
  /// Compares two lists by identities that have to be asked for.
  ///
  /// `checkpoint` is called every some thousand elements and may throw to end the work.
  @inlinable
  init<ID: Hashable, Failure: Error>(
    _ old: [Element],
    _ new: [Element],
    id: (Element) -> ID,
    hasNewContent: (Element, Element) -> Bool,
    checkpoint: () throws(Failure) -> Void
  ) throws(Failure) {
    self.init(oldCount: old.count, new: new)
    try checkpoint()
    let head = try Self.commonHead(old, new, checkpoint) { id($0) == id($1) }
    let tail = try Self.commonTail(old, new, head, checkpoint) { id($0) == id($1) }
    let (oldMiddle, newMiddle) = (head..<(old.count &- tail), head..<(new.count &- tail))
    var pairing = IdentityPairing(oldCount: oldMiddle.count, newCount: newMiddle.count)
    if !oldMiddle.isEmpty, !newMiddle.isEmpty {
      // Side by side in memory, each identity asked for once.
      let (oldIDs, newIDs) = (old[oldMiddle].map(id), new[newMiddle].map(id))
      pairing.peakBytes &+= (oldIDs.count &+ newIDs.count) &* MemoryLayout<ID>.stride
      try oldIDs.withUnsafeBufferPointer { (old: UnsafeBufferPointer<ID>) throws(Failure) in
        try newIDs.withUnsafeBufferPointer { (new: UnsafeBufferPointer<ID>) throws(Failure) in
          try pairing.run(old: old, new: new, checkpoint: checkpoint)
        }
      }
    }
    try write(&pairing, offset: head, checkpoint)
    try addUpdates(old, 0..<head, shift: 0, hasNewContent, checkpoint)
    for index in 0..<pairing.newCount {
      if index & 0xFFF == 0 { try checkpoint() }
      guard let origin = pairing.origin(of: index) else { continue }
      if hasNewContent(old[head &+ origin], new[head &+ index]) {
        updates.append(Move(from: head &+ origin, to: head &+ index))
      }
    }
    try addUpdates(
      old,
      (old.count &- tail)..<old.count,
      shift: new.count &- old.count,
      hasNewContent,
      checkpoint
    )
  }

  @inlinable
  mutating func addUpdates<Failure: Error>(
    _ old: [Element],
    _ range: Range<Int>,
    shift: Int,
    _ hasNewContent: (Element, Element) -> Bool,
    _ checkpoint: () throws(Failure) -> Void
  ) throws(Failure) {
    for index in range {
      if index & 0xFFF == 0 { try checkpoint() }
      if hasNewContent(old[index], new[index &+ shift]) {
        updates.append(Move(from: index, to: index &+ shift))
      }
    }
  }

  /// Turns pairs into the script.
  @inlinable
  mutating func write<Failure: Error>(
    _ pairing: inout IdentityPairing,
    offset: Int,
    _ checkpoint: () throws(Failure) -> Void
  ) throws(Failure) {
    let moveCount = try pairing.markMoves(in: 0..<pairing.newCount, checkpoint: checkpoint)
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
        moves.append(Move(from: offset &+ from, to: offset &+ index))
      }
    }
  }

  // MARK: Equal ends

  @inlinable
  static func commonHead<Failure: Error>(
    _ old: [Element],
    _ new: [Element],
    _ checkpoint: () throws(Failure) -> Void,
    _ areSame: (Element, Element) -> Bool
  ) throws(Failure) -> Int {
    let most = Swift.min(old.count, new.count)
    var head = 0
    while head < most, areSame(old[head], new[head]) {
      head &+= 1
      if head & 0x3FFF == 0 { try checkpoint() }
    }
    return head
  }

  @inlinable
  static func commonTail<Failure: Error>(
    _ old: [Element],
    _ new: [Element],
    _ head: Int,
    _ checkpoint: () throws(Failure) -> Void,
    _ areSame: (Element, Element) -> Bool
  ) throws(Failure) -> Int {
    let most = Swift.min(old.count, new.count) &- head
    var tail = 0
    while tail < most, areSame(old[old.count &- 1 &- tail], new[new.count &- 1 &- tail]) {
      tail &+= 1
      if tail & 0x3FFF == 0 { try checkpoint() }
    }
    return tail
  }
}

extension ListDifference where Element: Hashable {
  /// Compares two lists of elements that are their own identity: nothing is copied and nothing is an update.
  @inlinable
  init<Failure: Error>(
    ofValues old: [Element],
    _ new: [Element],
    checkpoint: () throws(Failure) -> Void
  ) throws(Failure) {
    self.init(oldCount: old.count, new: new)
    try checkpoint()
    let head = try Self.commonHead(old, new, checkpoint) { $0 == $1 }
    let tail = try Self.commonTail(old, new, head, checkpoint) { $0 == $1 }
    let oldMiddle = old[head..<(old.count &- tail)]
    let newMiddle = new[head..<(new.count &- tail)]
    var pairing = IdentityPairing(oldCount: oldMiddle.count, newCount: newMiddle.count)
    try oldMiddle.withUnsafeBufferPointer { (old: UnsafeBufferPointer<Element>) throws(Failure) in
      try newMiddle.withUnsafeBufferPointer {
        (new: UnsafeBufferPointer<Element>) throws(Failure) in
        try pairing.run(old: old, new: new, checkpoint: checkpoint)
      }
    }
    try write(&pairing, offset: head, checkpoint)
  }
}

extension IdentityPairing {
  /// The old index of a new element, whether it moves or not.
  @inlinable
  func origin(of index: Int) -> Int? {
    let origin = origins[index]
    if origin == -1 { return nil }
    return Int(origin >= 0 ? origin : Self.moved(origin))
  }
}
