/// Decides what becomes of the queue when the reader does one thing more.
///
/// Pure: what waits goes in, what to change comes out. Two rules rule all others:
/// 1. What nobody else has seen can be taken back without a trace: opposites cancel out, the last
///   edit counts.
/// 2. What may have reached the server is never taken back here; its opposite is sent after it.
struct OutboxPlanner {
  /// An item that waits, as far as decisions need it.
  struct Entry: Hashable {
    var id: String
    var kind: OutboxKind
    /// On or off, for likes, boosts and follows.
    var wish = true
    var isRefused = false
    /// Whether a request that carries it is on its way, or was and nobody knows what came of it.
    var mayHaveReached = false

    /// Whether nobody but the reader can have seen it.
    fileprivate var isUnseen: Bool { isRefused || !mayHaveReached }
  }

  /// What to change.
  struct Plan: Hashable {
    /// Items that go without having been sent.
    var removed: [String] = []
    /// The item that gets the new text in place of its own.
    var replaced: String?
    /// Whether the new item joins the queue.
    var appends = false
  }

  /// What of the same lane waits, the oldest first.
  var lane: [Entry]
  /// The post that the lane is named after, where that waits too.
  var pendingPost: Entry?

  init(lane: [Entry], pendingPost: Entry? = nil) {
    self.lane = lane
    self.pendingPost = pendingPost
  }

  /// The reader likes, shares or follows, or takes that back.
  ///
  /// - Parameters:
  ///   - kind: Which of them.
  ///   - wish: On or off.
  ///   - isConfirmed: What the server said last; nil where it is not known.
  /// - Returns: What to change; nothing where it is so already, or on its way to be.
  func toggle(_ kind: OutboxKind, _ wish: Bool, isConfirmed: Bool?) -> Plan {
    var plan = Plan()
    let all = lane.filter { $0.kind == kind }
    // What was refused is history as soon as the reader decides again.
    plan.removed = all.filter(\.isRefused).map(\.id)
    var waiting = all.filter { !$0.isRefused }
    while let last = waiting.last, last.wish != wish, !last.mayHaveReached {
      plan.removed.append(last.id)
      waiting.removeLast()
    }
    plan.appends = waiting.last.map { $0.wish != wish } ?? (isConfirmed != wish)
    return plan
  }

  /// Whether a block is among what waits: one that is taken back too, if it may have got there.
  var mayBlock: Bool { lane.contains { $0.kind == .block && $0.wish && !$0.isRefused } }

  /// The reader changes a post, or the title of a list.
  ///
  /// - Parameters:
  ///   - kind: What changes it.
  ///   - deletion: What deletes it.
  /// - Returns: What to change; nil where it is to be deleted and so cannot be changed.
  func edit(_ kind: OutboxKind = .edit, unless deletion: OutboxKind = .delete) -> Plan? {
    guard !lane.contains(where: { $0.kind == deletion && !$0.isRefused }) else { return nil }
    let edits = lane.filter { $0.kind == kind }
    if let pendingPost, pendingPost.isUnseen {
      // An edit that was made while the post was on its way waits for it, and would undo this one.
      return Plan(removed: edits.map(\.id), replaced: pendingPost.id)
    }
    var plan = Plan(removed: edits.filter(\.isRefused).map(\.id))
    if let last = edits.last(where: { !$0.isRefused }), !last.mayHaveReached {
      plan.replaced = last.id
    } else {
      plan.appends = true
    }
    return plan
  }

  /// The reader deletes a post, or a list.
  ///
  /// - Parameter kind: What deletes it.
  /// - Returns: What to change; answers to the post stay, for they are posts of their own.
  func delete(_ kind: OutboxKind = .delete) -> Plan {
    let own = lane.filter { ![.post, .schedule, .look].contains($0.kind) }
    if let pendingPost, pendingPost.isUnseen {
      return Plan(removed: own.map(\.id) + [pendingPost.id])
    }
    let isUnderway = own.contains { $0.kind == kind && !$0.isRefused }
    // No server needs a like of what is deleted; what may be at the server is settled before the
    // deletion.
    let removed = own.filter { $0.isUnseen && ($0.kind != kind || $0.isRefused) }
    return Plan(removed: removed.map(\.id), appends: !isUnderway)
  }
}
