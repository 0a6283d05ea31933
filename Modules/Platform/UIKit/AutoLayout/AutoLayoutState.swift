import Foundation

/// The Auto Layout state of a view or a layout guide.
///
/// Constraints and anchors refer to it instead of the view: it can outlive the view, whose
/// reference is then nil.
@MainActor final class AutoLayoutState {
  /// The view; nil for a guide, and after the view was deallocated.
  nonisolated(unsafe) unowned(unsafe) var view: UIView?
  /// The guide; nil for a view, and after the guide was deallocated.
  nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?

  /// The active constraints that refer to this view or guide.
  nonisolated(unsafe) var mentions: [NSLayoutConstraint] = []
  /// The variables in the engine of the view's island.
  nonisolated(unsafe) var item: LayoutItem?

  // Properties that only views have.

  /// The active constraints that belong to this view.
  var constraints: [NSLayoutConstraint] = []
  nonisolated(unsafe) var guides: [UILayoutGuide] = []
  /// The engine of the island whose topmost view this is.
  nonisolated(unsafe) var engine: LayoutEngine?
  /// The number of constraints that belong to ancestors and refer to this view or its descendants.
  var crossings = 0
  /// Whether the view is a scroll view with content that is constrained to something outside.
  var hasFloatingContent = false
  /// The superview at the last change of the hierarchy.
  var knownSuperview: ObjectIdentifier?
  var horizontalPriorities = ContentPriorities()
  var verticalPriorities = ContentPriorities()
  nonisolated(unsafe) var systemGuides: [SystemGuideKind: UILayoutGuide] = [:]

  /// The system guides that were requested, always in the same order.
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

  /// The state used by a constraint without items.
  nonisolated static let nothing = AutoLayoutState()

  /// The item of constraints: the view or guide.
  var subject: AnyObject? { view ?? guide }

  /// The view whose position in the hierarchy determines which others can be constrained with it.
  var viewInHierarchy: UIView? { view ?? guide?.owningView }

  /// The name in messages.
  var name: String {
    if let view { return view.constraintName }
    guard let guide else { return "(deallocated)" }
    let label = guide.identifier.isEmpty ? "" : "'\(guide.identifier)'"
    return "\(type(of: guide)):\(address(of: guide))\(label)"
  }

  /// Called by the deinitializer of the view on any thread: nothing refers to its memory any more.
  ///
  /// ``tearDown()`` does the rest on the main actor.
  nonisolated func forgetView() {
    view = nil
    for guide in guides { guide.storedOwner = nil }
    for (_, guide) in systemGuides { guide.storedOwner = nil }
  }

  /// Breaks the reference cycles of constraints and guides, after the view was deallocated.
  func tearDown() {
    engine?.rootWasDeallocated()
    engine = nil
    item = nil
    for constraint in constraints.reversed() { constraint.deactivate() }
    mentions = []
    guides = []
    systemGuides = [:]
  }
}

/// The content hugging and compression resistance priorities along one axis.
struct ContentPriorities: Equatable {
  var hugging: Float = 250
  var compression: Float = 750
}

extension UIView {
  /// The view's state, created on first access.
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
