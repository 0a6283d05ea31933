import CoreGraphics
public import Foundation

/// A scroll view of text that can be selected and edited.
///
/// If ``isScrollEnabled`` is `false`, the intrinsic content size is that of the text; otherwise the
/// text scrolls to keep the caret visible. Only the edited paragraph is laid out again.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput,
  UIContentSizeCategoryAdjusting
{
  let editor: TextEditor
  let canvas: TextCanvas
  let container: NSTextContainer
  var ownFont: UIFont?
  var ownColor: UIColor?
  var ownAlignment = NSTextAlignment.natural
  final var needsReveal = false
  final var isLayingOutForSize = false
  /// The width for which Auto Layout requests the height, in points; 0 otherwise.
  private var solvedWidth: CGFloat = 0
  private var inputViews = InputViews()
  weak var textDelegate: (any UITextViewDelegate)?
  lazy var menu = TextMenu(text: self)
  private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)

  /// The default font of a text view.
  static let defaultFont = UIFont.attributedStringDefault

  // MARK: - Making one

  /// Makes a text view.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes a text view with a text container; if the container has a layout manager with a text
  /// storage, that is the text.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    editor = Self.makeEditor(in: container)
    canvas = TextCanvas(editor: editor)
    super.init(frame: frame)
  }

  /// Makes a text view from an archive, with an empty frame.
  public required init?(coder: NSCoder) {
    container = NSTextContainer()
    editor = Self.makeEditor(in: container)
    canvas = TextCanvas(editor: editor)
    super.init(coder: coder)
  }

  override func didInit() {
    super.didInit()
    editor.client = self
    container.onChange = { [weak self] in self?.editor.storageDidChange($0) }
    container.onGeometry = { [weak self] in self?.geometryDidChange() }
    editor.typingAttributes = plainAttributes
    backgroundColor = .systemBackground
    addSubview(canvas)
    addGestureRecognizer(TextGesture(text: self))
    fitContainer()
    updateFormat()
  }

  /// Receives editing, selection and scroll events.
  ///
  /// Not retained.
  open weak var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set {
      textDelegate = newValue
      scrollDelegate = newValue
    }
  }
  override var showsFocusItself: Bool { isFirstResponder }
  override func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    self.delegate = delegate as? any UITextViewDelegate
    scrollDelegate = delegate
  }

  // MARK: - Text

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; setting it removes attributes, moves the caret to the end, and cannot be undone.
  open var text: String! {
    get { textStorage.string }
    set {
      if let newValue, !newValue.isEmpty, ownFont == nil { ownFont = Self.defaultFont }
      let attributes = plainAttributes
      editor.typingAttributes = attributes
      editor.setText(NSAttributedString(string: newValue ?? "", attributes: attributes))
      editor.typingAttributes = attributes
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes, whose start determines ``font`` and ``textColor``.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set {
      adoptAttributes(of: newValue)
      editor.setText(newValue ?? NSAttributedString(string: ""))
    }
  }

  /// The text storage; its changes are displayed without notifying the delegate.
  open var textStorage: NSTextStorage { editor.storage }

  /// The area that the lines are laid out in.
  open var textContainer: NSTextContainer { container }

  /// The layout manager of the container, which the program may have made.
  open var layoutManager: NSLayoutManager { editor.body.manager }

  /// The attributes of the text typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.typingAttributes }
    set { editor.typingAttributes = newValue }
  }

  /// The font of the whole text; nil until there is a text, by default Helvetica with 12 points.
  ///
  /// It follows the content size category if ``adjustsFontForContentSizeCategory`` is set.
  open var font: UIFont? {
    get { adjustsFontForContentSizeCategory ? ownFont?.adjusted(to: traitCollection) : ownFont }
    set {
      noteAppearance(\.font, newValue)
      ownFont = newValue
      setAttribute(.font, newValue ?? Self.defaultFont)
    }
  }

  /// The color of the whole text; nil for the label color.
  open var textColor: UIColor? {
    get { ownColor }
    set {
      noteAppearance(\.textColor, newValue)
      ownColor = newValue
      setAttribute(.foregroundColor, newValue ?? .label)
    }
  }

  /// The horizontal alignment of the whole text.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      ownAlignment = newValue
      alignParagraphs()
      updateFormat()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributes of links, which override those of the text.
  ///
  /// Defaults to the link color, and to it again after it is set to nil.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { editor.body.format.linkAttributes ?? Self.standardLinkAttributes }
    set {
      var format = editor.body.format
      format.linkAttributes = newValue ?? Self.standardLinkAttributes
      if lay(out: format) { textDidLayOut() }
    }
  }

  static let standardLinkAttributes: [NSAttributedString.Key: Any] = [
    .foregroundColor: UIColor.link
  ]

  /// Whether fonts adapt to the content size category; defaults to `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { updateFormat() }
  }

  // MARK: - Editing

  /// Whether the text is editable; defaults to `true`.
  open var isEditable = true {
    didSet {
      canvas.showsCaret = isEditable
      if !dataDetectorTypes.isEmpty { updateFormat() }
    }
  }

  /// The types of data that are detected and shown as links, if the text is not editable; none by
  /// default.
  ///
  /// The attributes of the text are not changed.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { updateFormat() } }
  }

  /// Whether the text is selectable; defaults to `true`.
  open var isSelectable = true

  /// The selected range, in UTF-16 units.
  open var selectedRange: NSRange {
    get { editor.selectedRange }
    set {
      editor.commitMark()
      editor.select(newValue.location..<newValue.upperBound)
    }
  }

  /// Whether the next typed or pasted text replaces the whole text.
  ///
  /// The caret is hidden meanwhile. It is reset by the insertion, and when the selection changes.
  open var clearsOnInsertion: Bool {
    get { editor.clearsOnInsertion }
    set { editor.clearsOnInsertion = newValue }
  }

  /// The view that replaces the keyboard.
  open override var inputView: UIView? {
    get { inputViews.input }
    set { inputViews.input = newValue }
  }

  /// The view above the keyboard during editing; at the bottom of the window if there is only a
  /// hardware keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
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

  /// Whether the text is neither learned nor copied; it is shown, other than that of a text field.
  open var isSecureTextEntry = false

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

  /// Returns the rectangle of the caret, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { inputCaretRect(position) }

  /// Returns the bounding rectangle of the first line of a range, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { inputFirstRect(range) }

  /// Returns rectangles that cover a range, in the view's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    inputSelectionRects(range)
  }

  /// Returns the position nearest to a point of the view.
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
    textDelegate?.textView(
      self,
      editMenuForTextIn: NSRange(editor.offsets(textRange)),
      suggestedActions: suggestedActions
    )
  }

  /// Notifies the delegate before the edit menu is shown.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willPresentEditMenuWith: animator)
  }

  /// Notifies the delegate before the edit menu is dismissed.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willDismissEditMenuWith: animator)
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

  // MARK: - Focus

  /// Whether the view can become first responder: if it is editable or selectable.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Whether the view can be focused: if it is editable.
  open override var canBecomeFocused: Bool { isEditable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    canvas.isActive = true
    revealCaret()
    if isEditable {
      textDelegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditable || textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    editor.commitMark()
    guard super.resignFirstResponder() else { return false }
    canvas.isActive = false
    menu.dismiss()
    if isEditable {
      textDelegate?.textViewDidEndEditing(self)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
    return true
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = isFirstResponder ? handle(presses) : presses
    if !rest.isEmpty { next?.pressesBegan(rest, with: event) }
  }

  // MARK: - Layout

  /// The insets of the text container, in points; defaults to 8 at the top and bottom.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      guard textContainerInset != oldValue else { return }
      fitContainer()
      geometryDidChange()
    }
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text with its insets, which is current without a layout pass.
  open override var contentSize: CGSize {
    get {
      layOutTextIfDue()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Scrolls until a range, in UTF-16 units, is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    layOutText()
    let whole = 0..<editor.body.length
    let shown = (range.location..<max(range.upperBound, range.location)).clamped(to: whole)
    var rect = convert(canvas.caretRect(at: CaretPosition(offset: shown.lowerBound)), from: canvas)
    if !shown.isEmpty {
      rect = editor.body.selectionRects(for: shown, fillWidth: nil)
        .reduce(rect) { $0.union(convert($1, from: canvas)) }
    }
    // Only to the lines: libraries expect an offset that is not 0 for the first one.
    reveal(rect, inset: .zero)
  }

  open override func layoutSubviews() {
    layOutText()
    super.layoutSubviews()
    if needsReveal {
      needsReveal = false
      let caret = convert(canvas.caretRect(at: editor.head), from: canvas)
      reveal(caret, inset: textContainerInset)
    }
    canvas.visibleRect = convert(bounds, to: canvas)
  }

  package func editorDidLayOut(_ heights: ClosedRange<CGFloat>) {
    canvas.redraw(heights)
    textDidLayOut()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFormat()
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      fitContainer()
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      fitContainer()
    }
  }

  /// Returns the size of the text in a width, including the insets, rounded up to pixels; a width
  /// of 0 sets no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let sides = inset.left + inset.right + 2 * container.lineFragmentPadding
    let isBounded = size.width > 0 && size.width < .greatestFiniteMagnitude
    let text = editor.body.size(forWidth: isBounded ? wrappingWidth(size.width) : nil)
    let width = roundedUpToPixels(text.width + sides)
    return CGSize(
      width: isBounded ? min(width, size.width) : width,
      height: roundedUpToPixels(text.height + inset.top + inset.bottom)
    )
  }

  /// The size of the text, if scrolling is disabled.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : sizeThatFits(CGSize(width: solvedWidth, height: 0))
  }

  override var autoLayoutHeightDependsOnWidth: Bool { !isScrollEnabled }

  override func autoLayoutHeight(forWidth width: CGFloat) -> CGFloat {
    // Subclasses override `sizeThatFits(_:)` or `intrinsicContentSize`, which calls it.
    solvedWidth = max(width, 1)
    let height = intrinsicContentSize.height
    solvedWidth = 0
    return height
  }

  // MARK: - Description

  override var describedText: String? { isSecureTextEntry ? nil : text }

  // MARK: - Accessibility

  /// Whether the view is an accessibility element; defaults to `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The accessibility value; defaults to the text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }
}
