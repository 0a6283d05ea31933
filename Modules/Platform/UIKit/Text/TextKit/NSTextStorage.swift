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

  /// Makes an empty text.
  public convenience init() { self.init(string: "") }

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
  open func edited(
    _ editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    let after = NSRange(location: editedRange.location, length: editedRange.length + delta)
    if self.editedMask.isEmpty {
      self.editedRange = after
    } else {
      let union = NSUnionRange(self.editedRange, editedRange)
      self.editedRange = NSRange(location: union.location, length: max(union.length + delta, 0))
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if editingDepth == 0 { processEditing() }
  }

  /// Notifies the delegate and the layout managers of the noted changes.
  open func processEditing() {
    let center = NotificationCenter.default
    // What they change is noted with the rest.
    editingDepth += 1
    center.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self,
      willProcessEditing: editedMask,
      range: editedRange,
      changeInLength: changeInLength
    )
    center.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(
      self,
      didProcessEditing: editedMask,
      range: editedRange,
      changeInLength: changeInLength
    )
    editingDepth -= 1
    for manager in managers { manager.invalidateLayout() }
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
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
    if editingDepth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Replaces letters; the new ones look like the first of the old.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    let whole = wholeLetters(range)
    if whole == range {
      super.replaceCharacters(in: range, with: str)
    } else {
      let attributes =
        range.location < length ? attributes(at: range.location, effectiveRange: nil) : [:]
      replace(range, within: whole, with: NSAttributedString(string: str, attributes: attributes))
    }
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    endEditing()
  }

  /// Replaces letters and their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
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
    endEditing()
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
    let text = string
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

  /// Replaces all attributes of a part.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  /// Adds an attribute to a part.
  open override func addAttribute(
    _ name: NSAttributedString.Key,
    value: Any,
    range: NSRange
  ) {
    beginEditing()
    super.addAttribute(name, value: value, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  /// Adds attributes to a part.
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any],
    range: NSRange
  ) {
    beginEditing()
    super.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  /// Removes an attribute from a part.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    beginEditing()
    super.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }
}
