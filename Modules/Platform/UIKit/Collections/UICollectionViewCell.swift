import CoreGraphics
public import Foundation

/// A reusable view for an item of a collection view.
///
/// Add views to `contentView`, and constrain them to it.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  final let content = CollectionCellContentView(frame: .zero)
  private final var storedBackground: UIView?
  private final var storedSelectedBackground: UIView?
  private final var selected = false
  private final var highlighted = false
  /// The configurations of content and background; nil if there are none.
  final var configurations: CellConfigurations?
  /// Whether the state changed since the configurations were last updated.
  final var needsConfigurationUpdate = true

  override func didInit() {
    super.didInit()
    layer.isRasterCandidate = true
    content.frame = bounds
    // It has the size of the cell before the cell is laid out.
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.cell = self
    addSubview(content)
  }

  override var accessibilityContainerRole: AccessibilityRole? { .cell }

  /// Whether the cell can have the keyboard focus: if its item can be selected.
  open override var canBecomeFocused: Bool {
    (superview as? any SelectableList)?.canFocus(self) ?? false
  }

  // MARK: Content

  /// The view of the content, with the size of the cell; the view of the content configuration if
  /// there is one.
  open var contentView: UIView { configurations?.contentView ?? content }

  // MARK: Configurations

  /// The configuration of the content, instead of views in the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { showContent(newValue) }
  }

  /// Whether the content configuration is updated automatically for the state of the cell.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { configurationsForWriting.updatesContent = newValue }
  }

  /// The configuration of the background, instead of colors and background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { showBackground(newValue) }
  }

  /// Whether the background configuration is updated automatically for the state of the cell.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { configurationsForWriting.updatesBackground = newValue }
  }

  /// The state that configurations are updated for.
  ///
  /// Overrides add their own state to that of `super`.
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

  /// Whether the item is being moved interactively.
  private var isReordering: Bool {
    guard let collection, let movement = collection.movement, !movement.isEnding else {
      return false
    }
    return collection.shown[movement.element]?.view === self
  }

  /// Requests an update of the configurations before the next layout of the cell.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  override func invalidateConfiguration() { setNeedsUpdateConfiguration() }

  /// Updates the configurations for a state; override it to set the content for the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurations?.update(for: state, content: content, in: self)
    needsConfigurationUpdate = false
  }

  /// Updates the configurations for new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// A closure that sets the content for a state.
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
      if let newValue {
        newValue.frame = CGRect(origin: .zero, size: bounds.size)
        insertSubview(newValue, at: 0)
      }
      setNeedsLayout()
    }
  }

  /// A view behind the content and in front of the background, shown while the cell is selected or
  /// highlighted.
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
      view.frame = CGRect(origin: .zero, size: bounds.size)
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

  /// Whether the cell is highlighted by a touch.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard newValue != highlighted else { return }
      highlighted = newValue
      showSelectedBackground()
      setNeedsUpdateConfiguration()
    }
  }

  /// Called when the item was selected or deselected.
  @_spi(UIKit) open func selectionDidChange() {}

  /// Called when the collection view begins or ends editing, in the animation of it.
  @_spi(UIKit) open func listEditingDidChange() {}

  /// The default background of a cell in the list that it is shown in; empty outside of lists.
  @_spi(UIKit) open var listBackground: UIBackgroundConfiguration { .clear() }

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
    // The origin of the bounds is used by swipe actions: it offsets the content.
    let whole = CGRect(origin: .zero, size: bounds.size)
    for view in [storedBackground, storedSelectedBackground] {
      if let view, view.superview === self, view.frame != whole { view.frame = whole }
    }
    let inner = contentFrame
    if content.frame != inner { content.frame = inner }
  }

  /// The frame of the content: the bounds, except for list cells with accessories.
  @_spi(UIKit) open var contentFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingContentSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
}

/// The content view of a cell, which is an Auto Layout island: cells are laid out independently.
@MainActor final class CollectionCellContentView: UIView {
  weak var cell: UICollectionViewCell?

  override var isAutoLayoutIsland: Bool { true }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.invalidateIntrinsicContentSize()
  }

  /// Called when the constraints or the size of the content changed.
  override func layoutSubviews() {
    super.layoutSubviews()
    if let cell { cell.collection?.contentDidLayOut(of: cell) }
  }
}
