public import Foundation

/// A bar with a field to search in, and a button to cancel where it is shown.
///
/// It is 56 points high. It searches nothing itself: its delegate hears of the text.
@preconcurrency @MainActor open class UISearchBar: UIView {
  private static let height: CGFloat = 56
  private static let margin: CGFloat = 8

  /// The field.
  public let searchTextField = UISearchTextField()
  private let editing = SearchBarEditing()
  private let cancelButton = UIButton(type: .system)
  private var isCancelShown = false

  /// Hears of what the reader does.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Makes a bar with an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    didInit()
  }

  /// Makes a bar from an archive, as with an empty field.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    didInit()
  }

  private func didInit() {
    editing.bar = self
    searchTextField.delegate = editing
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
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
      },
      for: .primaryActionTriggered
    )
    addSubview(cancelButton)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The text in the field; the delegate does not hear of it when it is set.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
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
    set { setShowsCancelButton(newValue, animated: false) }
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

  open override func layoutSubviews() {
    super.layoutSubviews()
    cancelButton.setTitle(AccessibilityWords(of: self).cancel, for: .normal)
    let fieldHeight = searchTextField.intrinsicContentSize.height
    let room = bounds.insetBy(dx: Self.margin, dy: 0)
    let buttonWidth = cancelButton.intrinsicContentSize.width
    let gap = isCancelShown ? buttonWidth + 2 * Self.margin : 0
    var field = CGRect(
      x: room.minX,
      y: (bounds.height - fieldHeight) / 2,
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
    cancelButton.frame = button
    cancelButton.isHidden = !isCancelShown
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
}
