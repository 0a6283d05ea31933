import QuartzCore

/// What a view owned whose last reference was released off the main actor.
///
/// The memory of the view itself is freed there, because the deinitializers of subclasses are not
/// isolated. Its subviews, recognizers and layers may refer to state of the main actor, which
/// releases them.
final class ViewParts: @unchecked Sendable {
  private var subviews: [UIView]
  private let layer: CALayer
  private var rare: ViewRareState?

  init(subviews: [UIView], layer: CALayer, rare: ViewRareState?) {
    self.subviews = subviews
    self.layer = layer
    self.rare = rare
  }

  /// Releases the parts on the main actor; the caller must have no references to them, except to
  /// the layer.
  func releaseOnMainActor() {
    Task { @MainActor in
      // Whoever releases the layer last has no sublayers to change.
      layer.sublayers = nil
      rare = nil
      subviews = []
    }
  }
}
