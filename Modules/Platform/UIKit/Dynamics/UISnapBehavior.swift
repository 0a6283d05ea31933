public import CoreGraphics

/// Snaps an item to a point: it oscillates briefly, and has no rotation at the end.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// The frequency of the oscillation, in radians per second: the item settles after about half a
  /// second.
  ///
  /// Apple does not document its value.
  private static let frequency: CGFloat = 14

  private let item: any UIDynamicItem
  private var target: CGPoint

  /// Makes a snap to a point of the reference view, in points.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    target = point
    super.init()
  }

  /// The target point; it can be changed during the motion.
  open var snapPoint: CGPoint {
    get { target }
    set {
      target = newValue
      dynamicAnimator?.resume()
    }
  }

  /// The damping of the oscillation, from 0 to 1; 0.5 by default.
  open var damping: CGFloat = 0.5 {
    didSet { damping = min(max(0, damping), 1) }
  }

  override func install(in simulation: DynamicsSimulation) { simulation.join(item) }

  override func uninstall(from simulation: DynamicsSimulation) { simulation.leave(item) }

  override func applyForces(in simulation: DynamicsSimulation) {
    guard let body = simulation.entry(of: item)?.body else { return }
    // A damped spring, which settles even with a damping of 0.
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
    // The shorter rotation.
    let angle = body.angle.remainder(dividingBy: 2 * .pi)
    body.applyTorque(body.moment * (-stiffness * angle - resistance * body.angularVelocity))
  }
}
