public import Foundation

/// Is notified of changes of a text, before and after its attributes are fixed.
///
/// Every method is optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// The text changed; letters and attributes may still be changed.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editedMask: What the changes are about.
  ///   - editedRange: The part that they touch, after them.
  ///   - delta: How much longer they made the text, in UTF-16 units.
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )

  /// The text changed; attributes may still be changed, letters may not.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editedMask: What the changes are about.
  ///   - editedRange: The part that they touch, after them.
  ///   - delta: How much longer they made the text, in UTF-16 units.
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}

  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

extension NSTextStorage {
  /// Posted before the changes of a text are processed; the object is the text.
  public class var willProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageWillProcessEditingNotification")
  }

  /// Posted after the changes of a text were processed; the object is the text.
  public class var didProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageDidProcessEditingNotification")
  }
}
