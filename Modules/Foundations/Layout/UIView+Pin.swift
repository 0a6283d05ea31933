public import UIKit

extension UIView {
  /// Constrains all four edges to those of a superview, with the same inset on each, in points: the
  /// rule `.edges`.
  public func pinEdges(to view: UIView, inset: CGFloat = 0) {
    constrain(.edges.equal(to: view).inset(inset))
  }

  /// Constrains all four edges to those of a superview, with insets in points.
  public func pinEdges(to view: UIView, top: CGFloat, sides: CGFloat, bottom: CGFloat) {
    constrain(.edges.equal(to: view).inset(top: top, sides: sides, bottom: bottom))
  }
}
