public import Foundation

/// A mutable attributed string that notifies its layout managers of changes.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of a change.
  public struct EditActions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Makes a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  private var managers: [NSLayoutManager] = []
  private var editingDepth = 0
  private var isProcessing = false
  /// Whether the text stored here is being changed, not that of a subclass with its own storage.
  private var isChangingOwn = false

  /// The kinds of the pending changes.
  open private(set) var editedMask: NSTextStorage.EditActions = []
  /// The range of the pending changes, in the new text.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change of the text's length by the pending changes, in UTF-16 units.
  open private(set) var changeInLength = 0

  /// Receives changes.
  ///
  /// Not retained.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// An object other than a layout manager that lays out the text and is notified of changes.
  ///
  /// Not retained.
  open weak var textStorageObserver: (any NSTextStorageObserving)?

  /// Makes an empty text.
  public init() { super.init(string: "") }

  /// Makes a text without attributes.
  public override init(string: String) { super.init(string: string) }

  /// Makes a text with attributes.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  /// Makes a text with the content of another one.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Makes a text from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The layout managers of the text.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Adds a layout manager and notifies it of future changes.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.attach(to: self)
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = managers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    managers.remove(at: index)
    aLayoutManager.attach(to: nil)
  }

  // MARK: - Changes

  /// Records a change, which is processed immediately unless it is between ``beginEditing()`` and
  /// ``endEditing()``.
  ///
  /// Subclasses that store the text themselves must call it after every change.
  open func edited(
    _ editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    if !isChangingOwn, keepsOwnText { copyOwnText(editedMask, editedRange, delta) }
    let after = NSRange(location: editedRange.location, length: editedRange.length + delta)
    if self.editedMask.isEmpty {
      self.editedRange = after
    } else {
      let union = NSUnionRange(self.editedRange, editedRange)
      self.editedRange = NSRange(location: union.location, length: max(union.length + delta, 0))
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    processIfNeeded()
  }

  private func processIfNeeded() {
    guard editingDepth == 0, !isProcessing, !editedMask.isEmpty else { return }
    // Changes made meanwhile are added to the pending ones.
    isProcessing = true
    processEditing()
    if !editedMask.isEmpty { notifyManagers() }
    isProcessing = false
  }

  /// Notifies the delegate and the layout managers of the pending changes.
  ///
  /// Overrides can change attributes before they call `super`.
  open func processEditing() {
    let center = NotificationCenter.default
    center.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self,
      willProcessEditing: editedMask,
      range: editedRange,
      changeInLength: changeInLength
    )
    fixAttributes(in: editedRange)
    center.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(
      self,
      didProcessEditing: editedMask,
      range: editedRange,
      changeInLength: changeInLength
    )
    notifyManagers()
  }

  private func notifyManagers() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in managers {
      manager.processEditing(
        for: self,
        edited: mask,
        range: range,
        changeInLength: delta,
        invalidatedRange: range
      )
    }
    textStorageObserver?.processEditing(
      for: self,
      edited: mask,
      range: range,
      changeInLength: delta,
      invalidatedRange: range
    )
  }

  /// Always `false`: attributes are fixed with every change.
  open var fixesAttributesLazily: Bool { false }

  /// Removes attachments from characters other than the attachment character, at once.
  open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }

  /// Fixes the attributes of a range, if ``fixesAttributesLazily`` is `true`.
  open func ensureAttributesAreFixed(in range: NSRange) {
    if fixesAttributesLazily { fixAttributes(in: range) }
  }

  /// Removes attachment attributes from characters other than the attachment character.
  ///
  /// Fonts are not changed: the text engine substitutes fonts for missing characters.
  open func fixAttributes(in range: NSRange) {
    let shown = NSIntersectionRange(range, NSRange(location: 0, length: length))
    guard shown.length > 0 else { return }
    var wrong: [NSRange] = []
    enumerateAttribute(.attachment, in: shown, options: []) { value, range, _ in
      guard value != nil else { return }
      let units = string.utf16
      var index = units.index(units.startIndex, offsetBy: range.location)
      for offset in range.location..<range.upperBound {
        if units[index] != 0xFFFC { wrong.append(NSRange(location: offset, length: 1)) }
        index = units.index(after: index)
      }
    }
    for range in wrong { removeAttribute(.attachment, range: range) }
  }

  /// Begins a group of changes, which are processed at ``endEditing()``.
  open override func beginEditing() {
    super.beginEditing()
    editingDepth += 1
  }

  /// Ends a group of changes and processes them.
  open override func endEditing() {
    super.endEditing()
    editingDepth = max(editingDepth - 1, 0)
    processIfNeeded()
  }

  // MARK: - Primitives

  /// Replaces characters; the new ones have the attributes of the first replaced one.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    replaceOwn(range, with: str)
    isChangingOwn = true
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    isChangingOwn = false
    endEditing()
  }

  /// Replaces all attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    changeOwnAttributes(range) { super.setAttributes(attrs, range: range) }
  }

  private func changeOwnAttributes(_ range: NSRange, _ change: () -> Void) {
    beginEditing()
    change()
    isChangingOwn = true
    edited(.editedAttributes, range: range, changeInLength: 0)
    isChangingOwn = false
    endEditing()
  }

  // MARK: - What is made of primitives

  /// Replaces characters and their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    defer { endEditing() }
    guard !keepsOwnText else {
      replaceCharacters(in: range, with: attrString.string)
      var index = 0
      while index < attrString.length {
        var run = NSRange()
        let values = attrString.attributes(at: index, effectiveRange: &run)
        let part = NSRange(location: range.location + index, length: run.upperBound - index)
        setAttributes(values, range: part)
        index = run.upperBound
      }
      return
    }
    let whole = wholeLetters(range)
    if whole == range {
      super.replaceCharacters(in: range, with: attrString)
    } else {
      replace(range, within: whole, with: attrString)
    }
    edited(
      [.editedCharacters, .editedAttributes],
      range: range,
      changeInLength: attrString.length - range.length
    )
  }

  /// Deletes characters.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Adds an attribute to a range.
  open override func addAttribute(
    _ name: NSAttributedString.Key,
    value: Any,
    range: NSRange
  ) {
    guard !keepsOwnText else { return changeAttributes(range) { $0[name] = value } }
    changeOwnAttributes(range) { super.addAttribute(name, value: value, range: range) }
  }

  /// Adds attributes to a range.
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any],
    range: NSRange
  ) {
    guard !keepsOwnText else {
      return changeAttributes(range) { $0.merge(attrs) { _, new in new } }
    }
    changeOwnAttributes(range) { super.addAttributes(attrs, range: range) }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    guard !keepsOwnText else { return changeAttributes(range) { $0[name] = nil } }
    changeOwnAttributes(range) { super.removeAttribute(name, range: range) }
  }

  /// Changes the attributes of a range by the primitive methods.
  private func changeAttributes(
    _ range: NSRange,
    _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    var index = range.location
    while index < range.upperBound {
      var run = NSRange()
      var values = attributes(at: index, effectiveRange: &run)
      let end = max(min(run.upperBound, range.upperBound), index + 1)
      change(&values)
      setAttributes(values, range: NSRange(location: index, length: end - index))
      index = end
    }
    endEditing()
  }

  // MARK: - Reading

  /// The string, whose changes are those of ``replaceCharacters(in:with:)``.
  open override var mutableString: NSMutableString { TextStorageString(self) }

  /// Calls a closure for each run of attributes in a range; the runs are clipped to the range.
  open override func enumerateAttributes(
    in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    super.enumerateAttributes(in: enumerationRange, options: opts) {
      block($0, NSIntersectionRange($1, enumerationRange), $2)
    }
  }

  /// Calls a closure for each run of an attribute's values in a range; the runs are clipped to the
  /// range.
  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key,
    in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    super.enumerateAttribute(attrName, in: enumerationRange, options: opts) {
      block($0, NSIntersectionRange($1, enumerationRange), $2)
    }
  }

  // MARK: - Subclasses

  /// Whether a subclass may store the text itself.
  ///
  /// Foundation does not read attributed strings through overrides, so the text is copied.
  private var keepsOwnText: Bool { type(of: self) != NSTextStorage.self }

  /// Copies the changes of a subclass.
  private func copyOwnText(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    let after = NSRange(location: range.location, length: range.length + delta)
    if mask.contains(.editedCharacters) {
      let units = string.utf16
      let from = units.index(units.startIndex, offsetBy: after.location)
      let to = units.index(from, offsetBy: after.length)
      replaceOwn(range, with: String(decoding: units[from..<to], as: UTF16.self))
    }
    var index = after.location
    while index < after.upperBound {
      var run = NSRange()
      let values = attributes(at: index, effectiveRange: &run)
      let end = max(min(run.upperBound, after.upperBound), index + 1)
      super.setAttributes(values, range: NSRange(location: index, length: end - index))
      index = end
    }
  }

  private func replaceOwn(_ range: NSRange, with str: String) {
    let whole = wholeLetters(range)
    guard whole != range else { return super.replaceCharacters(in: range, with: str) }
    let attributes =
      range.location < length
      ? super.attributes(at: range.location, effectiveRange: nil) : [:]
    replace(range, within: whole, with: NSAttributedString(string: str, attributes: attributes))
  }

  /// Replaces a range that starts or ends inside a grapheme cluster, for example at a combining
  /// mark.
  ///
  /// Foundation on Linux would replace the whole cluster but calculate with the given range.
  private func replace(_ range: NSRange, within whole: NSRange, with new: NSAttributedString) {
    let start = NSRange(location: whole.location, length: range.location - whole.location)
    let end = NSRange(location: range.upperBound, length: whole.upperBound - range.upperBound)
    let all = NSMutableAttributedString(attributedString: attributedSubstring(from: start))
    let last = attributedSubstring(from: end)
    all.append(new)
    all.append(last)
    super.replaceCharacters(in: whole, with: all)
  }

  /// Extends a range to whole grapheme clusters.
  private func wholeLetters(_ range: NSRange) -> NSRange {
    let text = super.string
    func letter(at offset: Int) -> (start: Int, end: Int) {
      guard offset > 0, offset < text.utf16.count else { return (offset, offset) }
      let index = text.utf16.index(text.startIndex, offsetBy: offset)
      let after = text.index(after: index)
      let start = text.index(before: after)
      guard start != index else { return (offset, offset) }
      return (
        text.utf16.distance(from: text.startIndex, to: start),
        text.utf16.distance(from: text.startIndex, to: after)
      )
    }
    let start = letter(at: range.location).start
    return NSRange(location: start, length: letter(at: range.upperBound).end - start)
  }
}
