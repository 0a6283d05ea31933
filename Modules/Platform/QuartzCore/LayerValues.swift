package import CoreGraphics
package import Foundation

/// The properties of every layer, as plain values.
package struct LayerValues {
  package var position = CGPoint.zero
  package var bounds = CGRect.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var opacity: Float = 1
  package var shadowOpacity: Float = 0
  package var maskedCorners: CACornerMask = .all
  package var isHidden = false
  package var masksToBounds = false
  /// Whether `LayerRareValues.transform` is not the identity.
  package var hasTransform = false
  package var backgroundColor: CGColor?
  package var borderColor: CGColor? = .black
  package var contents: CGImage?
}

/// The rarely used properties of a layer, created when the first of them is set.
package final class LayerRareValues {
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var anchorPointZ: CGFloat = 0
  package var shadowColor: CGColor? = .black
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?
  package var mask: CALayer?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale: CGFloat = 1
  package var magnificationFilter = CALayerContentsFilter.linear
  package var minificationFilter = CALayerContentsFilter.linear
  package var cornerCurve = CALayerCornerCurve.circular
  /// The radius of each corner, instead of `cornerRadius`; nil for that.
  package var cornerRadii: LayerCornerRadii?
  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1
  package var allowsEdgeAntialiasing = false
  package var drawsAsynchronously = false
  package var allowsGroupOpacity = true
  package var isDoubleSided = true
  package var needsDisplayOnBoundsChange = false
  package var isOpaque = false
  /// The extent of the recorded drawing beyond the bounds, above and below, in points.
  package var drawingReach = DrawingReach()
  package var name: String?
  /// The values that were set for keys other than properties.
  var keyedValues: [String: Any]?
  package var actions: [String: any CAAction]?
  /// Contents that are not an image, stored so that they can be read back.
  package var otherContents: Any?
  /// The image that a transition or new contents fade from.
  package var fade: LayerFade?
  /// The effect on the content behind the layer.
  var backdrop: LayerBackdrop?
  /// The single color of the content of the layer and its sublayers.
  var vibrancy: LayerVibrancy?
  package var timing = TimingValues(duration: .infinity)
  /// Called for changes below a root; never part of a copy.
  var onContentChange: (() -> Void)?

  package init() {}

  package init(copying other: LayerRareValues) {
    transform = other.transform
    sublayerTransform = other.sublayerTransform
    anchorPointZ = other.anchorPointZ
    shadowColor = other.shadowColor
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    mask = other.mask
    contentsRect = other.contentsRect
    contentsCenter = other.contentsCenter
    contentsGravity = other.contentsGravity
    contentsScale = other.contentsScale
    magnificationFilter = other.magnificationFilter
    minificationFilter = other.minificationFilter
    cornerCurve = other.cornerCurve
    cornerRadii = other.cornerRadii
    shouldRasterize = other.shouldRasterize
    rasterizationScale = other.rasterizationScale
    allowsEdgeAntialiasing = other.allowsEdgeAntialiasing
    drawsAsynchronously = other.drawsAsynchronously
    allowsGroupOpacity = other.allowsGroupOpacity
    isDoubleSided = other.isDoubleSided
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    isOpaque = other.isOpaque
    drawingReach = other.drawingReach
    name = other.name
    keyedValues = other.keyedValues
    actions = other.actions
    otherContents = other.otherContents
    fade = other.fade
    backdrop = other.backdrop
    vibrancy = other.vibrancy
    timing = other.timing
  }
}

/// The pending work and the flags of a layer and its sublayers.
struct LayerMarks: OptionSet {
  let rawValue: UInt16
  static let needsLayout = LayerMarks(rawValue: 1 << 0)
  static let subtreeNeedsLayout = LayerMarks(rawValue: 1 << 1)
  static let needsDisplay = LayerMarks(rawValue: 1 << 2)
  static let subtreeNeedsDisplay = LayerMarks(rawValue: 1 << 3)
  /// An animation runs in this layer or its sublayers.
  static let subtreeHasAnimations = LayerMarks(rawValue: 1 << 4)
  /// This layer is a presentation copy with animated values.
  static let isPresentation = LayerMarks(rawValue: 1 << 5)
  /// The layer was on a screen when a frame ended, so that its changes are animated.
  static let wasCommitted = LayerMarks(rawValue: 1 << 6)
  /// The layer is the root of a screen; animations of layers outside of one end.
  static let isScreenRoot = LayerMarks(rawValue: 1 << 7)
  static let isRasterCandidate = LayerMarks(rawValue: 1 << 8)
  /// A sublayer has a depth, is rotated in space or is a transform layer, so that the drawing order
  /// differs from the list.
  static let ordersByDepth = LayerMarks(rawValue: 1 << 9)
  /// The layer belongs to a view, which provides actions only in animation blocks.
  static let isOwned = LayerMarks(rawValue: 1 << 10)
  /// The sublayers are placed in space: by a `sublayerTransform`, or in a transform layer.
  static let hasSpace = LayerMarks(rawValue: 1 << 11)
  /// The sublayers keep their depth: the layer is a transform layer.
  static let isSpace = LayerMarks(rawValue: 1 << 12)
  /// `layoutSublayers()` is running; set only for layers without a view.
  static let isLayingOut = LayerMarks(rawValue: 1 << 13)
  /// A layer below this one was not yet on a screen when a frame ended.
  static let subtreeAwaitsCommit = LayerMarks(rawValue: 1 << 14)
}
