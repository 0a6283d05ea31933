public import Foundation

/// A view that lays out other views in a row or in a column.
///
/// It creates the constraints; arranged views can have additional ones, also between each other. A
/// hidden arranged view takes no space. Only its background is drawn.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The distribution of arranged views along the axis of the stack.
  public enum Distribution: Int, Sendable {
    /// Views fill the length, according to their hugging and compression resistance.
    case fill = 0
    /// Views fill the length with equal lengths.
    case fillEqually = 1
    /// Views fill the length in proportion to their content sizes.
    case fillProportionally = 2
    /// The gaps are equal, and at least the spacing.
    case equalSpacing = 3
    /// The distances between centers are equal, and gaps at least the spacing.
    case equalCentering = 4
  }

  /// The alignment of arranged views across the stack.
  public enum Alignment: Int, Sendable {
    /// Views fill the breadth.
    case fill = 0
    /// Views are aligned at the leading edge, or the top edge of a row.
    case leading = 1
    /// Views of a row are aligned at their first baselines.
    case firstBaseline = 2
    /// Views are centered.
    case center = 3
    /// Views are aligned at the trailing edge, or the bottom edge of a row.
    case trailing = 4
    /// Views of a row are aligned at their last baselines.
    case lastBaseline = 5

    /// Views of a row are aligned at the top.
    public static var top: Alignment { .leading }
    /// Views of a row are aligned at the bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing that represents the spacing of the stack.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The spacing that represents the one recommended by the system.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  final var arranged: [UIView] = []
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  final var arrangement = Arrangement()
  final var spacers: [UILayoutGuide] = []

  /// Makes an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a stack with arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes an empty stack.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  // MARK: - Arranged views

  /// The arranged views in order, including hidden ones.
  open var arrangedSubviews: [UIView] { arranged }

  /// Appends a view to the arranged views, and adds it as a subview if necessary.
  open func addArrangedSubview(_ view: UIView) {
    let isArranged = view.superview === self && arranged.contains { $0 === view }
    insertArrangedSubview(view, at: arranged.count - (isArranged ? 1 : 0))
  }

  /// Inserts a view into the arranged views, and adds it as a subview if necessary.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    // Only subviews are arranged: no need to search for a new view.
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

  /// Removes a view from the arranged views.
  ///
  /// It remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  /// Removes a subview that is being removed from the arranged views.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
    if let state = subview.autoLayoutState { arrangement.release(state) }
  }

  // MARK: - Arrangement

  /// The axis along which views are arranged.
  ///
  /// Horizontal by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// The distribution of arranged views along the axis; `fill` by default.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// The alignment of arranged views across the axis; `fill` by default.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The spacing between arranged views, in points; the minimum for distributions with equal gaps
  /// or centers.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Sets the spacing after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The custom spacing after a view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether vertical spacing is measured from the last baseline of a view to the first of the
  /// next.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the views are inset by the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Updates the constraints of the arrangement.
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

  override func arrangedSubviewVisibilityWillChange(_ view: UIView, isHidden: Bool) -> Bool {
    guard arranged.contains(where: { $0 === view }) else { return false }
    arrangementDidChange()
    return isHidden && window != nil && AnimationState.running.context?.hideAtEnd(view) ?? false
  }

  final func setNeedsArrangement() {
    markNeedsUpdateConstraints()
    markNeedsLayout()
  }

  /// Arranges the views again, animated if an animation is running.
  private func arrangementDidChange() {
    setNeedsArrangement()
    if window != nil { AnimationState.running.context?.layOutAtEnd(self) }
  }
}

extension UIStackView: ArrangingView {}
