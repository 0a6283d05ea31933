public import Foundation

extension UIWindowScene {
  /// The size and the orientation of a scene.
  @preconcurrency @MainActor open class Geometry: NSObject {
    // Equality and hashes are not isolated to an actor.
    private nonisolated let orientation: UIInterfaceOrientation

    init(_ screen: UIScreen) {
      orientation = screen.interfaceOrientation
      super.init()
    }

    /// The orientation of the scene when this value was made.
    open var interfaceOrientation: UIInterfaceOrientation { orientation }

    /// Whether an object is a geometry with the same orientation.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Geometry)?.orientation == orientation
    }

    /// Equal for geometries with the same orientation.
    open override var hash: Int { orientation.hashValue }
  }

  /// Preferences for the geometry of a scene: see
  /// ``UIKit/UIWindowScene/requestGeometryUpdate(_:errorHandler:)``.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// Preferred interface orientations.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      /// The acceptable orientations; empty for no preference.
      open var interfaceOrientations: UIInterfaceOrientationMask

      /// Makes preferences without an orientation.
      public override init() {
        interfaceOrientations = []
        super.init()
      }

      /// Makes preferences for one of several orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Notifies the delegate after the interface rotated.
  final func geometryDidChange(
    from space: any UICoordinateSpace,
    _ orientation: UIInterfaceOrientation,
    _ traits: UITraitCollection
  ) {
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self,
      didUpdate: space,
      interfaceOrientation: orientation,
      traitCollection: traits
    )
  }
}
