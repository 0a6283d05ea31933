public import MastodonAPI
public import SocialModel

extension SkippedItem.Reason {
  /// What a problem of reading means for people.
  ///
  /// - Parameters:
  ///   - problem: why an element could not be read.
  ///   - byteOffset: where the element begins in its file.
  public init(_ problem: DecodingProblem, byteOffset: Int) {
    switch problem {
    case .wrongKind(let found): self = .wrongKind(found: found)
    case .missing(let key): self = .missing(key: key)
    case .wrongValue(let key): self = .wrongValue(key: key)
    case .invalidJSON: self = .invalidJSON(byteOffset: byteOffset)
    }
  }

  /// What a problem of mapping means for people.
  public init(_ problem: MappingProblem) {
    switch problem {
    case .missing(let key): self = .missing(key: key)
    }
  }
}
