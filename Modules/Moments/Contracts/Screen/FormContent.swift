/// The content of a sheet with a form.
public protocol FormContent: Hashable, Sendable {
  /// Whether there is something to save or send, and nothing is missing or too long; false while
  /// that is in progress.
  var canFinish: Bool { get }

  /// Whether there is input that must not be discarded by accident.
  var isWritten: Bool { get }

  /// Whether it is being saved or sent.
  var isFinishing: Bool { get set }
}
