import ListModel

/// A place of a demo timeline where moments are missing.
struct DemoGap {
  let id: ListItemID
  /// The moment above it.
  var above: ListItemID
  /// What is missing, newest first.
  var missing: [DemoEntry]
  /// Whether it fails the next time.
  var fails: Bool
  var state = State.idle

  enum State {
    case idle
    case loading
    case failed
  }

  /// How many moments come at a time.
  static let step = 2
}
