public import Foundation

/// A bar with a field to search in, and a button to cancel where it is shown.
///
/// It is 56 points high. It searches nothing itself: its delegate hears of the text.
@preconcurrency @MainActor open class UISearchBar: UIView {
  private static let height: CGFloat = 56
  /// How high the bar is as a row of a navigation bar: less room above the field.
  private static let compactHeight: CGFloat = 52
  private static let scopeHeight: CGFloat = 44
  private static let margin: CGFloat = 8

  /// The field.
  open var searchTextField: UISearchTextField { ownTextField }
  private let ownTextField = UISearchTextField()
  private let editing = SearchBarEditing()
  private let cancelButton = UIButton(type: .system)
  private var isCancelShown = false
  private var scopeControl: UISegmentedControl?
  private var isScopeShown = false
  private var scope = 0
  /// The search that the bar belongs to.
  weak var searchController: UISearchController?

  /// Hears of what the reader does.
  open weak var delegate: (any UISearchBarDelegate)?

  override func didInit() {
    super.didInit()
    editing.bar = self
    searchTextField.delegate = editing
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.textDidChange()
      },
      for: .editingChanged
    )
    addSubview(searchTextField)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.isHidden = true
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
      },
      for: .primaryActionTriggered
    )
    addSubview(cancelButton)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The text in the field; the delegate does not hear of it when it is set.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      searchController?.textDidChange()
    }
  }

  /// What an empty field shows.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Whether the field can be used.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      cancelButton.isEnabled = newValue
    }
  }

  /// Whether the button to cancel is shown.
  open var showsCancelButton: Bool {
    get { isCancelShown }
    set {
      searchController?.automaticallyShowsCancelButton = false
      setShowsCancelButton(newValue, animated: false)
    }
  }

  /// Shows the button to cancel, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != isCancelShown else { return }
    UIView.performWithoutAnimation { layoutIfNeeded() }
    isCancelShown = showsCancelButton
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  /// The color of the ground; nil lets what is behind show.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor }
  }

  // MARK: Scopes

  /// What the reader may search in: a control below the field, while ``showsScopeBar`` is on.
  open var scopeButtonTitles: [String]? {
    didSet {
      guard scopeButtonTitles != oldValue else { return }
      scopeControl?.removeFromSuperview()
      scopeControl = scopeButtonTitles.map(makeScopeControl)
      heightDidChange()
    }
  }

  /// The place of the scope that is selected, from 0.
  open var selectedScopeButtonIndex: Int {
    get { scope }
    set {
      scope = newValue
      scopeControl?.selectedSegmentIndex = newValue
    }
  }

  /// Whether the scopes are shown.
  open var showsScopeBar: Bool {
    get { isScopeShown }
    set {
      if searchController != nil { searchController?.scopeBarActivation = .manual }
      setShowsScope(newValue, animated: false)
    }
  }

  /// Shows the scopes, or hides them.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != isScopeShown else { return }
    isScopeShown = show
    guard animated, window != nil else { return heightDidChange() }
    UIView.animate(withDuration: 0.25) { self.heightDidChange() }
  }

  private var takesScopeRoom: Bool { isScopeShown && scopeControl != nil }

  private func makeScopeControl(_ titles: [String]) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    scope = 0
    control.selectedSegmentIndex = 0
    control.isHidden = true
    control.addAction(
      UIAction { [weak self] in
        guard let self, let control = $0.sender as? UISegmentedControl else { return }
        scope = control.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
        searchController?.update()
      },
      for: .valueChanged
    )
    addSubview(control)
    return control
  }

  private func heightDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    searchController?.item?.bar?.onChange?()
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  // MARK: Layout

  /// Whether the bar is a row of a navigation bar.
  private var isInNavigationBar: Bool { searchController?.item?.bar != nil }

  /// How high the bar is as a row of a navigation bar, in points.
  var rowHeight: CGFloat {
    let isAlone =
      searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
    return (isAlone ? Self.height : Self.compactHeight) + (takesScopeRoom ? Self.scopeHeight : 0)
  }

  private var ownHeight: CGFloat { Self.height + (takesScopeRoom ? Self.scopeHeight : 0) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    cancelButton.setTitle(AccessibilityWords(of: self).cancel, for: .normal)
    let isRow = isInNavigationBar
    let scopeRoom = takesScopeRoom ? Self.scopeHeight : 0
    let height = searchTextField.intrinsicContentSize.height
    // A row that gives way to content takes its field along.
    let fieldHeight = isRow ? min(height, max(height - rowHeight + bounds.height, 0)) : height
    let margin = isRow ? max(bounds.width >= 414 ? 20 : 16, safeAreaInsets.left) : Self.margin
    let room = bounds.insetBy(dx: margin, dy: 0)
    let buttonWidth = cancelButton.intrinsicContentSize.width
    let gap = isCancelShown ? buttonWidth + 2 * Self.margin : 0
    let isCompact = isRow && rowHeight - scopeRoom == Self.compactHeight
    var field = CGRect(
      x: room.minX,
      y: isCompact ? 1 : isRow ? 10 : (bounds.height - scopeRoom - fieldHeight) / 2,
      width: max(room.width - gap, 0),
      height: fieldHeight
    )
    // A button that is not shown waits beyond the end.
    var button = CGRect(
      x: isCancelShown ? field.maxX + Self.margin : bounds.maxX,
      y: field.minY,
      width: buttonWidth,
      height: fieldHeight
    )
    if isRightToLeft {
      field.origin.x = bounds.width - field.maxX
      button.origin.x = bounds.width - button.maxX
    }
    searchTextField.frame = field
    if isRow {
      searchTextField.alpha = min(max((fieldHeight - 12) / 24, 0), 1)
      searchTextField.clipsToBounds = true
    }
    cancelButton.frame = button
    cancelButton.isHidden = !isCancelShown
    guard let scopeControl else { return }
    scopeControl.isHidden = !takesScopeRoom
    scopeControl.frame = CGRect(
      x: room.minX,
      y: bounds.height - Self.scopeHeight,
      width: room.width,
      height: 32
    )
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight)
  }
}
