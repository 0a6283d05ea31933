import DesignKit
public import UIKit

/// A collection view cell around a ``ListItemView``: the view fills it, up to the readable width on
/// wide screens.
///
/// Features never subclass it: showing a view through a section controller or a
/// ``BaseCollectionViewController`` is enough.
public final class BaseCollectionViewCell<ItemView: ListItemView>: UICollectionViewListCell,
  ListItemCell, ListSizedCell, SignedCell
{
  /// The view that shows the row.
  public private(set) var itemView: ItemView?

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

  private var insetConstraints = ItemViewConstraints()

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

  /// Puts the view into the cell.
  public func install(_ itemView: ItemView) {
    self.itemView?.removeFromSuperview()
    self.itemView = itemView
    insetConstraints = contentView.fill(withItemView: itemView)
    insetConstraints.inset(by: contentInsets, in: self)
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
    itemView?.prepareForReuse()
    itemView?.onAction = nil
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

/// Where a row view sits in its cell: top, bottom, middle and width.
struct ItemViewConstraints {
  var edges: [NSLayoutConstraint] = []

  /// Leaves room around the view.
  func inset(by insets: NSDirectionalEdgeInsets, in cell: UIView) {
    let shift = (insets.leading - insets.trailing) / 2
    let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let constants = [
      insets.top, -insets.bottom, isRightToLeft ? -shift : shift, -insets.leading - insets.trailing,
    ]
    for (edge, constant) in zip(edges, constants) { edge.constant = constant }
  }
}

extension UIView {
  /// Puts a row view in the middle, as wide as the view but no wider than lines are readable.
  @discardableResult
  func fill(withItemView itemView: UIView, bottomYields: Bool = false) -> ItemViewConstraints {
    itemView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(itemView)
    let bottom = itemView.bottomAnchor.constraint(equalTo: bottomAnchor)
    let edges = [
      itemView.topAnchor.constraint(equalTo: topAnchor),
      bottomYields ? bottom.yieldingToHiding() : bottom,
      itemView.centerXAnchor.constraint(equalTo: centerXAnchor),
      itemView.widthAnchor.constraint(equalTo: widthAnchor).yieldingToHiding(),
    ]
    NSLayoutConstraint.activate(
      edges + [itemView.widthAnchor.constraint(lessThanOrEqualToConstant: Metrics.readableWidth)]
    )
    return ItemViewConstraints(edges: edges)
  }
}
