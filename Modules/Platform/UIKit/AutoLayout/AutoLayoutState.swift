import Foundation

/// What Auto Layout keeps for a view or for a layout guide.
///
/// Constraints and anchors refer to it instead of to the view: it outlives the view where they do,
/// and then says so.
@MainActor final class AutoLayoutState {
  /// The view this belongs to; cleared when the view dies.
  nonisolated(unsafe) unowned(unsafe) var view: UIView?
  /// The guide this belongs to, where it is a guide's; cleared when the guide dies.
  nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?

  /// The active constraints that name this view or guide.
  nonisolated(unsafe) var mentions: [NSLayoutConstraint] = []
  /// The part in the engine of the island the view lies in.
  nonisolated(unsafe) var item: LayoutItem?

  // Properties that only views have.

  /// The active constraints that this view holds.
  nonisolated(unsafe) var constraints: [NSLayoutConstraint] = []
  nonisolated(unsafe) var guides: [UILayoutGuide] = []
  /// The engine of the island whose topmost view this is.
  nonisolated(unsafe) var engine: LayoutEngine?
  /// How many constraints that ancestors hold reach to this view or below.
  nonisolated(unsafe) var crossings = 0
  /// The superview as of the last change of the hierarchy.
  var knownSuperview: ObjectIdentifier?
  var horizontalPriorities = ContentPriorities()
  var verticalPriorities = ContentPriorities()
  nonisolated(unsafe) var systemGuides: [SystemGuideKind: UILayoutGuide] = [:]

  /// The guides that every view has, as far as they were requested, always in the same order.
  var systemGuidesInOrder: [(kind: SystemGuideKind, guide: UILayoutGuide)] {
    if systemGuides.isEmpty { return [] }
    return SystemGuideKind.allCases.compactMap { kind in systemGuides[kind].map { (kind, $0) } }
  }

  init(view: UIView) {
    self.view = view
    knownSuperview = view.storedSuperview.map { ObjectIdentifier($0) }
  }

  init(guide: UILayoutGuide) { self.guide = guide }

  private nonisolated init() {}

  /// What a constraint names that says nothing yet.
  nonisolated static let nothing = AutoLayoutState()

  /// What constraints show as their item.
  var subject: AnyObject? { view ?? guide }

  /// The view whose place in the hierarchy decides who may be constrained with it.
  var viewInHierarchy: UIView? { view ?? guide?.owningView }

  /// The name in messages.
  var name: String {
    if let view { return view.constraintName }
    guard let guide else { return "(deallocated)" }
    let label = guide.identifier.isEmpty ? "" : "'\(guide.identifier)'"
    return "\(type(of: guide)):\(address(of: guide))\(label)"
  }

  /// The view is being deallocated: cuts what would keep constraints and guides alive in circles.
  nonisolated func viewIsGone() {
    view = nil
    engine?.rootIsGone()
    engine = nil
    item = nil
    for constraint in constraints { constraint.ownerIsGone() }
    constraints = []
    mentions = []
    for guide in guides { guide.ownerIsGone() }
    for (_, guide) in systemGuides { guide.ownerIsGone() }
    guides = []
    systemGuides = [:]
  }
}

/// How much a view resists to be larger and to be smaller than its content, along one axis.
struct ContentPriorities: Equatable {
  var hugging: Float = 250
  var compression: Float = 750
}

extension UIView {
  /// The view's state, made when first requested.
  final var layoutState: AutoLayoutState {
    if let autoLayoutState { return autoLayoutState }
    let state = AutoLayoutState(view: self)
    autoLayoutState = state
    return state
  }

  /// The name in messages about constraints.
  final var constraintName: String {
    let name = accessibilityIdentifier.map { "'\($0)'" } ?? ""
    return "\(type(of: self)):\(address(of: self))\(name)"
  }
}
