public import Foundation

/// What a popover may point at: a view, or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where the item is, in points of a view; nil while both are not in one window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Where the view is, in points of another one; nil while both are not in one window.
  public final func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where the item stands in its bar, in points of a view; nil while both are not in one window.
  public final func frame(in referenceView: UIView) -> CGRect? {
    makeView()?.frame(in: referenceView)
  }
}
