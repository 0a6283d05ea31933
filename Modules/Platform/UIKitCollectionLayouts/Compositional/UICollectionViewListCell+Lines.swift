internal import Foundation
internal import QuartzCore
internal import UIKitCore

extension UICollectionViewListCell {
  /// The default inset of separators, unless the layout guide is used, in points.
  private static let margin: CGFloat = 16
  /// The corner radius of groups, in points.
  private static let cornerRadius: CGFloat = 10

  final func makeGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    contentView.addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(
      equalTo: contentView.leadingAnchor,
      constant: Self.margin
    )
    let trailing = guide.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
    // The program's own constraints take precedence.
    leading.priority = .defaultLow
    trailing.priority = .defaultLow
    NSLayoutConstraint.activate([leading, trailing])
    self.guide = guide
    return guide
  }

  final func applyCorners() {
    var corners: CACornerMask = []
    if itemAppearance?.isFirst == true {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if itemAppearance?.isLast == true {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    let radius: CGFloat = corners.isEmpty ? 0 : Self.cornerRadius
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    if !corners.isEmpty, layer.maskedCorners != corners { layer.maskedCorners = corners }
  }

  final func applyLines() {
    topLine = line(topLine, itemAppearance?.top)
    bottomLine = line(bottomLine, itemAppearance?.bottom)
  }

  /// The view of a separator, created or removed as needed.
  private func line(_ view: UIView?, _ line: ListItemAppearance.Line?) -> UIView? {
    guard let line else {
      view?.removeFromSuperview()
      return nil
    }
    let view = view ?? UIView(frame: .zero)
    let isAmongSeveral = owningCollectionView.map {
      $0.isEditing ? $0.allowsMultipleSelectionDuringEditing : $0.allowsMultipleSelection
    }
    let color = isSelected && isAmongSeveral == true ? line.selectedColor : line.color
    if view.backgroundColor != color { view.backgroundColor = color }
    if view.superview !== self { addSubview(view) }
    return view
  }

  final func layOutLines() {
    guard topLine != nil || bottomLine != nil else { return }
    let hairline = 1 / max(traitCollection.displayScale, 1)
    // The guide is positioned by the content's constraints.
    if guide != nil { contentView.layoutIfNeeded() }
    if let topLine, let line = itemAppearance?.top { put(topLine, line.insets, y: 0, hairline) }
    if let bottomLine, let line = itemAppearance?.bottom {
      put(bottomLine, line.insets, y: bounds.height - hairline, hairline)
    }
  }

  /// The distance of a text beside an image from the leading edge of the cell, in points: there its
  /// separators begin.
  private var leadingOfText: CGFloat? {
    (contentView as? UIListContentView)?.textLeading.map { sides.leading + $0 }
  }

  private func put(
    _ view: UIView,
    _ insets: NSDirectionalEdgeInsets,
    y: CGFloat,
    _ height: CGFloat
  ) {
    let width = bounds.width
    var leading = leadingOfText ?? (indentation + Self.margin)
    var trailing: CGFloat = 0
    if let guide {
      let frame = guide.layoutFrame.offsetBy(dx: contentView.frame.minX, dy: 0)
      leading = isRightToLeft ? width - frame.maxX : frame.minX
      trailing = isRightToLeft ? frame.minX : width - frame.maxX
      // A separator extends below accessories.
      if trailing <= sides.trailing { trailing = 0 }
    }
    if insets.leading != .greatestFiniteMagnitude { leading = insets.leading }
    if insets.trailing != .greatestFiniteMagnitude { trailing = insets.trailing }
    let frame = CGRect(
      x: isRightToLeft ? trailing : leading,
      y: y,
      width: max(width - leading - trailing, 0),
      height: height
    )
    if view.frame != frame { view.frame = frame }
  }
}
