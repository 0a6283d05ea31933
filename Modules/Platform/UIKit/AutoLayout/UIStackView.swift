public import Foundation

/// A view that lays out other views in a row or in a column.
///
/// It makes the constraints; arranged views may be constrained further, also to each other. A
/// hidden arranged view takes no room. It draws nothing but its background.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How arranged views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// Views fill the length by their hugging and compression.
    case fill = 0
    /// Views fill the length and are equally long.
    case fillEqually = 1
    /// Views fill the length in proportion to their contents.
    case fillProportionally = 2
    /// The gaps are equal, and at least the spacing.
    case equalSpacing = 3
    /// The distances between centers are equal, and gaps at least the spacing.
    case equalCentering = 4
  }

  /// How arranged views lie across the stack.
  public enum Alignment: Int, Sendable {
    /// Views fill the breadth.
    case fill = 0
    /// Views begin at the leading edge, in a row at the top.
    case leading = 1
    /// Views of a row have their first lines on one baseline.
    case firstBaseline = 2
    /// Views are centered.
    case center = 3
    /// Views end at the trailing edge, in a row at the bottom.
    case trailing = 4
    /// Views of a row have their last lines on one baseline.
    case lastBaseline = 5

    /// Views of a row begin at the top.
    public static var top: Alignment { .leading }
    /// Views of a row end at the bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the spacing of the stack, as the custom spacing after a view.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// Stands for the spacing that the system recommends.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  final var arranged: [UIView] = []
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  final var arrangement = Arrangement()
  final var spacers: [UILayoutGuide] = []

  /// Makes an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes an empty stack.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  // MARK: - Arranged views

  /// The views of the stack in their order, hidden ones included.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end, and as a subview if it is none.
  open func addArrangedSubview(_ view: UIView) {
    let isArranged = view.superview === self && arranged.contains { $0 === view }
    insertArrangedSubview(view, at: arranged.count - (isArranged ? 1 : 0))
  }

  /// Adds a view at an index of the order, and as a subview if it is none.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    // Only subviews are arranged: a new view is not looked for among hundreds.
    if view.superview === self, let index = arranged.firstIndex(where: { $0 === view }) {
      arranged.remove(at: index)
    }
    precondition(
      (0...arranged.count).contains(stackIndex),
      "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to \(arranged.count)"
    )
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: stackIndex)
    setNeedsArrangement()
  }

  /// Takes a view out of the order.
  ///
  /// It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  /// A subview that leaves also leaves the order.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
    if let state = subview.autoLayoutState { arrangement.release(state) }
  }

  // MARK: - Arrangement

  /// Whether views are arranged in a row or in a column.
  ///
  /// A row by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  /// How arranged views share the length.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  /// How arranged views lie across the stack.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// The distance between arranged views, in points; the least one where the distribution is about
  /// gaps.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }

  /// Sets the distance after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The distance set after a view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether distances in a column run from the last baseline of a view to the first of the next.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether the views stay inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Makes the constraints of the arrangement.
  open override func updateConstraints() {
    updateArrangement()
    super.updateConstraints()
  }

  /// The first visible view provides the baseline of the stack.
  open override var forFirstBaselineLayout: UIView {
    arranged.first { !$0.isHidden } ?? self
  }

  /// The last visible view of a column, the first of a row, provides the baseline of the stack.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? arranged.last { !$0.isHidden } : arranged.first { !$0.isHidden }) ?? self
  }

  override func arrangedSubviewVisibilityDidChange(_ view: UIView) {
    if arranged.contains(where: { $0 === view }) { setNeedsArrangement() }
  }

  final func setNeedsArrangement() {
    markNeedsUpdateConstraints()
    markNeedsLayout()
  }
}
