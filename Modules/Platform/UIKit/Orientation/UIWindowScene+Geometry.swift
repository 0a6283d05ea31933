public import Foundation

extension UIWindowScene {
  /// The size and the orientation of a scene.
  @preconcurrency @MainActor open class Geometry: NSObject {
    // Equality and hashes are of no actor.
    private nonisolated let orientation: UIInterfaceOrientation

    init(_ screen: UIScreen) {
      orientation = screen.interfaceOrientation
      super.init()
    }

    /// How the interface is turned.
    open var interfaceOrientation: UIInterfaceOrientation { orientation }

    /// Whether both are turned the same way.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Geometry)?.orientation == orientation
    }

    /// A hash value, the same for equal geometries.
    open override var hash: Int { orientation.hashValue }
  }

  /// What is asked of the geometry of a scene: see
  /// ``UIKit/UIWindowScene/requestGeometryUpdate(_:errorHandler:)``.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// How the interface should be turned.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      /// The orientations of which one is wanted; empty for no preference.
      open var interfaceOrientations: UIInterfaceOrientationMask

      /// No preference.
      public override init() {
        interfaceOrientations = []
        super.init()
      }

      /// A preference for one of several orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// The interface was turned: notifies the delegate.
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
