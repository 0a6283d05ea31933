public import CoreGraphics

/// Physical properties of items: density, elasticity, friction, resistance and velocity.
///
/// If several behaviors set a property of an item, the one added last takes precedence.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The values that were set; nil for others.
  struct Properties {
    var elasticity: CGFloat?
    var friction: CGFloat?
    var density: CGFloat?
    var resistance: CGFloat?
    var angularResistance: CGFloat?
    var allowsRotation: Bool?
    var isAnchored: Bool?
  }

  /// Velocities that were added before there was an animator.
  private var pendingVelocities: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

  final var properties = Properties() {
    didSet {
      guard let animator = dynamicAnimator else { return }
      for item in list {
        if let entry = animator.simulation.entry(of: item) { animator.simulation.update(entry) }
      }
      animator.resume()
    }
  }

  /// Makes a behavior with default properties.
  public init(items: [any UIDynamicItem]) {
    super.init()
    list = items
  }

  /// Makes a behavior without items.
  public override convenience init() { self.init(items: []) }

  /// Gives an item the properties of this behavior; one that was added before is ignored.
  open func addItem(_ item: any UIDynamicItem) { add(item) { install(item, in: $0) } }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    remove(item) { $0.remove(self, from: item) }
    pendingVelocities[ObjectIdentifier(item)] = nil
  }

  /// The items that have the properties, in the order in which they were added.
  open var items: [any UIDynamicItem] { list }

  // MARK: Properties

  /// The elasticity of collisions: 0, the default, for none, 1 for no loss of energy.
  open var elasticity: CGFloat {
    get { properties.elasticity ?? 0 }
    set { properties.elasticity = newValue }
  }

  /// The friction between items: 0 by default; 1 is strong.
  open var friction: CGFloat {
    get { properties.friction ?? 0 }
    set { properties.friction = newValue }
  }

  /// The mass of 100 x 100 points; 1 by default.
  open var density: CGFloat {
    get { properties.density ?? 1 }
    set { properties.density = newValue }
  }

  /// The linear damping, per second; 0 by default.
  open var resistance: CGFloat {
    get { properties.resistance ?? 0 }
    set { properties.resistance = newValue }
  }

  /// The angular damping, per second; 0 by default.
  open var angularResistance: CGFloat {
    get { properties.angularResistance ?? 0 }
    set { properties.angularResistance = newValue }
  }

  /// Whether items are fixed, so that others bounce off them; false by default.
  open var isAnchored: Bool {
    get { properties.isAnchored ?? false }
    set { properties.isAnchored = newValue }
  }

  /// Whether items can rotate; true by default.
  open var allowsRotation: Bool {
    get { properties.allowsRotation ?? true }
    set { properties.allowsRotation = newValue }
  }

  // MARK: Speed

  /// Adds to the linear velocity of an item, in points per second, for example at the end of a
  /// gesture.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard contains(item) else { return }
    if let animator = dynamicAnimator, let body = animator.simulation.entry(of: item)?.body {
      body.velocity = CGPoint(x: body.velocity.x + velocity.x, y: body.velocity.y + velocity.y)
      animator.resume()
    } else {
      var pending = pendingVelocities[ObjectIdentifier(item)] ?? (.zero, 0)
      pending.linear.x += velocity.x
      pending.linear.y += velocity.y
      pendingVelocities[ObjectIdentifier(item)] = pending
    }
  }

  /// Returns the linear velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard contains(item) else { return .zero }
    return dynamicAnimator?.simulation.entry(of: item)?.body.velocity
      ?? pendingVelocities[ObjectIdentifier(item)]?.linear ?? .zero
  }

  /// Adds to the angular velocity of an item, in radians per second, clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard contains(item) else { return }
    if let animator = dynamicAnimator, let body = animator.simulation.entry(of: item)?.body {
      if allowsRotation { body.angularVelocity += velocity }
      animator.resume()
    } else {
      pendingVelocities[ObjectIdentifier(item), default: (.zero, 0)].angular += velocity
    }
  }

  /// Returns the angular velocity of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard contains(item) else { return 0 }
    return dynamicAnimator?.simulation.entry(of: item)?.body.angularVelocity
      ?? pendingVelocities[ObjectIdentifier(item)]?.angular ?? 0
  }

  // MARK: What the animator asks

  override func install(in simulation: DynamicsSimulation) {
    for item in list { install(item, in: simulation) }
  }

  override func uninstall(from simulation: DynamicsSimulation) {
    for item in list { simulation.remove(self, from: item) }
  }

  private func install(_ item: any UIDynamicItem, in simulation: DynamicsSimulation) {
    simulation.add(self, to: item)
    guard let pending = pendingVelocities.removeValue(forKey: ObjectIdentifier(item)),
      let body = simulation.entry(of: item)?.body
    else { return }
    let velocity = body.velocity
    body.velocity = CGPoint(
      x: velocity.x + pending.linear.x,
      y: velocity.y + pending.linear.y
    )
    if allowsRotation { body.angularVelocity += pending.angular }
  }
}
