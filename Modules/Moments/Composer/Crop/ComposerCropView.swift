import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import MomentsLanguage
import MomentsValues
import UIKit

/// A whole photo with a frame around its posted part; the rest is dark.
///
/// Corners, edges and the whole frame can be dragged. Arrow keys move it, plus and minus change its
/// size, and accessibility actions do both.
final class ComposerCropView: UIControl {
  /// Called with each new part.
  var onChange: ((PhotoCrop) -> Void)?

  private let strings: Strings
  private let imageLoader: ImageLoader
  private let image: ImageReference
  private let imageView = AsyncImageView(frame: .zero)
  /// The shades above, below, left and right of the frame.
  private let shades = (0..<4).map { _ in UIView() }
  private let frameView = UIView()
  private let lines = (0..<4).map { _ in UIView() }
  private let knobs = PhotoCropHandle.allCases.filter { $0 != .inside }.map { ($0, UIView()) }
  private var crop = PhotoCrop.whole
  private var ratio: Double?
  /// The dragged handle, its start, and the crop at that time.
  private var drag: (handle: PhotoCropHandle, start: CGPoint, crop: PhotoCrop)?

  private static let knobSide: CGFloat = 14
  /// The maximum distance of a finger from a corner or an edge, in points.
  private static let reach: CGFloat = 28
  /// The step of the arrow keys.
  private static let step = 0.05
  private static let growth = 1.1
  /// Space for the knobs of a part that extends to the edges.
  private static let inset = knobSide / 2 + 1

  init(image: ImageReference, strings: Strings, imageLoader: ImageLoader) {
    self.image = image
    self.strings = strings
    self.imageLoader = imageLoader
    super.init(frame: .zero)
    let all = [imageView] + shades + [frameView] + lines + knobs.map(\.1)
    for view in all {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    imageView.backgroundColor = Palette.placeholder
    imageView.clipsToBounds = true
    for shade in shades { shade.backgroundColor = UIColor.black.withAlphaComponent(0.6) }
    for line in lines { line.backgroundColor = Palette.onImage.withAlphaComponent(0.5) }
    frameView.layer.borderWidth = 2
    frameView.layer.borderColor = Palette.onImage.cgColor
    for (_, knob) in knobs {
      knob.backgroundColor = Palette.onImage
      knob.layer.cornerRadius = Self.knobSide / 2
      // Visible on light photos too.
      knob.layer.shadowColor = UIColor.black.cgColor
      knob.layer.shadowOpacity = 0.6
      knob.layer.shadowRadius = 3
      knob.layer.shadowOffset = .zero
    }
    isAccessibilityElement = true
    accessibilityIdentifier = "composer.crop.frame"
    accessibilityTraits = .adjustable
    accessibilityLabel = strings.composerCropPart
    accessibilityHint = strings.composerCropHint
    accessibilityCustomActions =
      PhotoDirection.allCases.map { direction in
        action(strings.composerFocusMove(direction)) { $0.move(direction) }
      } + [
        action(strings.composerCropLarger) { $0.scale(by: Self.growth) },
        action(strings.composerCropSmaller) { $0.scale(by: 1 / Self.growth) },
      ]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  private func action(
    _ name: String,
    _ perform: @escaping (ComposerCropView) -> Void
  ) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { [weak self] _ in
      guard let self else { return false }
      perform(self)
      return true
    }
  }

  /// Shows the posted part of the photo.
  ///
  /// - Parameters:
  ///   - crop: The part.
  ///   - ratio: Width divided by height in fractions of the photo, which drags keep; nil for any.
  func update(with crop: PhotoCrop, ratio: Double?) {
    self.crop = crop
    self.ratio = ratio
    let parts = [crop.x, crop.y, crop.width, crop.height].map { Int(($0 * 100).rounded()) }
    accessibilityValue = strings.composerCropPosition(parts[0], parts[1], parts[2], parts[3])
    setNeedsLayout()
  }

  // MARK: Geometry

  /// The frame of the whole photo.
  private var imageFrame: CGRect {
    let room = bounds.insetBy(dx: Self.inset, dy: Self.inset)
    let aspect = CGFloat(image.pixelSize?.aspectRatio ?? 1)
    guard room.width > 0, room.height > 0 else { return .zero }
    let width = min(room.width, room.height * aspect)
    let height = width / aspect
    return CGRect(
      x: room.midX - width / 2,
      y: room.midY - height / 2,
      width: width,
      height: height
    )
  }

  /// The frame of the posted part.
  private var cropFrame: CGRect {
    let whole = imageFrame
    return CGRect(
      x: whole.minX + whole.width * crop.x,
      y: whole.minY + whole.height * crop.y,
      width: whole.width * crop.width,
      height: whole.height * crop.height
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (whole, part) = (imageFrame, cropFrame)
    imageView.frame = whole
    if whole.width > 0 {
      var shown = image
      shown.focalPoint = .center
      imageView.show(shown, size: whole.size, with: imageLoader)
    }
    shades[0].frame = CGRect(
      x: whole.minX,
      y: whole.minY,
      width: whole.width,
      height: part.minY - whole.minY
    )
    shades[1].frame = CGRect(
      x: whole.minX,
      y: part.maxY,
      width: whole.width,
      height: whole.maxY - part.maxY
    )
    shades[2].frame = CGRect(
      x: whole.minX,
      y: part.minY,
      width: part.minX - whole.minX,
      height: part.height
    )
    shades[3].frame = CGRect(
      x: part.maxX,
      y: part.minY,
      width: whole.maxX - part.maxX,
      height: part.height
    )
    frameView.frame = part
    for (index, line) in lines.enumerated() {
      let third = CGFloat(index % 2 + 1) / 3
      line.frame =
        index < 2
        ? CGRect(x: part.minX + part.width * third, y: part.minY, width: 1, height: part.height)
        : CGRect(x: part.minX, y: part.minY + part.height * third, width: part.width, height: 1)
    }
    for (handle, knob) in knobs {
      knob.bounds.size = CGSize(width: Self.knobSide, height: Self.knobSide)
      knob.center = position(of: handle, in: part)
    }
  }

  private func position(of handle: PhotoCropHandle, in part: CGRect) -> CGPoint {
    let x =
      switch handle {
      case .left, .topLeft, .bottomLeft: part.minX
      case .right, .topRight, .bottomRight: part.maxX
      case .inside, .top, .bottom: part.midX
      }
    let y =
      switch handle {
      case .top, .topLeft, .topRight: part.minY
      case .bottom, .bottomLeft, .bottomRight: part.maxY
      case .inside, .left, .right: part.midY
      }
    return CGPoint(x: x, y: y)
  }

  // MARK: Dragging

  /// The handle under a finger: the nearest corner, an edge, or the whole frame; nil outside of it.
  private func handle(at point: CGPoint) -> PhotoCropHandle? {
    let part = cropFrame
    // In a small frame, the middle third in each direction is left to move it.
    let reachX = min(Self.reach, part.width / 3)
    let reachY = min(Self.reach, part.height / 3)
    let outer = part.insetBy(dx: -Self.reach, dy: -Self.reach)
    guard outer.contains(point) else { return nil }
    let isLeft = point.x < part.minX + reachX
    let isRight = point.x > part.maxX - reachX
    let isTop = point.y < part.minY + reachY
    let isBottom = point.y > part.maxY - reachY
    return switch (isLeft, isRight, isTop, isBottom) {
    case (true, _, true, _): .topLeft
    case (true, _, _, true): .bottomLeft
    case (_, true, true, _): .topRight
    case (_, true, _, true): .bottomRight
    case (true, _, _, _): .left
    case (_, true, _, _): .right
    case (_, _, true, _): .top
    case (_, _, _, true): .bottom
    default: .inside
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard let handle = handle(at: point) else { return false }
    drag = (handle, point, crop)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let drag else { return false }
    let (point, whole) = (touch.location(in: self), imageFrame)
    guard whole.width > 0, whole.height > 0 else { return false }
    onChange?(
      drag.crop.dragged(
        drag.handle,
        byX: Double((point.x - drag.start.x) / whole.width),
        y: Double((point.y - drag.start.y) / whole.height),
        ratio: ratio
      )
    )
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    drag = nil
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    drag = nil
  }

  /// A drag that begins here changes the frame, in every direction: neither the page nor the sheet
  /// scrolls.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(gestureRecognizer is UIPanGestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Without a finger

  private func move(_ direction: PhotoDirection) {
    let (x, y) =
      switch direction {
      case .left: (-Self.step, 0.0)
      case .right: (Self.step, 0.0)
      case .up: (0.0, -Self.step)
      case .down: (0.0, Self.step)
      }
    onChange?(crop.dragged(.inside, byX: x, y: y))
  }

  private func scale(by factor: Double) { onChange?(crop.scaled(by: factor)) }

  override func accessibilityIncrement() { scale(by: Self.growth) }

  override func accessibilityDecrement() { scale(by: 1 / Self.growth) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key else { return super.pressesBegan(presses, with: event) }
    if let direction = PhotoDirection(key.keyCode) { return move(direction) }
    // By character, because keyboards have them in different positions. "+" is above "=" on many.
    switch key.characters {
    case "+", "=": scale(by: Self.growth)
    case "-": scale(by: 1 / Self.growth)
    default: super.pressesBegan(presses, with: event)
    }
  }
}
