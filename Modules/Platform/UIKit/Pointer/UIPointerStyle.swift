public import Foundation

/// What the pointer looks like over a region, and what happens to a view there.
@preconcurrency @MainActor open class UIPointerStyle: NSObject, NSCopying {
  /// What a style says.
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

  /// Makes a style that changes a view.
  ///
  /// - Parameters:
  ///   - effect: What happens to the view.
  ///   - shape: The outline of a highlight or a tint, in the coordinates of the container of the
  ///     effect's preview; nil for that of the preview.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(.effect(effect, shape))
  }

  /// Makes a style that changes the pointer.
  ///
  /// - Parameters:
  ///   - shape: The shape of the pointer.
  ///   - axes: The directions in which a shape that is drawn stays in the middle of the region.
  public required convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(.shape(shape, axes))
  }

  /// A style without a pointer.
  open class func hidden() -> Self { make(.hidden) }

  /// The style of the desktop, without an effect.
  open class func system() -> Self { make(.system) }

  private class func make(_ kind: Kind) -> Self {
    let style = self.init(shape: .verticalBeam(length: 0))
    style.kind = kind
    return style
  }

  /// The style itself, which does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
