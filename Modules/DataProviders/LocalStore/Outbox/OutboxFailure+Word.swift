import SocialModel

extension OutboxItem.Failure {
  /// The words of the failures that have nothing more to say.
  private static let plain: [String: Self] = [
    "network": .network, "limit": .rateLimited, "sign-in": .signIn, "media": .mediaMissing,
    "too-late": .tooLate, "descriptions": .descriptionsNotSaved, "unconfirmed": .unconfirmed,
    "too-large": .tooLarge, "unsupported": .unsupported,
  ]

  /// The value of the failure in its column.
  var word: String {
    switch self {
    case .server(let status): "server:\(status)"
    case .refused(let words): Self.word("refused", words)
    case .invalid(let words): Self.word("invalid", words)
    case .forbidden(let words): Self.word("forbidden", words)
    default: Self.plain.first { $0.value == self }?.key ?? ""
    }
  }

  private static func word(_ name: String, _ words: String?) -> String {
    words.map { "\(name):\($0)" } ?? name
  }

  init?(word: String) {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? String(parts[1]) : nil
    switch parts.first {
    case "server": self = .server(status: rest.flatMap(Int.init) ?? 0)
    case "refused": self = .refused(rest)
    case "invalid": self = .invalid(rest)
    case "forbidden": self = .forbidden(rest)
    case let name:
      guard let known = name.flatMap({ Self.plain[String($0)] }) else { return nil }
      self = known
    }
  }
}
