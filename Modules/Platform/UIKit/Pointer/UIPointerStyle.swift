public import Foundation

/// The appearance of the pointer in a region, or its effect on a view.
@preconcurrency @MainActor open class UIPointerStyle: NSObject, NSCopying {
  /// The content of a style.
  enum Kind {
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape, UIAxis)
    case hidden
    case system
  }

  private(set) final var kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Makes a style with an effect on a view.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - shape: The outline of a highlight or a tint, in the coordinates of the container of the
  ///     effect's preview; nil for that of the preview.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(.effect(effect, shape))
  }

  /// Makes a style with a shape of the pointer.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - axes: The axes along which the shape stays centered in the region.
  public required convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(.shape(shape, axes))
  }

  /// Returns a style that hides the pointer.
  open class func hidden() -> Self { make(.hidden) }

  /// Returns the desktop's cursor, without an effect.
  open class func system() -> Self { make(.system) }

  private class func make(_ kind: Kind) -> Self {
    let style = self.init(shape: .verticalBeam(length: 0))
    style.kind = kind
    return style
  }

  /// Returns the style itself, which is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
