public import Foundation
internal import QuartzCore
@_spi(UIKit) public import UIKitCore

/// A list cell: with separators, a background for the appearance of the list, and accessories
/// beside its content.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  final var itemAppearance: ListItemAppearance?
  final var topLine: UIView?
  final var bottomLine: UIView?
  final var guide: UILayoutGuide?
  final var wholeTap: UITapGestureRecognizer?
  final var accessoryViews: [ListAccessoryView] = []
  /// Whether the accessories for editing are shown.
  final var showsEditing = false
  /// Whether the program set a background color, which overrides that of the list.
  private final var hasOwnBackgroundColor = false

  /// Makes a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a cell with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    let selected = UIView(frame: bounds)
    selected.backgroundColor = .systemGray4
    selectedBackgroundView = selected
  }

  // MARK: Indentation

  /// The indentation level of the content.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { sidesDidChange() } }
  }

  /// The width of an indentation level, in points.
  open var indentationWidth: CGFloat = 16 {
    didSet { if indentationWidth != oldValue { sidesDidChange() } }
  }

  /// Whether leading accessories are indented too.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
  }

  final var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }

  final func sidesDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The space beside the content for indentation and accessories.
  final var sides: (leading: CGFloat, trailing: CGFloat) {
    (indentation + accessoryWidth(isLeading: true), accessoryWidth(isLeading: false))
  }

  // MARK: Accessories

  /// The accessories beside the content.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange() }
  }

  // MARK: Separators

  /// The horizontal extent of the separators: constrain it to the content that they should be
  /// aligned with.
  open var separatorLayoutGuide: UILayoutGuide { guide ?? makeGuide() }

  // MARK: Overrides

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let new = (layoutAttributes as? ListLayoutAttributes)?.itemAppearance
    // The cell now shows another item, whose children may be expanded.
    editingMayHaveChanged()
    outlineDidChange(animated: false)
    guard new != itemAppearance else { return }
    itemAppearance = new
    applyListAppearance()
    updateWholeTap()
  }

  /// The background color: by default that of the list's appearance.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackgroundColor = true
      super.backgroundColor = newValue
    }
  }

  @_spi(UIKit) open override func selectionDidChange() {
    super.selectionDidChange()
    for view in accessoryViews { view.selectionDidChange(isSelected) }
    if topLine != nil || bottomLine != nil { applyLines() }
  }

  final func applyListAppearance() {
    if !hasOwnBackgroundColor {
      let color: UIColor? =
        switch itemAppearance?.appearance {
        case .plain: .systemBackground
        case .grouped, .insetGrouped:
          itemAppearance?.isHeader == true ? .clear : .secondarySystemGroupedBackground
        case nil: nil
        }
      if super.backgroundColor != color { setBackgroundColor(color) }
    }
    applyCorners()
    setNeedsLayout()
  }

  @_spi(UIKit) open override func listEditingDidChange() {
    editingMayHaveChanged()
    layoutIfNeeded()
  }

  @_spi(UIKit) open override var listBackground: UIBackgroundConfiguration {
    guard let item = itemAppearance else { return .clear() }
    return switch (item.isHeader, item.appearance == .plain) {
    case (true, true): .listPlainHeaderFooter()
    case (true, false): .listGroupedHeaderFooter()
    case (false, true): .listPlainCell()
    case (false, false): .listGroupedCell()
    }
  }

  /// Returns the default content configuration for the cell's role in its list, without content.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    guard itemAppearance?.isHeader == true else { return .cell() }
    return itemAppearance?.appearance == .plain ? .plainHeader() : .groupedHeader()
  }

  @_spi(UIKit) open override var contentFrame: CGRect {
    let sides = sides
    let size = bounds.size
    return CGRect(
      x: isRightToLeft ? sides.trailing : sides.leading,
      y: 0,
      width: max(size.width - sides.leading - sides.trailing, 0),
      height: size.height
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutAccessories()
    // Not earlier: attributes are applied before the cell has its accessories, which lines are
    // above.
    applyLines()
    layOutLines()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let sides = sides
    let accessories = sides.leading + sides.trailing
    var size = super.systemLayoutSizeFitting(
      CGSize(width: max(targetSize.width - accessories, 0), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    if size.width > 0 || size.height > 0 { size.width += accessories }
    return size
  }

  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? swipeActionsForAccessibility }
    set { super.accessibilityCustomActions = newValue }
  }

  private var swipeActionsForAccessibility: [UIAccessibilityCustomAction]? {
    let actions = isOnScreen ? owningCollectionView?.accessibleSwipeActions(of: self) ?? [] : []
    return actions.isEmpty ? nil : actions
  }
}
