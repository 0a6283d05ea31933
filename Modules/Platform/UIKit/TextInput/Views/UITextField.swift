import CoreGraphics
public import Foundation

/// A line of text that can be edited.
///
/// Text that is too long scrolls sideways, with the caret in sight. Return asks the delegate, and
/// then sends `.primaryActionTriggered`.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput,
  UIContentSizeCategoryAdjusting
{
  let editor: TextEditor
  let canvas: TextCanvas
  /// Cuts off text that is too long.
  let clip = UIView()
  private(set) lazy var placeholderLabel = PlaceholderLabel(field: self)
  lazy var clearButton = makeClearButton()
  var hasClearButton = false
  var ownFont: UIFont?
  var ownColor: UIColor?
  var ownAlignment = NSTextAlignment.natural
  var ownPlaceholder: NSAttributedString?
  var placeholderText: String?
  /// What few fields have; nil as long as nothing of it is set.
  var extras: TextFieldExtras?
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

  /// Makes a text field from an archive, as with an empty frame.
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

  /// Decides on editing, and is notified.
  ///
  /// Not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: - Text

  /// The words; setting them moves the caret to the end, and cannot be undone.
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

  /// Words with attributes of their own.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(attributedString: editor.storage) }
    set {
      editor.setText(newValue ?? NSAttributedString(string: ""))
      textDidLayOut()
    }
  }

  /// Words shown, faintly, while there is no text.
  open var placeholder: String? {
    get { ownPlaceholder?.string ?? placeholderText }
    set {
      ownPlaceholder = nil
      placeholderText = newValue
      updatePlaceholder()
    }
  }

  /// Words with attributes of their own, shown while there is no text.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownPlaceholder ?? placeholderText.map(plainPlaceholder) }
    set {
      ownPlaceholder = newValue
      placeholderText = nil
      updatePlaceholder()
    }
  }

  /// The font; nil takes the system's of 17 points.
  open var font: UIFont? {
    get { ownFont ?? Self.defaultFont }
    set {
      noteAppearance(\.font, newValue)
      ownFont = newValue
      setAttribute(.font, newValue ?? Self.defaultFont)
    }
  }

  /// The color of the text; nil takes that of labels.
  open var textColor: UIColor? {
    get { ownColor ?? .label }
    set {
      noteAppearance(\.textColor, newValue)
      ownColor = newValue
      setAttribute(.foregroundColor, newValue ?? .label)
    }
  }

  /// How the text lies between the edges.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      ownAlignment = newValue
      updatePlaceholder()
    }
  }

  /// Whether letters become smaller where the text is wider than the field.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { updateFormat() } }
  }

  /// The least size of letters that become smaller, in points; 0 sets no limit.
  open var minimumFontSize: CGFloat {
    get { extras?.minimumFontSize ?? 0 }
    set {
      changeExtras { $0.minimumFontSize = newValue }
      updateFormat()
    }
  }

  /// Whether the font follows the reader's text size; it must be a preferred or scaled font.
  open var adjustsFontForContentSizeCategory = false {
    didSet { updateFormat() }
  }

  /// The attributes of all of the text; setting them changes the text there is, too.
  ///
  /// Font, color and alignment are those of ``font``, ``textColor`` and ``textAlignment``.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { shownDefaults }
    set { takeDefaults(newValue) }
  }

  /// The attributes of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editor.typingAttributes : nil }
    set { if isEditing, let newValue { editor.typingAttributes = newValue } }
  }

  // MARK: - Editing

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the text goes as editing begins.
  open var clearsOnBeginEditing = false

  /// Whether what is typed or pasted next takes the place of all of the text.
  ///
  /// No caret is shown then. It ends with that text, and when the selection changes.
  open var clearsOnInsertion: Bool {
    get { editor.clearsOnInsertion }
    set { editor.clearsOnInsertion = newValue }
  }

  /// What is typed with in the place of the keyboard.
  open override var inputView: UIView? {
    get { extras?.inputView }
    set { changeExtras { $0.inputView = newValue } }
  }

  /// What stands above the keyboard, or at the lower edge of the window where keys are real, while
  /// the field is edited.
  open override var inputAccessoryView: UIView? {
    get { extras?.inputAccessoryView }
    set { changeExtras { $0.inputAccessoryView = newValue } }
  }

  /// Which letters become capitals by themselves, where the input method does that.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the input method may correct words.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the input method may check the spelling.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// What is typed.
  open var keyboardType = UIKeyboardType.default
  /// Whether Return does nothing while there is no text.
  open var enablesReturnKeyAutomatically = false

  final var inputHints = InputHints()

  /// What the Return key of a keyboard on the screen says.
  open var returnKeyType: UIReturnKeyType {
    get { inputHints.returnKey }
    set { inputHints.returnKey = newValue }
  }

  /// Whether a keyboard on the screen, and what is shown in its place, is light or dark.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { inputHints.appearance }
    set {
      inputHints.appearance = newValue
      if isFirstResponder { reloadInputViews() }
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means; nil for anything.
  open var textContentType: UITextContentType! {
    get { inputHints.content }
    set { inputHints.content = newValue }
  }

  /// Whether straight quotation marks that are typed become those of the language.
  open var smartQuotesType: UITextSmartQuotesType {
    get { inputHints.quotes }
    set { inputHints.quotes = newValue }
  }

  /// Whether two hyphens that are typed become a dash.
  open var smartDashesType: UITextSmartDashesType {
    get { inputHints.dashes }
    set { inputHints.dashes = newValue }
  }

  /// Whether spaces come and go with words that are pasted and cut.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { inputHints.insertDelete }
    set { inputHints.insertDelete = newValue }
  }
  /// Whether letters are shown as dots, and neither learned nor copied.
  open var isSecureTextEntry = false {
    didSet { updateFormat() }
  }
  /// How text being composed looks besides its underline.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// Whether there is text.
  open var hasText: Bool { editor.body.length > 0 }

  /// Types text in the place of the selection.
  ///
  /// The delegate is not asked: whoever types for the reader asks it first.
  open func insertText(_ text: String) { editor.insert(text, asks: editor.takeTyping()) }

  /// Deletes the letter before the caret, or the selection.
  ///
  /// The delegate is not asked: whoever types for the reader asks it first.
  open func deleteBackward() { editor.delete(.backward, asks: editor.takeTyping()) }

  /// Shows text that an input method is composing.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarkedText(markedText ?? "", selected: selectedRange)
  }

  /// Finds words, lines and paragraphs.
  open var tokenizer: any UITextInputTokenizer { ownTokenizer }

  /// Where the caret stands, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { inputCaretRect(position) }

  /// A rectangle around a range, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { inputFirstRect(range) }

  /// Rectangles that cover a range, in the field's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    inputSelectionRects(range)
  }

  /// The place nearest to a point of the field.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { inputClosest(point) }

  /// Takes back what was edited.
  open override var undoManager: UndoManager? { editor.history.manager }

  // MARK: - Text input

  /// What is selected, or where the caret is.
  open var selectedTextRange: UITextRange? {
    get { inputSelection }
    set { setInputSelection(newValue) }
  }

  /// Text that is still being composed.
  open var markedTextRange: UITextRange? { inputMarkedRange }

  /// Keeps text being composed as it is.
  open func unmarkText() { editor.commitMark() }

  /// The text of a range.
  open func text(in range: UITextRange) -> String? { editor.body.string(in: offsets(range)) }

  /// Puts text in the place of a range, as the user does.
  open func replace(_ range: UITextRange, withText text: String) { inputReplace(range, text) }

  /// Where the text starts.
  open var beginningOfDocument: UITextPosition { inputPosition(at: 0) }

  /// Where the text ends.
  open var endOfDocument: UITextPosition { inputPosition(at: editor.body.length) }

  /// The range between two places, in either order.
  open func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? { inputRange(fromPosition, toPosition) }

  /// The place some UTF-16 units from another; nil beyond the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    inputPosition(from: position, offset: offset)
  }

  /// The place some letters or lines from another; nil beyond the text.
  open func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? { inputPosition(from: position, in: direction, offset: offset) }

  /// Which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    inputCompare(position, other)
  }

  /// How many UTF-16 units lie between two places.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    place(toPosition).offset - place(from).offset
  }

  /// The end of a range that is furthest in a direction.
  open func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { inputPosition(within: range, farthestIn: direction) }

  /// The letter, or the line's length, in a direction.
  open func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? { inputRange(byExtending: position, in: direction) }

  /// Which way the paragraph at a place runs.
  open func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection { inputDirection(at: position) }

  /// Makes the paragraphs of a range run one way.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection,
    for range: UITextRange
  ) { inputSetDirection(writingDirection, for: range) }

  /// The place of a range that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    inputClosest(point, within: range)
  }

  /// The letter at a point; nil where there is none.
  open func characterRange(at point: CGPoint) -> UITextRange? { inputCharacterRange(at: point) }

  /// Is notified of changes that do not come from the input method.
  ///
  /// Not retained.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }

  /// On which of two lines the caret stands where a line was broken.
  open var selectionAffinity: UITextStorageDirection {
    get { inputAffinity }
    set { setInputAffinity(newValue) }
  }

  // MARK: - Standard edit actions

  /// Moves the selection to the pasteboard; keys and menus come by here.
  open func cut(_ sender: Any?) { perform(.cut) }

  /// Copies the selection to the pasteboard; keys and menus come by here.
  open func copy(_ sender: Any?) { perform(.copy) }

  /// Puts the pasteboard's text in the place of the selection; keys and menus come by here.
  open func paste(_ sender: Any?) { perform(.paste) }

  /// Selects everything; keys and menus come by here.
  open func selectAll(_ sender: Any?) { perform(.selectAll) }

  /// Selects the word at the caret.
  open func select(_ sender: Any?) { editor.selectWord(at: editor.head.offset) }

  /// Deletes the selection.
  open func delete(_ sender: Any?) { if editor.hasSelection { perform(.delete(.backward)) } }

  // MARK: - Look

  /// The line around the field.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { borderStyleDidChange() } }
  }

  /// An image that lies behind the text, in the border's rectangle; a rounded border hides it.
  open var background: UIImage? {
    get { extras?.background }
    set {
      changeExtras { $0.background = newValue }
      backgroundDidChange()
    }
  }

  /// The image behind the text while the field is disabled, where there is a ``background``.
  open var disabledBackground: UIImage? {
    get { extras?.disabledBackground }
    set {
      changeExtras { $0.disabledBackground = newValue }
      backgroundDidChange()
    }
  }

  /// When there is a button that clears the text.
  open var clearButtonMode = ViewMode.never {
    didSet { sideViewsDidChange() }
  }

  /// A view on the left, or on the right where the interface reads from right to left.
  open var leftView: UIView? {
    didSet { replace(oldValue, by: leftView) }
  }

  /// When ``leftView`` is shown.
  open var leftViewMode = ViewMode.never {
    didSet { sideViewsDidChange() }
  }

  /// A view on the right, or on the left where the interface reads from right to left.
  open var rightView: UIView? {
    didSet { replace(oldValue, by: rightView) }
  }

  /// When ``rightView`` is shown.
  open var rightViewMode = ViewMode.never {
    didSet { sideViewsDidChange() }
  }

  // MARK: - Rectangles

  /// The part of bounds inside the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text lies in bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    contentRect(bounds, isEditing: false)
  }

  /// Where the text lies in bounds while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    contentRect(bounds, isEditing: true)
  }

  /// Where the placeholder lies in bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Where the clear button lies in bounds.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearRect(bounds) }

  /// Where the left view lies in bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, bounds, isLeft: !isRightToLeft)
  }

  /// Where the right view lies in bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, bounds, isLeft: isRightToLeft)
  }

  /// Draws the placeholder into a rectangle, in the current context.
  ///
  /// Override it to draw it in another way; super draws what there is.
  open func drawPlaceholder(in rect: CGRect) {
    placeholderLabel.drawLabelText(in: rect)
  }

  // MARK: - Focus

  /// A field that is enabled can be typed into.
  open override var canBecomeFirstResponder: Bool { isEnabled }

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
    // Without a border of the field's, the layer's is the program's.
    if borderStyle != .none { borderStyleDidChange() }
  }

  /// One line of text, the border and the side views; as wide as the text or the placeholder.
  open override var intrinsicContentSize: CGSize { fittingSize() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }

  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
    let font = shownFont
    let offset = rect.midY - font.lineHeight / 2 + font.ascender
    return (offset, offset)
  }

  // MARK: - Accessibility

  /// True unless it is set: fields are read.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text, or the placeholder without any, unless another value is set; secrets as dots.
  open override var accessibilityValue: String? {
    get {
      if let value = super.accessibilityValue { return value }
      guard let text, !text.isEmpty else { return placeholder }
      return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
    set { super.accessibilityValue = newValue }
  }
}
