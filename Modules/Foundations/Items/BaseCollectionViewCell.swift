import DesignKit
public import UIKit

/// A collection view cell around a ``ListItemView``: the view fills it, up to the readable width on
/// wide screens.
///
/// Features never subclass it: showing a view through a section controller or a
/// ``BaseCollectionViewController`` is enough.
public final class BaseCollectionViewCell<ItemView: ListItemView>: UICollectionViewListCell,
  InsetItemCell, ListSizedCell, SignedCell
{
  /// The view that shows the row.
  public internal(set) var itemView: ItemView?

  /// A height that is not measured, in points.
  var fixedHeight: CGFloat?

  /// The room between the edges of the cell and the view, in points.
  var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { if contentInsets != oldValue { insetConstraints.inset(by: contentInsets, in: self) } }
  }

  /// The sign at the trailing end.
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
    // A tap leaves no trace, as in tables; a selection that lasts is told by the content.
    selectedBackgroundView = nil
  }

  /// Made in code only.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Measures the row at the width it is given, unless its height is fixed.
  ///
  /// The view is told its width before.
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

  /// A selected row is tinted.
  public override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? Palette.pressedSurface : nil }
  }

  /// Drops what belongs to the row shown last.
  public override func prepareForReuse() {
    super.prepareForReuse()
    forgetRow()
  }
}

/// A collection view cell that a row sits in.
protocol ListSizedCell: UICollectionViewCell {
  /// A height that is not measured, in points.
  var fixedHeight: CGFloat? { get set }
  /// The room between the edges of the cell and what it shows, in points.
  var contentInsets: NSDirectionalEdgeInsets { get set }
}

/// A collection view cell with a sign beside what it shows.
protocol SignedCell: UICollectionViewCell {
  /// The sign at the trailing end.
  var accessory: UITableViewCell.AccessoryType { get set }
}

extension RowLayout {
  /// Gives a collection's cell the looks of its row.
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
