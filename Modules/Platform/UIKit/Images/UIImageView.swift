import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows an image.
///
/// Templates and symbols are drawn in the tint color. The pixels are the layer's contents, so an
/// unchanged image costs nothing while the screen scrolls.
@preconcurrency @MainActor
open class UIImageView: UIView {
  private var storedImage: UIImage?
  private var storedHighlightedImage: UIImage?

  /// The scale factor of a symbol when its pixels were last drawn.
  private var shownEnlargement: CGFloat = 1
  /// The size in points for which a tiled image was drawn; nil for other images.
  private var shownTiles: CGSize?

  override func didInit() {
    super.didInit()
    isUserInteractionEnabled = false
  }

  /// Makes an image view of the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Makes an image view of the size of an image, with another for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    storedHighlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Makes an image view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes an image view without an image; archived properties are ignored on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The displayed image.
  ///
  /// Setting the same image again has no cost.
  open var image: UIImage? {
    get { storedImage }
    set {
      guard newValue !== storedImage else { return }
      let old = storedImage
      storedImage = newValue
      if old?.size != newValue?.size || old?.alignmentRectInsets != newValue?.alignmentRectInsets
        || old?.baselineOffsetFromBottom != newValue?.baselineOffsetFromBottom
      {
        invalidateIntrinsicContentSize()
      }
      if !isHighlighted || storedHighlightedImage == nil { updateContents() }
    }
  }

  /// The image of the highlighted state; nil shows ``image`` in both states.
  open var highlightedImage: UIImage? {
    get { storedHighlightedImage }
    set {
      guard newValue !== storedHighlightedImage else { return }
      storedHighlightedImage = newValue
      if isHighlighted { updateContents() }
    }
  }

  /// Whether the view shows its ``highlightedImage``.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue, storedHighlightedImage != nil { updateContents() }
    }
  }

  /// The configuration of symbols, for the values that they do not specify themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      invalidateIntrinsicContentSize()
      updateContents()
    }
  }

  /// The accessibility traits; `image` unless others are set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits == .none ? .image : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: - Size

  /// The size of the image.
  open override var intrinsicContentSize: CGSize {
    guard let image = configured(storedImage) else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return alignmentRect(forFrame: CGRect(origin: .zero, size: image.size)).size
  }

  /// The alignment rectangle insets of the image.
  open override var alignmentRectInsets: UIEdgeInsets { storedImage?.alignmentRectInsets ?? .zero }

  /// The baseline of the image, if it has one.
  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard let baseline = storedImage?.baselineOffsetFromBottom else { return nil }
    let offset = size.height - baseline
    return (offset, offset)
  }

  /// Returns the size of the image, or zero without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configured(storedImage)?.size ?? .zero
  }

  private func configured(_ image: UIImage?) -> UIImage? {
    guard let image, image.isSymbolImage else { return image?.variant(for: traitCollection) }
    return image.symbolImage(preferring: preferredSymbolConfiguration, traits: traitCollection)
  }

  // MARK: - Animated images

  /// The frames shown in a cycle between ``startAnimating()`` and ``stopAnimating()``.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The frames of the animation in the highlighted state.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { if isHighlighted { stopAnimating() } }
  }

  /// The duration of one cycle of the frames, in seconds; 0 for 1/30 second per frame.
  open var animationDuration: TimeInterval = 0

  /// The number of cycles; 0 repeats without end.
  open var animationRepeatCount = 0

  /// Whether the animation starts when the view enters a window, since leaving the window ends
  /// animations.
  private var awaitsScreen = false

  private static let animationKey = "images"
  private static let imageAnimationKey = "image"

  /// Starts the animation at the first frame.
  open func startAnimating() {
    let images =
      (isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages) ?? []
    guard !images.isEmpty else { return }
    awaitsScreen = window == nil || animationRepeatCount == 0
    animate(
      ImageFrames(
        images: images,
        duration: animationDuration > 0 ? animationDuration : Double(images.count) / 30
      ),
      repeating: animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity,
      as: Self.animationKey
    )
  }

  private func animate(_ frames: ImageFrames, repeating count: Float, as key: String) {
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = frames.images.compactMap { contents(of: $0) }
    animation.calculationMode = .discrete
    animation.duration = frames.duration
    animation.repeatCount = count
    layer.add(animation, forKey: key)
  }

  /// Shows the ``image`` again.
  open func stopAnimating() {
    awaitsScreen = false
    layer.removeAnimation(forKey: Self.animationKey)
  }

  /// Whether images are animated, or will be when the view enters a window.
  open var isAnimating: Bool {
    layer.animation(forKey: Self.animationKey) != nil || (awaitsScreen && window == nil)
  }

  /// Restarts the animation that ended when the view left its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    if awaitsScreen { startAnimating() }
    if shownImage?.frames != nil { updateContents() }
  }

  private func contents(of image: UIImage) -> CGImage? {
    guard let image = configured(image) else { return nil }
    let traits = traitCollection
    return image.displayImage(
      tint: image.isTemplate ? tintColor.components(with: traits) : nil,
      traits: traits,
      enlargement: 1,
      isMirrored: image.flipsForRightToLeftLayoutDirection
        && effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
  }

  // MARK: - Contents

  private var shownImage: UIImage? {
    isHighlighted ? storedHighlightedImage ?? storedImage : storedImage
  }

  private func updateContents() {
    if layer.animation(forKey: Self.imageAnimationKey) != nil {
      layer.removeAnimation(forKey: Self.imageAnimationKey)
    }
    guard let image = configured(shownImage) else {
      if layer.contents != nil { layer.contents = nil }
      return
    }
    // Animated images start automatically.
    if let frames = image.frames {
      animate(frames, repeating: .infinity, as: Self.imageAnimationKey)
    }
    let isMirrored =
      image.flipsForRightToLeftLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let traits = traitCollection
    shownEnlargement = image.isSymbolImage ? enlargement(of: image.size) : 1
    let tint = image.isTemplate ? tintColor.components(with: traits) : nil
    let pixels = image.displayImage(
      tint: tint,
      traits: traits,
      enlargement: shownEnlargement,
      isMirrored: isMirrored
    )
    shownTiles = image.isTiled && fillsBounds ? bounds.size : nil
    if let size = shownTiles, size != image.size, let pixels {
      // Tiles are drawn once per size, not in every frame.
      let scale = max(traits.displayScale, 1)
      layer.contents = DrawnImage.make(size: size, scale: scale) { context in
        image.record(pixels, in: CGRect(origin: .zero, size: size), alpha: 1, on: context)
      }
      layer.contentsScale = scale
      layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
      return
    }
    layer.contents = pixels
    layer.contentsScale =
      image.isSymbolImage ? max(traits.displayScale, 1) * shownEnlargement : image.scale
    layer.contentsCenter =
      image.caps.flatMap { fillsBounds ? $0.center(of: image.size, isMirrored: isMirrored) : nil }
      ?? CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  /// Whether the content mode stretches the image to the size of the view.
  private var fillsBounds: Bool { contentMode == .scaleToFill || contentMode == .redraw }

  /// Returns the scale factor of an image in the current content mode.
  private func enlargement(of size: CGSize) -> CGFloat {
    guard size.width > 0, size.height > 0, !bounds.isEmpty else { return 1 }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    return switch contentMode {
    case .scaleToFill, .redraw, .scaleAspectFill: max(across, down)
    case .scaleAspectFit: min(across, down)
    default: 1
    }
  }

  /// Redraws a symbol or a tiled image for the current size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let shownTiles, shownTiles != bounds.size { updateContents() }
    guard let image = shownImage, image.isSymbolImage, let drawn = configured(image) else {
      return
    }
    if enlargement(of: drawn.size) != shownEnlargement { updateContents() }
  }

  /// How the image is positioned and scaled in the view.
  open override var contentMode: UIView.ContentMode {
    didSet {
      guard contentMode != oldValue, let image = shownImage else { return }
      if image.isSymbolImage || image.caps != nil { updateContents() }
    }
  }

  /// Redraws templates in the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isTemplate == true { updateContents() }
  }

  /// Redraws the image for other traits: appearance, display scale and content size category.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let image = shownImage else { return }
    let traits = traitCollection
    if image.isSymbolImage,
      traits.preferredContentSizeCategory
        != previousTraitCollection?.preferredContentSizeCategory
    {
      invalidateIntrinsicContentSize()
    }
    if image.isSymbolImage || image.isTemplate || image.tint != nil
      || image.flipsForRightToLeftLayoutDirection || image.asset?.isDynamic == true
      || shownTiles != nil
    {
      updateContents()
    }
  }
}
