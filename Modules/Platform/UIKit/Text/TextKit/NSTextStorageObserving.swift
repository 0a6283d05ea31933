public import Foundation

/// Lays out the text of a storage, and is notified of its changes.
public protocol NSTextStorageObserving: NSObjectProtocol {
  /// The text.
  var textStorage: NSTextStorage? { get set }

  /// The text changed, and its attributes are fixed.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editMask: What the changes are about.
  ///   - newCharRange: The part that they touch, after them.
  ///   - delta: How much longer they made the text, in UTF-16 units.
  ///   - invalidatedCharRange: The part whose attributes may have been fixed.
  func processEditing(
    for textStorage: NSTextStorage,
    edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange,
    changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  )

  /// Changes the text in a transaction: its layout follows at the end.
  func performEditingTransaction(
    for textStorage: NSTextStorage,
    using transaction: () -> Void
  )
}
