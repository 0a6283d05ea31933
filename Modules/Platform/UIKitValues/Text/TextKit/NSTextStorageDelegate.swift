public import Foundation

/// Receives changes of a text, before and after its attributes are fixed.
///
/// All methods are optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before attributes are fixed; characters and attributes can still be changed.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editedMask: The kinds of the changes.
  ///   - editedRange: The range of the changes, in the new text.
  ///   - delta: The change of the text's length, in UTF-16 units.
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )

  /// Called after attributes were fixed; attributes can still be changed, characters cannot.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editedMask: The kinds of the changes.
  ///   - editedRange: The range of the changes, in the new text.
  ///   - delta: The change of the text's length, in UTF-16 units.
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
