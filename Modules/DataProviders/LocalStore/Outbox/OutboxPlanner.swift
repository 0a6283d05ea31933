import MomentsValues

/// Decides how the queue changes with a new action of the reader.
///
/// It is pure: it takes the waiting items and returns the changes. Two rules take precedence:
///
/// 1. What was not sent can be undone without a trace: opposites cancel out, the last edit wins.
/// 2. What may have reached the server is never undone here; its opposite is sent after it.
struct OutboxPlanner {
  /// A waiting item, as far as decisions need it.
  struct Entry: Hashable {
    var id: String
    var kind: ActionKind
    /// The requested state of likes, boosts and follows.
    var isOn = true
    var isRefused = false
    /// Whether its request is being sent, or was sent with an unknown outcome.
    var mayHaveReached = false

    /// Whether it cannot have reached the server.
    fileprivate var isUnseen: Bool { isRefused || !mayHaveReached }
  }

  /// The changes of the queue.
  struct Plan: Hashable {
    /// Items to remove without having been sent.
    var removed: [String] = []
    /// The item whose text is replaced by the new one.
    var replaced: String?
    /// Whether the new item is appended.
    var appends = false
  }

  /// The items of the same lane, except for discarded ones, the oldest first.
  var lane: [Entry]
  /// The item that makes the post or the list of the lane, if that waits, too.
  var maker: Entry?

  init(lane: [Entry], maker: Entry? = nil) {
    self.lane = lane
    self.maker = maker
  }

  /// Sets or unsets a like, boost, follow or other mark.
  ///
  /// - Parameters:
  ///   - kind: The kind of mark.
  ///   - isOn: The requested state.
  ///   - isConfirmed: The state at the server; nil where it is unknown.
  /// - Returns: The changes; none if the state is already set or being sent.
  func toggle(_ kind: ActionKind, _ isOn: Bool, isConfirmed: Bool?) -> Plan {
    var plan = Plan()
    let all = lane.filter { $0.kind == kind }
    // Refused items are obsolete as soon as the reader decides again.
    plan.removed = all.filter(\.isRefused).map(\.id)
    var waiting = all.filter { !$0.isRefused }
    while let last = waiting.last, last.isOn != isOn, !last.mayHaveReached {
      plan.removed.append(last.id)
      waiting.removeLast()
    }
    plan.appends = waiting.last.map { $0.isOn != isOn } ?? (isConfirmed != isOn)
    return plan
  }

  /// Edits a post, or the title of a list.
  ///
  /// - Parameters:
  ///   - kind: The kind of the edit.
  ///   - deletion: The kind of its deletion.
  /// - Returns: The changes; nil where it is to be deleted and so cannot be edited.
  func edit(_ kind: ActionKind = .edit, unless deletion: ActionKind = .delete) -> Plan? {
    guard !lane.contains(where: { $0.kind == deletion && !$0.isRefused }) else { return nil }
    let edits = lane.filter { $0.kind == kind }
    if let maker, maker.isUnseen {
      // An edit from the time when the post was being sent waits for it, and would undo this one.
      return Plan(removed: edits.map(\.id), replaced: maker.id)
    }
    var plan = Plan(removed: edits.filter(\.isRefused).map(\.id))
    if let last = edits.last(where: { !$0.isRefused }), !last.mayHaveReached {
      plan.replaced = last.id
    } else {
      plan.appends = true
    }
    return plan
  }

  /// Deletes a post, or a list.
  ///
  /// - Parameter kind: The kind of the deletion.
  /// - Returns: The changes; replies to the post stay, because they are posts of their own.
  func delete(_ kind: ActionKind = .delete) -> Plan {
    let own = lane.filter { ![.post, .schedule].contains($0.kind) }
    if let maker, maker.isUnseen {
      return Plan(removed: own.map(\.id) + [maker.id])
    }
    let isUnderway = own.contains { $0.kind == kind && !$0.isRefused }
    // Likes of a deleted post need not be sent; items that may have reached the server complete
    // before the deletion.
    let removed = own.filter { $0.isUnseen && ($0.kind != kind || $0.isRefused) }
    return Plan(removed: removed.map(\.id), appends: !isUnderway)
  }
}
