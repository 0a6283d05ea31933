public import Foundation
import QuartzCore

/// A view for a row of a table, reused for other rows.
///
/// Add subviews to `contentView` and constrain them to it, or use the labels of a style.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  // MARK: Stored state

  final let cellStyle: CellStyle
  final let storedIdentifier: String?
  final let content = TableCellContentView(frame: .zero)
  final var separator: UIView?
  final var accessory: UIView?
  final var storedBackground: UIView?
  final var storedSelectedBackground: UIView?
  final var standardSelectedBackground: UIView?
  final var label: UILabel?
  final var detailLabel: UILabel?
  final var loadedImageView: UIImageView?
  final var selected = false
  final var highlighted = false
  /// The editing state; nil if the cell was never edited.
  final var editing: CellEditing?
  /// The table of the cell, and its row.
  final weak var table: UITableView?
  final var tableRow: TableRow?
  /// Whether the cell is visible; `false` in the reuse pool.
  final var isOnScreen = false
  /// The content and background configurations; nil for a cell without any.
  final var configurations: CellConfigurations?
  /// Whether the configurations must be updated for the current state.
  final var needsConfigurationUpdate = true
  /// Whether the program set a background color, which overrides the table's.
  final var hasOwnBackgroundColor = false
  private var ownSeparatorInset: UIEdgeInsets?
  /// The rarely used properties; nil if none was set.
  final var extras: CellExtras?

  // MARK: Making one

  /// Makes a cell of a style with a reuse identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    storedIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// Makes a cell of the default style without a reuse identifier; 320 by 44 points for an empty
  /// frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Makes a cell of the default style from an archive.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    storedIdentifier = nil
    super.init(coder: coder)
  }

  override func didInit() {
    super.didInit()
    layer.isRasterCandidate = true
    clipsToBounds = true
    super.backgroundColor = .systemBackground
    // Initializers of programs place subviews, with autoresizing masks, in the bounds of the
    // content.
    content.frame = bounds
    addSubview(content)
  }

  /// How the cell shows that it is focused.
  open var focusStyle: FocusStyle {
    get { extras?.focusStyle ?? .default }
    set { changeExtras { $0.focusStyle = newValue } }
  }

  /// Whether the cell can be focused: if its row can be selected.
  open override var canBecomeFocused: Bool {
    (superview as? any SelectableList)?.canFocus(self) ?? false
  }

  // MARK: Content

  /// The superview of the content; with a content configuration, the view made by it.
  open var contentView: UIView { configurations?.contentView ?? content }

  // MARK: Configurations

  /// The content configuration, which replaces the labels of the style and the subviews of the
  /// content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { showContent(newValue) }
  }

  /// Whether the content configuration is updated for the state of the cell; defaults to `true`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { configurationsForWriting.updatesContent = newValue }
  }

  /// The background configuration, which replaces the background color and background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set {
      showBackground(newValue)
      if configurations != nil { updateSelectionAppearance(animated: false) }
    }
  }

  /// Whether the background configuration is updated for the state of the cell; defaults to `true`.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { configurationsForWriting.updatesBackground = newValue }
  }

  /// The state for which configurations are updated.
  ///
  /// Overrides add state to that of `super`.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = highlighted
    state.isSelected = selected
    state.isFocused = isFocused
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation
    state.isReordering = isOnScreen && table?.reorder?.cell === self
    return state
  }

  /// Requests an update of the configurations in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  override func invalidateConfiguration() { setNeedsUpdateConfiguration() }

  /// The separator belongs to none of the rows.
  override var subviewOutsidePreviews: UIView? { separator }

  override var showsFocusItself: Bool { focusStyle == .custom }

  override var accessibilityContainerRole: AccessibilityRole? { .cell }

  override var cellReadAsOneElement: CellReadAsOneElement? {
    CellReadAsOneElement(isSelectable: table?.selectsByTouch ?? false, isSelected: isSelected)
  }

  /// Updates the configurations for a state; override to set the content for it.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurations?.update(for: state, content: content, in: self)
    needsConfigurationUpdate = false
  }

  /// Updates the configurations for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Updates the cell for a state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The label of the main text, made on first access.
  open var textLabel: UILabel? { label ?? makeLabel() }

  /// The label of the detail text; nil if the style has none.
  open var detailTextLabel: UILabel? { detailLabel ?? makeDetailLabel() }

  /// The image before the text, made on first access.
  open var imageView: UIImageView? { loadedImageView ?? makeImageView() }

  /// The view behind the content.
  open var backgroundView: UIView? {
    get { storedBackground }
    set { setBackground(newValue) }
  }

  /// The view behind the content of a selected or highlighted cell.
  open var selectedBackgroundView: UIView? {
    get { storedSelectedBackground }
    set {
      guard newValue !== storedSelectedBackground else { return }
      storedSelectedBackground?.removeFromSuperview()
      storedSelectedBackground = newValue
      updateSelectionAppearance(animated: false)
    }
  }

  /// The view behind the content of a selected cell, if multiple selection is allowed.
  open var multipleSelectionBackgroundView: UIView? {
    get { extras?.multipleSelectionBackground }
    set { setMultipleSelectionBackground(newValue) }
  }

  // MARK: Indentation

  /// The number of indentation levels.
  open var indentationLevel: Int {
    get { extras?.indentationLevel ?? 0 }
    set {
      changeExtras { $0.indentationLevel = newValue }
      setNeedsLayout()
    }
  }

  /// The width of an indentation level, in points; defaults to 10.
  open var indentationWidth: CGFloat {
    get { extras?.indentationWidth ?? CellExtras.usualWidth }
    set {
      changeExtras { $0.indentationWidth = newValue }
      setNeedsLayout()
    }
  }

  // MARK: Reuse

  /// The identifier with which the cell waits for reuse; nil if it is not reused.
  open var reuseIdentifier: String? { storedIdentifier }

  /// Prepares the cell to show another row.
  ///
  /// Called before the cell is dequeued; overrides must call `super`.
  open func prepareForReuse() {}

  final func prepareToBeReused() {
    if highlighted { setHighlighted(false, animated: false) }
    if selected { setSelected(false, animated: false) }
    prepareForReuse()
  }

  // MARK: Selection

  /// The background of the selected cell.
  open var selectionStyle = SelectionStyle.default

  /// Whether the cell's row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is highlighted by a touch.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Sets the selected state.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    editing?.control?.isChecked = selected
    updateSelectionAppearance(animated: animated)
    setNeedsUpdateConfiguration()
  }

  /// Sets the highlighted state.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    updateSelectionAppearance(animated: animated)
    setNeedsUpdateConfiguration()
  }

  // MARK: Editing

  /// Whether the cell shows controls to delete, select or reorder its row.
  open var isEditing: Bool {
    get { editing?.isOn ?? false }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the editing controls.
  ///
  /// Called by the table; overrides must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    showEditing(editing, animated: animated)
    setNeedsUpdateConfiguration()
  }

  /// The editing style that the table's delegate returned for the row.
  open var editingStyle: EditingStyle { editing?.style ?? .none }

  /// Whether the cell shows a reorder control in editing mode; set by the table.
  open var showsReorderControl: Bool {
    get { editing?.showsReorderControl ?? false }
    set { editingForWriting.showsReorderControl = newValue }
  }

  /// Whether the content is indented in editing mode even if the row has no control; defaults to
  /// `true`.
  open var shouldIndentWhileEditing = true {
    didSet { setNeedsLayout() }
  }

  /// Called before the cell shows or hides its editing controls or its swipe actions.
  ///
  /// Overrides must call `super`.
  ///
  /// - Parameter state: The controls that the cell will show.
  open func willTransition(to state: StateMask) {}

  /// Called after the cell showed or hid its editing controls or its swipe actions.
  ///
  /// Overrides must call `super`.
  ///
  /// - Parameter state: The controls that the cell shows.
  open func didTransition(to state: StateMask) {}

  /// Whether the swipe actions of the row are shown.
  open var showingDeleteConfirmation: Bool { table?.swipeActions?.openRow === self }

  /// The accessory type in editing mode.
  open var editingAccessoryType: AccessoryType {
    get { editing?.accessoryType ?? .none }
    set {
      editingForWriting.accessoryType = newValue
      editingAccessoryDidChange()
    }
  }

  /// The accessory view in editing mode.
  open var editingAccessoryView: UIView? {
    get { editing?.accessoryView }
    set {
      editing?.accessoryView?.removeFromSuperview()
      editingForWriting.accessoryView = newValue
      editingAccessoryDidChange()
    }
  }

  // MARK: Accessories and separator

  /// What is shown at the trailing edge if there is no `accessoryView`; `none` by default.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// The accessory view, which replaces the accessory type.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      accessoryDidChange()
    }
  }

  /// The insets of the separator, in points; defaults to those of the table.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? table?.separatorInset
        ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    }
    set {
      noteAppearance(\.separatorInset, newValue)
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Overrides

  /// Invalidates the height of a self-sizing row.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if isOnScreen { table?.contentSizeDidChange(of: self) }
  }

  /// The background color; defaults to that of the table's style.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackgroundColor = true
      super.backgroundColor = newValue
    }
  }

  final func adoptBackgroundColor(of style: UITableView.Style) {
    guard !hasOwnBackgroundColor, style != .plain else { return }
    setBackgroundColor(.secondarySystemGroupedBackground)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutCell()
  }

  /// Selects the row, like a tap.
  open override func accessibilityActivate() -> Bool {
    guard isOnScreen, let table, !table.needsReload, let tableRow, table.selectsByTouch,
      table.shouldHighlight(tableRow.indexPath)
    else { return false }
    table.choose(tableRow.indexPath)
    return true
  }

  /// The custom actions that were set, or else the swipe actions.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? swipeActionsForAccessibility }
    set { super.accessibilityCustomActions = newValue }
  }

  private var swipeActionsForAccessibility: [UIAccessibilityCustomAction]? {
    let actions = isOnScreen ? table?.swipeActions?.accessibilityActions(of: self) ?? [] : []
    return actions.isEmpty ? nil : actions
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width))
  }
}
