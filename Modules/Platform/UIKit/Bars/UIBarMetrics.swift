/// The heights of bars that images can be for.
public enum UIBarMetrics: Int, Sendable {
  /// Where there is height enough.
  case `default` = 0
  /// Where there is little height.
  case compact = 1
  /// Where there is height enough, in a bar that shows a prompt.
  case defaultPrompt = 101
  /// Where there is little height, in a bar that shows a prompt.
  case compactPrompt = 102

  init(isCompact: Bool, hasPrompt: Bool) {
    self =
      isCompact ? (hasPrompt ? .compactPrompt : .compact) : hasPrompt ? .defaultPrompt : .default
  }

  /// The metrics whose value counts where there is none for these ones.
  var fallback: UIBarMetrics? {
    switch self {
    case .default: nil
    case .compact, .defaultPrompt: .default
    case .compactPrompt: .compact
    }
  }
}

extension Dictionary where Key == UIBarMetrics {
  /// The value for metrics, or for those that they fall back to.
  func value(for metrics: UIBarMetrics) -> Value? {
    self[metrics] ?? metrics.fallback.flatMap { value(for: $0) }
  }
}
