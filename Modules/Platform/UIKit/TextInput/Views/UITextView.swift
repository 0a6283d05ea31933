import CoreGraphics
public import Foundation

/// A scroll view of text that can be selected and edited.
///
/// It is as high as its text where ``isScrollEnabled`` is false, and grows with it; else it
/// scrolls, and keeps the caret in sight. Only the paragraph that is edited is laid out again.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput,
  UIContentSizeCategoryAdjusting
{
  let editor: TextEditor
  let canvas: TextCanvas
  let container: NSTextContainer
  private var ownFont: UIFont?
  private var ownColor: UIColor?
  var ownAlignment = NSTextAlignment.natural
  private var needsReveal = false
  /// The width in which Auto Layout asks how high the text is, in points; 0 otherwise.
  private var solvedWidth: CGFloat = 0
  private var inputViews = InputViews()
  weak var textDelegate: (any UITextViewDelegate)?
  lazy var menu = TextMenu(text: self)
  private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)

  /// The font of a text view that was given none: 12 points of the system's font.
  static let defaultFont = UIFont.systemFont(ofSize: 12)

  // MARK: - Making one

  /// Makes a text view.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes a text view that lays text out in a container; if the container has a layout manager
  /// with a storage, that is the text.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    editor = Self.makeEditor(in: container)
    canvas = TextCanvas(editor: editor)
    super.init(frame: frame)
  }

  /// Makes a text view from an archive, as with an empty frame.
  public required init?(coder: NSCoder) {
    container = NSTextContainer()
    editor = Self.makeEditor(in: container)
    canvas = TextCanvas(editor: editor)
    super.init(coder: coder)
  }

  /// An editor of the text of a container; what the container lacks is made.
  private static func makeEditor(in container: NSTextContainer) -> TextEditor {
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage(string: "")
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    container.widthTracksTextView = true
    return TextEditor(storage: storage, format: TextFormat(), container: container)
  }

  override func didInit() {
    super.didInit()
    editor.client = self
    container.onChange = { [weak self] in self?.editor.storageDidChange($0) }
    container.onGeometry = { [weak self] in self?.geometryDidChange() }
    editor.typingAttributes = plainAttributes
    addSubview(canvas)
    addGestureRecognizer(TextGesture(text: self))
    updateFormat()
  }

  /// Notified of editing, the selection and scrolling.
  ///
  /// Not retained.
  open weak var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set {
      textDelegate = newValue
      scrollDelegate = newValue
    }
  }

  // MARK: - Text

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The words; setting them removes attributes of their own, moves the caret to the end, and
  /// cannot be undone.
  open var text: String! {
    get { textStorage.string }
    set {
      let attributes = plainAttributes
      editor.typingAttributes = attributes
      editor.setText(NSAttributedString(string: newValue ?? "", attributes: attributes))
      editor.typingAttributes = attributes
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Words with attributes of their own.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set { editor.setText(newValue ?? NSAttributedString(string: "")) }
  }

  /// The text itself; changes of it are shown, but the delegate is not notified.
  open var textStorage: NSTextStorage { editor.storage }

  /// The room that lines are wrapped in.
  open var textContainer: NSTextContainer { container }

  /// What lays the text out: that of the container, which may have been made elsewhere.
  open var layoutManager: NSLayoutManager { editor.body.manager }

  /// The attributes of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.typingAttributes }
    set { editor.typingAttributes = newValue }
  }

  /// The font of all of the text; nil takes the system's of 12 points.
  open var font: UIFont? {
    get { ownFont }
    set {
      noteAppearance(\.font, newValue)
      ownFont = newValue
      setAttribute(.font, newValue ?? Self.defaultFont)
    }
  }

  /// The color of all of the text; nil takes that of labels.
  open var textColor: UIColor? {
    get { ownColor }
    set {
      noteAppearance(\.textColor, newValue)
      ownColor = newValue
      setAttribute(.foregroundColor, newValue ?? .label)
    }
  }

  /// How the lines of all of the text lie between the edges.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      ownAlignment = newValue
      updateFormat()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributes of links, over those of the text.
  ///
  /// By default the color of links, where the text has no color of its own.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { editor.body.format.linkAttributes ?? [.foregroundColor: UIColor.link] }
    set {
      var format = editor.body.format
      format.linkAttributes = newValue
      if lay(out: format) { textDidLayOut() }
    }
  }

  private var plainAttributes: [NSAttributedString.Key: Any] {
    [.font: ownFont ?? Self.defaultFont, .foregroundColor: ownColor ?? UIColor.label]
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    editor.typingAttributes[key] = value
    if textStorage.length > 0 {
      let whole = NSRange(location: 0, length: textStorage.length)
      textStorage.addAttribute(key, value: value, range: whole)
    }
    textDidLayOut()
  }

  /// Whether fonts follow the reader's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { updateFormat() }
  }

  // MARK: - Editing

  /// Whether the text can be changed.
  open var isEditable = true {
    didSet { canvas.showsCaret = isEditable }
  }

  /// Whether text can be selected.
  open var isSelectable = true

  /// What is selected, in UTF-16 units.
  open var selectedRange: NSRange {
    get { editor.selectedRange }
    set {
      editor.commitMark()
      editor.select(newValue.location..<newValue.upperBound)
    }
  }

  /// Whether what is typed or pasted next takes the place of all of the text.
  ///
  /// No caret is shown then. It ends with that text, and when the selection changes.
  open var clearsOnInsertion: Bool {
    get { editor.clearsOnInsertion }
    set { editor.clearsOnInsertion = newValue }
  }

  /// What is typed with in the place of the keyboard.
  open override var inputView: UIView? {
    get { inputViews.input }
    set { inputViews.input = newValue }
  }

  /// What stands above the keyboard, or at the lower edge of the window where keys are real, while
  /// the view is edited.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
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

  /// Where the caret stands, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { inputCaretRect(position) }

  /// A rectangle around the first line of a range, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { inputFirstRect(range) }

  /// Rectangles that cover a range, in the view's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    inputSelectionRects(range)
  }

  /// The place nearest to a point of the view.
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

  // MARK: - Focus

  /// A text view can be typed into, or have its text selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Whether the text can be edited: a text that can only be read is no stop of the focus.
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

  /// Room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { geometryDidChange() } }
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Scrolls until a range, in UTF-16 units, can be seen.
  open func scrollRangeToVisible(_ range: NSRange) {
    layOutText()
    let whole = 0..<editor.body.length
    let shown = (range.location..<max(range.upperBound, range.location)).clamped(to: whole)
    var rect = convert(canvas.caretRect(at: TextPlace(offset: shown.lowerBound)), from: canvas)
    if !shown.isEmpty {
      rect = editor.body.selectionRects(for: shown, fillWidth: nil)
        .reduce(rect) { $0.union(convert($1, from: canvas)) }
    }
    reveal(rect)
  }

  /// Brings the caret into sight, here and in the scroll views around.
  func revealCaret() {
    needsReveal = true
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    layOutText()
    super.layoutSubviews()
    if needsReveal {
      needsReveal = false
      reveal(convert(canvas.caretRect(at: editor.head), from: canvas))
    }
    canvas.visibleRect = convert(bounds, to: canvas)
  }

  func editorDidLayOut(_ heights: ClosedRange<CGFloat>) {
    canvas.redraw(heights)
    textDidLayOut()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFormat()
  }

  /// The size of the text in a width, with the insets, rounded up to whole pixels; a width of 0
  /// sets no limit.
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

  /// The size of the text, where the view does not scroll.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : sizeThatFits(CGSize(width: solvedWidth, height: 0))
  }

  override var autoLayoutHeightDependsOnWidth: Bool { !isScrollEnabled }

  override func autoLayoutHeight(forWidth width: CGFloat) -> CGFloat {
    // Subclasses say how high they are by either member, `intrinsicContentSize` being the last.
    solvedWidth = max(width, 1)
    let height = intrinsicContentSize.height
    solvedWidth = 0
    return height
  }

  // MARK: - Accessibility

  /// True unless it is set: text views are read.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text, unless another value is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }
}
