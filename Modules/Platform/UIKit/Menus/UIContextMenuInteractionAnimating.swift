public import Foundation

/// Lets a program animate along while a menu appears or disappears.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil for menus without one.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called once the animation ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What happens to a lifted view that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes back, as if the menu had been dismissed.
  case dismiss = 0
  /// It grows over the window, to what it previewed.
  case pop = 1
}

/// Lets a program animate along as a lifted view is tapped, and say how it goes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  /// How the lifted view goes; ``UIContextMenuInteractionCommitStyle/pop`` at first where there is
  /// a controller, else ``UIContextMenuInteractionCommitStyle/dismiss``.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
