public import Foundation

/// The text field of a search bar: with a magnifying glass, and a clear button.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  private static let height: CGFloat = 36
  private static let glassSpace: CGFloat = 30
  private static let endMargin: CGFloat = 6

  /// The offsets of a search bar's icons from their default positions, in points.
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] {
    didSet { setNeedsLayout() }
  }
  /// The icon of a search bar's button at the end; nil for none.
  var sideIcon: UISearchBar.Icon?
  /// The offset of the text from its default position, in points.
  var textOffset = UIOffset.zero {
    didSet { setNeedsLayout() }
  }

  /// The height of the search bar's background image for the field, in points; nil if there is
  /// none.
  private var imageHeight: CGFloat?

  /// Sets the search bar's background images for the field.
  final func show(grounds: StateValues<UIImage>) {
    let image = grounds[.normal]
    background = image
    disabledBackground = grounds[.disabled]
    backgroundColor = image == nil ? .tertiarySystemFill : .clear
    imageHeight = image?.size.height
    invalidateIntrinsicContentSize()
  }

  /// The tokens; nil if the field never had any.
  final var tokenStorage: SearchTokens?

  // MARK: Tokens

  /// The tokens of the search, which are before its text.
  open var tokens: [UISearchToken] {
    get { tokenStorage?.views.map(\.token) ?? [] }
    set { showTokens(newValue) }
  }

  /// Inserts a token before the one at an index; the tokens precede the text.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    var changed = tokens
    changed.insert(token, at: tokenIndex)
    tokens = changed
  }

  /// Removes a token.
  open func removeToken(at tokenIndex: Int) {
    var changed = tokens
    changed.remove(at: tokenIndex)
    tokens = changed
  }

  /// Replaces a range of the text by a token.
  open func replaceTextualPortion(
    of textRange: UITextRange,
    with token: UISearchToken,
    at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// The range of the text, which never includes tokens: these are before it and have no positions.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument)
      ?? TextOffsetRange(0..<0)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The background color of tokens; nil resets it to gray.
  open var tokenBackgroundColor: UIColor! {
    get { tokenStorage?.ground ?? .systemGray }
    set {
      let storage = tokenStorage ?? SearchTokens()
      tokenStorage = storage
      storage.ground = newValue
      for view in storage.views { view.ground = newValue ?? .systemGray }
    }
  }

  /// Whether the reader can delete tokens by a backspace before the text; defaults to `true`.
  open var allowsDeletingTokens: Bool {
    get { tokenStorage?.allowsDeleting ?? true }
    set {
      let storage = tokenStorage ?? SearchTokens()
      tokenStorage = storage
      storage.allowsDeleting = newValue
    }
  }

  /// Deletes the selected token, or backwards from the caret.
  open override func deleteBackward() {
    if !deleteTokenBackward() { super.deleteBackward() }
  }

  /// Inserts text and deselects tokens.
  open override func insertText(_ text: String) {
    if tokenStorage != nil { select(nil) }
    super.insertText(text)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTokens()
  }

  override func didInit() {
    super.didInit()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    clearButtonMode = .whileEditing
    autocorrectionType = .no
    returnKeyType = .search
    autocapitalizationType = .none
    accessibilityTraits = .searchField
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    leftView = glass
    leftViewMode = .always
  }

  /// Returns the frame of the magnifying glass, at the leading edge.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(sideRect(in: bounds, isLeading: true), by: iconOffsets[.search])
  }

  /// Returns the frame of the search bar's button, at the trailing edge.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let sideIcon else { return super.rightViewRect(forBounds: bounds) }
    return moved(sideRect(in: bounds, isLeading: false), by: iconOffsets[sideIcon])
  }

  /// Returns the frame of the clear button.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.clearButtonRect(forBounds: bounds), by: iconOffsets[.clear])
  }

  private func sideRect(in bounds: CGRect, isLeading: Bool) -> CGRect {
    CGRect(
      x: isLeading == isRightToLeft ? bounds.maxX - Self.glassSpace : bounds.minX,
      y: bounds.minY,
      width: Self.glassSpace,
      height: bounds.height
    )
  }

  private func moved(_ rect: CGRect, by offset: UIOffset?) -> CGRect {
    guard let offset else { return rect }
    return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  /// Returns the frame of the text, with a small margin before the trailing edge.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    besideTokens(moved(insetEnd(of: super.textRect(forBounds: bounds)), by: textOffset))
  }

  /// Returns the frame of the text during editing.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    besideTokens(moved(insetEnd(of: super.editingRect(forBounds: bounds)), by: textOffset))
  }

  private func insetEnd(of rect: CGRect) -> CGRect {
    var rect = rect
    rect.size.width = max(rect.width - Self.endMargin, 0)
    if isRightToLeft { rect.origin.x += Self.endMargin }
    return rect
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: imageHeight ?? Self.height)
  }
}
