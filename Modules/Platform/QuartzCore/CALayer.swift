public import CoreGraphics
public import Foundation

/// A rectangle of the screen: where it is, how it looks, and the layers inside it.
///
/// A layer only records. Changes mark it, the layout and display passes do the work once a frame,
/// and a renderer turns what changed into pixels. Layers are confined to one thread, in an app the
/// main thread.
///
/// A layer is cheap to make: what few layers have (transform, shadow, mask, animations) is stored
/// apart.
open class CALayer: NSObject, CAMediaTiming {
  // MARK: Storage

  /// The values that every layer has.
  package final var values = LayerValues()
  /// The values that few layers have.
  package final var rare: LayerRareValues?
  /// The running animations, nil where there are none.
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
  /// The view that made the layer: cheaper than a weak reference, and cleared by the view when it
  /// is deallocated.
  private(set) final unowned(unsafe) var owner: (any LayerOwner)?
  /// The layer that this one is a copy of.
  private(set) final weak var modelStore: CALayer?

  // MARK: Making layers

  /// Creates a layer of zero size at the origin.
  public override init() {
    super.init()
  }

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
  }

  /// Creates a layer of default values: layers have no archived form.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    for sublayer in sublayerStore { sublayer.superlayerStore = nil }
    if let mask = rare?.mask, mask.superlayerStore === self { mask.superlayerStore = nil }
    animationState?.layerWillGo()
  }

  // MARK: Delegate

  /// The object that lays the layer out, draws it and chooses its animations; it is not kept alive.
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
  /// only while `ViewActions.areWanted`.
  package final func setOwner(_ view: (any LayerOwner)?) {
    owner = view
    if view == nil {
      marks.remove(.isOwned)
    } else {
      marks.insert(.isOwned)
      // The view knows when its layout is due.
      marks.remove(.needsLayout)
    }
  }

  // MARK: Tree

  /// The layer that contains this one.
  open var superlayer: CALayer? { superlayerStore }

  /// The layers inside, back to front; nil where there are none.
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

  /// Puts `layer` in front of the other sublayers, out of its former superlayer if it has one.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: sublayerStore.count)
  }

  /// Puts `layer` at `idx` among the sublayers, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Puts `layer` right behind `sibling`, or at the back where `sibling` is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    if layer.superlayerStore === self { layer.removeFromSuperlayer() }
    insert(layer, at: sublayerStore.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts `layer` right in front of `sibling`, or at the front where `sibling` is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    if layer.superlayerStore === self { layer.removeFromSuperlayer() }
    insert(
      layer,
      at: sublayerStore.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayerStore.count
    )
  }

  /// Puts `newLayer` in the place of `oldLayer`; does nothing where `oldLayer` is no sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayerStore === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer, or from the layer that it masks.
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

  /// Where the anchor point is in the superlayer, in points.
  open var position: CGPoint {
    get { values.position }
    set {
      guard newValue != values.position else { return }
      change(.position, placement: true) { values.position = newValue }
    }
  }

  /// The layer's own coordinates that it shows, in points: the origin scrolls the sublayers.
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

  /// The point of the layer that is at `position`, from (0, 0) at its origin to (1, 1) at its far
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

  /// The smallest upright rectangle of the superlayer that holds the layer, in points.
  open var frame: CGRect {
    get { enclosingFrame }
    set { place(in: newValue) }
  }

  /// Whether the layer and all inside it are invisible.
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

  /// The frontmost layer of the subtree at `p`, which is in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { pointIfSeen(p).flatMap { hit(at: $0) } }

  // MARK: Plane and coordinates

  /// The part of `transform` that moves points within the plane.
  open func affineTransform() -> CGAffineTransform { planeTransform }

  /// Sets `transform` to the same effect as `m`.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The part of the layer, in its coordinates, that the layers above do not clip away.
  open var visibleRect: CGRect { unclippedRect }

  /// The size that the layer would like to have, in points: that of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// `p` of this layer's coordinates in those of `l`; nil is the root's superlayer.
  ///
  /// Between layers that are turned in space, it is where the point is seen.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    guard let shift = shift(to: l) else { return map(to: l).map(p) }
    return CGPoint(x: p.x + shift.dx, y: p.y + shift.dy)
  }

  /// `p` of the coordinates of `l` in this layer's.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    guard let shift = shift(to: l) else { return mapBack(from: l).map(p) }
    return CGPoint(x: p.x - shift.dx, y: p.y - shift.dy)
  }

  /// The smallest upright rectangle in the coordinates of `l` that holds `r` of this layer's.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    guard let shift = shift(to: l) else { return map(to: l).converted(r) }
    return r.offsetBy(dx: shift.dx, dy: shift.dy)
  }

  /// The smallest upright rectangle in this layer's coordinates that holds `r` of those of `l`.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    guard let shift = shift(to: l) else { return mapBack(from: l).converted(r) }
    return r.offsetBy(dx: -shift.dx, dy: -shift.dy)
  }

  // MARK: Appearance

  /// The color behind the layer's content.
  open var backgroundColor: CGColor? {
    get { storedBackgroundColor }
    set { storedBackgroundColor = newValue }
  }

  /// The radius of the corners of background, border and mask, in points.
  open var cornerRadius: CGFloat {
    get { storedCornerRadius }
    set { storedCornerRadius = newValue }
  }

  /// The corners that `cornerRadius` rounds.
  open var maskedCorners: CACornerMask {
    get { storedMaskedCorners }
    set { storedMaskedCorners = newValue }
  }

  /// The shape of the rounded corners.
  ///
  /// Both kinds are drawn as circles.
  open var cornerCurve: CALayerCornerCurve {
    get { storedCornerCurve }
    set { storedCornerCurve = newValue }
  }

  /// The width of the border, drawn inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { storedBorderWidth }
    set { storedBorderWidth = newValue }
  }

  /// What the border is stroked with; opaque black unless set.
  open var borderColor: CGColor? {
    get { storedBorderColor }
    set { storedBorderColor = newValue }
  }

  /// How opaque the layer and all inside it are, as one image, from 0 to 1.
  open var opacity: Float {
    get { storedOpacity }
    set { storedOpacity = newValue }
  }

  /// Whether sublayers are cut at the bounds and the rounded corners.
  open var masksToBounds: Bool {
    get { storedMasksToBounds }
    set { storedMasksToBounds = newValue }
  }

  /// A layer whose opacity the layer and all inside it are multiplied by; it must not be in a tree
  /// itself.
  open var mask: CALayer? {
    get { storedMask }
    set { storedMask = newValue }
  }

  /// Whether the layer has no see-through part: a hint, which drawing does not need.
  open var isOpaque: Bool {
    get { storedIsOpaque }
    set { storedIsOpaque = newValue }
  }

  /// Whether `opacity` fades the subtree as one image, rather than each layer on its own.
  open var allowsGroupOpacity: Bool {
    get { storedAllowsGroupOpacity }
    set { storedAllowsGroupOpacity = newValue }
  }

  /// Whether the layer is seen from behind too, where a transform turned it over.
  open var isDoubleSided: Bool {
    get { storedIsDoubleSided }
    set { storedIsDoubleSided = newValue }
  }

  /// Whether the subtree is drawn into one image of `rasterizationScale` pixels to a point, and
  /// that image is shown.
  open var shouldRasterize: Bool {
    get { storedShouldRasterize }
    set { storedShouldRasterize = newValue }
  }

  /// Pixels in a point of the image that `shouldRasterize` makes; 1 unless set, which is coarse on
  /// most screens.
  open var rasterizationScale: CGFloat {
    get { storedRasterizationScale }
    set { storedRasterizationScale = newValue }
  }

  /// Whether edges between pixels may be drawn softly: a hint, for edges of turned layers always
  /// are.
  open var allowsEdgeAntialiasing: Bool {
    get { storedAllowsEdgeAntialiasing }
    set { storedAllowsEdgeAntialiasing = newValue }
  }

  /// Whether drawing may be done in the background: a hint, for drawing only records.
  open var drawsAsynchronously: Bool {
    get { storedDrawsAsynchronously }
    set { storedDrawsAsynchronously = newValue }
  }

  /// A name for the layer, free for use.
  open var name: String? {
    get { storedName }
    set { storedName = newValue }
  }

  /// Actions by event, used where the delegate has none.
  open var actions: [String: any CAAction]? {
    get { storedActions }
    set { storedActions = newValue }
  }

  // MARK: Contents

  /// The image of the layer: a `CGImage`.
  open var contents: Any? {
    get { storedContents }
    set { storedContents = newValue }
  }

  /// The part of the contents to show, in fractions of their size.
  open var contentsRect: CGRect {
    get { storedContentsRect }
    set { storedContentsRect = newValue }
  }

  /// The part of the shown contents that stretches, in fractions of their size; by default all.
  ///
  /// Corners around it keep their size, edges stretch along themselves.
  /// No width or height stands for one pixel there.
  open var contentsCenter: CGRect {
    get { storedContentsCenter }
    set { storedContentsCenter = newValue }
  }

  /// How contents are fitted to the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { storedContentsGravity }
    set { storedContentsGravity = newValue }
  }

  /// Pixels of the contents in a point.
  open var contentsScale: CGFloat {
    get { storedContentsScale }
    set { storedContentsScale = newValue }
  }

  /// How contents are enlarged.
  open var magnificationFilter: CALayerContentsFilter {
    get { storedMagnificationFilter }
    set { storedMagnificationFilter = newValue }
  }

  /// How contents are made smaller.
  open var minificationFilter: CALayerContentsFilter {
    get { storedMinificationFilter }
    set { storedMinificationFilter = newValue }
  }

  /// Whether a change of size causes the layer to be redrawn.
  open var needsDisplayOnBoundsChange: Bool {
    get { storedNeedsDisplayOnBoundsChange }
    set { storedNeedsDisplayOnBoundsChange = newValue }
  }

  // MARK: Shadow

  /// What the shadow is drawn with; opaque black unless set.
  open var shadowColor: CGColor? {
    get { storedShadowColor }
    set { storedShadowColor = newValue }
  }

  /// How opaque the shadow is, from 0, which is none, to 1.
  open var shadowOpacity: Float {
    get { storedShadowOpacity }
    set { storedShadowOpacity = newValue }
  }

  /// How far the shadow is from the layer, in points.
  open var shadowOffset: CGSize {
    get { storedShadowOffset }
    set { storedShadowOffset = newValue }
  }

  /// How blurred the shadow is: the standard deviation of the blur, in points.
  open var shadowRadius: CGFloat {
    get { storedShadowRadius }
    set { storedShadowRadius = newValue }
  }

  /// The outline that casts the shadow, in the layer's coordinates; nil for that of what the layer
  /// shows.
  open var shadowPath: CGPath? {
    get { storedShadowPath }
    set { storedShadowPath = newValue }
  }

  // MARK: Depth

  /// How far in front of its superlayer's plane the layer is, in points; equal depths are drawn in
  /// the order of `sublayers`.
  ///
  /// In a superlayer whose `sublayerTransform` has a perspective, nearer layers are larger.
  open var zPosition: CGFloat {
    get { storedZPosition }
    set { storedZPosition = newValue }
  }

  /// How far in front of the layer's plane its anchor point is, in points: turned about it, the
  /// layer goes round in a circle.
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

  /// When the layer's time begins, in seconds of the superlayer's time.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// How long the layer's time lasts, in seconds.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How fast the layer's time passes; 0 holds all animations of the subtree.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// How much of the layer's time has passed when it begins, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How often the layer's time runs.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// How long the layer's time repeats, in seconds.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether each run of the layer's time is followed by one backwards.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// The appearance outside the layer's time.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// `t` of the time of `l` in this layer's; nil stands for the clock.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(t, of: l)
  }

  /// `t` of this layer's time in that of `l`; nil stands for the clock.
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

  /// Lays out what waits in the subtree, from the topmost layer above that waits too.
  open func layoutIfNeeded() { layOutFromTop() }

  /// Places the sublayers: the delegate does, where there is one.
  open func layoutSublayers() {
    delegateStore?.layoutSublayers(of: self)
  }

  // MARK: Display

  /// Requests that the layer is redrawn in the next display pass.
  ///
  /// O(depth) at most.
  open func setNeedsDisplay() {
    guard !marks.contains(.needsDisplay) else { return }
    marks.insert(.needsDisplay)
    propagate(.subtreeNeedsDisplay)
  }

  /// Requests that part of the layer, in its coordinates, is redrawn: all of it is, as drawing only
  /// records.
  open func setNeedsDisplay(_ r: CGRect) {
    guard !r.isEmpty else { return }
    setNeedsDisplay()
  }

  /// Whether the layer waits to be drawn.
  open func needsDisplay() -> Bool { marks.contains(.needsDisplay) }

  /// Draws the layer if it waits to be drawn.
  open func displayIfNeeded() {
    guard marks.contains(.needsDisplay) else { return }
    display()
  }

  /// Draws the layer's content: by the delegate's `display(_:)`, else by `draw(in:)`.
  open func display() {
    marks.remove(.needsDisplay)
    if let delegateStore { delegateStore.display(self) } else { recordDrawing() }
  }

  /// Draws the layer's content in its own coordinates: the delegate does, where there is one.
  open func draw(in ctx: CGContext) {
    delegateStore?.draw(self, in: ctx)
  }

  /// Draws the layer and its sublayers, as they are set and not as they are animated, into `ctx` in
  /// the layer's coordinates.
  open func render(in ctx: CGContext) { record(in: ctx) }

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

  /// The value of `key` in a layer that was given none; subclasses return those of their own keys,
  /// which `value(forKey:)` then starts with.
  open class func defaultValue(forKey key: String) -> Any? { CALayer().declaredValue(forKey: key) }

  /// The action of the class for `event`, used where neither delegate nor `actions` have one.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Animations

  /// Runs a copy of `anim`, in the place of the one under the same key if there is one.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    startAnimation(anim, key: key)
  }

  /// Ends all animations of this layer.
  open func removeAllAnimations() {
    stopAnimations { _ in true }
  }

  /// Ends the animation that was added under `key`.
  open func removeAnimation(forKey key: String) {
    stopAnimations { $0.key == key }
  }

  /// The keys of the running animations, in the order they were added; nil where there are none.
  open func animationKeys() -> [String]? { runningKeys }

  /// The running animation that was added under `key`.
  open func animation(forKey key: String) -> CAAnimation? { runningAnimation(forKey: key) }

  /// A copy of the layer as it looks now, animations included.
  ///
  /// The copy is of the layer's own class, made by `init(layer:)`; nil where the layer is a copy
  /// itself.
  open func presentation() -> Self? { makePresentedCopy() }

  /// The layer that this one is a copy of, or the layer itself.
  open func model() -> Self { (modelStore as? Self) ?? self }

  /// The value at `keyPath`, a property that can be animated or part of one; for any other path
  /// the value that was set for it, nil without one.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(forKeyPath: keyPath) }

  /// Sets the value at `keyPath`, a property that can be animated or part of one, as its setter
  /// does; any other value is kept for the path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setKeyedValue(value, forKeyPath: keyPath)
  }

  /// The value of `key`: a property that can be animated, or what was set for any other key.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets the value of `key`: a property that can be animated, or any other key, for which the
  /// layer keeps it.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  // MARK: For subclasses of this module

  /// A copy for the renderer, of the class of this module that the layer is of.
  func makePresentation() -> CALayer { CALayer(layer: self) }

  /// The value of a property that only a subclass has.
  func ownValue(of key: LayerKey) -> AnimatableValue? { nil }

  /// Puts a value into a property that only a subclass has, with no further effect.
  func presentOwn(_ value: AnimatableValue, of key: LayerKey) {}

  /// The value of a property of a cell, by the names of cells and the property's.
  func cellValue(at path: [String]) -> AnimatableValue? { nil }

  /// Puts a value into a property of a cell.
  func presentCell(_ value: AnimatableValue, at path: [String]) {}

  /// Called for a copy that shows the values of a time, once it has them.
  func show(_ time: CFTimeInterval) {}

  /// Emits particles until a time, and returns whether frames go on.
  func emit(to time: CFTimeInterval) -> Bool { false }

  /// About how many things a subclass draws besides background, contents and recorded drawing.
  var ownDrawingCost: Int { 0 }

  /// Where a subclass draws, in the layer's coordinates.
  var ownDrawingRect: CGRect { .null }

  /// The drawing that only a subclass has, in the layer's coordinates.
  var ownDrawing: DisplayList? { nil }

  /// The layer itself if it repeats its sublayers.
  ///
  /// It is read for each layer that changed, hence no cast.
  var replicator: CAReplicatorLayer? { nil }
}
