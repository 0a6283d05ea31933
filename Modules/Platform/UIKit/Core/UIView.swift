public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangular area that shows content, contains subviews, and handles events.
///
/// Geometry and appearance are stored in its ``layer``. Changes set flags, and the next layout or
/// display pass processes them once.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UICoordinateSpace,
  UITraitEnvironment, UITraitChangeObservable, UIAppearance, UIAppearanceContainer,
  UIAccessibilityIdentification, @preconcurrency CALayerDelegate
{
  // MARK: Stored state

  /// Not isolated because `deinit` accesses it.
  nonisolated(unsafe) final let backingLayer: CALayer
  /// Neither retained nor weak: cleared by the superview when it removes this view or is
  /// deallocated.
  ///
  /// Not isolated because `deinit` clears it.
  nonisolated(unsafe) final unowned(unsafe) var storedSuperview: UIView?
  nonisolated(unsafe) final var storedSubviews: [UIView] = []
  nonisolated(unsafe) final unowned(unsafe) var storedWindow: UIWindow?
  final var storedTraits = UITraitCollection.current
  final var storedBackgroundColor: UIColor?
  nonisolated(unsafe) final var autoLayoutState: AutoLayoutState?
  nonisolated(unsafe) final var rare: ViewRareState?
  final var flags = ViewFlags.initial
  final var storedContentMode = ContentMode.scaleToFill
  final var storedAutoresizingMask: AutoresizingMask = []
  final var storedSemanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The last property, which is released after `backingLayer`.
  nonisolated(unsafe) private final var partsOwner: ViewParts.Owner?

  // MARK: Making a view

  /// The class of the backing layer of views of this class.
  open class var layerClass: AnyClass { CALayer.self }

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    backingLayer = ClassTemplates.layer(of: Self.layerClass)
    super.init()
    didMakeLayer(frame: frame)
  }

  /// Makes a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view with an empty frame; archived properties are ignored on this platform.
  public required init?(coder: NSCoder) {
    backingLayer = ClassTemplates.layer(of: Self.layerClass)
    super.init()
    didMakeLayer(frame: .zero)
  }

  /// Called once, at the end of every initializer of `UIView`, with all stored properties set.
  ///
  /// UIKit's views are set up here, so that they inherit the initializers.
  func didInit() {}

  /// Requests an update of configurations that depend on the state, in views that have some.
  func invalidateConfiguration() {}
  /// Whether the view shows without a ring that it is focused.
  var showsFocusItself: Bool { false }
  /// What a focus ring is around; nil for the bounds.
  var contentForFocusRing: CGRect? { nil }
  /// A subview that previews of the view do not show; nil for none.
  var subviewOutsidePreviews: UIView? { nil }
  /// Encodes nothing: views are made in code.
  open func encode(with coder: NSCoder) {}

  deinit {
    backingLayer.setOwner(nil)
    autoLayoutState?.forgetView()
    for view in storedSubviews where view.storedSuperview === self {
      view.storedSuperview = nil
      if storedWindow != nil { view.forgetWindow() }
    }
    if !MainQueue.isCurrent {
      partsOwner = leavePartsToMainActor()
    } else if let autoLayoutState {
      MainActor.assumeIsolated { autoLayoutState.tearDown() }
    }
  }

  /// Called when the window is deallocated; views that outlive it must not access it.
  private nonisolated final func forgetWindow() {
    storedWindow = nil
    for view in storedSubviews { view.forgetWindow() }
  }

  // MARK: Look

  /// The backing layer of the view.
  open var layer: CALayer { backingLayer }

  /// The background color; `nil` for none.
  ///
  /// Dynamic colors are resolved with the view's traits.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set {
      noteAppearance(\.backgroundColor, newValue)
      setBackgroundColor(newValue)
    }
  }

  /// The opacity of the view including its subviews, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set { backingLayer.opacity = Float(newValue) }
  }

  /// Whether the view is hidden, and ignored by event delivery.
  open var isHidden: Bool {
    get { backingLayer.isHidden || flags.contains(.isVanishing) }
    set { setHidden(newValue) }
  }

  /// Whether the content covers the whole bounds with opaque pixels; an optimization hint.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { flags.set(.isOpaque, newValue) }
  }

  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }

  /// The radius of a corner by `cornerConfiguration`, in points; of several corners, the largest.
  open func effectiveRadius(corner: UIRectCorner) -> CGFloat { defaultEffectiveRadius(of: corner) }

  /// How the content is positioned and scaled when the bounds change.
  open var contentMode: ContentMode {
    get { storedContentMode }
    set { setContentMode(newValue) }
  }

  /// The color of interactive parts; inherited from the superview unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      noteAppearance(\.tintColor, newValue)
      setTintColor(newValue)
    }
  }

  // MARK: Proxies

  /// The appearance proxy of this class.
  ///
  /// Proxies are views of the class that are not displayed; a subclass needs `init(frame:)`, or the
  /// initializer that UIKit uses for its views.
  open class func appearance() -> Self { AppearanceRegistry.proxy(of: self) }

  /// The appearance proxy of this class inside certain containers.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRegistry.proxy(of: self, containers: containerTypes) }

  /// The appearance proxy of this class for certain traits.
  open class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceRegistry.proxy(of: self, traits: trait)
  }

  /// The appearance proxy of this class for certain traits, inside certain containers.
  open class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRegistry.proxy(of: self, traits: trait, containers: containerTypes) }

  /// The bar items that the view shows, to which proxies apply.
  var shownBarItems: [UIBarItem] { [] }

  // MARK: Motion

  /// The motion effects of the view.
  open var motionEffects: [UIMotionEffect] {
    get { rare?.motionEffects ?? [] }
    set { setMotionEffects(newValue) }
  }

  /// Stores an effect that changes the view as the device is tilted.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes a motion effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// Called when the effective tint color changed.
  open func tintColorDidChange() {}

  /// Draws the content into the current graphics context.
  ///
  /// The default implementation does nothing.
  open func draw(_ rect: CGRect) {}

  // MARK: Images of views

  /// Returns a view with an image of the current appearance; nil for a view without a size.
  ///
  /// It is cheaper to animate than the view itself. Making it costs drawing the view once.
  ///
  /// - Parameter afterUpdates: Whether pending layout and drawing are performed first.
  /// - Returns: The view, at the origin and of the same size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(of: bounds, afterUpdates: afterUpdates)
  }

  /// Returns a view with an image of a part of the current appearance, whose edges keep their size
  /// when it is resized.
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinates of this view.
  ///   - afterUpdates: Whether pending layout and drawing are performed first.
  ///   - capInsets: The width of the edges that keep their size, in points.
  /// - Returns: The view, at the origin and of the size of the part; nil for one without a size.
  open func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, caps: capInsets, afterUpdates: afterUpdates)
  }

  /// Draws the current appearance of this view and its subviews into a rectangle of the current
  /// context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the bounds are drawn in.
  ///   - afterUpdates: Whether pending layout and drawing are performed first.
  /// - Returns: Whether everything was drawn: false without a context or a size.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(),
      let image = image(afterUpdates: afterUpdates)
    else { return false }
    context.paint(.image(image, in: rect, alpha: 1))
    return true
  }

  /// Marks the whole content for redrawing.
  open func setNeedsDisplay() { markNeedsDisplay() }

  /// Marks a part of the content for redrawing; the content is always recorded as a whole.
  open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay() }

  // MARK: Geometry

  /// Position and size in the superview's coordinates, in points; undefined unless `transform` is
  /// the identity.
  open var frame: CGRect {
    get { backingLayer.frame }
    set { setFrame(newValue) }
  }

  /// Position and size in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point in the superview's coordinates, in points.
  open var center: CGPoint {
    get { backingLayer.position }
    set { setCenter(newValue) }
  }

  /// An affine transform about the anchor point.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set { backingLayer.setAffineTransform(newValue) }
  }

  /// Returns the preferred size for the content, given the available size.
  ///
  /// The default is the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to its preferred size.
  open func sizeToFit() { applyFittingSize() }

  /// Returns the deepest view that receives an event at `point`, in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, with: event)
  }

  /// Returns whether `point` is inside the bounds, without the right and bottom edges.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Hierarchy

  /// The superview; nil if there is none.
  open var superview: UIView? { storedSuperview }

  /// The subviews, from back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The window that contains the view; nil if there is none.
  open var window: UIWindow? { storedWindow }

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

  /// Inserts a view at an index of ``subviews``; subviews at greater indices cover it.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Requests layout in the pass before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Updates the traits, if changes are pending.
  ///
  /// Never needed on this platform: traits change together with inherited traits and overrides.
  open func updateTraitsIfNeeded() { updateTraits() }

  /// Performs pending layout of this view's hierarchy immediately.
  open func layoutIfNeeded() { performLayoutIfNeeded() }

  /// Lays out the subviews.
  ///
  /// Applies the frames of Auto Layout; overrides call `super` first.
  open func layoutSubviews() { autoLayoutApplyToSubviews() }

  /// Lays out the sublayers of a layer; for the view's own layer it calls ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {
    if layer === backingLayer { runLayoutSubviews() }
  }

  /// Shows a layer's content, by drawing it; a subclass can set the layer's `contents` instead.
  open func display(_ layer: CALayer) { layer.recordDrawing() }

  /// Draws a layer's content into a context: `draw(_:)` for the view's own layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === backingLayer { drawContent(in: ctx) }
  }

  /// Returns the action for a change of the layer: that of `UIView.animate`, or none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    viewAnimationAction(for: layer, forKey: event)
  }

  /// Updates the constraints that the view creates.
  ///
  /// Overrides must call `super` last.
  open func updateConstraints() { flags.remove(.isUpdatingConstraints) }

  /// Whether the class depends on constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The intrinsic size of the content; ``noIntrinsicMetric`` for an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Informs the layout that the intrinsic content size changed.
  open func invalidateIntrinsicContentSize() { autoLayoutIntrinsicSizeDidChange() }

  /// The insets of the alignment rectangle from the frame, for example for a shadow or a badge.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the size that satisfies the constraints and is closest to `targetSize`; frames are
  /// unchanged.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size that satisfies the constraints, with a fitting priority of `targetSize` along
  /// each axis.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }

  /// The view that provides this view's first baseline.
  open var forFirstBaselineLayout: UIView { self }

  /// The view that provides this view's last baseline.
  open var forLastBaselineLayout: UIView { self }

  /// Whether constraints inside are solved independently of the surroundings, as in content views
  /// of cells.
  var isAutoLayoutIsland: Bool { false }

  /// Whether constraints from descendants to the view's edges refer to its content, as in scroll
  /// views.
  var isAutoLayoutContentContainer: Bool { false }

  /// Called when constraints inside a content container determined the size of its content.
  func autoLayoutContentSizeDidChange(_ size: CGSize) {}

  /// The zoom scale of a subview positioned by constraints.
  func autoLayoutZoom(of subview: UIView) -> CGFloat { 1 }

  /// Whether the height of the content depends on the width, as for multiline text.
  var autoLayoutHeightDependsOnWidth: Bool { false }

  /// The height of the content at a width; called only if the height depends on the width.
  func autoLayoutHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  /// The distances from the top to the first baseline, and from the last one to the bottom.
  var autoLayoutBaselineOffsets: (first: CGFloat, last: CGFloat) { naturalBaselineOffsets }

  // MARK: Anchors

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutState, .leading) }
  /// The trailing edge.
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
  /// The width, for constraints in points or relative to another size.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutState, .width) }
  /// The height, for constraints in points or relative to another size.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutState, .height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutState, .centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutState, .centerY) }
  /// The baseline of the first line of text; the top edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutState, .firstBaseline)
  }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutState, .lastBaseline)
  }

  // MARK: Arrangement

  /// A view whose alpha channel masks this view.
  open var mask: UIView? {
    get { rare?.mask }
    set { setMask(newValue) }
  }

  /// A three-dimensional transform around the anchor point.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { backingLayer.transform = newValue }
  }

  /// The position of `center` in the bounds, in fractions of the size.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { backingLayer.anchorPoint = newValue }
  }

  /// The flexible parts of the frame when the superview is resized.
  open var autoresizingMask: AutoresizingMask {
    get { storedAutoresizingMask }
    set { setAutoresizingMask(newValue) }
  }

  /// Inserts a view behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, below: siblingSubview)
  }

  /// Inserts a view in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, above: siblingSubview)
  }

  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    swapSubviews(index1, index2)
  }

  /// Moves a subview in front of the others, and of layers without views.
  open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }

  /// Moves a subview behind the others, and behind layers without views.
  open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }

  /// The layout margins relative to the layout direction: see ``layoutMargins``.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveLayoutMargins.directional(isRightToLeft: isRightToLeft) }
    set { setMargins(.directional(newValue)) }
  }

  /// Requests a call of ``updateConstraints()``.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

  // MARK: Constraints

  /// The active constraints that belong to this view: those whose closest common ancestor it is.
  open var constraints: [NSLayoutConstraint] { autoLayoutState?.constraints ?? [] }

  /// Adds a constraint between this view and its descendants.
  ///
  /// Called on the closest common ancestor when a constraint is activated.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Adds several constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that belongs to this view.
  ///
  /// Called on the constraint's view when it is deactivated.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

  /// Removes several constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether frame and autoresizing mask are translated into constraints.
  ///
  /// `true` for views made in code. Set it to `false` for a view whose frame is determined by
  /// constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesAutoresizingMask) }
    set { setTranslatesMask(newValue) }
  }

  /// Returns the priority with which the view resists growing beyond its content along an axis.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(contentPriorities(axis).hugging)
  }

  /// Sets the priority with which the view resists growing beyond its content along an axis.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    var priorities = contentPriorities(axis)
    priorities.hugging = priority.rawValue
    setContentPriorities(priorities, axis)
  }

  /// Returns the priority with which the view resists shrinking below its content along an axis.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { UILayoutPriority(contentPriorities(axis).compression) }

  /// Sets the priority with which the view resists shrinking below its content along an axis.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    var priorities = contentPriorities(axis)
    priorities.compression = priority.rawValue
    setContentPriorities(priorities, axis)
  }

  /// Whether other frames would also satisfy the constraints.
  ///
  /// Slow: for debugging.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  /// The constraints that refer to the view along an axis, for debugging.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { autoLayoutState?.mentions(along: axis) ?? [] }

  /// Whether ``updateConstraints()`` is pending.
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

  /// Calls ``updateConstraints()`` immediately for pending views of this subtree.
  open func updateConstraintsIfNeeded() { runConstraintsPass() }

  // MARK: Guides

  /// The layout guides of this view, without the system's.
  open var layoutGuides: [UILayoutGuide] { autoLayoutState?.guides ?? [] }

  /// Adds a layout guide to this view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }

  /// Removes a layout guide and the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { abandon(layoutGuide) }

  /// The bounds inside the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The bounds inside the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The area inside the margins with a readable width for text.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  /// The area of the view that is covered by the keyboard.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { storedKeyboardGuide }

  // MARK: Coordinates

  /// Converts a point to another view's coordinates, or to the window's for `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { self.point(point, in: view) }

  /// Converts a point from another view's coordinates, or from the window's for `nil`.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { self.point(point, of: view) }

  /// Converts a rectangle to another view's coordinates, or to the window's for `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { self.rect(rect, in: view) }

  /// Converts a rectangle from another view's coordinates, or from the window's for `nil`.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { self.rect(rect, of: view) }

  /// Converts a point to another coordinate space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    self.point(point, inSpace: coordinateSpace)
  }

  /// Converts a point from another coordinate space.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    self.point(point, ofSpace: coordinateSpace)
  }

  /// Converts a rectangle to another coordinate space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    Self.mapping(rect) { self.point($0, inSpace: coordinateSpace) }
  }

  /// Converts a rectangle from another coordinate space.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    Self.mapping(rect) { self.point($0, ofSpace: coordinateSpace) }
  }

  /// Returns whether this view is `view` or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// Returns the first view with a tag in the subtree, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: Gestures and interactions

  /// The gesture recognizers of this view, in the order in which they were added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rare?.gestureRecognizers }
    set { setGestureRecognizers(newValue) }
  }

  /// Attaches a gesture recognizer to this view, and detaches it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    adopt(gestureRecognizer)
  }

  /// Detaches a gesture recognizer from this view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    abandon(gestureRecognizer)
  }

  /// The interactions of the view, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set { setInteractions(newValue) }
  }

  /// Adds an interaction, and removes it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) { adopt(interaction) }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { abandon(interaction) }

  /// Makes a first responder in the subtree resign; returns `true` if there is none afterwards.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    resignResponderInside(force: force)
  }

  /// Whether the view receives several touches at once.
  ///
  /// `false` by default.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.isMultipleTouchEnabled) }
    set { flags.set(.isMultipleTouchEnabled, newValue) }
  }

  /// Whether no other view of the window receives touches while this one does.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.isExclusiveTouch) }
    set { flags.set(.isExclusiveTouch, newValue) }
  }

  // MARK: Further properties

  /// Whether subviews are resized by their masks when this view is resized.
  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, newValue) }
  }

  /// The pixels per point of the view's content.
  open var contentScaleFactor: CGFloat {
    get { storedContentScaleFactor }
    set { backingLayer.contentsScale = newValue }
  }

  /// How the view displays its tint color.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Whether the margins are at least those of the superview, where these extend into this view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesSuperviewMargins) }
    set { setMarginFlag(.preservesSuperviewMargins, newValue) }
  }

  /// Whether the margins include the safe area.
  ///
  /// `true` by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags.contains(.insetsMarginsFromSafeArea) }
    set { setMarginFlag(.insetsMarginsFromSafeArea, newValue) }
  }

  /// The layout direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticLayoutDirection
  }

  /// The interface style of this view and its descendants; `.unspecified` inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overriddenTraits.userInterfaceStyle }
    set { overriddenTraits.userInterfaceStyle = newValue }
  }

  /// Ends an observation of traits.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    rare?.traitRegistrations.removeAll { $0 === registration }
  }

  // MARK: Margins and safe area

  /// The margins of the view's content, in points.
  ///
  /// They include the safe area if ``insetsLayoutMarginsFromSafeArea`` is set.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setMargins(.absolute(newValue)) }
  }

  /// Called when the margins changed.
  ///
  /// The default implementation does nothing: layout is requested automatically.
  open func layoutMarginsDidChange() {}

  /// The margins of a view for which none were set, in points.
  var standardMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// The insets of the area covered by bars and by the hardware, in points.
  open var safeAreaInsets: UIEdgeInsets { rare?.safeAreaInsets ?? .zero }

  /// Called when the safe area of this view changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits and direction

  /// The effective traits of the view.
  open var traitCollection: UITraitCollection { storedTraits }

  /// Called when the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The kind of the view's content, which determines whether it is mirrored in a right-to-left
  /// layout.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  // MARK: Events

  /// An identifier for tests; never shown or spoken.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibilityForWriting.identifier = newValue }
  }

  /// Whether touches and keys are delivered to the view and its descendants.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.isUserInteractionEnabled) }
    set { flags.set(.isUserInteractionEnabled, newValue) }
  }

  /// A number that identifies the view to the program, for ``viewWithTag(_:)``.
  open var tag = 0

  /// Returns whether a gesture of this view or a descendant can begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The view controller of a root view; otherwise the superview.
  open override var next: UIResponder? { viewControllerForRootView ?? storedSuperview }

  /// Handles a scroll of the wheel or the touchpad; returns `false` to pass it to the superview.
  func handleScroll(_ input: ScrollInput) -> Bool { false }

  /// Handles a zoom input; returns `false` to pass it to the superview.
  func handleZoom(_ input: ZoomInput) -> Bool { false }

  /// Called before a subview is hidden or shown: whether its layer is hidden after the animation.
  func arrangedSubviewVisibilityWillChange(_ view: UIView, isHidden: Bool) -> Bool { false }

  /// The distances of the first and the last text baseline from the top, for a size of the view;
  /// `nil` without text.
  func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }

  /// The safe area of subviews: without the part that the view handles itself, as scroll views do.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// The delay in seconds before a touch is delivered to descendants; 0 for none.
  ///
  /// See `TouchDelay`.
  var contentTouchDelay: TimeInterval { 0 }

  /// Whether a pan of this view may cancel a touch that was delivered to a descendant.
  func mayCancelContentTouches(in view: UIView) -> Bool { true }

  // MARK: Focus

  /// Whether the view can have the keyboard focus.
  ///
  /// `false` by default. A view that is an accessibility element with the trait of a button or a
  /// link and has a tap gesture can be focused anyway, as with Full Keyboard Access.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the keyboard focus.
  open var isFocused: Bool { storedWindow?.storedFocus?.view === self }

  /// The focus effect; `nil` for the default ring, `UIFocusEffect()` for none.
  open var focusEffect: UIFocusEffect? {
    get { rare?.focusEffect }
    set { rareForWriting.focusEffect = newValue }
  }

  /// The preferred targets of the focus in this view; by default the first view in reading order.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The controller of the view, or the superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let controller = viewControllerForRootView as? UIViewController { return controller }
    return storedSuperview
  }

  /// Requests a focus update to the preferred target in the next frame, if the view has the focus.
  open func setNeedsFocusUpdate() { updateFocusLater(for: self) }

  /// Performs a pending focus update immediately.
  open func updateFocusIfNeeded() { storedWindow?.storedFocus?.updateIfNeeded() }

  /// Returns whether a focus update is allowed; true by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when the focus entered or left the view, or moved within it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Description

  /// Class, frame, what differs from the defaults, and the layer, for debugging.
  open override var description: String {
    // Whoever logs a view off the main thread gets no properties.
    guard MainQueue.isCurrent else { return super.description }
    return MainActor.assumeIsolated { describe() }
  }

  /// The text in the description; nil for none.
  var describedText: String? { nil }

  /// What follows the layer in the description.
  var describedDetails: String { "" }

  // MARK: Large content

  /// Whether the large content viewer shows the view; false by default.
  open var showsLargeContentViewer: Bool {
    get { largeContent.isShown }
    set { largeContent.isShown = newValue }
  }

  /// The title in the large content viewer; nil for none.
  open var largeContentTitle: String? {
    get { largeContent.title }
    set { largeContent.title = newValue }
  }

  /// The image in the large content viewer; nil for none.
  open var largeContentImage: UIImage? {
    get { largeContent.image }
    set { largeContent.image = newValue }
  }

  /// Whether the image is enlarged in the large content viewer; false by default.
  open var scalesLargeContentImage: Bool {
    get { largeContent.scalesImage }
    set { largeContent.scalesImage = newValue }
  }

  /// The insets that center the visible part of the image, in points of the image.
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.imageInsets }
    set { largeContent.imageInsets = newValue }
  }

  /// Whether the view receives keys while there is no first responder, as scroll views do for arrow
  /// and page keys.
  var acceptsKeysWithoutFocus: Bool { false }
}
