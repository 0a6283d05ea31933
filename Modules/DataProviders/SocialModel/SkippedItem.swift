/// A note about something that could not be read and was left out.
public struct SkippedItem: Sendable, Hashable {
  /// The reason it was left out.
  public enum Reason: Sendable, Hashable {
    /// It has the wrong type: a number in place of a post.
    case wrongKind(found: String)
    /// A required value is missing; the key as in the source, `account.id`.
    case missing(key: String)
    /// A value has the wrong type; the key as in the source.
    case wrongValue(key: String)
    /// It is not JSON, from the byte (counted from 0 in its file) on.
    case invalidJSON(byteOffset: Int)
    /// The source ends within it, at the byte.
    case truncated(byteOffset: Int)
    /// A whole file could not be opened or read.
    case unreadableFile
  }

  /// The file it came from, or another name of its source, for people.
  public var source: String
  /// The index of the item in the source, from 0; nil for the source as a whole.
  public var index: Int?
  /// The reason it was left out.
  public var reason: Reason

  /// Makes a note.
  public init(source: String, index: Int? = nil, reason: Reason) {
    self.source = source
    self.index = index
    self.reason = reason
  }
}

extension SkippedItem: CustomStringConvertible {
  /// The note in plain English, for logs and reports: `statuses.json, item 3: "id" is missing`.
  public var description: String {
    let place = index.map { "\(source), item \($0 + 1)" } ?? source
    switch reason {
    case .wrongKind(let found): return "\(place): not a post but \(found)"
    case .missing(let key): return "\(place): \"\(key)\" is missing"
    case .wrongValue(let key): return "\(place): the value of \"\(key)\" cannot be used"
    case .invalidJSON(let offset): return "\(place): not JSON at byte \(offset)"
    case .truncated(let offset): return "\(place): ends unfinished at byte \(offset)"
    case .unreadableFile: return "\(place): cannot be read"
    }
  }
}
