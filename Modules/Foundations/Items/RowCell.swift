import DesignKit
import UIKit

/// A view of a list that contains a row view: a cell, a header or a footer, of a table or of a
/// collection.
protocol RowCell: UIView {
  /// The type of the view inside.
  associatedtype ItemView: ListItemView

  /// Whether the size of such cells is set, and not only measured: then the view need not fill it.
  static var hasGivenSize: Bool { get }
  /// Whether the view is at most as wide as text is readable.
  static var isReadable: Bool { get }

  /// The view inside; `nil` until the first row is shown.
  var itemView: ItemView? { get set }
  /// The view inside, if it is the collection of a row of items. Stored, because casts to protocols
  /// are slow.
  var shelf: (any ShelfView)? { get set }
  /// The view that contains it.
  var contentView: UIView { get }
  /// The insets of the view, in points.
  var contentInsets: NSDirectionalEdgeInsets { get set }
  /// The constraints of the view: top, bottom, center and width.
  var insetConstraints: [NSLayoutConstraint] { get set }
}

extension RowCell {
  static var hasGivenSize: Bool { false }
  static var isReadable: Bool { true }

  /// Adds the view: centered, as wide as the cell but at most the readable width; a shelf fills the
  /// cell.
  func install(_ itemView: ItemView) {
    self.itemView?.removeFromSuperview()
    self.itemView = itemView
    shelf = itemView as? any ShelfView
    if shelf != nil {
      itemView.frame = contentView.bounds
      itemView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(itemView)
    } else {
      insetConstraints = constraints(of: itemView)
    }
    applyInsets()
  }

  private func constraints(of itemView: ItemView) -> [NSLayoutConstraint] {
    contentView.addConstrainedSubviews(itemView)
    let bottom = itemView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    if Self.hasGivenSize { bottom.priority = .required - 1 }
    let edges = [
      itemView.topAnchor.constraint(equalTo: contentView.topAnchor), bottom,
      itemView.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      itemView.widthAnchor.constraint(equalTo: contentView.widthAnchor).yieldingToHiding(),
    ]
    let most = itemView.widthAnchor.constraint(lessThanOrEqualToConstant: Metrics.readableWidth)
    NSLayoutConstraint.activate(Self.isReadable ? edges + [most] : edges)
    return edges
  }

  /// Sets the insets around the view; the items of a shelf scroll across them.
  func applyInsets() {
    let insets = contentInsets
    shelf?.insets = insets
    let shift = (insets.leading - insets.trailing) / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let constants = [
      insets.top, -insets.bottom, isRightToLeft ? -shift : shift, -insets.leading - insets.trailing,
    ]
    for (edge, constant) in zip(insetConstraints, constants) { edge.constant = constant }
  }

  /// Passes the width of the cell, in points, to the view before it is measured.
  func prepareForLayout(width: CGFloat) {
    let width = width - contentInsets.leading - contentInsets.trailing
    itemView?.prepareForLayout(width: min(width, Metrics.readableWidth))
  }

  /// Clears the state of the previous row.
  func clearRow() {
    itemView?.prepareForReuse()
    itemView?.onAction = nil
  }
}

extension UICollectionViewLayoutAttributes {
  /// The same attributes with another height, in points.
  func sized(toHeight height: CGFloat) -> UICollectionViewLayoutAttributes {
    guard let sized = copy() as? UICollectionViewLayoutAttributes else { return self }
    sized.frame.size.height = height
    return sized
  }
}
