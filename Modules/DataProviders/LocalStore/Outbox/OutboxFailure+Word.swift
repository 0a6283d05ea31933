import SocialModel

extension OutboxItem.Failure {
  /// The value of the failure in its column.
  var word: String {
    switch self {
    case .network: "network"
    case .server(let status): "server:\(status)"
    case .rateLimited: "limit"
    case .signIn: "sign-in"
    case .mediaMissing: "media"
    case .noSpace: "space"
    case .tooLate: "too-late"
    case .descriptionsNotSaved: "descriptions"
    case .unconfirmed: "unconfirmed"
    case .tooLarge: "too-large"
    case .unsupported: "unsupported"
    case .refused(let words): Self.word("refused", words)
    case .invalid(let words): Self.word("invalid", words)
    case .forbidden(let words): Self.word("forbidden", words)
    }
  }

  private static func word(_ name: String, _ words: String?) -> String {
    words.map { "\(name):\($0)" } ?? name
  }

  init?(word: String) {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? String(parts[1]) : nil
    switch parts.first {
    case "network": self = .network
    case "server": self = .server(status: rest.flatMap(Int.init) ?? 0)
    case "limit": self = .rateLimited
    case "sign-in": self = .signIn
    case "media": self = .mediaMissing
    case "space": self = .noSpace
    case "too-late": self = .tooLate
    case "descriptions": self = .descriptionsNotSaved
    case "unconfirmed": self = .unconfirmed
    case "too-large": self = .tooLarge
    case "unsupported": self = .unsupported
    case "refused": self = .refused(rest)
    case "invalid": self = .invalid(rest)
    case "forbidden": self = .forbidden(rest)
    default: return nil
    }
  }
}
