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
  /// The content shown by configurations; nil for a cell without any.
  final var configurations: CellConfigurations?
  /// Whether the state changed since the configurations were updated for it.
  final var needsConfigurationUpdate = true

  override func didInit() {
    super.didInit()
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

  /// The view that holds the content, as large as the cell; with a configuration, the one that it
  /// made.
  open var contentView: UIView { configurations?.contentView ?? content }

  // MARK: Configurations

  /// The configuration of the content, in place of views in the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { showContent(newValue) }
  }

  /// Whether the content is updated for the state of the cell.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { configurationsForWriting.updatesContent = newValue }
  }

  /// The configuration of the background, in place of colors and background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { showBackground(newValue) }
  }

  /// Whether the background is updated for the state of the cell.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { configurationsForWriting.updatesBackground = newValue }
  }

  /// The state that configurations are updated for.
  ///
  /// Overrides add state of their own to that of `super`.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = highlighted
    state.isSelected = selected
    state.isFocused = isFocused
    state.isEditing = collection?.isEditing ?? false
    state.isReordering = isReordering
    state.isSwiped = collection?.swipeActions?.openRow === self
    return state
  }

  /// Whether the item is being moved by hand.
  private var isReordering: Bool {
    guard let collection, let movement = collection.movement, !movement.isEnding else {
      return false
    }
    return collection.shown[movement.element]?.view === self
  }

  /// Has the configurations updated before the cell is laid out next.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state; overrides set what the cell shows in it.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurations?.update(for: state, content: content, in: self)
    needsConfigurationUpdate = false
  }

  /// Configurations follow the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Sets what the cell shows in a state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

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
      selectionDidChange()
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard newValue != highlighted else { return }
      highlighted = newValue
      showSelectedBackground()
      setNeedsUpdateConfiguration()
    }
  }

  /// The item was selected or deselected.
  func selectionDidChange() {}

  override func prepareToBeReused() {
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
    super.prepareToBeReused()
  }

  // MARK: Overrides

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    configurations?.layOutGround(in: self)
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
  ) -> CGSize { fittingContentSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
}

/// The content of a cell, with constraints of its own: laying out one cell never looks at another.
@MainActor final class CollectionCellContentView: UIView {
  weak var cell: UICollectionViewCell?

  override var isAutoLayoutIsland: Bool { true }

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
