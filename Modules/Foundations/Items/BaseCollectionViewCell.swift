import DesignKit
public import UIKit

/// A collection view cell that contains a ``ListItemView``: the view fills it, up to the readable
/// width on wide screens.
///
/// Features do not subclass it: register a view with a section controller or a
/// ``BaseCollectionViewController``.
public final class BaseCollectionViewCell<ItemView: ListItemView>: UICollectionViewListCell,
  InsetItemCell, ListSizedCell, SignedCell
{
  /// The view that shows the row.
  public internal(set) var itemView: ItemView?

  /// A fixed height that replaces measuring, in points.
  var fixedHeight: CGFloat?

  /// The insets of the view in the cell, in points.
  var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { if contentInsets != oldValue { insetConstraints.inset(by: contentInsets, in: self) } }
  }

  /// The accessory at the trailing edge.
  var accessory = UITableViewCell.AccessoryType.none {
    didSet {
      guard accessory != oldValue else { return }
      accessories =
        switch accessory {
        case .disclosureIndicator: [.disclosureIndicator()]
        case .checkmark: [.checkmark()]
        default: []
        }
    }
  }

  var insetConstraints = ItemViewConstraints()

  /// Makes an empty cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.background
    // As in tables, a tap leaves no highlight; the content view shows the selection.
    selectedBackgroundView = nil
  }

  /// Unavailable: instances are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Measures the row at its width, unless its height is fixed.
  ///
  /// The view receives its width before.
  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let fixedHeight {
      let fitted = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes
      fitted?.frame.size.height = fixedHeight
      return fitted ?? layoutAttributes
    }
    let width = layoutAttributes.size.width - contentInsets.leading - contentInsets.trailing
    itemView?.prepareForLayout(width: min(width, Metrics.readableWidth))
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  /// Tints the content view of a selected row.
  public override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? Palette.pressedSurface : nil }
  }

  /// Clears the state of the previous row.
  public override func prepareForReuse() {
    super.prepareForReuse()
    forgetRow()
  }
}

/// A collection view cell that shows a row.
protocol ListSizedCell: UICollectionViewCell {
  /// A fixed height that replaces measuring, in points.
  var fixedHeight: CGFloat? { get set }
  /// The insets of the content in the cell, in points.
  var contentInsets: NSDirectionalEdgeInsets { get set }
}

/// A collection view cell with an accessory.
protocol SignedCell: UICollectionViewCell {
  /// The accessory at the trailing edge.
  var accessory: UITableViewCell.AccessoryType { get set }
}

extension RowLayout {
  /// Applies the appearance of a row to its collection view cell.
  @MainActor func apply(to cell: any ListSizedCell) {
    if case .fixed(let height) = height {
      cell.fixedHeight = height
    } else {
      cell.fixedHeight = nil
    }
    cell.contentInsets = insets ?? .zero
    (cell as? any SignedCell)?.accessory = accessory
    cell.backgroundColor = background ?? Palette.background
  }
}
