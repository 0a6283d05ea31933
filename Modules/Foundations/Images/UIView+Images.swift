public import ListModel
public import UIKit

extension UIView {
  /// The image of a name that is seen in the view: what a transition to another screen begins at,
  /// and goes back to.
  ///
  /// Nil where it is scrolled away, below a bar or as good as that, and where it has not come.
  public func shownImage(named name: ListItemID) -> AsyncImageView? {
    guard !isHidden, alpha > 0 || self is AsyncImageView else { return nil }
    if let image = self as? AsyncImageView {
      return image.imageName == name && image.isMostlySeen ? image : nil
    }
    for subview in subviews {
      if let found = subview.shownImage(named: name) { return found }
    }
    return nil
  }
}

extension AsyncImageView {
  /// How much of an image has to be in sight for the reader to see where it goes.
  private static let leastShare: CGFloat = 0.3

  fileprivate var isMostlySeen: Bool {
    guard phase == .shown, let window, !bounds.isEmpty else { return false }
    var visible = convert(bounds, to: window)
    let whole = visible.width * visible.height
    var view = superview
    while let outer = view {
      if let list = outer as? UIScrollView {
        let part = list.bounds.inset(by: list.adjustedContentInset)
        visible = visible.intersection(list.convert(part, to: window))
      } else if outer.clipsToBounds || outer === window {
        visible = visible.intersection(outer.convert(outer.bounds, to: window))
      }
      view = outer.superview
    }
    return !visible.isNull && visible.width * visible.height >= whole * Self.leastShare
  }
}
