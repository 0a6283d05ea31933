/// An array whose invalid elements are left out and noted, instead of failing as a whole.
///
/// A missing array and null count as empty if they are decoded with `decodeLossy`.
public struct LossyArray<Element: Decodable & Sendable>: Decodable, Sendable {
  /// An element that was left out.
  public struct Skipped: Sendable, Hashable {
    /// Its index in the array, including invalid elements.
    public var index: Int
    /// Why it could not be decoded.
    public var problem: DecodingProblem
  }

  /// The valid elements, in order.
  public var elements: [Element]
  /// The invalid elements.
  public var skipped: [Skipped]

  /// A list without elements.
  public init(_ elements: [Element] = []) {
    self.elements = elements
    skipped = []
  }

  /// Decodes an array.
  ///
  /// - Throws: an error only if the value is not an array.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    try self.init(reading: &list)
  }

  /// Appends another page of the same list.
  public mutating func append(_ page: LossyArray) {
    elements += page.elements
    skipped += page.skipped
  }

  /// Decodes the elements of an array.
  ///
  /// - Throws: an error only if the array itself cannot be read further.
  init(reading list: inout some UnkeyedDecodingContainer) throws {
    self.init()
    elements.reserveCapacity(min(list.count ?? 0, 1_000))
    while !list.isAtEnd {
      let index = list.currentIndex
      // A decoder for the element, not the element, so that decoding continues after it in any
      // case.
      let decoder = try list.superDecoder()
      do {
        elements.append(try Element(from: decoder))
      } catch {
        let depth = decoder.codingPath.count
        let relative = (error as? DecodingError)?.relative(to: depth) ?? error
        let problem = DecodingProblem(relative, found: Self.kind(of: decoder))
        skipped.append(Skipped(index: index, problem: problem))
      }
    }
  }

  private static func kind(of decoder: any Decoder) -> String {
    guard let value = try? decoder.singleValueContainer() else { return "a list" }
    if value.decodeNil() { return "null" }
    if (try? value.decode(String.self)) != nil { return "a string" }
    if (try? value.decode(Bool.self)) != nil { return "true or false" }
    if (try? value.decode(Double.self)) != nil { return "a number" }
    return (try? decoder.unkeyedContainer()) == nil ? "an object" : "a list"
  }
}

extension LossyArray: Equatable where Element: Equatable {}
extension LossyArray: Hashable where Element: Hashable {}

extension DecodingError {
  /// The same error with its path counted from an element instead of from the document.
  fileprivate func relative(to depth: Int) -> DecodingError {
    func cut(_ context: Context) -> Context {
      Context(
        codingPath: Array(context.codingPath.dropFirst(depth)),
        debugDescription: context.debugDescription,
        underlyingError: context.underlyingError
      )
    }
    switch self {
    case .typeMismatch(let type, let context): return .typeMismatch(type, cut(context))
    case .valueNotFound(let type, let context): return .valueNotFound(type, cut(context))
    case .keyNotFound(let key, let context): return .keyNotFound(key, cut(context))
    case .dataCorrupted(let context): return .dataCorrupted(cut(context))
    @unknown default: return self
    }
  }
}
