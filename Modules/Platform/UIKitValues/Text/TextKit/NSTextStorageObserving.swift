public import Foundation

/// Lays out the text of a storage, and is notified of its changes.
public protocol NSTextStorageObserving: NSObjectProtocol {
  /// The text whose changes the object is notified of; nil for none.
  var textStorage: NSTextStorage? { get set }

  /// Called after the text changed and its attributes were fixed.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editMask: The kinds of the changes.
  ///   - newCharRange: The range of the changes, in the new text.
  ///   - delta: The change of the text's length, in UTF-16 units.
  ///   - invalidatedCharRange: The range whose attributes may have been fixed.
  func processEditing(
    for textStorage: NSTextStorage,
    edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange,
    changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  )

  /// Runs a closure that changes the text; the layout is updated at the end.
  func performEditingTransaction(
    for textStorage: NSTextStorage,
    using transaction: () -> Void
  )
}
