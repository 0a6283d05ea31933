public import CoreGraphics

/// Applies gravity to items.
///
/// A magnitude of 1 is an acceleration of 1,000 points per second squared, independent of the mass.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  private static let pointsPerUnit: CGFloat = 1_000

  private var direction = CGVector(dx: 0, dy: 1)

  /// Makes downward gravity with magnitude 1.
  public init(items: [any UIDynamicItem]) {
    super.init()
    list = items
  }

  /// Makes gravity without items.
  public override convenience init() { self.init(items: []) }

  /// Lets gravity act on an item; one that was added before is ignored.
  open func addItem(_ item: any UIDynamicItem) { add(item) { $0.join(item) } }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) { $0.leave(item) } }

  /// The items that gravity acts on, in the order in which they were added.
  open var items: [any UIDynamicItem] { list }

  /// The direction, whose length is the magnitude.
  open var gravityDirection: CGVector {
    get { direction }
    set {
      direction = newValue
      dynamicAnimator?.resume()
    }
  }

  /// The angle, in radians: 0 is to the right, `.pi / 2` downwards.
  open var angle: CGFloat {
    get { atan2(direction.dy, direction.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The acceleration, in units of 1,000 points per second squared.
  open var magnitude: CGFloat {
    get { hypot(direction.dx, direction.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Replaces the direction; the angle is in radians, clockwise from the right.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override func applyForces(in simulation: DynamicsSimulation) {
    for item in list {
      guard let body = simulation.entry(of: item)?.body else { continue }
      let weight = body.mass * Self.pointsPerUnit
      body.applyForce(CGVector(dx: direction.dx * weight, dy: direction.dy * weight))
    }
  }
}
