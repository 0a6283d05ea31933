public import Foundation

/// A text that notifies its layout managers of every change.
open class NSTextStorage: NSMutableAttributedString {
  /// What a change was about, as a set.
  public struct EditActions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Looks changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Letters changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  private var managers: [NSLayoutManager] = []
  private var editingDepth = 0
  private var isProcessing = false
  /// Whether the text itself is being changed here, and not by a subclass that keeps its own.
  private var isChangingOwn = false

  /// What the present changes are about.
  open private(set) var editedMask: NSTextStorage.EditActions = []
  /// The part that the present changes touch, after them.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the present changes made the text, in UTF-16 units.
  open private(set) var changeInLength = 0

  /// Is notified of changes.
  ///
  /// Not retained.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// Another object than a layout manager that lays the text out, and is notified as they are.
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

  /// Makes a text like another.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Makes a text from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The layout managers that lay the text out.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Adds a layout manager, which is notified of changes from now on.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.attach(to: self)
  }

  /// Takes a layout manager off the text.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = managers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    managers.remove(at: index)
    aLayoutManager.attach(to: nil)
  }

  // MARK: - Changes

  /// Notes a change; outside of ``beginEditing()`` and ``endEditing()`` it is processed
  /// immediately.
  ///
  /// Subclasses that keep the text themselves call it for every change.
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
    // What is changed meanwhile is noted with the rest.
    isProcessing = true
    processEditing()
    if !editedMask.isEmpty { notifyManagers() }
    isProcessing = false
  }

  /// Notifies the delegate and the layout managers of the noted changes.
  ///
  /// Subclasses change attributes before they call `super`.
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

  /// Attributes are fixed with every change.
  open var fixesAttributesLazily: Bool { false }

  /// Has the attributes of a part fixed.
  open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }

  /// Fixes the attributes of a part, which they are already unless ``fixesAttributesLazily`` says
  /// otherwise.
  open func ensureAttributesAreFixed(in range: NSRange) {
    if fixesAttributesLazily { fixAttributes(in: range) }
  }

  /// Takes attachments off letters that are not theirs.
  ///
  /// Fonts need no fixing: the text engine finds others for letters that they lack.
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

  /// Holds changes back until ``endEditing()``.
  open override func beginEditing() {
    super.beginEditing()
    editingDepth += 1
  }

  /// Lets changes through.
  open override func endEditing() {
    super.endEditing()
    editingDepth = max(editingDepth - 1, 0)
    processIfNeeded()
  }

  // MARK: - Primitives

  /// Replaces letters; the new ones look like the first of the old.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    replaceOwn(range, with: str)
    isChangingOwn = true
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    isChangingOwn = false
    endEditing()
  }

  /// Replaces all attributes of a part.
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

  /// Replaces letters and their attributes.
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

  /// Deletes letters.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Adds an attribute to a part.
  open override func addAttribute(
    _ name: NSAttributedString.Key,
    value: Any,
    range: NSRange
  ) {
    guard !keepsOwnText else { return changeAttributes(range) { $0[name] = value } }
    changeOwnAttributes(range) { super.addAttribute(name, value: value, range: range) }
  }

  /// Adds attributes to a part.
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any],
    range: NSRange
  ) {
    guard !keepsOwnText else {
      return changeAttributes(range) { $0.merge(attrs) { _, new in new } }
    }
    changeOwnAttributes(range) { super.addAttributes(attrs, range: range) }
  }

  /// Removes an attribute from a part.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    guard !keepsOwnText else { return changeAttributes(range) { $0[name] = nil } }
    changeOwnAttributes(range) { super.removeAttribute(name, range: range) }
  }

  /// Changes the attributes of a part by means of the primitives.
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

  // MARK: - Subclasses

  /// Whether a subclass may keep the text in a place of its own.
  ///
  /// Foundation reads attributed texts past what subclasses override: it gets a copy.
  private var keepsOwnText: Bool { type(of: self) != NSTextStorage.self }

  /// Copies what a subclass changed.
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

  /// Replaces a part that starts or ends within a letter, such as a mark on it.
  ///
  /// Foundation on Linux would replace all of the letter, and count as though it had not.
  private func replace(_ range: NSRange, within whole: NSRange, with new: NSAttributedString) {
    let start = NSRange(location: whole.location, length: range.location - whole.location)
    let end = NSRange(location: range.upperBound, length: whole.upperBound - range.upperBound)
    let all = NSMutableAttributedString(attributedString: attributedSubstring(from: start))
    let last = attributedSubstring(from: end)
    all.append(new)
    all.append(last)
    super.replaceCharacters(in: whole, with: all)
  }

  /// A range and the rest of the letters at its ends.
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
