public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle of the screen: it shows content, arranges subviews, and takes part in events.
///
/// Its geometry and its appearance live in its ``layer``. Changes mark the view; the next pass does
/// the work once.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UICoordinateSpace,
  UITraitEnvironment, UITraitChangeObservable, @preconcurrency CALayerDelegate
{
  // MARK: Stored state

  /// Outside of isolation because `deinit` takes leave of it.
  nonisolated(unsafe) final let backingLayer: CALayer
  /// Not retained and not weak: cleared by the superview when it lets go of this view or dies.
  ///
  /// Outside of isolation because `deinit` clears it.
  nonisolated(unsafe) final unowned(unsafe) var storedSuperview: UIView?
  nonisolated(unsafe) final var storedSubviews: [UIView] = []
  nonisolated(unsafe) final unowned(unsafe) var storedWindow: UIWindow?
  final var storedTraits = UITraitCollection.current
  final var storedBackgroundColor: UIColor?
  nonisolated(unsafe) final var autoLayoutState: AutoLayoutState?
  final var rare: ViewRareState?
  final var flags = ViewFlags.initial
  final var storedContentMode = ContentMode.scaleToFill
  final var storedAutoresizingMask: AutoresizingMask = []
  final var storedSemanticContentAttribute = UISemanticContentAttribute.unspecified

  // MARK: Making a view

  /// The class of the layer that backs views of this class.
  open class var layerClass: AnyClass { CALayer.self }

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    backingLayer = ClassTemplates.layer(of: Self.layerClass)
    super.init()
    didMakeLayer(frame: frame)
  }

  /// Makes a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view from an archive.
  ///
  /// Archives carry no properties here: the view starts as with an empty frame.
  public required init?(coder: NSCoder) {
    backingLayer = ClassTemplates.layer(of: Self.layerClass)
    super.init()
    didMakeLayer(frame: .zero)
  }

  /// Writes nothing: views are made in code.
  open func encode(with coder: NSCoder) {}

  deinit {
    backingLayer.setOwner(nil)
    autoLayoutState?.viewIsGone()
    for view in storedSubviews where view.storedSuperview === self {
      view.storedSuperview = nil
      if storedWindow != nil { view.forgetWindow() }
    }
  }

  /// The window dies; what outlives it must not look for it.
  private nonisolated final func forgetWindow() {
    storedWindow = nil
    for view in storedSubviews { view.forgetWindow() }
  }

  // MARK: Look

  /// The layer that shows this view.
  open var layer: CALayer { backingLayer }

  /// The color behind the content; `nil` is transparent.
  ///
  /// Dynamic colors follow the traits.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// Opacity of the view and everything inside, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set { backingLayer.opacity = Float(newValue) }
  }

  /// Whether the view is left out of drawing and of events.
  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set { setHidden(newValue) }
  }

  /// Whether the content covers the whole bounds; a promise that only saves work.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { flags.set(.isOpaque, newValue) }
  }

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }

  /// How the content follows a change of the bounds.
  open var contentMode: ContentMode {
    get { storedContentMode }
    set { setContentMode(newValue) }
  }

  /// The color of interactive parts; inherited from the superview when not set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// The tint color, as seen by this view, changed.
  open func tintColorDidChange() {}

  /// Draws the content with the current graphics context.
  ///
  /// Nothing unless overridden.
  open func draw(_ rect: CGRect) {}

  /// Marks the whole content as due for `draw(_:)`.
  open func setNeedsDisplay() { markNeedsDisplay() }

  /// Marks a part as due for `draw(_:)`.
  ///
  /// Content is recorded again as a whole.
  open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay() }

  // MARK: Geometry

  /// Position and size in the superview's coordinates, in points; undefined where `transform` is
  /// not the identity.
  open var frame: CGRect {
    get { backingLayer.frame }
    set { setFrame(newValue) }
  }

  /// Position and size in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point lies in the superview's coordinates, in points.
  open var center: CGPoint {
    get { backingLayer.position }
    set { setCenter(newValue) }
  }

  /// An affine transform about the anchor point.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set { backingLayer.setAffineTransform(newValue) }
  }

  /// The size that suits the content best, given the room.
  ///
  /// The present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the content best.
  open func sizeToFit() { takeFittingSize() }

  /// The deepest view that takes an event at `point`, in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, with: event)
  }

  /// Whether `point` lies within the bounds: the right and bottom edges are outside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Hierarchy

  /// The view that this one is in.
  open var superview: UIView? { storedSuperview }

  /// The views inside, from back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The window that this view is in.
  open var window: UIWindow? { storedWindow }

  /// Puts a view in front of the others, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

  /// Puts a view at an index of ``subviews``.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to leave.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view is about to enter another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view entered another superview, or none.
  open func didMoveToSuperview() {}
  /// The view is about to enter another window, or none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view entered another window, or none.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Marks the view as due for layout; the pass before the next frame does it.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Does now whatever layout is due in this view's hierarchy.
  open func layoutIfNeeded() { performLayoutIfNeeded() }

  /// Places the subviews.
  ///
  /// Applies Auto Layout's frames; overrides call `super` first.
  open func layoutSubviews() { autoLayoutApplyToSubviews() }

  /// A layer of this view lays out its sublayers: the view's own layer calls ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {
    if layer === backingLayer { runLayoutSubviews() }
  }

  /// Draws a layer's content into a context: `draw(_:)` for the view's own layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === backingLayer { drawContent(in: ctx) }
  }

  /// The animation of a change of the layer: what `UIView.animate` asks for, else none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    viewAnimationAction(for: layer, forKey: event)
  }

  /// The view's own constraints are due for a change.
  ///
  /// Overrides call `super` last.
  open func updateConstraints() { flags.remove(.isUpdatingConstraints) }

  /// Whether the class cannot do without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size the content asks for; ``noIntrinsicMetric`` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The size that the content asks for changed.
  open func invalidateIntrinsicContentSize() { autoLayoutIntrinsicSizeDidChange() }

  /// The part of the frame that constraints do not see, such as a shadow or a badge.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The size that satisfies the constraints and comes closest to `targetSize`; frames stay as they
  /// are.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that satisfies the constraints, `targetSize` being preferred at a priority along each
  /// axis.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The rectangle that constraints see of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of which constraints see a rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }

  /// The view whose first baseline stands for this view's.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline stands for this view's.
  open var forLastBaselineLayout: UIView { self }

  /// Whether constraints inside are solved on their own, whatever surrounds the view: content views
  /// of cells.
  var isAutoLayoutIsland: Bool { false }

  /// Whether constraints from inside to the view's edges mean its content: scroll views.
  var isAutoLayoutContentContainer: Bool { false }

  /// The constraints inside a content container gave its content a size.
  func autoLayoutContentSizeDidChange(_ size: CGSize) {}

  /// By how much a subview that constraints place is scaled, and so its distance to the origin.
  func autoLayoutZoom(of subview: UIView) -> CGFloat { 1 }

  /// Whether the height of the content follows from the width, as with text of several lines.
  var autoLayoutHeightDependsOnWidth: Bool { false }

  /// The height of the content at a width; requested only where it depends on the width.
  func autoLayoutHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  /// The distance from the top to the baseline of the first line.
  var autoLayoutFirstBaselineOffset: CGFloat { naturalBaselineOffsets.first }

  /// The distance from the baseline of the last line to the bottom.
  var autoLayoutLastBaselineOffset: CGFloat { naturalBaselineOffsets.last }

  // MARK: Anchors

  /// The edge where text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutState, .leading) }
  /// The edge where text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutState, .trailing)
  }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutState, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutState, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutState, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutState, .bottom) }
  /// For constraints between the width and other dimensions.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutState, .width) }
  /// For constraints between the height and other dimensions.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutState, .height) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutState, .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutState, .centerY) }
  /// The line that the first line of text stands on; the top edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutState, .firstBaseline)
  }
  /// The line that the last line of text stands on; the bottom edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutState, .lastBaseline)
  }

  // MARK: Arrangement

  /// A view whose alpha channel shows through which parts of this view are seen.
  open var mask: UIView? {
    get { rare?.mask }
    set { setMask(newValue) }
  }

  /// A transform in space about the anchor point.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { backingLayer.transform = newValue }
  }

  /// Where `center` lies within the bounds, as fractions of the size.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { backingLayer.anchorPoint = newValue }
  }

  /// What gives way when the superview changes its size.
  open var autoresizingMask: AutoresizingMask {
    get { storedAutoresizingMask }
    set { setAutoresizingMask(newValue) }
  }

  /// Puts a view behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, below: siblingSubview)
  }

  /// Puts a view in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, above: siblingSubview)
  }

  /// Changes the places of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    swapSubviews(index1, index2)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }

  /// ``layoutMargins`` in the direction of the interface.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveLayoutMargins.directional(isRightToLeft: isRightToLeft) }
    set { setMargins(.directional(newValue)) }
  }

  /// Marks the view as due for ``updateConstraints()``.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

  // MARK: Margins and safe area

  /// Room kept free around subviews, in points.
  ///
  /// At least the safe area where that is requested.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setMargins(.absolute(newValue)) }
  }

  /// The margins changed.
  ///
  /// Marks the layout unless overridden.
  open func layoutMarginsDidChange() {}

  /// Room covered by bars and by the hardware, in points, as far as it reaches into this view.
  open var safeAreaInsets: UIEdgeInsets { rare?.safeAreaInsets ?? .zero }

  /// The safe area of this view changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits and direction

  /// The traits that hold for this view.
  open var traitCollection: UITraitCollection { storedTraits }

  /// Some traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What the view shows, which decides whether it mirrors in a right-to-left interface.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  // MARK: Events

  /// A name for tests; never shown or spoken.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibilityForWriting.identifier = newValue }
  }

  /// Whether touches and keys reach the view and what is inside.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.isUserInteractionEnabled) }
    set { flags.set(.isUserInteractionEnabled, newValue) }
  }

  /// A number of the program's choice, for ``viewWithTag(_:)``.
  open var tag = 0

  /// Whether a gesture of this or an inner view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The view controller whose root view this is, else the superview.
  open override var next: UIResponder? { viewControllerForRootView ?? storedSuperview }

  /// Takes a turn of a wheel or of a touchpad; `false` leaves it to the superview.
  func handleScroll(_ input: ScrollInput) -> Bool { false }

  /// Takes a wish to zoom; `false` leaves it to the superview.
  func handleZoom(_ input: ZoomInput) -> Bool { false }

  /// An arranged subview was hidden or shown: stack views make room or close the gap.
  func arrangedSubviewVisibilityDidChange(_ view: UIView) {}

  /// How far the first and the last baseline of text lie below the top of bounds of a size; `nil`
  /// without text.
  func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }

  /// The safe area handed down: less what the view takes care of itself, as scroll views do.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// How long a touch is kept from reaching inner views; 0 hands it on at once.
  ///
  /// See `TouchDelay`.
  var contentTouchDelay: TimeInterval { 0 }

  /// Whether a pan of this view may take a touch away from an inner view that has it already.
  func mayCancelContentTouches(in view: UIView) -> Bool { true }

  // MARK: Focus

  /// Whether the focus of the keyboard may be on the view.
  ///
  /// `false` unless overridden. A view that is an accessibility element with the trait of a button
  /// or a link and has a tap gesture can have the focus all the same, as with Full Keyboard Access.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the focus.
  open var isFocused: Bool { storedWindow?.storedFocus?.view === self }

  /// How the focus is shown; `nil` for the usual ring, `UIFocusEffect()` for nothing.
  open var focusEffect: UIFocusEffect? {
    get { rare?.focusEffect }
    set { rareForWriting.focusEffect = newValue }
  }

  /// Where the focus goes when it is to be in this view: wherever reading begins, unless
  /// overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The controller of the view, or the view around it.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let controller = viewControllerForRootView as? UIViewController { return controller }
    return storedSuperview
  }

  /// Moves the focus in the next frame to where the view prefers it, if it has the focus.
  open func setNeedsFocusUpdate() { updateFocusLater(for: self) }

  /// Moves the focus at once, where that was asked for.
  open func updateFocusIfNeeded() { storedWindow?.storedFocus?.updateIfNeeded() }

  /// Whether a movement of the focus may happen; it may unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// The focus came into the view, left it, or moved in it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Whether keys go to this view while nothing is first responder: scroll views answer arrows and
  /// pages.
  var acceptsKeysWithoutFocus: Bool { false }
}
