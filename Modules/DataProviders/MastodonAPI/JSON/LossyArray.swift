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
    elements = []
    skipped = []
    while !list.isAtEnd {
      let index = list.currentIndex
      let attempt = try list.decode(Attempt.self)
      switch attempt.result {
      case .success(let element): elements.append(element)
      case .failure(let problem): skipped.append(Skipped(index: index, problem: problem.problem))
      }
    }
  }

  /// Reads one element, or the reason why not; never fails, so that the list goes on behind it.
  private struct Attempt: Decodable {
    struct Failure: Error { var problem: DecodingProblem }

    var result: Result<Element, Failure>

    init(from decoder: any Decoder) {
      do {
        result = .success(try Element(from: decoder))
      } catch {
        let depth = decoder.codingPath.count
        let relative = (error as? DecodingError)?.relative(to: depth) ?? error
        result = .failure(
          Failure(problem: DecodingProblem(relative, found: Self.kind(of: decoder)))
        )
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
