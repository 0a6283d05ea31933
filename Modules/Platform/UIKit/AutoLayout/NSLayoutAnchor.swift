public import Foundation

/// An attribute of a view or guide from which constraints with others of its kind are made.
///
/// Use the subclasses: with them, the compiler rejects incompatible pairs.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, LayoutAnchor
{
  final let state: AutoLayoutState
  final let attribute: NSLayoutConstraint.Attribute
  /// The start of the distance that the anchor is the length of; nil for other anchors.
  var start: AnchoredAttribute? { nil }

  init(_ state: AutoLayoutState, _ attribute: NSLayoutConstraint.Attribute) {
    self.state = state
    self.attribute = attribute
    super.init()
  }

  final func make(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    precondition(
      !attribute.mixesDirections(with: other.attribute),
      ConstraintFault.mixedDirections.words
    )
    if start != nil || other.start != nil {
      return DistanceConstraint(
        DistanceConstraint.Side(place: place, start: start),
        relation,
        DistanceConstraint.Side(place: other.place, start: other.start),
        multiplier: multiplier,
        constant: constant
      )
    }
    return NSLayoutConstraint(
      first: state,
      attribute,
      relation,
      second: other.state,
      other.attribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  final var place: AnchoredAttribute { AnchoredAttribute(state: state, attribute: attribute) }

  /// Whether two anchors are the same attribute of the same view or guide.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any LayoutAnchor else { return false }
    return state === other.state && attribute == other.attribute
  }

  /// A hash of the view or guide, and of the attribute.
  nonisolated open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(state))
    hasher.combine(attribute)
    return hasher.finalize()
  }

  /// Makes a constraint that this anchor equals the other.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor)
  }

  /// Makes a constraint that this anchor is at or beyond the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }

  /// Makes a constraint that this anchor is at or before the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }

  /// Makes a constraint that this anchor is `c` points beyond the other.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: c)
  }

  /// Makes a constraint that this anchor is at least `c` points beyond the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Makes a constraint that this anchor is at most `c` points beyond the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: c)
  }
}

/// An anchor of any kind.
protocol LayoutAnchor: AnyObject {
  nonisolated var state: AutoLayoutState { get }
  nonisolated var attribute: NSLayoutConstraint.Attribute { get }
}

/// An attribute of a view or a guide.
struct AnchoredAttribute {
  nonisolated(unsafe) var state: AutoLayoutState
  var attribute: NSLayoutConstraint.Attribute
}

/// The spacing between neighbors recommended by the system, in points.
let systemSpacing: CGFloat = 8
