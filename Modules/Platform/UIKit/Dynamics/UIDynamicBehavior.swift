public import Foundation

/// A behavior of items in an animator, such as gravity or collisions, or a combination of several.
///
/// Subclass it to combine behaviors, by adding them as children. A behavior belongs to one animator
/// at a time.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  private var children: [UIDynamicBehavior] = []
  private weak var animator: UIDynamicAnimator?

  /// Makes a behavior without an effect of its own.
  public override init() { super.init() }

  /// Adds a behavior that is added to and removed from an animator together with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !children.contains(where: { $0 === behavior }) else { return }
    children.append(behavior)
    if let dynamicAnimator { behavior.enter(dynamicAnimator) }
  }

  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = children.firstIndex(where: { $0 === behavior }) else { return }
    children.remove(at: place)
    if dynamicAnimator != nil { behavior.leave() }
  }

  /// The child behaviors, in the order they were added.
  open var childBehaviors: [UIDynamicBehavior] { children }

  /// Called in each frame after the animator moved the items.
  open var action: (() -> Void)?

  /// The animator of the behavior or its parent; nil if there is none.
  open var dynamicAnimator: UIDynamicAnimator? { animator }

  /// Called before the behavior is added to an animator, and with nil before it is removed.
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

  // MARK: Items

  /// The items of a behavior that has a list of items.
  final var list: [any UIDynamicItem] = []

  final func contains(_ item: any UIDynamicItem) -> Bool { list.contains { $0 === item } }

  /// Adds an item, and installs it with `install` in the simulation of an animator.
  final func add(_ item: any UIDynamicItem, install: (DynamicsSimulation) -> Void) {
    guard !contains(item) else { return }
    list.append(item)
    guard let animator = dynamicAnimator else { return }
    install(animator.simulation)
    animator.resume()
  }

  /// Removes an item, and uninstalls it with `uninstall` from the simulation of an animator.
  final func remove(_ item: any UIDynamicItem, uninstall: (DynamicsSimulation) -> Void) {
    guard let index = list.firstIndex(where: { $0 === item }) else { return }
    list.remove(at: index)
    guard let animator = dynamicAnimator else { return }
    uninstall(animator.simulation)
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

  /// Adds the bodies, shapes and joints of the behavior to the simulation.
  func install(in simulation: DynamicsSimulation) {
    for item in list { simulation.join(item) }
  }

  /// Removes everything that `install(in:)` added.
  func uninstall(from simulation: DynamicsSimulation) {
    for item in list { simulation.leave(item) }
  }

  /// Applies the forces of one step.
  func applyForces(in simulation: DynamicsSimulation) {}

  /// Whether the behavior moves its items even if they are at rest now.
  var isPushing: Bool { false }
}
