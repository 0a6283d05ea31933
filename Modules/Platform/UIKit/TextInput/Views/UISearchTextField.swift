public import Foundation

/// The field of a search bar: a magnifying glass, the text, and a button that clears it.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  private static let height: CGFloat = 36
  private static let glassRoom: CGFloat = 30
  private static let endMargin: CGFloat = 6

  /// How far the icons of a search bar are from where they stand otherwise, in points.
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] {
    didSet { setNeedsLayout() }
  }
  /// The button of a search bar at the end; nil for none.
  var sideIcon: UISearchBar.Icon?
  /// How far the text is from where it stands otherwise, in points.
  var textOffset = UIOffset.zero {
    didSet { setNeedsLayout() }
  }

  /// How high an image of a search bar makes the field, in points; nil without one.
  private var imageHeight: CGFloat?

  /// Shows images of a search bar in place of the field's own ground.
  final func show(grounds: StateValues<UIImage>) {
    let image = grounds[.normal]
    background = image
    disabledBackground = grounds[.disabled]
    backgroundColor = image == nil ? .tertiarySystemFill : .clear
    imageHeight = image?.size.height
    invalidateIntrinsicContentSize()
  }

  /// The tokens before the text; nil for a field that never had any.
  final var tokenStorage: SearchTokens?

  // MARK: Tokens

  /// Parts of the search that are no text, which stand before it.
  open var tokens: [UISearchToken] {
    get { tokenStorage?.views.map(\.token) ?? [] }
    set { showTokens(newValue) }
  }

  /// Adds a token before that of an index, or after all for their number.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    var changed = tokens
    changed.insert(token, at: tokenIndex)
    tokens = changed
  }

  /// Takes a token away.
  open func removeToken(at tokenIndex: Int) {
    var changed = tokens
    changed.remove(at: tokenIndex)
    tokens = changed
  }

  /// Deletes a part of the text, and adds a token that stands for it.
  open func replaceTextualPortion(
    of textRange: UITextRange,
    with token: UISearchToken,
    at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// The range of the text: tokens have no positions here, and stand before all of it.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument)
      ?? TextOffsetRange(0..<0)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color behind the words of tokens; nil sets the usual gray.
  open var tokenBackgroundColor: UIColor! {
    get { tokenStorage?.ground ?? .systemGray }
    set {
      let storage = tokenStorage ?? SearchTokens()
      tokenStorage = storage
      storage.ground = newValue
      for view in storage.views { view.ground = newValue ?? .systemGray }
    }
  }

  /// Whether the reader can delete tokens, by a backspace before the text; they can unless set.
  open var allowsDeletingTokens: Bool {
    get { tokenStorage?.allowsDeleting ?? true }
    set {
      let storage = tokenStorage ?? SearchTokens()
      tokenStorage = storage
      storage.allowsDeleting = newValue
    }
  }

  /// Deletes the token that is selected, or before the caret.
  open override func deleteBackward() {
    if !deleteTokenBackward() { super.deleteBackward() }
  }

  /// Types text; a token is selected no longer.
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

  /// Where the magnifying glass is: at the leading end.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(sideRect(in: bounds, isLeading: true), by: iconOffsets[.search])
  }

  /// Where the button of a search bar is: at the trailing end.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let sideIcon else { return super.rightViewRect(forBounds: bounds) }
    return moved(sideRect(in: bounds, isLeading: false), by: iconOffsets[sideIcon])
  }

  /// Where the button is that clears the text.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.clearButtonRect(forBounds: bounds), by: iconOffsets[.clear])
  }

  private func sideRect(in bounds: CGRect, isLeading: Bool) -> CGRect {
    CGRect(
      x: isLeading == isRightToLeft ? bounds.maxX - Self.glassRoom : bounds.minX,
      y: bounds.minY,
      width: Self.glassRoom,
      height: bounds.height
    )
  }

  private func moved(_ rect: CGRect, by offset: UIOffset?) -> CGRect {
    guard let offset else { return rect }
    return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  /// Where the text is, with a little room before the end of the field.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    besideTokens(moved(insetEnd(of: super.textRect(forBounds: bounds)), by: textOffset))
  }

  /// Where the text is while it is edited.
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
