import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import MomentsLanguage
import MomentsValues
import UIKit

/// A whole photo with a ring at its focal point.
///
/// The ring is moved by dragging, by arrow keys and by accessibility actions.
final class ComposerFocusView: UIControl {
  /// Called with each new point.
  var onMove: ((FocalPoint) -> Void)?

  private let strings: Strings
  private let imageLoader: ImageLoader
  private let imageView = AsyncImageView(frame: .zero)
  private let ring = UIView()
  private var photo: ComposerPhoto?

  private static let ringSide: CGFloat = 44
  /// The distance by which a key moves the point: a tenth of the photo, in coordinates from -1 to
  /// 1.
  private static let step = 0.2

  init(strings: Strings, imageLoader: ImageLoader) {
    self.strings = strings
    self.imageLoader = imageLoader
    super.init(frame: .zero)
    for view in [imageView, ring] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    imageView.layer.cornerRadius = CornerRadius.large
    imageView.clipsToBounds = true
    imageView.backgroundColor = Palette.placeholder
    ring.layer.cornerRadius = Self.ringSide / 2
    ring.layer.borderWidth = 3
    ring.layer.borderColor = Palette.onImage.cgColor
    // Visible on light photos too.
    ring.layer.shadowColor = UIColor.black.cgColor
    ring.layer.shadowOpacity = 0.6
    ring.layer.shadowRadius = 3
    ring.layer.shadowOffset = .zero
    isAccessibilityElement = true
    accessibilityIdentifier = "composer.focus"
    accessibilityTraits = .adjustable
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows a photo with its point.
  func update(with photo: ComposerPhoto) {
    self.photo = photo
    setNeedsLayout()
    let point = self.point
    accessibilityLabel = strings.composerFocus
    accessibilityHint = strings.composerFocusHint
    accessibilityValue = strings.composerFocusPosition(
      Int(((1 + point.x) * 50).rounded()),
      Int(((1 - point.y) * 50).rounded())
    )
    accessibilityCustomActions =
      PhotoDirection.allCases.map { direction in
        action(strings.composerFocusMove(direction)) { $0.move(direction) }
      } + [action(strings.composerFocusCenter) { $0.onMove?(.center) }]
  }

  private func action(
    _ name: String,
    _ perform: @escaping (ComposerFocusView) -> Void
  ) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { [weak self] _ in
      guard let self else { return false }
      perform(self)
      return true
    }
  }

  private var point: FocalPoint { photo?.image?.focalPoint ?? .center }

  // MARK: Geometry

  /// The frame of the whole photo.
  private var imageFrame: CGRect {
    guard let size = photo?.image?.pixelSize, size.width > 0, size.height > 0 else {
      return bounds
    }
    let (width, height) = (CGFloat(size.width), CGFloat(size.height))
    let scale = min(bounds.width / width, bounds.height / height)
    let fitting = CGSize(width: width * scale, height: height * scale)
    return CGRect(
      x: bounds.midX - fitting.width / 2,
      y: bounds.midY - fitting.height / 2,
      width: fitting.width,
      height: fitting.height
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = imageFrame
    imageView.frame = frame
    if frame.width > 0 {
      var whole = photo?.image
      whole?.focalPoint = .center
      imageView.show(whole, size: frame.size, with: imageLoader)
    }
    ring.bounds.size = CGSize(width: Self.ringSide, height: Self.ringSide)
    ring.center = CGPoint(
      x: frame.minX + frame.width * (1 + point.x) / 2,
      y: frame.minY + frame.height * (1 - point.y) / 2
    )
  }

  // MARK: Moving

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  /// A drag that begins on the photo moves the ring, in every direction: neither the page nor the
  /// sheet scrolls.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(gestureRecognizer is UIPanGestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func follow(_ touch: UITouch) {
    let frame = imageFrame
    guard frame.width > 0, frame.height > 0 else { return }
    let location = touch.location(in: self)
    onMove?(
      FocalPoint(
        x: Double(location.x - frame.minX) / Double(frame.width) * 2 - 1,
        y: 1 - Double(location.y - frame.minY) / Double(frame.height) * 2
      )
    )
  }

  private func move(_ direction: PhotoDirection) {
    let (x, y) =
      switch direction {
      case .left: (-Self.step, 0.0)
      case .right: (Self.step, 0.0)
      case .up: (0.0, Self.step)
      case .down: (0.0, -Self.step)
      }
    onMove?(FocalPoint(x: point.x + x, y: point.y + y))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, let direction = PhotoDirection(key.keyCode) else {
      return super.pressesBegan(presses, with: event)
    }
    move(direction)
  }
}
