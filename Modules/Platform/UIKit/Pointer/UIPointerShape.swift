public import CoreGraphics

/// The shape that the pointer has over a region, or the outline of an effect.
///
/// Together with an effect, a shape is in the coordinates of the container of its preview. By
/// itself, a path or a rectangle is drawn around the pointer in place of the desktop's cursor, with
/// its origin as an offset from the middle. Beams are the desktop's own cursors for text, whose
/// length is that of the desktop.
public enum UIPointerShape {
  /// The radius of corners that have none of their own, in points.
  public static let defaultCornerRadius: CGFloat = 8

  /// An outline.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// The cursor for text in lines.
  case verticalBeam(length: CGFloat)
  /// The cursor for text in columns.
  case horizontalBeam(length: CGFloat)

  /// The outline; nil for beams.
  @MainActor var outline: CGPath? {
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
