public import MastodonAPI
public import SocialModel

extension SkippedItem.Reason {
  /// The reason for a decoding problem.
  ///
  /// - Parameters:
  ///   - problem: why an element could not be read.
  ///   - byteOffset: the offset of the element in its file.
  public init(_ problem: DecodingProblem, byteOffset: Int) {
    switch problem {
    case .wrongKind(let found): self = .wrongKind(found: found)
    case .missing(let key): self = .missing(key: key)
    case .wrongValue(let key): self = .wrongValue(key: key)
    case .invalidJSON: self = .invalidJSON(byteOffset: byteOffset)
    }
  }

  /// The reason for a mapping problem.
  public init(_ problem: MappingProblem) {
    switch problem {
    case .missing(let key): self = .missing(key: key)
    }
  }
}
