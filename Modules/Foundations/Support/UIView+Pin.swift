public import UIKit

extension UIView {
  /// Constrains all four edges to those of a superview, with the same inset on each, in points.
  ///
  /// The far edges are just below required, so that a stack view can hide the superview without a
  /// conflict.
  public func pinEdges(to view: UIView, inset: CGFloat = 0) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset).yieldingToHiding(),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset).yieldingToHiding(),
    ])
  }
}
