public import CoreGraphics
public import Foundation

/// Makes items collide with each other and with boundaries.
///
/// Items of different collision behaviors do not collide.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects that items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Makes a mode from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other items.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items collide with the boundaries alone and pass through each other.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items and boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    /// A Foundation object, because strings and numbers are compared by value.
    let identifier: NSObject
    let path: UIBezierPath
  }

  /// Half the thickness of the walls around the reference view, in points: too thick for any item
  /// to pass through.
  private static let wall: CGFloat = 500

  private var boundaries: [Boundary] = []
  private var shapes: [ObjectIdentifier: [DynamicsShape]] = [:]
  private var boundaryShapes: [DynamicsShape] = []
  private var referenceInsets: UIEdgeInsets?
  private var referenceBounds: CGRect?

  /// Makes a collision behavior for items; boundaries are added separately.
  public init(items: [any UIDynamicItem]) {
    super.init()
    list = items
  }

  /// Makes a behavior without items.
  public override convenience init() { self.init(items: []) }

  /// Lets an item collide; one that was added before is ignored.
  open func addItem(_ item: any UIDynamicItem) { add(item) { install(item, in: $0) } }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) { uninstall(item, from: $0) } }

  /// The items that collide, in the order in which they were added.
  open var items: [any UIDynamicItem] { list }

  /// The objects that items collide with; everything by default.
  open var collisionMode: UICollisionBehavior.Mode = .everything {
    didSet { if collisionMode != oldValue { reinstalling {} } }
  }

  /// The delegate, which is notified of collisions.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: Boundaries

  /// Whether the bounds of the reference view are a boundary, which follows their changes.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set { setReferenceInsets(newValue ? referenceInsets ?? .zero : nil) }
  }

  /// Makes the bounds of the reference view a boundary, with insets.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    setReferenceInsets(insets)
  }

  private func setReferenceInsets(_ insets: UIEdgeInsets?) {
    guard insets != referenceInsets else { return }
    referenceInsets = insets
    reinstallBoundaries()
  }

  /// Adds a boundary along a path, in points of the reference view; replaces one with the same
  /// identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    guard let name = identifier as? NSObject else { return }
    boundaries.removeAll { $0.identifier == name }
    boundaries.append(Boundary(identifier: name, path: bezierPath))
    reinstallBoundaries()
  }

  /// Adds a boundary along a line, in points of the reference view.
  open func addBoundary(
    withIdentifier identifier: any NSCopying,
    from p1: CGPoint,
    to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    guard let name = identifier as? NSObject else { return nil }
    return boundaries.first { $0.identifier == name }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    guard let name = identifier as? NSObject else { return }
    boundaries.removeAll { $0.identifier == name }
    reinstallBoundaries()
  }

  /// The identifiers of the boundaries, without the bounds of the reference view; nil if there are
  /// none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.compactMap { $0.identifier as? any NSCopying }
  }

  /// Removes all boundaries that were added.
  open func removeAllBoundaries() {
    boundaries = []
    reinstallBoundaries()
  }

  // MARK: What the animator asks

  override func install(in simulation: DynamicsSimulation) {
    // Shapes of an animator that was released are invalid.
    shapes = [:]
    boundaryShapes = []
    for item in list { install(item, in: simulation) }
    installBoundaries(in: simulation)
  }

  override func uninstall(from simulation: DynamicsSimulation) {
    for item in list { uninstall(item, from: simulation) }
    uninstallBoundaries(from: simulation)
  }

  private func install(_ item: any UIDynamicItem, in simulation: DynamicsSimulation) {
    addShapes(to: simulation.join(item), in: simulation)
  }

  private func addShapes(to entry: DynamicsSimulation.Entry, in simulation: DynamicsSimulation) {
    let made = entry.item.outlines().map { outline in
      DynamicsShape(
        outline,
        on: entry.body,
        orStatic: simulation.space.ground,
        group: ObjectIdentifier(self),
        meetsItems: collisionMode.contains(.items),
        meetsBoundaries: collisionMode.contains(.boundaries),
        identifier: entry.item
      )
    }
    for shape in made { simulation.space.add(shape) }
    shapes[ObjectIdentifier(entry.item)] = made
  }

  private func uninstall(_ item: any UIDynamicItem, from simulation: DynamicsSimulation) {
    for shape in shapes.removeValue(forKey: ObjectIdentifier(item)) ?? [] {
      simulation.space.remove(shape)
    }
    simulation.leave(item)
  }

  /// Recreates the shapes of an item whose size changed.
  final func outlineChanged(of item: any UIDynamicItem) {
    guard let animator = dynamicAnimator, let entry = animator.simulation.entry(of: item),
      let old = shapes.removeValue(forKey: ObjectIdentifier(item))
    else { return }
    for shape in old { animator.simulation.space.remove(shape) }
    addShapes(to: entry, in: animator.simulation)
  }

  private func reinstallBoundaries() {
    guard let animator = dynamicAnimator else { return }
    uninstallBoundaries(from: animator.simulation)
    installBoundaries(in: animator.simulation)
    animator.resume()
  }

  private func installBoundaries(in simulation: DynamicsSimulation) {
    for boundary in boundaries {
      for corners in boundary.path.cgPath.flattenedLines() {
        for (start, end) in zip(corners, corners.dropFirst()) {
          add(.line(from: start, to: end, radius: 0), boundary.identifier, in: simulation)
        }
      }
    }
    guard let insets = referenceInsets,
      let view = dynamicAnimator?.referenceView ?? dynamicAnimator?.layout?.collectionView
    else { return }
    referenceBounds = view.bounds
    let box = view.bounds.inset(by: insets)
    let radius = Self.wall
    let outside = box.insetBy(dx: -radius, dy: -radius)
    let corners = [
      CGPoint(x: outside.minX, y: outside.minY), CGPoint(x: outside.maxX, y: outside.minY),
      CGPoint(x: outside.maxX, y: outside.maxY), CGPoint(x: outside.minX, y: outside.maxY),
    ]
    for (place, corner) in corners.enumerated() {
      add(.line(from: corner, to: corners[(place + 1) % 4], radius: radius), nil, in: simulation)
    }
  }

  private func add(
    _ outline: DynamicsShape.Outline,
    _ identifier: NSObject?,
    in simulation: DynamicsSimulation
  ) {
    let shape = DynamicsShape(
      outline,
      on: nil,
      orStatic: simulation.space.ground,
      group: ObjectIdentifier(self),
      identifier: identifier
    )
    boundaryShapes.append(shape)
    simulation.space.add(shape)
  }

  private func uninstallBoundaries(from simulation: DynamicsSimulation) {
    for shape in boundaryShapes { simulation.space.remove(shape) }
    boundaryShapes = []
    referenceBounds = nil
  }

  /// Updates the boundary of the reference view's bounds.
  final func updateReferenceBoundary() {
    guard let referenceBounds,
      let view = dynamicAnimator?.referenceView ?? dynamicAnimator?.layout?.collectionView,
      view.bounds != referenceBounds
    else { return }
    reinstallBoundaries()
  }

  /// Reports a contact of two of its shapes to the delegate.
  final func deliver(_ contact: DynamicsSpace.Contact) {
    guard let delegate = collisionDelegate else { return }
    let items = [contact.first, contact.second].compactMap { shape in
      shape.body == nil ? nil : shape.identifier as? any UIDynamicItem
    }
    if items.count == 2 {
      if let point = contact.point {
        delegate.collisionBehavior(self, beganContactFor: items[0], with: items[1], at: point)
      } else {
        delegate.collisionBehavior(self, endedContactFor: items[0], with: items[1])
      }
    } else if let item = items.first {
      let boundary = contact.first.body == nil ? contact.first : contact.second
      let name = boundary.identifier as? any NSCopying
      if let point = contact.point {
        delegate.collisionBehavior(
          self,
          beganContactFor: item,
          withBoundaryIdentifier: name,
          at: point
        )
      } else {
        delegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: name)
      }
    }
  }
}
