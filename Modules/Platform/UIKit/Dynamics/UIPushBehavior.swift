public import CoreGraphics
public import Foundation

/// Pushes items, once or all the time.
///
/// A magnitude of 1 accelerates 100 x 100 points of density 1 by 100 points per second in each
/// second; an instantaneous push changes their speed by 100 points per second.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// As long as the behaviour is active.
    case continuous = 0
    /// A moment.
    case instantaneous = 1
  }

  private static let pointsPerUnit: CGFloat = 100

  private var list: [any UIDynamicItem]
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private var direction = CGVector.zero
  private let storedMode: Mode

  /// Makes a push without a direction.
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    list = items
    storedMode = mode
    super.init()
  }

  /// Makes a continuous push without items.
  public override convenience init() { self.init(items: [], mode: .continuous) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !list.contains(where: { $0 === item }) else { return }
    reinstalling { list.append(item) }
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    reinstalling { list.removeAll { $0 === item } }
    offsets[ObjectIdentifier(item)] = nil
  }

  /// The items.
  open var items: [any UIDynamicItem] { list }

  /// Where an item is pushed, in points from its center.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets where an item is pushed: it turns, unless that is its center.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard list.contains(where: { $0 === item }) else { return }
    offsets[ObjectIdentifier(item)] = o
  }

  /// How long the push lasts.
  open var mode: UIPushBehavior.Mode { storedMode }

  /// Whether items are being pushed.
  ///
  /// An instantaneous push is not active any more after it happened; setting it pushes again.
  open var active = true {
    didSet { if active { dynamicAnimator?.resume() } }
  }

  /// The angle, in radians: 0 is to the right, `.pi / 2` downwards.
  open var angle: CGFloat {
    get { atan2(direction.dy, direction.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How strong the push is.
  ///
  /// A negative one pushes the other way.
  open var magnitude: CGFloat {
    get { hypot(direction.dx, direction.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// The direction; its length is the magnitude.
  open var pushDirection: CGVector {
    get { direction }
    set {
      direction = newValue
      dynamicAnimator?.resume()
    }
  }

  /// Sets both.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override func install(in simulation: DynamicsSimulation) {
    for item in list { simulation.join(item) }
  }

  override func uninstall(from simulation: DynamicsSimulation) {
    for item in list { simulation.leave(item) }
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
