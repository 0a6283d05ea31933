public import CoreGraphics
public import Foundation

/// A rectangle with content and sublayers: the basic element of the screen.
///
/// A layer only stores state. Changes mark it; the layout and display passes process the marks once
/// per frame, and a renderer draws what changed. Layers are confined to one thread, in an app the
/// main thread.
///
/// Layers are cheap: rarely used values (transform, shadow, mask, animations) are stored
/// separately.
open class CALayer: NSObject, CAMediaTiming {
  // MARK: Storage

  /// The values that every layer has.
  package final var values = LayerValues()
  /// The rarely used values; nil if none is set.
  package final var rare: LayerRareValues?
  /// The running animations; nil if there are none.
  final var animationState: LayerAnimations?
  final var marks: LayerMarks = [.needsLayout]
  final var changes = LayerChanges()
  /// The recording of the last display pass.
  package final var displayList: DisplayList?
  /// The bounds at the time of the last display pass.
  package final var displayListBounds = CGRect.zero
  package final var sublayerStore: [CALayer] = []
  final unowned(unsafe) var superlayerStore: CALayer?
  private weak var weakDelegate: (any CALayerDelegate)?
  /// The view that owns the layer.
  ///
  /// Cheaper than a weak reference; the view clears it when it is deallocated.
  private(set) final unowned(unsafe) var owner: (any LayerOwner)?
  /// The layer that this presentation copy was made from.
  private(set) final weak var modelStore: CALayer?

  // MARK: Making layers

  /// Creates a layer of zero size at the origin.
  public override init() { super.init() }

  /// Creates a copy of `layer` to present animated values; subclasses copy their own properties.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    values = layer.values
    rare = layer.rare.map { LayerRareValues(copying: $0) }
    displayList = layer.displayList
    displayListBounds = layer.displayListBounds
    weakDelegate = layer.delegateStore
    modelStore = layer
    marks = [.isPresentation]
    copyOwnValues(of: layer)
  }

  /// Copies the values that a subclass adds; called by `init(layer:)`.
  func copyOwnValues(of layer: CALayer) {}

  /// Creates a layer with default values: layers cannot be archived.
  public required init?(coder: NSCoder) { super.init() }

  /// Encodes nothing: layers are made in code.
  open func encode(with coder: NSCoder) {}

  deinit {
    for sublayer in sublayerStore { sublayer.superlayerStore = nil }
    if let mask = rare?.mask, mask.superlayerStore === self { mask.superlayerStore = nil }
    animationState?.layerWillBeDeallocated()
  }

  // MARK: Delegate

  /// The object that lays out and draws the layer and provides its actions; not retained.
  open var delegate: (any CALayerDelegate)? {
    get { delegateStore }
    set {
      owner = nil
      weakDelegate = newValue
    }
  }

  private var delegateStore: (any CALayerDelegate)? {
    @inline(__always) get { owner ?? weakDelegate }
  }

  /// Makes a view the delegate of its layer, without the cost of a weak reference.
  ///
  /// The view must call this with nil before it is deallocated. The layer requests actions from it
  /// only while `ViewActions.areWanted` is set.
  package final func setOwner(_ view: (any LayerOwner)?) {
    owner = view
    if view == nil {
      marks.remove(.isOwned)
    } else {
      marks.insert(.isOwned)
      // The view tracks whether its layout is due.
      marks.remove(.needsLayout)
    }
  }

  // MARK: Tree

  /// The layer that contains this one.
  open var superlayer: CALayer? { superlayerStore }

  /// The sublayers from back to front; nil if there are none.
  open var sublayers: [CALayer]? {
    get { sublayerStore.isEmpty ? nil : sublayerStore }
    set {
      let layers = newValue ?? []
      for old in sublayerStore where !layers.contains(where: { $0 === old }) {
        old.removeFromSuperlayer()
      }
      for layer in layers { addSublayer(layer) }
    }
  }

  /// Adds `layer` in front of the other sublayers, and removes it from its former superlayer.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: sublayerStore.count)
  }

  /// Inserts `layer` at index `idx` of the sublayers, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Inserts `layer` directly behind `sibling`, or at the back if `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    if layer.superlayerStore === self { layer.removeFromSuperlayer() }
    insert(layer, at: sublayerStore.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts `layer` directly in front of `sibling`, or at the front if `sibling` is not a
  /// sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    if layer.superlayerStore === self { layer.removeFromSuperlayer() }
    insert(
      layer,
      at: sublayerStore.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayerStore.count
    )
  }

  /// Replaces `oldLayer` with `newLayer`; does nothing if `oldLayer` is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayerStore === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer, or from the layer that it masks.
  open func removeFromSuperlayer() {
    guard let parent = superlayerStore else { return }
    if parent.rare?.mask === self {
      parent.mask = nil
      return
    }
    parent.sublayerStore.removeAll { $0 === self }
    superlayerStore = nil
    parent.markContentChanged()
    parent.layoutMayBeStale()
    if marks.contains(.subtreeHasAnimations) { TransactionState.current.orphan(self) }
  }

  // MARK: Geometry

  /// The position of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get { values.position }
    set {
      guard newValue != values.position else { return }
      change(.position, placement: true) { values.position = newValue }
    }
  }

  /// The visible rectangle in the layer's own coordinates, in points; its origin scrolls the
  /// sublayers.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      guard newValue != values.bounds else { return }
      let isResized = newValue.size != values.bounds.size
      change(.bounds, placement: isResized) { values.bounds = newValue }
      markContentChanged()
      layoutMayBeStale()
      guard isResized else { return }
      markAppearanceChanged()
      superlayerStore?.layoutMayBeStale()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  /// The point of the layer at `position`, from (0, 0) at its origin to (1, 1) at the opposite
  /// corner.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      guard newValue != values.anchorPoint else { return }
      change(.anchorPoint, placement: true) { values.anchorPoint = newValue }
    }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { rare?.transform ?? CATransform3DIdentity }
    set {
      guard !CATransform3DEqualToTransform(newValue, transform) else { return }
      change(.transform, placement: true) {
        values.hasTransform = !CATransform3DIsIdentity(newValue)
        if values.hasTransform || rare != nil { rareForWriting.transform = newValue }
      }
      if newValue.turnsOutOfPlane { superlayerStore?.marks.insert(.ordersByDepth) }
    }
  }

  /// The bounding box of the layer in its superlayer, in points.
  open var frame: CGRect {
    get { enclosingFrame }
    set { place(in: newValue) }
  }

  /// Whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { values.isHidden }
    set {
      guard newValue != values.isHidden else { return }
      change(.hidden, placement: true) { values.isHidden = newValue }
    }
  }

  /// Whether `p`, in the layer's coordinates, is inside its bounds.
  open func contains(_ p: CGPoint) -> Bool {
    let bounds = values.bounds
    return p.x >= bounds.minX && p.x < bounds.maxX && p.y >= bounds.minY && p.y < bounds.maxY
  }

  /// The frontmost layer of the subtree at `p`, in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { pointIfSeen(p).flatMap { hit(at: $0) } }

  // MARK: Plane and coordinates

  /// The affine part of `transform` within the plane.
  open func affineTransform() -> CGAffineTransform { planeTransform }

  /// Sets `transform` to a transform within the plane, which replaces one in depth.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The part of the layer, in its coordinates, that is not clipped by its ancestors.
  open var visibleRect: CGRect { unclippedRect }

  /// The preferred size of the layer in points: the size of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Converts `p` to the coordinates of `l`; nil is the root's superlayer.
  ///
  /// For layers that are rotated in space, the result is the projected point.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    guard let shift = shift(to: l) else { return map(to: l).map(p) }
    return CGPoint(x: p.x + shift.dx, y: p.y + shift.dy)
  }

  /// Converts `p` from the coordinates of `l`; nil is the root's superlayer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    guard let shift = shift(to: l) else { return mapBack(from: l).map(p) }
    return CGPoint(x: p.x - shift.dx, y: p.y - shift.dy)
  }

  /// Converts `r` to the coordinates of `l`, and returns the bounding box.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    guard let shift = shift(to: l) else { return map(to: l).converted(r) }
    return r.offsetBy(dx: shift.dx, dy: shift.dy)
  }

  /// Converts `r` from the coordinates of `l`, and returns the bounding box.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    guard let shift = shift(to: l) else { return mapBack(from: l).converted(r) }
    return r.offsetBy(dx: -shift.dx, dy: -shift.dy)
  }

  // MARK: Appearance

  /// The background color; nil for none.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set {
      redraw(.backgroundColor, from: values.backgroundColor, to: newValue) {
        values.backgroundColor = $0
      }
    }
  }

  /// The radius of the corners of background, border and mask, in points.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set {
      redraw(.cornerRadius, from: values.cornerRadius, to: newValue) { values.cornerRadius = $0 }
    }
  }

  /// The corners that `cornerRadius` rounds.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { redraw(from: values.maskedCorners, to: newValue) { values.maskedCorners = $0 } }
  }

  /// The shape of the rounded corners; both curves are drawn as circular arcs.
  open var cornerCurve: CALayerCornerCurve {
    get { rare?.cornerCurve ?? .circular }
    set { if newValue != cornerCurve { rareForWriting.cornerCurve = newValue } }
  }

  /// The width of the border, drawn inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { redraw(.borderWidth, from: values.borderWidth, to: newValue) { values.borderWidth = $0 } }
  }

  /// The color of the border; opaque black by default.
  open var borderColor: CGColor? {
    get { storedBorderColor }
    set { storedBorderColor = newValue }
  }

  /// The opacity of the layer including its sublayers as one image, from 0 to 1, to which other
  /// values are clamped.
  open var opacity: Float {
    get { values.opacity }
    set {
      let opacity = min(max(newValue, 0), 1)
      change(.opacity, from: values.opacity, to: opacity, placement: true) { values.opacity = $0 }
    }
  }

  /// Whether sublayers are clipped to the bounds and the rounded corners.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set {
      redraw(.masksToBounds, from: values.masksToBounds, to: newValue) { values.masksToBounds = $0 }
    }
  }

  /// A layer whose alpha masks the layer and its sublayers; it must not be in a layer tree itself.
  open var mask: CALayer? {
    get { storedMask }
    set { storedMask = newValue }
  }

  /// Whether the layer has no transparent part: a hint, which drawing does not need.
  open var isOpaque: Bool {
    get { rare?.isOpaque ?? false }
    set { if newValue != isOpaque { rareForWriting.isOpaque = newValue } }
  }

  /// Whether `opacity` applies to the subtree as one image, rather than to each layer separately.
  open var allowsGroupOpacity: Bool {
    get { rare?.allowsGroupOpacity ?? true }
    set {
      redraw(from: allowsGroupOpacity, to: newValue) { rareForWriting.allowsGroupOpacity = $0 }
    }
  }

  /// Whether the layer is visible from behind, if a transform flipped it.
  open var isDoubleSided: Bool {
    get { storedIsDoubleSided }
    set { storedIsDoubleSided = newValue }
  }

  /// Whether the subtree is drawn into an image of `rasterizationScale` pixels per point, which is
  /// then shown.
  open var shouldRasterize: Bool {
    get { rare?.shouldRasterize ?? false }
    set { redraw(from: shouldRasterize, to: newValue) { rareForWriting.shouldRasterize = $0 } }
  }

  /// The pixels per point of the image made for `shouldRasterize`; 1 by default, which is coarse on
  /// most screens.
  open var rasterizationScale: CGFloat {
    get { rare?.rasterizationScale ?? 1 }
    set {
      redraw(from: rasterizationScale, to: newValue) { rareForWriting.rasterizationScale = $0 }
    }
  }

  /// Whether edges may be antialiased: a hint, because edges of rotated layers always are.
  open var allowsEdgeAntialiasing: Bool {
    get { rare?.allowsEdgeAntialiasing ?? false }
    set {
      if newValue != allowsEdgeAntialiasing { rareForWriting.allowsEdgeAntialiasing = newValue }
    }
  }

  /// Whether drawing may run in the background: a hint, because drawing only records.
  open var drawsAsynchronously: Bool {
    get { rare?.drawsAsynchronously ?? false }
    set { if newValue != drawsAsynchronously { rareForWriting.drawsAsynchronously = newValue } }
  }

  /// A name for the layer, for use by the program.
  open var name: String? {
    get { rare?.name }
    set { rareForWriting.name = newValue }
  }

  /// Actions by event, used if the delegate has none.
  open var actions: [String: any CAAction]? {
    get { rare?.actions }
    set { rareForWriting.actions = newValue }
  }

  // MARK: Contents

  /// The image of the layer: a `CGImage`; nil for none.
  open var contents: Any? {
    get { storedContents }
    set { storedContents = newValue }
  }

  /// The visible part of the contents, in fractions of their size.
  open var contentsRect: CGRect {
    get { storedContentsRect }
    set { storedContentsRect = newValue }
  }

  /// The stretchable part of the visible contents, in fractions of their size; all of them by
  /// default.
  ///
  /// Corners around it keep their size, edges stretch in one direction. A width or height of 0
  /// means one pixel.
  open var contentsCenter: CGRect {
    get { storedContentsCenter }
    set { storedContentsCenter = newValue }
  }

  /// How contents are positioned and scaled in the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { storedContentsGravity }
    set { storedContentsGravity = newValue }
  }

  /// The pixels per point of the contents.
  open var contentsScale: CGFloat {
    get { storedContentsScale }
    set { storedContentsScale = newValue }
  }

  /// The filter for enlarging contents.
  open var magnificationFilter: CALayerContentsFilter {
    get { storedMagnificationFilter }
    set { storedMagnificationFilter = newValue }
  }

  /// The filter for downscaling contents.
  open var minificationFilter: CALayerContentsFilter {
    get { storedMinificationFilter }
    set { storedMinificationFilter = newValue }
  }

  /// Whether a change of size causes the layer to be redrawn.
  open var needsDisplayOnBoundsChange: Bool {
    get { rare?.needsDisplayOnBoundsChange ?? false }
    set {
      guard newValue != needsDisplayOnBoundsChange else { return }
      rareForWriting.needsDisplayOnBoundsChange = newValue
    }
  }

  // MARK: Shadow

  /// The color of the shadow; opaque black by default.
  open var shadowColor: CGColor? {
    get { storedShadowColor }
    set { storedShadowColor = newValue }
  }

  /// The opacity of the shadow, from 0, which is none, to 1.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set {
      redraw(.shadowOpacity, from: values.shadowOpacity, to: newValue) { values.shadowOpacity = $0 }
    }
  }

  /// The offset of the shadow, in points.
  open var shadowOffset: CGSize {
    get { storedShadowOffset }
    set { storedShadowOffset = newValue }
  }

  /// The blur of the shadow: its standard deviation, in points.
  open var shadowRadius: CGFloat {
    get { storedShadowRadius }
    set { storedShadowRadius = newValue }
  }

  /// The shape that casts the shadow, in the layer's coordinates; nil for the shape of the layer's
  /// content.
  open var shadowPath: CGPath? {
    get { storedShadowPath }
    set { storedShadowPath = newValue }
  }

  // MARK: Depth

  /// The distance of the layer in front of its superlayer's plane, in points.
  ///
  /// Layers of equal depth are drawn in the order of `sublayers`.
  ///
  /// If the superlayer's `sublayerTransform` has a perspective, nearer layers are larger.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set {
      guard newValue != values.zPosition else { return }
      change(.zPosition, placement: true) { values.zPosition = newValue }
      superlayer?.marks.insert(.ordersByDepth)
    }
  }

  /// The distance of the anchor point in front of the layer's plane, in points; the center of
  /// rotations out of the plane.
  open var anchorPointZ: CGFloat {
    get { storedAnchorPointZ }
    set { storedAnchorPointZ = newValue }
  }

  /// The transform of all sublayers, about the anchor point.
  open var sublayerTransform: CATransform3D {
    get { storedSublayerTransform }
    set { storedSublayerTransform = newValue }
  }

  // MARK: Time

  /// The start of the layer's time, in seconds of the superlayer's time.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// The duration of the layer's time, in seconds.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// The rate of the layer's time; 0 pauses all animations of the subtree.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// The offset of the layer's time at its start, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// The number of times that the layer's time runs.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// The total duration of repetitions of the layer's time, in seconds.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether each run of the layer's time is followed by one in reverse.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// The appearance outside the layer's time.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Converts `t` from the time of `l` to this layer's; nil is the clock.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(t, of: l)
  }

  /// Converts `t` from this layer's time to that of `l`; nil is the clock.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { time(t, in: l) }

  // MARK: Layout

  /// Requests `layoutSublayers()` in the next layout pass.
  ///
  /// O(depth) at most.
  open func setNeedsLayout() {
    if let owner {
      owner.layerNeedsLayout()
      return
    }
    guard !marks.contains(.needsLayout) else { return }
    marks.insert(.needsLayout)
    propagate(.subtreeNeedsLayout)
  }

  /// Whether a layout is waiting.
  open func needsLayout() -> Bool { owner?.layerIsDueForLayout ?? marks.contains(.needsLayout) }

  /// Lays out the layers of the subtree that need layout, from the topmost ancestor that does.
  open func layoutIfNeeded() { layOutFromTop() }

  /// Lays out the sublayers, by calling the delegate if there is one.
  open func layoutSublayers() { delegateStore?.layoutSublayers(of: self) }

  // MARK: Display

  /// Requests that the layer is redrawn in the next display pass.
  ///
  /// O(depth) at most.
  open func setNeedsDisplay() {
    guard !marks.contains(.needsDisplay) else { return }
    marks.insert(.needsDisplay)
    propagate(.subtreeNeedsDisplay)
  }

  /// Requests that a part of the layer, in its coordinates, is redrawn.
  ///
  /// The whole layer is redrawn, because drawing only records.
  open func setNeedsDisplay(_ r: CGRect) {
    guard !r.isEmpty else { return }
    setNeedsDisplay()
  }

  /// Whether the layer needs display.
  open func needsDisplay() -> Bool { marks.contains(.needsDisplay) }

  /// Draws the layer if it needs display.
  open func displayIfNeeded() {
    guard marks.contains(.needsDisplay) else { return }
    display()
  }

  /// Draws the layer's content, with the delegate's `display(_:)` or else with `draw(in:)`.
  open func display() {
    marks.remove(.needsDisplay)
    if let delegateStore { delegateStore.display(self) } else { recordDrawing() }
    // Properties that drawing sets, such as the color of a label, do not request another drawing.
    marks.remove(.needsDisplay)
  }

  /// Draws the layer's content in its own coordinates, by calling the delegate if there is one.
  open func draw(in ctx: CGContext) {
    delegateStore?.draw(self, in: ctx)
  }

  /// Draws the layer and its sublayers with their model values, without animations, into `ctx` in
  /// the layer's coordinates.
  open func render(in ctx: CGContext) { record(in: ctx) }

  /// Whether a change of `key`, also by an animation, causes the layer to be redrawn; false by
  /// default.
  ///
  /// Subclasses return true for the keys that `draw(in:)` depends on. During an animation, a copy
  /// that `init(layer:)` makes is drawn in every frame, with the animated value for its key: read
  /// the key with `value(forKey:)`, for a property in Swift has no name that could be set.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Actions

  /// The action for a change of `event`: from the delegate, then from `actions`, then from the
  /// class.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = delegateStore?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = rare?.actions?[event] { return action is NSNull ? nil : action }
    if let action = type(of: self).defaultAction(forKey: event) { return action }
    return implicitAnimation(forKey: event)
  }

  /// The default value for `key`.
  ///
  /// Subclasses return the defaults of their own keys, which `value(forKey:)` then returns until a
  /// value is set.
  open class func defaultValue(forKey key: String) -> Any? { CALayer().declaredValue(forKey: key) }

  /// The default action of the class for `event`, used if neither the delegate nor `actions` has
  /// one.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Animations

  /// Runs a copy of `anim`, instead of one with the key; a duration of 0 is the transaction's.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    startAnimation(anim, key: key)
  }

  /// Removes all animations of this layer.
  open func removeAllAnimations() { stopAnimations { _ in true } }

  /// Removes the animation that was added under `key`.
  open func removeAnimation(forKey key: String) {
    stopAnimations { $0.key == key }
  }

  /// The keys of the running animations, in the order they were added; nil if there are none.
  open func animationKeys() -> [String]? {
    let running = animationState?.running.filter { !$0.hasGivenWay } ?? []
    return running.isEmpty ? nil : running.compactMap(\.key)
  }

  /// The running animation that was added under `key`.
  open func animation(forKey key: String) -> CAAnimation? {
    animationState?.running.first { $0.key == key }?.animation
  }

  /// A copy of the layer in its current appearance, including animations.
  ///
  /// The copy has the layer's own class, and is made with `init(layer:)`; nil if the layer itself
  /// is a copy.
  open func presentation() -> Self? { makePresentedCopy() }

  /// The layer that this presentation copy was made from, or the layer itself.
  open func model() -> Self { (modelStore as? Self) ?? self }

  /// The value at `keyPath`: an animatable property or a part of one, or a value that was set for
  /// any other path; otherwise nil.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(forKeyPath: keyPath) }

  /// Sets the value at `keyPath`: an animatable property or a part of one, like its setter; for any
  /// other path the value is stored.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setKeyedValue(value, forKeyPath: keyPath)
  }

  /// The value for `key`: an animatable property, or a value that was set for any other key.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets the value for `key`: an animatable property, or any other key, for which the value is
  /// stored.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  // MARK: For subclasses of this module

  /// A copy for the renderer, with the layer's class in this module.
  func makePresentation() -> CALayer { CALayer(layer: self) }

  /// The value of a property that only a subclass has.
  func ownValue(of key: LayerKey) -> AnimatableValue? { nil }

  /// Sets a property of a subclass, without side effects.
  func presentOwn(_ value: AnimatableValue, of key: LayerKey) {}

  /// The approximate number of draw commands of a subclass, in addition to background, contents and
  /// recorded drawing.
  var ownDrawingCost: Int { 0 }

  /// The bounds of a subclass's own drawing, in the layer's coordinates.
  var ownDrawingRect: CGRect { .null }

  /// A subclass's own drawing, in the layer's coordinates.
  var ownDrawing: DisplayList? { nil }

  /// The layer itself if it is a replicator.
  ///
  /// A property rather than a cast, because it is read for each changed layer.
  var replicator: CAReplicatorLayer? { nil }
}
