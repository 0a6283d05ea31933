public import Foundation

/// A rectangle that takes part in layout and shows nothing.
///
/// Use it for the space between views, or to align a group of views, instead of an empty view: it
/// costs no layer. Add it with ``UIView/addLayoutGuide(_:)`` before constraining it.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  final let kind: SystemGuideKind?
  nonisolated(unsafe) final var storedState: AutoLayoutState?
  nonisolated(unsafe) final unowned(unsafe) var storedOwner: UIView?
  final var storedIdentifier = ""
  /// Whether the guide has constraints active by where it is.
  final var isTracking = false

  /// Makes a guide that belongs to no view yet.
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
  /// Archives carry no properties here.
  public required init?(coder: NSCoder) {
    kind = nil
    super.init()
  }

  /// Writes nothing: guides are made in code.
  open func encode(with coder: NSCoder) {}

  deinit {
    storedState?.guide = nil
    storedState?.item = nil
    storedState?.mentions = []
  }

  /// The view that owns the guide.
  ///
  /// Setting it moves the guide.
  open weak var owningView: UIView? {
    get { storedOwner }
    set {
      guard newValue !== storedOwner else { return }
      storedOwner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// A name of the program's choice, shown in messages.
  open var identifier: String {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  /// Where the guide lies in its view's coordinates, as of the last layout, in points.
  open var layoutFrame: CGRect { currentFrame }

  /// Whether other frames would satisfy the constraints as well.
  ///
  /// Slow: for debugging.
  open var hasAmbiguousLayout: Bool {
    guard let item = state.item else { return false }
    return item.engine.isAmbiguous(item)
  }

  /// The constraints that name the guide along an axis, for debugging.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    state.mentions(along: axis)
  }

  // MARK: Anchors

  /// The edge where text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(state, .leading) }
  /// The edge where text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(state, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(state, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(state, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(state, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(state, .bottom) }
  /// For constraints between the width and other dimensions.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(state, .width) }
  /// For constraints between the height and other dimensions.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(state, .height) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(state, .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(state, .centerY) }
}

extension UILayoutGuide {
  final var state: AutoLayoutState {
    if let storedState { return storedState }
    let state = AutoLayoutState(guide: self)
    storedState = state
    return state
  }

  nonisolated final func ownerIsGone() {
    storedOwner = nil
    storedState?.mentions = []
    storedState?.item = nil
  }

  private final var currentFrame: CGRect {
    guard let view = storedOwner else { return .zero }
    switch kind {
    case .margins, .safeArea, .readableContent:
      return view.bounds.inset(by: view.systemInsets(of: kind))
    case .scrollFrame: return view.bounds
    case .scrollContent, nil:
      return state.item?.engine.frame(of: state) ?? .zero
    }
  }
}
