import ConstraintSolver
public import Foundation

/// A linear relation between attributes of two views or layout guides:
/// `first.attribute relation second.attribute × multiplier + constant`.
///
/// Changing ``constant`` is cheap; changing ``priority`` and activation cost a few steps of the
/// solver.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// Override point for constraints that were loaded from a nib file.
  ///
  /// Never called: this platform has no nib files. `NSObject` has it on iOS.
  open func awakeFromNib() {}

  /// Neither side retains its view: a constraint does not keep views alive.
  private(set) final var first = AutoLayoutState.nothing
  private(set) final var second: AutoLayoutState?
  private(set) final var storedFirstAttribute = Attribute.notAnAttribute
  private(set) final var storedSecondAttribute = Attribute.notAnAttribute
  private(set) final var storedRelation = Relation.equal
  private(set) final var storedMultiplier: CGFloat = 1
  final var storedConstant: CGFloat = 0
  final var storedPriority: Float = 1000
  final var storedIdentifier: String?
  /// The view that the constraint belongs to while it is active.
  final unowned(unsafe) var owner: AutoLayoutState?
  /// The view that is adding the constraint because it is being activated, and is known to contain
  /// both sides.
  final unowned(unsafe) var activationView: UIView?
  /// The engine in which the constraint is installed or pending.
  final unowned(unsafe) var engine: LayoutEngine?
  /// The constraint in the engine's solver; nil unless it is installed.
  final var installed: ConstraintID?
  /// The part of the solver's constant that results from margins, insets and baselines.
  final var installedOffset: CGFloat = 0
  /// The views between the sides and the owner, including the sides.
  final var crossed: [AutoLayoutState] = []

  /// Makes a constraint without a relation, for subclasses.
  public override init() { super.init() }

  /// Makes an inactive constraint between attributes of two views or layout guides.
  ///
  /// Invalid combinations of attributes stop the program when the constraint is activated.
  ///
  /// - Parameters:
  ///   - view1: The view or guide of the first side.
  ///   - attr1: Its attribute.
  ///   - relation: The relation of both sides.
  ///   - view2: The view or guide of the second side; `nil` for none.
  ///   - attr2: Its attribute; `.notAnAttribute` for none.
  ///   - multiplier: The factor of the second side.
  ///   - c: The constant added to the second side, in points.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    guard let first = Self.state(of: view1) else {
      preconditionFailure(
        "NSLayoutConstraint for \(view1): Constraint items must each be a view or layout guide."
      )
    }
    var second: AutoLayoutState?
    if let view2 {
      second = Self.state(of: view2)
      precondition(
        second != nil,
        "NSLayoutConstraint for \(view2): Constraint items must each be a view or layout guide."
      )
    }
    precondition(
      attr1 != .notAnAttribute,
      "A constraint cannot be made that sets layout attribute to nothing: the first attribute must be an attribute"
    )
    precondition(
      attr1.isDimension || (second != nil && attr2 != .notAnAttribute),
      "NSLayoutConstraint for \(view1): \(ConstraintFault.locationEqualToConstant.words)"
    )
    self.init(
      first: first,
      attr1,
      relation,
      second: attr2 == .notAnAttribute ? nil : second,
      second == nil ? .notAnAttribute : attr2,
      multiplier: multiplier,
      constant: c
    )
  }

  convenience init(
    first: AutoLayoutState,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    second: AutoLayoutState?,
    _ secondAttribute: Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat,
    priority: Float = UILayoutPriority.required.rawValue,
    identifier: String? = nil
  ) {
    self.init()
    // A size that is no part of another is a constant, as UIKit's own constraints are.
    let isConstant = multiplier == 0 && firstAttribute.isDimension
    self.first = first
    self.second = isConstant ? nil : second
    storedFirstAttribute = firstAttribute
    storedSecondAttribute = isConstant ? .notAnAttribute : secondAttribute
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = constant
    storedPriority = priority
    storedIdentifier = identifier
  }

  private static func state(of item: Any) -> AutoLayoutState? {
    if let view = item as? UIView { return view.layoutState }
    if let guide = item as? UILayoutGuide { return guide.state }
    return nil
  }

  // MARK: - What it says

  /// The anchor of the first side.
  ///
  /// It equals the anchor that the constraint was made with.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first, storedFirstAttribute) }

  /// The anchor of the second side; nil if that is a constant, as that of a size with a multiplier
  /// of 0.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor($0, storedSecondAttribute) }
  }

  /// The starts of the distances that the constraint compares; nil for sides that are not
  /// distances.
  var distanceStarts: (first: AnchoredAttribute?, second: AnchoredAttribute?) { (nil, nil) }

  /// The views and guides that the constraint refers to besides its two sides.
  var otherSides: [AutoLayoutState] { [] }

  /// The view or guide of the first side.
  open var firstItem: AnyObject? { first.subject }

  /// The attribute of the first side.
  open var firstAttribute: Attribute { storedFirstAttribute }

  /// The relation of both sides.
  open var relation: Relation { storedRelation }

  /// The view or guide of the second side.
  open var secondItem: AnyObject? { second?.subject }

  /// The attribute of the second side.
  open var secondAttribute: Attribute { storedSecondAttribute }

  /// The factor of the second side.
  open var multiplier: CGFloat { storedMultiplier }

  /// The constant added to the second side, in points.
  ///
  /// It is cheap to change while the constraint is active.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      constantDidChange()
    }
  }

  /// The priority of the constraint; required by default.
  open var priority: UILayoutPriority {
    get { UILayoutPriority(storedPriority) }
    set {
      guard newValue.rawValue != storedPriority else { return }
      storedPriority = newValue.rawValue
      priorityDidChange()
    }
  }

  /// A name for messages, set by the program.
  open var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  /// Whether the constraint is active.
  ///
  /// Activating adds it to the closest common ancestor of its views; without one that is a
  /// programmer error.
  open var isActive: Bool {
    get { owner?.view != nil }
    set {
      if newValue { activate() } else { leaveOwner() }
    }
  }

  /// Activates several constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// A description of the relation, for messages.
  open override var description: String { MainActor.assumeIsolated { describe() } }
}
