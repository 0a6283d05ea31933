internal import CChipmunk
public import CoreGraphics

/// Attaches an item to a point or to another item: with a rod, a spring, a pin, a slider or a
/// limit.
///
/// With a frequency, rods become springs. Points are those of the reference view; offsets from the
/// center of an item rotate with it.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of object that an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  private enum Kind {
    case rod
    case string
    case fixed
    case pin
    case rail(axis: CGVector)
  }

  /// Longer than any view, because the engine requires the ends of a slider.
  private static let longestRail: CGFloat = 100_000
  /// A force of magnitude 1 accelerates 100 x 100 points by 100 points per second squared.
  private static let pointsPerUnit: CGFloat = 100

  private let kind: Kind
  private let first: any UIDynamicItem
  private let second: (any UIDynamicItem)?
  private let firstOffset: UIOffset
  private let secondOffset: UIOffset
  private var anchor: CGPoint
  private var joints: [DynamicsJoint] = []

  private init(
    _ kind: Kind,
    _ first: any UIDynamicItem,
    _ firstOffset: UIOffset = .zero,
    _ second: (any UIDynamicItem)? = nil,
    _ secondOffset: UIOffset = .zero,
    anchor: CGPoint = .zero
  ) {
    self.kind = kind
    self.first = first
    self.firstOffset = firstOffset
    self.second = second
    self.secondOffset = secondOffset
    self.anchor = anchor
    let start = Self.point(firstOffset, of: first)
    let end = second.map { Self.point(secondOffset, of: $0) } ?? anchor
    length = hypot(end.x - start.x, end.y - start.y)
    super.init()
  }

  /// Attaches the center of an item to a point, at the current distance.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item to a point of the reference view.
  public convenience init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    self.init(.rod, item, offset, anchor: point)
  }

  /// Attaches the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1,
      offsetFromCenter: .zero,
      attachedTo: item2,
      offsetFromCenter: .zero
    )
  }

  /// Attaches points of two items.
  public convenience init(
    item item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(.rod, item1, offset1, item2, offset2)
  }

  // MARK: What it connects

  /// The attached item or items.
  open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

  /// The kind of object that the item is attached to.
  open var attachedBehaviorType: UIAttachmentBehavior.AttachmentType {
    second == nil ? .anchor : .items
  }

  /// The point that an item is attached to; set it in each frame to drag the item.
  open var anchorPoint: CGPoint {
    get { anchor }
    set {
      anchor = newValue
      // Without an animator, the bodies of the joints may have been deallocated.
      guard let dynamicAnimator else { return }
      for joint in joints { joint.setFirstAnchor(newValue) }
      dynamicAnimator.resume()
    }
  }

  // MARK: How

  /// The distance, in points; by default that at the creation of the behavior.
  open var length: CGFloat { didSet { reinstalling {} } }

  /// The damping of the oscillation: 0 for none, 1 for critical damping.
  open var damping: CGFloat = 0 { didSet { reinstalling {} } }

  /// The frequency of the oscillation, per second; 0 for a rod.
  open var frequency: CGFloat = 0 { didSet { reinstalling {} } }

  /// The friction of rotation around a pin; 0 by default.
  open var frictionTorque: CGFloat = 0 { didSet { reinstalling {} } }

  /// The range of rotation around a pin, in radians, or of motion along a slider, in points;
  /// infinite by default.
  open var attachmentRange = UIFloatRange.infinite { didSet { reinstalling {} } }

  // MARK: What the animator asks

  override func install(in simulation: DynamicsSimulation) {
    // Joints of an animator that was released are invalid.
    joints = []
    let body = simulation.join(first).body
    let other = second.map { simulation.join($0).body }
    for joint in makeJoints(body, other, simulation.space.ground) {
      joints.append(joint)
      simulation.space.add(joint)
    }
  }

  override func uninstall(from simulation: DynamicsSimulation) {
    for joint in joints { simulation.space.remove(joint) }
    joints = []
    for item in items { simulation.leave(item) }
  }

  private func makeJoints(
    _ body: DynamicsBody,
    _ other: DynamicsBody?,
    _ ground: OpaquePointer
  ) -> [DynamicsJoint] {
    // The ground is first, so that its end is the first anchor.
    let (a, b) = (other?.pointer ?? ground, body.pointer)
    let start = other == nil ? cpVect(anchor) : cpVect(secondOffset)
    let end = cpVect(firstOffset)
    var made: [OpaquePointer?] = []
    switch kind {
    case .rod where frequency > 0:
      let mass = other.map { body.mass * $0.mass / (body.mass + $0.mass) } ?? body.mass
      let speed = 2 * CGFloat.pi * frequency
      made = [
        cpDampedSpringNew(
          a,
          b,
          start,
          end,
          length,
          mass * speed * speed,
          2 * mass * damping * speed
        )
      ]
    case .rod where length < 0.5:
      // The engine has no direction for a rod of length zero.
      made = [cpPivotJointNew2(a, b, start, end)]
    case .rod:
      let rod = cpPinJointNew(a, b, start, end)
      cpPinJointSetDist(rod, length)
      made = [rod]
    case .string:
      made = [cpSlideJointNew(a, b, start, end, 0, length)]
    case .fixed:
      made = [
        cpPivotJointNew(a, b, cpVect(anchor)),
        cpGearJointNew(a, b, body.angle - (other?.angle ?? 0), 1),
      ]
    case .pin:
      made = [cpPivotJointNew(a, b, cpVect(anchor))]
      if !attachmentRange.isInfinite {
        let turn = body.angle - (other?.angle ?? 0)
        made.append(
          cpRotaryLimitJointNew(
            a,
            b,
            turn + attachmentRange.minimum,
            turn + attachmentRange.maximum
          )
        )
      }
      if frictionTorque > 0 {
        let brake = cpSimpleMotorNew(a, b, 0)
        cpConstraintSetMaxForce(brake, frictionTorque * Self.pointsPerUnit)
        made.append(brake)
      }
    case .rail(let axis):
      let size = max(hypot(axis.dx, axis.dy), .leastNormalMagnitude)
      func point(_ distance: CGFloat) -> cpVect {
        let way = min(max(distance, -Self.longestRail), Self.longestRail) / size
        let point = CGPoint(x: anchor.x + axis.dx * way, y: anchor.y + axis.dy * way)
        return cpVect(other?.localPoint(point) ?? point)
      }
      made = [
        cpGrooveJointNew(
          a,
          b,
          point(attachmentRange.minimum),
          point(attachmentRange.maximum),
          cpVect(body.localPoint(anchor))
        ),
        cpGearJointNew(a, b, body.angle - (other?.angle ?? 0), 1),
      ]
    }
    return made.compactMap { $0.map(DynamicsJoint.init) }
  }

  private static func point(_ offset: UIOffset, of item: any UIDynamicItem) -> CGPoint {
    let angle = atan2(item.transform.b, item.transform.a)
    return CGPoint(
      x: item.center.x + offset.horizontal * cos(angle) - offset.vertical * sin(angle),
      y: item.center.y + offset.horizontal * sin(angle) + offset.vertical * cos(angle)
    )
  }
}

extension UIAttachmentBehavior {
  /// Allows an item to slide along an axis through a point, without rotation.
  public class func slidingAttachment(
    with item: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.rail(axis: axis), item, anchor: point)
  }

  /// Allows two items to slide along an axis through a point, without relative rotation.
  ///
  /// The axis rotates with the second item.
  public class func slidingAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.rail(axis: axis), item1, .zero, item2, anchor: point)
  }

  /// Limits the distance between points of two items to the current one.
  public class func limitAttachment(
    with item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.string, item1, offset1, item2, offset2)
  }

  /// Fixes two items to each other.
  public class func fixedAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, item1, .zero, item2, anchor: point)
  }

  /// Connects two items with a pin, around which they rotate.
  public class func pinAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, item1, .zero, item2, anchor: point)
  }
}
