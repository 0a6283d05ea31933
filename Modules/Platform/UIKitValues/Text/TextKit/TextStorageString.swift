import Foundation

/// The string of a text storage, changes of which are changes of the storage.
///
/// Foundation's own would change the characters and leave the attributes at their places.
final class TextStorageString: NSMutableString {
  private let storage: NSTextStorage?

  init(_ storage: NSTextStorage) {
    self.storage = storage
    super.init(capacity: 0)
  }

  // What follows is required of strings; without a storage they are plain ones.

  required init(capacity: Int) {
    storage = nil
    super.init(capacity: capacity)
  }

  required init(string: String) {
    storage = nil
    super.init(string: string)
  }

  required init(characters: UnsafePointer<unichar>, length: Int) {
    storage = nil
    super.init(characters: characters, length: length)
  }

  required init(stringLiteral value: StaticString) {
    storage = nil
    super.init(stringLiteral: value)
  }

  required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init(stringLiteral: value)
  }

  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(stringLiteral: value)
  }

  /// Nil: it is part of a storage, which is not decoded.
  required convenience init?(coder: NSCoder) { nil }

  override var length: Int { storage?.length ?? super.length }

  override func character(at index: Int) -> unichar {
    guard let units = storage?.string.utf16 else { return super.character(at: index) }
    return units[units.index(units.startIndex, offsetBy: index)]
  }

  override func replaceCharacters(in range: NSRange, with aString: String) {
    guard let storage else { return super.replaceCharacters(in: range, with: aString) }
    storage.replaceCharacters(in: range, with: aString)
  }
}
