public import MastodonAPI
public import SocialModel

extension ProviderError {
  /// The provider error of a failure of the network.
  public init(_ failure: HTTPFailure, url: String) {
    switch failure {
    case .offline: self = .network(url: url, reason: .offline)
    case .timedOut: self = .network(url: url, reason: .timedOut)
    case .unreachable: self = .network(url: url, reason: .unreachable)
    case .insecure: self = .network(url: url, reason: .insecure)
    case .redirectedAway(let host):
      self = .network(url: url, reason: .other("the server sends on to \(host)"))
    case .fileNotReadable(let words): self = .fileNotReadable(path: url, reason: words)
    case .formNotWritten(let words): self = .notSaved(path: url, reason: words)
    case .other(let words): self = .network(url: url, reason: .other(words))
    case .tooLarge(let limit): self = .responseTooLarge(url: url, limit: limit)
    case .unsupportedScheme(let scheme): self = .unsupportedURLScheme(scheme: scheme, url: url)
    }
  }
}
