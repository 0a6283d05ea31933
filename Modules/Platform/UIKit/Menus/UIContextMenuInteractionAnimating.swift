public import Foundation

/// Adds animations to the appearance or disappearance of a menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller of the preview; nil for menus without one.
  var previewViewController: UIViewController? { get }
  /// Adds a closure that runs inside the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview disappears after a tap.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to its source, as after a dismissal.
  case dismiss = 0
  /// The preview expands to the size of the window, as a transition to the previewed content.
  case pop = 1
}

/// Adds animations to the commit of a preview, and sets its style.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  /// How the preview disappears; defaults to ``UIContextMenuInteractionCommitStyle/pop`` for
  /// previews with a view controller, otherwise to ``UIContextMenuInteractionCommitStyle/dismiss``.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
