public import UIKit

extension UIView {
  /// Constrains all four edges to those of a superview, with the same inset on each, in points.
  ///
  /// The far edges are just below required, so that a stack view can hide the superview without a
  /// conflict.
  public func pinEdges(to view: UIView, inset: CGFloat = 0) {
    pinEdges(to: view, top: inset, sides: inset, bottom: inset)
  }

  /// Constrains all four edges to those of a superview, with insets in points.
  ///
  /// The far edges are just below required, as in ``pinEdges(to:inset:)``.
  public func pinEdges(to view: UIView, top: CGFloat, sides: CGFloat, bottom: CGFloat) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: top),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: sides),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -sides).yieldingToHiding(),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -bottom).yieldingToHiding(),
    ])
  }

  /// Adds subviews, in order, whose frames are determined by constraints: their autoresizing masks
  /// are no longer translated.
  public func addConstrainedSubviews(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }
}
