import QuartzCore

/// What a view owned whose last reference was released off the main actor.
///
/// The memory of the view itself is freed there, because the deinitializers of subclasses are not
/// isolated: were that of `UIView` isolated, the compiler would refuse every plain `deinit` of a
/// subclass, which code for iOS has. Its subviews, constraints, recognizers and layers may refer to
/// state of the main actor, which releases them: layers end their animations, and call completions,
/// when they are deallocated.
final class ViewParts: @unchecked Sendable {
  private var subviews: [UIView]
  private var layer: CALayer?
  private var layout: AutoLayoutState?
  private var rare: ViewRareState?

  init(subviews: [UIView], layer: CALayer, layout: AutoLayoutState?, rare: ViewRareState?) {
    self.subviews = subviews
    self.layer = layer
    self.layout = layout
    self.rare = rare
  }

  /// The view's reference to its parts, its last property: properties are released in their order,
  /// so the main actor has the last reference to the layer.
  final class Owner {
    private let parts: ViewParts

    init(_ parts: ViewParts) { self.parts = parts }

    deinit {
      Task { @MainActor [parts] in
        // A layer that somebody else retains keeps its sublayers.
        parts.layer = nil
        parts.layout?.tearDown()
        parts.layout = nil
        parts.rare = nil
        parts.subviews = []
      }
    }
  }
}

extension UIView {
  /// The owner of what the view owns, for its deinitializer off the main actor.
  nonisolated final func leavePartsToMainActor() -> ViewParts.Owner {
    let parts = ViewParts(
      subviews: storedSubviews,
      layer: backingLayer,
      layout: autoLayoutState,
      rare: rare
    )
    storedSubviews = []
    autoLayoutState = nil
    rare = nil
    return ViewParts.Owner(parts)
  }
}
