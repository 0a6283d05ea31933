public import Foundation

/// A part of the interface that participates in focus updates: views and view controllers.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The preferred targets of the focus in this environment, the best first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The parent environment; `nil` for a window.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Requests a focus update to the preferred target in the next frame, if the environment has the
  /// focus.
  func setNeedsFocusUpdate()
  /// Performs a pending focus update immediately.
  func updateFocusIfNeeded()
  /// Returns whether a focus update is allowed in which this environment loses or gets the focus.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus entered or left this environment, or moved within it.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}
