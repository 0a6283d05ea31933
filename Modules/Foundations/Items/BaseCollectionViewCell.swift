import DesignKit
public import UIKit

/// A collection view cell that contains a ``ListItemView``: the view fills it, up to the readable
/// width on wide screens.
///
/// Features do not subclass it: register a view with a section controller or
/// a ``ListView`` in a collection.
public final class BaseCollectionViewCell<ItemView: ListItemView>: UICollectionViewListCell,
  RowCell
{
  /// The view that shows the row.
  public internal(set) var itemView: ItemView?

  /// The height of the row at a width, in points, which replaces measuring; `nil` if the content
  /// determines it.
  var rowHeight: ((_ width: CGFloat) -> CGFloat?)?

  /// The insets of the view in the cell, in points.
  var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { if contentInsets != oldValue { applyInsets() } }
  }

  /// The accessory at the trailing edge, as in tables.
  var accessory = UITableViewCell.AccessoryType.none {
    didSet {
      guard accessory != oldValue else { return }
      switch accessory {
      case .disclosureIndicator: accessories = [.disclosureIndicator()]
      case .checkmark: accessories = [.checkmark()]
      default: accessories = []
      }
    }
  }

  var shelf: (any ShelfView)?
  var insetConstraints: [NSLayoutConstraint] = []

  /// Makes an empty cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // As in tables, a tap leaves no highlight; the content view shows the selection.
    selectedBackgroundView = nil
  }

  /// Unavailable: instances are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Measures the row at its width, unless the row has a height of its own.
  ///
  /// The view receives its width before.
  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = layoutAttributes.size.width
    if let height = rowHeight?(width) ?? shelf?.height(forWidth: width) {
      return layoutAttributes.sized(toHeight: height)
    }
    prepareForLayout(width: width)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  /// Tints the content view of a selected row.
  public override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? Palette.pressedSurface : nil }
  }

  /// Clears the state of the previous row.
  public override func prepareForReuse() {
    super.prepareForReuse()
    clearRow()
  }
}
