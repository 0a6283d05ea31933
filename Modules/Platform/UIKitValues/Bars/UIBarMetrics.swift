/// The bar heights that images can be specified for.
public enum UIBarMetrics: Int, Sendable {
  /// The regular height.
  case `default` = 0
  /// The reduced height, with a compact vertical size class.
  case compact = 1
  /// The regular height, with a prompt.
  case defaultPrompt = 101
  /// The reduced height, with a prompt.
  case compactPrompt = 102

  package init(isCompact: Bool, hasPrompt: Bool) {
    self =
      isCompact ? (hasPrompt ? .compactPrompt : .compact) : hasPrompt ? .defaultPrompt : .default
  }

  /// The metrics whose value is used if there is none for these.
  var fallback: UIBarMetrics? {
    switch self {
    case .default: nil
    case .compact, .defaultPrompt: .default
    case .compactPrompt: .compact
    }
  }
}

extension Dictionary where Key == UIBarMetrics {
  /// The value for metrics, or for their fallback.
  package func value(for metrics: UIBarMetrics) -> Value? {
    self[metrics] ?? metrics.fallback.flatMap { value(for: $0) }
  }
}
