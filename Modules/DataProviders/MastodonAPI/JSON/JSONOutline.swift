public import Foundation

/// The byte ranges of the parts of one JSON value, one level deep.
///
/// Use it to read a large or damaged document part by part: it finds the elements of an array, or
/// the members of an object, without decoding them, and keeps those it found if the input is
/// truncated or invalid further on. The inside of a part is only checked for balanced brackets and
/// strings; decoding the part does the rest.
///
/// ```swift
/// let outline = JSONOutline(data)
/// if case .array(let elements) = outline.root {
///   for range in elements { try decoder.decode(Status.self, from: data[range]) }
/// }
/// ```
///
/// Finding the parts takes one pass over the bytes, with memory for the ranges only; nesting may
/// have any depth.
public struct JSONOutline: Sendable, Hashable {
  /// A value and its name in an object.
  public struct Member: Sendable, Hashable {
    /// The name, with its escapes resolved.
    public var key: String
    /// The bytes of the value.
    ///
    /// If the input ends inside the last value, they reach to the end of the input.
    public var value: Range<Int>
  }

  /// The kind of the value.
  public enum Root: Sendable, Hashable {
    /// An array, and the bytes of its whole elements.
    case array([Range<Int>])
    /// An object, and its members in order; names may be repeated.
    case object([Member])
    case string
    case number
    /// true or false.
    case bool
    case null
    /// There is no JSON value.
    case nothing
  }

  /// The kind of the value, and the ranges of its parts.
  public let root: Root
  /// The failure of the input, if there is one; the parts in `root` are before it.
  public let failure: JSONFailure?

  /// Reads the outline of a document.
  ///
  /// - Parameters:
  ///   - data: UTF-8 bytes; a byte order mark is skipped.
  ///   - range: the part of data with the value, by default all of it. Offsets are counted from
  ///     `data.startIndex` as 0.
  public init(_ data: Data, in range: Range<Int>? = nil) {
    let whole = 0..<data.count
    let part = range.map { $0.clamped(to: whole) } ?? whole
    (root, failure) = data.withUnsafeBytes { buffer in
      var scanner = JSONScanner(bytes: buffer.bindMemory(to: UInt8.self), range: part)
      return scanner.outline()
    }
  }
}

extension JSONOutline.Root {
  /// The kind of value in plain English, for messages: "an object".
  public var kind: String {
    switch self {
    case .array: "a list"
    case .object: "an object"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    case .nothing: "nothing"
    }
  }
}
