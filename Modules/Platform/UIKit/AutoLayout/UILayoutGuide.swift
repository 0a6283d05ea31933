public import Foundation

/// A rectangle that participates in layout without being displayed.
///
/// Use it instead of an empty view, for the space between views or to align a group of views: it
/// needs no layer. Add it with ``UIView/addLayoutGuide(_:)`` before constraining it.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  final let kind: SystemGuideKind?
  nonisolated(unsafe) final var storedState: AutoLayoutState?
  nonisolated(unsafe) final unowned(unsafe) var storedOwner: UIView?
  final var storedIdentifier = ""
  /// Whether the guide has constraints that are activated by its position.
  final var isTracking = false

  /// Makes a guide without an owning view.
  public override init() {
    kind = nil
    super.init()
  }

  init(_ kind: SystemGuideKind, of view: UIView) {
    self.kind = kind
    storedOwner = view
    super.init()
  }

  /// Makes a guide from an archive.
  ///
  /// Archived properties are ignored on this platform.
  public required init?(coder: NSCoder) {
    kind = nil
    super.init()
  }

  /// Encodes nothing: guides are made in code.
  open func encode(with coder: NSCoder) {}

  deinit {
    storedState?.guide = nil
    storedState?.item = nil
    storedState?.mentions = []
  }

  /// The view that owns the guide.
  ///
  /// Setting it moves the guide to another view.
  open weak var owningView: UIView? {
    get { storedOwner }
    set {
      guard newValue !== storedOwner else { return }
      storedOwner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// A name for messages, set by the program.
  open var identifier: String {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  /// The frame in the owning view's coordinates at the last layout, in points.
  open var layoutFrame: CGRect {
    guard let view = storedOwner else { return .zero }
    switch kind {
    case .margins, .safeArea, .readableContent:
      return view.bounds.inset(by: view.systemInsets(of: kind))
    case .scrollFrame: return view.bounds
    case .scrollContent, nil:
      return state.item?.engine.frame(of: state) ?? .zero
    }
  }

  /// Whether other frames would also satisfy the constraints.
  ///
  /// Slow: for debugging.
  open var hasAmbiguousLayout: Bool {
    guard let item = state.item else { return false }
    return item.engine.isAmbiguous(item)
  }

  /// The constraints that refer to the guide along an axis, for debugging.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    state.mentions(along: axis)
  }

  // MARK: Anchors

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(state, .leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(state, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(state, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(state, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(state, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(state, .bottom) }
  /// The width, for constraints in points or relative to another size.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(state, .width) }
  /// The height, for constraints in points or relative to another size.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(state, .height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(state, .centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(state, .centerY) }
}

extension UILayoutGuide {
  final var state: AutoLayoutState {
    if let storedState { return storedState }
    let state = AutoLayoutState(guide: self)
    storedState = state
    return state
  }
}
