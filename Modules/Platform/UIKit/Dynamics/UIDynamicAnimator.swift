public import CoreGraphics
public import Foundation

/// Moves items as bodies would move: they fall, collide, swing and come to rest.
///
/// Add behaviours with items to it. It moves them with the frames of the screen of its reference
/// view, from where they are, and pauses when nothing moves any more; keep a reference to it for as
/// long as that is wanted. The bodies are those of Chipmunk, so that movements are like Apple's but
/// not the same to the point.
///
/// A frame costs as much as items and contacts move; a paused animator costs nothing.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The length of a step, in seconds.
  ///
  /// A fast item takes several so as not to pass through others.
  private static let step = 1.0 / 240
  /// The greatest number of steps in the place of one.
  private static let mostParts = 16
  /// How long nothing must move before the animator pauses, in steps.
  private static let restingSteps = 60
  /// What is made up for after a frame that was late, in seconds.
  private static let longestFrame = 0.1

  private weak var view: UIView?
  weak var layout: UICollectionViewLayout?
  private var topBehaviors: [UIDynamicBehavior] = []
  private var isMoving = false
  private var elapsed: TimeInterval = 0
  private var lastFrame: TimeInterval?
  /// The time that is not made up of whole steps yet.
  private var rest: TimeInterval = 0
  private var restedSteps = 0
  private let ticker = Ticker()

  final let simulation = DynamicsSimulation()

  /// Makes an animator whose items are subviews of a view.
  public init(referenceView view: UIView) {
    self.view = view
    super.init()
    ticker.animator = self
  }

  /// Makes an animator whose items are attributes of a layout: the layout answers
  /// `layoutAttributesForElements(in:)` with `items(in:)`, and is invalidated in each frame.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
    ticker.animator = self
  }

  /// Makes an animator for objects that are neither views nor attributes.
  public override init() {
    super.init()
    ticker.animator = self
  }

  /// Is notified when items begin and cease to move.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// The view in whose coordinates items move; nil for those that are not views.
  open var referenceView: UIView? { view }

  // MARK: Behaviours

  /// The behaviours that were added, without their children.
  open var behaviors: [UIDynamicBehavior] { topBehaviors }

  /// Adds a behaviour with its children.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator !== self else { return }
    precondition(
      behavior.dynamicAnimator == nil,
      "\(type(of: behavior)) is already associated with another dynamic animator"
    )
    topBehaviors.append(behavior)
    behavior.enter(self)
  }

  /// Removes a behaviour with its children; items stay where they are.
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

  /// The items whose frames meet a rectangle, in points of the reference view.
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

  /// Reads where an item is, after the program changed that; its speed stays.
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

  /// Whether items are being moved.
  open var isRunning: Bool { isMoving }

  /// How long items were moved, in seconds, without pauses.
  open var elapsedTime: TimeInterval { elapsed }

  /// Begins to move items, for something changed.
  final func resume() {
    restedSteps = 0
    guard !isMoving, !topBehaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    isMoving = true
    lastFrame = nil
    screen.addFrameObserver(ticker)
  }

  private var screen: UIScreen {
    (view ?? layout?.collectionView)?.window?.screen ?? UIScreen.running
  }

  private func pause() {
    isMoving = false
    rest = 0
    delegate?.dynamicAnimatorDidPause(self)
  }

  fileprivate final func frame(at time: TimeInterval) -> Bool {
    guard isMoving else { return false }
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
    guard restedSteps >= Self.restingSteps || topBehaviors.isEmpty else { return isMoving }
    pause()
    return false
  }

  /// One step; of things that are fast against their size, in parts.
  private func advance() {
    let way = simulation.world.greatestSpeed * Self.step
    let parts = (way / (simulation.shortestSide / 2)).rounded(.up)
    let count = min(Self.mostParts, max(1, parts.isFinite ? Int(parts) : 1))
    for _ in 0..<count {
      for behavior in topBehaviors { behavior.visit { $0.applyForces(in: simulation) } }
      simulation.world.step(Self.step / Double(count))
    }
    elapsed += Self.step
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
    let contacts = simulation.world.takeContacts()
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

  /// Keeps no reference to the animator, which the program owns.
  private final class Ticker: FrameObserver {
    weak var animator: UIDynamicAnimator?

    func frameWillBegin(at time: TimeInterval) -> Bool { animator?.frame(at: time) ?? false }
  }
}

extension UIDynamicAnimator {
  /// The attributes of a cell, if they are an item.
  public func layoutAttributesForCell(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// The attributes of a supplementary view, if they are an item.
  public func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// The attributes of a decoration view, if they are an item.
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
