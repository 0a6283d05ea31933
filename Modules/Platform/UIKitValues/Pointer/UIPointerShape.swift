public import CoreGraphics

/// The shape of the pointer in a region, or the outline of an effect.
///
/// The shape of an effect is in the coordinates of the container of its preview. Without an effect,
/// a path or a rectangle replaces the desktop's cursor and is centered on the pointer, offset by
/// its origin. Beams are the desktop's own text cursors, whose length cannot be set.
public enum UIPointerShape {
  /// The default corner radius, in points.
  public static let defaultCornerRadius: CGFloat = 8

  case path(UIBezierPath)
  /// A rounded rectangle.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// The text cursor, for horizontal text.
  case verticalBeam(length: CGFloat)
  /// The text cursor, for vertical text.
  case horizontalBeam(length: CGFloat)

  /// The outline; nil for beams.
  @MainActor package var outline: CGPath? {
    switch self {
    case .path(let path): path.cgPath
    case .roundedRect(let rect, let radius):
      UIBezierPath(
        roundedRect: rect,
        cornerRadius: min(radius, rect.width / 2, rect.height / 2)
      ).cgPath
    case .verticalBeam, .horizontalBeam: nil
    }
  }
}
