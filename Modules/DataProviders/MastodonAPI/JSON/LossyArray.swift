/// A list whose bad elements are left out and noted, instead of costing the whole list.
///
/// A missing list and null count as empty where it is read through `decodeLossy`.
public struct LossyArray<Element: Decodable & Sendable>: Decodable, Sendable {
  /// An element that was left out.
  public struct Skipped: Sendable, Hashable {
    /// Its place in the list, counted from 0 with the bad ones.
    public var index: Int
    /// Why.
    public var problem: DecodingProblem
  }

  /// What could be read, in order.
  public var elements: [Element]
  /// What could not.
  public var skipped: [Skipped]

  /// A list without elements.
  public init(_ elements: [Element] = []) {
    self.elements = elements
    skipped = []
  }

  /// Reads a list.
  ///
  /// - Throws: only when what stands there is no list.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    try self.init(reading: &list)
  }

  /// Reads the elements of a list.
  ///
  /// - Throws: only when the list itself cannot be read on.
  init(reading list: inout some UnkeyedDecodingContainer) throws {
    self.init()
    elements.reserveCapacity(min(list.count ?? 0, 1_000))
    while !list.isAtEnd {
      let index = list.currentIndex
      // A decoder for the element, not the element: the list goes on behind it whatever it is.
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
