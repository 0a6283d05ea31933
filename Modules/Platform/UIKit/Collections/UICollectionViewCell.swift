import CoreGraphics
public import Foundation

/// An item of a collection view on screen, used again and again for other items.
///
/// Put views into `contentView`, and constrain them to it.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  final let content = CollectionCellContentView(frame: .zero)
  private final var storedBackground: UIView?
  private final var storedSelectedBackground: UIView?
  private final var selected = false
  private final var highlighted = false

  /// Makes a cell with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    didInitCell()
  }

  /// Makes a cell from an archive, as with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    didInitCell()
  }

  private func didInitCell() {
    layer.isRasterCandidate = true
    content.frame = bounds
    content.cell = self
    addSubview(content)
  }

  /// Whether the list lets the focus of the keyboard be on it: where its item can be selected.
  open override var canBecomeFocused: Bool {
    (superview as? any CellList)?.canFocus(self) ?? false
  }

  // MARK: Content

  /// The view that holds the content, as large as the cell.
  open var contentView: UIView { content }

  /// A view behind the content.
  open var backgroundView: UIView? {
    get { storedBackground }
    set {
      guard newValue !== storedBackground else { return }
      storedBackground?.removeFromSuperview()
      storedBackground = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      setNeedsLayout()
    }
  }

  /// A view behind the content, in front of the background, of a selected or highlighted cell.
  open var selectedBackgroundView: UIView? {
    get { storedSelectedBackground }
    set {
      guard newValue !== storedSelectedBackground else { return }
      storedSelectedBackground?.removeFromSuperview()
      storedSelectedBackground = newValue
      showSelectedBackground()
    }
  }

  private func showSelectedBackground() {
    guard let view = storedSelectedBackground else { return }
    let isShown = selected || highlighted
    if isShown, view.superview !== self {
      insertSubview(view, belowSubview: content)
      setNeedsLayout()
    }
    if !isShown, view.superview === self { view.removeFromSuperview() }
  }

  // MARK: State

  /// Whether the item is selected.
  open var isSelected: Bool {
    get { selected }
    set {
      guard newValue != selected else { return }
      selected = newValue
      showSelectedBackground()
    }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard newValue != highlighted else { return }
      highlighted = newValue
      showSelectedBackground()
    }
  }

  override func prepareToBeReused() {
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
    super.prepareToBeReused()
  }

  // MARK: Overrides

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The origin of the bounds is the swipe's: the content slides by it.
    let whole = CGRect(origin: .zero, size: bounds.size)
    for view in [storedBackground, storedSelectedBackground] {
      if let view, view.superview === self, view.frame != whole { view.frame = whole }
    }
    let inner = contentFrame
    if content.frame != inner { content.frame = inner }
  }

  /// Where the content is: everywhere, but for rows of lists with something beside it.
  var contentFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
}

/// The content of a cell, with constraints of its own: laying out one cell never looks at another.
@MainActor final class CollectionCellContentView: UIView {
  weak var cell: UICollectionViewCell?

  override var isAutoLayoutIsland: Bool { true }

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.invalidateIntrinsicContentSize()
  }

  /// The constraints of the content changed, or its size.
  override func layoutSubviews() {
    super.layoutSubviews()
    if let cell { cell.collection?.contentDidLayOut(of: cell) }
  }
}
