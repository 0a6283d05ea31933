import DesignKit
import Foundations
import ListModel
import MomentsContracts
import UIKit

/// The placeholder shapes of a loading shelf.
nonisolated struct ShelfPlaceholder: ListItemViewModel, Hashable {
  var shelf: ListItemID
  var kind: ExploreShelf.Kind
  /// The number of photos side by side.
  var columns: Int
  /// The visible part of cards beyond the column of other rows, in points.
  var overhang: CGFloat = 0
  /// The accessibility label while loading.
  var loadingText: String

  var itemID: ListItemID { shelf }
}

/// Shows placeholders of photos, cards or links, in about their size.
final class ShelfPlaceholderView: BaseListItemView<ShelfPlaceholder, Never> {
  private var blocks: [UIView] = []
  private var shapes: PlaceholderShapes?
  private lazy var heightConstraint = inactiveConstraint(.height(0).yielding)

  override func styleControls() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
  }

  override func constrainControls() {
    heightConstraint.isActive = true
  }

  override func update(with viewModel: ShelfPlaceholder) {
    shapes = PlaceholderShapes(
      kind: viewModel.kind,
      columns: viewModel.columns,
      overhang: viewModel.overhang
    )
    accessibilityLabel = viewModel.loadingText
    accessibilityIdentifier = "loading.\(viewModel.shelf)"
    setNeedsLayout()
  }

  override func prepareForLayout(width: CGFloat) {
    heightConstraint.constant = shapes?.height(inWidth: width, traits: traitCollection) ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = shapes?.blocks(inWidth: bounds.width, traits: traitCollection) ?? []
    while blocks.count < layout.count {
      let block = UIView()
      blocks.append(block)
      addSubview(block)
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, view) in blocks.enumerated() {
      view.isHidden = index >= layout.count
      guard index < layout.count else { continue }
      var frame = layout[index].frame
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
      view.layer.cornerRadius = layout[index].cornerRadius
      view.backgroundColor = layout[index].isCard ? Palette.surface : Palette.placeholder
    }
  }
}

extension ShelfPlaceholderView: SelfContainedItemView {}
