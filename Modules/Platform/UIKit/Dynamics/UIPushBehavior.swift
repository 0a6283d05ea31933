public import CoreGraphics
public import Foundation

/// Applies a force to items, continuously or as an impulse.
///
/// A magnitude of 1 accelerates 100 x 100 points of density 1 by 100 points per second squared; an
/// instantaneous push changes their velocity by 100 points per second.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push.
  public enum Mode: Int, Sendable {
    /// A force while the behavior is active.
    case continuous = 0
    /// A single impulse.
    case instantaneous = 1
  }

  private static let pointsPerUnit: CGFloat = 100

  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private var direction = CGVector.zero
  private let storedMode: Mode

  /// Makes a push with magnitude 0.
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    storedMode = mode
    super.init()
    list = items
  }

  /// Makes a continuous push without items.
  public override convenience init() { self.init(items: [], mode: .continuous) }

  /// Lets the force act on an item; one that was added before is ignored.
  open func addItem(_ item: any UIDynamicItem) { add(item) { $0.join(item) } }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    remove(item) { $0.leave(item) }
    offsets[ObjectIdentifier(item)] = nil
  }

  /// The items that the force acts on, in the order in which they were added.
  open var items: [any UIDynamicItem] { list }

  /// Returns the point at which an item is pushed, in points from its center.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the point at which an item is pushed; it rotates unless that is its center.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard contains(item) else { return }
    offsets[ObjectIdentifier(item)] = o
  }

  /// The duration of the push.
  open var mode: UIPushBehavior.Mode { storedMode }

  /// Whether the push is active.
  ///
  /// An instantaneous push becomes inactive after it was applied; setting it to true applies it
  /// again.
  open var active = true {
    didSet { if active { dynamicAnimator?.resume() } }
  }

  /// The angle, in radians: 0 is to the right, `.pi / 2` downwards.
  open var angle: CGFloat {
    get { atan2(direction.dy, direction.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude of the push.
  ///
  /// A negative value reverses the direction.
  open var magnitude: CGFloat {
    get { hypot(direction.dx, direction.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// The direction, whose length is the magnitude.
  open var pushDirection: CGVector {
    get { direction }
    set {
      direction = newValue
      dynamicAnimator?.resume()
    }
  }

  /// Replaces the direction; the angle is in radians, clockwise from the right.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override var isPushing: Bool { active && direction != .zero && !list.isEmpty }

  override func applyForces(in simulation: DynamicsSimulation) {
    guard active else { return }
    let push = CGVector(
      dx: direction.dx * Self.pointsPerUnit,
      dy: direction.dy * Self.pointsPerUnit
    )
    for item in list {
      guard let body = simulation.entry(of: item)?.body else { continue }
      let offset = offsets[ObjectIdentifier(item)] ?? .zero
      switch storedMode {
      case .continuous: body.applyForce(push, at: offset)
      case .instantaneous: body.applyImpulse(push, at: offset)
      }
    }
    if storedMode == .instantaneous { active = false }
  }
}
