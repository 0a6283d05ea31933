public import Foundation

/// What an animator makes of items: gravity, collisions, or several behaviours as one.
///
/// Subclass it to put behaviours together: add them as children. A behaviour belongs to one
/// animator at a time.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  private var children: [UIDynamicBehavior] = []
  private weak var animator: UIDynamicAnimator?

  /// Makes a behaviour that does nothing by itself.
  public override init() { super.init() }

  /// Adds a behaviour that comes and goes with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !children.contains(where: { $0 === behavior }) else { return }
    children.append(behavior)
    if let dynamicAnimator { behavior.enter(dynamicAnimator) }
  }

  /// Removes a child.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = children.firstIndex(where: { $0 === behavior }) else { return }
    children.remove(at: place)
    if dynamicAnimator != nil { behavior.leave() }
  }

  /// The children, in the order in which they were added.
  open var childBehaviors: [UIDynamicBehavior] { children }

  /// Called in each frame in which the animator moves items, after it did.
  open var action: (() -> Void)?

  /// The animator that the behaviour or its parent was added to.
  open var dynamicAnimator: UIDynamicAnimator? { animator }

  /// Called before the behaviour is added to an animator, and with nil before it is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: What the animator asks

  final func enter(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    self.animator = animator
    install(in: animator.simulation)
    for child in children { child.enter(animator) }
    animator.resume()
  }

  final func leave() {
    guard let animator else { return }
    willMove(to: nil)
    for child in children { child.leave() }
    uninstall(from: animator.simulation)
    self.animator = nil
    animator.resume()
  }

  /// Applies a change of items or values.
  ///
  /// - Parameter change: Makes the change.
  final func reinstalling(_ change: () -> Void) {
    guard let animator else { return change() }
    uninstall(from: animator.simulation)
    change()
    install(in: animator.simulation)
    animator.resume()
  }

  final func runAction() {
    action?()
    for child in children { child.runAction() }
  }

  final func visit(_ body: (UIDynamicBehavior) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// Puts the bodies, shapes and joints of the behaviour into the simulation.
  func install(in simulation: DynamicsSimulation) {}

  /// Takes out what `install(in:)` put in.
  func uninstall(from simulation: DynamicsSimulation) {}

  /// Applies the forces of one step.
  func applyForces(in simulation: DynamicsSimulation) {}

  /// Whether its items move even if they are at rest now.
  var isPushing: Bool { false }
}
