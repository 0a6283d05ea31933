/// A part of the interface that takes part in moving the focus of the keyboard: views and view
/// controllers.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
  /// The environments that the focus moves to in this one, best first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one; `nil` for a window.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Moves the focus in the next frame to where the environment prefers it, if it has the focus.
  func setNeedsFocusUpdate()
  /// Moves the focus immediately, if an update was requested.
  func updateFocusIfNeeded()
  /// Whether a movement of the focus may happen that this environment loses or gets it by.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus came into this environment, left it, or moved in it.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}
