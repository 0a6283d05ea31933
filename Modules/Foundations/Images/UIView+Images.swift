public import ListModel
public import UIKit

extension UIView {
  /// The visible image with a name in the view: a transition to another screen starts there and
  /// returns to it.
  ///
  /// Nil if it is scrolled away, almost fully covered by a bar, or not loaded.
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

extension UIView {
  /// Returns when no image in the view is being loaded.
  ///
  /// For tests of screens with images, which must be deterministic: it turns until then.
  public func waitForImages() async {
    while isLoadingImages { await Task.yield() }
  }

  private var isLoadingImages: Bool {
    (self as? AsyncImageView)?.phase == .loading || subviews.contains(where: \.isLoadingImages)
  }
}

extension AsyncImageView {
  /// The visible share of an image that a transition needs to start from it.
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
