internal import UIKit

/// Keeps one view inside another, with room at the edges that may change.
final class InsetFrame {
  private(set) var view: UIView?
  private var edges: [NSLayoutConstraint] = []

  /// The room at the edges, in points.
  var insets = NSDirectionalEdgeInsets.zero {
    didSet { if insets != oldValue { applyInsets() } }
  }

  /// Puts a view into another, in place of the one that was there.
  func put(_ view: UIView, into container: UIView) {
    guard view !== self.view || view.superview !== container else { return }
    self.view?.removeFromSuperview()
    self.view = view
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    edges = [
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      // While the container is about to be measured it may be lower or narrower than the view must be.
      container.bottomAnchor.constraint(equalTo: view.bottomAnchor).yieldingToHiding(),
      container.trailingAnchor.constraint(equalTo: view.trailingAnchor).yieldingToHiding(),
    ]
    applyInsets()
    NSLayoutConstraint.activate(edges)
  }

  private func applyInsets() {
    for (edge, inset) in zip(edges, [insets.top, insets.leading, insets.bottom, insets.trailing]) {
      edge.constant = inset
    }
  }
}
