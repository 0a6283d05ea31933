public import Foundation

/// A source of a popover: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item in the coordinates of a view; nil if they are not in the same
  /// window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame in the coordinates of another view; nil if they are not in the same window.
  public final func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item's view in the coordinates of a view; nil if they are not in the
  /// same window.
  public final func frame(in referenceView: UIView) -> CGRect? {
    makeView()?.frame(in: referenceView)
  }
}
