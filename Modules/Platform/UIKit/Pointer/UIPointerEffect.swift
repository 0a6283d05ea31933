/// What happens to a view that the pointer is over.
///
/// The desktop's cursor keeps its shape: it does not melt into the view, as on an iPad. The effect
/// is shown by the view's layer, and no property of the view changes.
public enum UIPointerEffect: Equatable, Sendable {
  /// What the system chooses: a hover for large views, a lift for small ones with a ground of their
  /// own, a highlight for others.
  case automatic(UITargetedPreview)
  /// A ground with round corners appears in the view, behind its subviews.
  case highlight(UITargetedPreview)
  /// The view becomes larger, with a shadow.
  case lift(UITargetedPreview)
  /// A tint in front of the view's content or behind its subviews, a shadow, and a larger view, as
  /// wanted.
  case hover(
    UITargetedPreview,
    preferredTintMode: UIPointerEffect.TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )

  /// Where the tint of a hover is.
  public enum TintMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// In front of the view's content.
    case overlay = 1
    /// Behind the view's subviews.
    case underlay = 2
  }

  /// The view, and which part of it is meant.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}
