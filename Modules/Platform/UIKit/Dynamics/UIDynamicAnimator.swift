public import CoreGraphics
public import Foundation

/// Animates items with a physics simulation of bodies.
///
/// Add behaviors with items to it. It moves the items from their current positions, in the frames
/// of the screen of its reference view, and pauses when they are at rest. Retain it as long as it
/// is needed. The engine is Chipmunk, so the motion is similar to Apple's, but not identical.
///
/// The cost of a frame depends on the number of moving items and contacts; a paused animator costs
/// nothing.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The duration of a simulation step, in seconds.
  ///
  /// A step with fast items is divided, so that they do not pass through others.
  private static let step = 1.0 / 240
  /// The maximum number of parts of a step.
  private static let mostParts = 16
  /// The number of steps without motion before the animator pauses.
  private static let restingSteps = 60
  /// The maximum time simulated after a late frame, in seconds.
  private static let longestFrame = 0.1

  private weak var view: UIView?
  weak var layout: UICollectionViewLayout?
  private var topBehaviors: [UIDynamicBehavior] = []
  private var lastFrame: TimeInterval?
  /// The remaining time that is less than a step.
  private var rest: TimeInterval = 0
  private var restedSteps = 0
  private let ticker = Ticker()

  final let simulation = DynamicsSimulation()

  /// Makes an animator for subviews of a view.
  public init(referenceView view: UIView) {
    self.view = view
    super.init()
    ticker.animator = self
  }

  /// Makes an animator for the attributes of a layout.
  ///
  /// The layout returns `items(in:)` from `layoutAttributesForElements(in:)`, and is invalidated in
  /// each frame.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
    ticker.animator = self
  }

  /// Makes an animator for objects other than views and attributes.
  public override init() {
    super.init()
    ticker.animator = self
  }

  /// The delegate, which is notified when the animator resumes and pauses.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// The view in whose coordinates items are animated; nil if they are not views.
  open var referenceView: UIView? { view }

  // MARK: Behaviours

  /// The behaviors that were added, without their children.
  open var behaviors: [UIDynamicBehavior] { topBehaviors }

  /// Adds a behavior with its children.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator !== self else { return }
    precondition(
      behavior.dynamicAnimator == nil,
      "\(type(of: behavior)) is already associated with another dynamic animator"
    )
    topBehaviors.append(behavior)
    behavior.enter(self)
  }

  /// Removes a behavior with its children; items keep their positions.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = topBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    topBehaviors.remove(at: place)
    behavior.leave()
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() {
    for behavior in topBehaviors { removeBehavior(behavior) }
  }

  // MARK: Items

  /// Returns the items whose frames intersect a rectangle, in points of the reference view.
  ///
  /// O(n).
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    simulation.items.filter { item in
      let size = item.bounds.size
      let box = CGRect(
        x: -size.width / 2,
        y: -size.height / 2,
        width: size.width,
        height: size.height
      ).applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
      return box.minX < rect.maxX && box.maxX > rect.minX
        && box.minY < rect.maxY && box.maxY > rect.minY
    }
  }

  /// Updates the body of an item that the program moved; its velocity is unchanged.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let entry = simulation.entry(of: item) else { return }
    if simulation.readAgain(entry) {
      for behavior in topBehaviors {
        behavior.visit { ($0 as? UICollisionBehavior)?.outlineChanged(of: item) }
      }
    }
    resume()
  }

  // MARK: Time

  /// Whether items are being animated.
  open private(set) var isRunning = false

  /// The total time of the animation without pauses, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0

  /// Starts or resumes the animation after a change.
  final func resume() {
    restedSteps = 0
    guard !isRunning, !topBehaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    isRunning = true
    lastFrame = nil
    screen.addFrameObserver(ticker)
  }

  private var screen: UIScreen {
    (view ?? layout?.collectionView)?.window?.screen ?? UIScreen.running
  }

  private func pause() {
    isRunning = false
    rest = 0
    delegate?.dynamicAnimatorDidPause(self)
  }

  fileprivate final func frame(at time: TimeInterval) -> Bool {
    guard isRunning else { return false }
    guard let last = lastFrame else {
      lastFrame = time
      return true
    }
    lastFrame = time
    rest += min(max(0, time - last), Self.longestFrame)
    updateBoundaries()
    while rest >= Self.step - 1e-9 {
      advance()
      rest -= Self.step
    }
    simulation.writeItems()
    layout?.invalidateLayout()
    deliverContacts()
    for behavior in topBehaviors { behavior.runAction() }
    guard restedSteps >= Self.restingSteps || topBehaviors.isEmpty else { return isRunning }
    pause()
    return false
  }

  /// Performs one step, divided into parts if items are fast relative to their size.
  private func advance() {
    let way = simulation.space.greatestSpeed * Self.step
    let parts = (way / (simulation.shortestSide / 2)).rounded(.up)
    let count = min(Self.mostParts, max(1, parts.isFinite ? Int(parts) : 1))
    for _ in 0..<count {
      for behavior in topBehaviors { behavior.visit { $0.applyForces(in: simulation) } }
      simulation.space.step(Self.step / Double(count))
    }
    elapsedTime += Self.step
    var isPushing = false
    for behavior in topBehaviors { behavior.visit { isPushing = isPushing || $0.isPushing } }
    restedSteps = simulation.isAtRest && !isPushing ? restedSteps + 1 : 0
  }

  private func updateBoundaries() {
    for behavior in topBehaviors {
      behavior.visit { ($0 as? UICollisionBehavior)?.updateReferenceBoundary() }
    }
  }

  private func deliverContacts() {
    let contacts = simulation.space.takeContacts()
    guard !contacts.isEmpty else { return }
    var collisions: [ObjectIdentifier: UICollisionBehavior] = [:]
    for behavior in topBehaviors {
      behavior.visit { behavior in
        if let collision = behavior as? UICollisionBehavior {
          collisions[ObjectIdentifier(collision)] = collision
        }
      }
    }
    for contact in contacts { collisions[contact.first.group]?.deliver(contact) }
  }

  /// A frame observer without a strong reference to the animator, which the program owns.
  private final class Ticker: FrameObserver {
    weak var animator: UIDynamicAnimator?

    func frameWillBegin(at time: TimeInterval) -> Bool { animator?.frame(at: time) ?? false }
  }
}

extension UIDynamicAnimator {
  /// Returns the attributes of a cell, if they are an item.
  public func layoutAttributesForCell(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Returns the attributes of a supplementary view, if they are an item.
  public func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// Returns the attributes of a decoration view, if they are an item.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView
        && $0.representedElementKind == decorationViewKind && $0.indexPath == indexPath
    }
  }

  private func attributes(
    where isWanted: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    simulation.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(
      where: isWanted
    )
  }
}
