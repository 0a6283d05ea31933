public import Foundation
import QuartzCore

/// A row of a table on screen, used again and again for other rows.
///
/// Put views into `contentView`, and constrain them to it, or use the labels of a style.
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
  /// What the cell shows while its table is edited; nil for a cell that never was.
  final var editing: CellEditing?
  /// The table that shows the cell, and the row it shows.
  final weak var table: UITableView?
  final var tableRow: TableRow?
  /// Whether the cell shows a row; a cell in the pool does not.
  final var isOnScreen = false
  /// What the cell shows by configurations; nil for a cell without any.
  final var configurations: CellConfigurations?
  /// Whether the state changed since the configurations were updated for it.
  final var needsConfigurationUpdate = true
  /// Whether the program gave the cell a color, so that the style of the table has no say.
  final var hasOwnBackgroundColor = false
  private var ownSeparatorInset: UIEdgeInsets?
  /// What few cells have; nil as long as nothing of it is set.
  final var extras: CellExtras?

  // MARK: Making one

  /// Makes a cell of a style that can be found again by the identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    storedIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// Makes a cell of the default style that is not used again.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell from an archive, of the default style.
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
    addSubview(content)
  }

  /// How the cell shows that it has the focus of the keyboard.
  open var focusStyle: FocusStyle {
    get { extras?.focusStyle ?? .default }
    set { changeExtras { $0.focusStyle = newValue } }
  }

  /// Whether the list lets the focus of the keyboard be on it: where its item can be selected.
  open override var canBecomeFocused: Bool {
    (superview as? any CellList)?.canFocus(self) ?? false
  }

  // MARK: Content

  /// The view that holds the content; with a configuration, the one that it made.
  open var contentView: UIView { configurations?.contentView ?? content }

  // MARK: Configurations

  /// What the cell shows, in place of views in its content view and labels of its style.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { showContent(newValue) }
  }

  /// Whether the content is updated for the state of the cell.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { configurationsForWriting.updatesContent = newValue }
  }

  /// What is behind the content, in place of colors and background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set {
      showBackground(newValue)
      if configurations != nil { updateSelectionAppearance(animated: false) }
    }
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
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation
    state.isReordering = isOnScreen && table?.reorder?.cell === self
    return state
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

  /// The label of the style's main text; made when first requested.
  open var textLabel: UILabel? { label ?? makeLabel() }

  /// The label of the style's second text; nil where the style has none.
  open var detailTextLabel: UILabel? { detailLabel ?? makeDetailLabel() }

  /// The image before the text; made when first requested.
  open var imageView: UIImageView? { loadedImageView ?? makeImageView() }

  /// A view behind the content.
  open var backgroundView: UIView? {
    get { storedBackground }
    set { setBackground(newValue) }
  }

  /// A view behind the content of a selected or highlighted cell.
  open var selectedBackgroundView: UIView? {
    get { storedSelectedBackground }
    set { setSelectedBackground(newValue) }
  }

  /// A view behind the content of a selected cell, where several can be selected at once.
  open var multipleSelectionBackgroundView: UIView? {
    get { extras?.multipleSelectionBackground }
    set { setMultipleSelectionBackground(newValue) }
  }

  // MARK: Indentation

  /// How many steps the content is indented.
  open var indentationLevel: Int {
    get { extras?.indentationLevel ?? 0 }
    set {
      changeExtras { $0.indentationLevel = newValue }
      setNeedsLayout()
    }
  }

  /// How far a step of indentation goes, in points.
  ///
  /// 10 by default.
  open var indentationWidth: CGFloat {
    get { extras?.indentationWidth ?? CellExtras.usualWidth }
    set {
      changeExtras { $0.indentationWidth = newValue }
      setNeedsLayout()
    }
  }

  // MARK: Reuse

  /// The identifier that the cell is found again by.
  open var reuseIdentifier: String? { storedIdentifier }

  /// The cell is about to show another row.
  ///
  /// Called before the data source gets it; overrides call `super`.
  open func prepareForReuse() {}

  final func prepareToBeReused() {
    if highlighted { setHighlighted(false, animated: false) }
    if selected { setSelected(false, animated: false) }
    prepareForReuse()
  }

  // MARK: Selection

  /// How a selected cell looks.
  open var selectionStyle = SelectionStyle.default

  /// Whether the cell's row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the cell selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    editing?.control?.isChecked = selected
    updateSelectionAppearance(animated: animated)
    setNeedsUpdateConfiguration()
  }

  /// Shows the cell with a finger on it or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    updateSelectionAppearance(animated: animated)
    setNeedsUpdateConfiguration()
  }

  // MARK: Editing

  /// Whether the cell shows what deletes, chooses or moves its row.
  open var isEditing: Bool {
    get { editing?.isOn ?? false }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides what deletes, chooses or moves the row.
  ///
  /// The table calls it; overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    showEditing(editing, animated: animated)
    setNeedsUpdateConfiguration()
  }

  /// What editing does to the row, as the table's delegate has it.
  open var editingStyle: EditingStyle { editing?.style ?? .none }

  /// Whether the row can be dragged to another place; set by the table from its data source.
  open var showsReorderControl: Bool {
    get { editing?.showsReorderControl ?? false }
    set { editingForWriting.showsReorderControl = newValue }
  }

  /// Whether the content makes room for a control even where the row has none.
  open var shouldIndentWhileEditing = true {
    didSet { setNeedsLayout() }
  }

  /// The cell is about to show or hide its controls for editing, or the actions behind it.
  ///
  /// Overrides call `super`.
  ///
  /// - Parameter state: What the cell will show.
  open func willTransition(to state: StateMask) {}

  /// The cell shows or hides its controls for editing, or the actions behind it, as
  /// `willTransition(to:)` announced.
  ///
  /// Overrides call `super`.
  ///
  /// - Parameter state: What the cell shows.
  open func didTransition(to state: StateMask) {}

  /// Whether the actions behind the row are shown.
  open var showingDeleteConfirmation: Bool { table?.swipeActions?.openRow === self }

  /// The sign at the trailing end while the cell is edited.
  open var editingAccessoryType: AccessoryType {
    get { editing?.accessoryType ?? .none }
    set {
      editingForWriting.accessoryType = newValue
      editingAccessoryDidChange()
    }
  }

  /// A view at the trailing end while the cell is edited.
  open var editingAccessoryView: UIView? {
    get { editing?.accessoryView }
    set {
      editing?.accessoryView?.removeFromSuperview()
      editingForWriting.accessoryView = newValue
      editingAccessoryDidChange()
    }
  }

  // MARK: Accessories and separator

  /// The sign at the trailing end.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// A view at the trailing end, in place of the sign.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryDidChange() } }
  }

  /// How far the line below the cell stays away from the sides; the table's if not set.
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

  /// Has the table measure the cell again, where its rows size themselves.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if isOnScreen { table?.contentSizeDidChange(of: self) }
  }

  /// The color behind the content: by default that of the table's style.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackgroundColor = true
      super.backgroundColor = newValue
    }
  }

  final func takeBackgroundColor(of style: UITableView.Style) {
    guard !hasOwnBackgroundColor, style != .plain else { return }
    setBackgroundColor(.secondarySystemGroupedBackground)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutCell()
  }

  /// Chooses the row, as a tap on it does.
  open override func accessibilityActivate() -> Bool {
    guard isOnScreen, let table, let tableRow, table.selectsByTouch,
      table.shouldHighlight(tableRow.indexPath)
    else { return false }
    table.choose(tableRow)
    return true
  }

  /// The program's own, and those of a swipe for those who cannot swipe.
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
