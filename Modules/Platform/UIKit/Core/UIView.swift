public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle of the screen: it shows content, arranges subviews, and takes part in events.
///
/// Its geometry and its appearance live in its ``layer``. Changes mark the view; the next pass does
/// the work once.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UICoordinateSpace,
  UITraitEnvironment, UITraitChangeObservable, UIAppearance, UIAppearanceContainer,
  @preconcurrency CALayerDelegate
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

  /// Called once, at the end of every initializer of `UIView`, with all stored properties set.
  ///
  /// The setup of a view of UIKit is here, so that it inherits the initializers.
  func didInit() {}

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

  /// The window is deallocated; views that outlive it must not access it.
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
    set {
      noteAppearance(\.backgroundColor, newValue)
      setBackgroundColor(newValue)
    }
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
    set {
      noteAppearance(\.tintColor, newValue)
      setTintColor(newValue)
    }
  }

  // MARK: Proxies

  /// The proxy that says how views of this class look.
  ///
  /// Proxies are views of the class that nobody shows; a subclass needs an `init(frame:)`, or
  /// whatever UIKit's class makes its views with.
  open class func appearance() -> Self { AppearanceRegistry.proxy(of: self) }

  /// The proxy that says how views of this class look inside others.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRegistry.proxy(of: self, containers: containerTypes) }

  /// The proxy that says how views of this class look that have some traits.
  open class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceRegistry.proxy(of: self, traits: trait)
  }

  /// The proxy that says how views of this class look that have some traits, inside others.
  open class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRegistry.proxy(of: self, traits: trait, containers: containerTypes) }

  /// The items that proxies say something of as the view shows them: those of bars.
  var shownBarItems: [UIBarItem] { [] }

  // MARK: Motion

  /// What changes the view with the angle at which the viewer looks at the screen.
  open var motionEffects: [UIMotionEffect] {
    get { rare?.motionEffects ?? [] }
    set { setMotionEffects(newValue) }
  }

  /// Adds an effect.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Takes an effect away.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// The tint color, as seen by this view, changed.
  open func tintColorDidChange() {}

  /// Draws the content with the current graphics context.
  ///
  /// Nothing unless overridden.
  open func draw(_ rect: CGRect) {}

  // MARK: Images of views

  /// A view that shows what this one shows now, as an image; nil for a view without a size.
  ///
  /// Cheaper to move than the view itself. Takes the time of drawing the view once.
  ///
  /// - Parameter afterUpdates: Whether layout and drawing that wait are done before.
  /// - Returns: The view, at the origin and of the same size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(of: bounds, afterUpdates: afterUpdates)
  }

  /// A view that shows a part of what this one shows now; edges keep their size when the image is
  /// resized.
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinates of this view.
  ///   - afterUpdates: Whether layout and drawing that wait are done before.
  ///   - capInsets: How wide the edges are that keep their size, in points.
  /// - Returns: The view, at the origin and of the size of the part; nil for one without a size.
  open func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, caps: capInsets, afterUpdates: afterUpdates)
  }

  /// Draws what this view and its subviews show now into a rectangle of the current context.
  ///
  /// - Parameters:
  ///   - rect: Where all of the bounds go.
  ///   - afterUpdates: Whether layout and drawing that wait are done before.
  /// - Returns: Whether everything was drawn: false without a context or a size.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(),
      let image = image(afterUpdates: afterUpdates)
    else { return false }
    context.paint(.image(image, in: rect, alpha: 1))
    return true
  }

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

  /// Brings the traits up to date, if changes of them wait.
  ///
  /// None ever do here: traits change as soon as the surroundings or the overrides of a view do.
  open func updateTraitsIfNeeded() { updateTraits() }

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

  /// The action for a change of the layer: that of `UIView.animate`, else none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    viewAnimationAction(for: layer, forKey: event)
  }

  /// The view's own constraints are due for a change.
  ///
  /// Overrides call `super` last.
  open func updateConstraints() { flags.remove(.isUpdatingConstraints) }

  /// Whether the class cannot do without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The natural size of the content; ``noIntrinsicMetric`` for an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The natural size of the content changed.
  open func invalidateIntrinsicContentSize() { autoLayoutIntrinsicSizeDidChange() }

  /// The part of the frame that constraints do not see, such as a shadow or a badge.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The size that satisfies the constraints and comes closest to `targetSize`; frames are
  /// unchanged.
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

  /// The view that provides this view's first baseline.
  open var forFirstBaselineLayout: UIView { self }

  /// The view that provides this view's last baseline.
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
  /// The baseline of the first line of text; the top edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutState, .firstBaseline)
  }
  /// The baseline of the last line of text; the bottom edge of a view without text.
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

  // MARK: Constraints

  /// The active constraints that this view holds: those whose views have it as closest common
  /// ancestor.
  open var constraints: [NSLayoutConstraint] { autoLayoutState?.constraints ?? [] }

  /// Makes this view hold a constraint among itself and its descendants.
  ///
  /// Activating a constraint calls it on the closest common ancestor of its views.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Makes this view hold several constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that this view holds.
  ///
  /// Deactivating a constraint calls it on the view that holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

  /// Removes several constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether frame and autoresizing mask become constraints.
  ///
  /// `true` for views made in code. Set it to `false` for a view that gets its frame from
  /// constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesAutoresizingMask) }
    set { setTranslatesMask(newValue) }
  }

  /// How much the view resists being larger than its content along an axis.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(contentPriorities(axis).hugging)
  }

  /// Sets how much the view resists being larger than its content along an axis.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    var priorities = contentPriorities(axis)
    priorities.hugging = priority.rawValue
    setContentPriorities(priorities, axis)
  }

  /// How much the view resists being smaller than its content along an axis.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { UILayoutPriority(contentPriorities(axis).compression) }

  /// Sets how much the view resists being smaller than its content along an axis.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    var priorities = contentPriorities(axis)
    priorities.compression = priority.rawValue
    setContentPriorities(priorities, axis)
  }

  /// Whether other frames would satisfy the constraints as well.
  ///
  /// Slow: for debugging.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  /// The constraints that name the view along an axis, for debugging.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { autoLayoutState?.mentions(along: axis) ?? [] }

  /// Whether ``updateConstraints()`` is due.
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

  /// Calls ``updateConstraints()`` now on the views of this subtree that are due.
  open func updateConstraintsIfNeeded() { runConstraintsPass() }

  // MARK: Guides

  /// The guides that this view owns, other than the system's.
  open var layoutGuides: [UILayoutGuide] { autoLayoutState?.guides ?? [] }

  /// Makes this view own a guide.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }

  /// Removes a guide, and the constraints that name it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { abandon(layoutGuide) }

  /// The bounds inside the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The bounds inside the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The part inside the margins in which lines of text have a width that reads well.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  /// The part of the view that the keyboard covers.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { storedKeyboardGuide }

  // MARK: Coordinates

  /// A point of this view in another's coordinates, or in the window's for `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { self.point(point, in: view) }

  /// A point of another view, or of the window for `nil`, in this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { self.point(point, of: view) }

  /// A rectangle of this view in another's coordinates, or in the window's for `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { self.rect(rect, in: view) }

  /// A rectangle of another view, or of the window for `nil`, in this view's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { self.rect(rect, of: view) }

  /// A point of this view in another space's coordinates.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    self.point(point, inSpace: coordinateSpace)
  }

  /// A point of another space in this view's coordinates.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    self.point(point, ofSpace: coordinateSpace)
  }

  /// A rectangle of this view in another space's coordinates.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    Self.mapping(rect) { self.point($0, inSpace: coordinateSpace) }
  }

  /// A rectangle of another space in this view's coordinates.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    Self.mapping(rect) { self.point($0, ofSpace: coordinateSpace) }
  }

  /// Whether this view is `view` or inside it.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// The first view with this tag at or below this one, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: Gestures and interactions

  /// The gesture recognizers of this view, in the order in which they were added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers }
    set { setGestureRecognizers(newValue) }
  }

  /// Makes a gesture recognizer see the touches in this view, taking it from where it was.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    adopt(gestureRecognizer)
  }

  /// Keeps a gesture recognizer from seeing touches in this view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    abandon(gestureRecognizer)
  }

  /// The interactions of the view, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set { setInteractions(newValue) }
  }

  /// Lets the user do something, which no other view has then.
  open func addInteraction(_ interaction: any UIInteraction) { adopt(interaction) }

  /// No longer lets the user do something.
  open func removeInteraction(_ interaction: any UIInteraction) { abandon(interaction) }

  /// Makes the first responder inside resign; `true` if there is none afterwards.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    resignResponderInside(force: force)
  }

  /// Whether a view takes several touches at once.
  ///
  /// `false` by default.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.isMultipleTouchEnabled) }
    set { flags.set(.isMultipleTouchEnabled, newValue) }
  }

  /// Whether no other view of the window gets touches while this one has some.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.isExclusiveTouch) }
    set { flags.set(.isExclusiveTouch, newValue) }
  }

  // MARK: Further properties

  /// Whether a change of this view's size moves its subviews by their masks.
  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, newValue) }
  }

  /// The pixels of a point in the view's content.
  open var contentScaleFactor: CGFloat {
    get { storedContentScaleFactor }
    set { backingLayer.contentsScale = newValue }
  }

  /// How the view treats its tint color.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Whether the margins are at least those of the superview, as far as they reach into this view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesSuperviewMargins) }
    set { setMarginFlag(.preservesSuperviewMargins, newValue) }
  }

  /// Whether the margins keep free of the safe area too.
  ///
  /// `true` by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags.contains(.insetsMarginsFromSafeArea) }
    set { setMarginFlag(.insetsMarginsFromSafeArea, newValue) }
  }

  /// The direction in which this view arranges its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticLayoutDirection
  }

  /// Light or dark for this view and everything inside, whatever the surroundings say.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overriddenTraits.userInterfaceStyle }
    set { overriddenTraits.userInterfaceStyle = newValue }
  }

  /// Ends an observation.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    endObservation(registration)
  }

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

  /// The kind of the view's content, which decides whether it mirrors in a right-to-left interface.
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

  /// How long a touch is kept from reaching inner views; 0 passes it on immediately.
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

  /// The environments that the focus moves to in this view: the first in reading order, unless
  /// overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The controller of the view, or the view around it.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let controller = viewControllerForRootView as? UIViewController { return controller }
    return storedSuperview
  }

  /// Moves the focus in the next frame to where the view prefers it, if it has the focus.
  open func setNeedsFocusUpdate() { updateFocusLater(for: self) }

  /// Moves the focus immediately, if an update was requested.
  open func updateFocusIfNeeded() { storedWindow?.storedFocus?.updateIfNeeded() }

  /// Whether a movement of the focus may happen; it may unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// The focus came into the view, left it, or moved in it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Dynamics

  /// The outline with which an animator lets it collide; the bounds, unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline for the type `.path`, in points from the center; none, unless overridden.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// Whether keys go to this view while nothing is first responder: scroll views answer arrows and
  /// pages.
  var acceptsKeysWithoutFocus: Bool { false }
}
