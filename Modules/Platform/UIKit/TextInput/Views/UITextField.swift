import CoreGraphics
public import Foundation

/// A view with a single line of editable text.
///
/// Text that does not fit scrolls horizontally to keep the caret visible. Return calls the
/// delegate, and then sends `.primaryActionTriggered`.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput,
  UIContentSizeCategoryAdjusting
{
  let editor: TextEditor
  let canvas: TextCanvas
  /// Clips text that does not fit.
  let clip = UIView()
  private(set) lazy var placeholderLabel = PlaceholderLabel(field: self)
  lazy var clearButton = makeClearButton()
  var hasClearButton = false
  var ownFont: UIFont?
  var ownColor: UIColor?
  var ownAlignment = NSTextAlignment.natural
  var ownPlaceholder: NSAttributedString?
  var placeholderText: String?
  /// The rarely used properties; nil if none was set.
  var extras: TextFieldExtras?
  /// Whether the scroll views around the field scroll to it in its next layout.
  final var needsReveal = false
  lazy var menu = TextMenu(text: self)
  private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)

  static let defaultFont = UIFont.systemFont(ofSize: 17)

  // MARK: - Making one

  /// Makes a text field.
  public override init(frame: CGRect) {
    editor = TextEditor(storage: NSTextStorage(string: ""), format: TextBody.Format())
    canvas = TextCanvas(editor: editor)
    super.init(frame: frame)
  }

  /// Makes a text field from an archive, with an empty frame.
  public required init?(coder: NSCoder) {
    editor = TextEditor(storage: NSTextStorage(string: ""), format: TextBody.Format())
    canvas = TextCanvas(editor: editor)
    super.init(coder: coder)
  }

  override func didInit() {
    super.didInit()
    editor.client = self
    editor.typingAttributes = plainAttributes
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    placeholderLabel.isHidden = true
    addSubview(placeholderLabel)
    addSubview(clip)
    clip.addSubview(canvas)
    addGestureRecognizer(TextGesture(text: self))
    setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    updateFormat()
  }

  /// Controls editing and receives its events.
  ///
  /// Not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: - Text

  /// The text; setting it moves the caret to the end, and cannot be undone.
  ///
  /// Never nil when read.
  open var text: String? {
    get { editor.storage.string }
    set {
      editor.typingAttributes = plainAttributes
      editor.setText(NSAttributedString(string: newValue ?? "", attributes: plainAttributes))
      editor.typingAttributes = plainAttributes
      textDidLayOut()
    }
  }

  /// The text with the fonts and colors of its parts, whose start determines ``font``,
  /// ``textColor`` and ``textAlignment``; nil empties the field.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(attributedString: editor.storage) }
    set {
      adoptAttributes(of: newValue)
      editor.setText(newValue ?? NSAttributedString(string: ""))
      textDidLayOut()
    }
  }

  /// The placeholder, shown while the text is empty.
  open var placeholder: String? {
    get { ownPlaceholder?.string ?? placeholderText }
    set {
      ownPlaceholder = nil
      placeholderText = newValue
      updatePlaceholder()
    }
  }

  /// The placeholder with attributes, shown while the text is empty.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownPlaceholder ?? placeholderText.map(plainPlaceholder) }
    set {
      ownPlaceholder = newValue
      placeholderText = nil
      updatePlaceholder()
    }
  }

  /// The font of the whole text and of the placeholder; defaults to the system font with 17 points.
  ///
  /// It follows the content size category if ``adjustsFontForContentSizeCategory`` is set.
  open var font: UIFont? {
    get { shownFont }
    set {
      noteAppearance(\.font, newValue)
      ownFont = newValue
      ownPlaceholder = ownPlaceholder?.setting(.font, newValue ?? Self.defaultFont)
      setAttribute(.font, newValue ?? Self.defaultFont)
    }
  }

  /// The color of the text; defaults to the label color.
  open var textColor: UIColor? {
    get { ownColor ?? .label }
    set {
      noteAppearance(\.textColor, newValue)
      ownColor = newValue
      setAttribute(.foregroundColor, newValue ?? .label)
    }
  }

  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      ownAlignment = newValue
      alignStyledParagraphs()
      updatePlaceholder()
    }
  }

  /// Whether text that does not fit is scaled down; defaults to `false`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { updateFormat() } }
  }

  /// The minimum font size of text that is scaled down, in points; 0 for no limit.
  open var minimumFontSize: CGFloat {
    get { extras?.minimumFontSize ?? 0 }
    set {
      changeExtras { $0.minimumFontSize = newValue }
      updateFormat()
    }
  }

  /// Whether the font adapts to the content size category; it must be a preferred or scaled font.
  open var adjustsFontForContentSizeCategory = false {
    didSet { updateFormat() }
  }

  /// The attributes of the whole text; setting them changes the existing text, too.
  ///
  /// Font, color and alignment are those of ``font``, ``textColor`` and ``textAlignment``.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var values = plainAttributes
      let style = NSMutableParagraphStyle()
      if let own = values[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(own) }
      style.alignment = ownAlignment
      values[.paragraphStyle] = style
      return values
    }
    set { setDefaults(newValue) }
  }

  /// The attributes of the text typed next; nil while the field is not being edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editor.typingAttributes : nil }
    set { if isEditing, let newValue { editor.typingAttributes = newValue } }
  }

  // MARK: - Editing

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the text is cleared when editing begins; defaults to `false`.
  open var clearsOnBeginEditing = false

  /// Whether the next typed or pasted text replaces the whole text.
  ///
  /// The caret is hidden meanwhile. It is reset by the insertion, and when the selection changes.
  open var clearsOnInsertion: Bool {
    get { editor.clearsOnInsertion }
    set { editor.clearsOnInsertion = newValue }
  }

  /// The view that replaces the keyboard.
  open override var inputView: UIView? {
    get { extras?.inputView }
    set { changeExtras { $0.inputView = newValue } }
  }

  /// The view above the keyboard during editing; at the bottom of the window if there is only a
  /// hardware keyboard.
  open override var inputAccessoryView: UIView? {
    get { extras?.inputAccessoryView }
    set { changeExtras { $0.inputAccessoryView = newValue } }
  }

  /// The automatic capitalization, if the input method supports it.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the input method autocorrects words.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the input method checks the spelling.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Which keys a keyboard on the screen shows; `default` for those of the language.
  open var keyboardType = UIKeyboardType.default
  /// Whether the Return key is disabled while the text is empty.
  open var enablesReturnKeyAutomatically = false

  /// The label of the Return key on an on-screen keyboard.
  open var returnKeyType = UIReturnKeyType.default

  /// The light or dark appearance of an on-screen keyboard and of input views.
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet { if isFirstResponder { reloadInputViews() } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The semantic meaning of the text; nil if unspecified.
  open var textContentType: UITextContentType!

  /// Whether typed straight quotation marks are replaced by those of the language.
  open var smartQuotesType = UITextSmartQuotesType.default

  /// Whether two typed hyphens are replaced by a dash.
  open var smartDashesType = UITextSmartDashesType.default

  /// Whether spaces are inserted and deleted around pasted and cut words.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether the text is shown as dots, and neither learned nor copied.
  open var isSecureTextEntry = false {
    didSet { updateFormat() }
  }
  /// Whether text that was copied in this program is pasted with its attributes.
  open var allowsEditingTextAttributes = false

  /// The attributes of the marked text besides its underline.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// Whether the text is not empty.
  open var hasText: Bool { editor.body.length > 0 }

  /// Inserts text at the caret, or replaces the selection.
  ///
  /// The delegate is not asked: it is only asked when the reader types.
  open func insertText(_ text: String) { editor.insert(text, asks: editor.takeTyping()) }

  /// Deletes the letter before the caret, or the selection.
  ///
  /// The delegate is not asked: it is only asked when the reader types.
  open func deleteBackward() { editor.delete(.backward, asks: editor.takeTyping()) }

  /// Sets the marked text of an input method.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarkedText(markedText ?? "", selected: selectedRange)
  }

  /// Finds words, lines and paragraphs.
  open var tokenizer: any UITextInputTokenizer { ownTokenizer }

  /// Returns the rectangle of the caret, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { inputCaretRect(position) }

  /// Returns the bounding rectangle of a range, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { inputFirstRect(range) }

  /// Returns rectangles that cover a range, in the field's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    inputSelectionRects(range)
  }

  /// Returns the position nearest to a point of the field.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    editor.closestPosition(to: textPoint(point))
  }

  /// The undo manager of the text.
  open override var undoManager: UndoManager? { editor.history.manager }

  // MARK: - Text input

  /// The selected range; empty for a caret.
  open var selectedTextRange: UITextRange? {
    get { editor.selectedTextRange }
    set { editor.selectedTextRange = newValue }
  }

  /// The range of the marked text; nil if none is being composed.
  open var markedTextRange: UITextRange? { editor.markedTextRange }

  /// Commits the marked text unchanged.
  open func unmarkText() { editor.commitMark() }

  /// Returns the text of a range.
  open func text(in range: UITextRange) -> String? { editor.text(in: range) }

  /// Replaces a range on behalf of the user.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replace(range, with: text)
  }

  /// The start of the text.
  open var beginningOfDocument: UITextPosition { editor.position(at: 0) }

  /// The position behind the last character.
  open var endOfDocument: UITextPosition { editor.position(at: editor.body.length) }

  /// Returns the range between two positions, in either order.
  open func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? { editor.range(from: fromPosition, to: toPosition) }

  /// Returns the position at a distance in UTF-16 units; nil beyond the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }

  /// Returns the position after a number of characters or lines in a direction; nil beyond the
  /// text.
  open func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }

  /// Returns the order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, other)
  }

  /// Returns the distance of two positions, in UTF-16 units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(from: from, to: toPosition)
  }

  /// Returns the end of a range that is farthest in a direction.
  open func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { editor.position(within: range, farthestIn: direction) }

  /// Returns the range of a character or a line in a direction.
  open func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? { editor.range(byExtending: position, in: direction) }

  /// Returns the writing direction of the paragraph at a position.
  open func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection { editor.writingDirection(at: position) }

  /// Sets the writing direction of the paragraphs in a range.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection,
    for range: UITextRange
  ) { editor.setWritingDirection(writingDirection, for: range) }

  /// Returns the position of a range nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closestPosition(to: textPoint(point), within: range)
  }

  /// Returns the character at a point; nil if there is none.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    editor.characterRange(at: textPoint(point))
  }

  /// Receives changes that do not come from the input method.
  ///
  /// Not retained.
  open weak var inputDelegate: (any UITextInputDelegate)?

  /// Returns the edit menu of a range: that of the delegate; nil for the suggested actions.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self,
      editMenuForCharactersIn: NSRange(editor.offsets(textRange)),
      suggestedActions: suggestedActions
    )
  }

  /// Notifies the delegate before the edit menu is shown.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  /// Notifies the delegate before the edit menu is dismissed.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  /// The line of a caret at a line wrap.
  open var selectionAffinity: UITextStorageDirection {
    get { editor.affinity }
    set { editor.affinity = newValue }
  }

  // MARK: - Standard edit actions

  /// Moves the selection to the pasteboard; called by keys and menus.
  open override func cut(_ sender: Any?) { perform(.cut) }

  /// Copies the selection to the pasteboard; called by keys and menus.
  open override func copy(_ sender: Any?) { perform(.copy) }

  /// Replaces the selection by the pasteboard's text; called by keys and menus.
  open override func paste(_ sender: Any?) { perform(.paste) }

  /// Selects the whole text; called by keys and menus.
  open override func selectAll(_ sender: Any?) { perform(.selectAll) }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { editor.selectWord(at: editor.head.offset) }

  /// Deletes the selection.
  open override func delete(_ sender: Any?) {
    if editor.hasSelection { perform(.delete(.backward)) }
  }

  // MARK: - Look

  /// The border of the field.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { borderStyleDidChange() } }
  }

  /// The background image, in the border's rectangle; hidden by a rounded border.
  open var background: UIImage? {
    get { extras?.background }
    set {
      changeExtras { $0.background = newValue }
      backgroundDidChange()
    }
  }

  /// The background image of the disabled state, if there is a ``background``.
  open var disabledBackground: UIImage? {
    get { extras?.disabledBackground }
    set {
      changeExtras { $0.disabledBackground = newValue }
      backgroundDidChange()
    }
  }

  /// When the clear button is shown.
  open var clearButtonMode = ViewMode.never {
    didSet { sideViewsDidChange() }
  }

  /// A view at the left, or at the right in right-to-left layouts.
  open var leftView: UIView? {
    didSet { replace(oldValue, by: leftView) }
  }

  /// When ``leftView`` is shown.
  open var leftViewMode = ViewMode.never {
    didSet { sideViewsDidChange() }
  }

  /// A view at the right, or at the left in right-to-left layouts.
  open var rightView: UIView? {
    didSet { replace(oldValue, by: rightView) }
  }

  /// When ``rightView`` is shown.
  open var rightViewMode = ViewMode.never {
    didSet { sideViewsDidChange() }
  }

  // MARK: - Rectangles

  /// Returns the rectangle inside the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    contentRect(bounds, isEditing: false)
  }

  /// Returns the rectangle of the text during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    contentRect(bounds, isEditing: true)
  }

  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearRect(bounds) }

  /// Returns the rectangle of the left view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, bounds, isLeft: !isRightToLeft)
  }

  /// Returns the rectangle of the right view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, bounds, isLeft: isRightToLeft)
  }

  /// Draws the placeholder in a rectangle of the current context.
  ///
  /// Override it to change the drawing; `super` draws the default.
  open func drawPlaceholder(in rect: CGRect) {
    placeholderLabel.drawLabelText(in: rect)
  }

  // MARK: - Focus

  /// Whether the field can become first responder: if it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// By its caret; without a border there is no shape for a ring, which would cut through what is
  /// around the text.
  override var showsFocusItself: Bool { borderStyle == .none && isFirstResponder }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    didBeginEditing()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    editor.commitMark()
    guard super.resignFirstResponder() else { return false }
    menu.dismiss()
    didEndEditing()
    return true
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = isFirstResponder ? handle(presses) : presses
    if !rest.isEmpty { next?.pressesBegan(rest, with: event) }
  }

  override func stateDidChange() {
    super.stateDidChange()
    canvas.alpha = isEnabled ? 1 : 0.4
    if extras?.background != nil { backgroundDidChange() }
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutField()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFormat()
    updatePlaceholder()
    updateBorder()
  }

  /// The size of one line of text, the border and the side views; as wide as the text or the
  /// placeholder.
  open override var intrinsicContentSize: CGSize { fittingSize() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }

  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
    let font = shownFont
    let offset = rect.midY - font.lineHeight / 2 + font.ascender
    return (offset, offset)
  }

  // MARK: - Description

  override var describedText: String? { isSecureTextEntry ? nil : text }

  // MARK: - Accessibility

  /// Whether the field is an accessibility element; defaults to `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The accessibility value; defaults to the text, or the placeholder if it is empty.
  ///
  /// Secure text is read as dots.
  open override var accessibilityValue: String? {
    get {
      if let value = super.accessibilityValue { return value }
      guard let text, !text.isEmpty else { return placeholder }
      return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
    set { super.accessibilityValue = newValue }
  }
}
