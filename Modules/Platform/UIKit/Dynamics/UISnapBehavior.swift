public import CoreGraphics

/// Moves an item to a point, as if it snapped into place: it swings a little, and is upright in the
/// end.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// How fast the item swings, in radians per second: it is there after about half a second.
  ///
  /// Ours, for Apple names no value.
  private static let frequency: CGFloat = 14

  private let item: any UIDynamicItem
  private var target: CGPoint

  /// Makes a snap to a point, in points of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    target = point
    super.init()
  }

  /// The point; may change while the item is on its way.
  open var snapPoint: CGPoint {
    get { target }
    set {
      target = newValue
      dynamicAnimator?.resume()
    }
  }

  /// How much the swinging is damped, from 0 to 1; 0.5 by default.
  open var damping: CGFloat = 0.5 {
    didSet { damping = min(max(0, damping), 1) }
  }

  override func install(in simulation: DynamicsSimulation) { simulation.join(item) }

  override func uninstall(from simulation: DynamicsSimulation) { simulation.leave(item) }

  override func applyForces(in simulation: DynamicsSimulation) {
    guard let body = simulation.entry(of: item)?.body else { return }
    // A damped spring; even without damping it comes to rest.
    let ratio = 0.25 + 0.75 * damping
    let stiffness = Self.frequency * Self.frequency
    let resistance = 2 * ratio * Self.frequency
    let (center, velocity) = (body.center, body.velocity)
    body.applyForce(
      CGVector(
        dx: body.mass * (stiffness * (target.x - center.x) - resistance * velocity.x),
        dy: body.mass * (stiffness * (target.y - center.y) - resistance * velocity.y)
      )
    )
    guard body.moment.isFinite else { return }
    // The shorter way round.
    let angle = body.angle.remainder(dividingBy: 2 * .pi)
    body.applyTorque(body.moment * (-stiffness * angle - resistance * body.angularVelocity))
  }
}
