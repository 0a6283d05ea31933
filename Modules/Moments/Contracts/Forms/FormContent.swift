/// What a sheet shows in which something is written.
public protocol FormContent: Hashable, Sendable {
  /// Whether there is something to keep or to send, and nothing is missing or too long; false while
  /// that is being done.
  var canFinish: Bool { get }

  /// Whether it is being kept or sent.
  var isFinishing: Bool { get set }
}
