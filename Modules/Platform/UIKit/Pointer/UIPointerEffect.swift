/// The effect on a view under the pointer.
///
/// The desktop's cursor keeps its shape: it does not merge with the view, as on an iPad. The layer
/// shows the effect; the properties of the view are unchanged.
public enum UIPointerEffect: Equatable, Sendable {
  /// The system decides: a hover for large views, a lift for small ones with an opaque background,
  /// a highlight for others.
  case automatic(UITargetedPreview)
  /// Shows a rounded background behind the view's subviews.
  case highlight(UITargetedPreview)
  /// Enlarges the view and adds a shadow.
  case lift(UITargetedPreview)
  /// Tints the view in front of or behind its content, and optionally adds a shadow and enlarges
  /// it.
  case hover(
    UITargetedPreview,
    preferredTintMode: UIPointerEffect.TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )

  /// The position of a hover's tint.
  public enum TintMode: Int, Sendable {
    /// No tint.
    case none = 0
    /// The tint is in front of the view's content.
    case overlay = 1
    /// The tint is behind the view's subviews.
    case underlay = 2
  }

  /// The preview, which names the view and its visible part.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}
