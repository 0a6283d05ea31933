import Foundation

/// Decides on the items that are pushed onto a navigation bar and popped off it, and is notified of
/// them.
///
/// A subclass of `UINavigationController` that adopts it is the delegate of its bar: it is asked as
/// the reader taps the back button, and is notified of each push and pop. Every method is optional.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be pushed; what a navigation controller pushes is not asked for.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

  /// An item was pushed, and nothing moves any more.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Whether an item may be popped: asked as the reader taps the back button, and for
  /// `popItem(animated:)`.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// An item was popped, and nothing moves any more.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// `true`.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPush item: UINavigationItem
  ) -> Bool { true }

  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  /// `true`.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool { true }

  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
