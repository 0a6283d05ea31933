import CoreGraphics
import Foundation

/// The panel of the large content viewer: an image above a title, in the middle of the window.
final class LargeContentPanel: UIView {
  private static let side: CGFloat = 200
  private static let padding: CGFloat = 20
  private static let imageSide: CGFloat = 88

  private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  /// Casts the shadow, which the clip of the ground would hide.
  private let shade = UIView()
  private let imageView = UIImageView()
  private let label = UILabel()

  init(in window: UIWindow) {
    super.init(frame: window.bounds)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.layer.cornerRadius = 24
    ground.clipsToBounds = true
    shade.layer.shadowOpacity = 0.14
    shade.layer.shadowRadius = 24
    shade.layer.shadowOffset = CGSize(width: 0, height: 8)
    addSubview(shade)
    imageView.tintColor = .label
    label.font = .systemFont(ofSize: 24, weight: .medium)
    label.textAlignment = .center
    label.textColor = .label
    label.numberOfLines = 3
    addSubview(ground)
    ground.contentView.addSubview(imageView)
    ground.contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: any UILargeContentViewerItem, tint: UIColor?) {
    var image = item.largeContentImage
    if item.scalesLargeContentImage, image?.isSymbolImage == true {
      image = image?.applyingSymbolConfiguration(
        UIImage.SymbolConfiguration(pointSize: Self.imageSide / 1.25)
      )
    }
    imageView.image = image
    let size = image?.size ?? .zero
    let isScaled = item.scalesLargeContentImage && image?.isSymbolImage != true
    imageView.contentMode = isScaled ? .scaleAspectFit : .center
    imageView.bounds.size = isScaled ? CGSize(width: Self.imageSide, height: Self.imageSide) : size
    // Insets that differ move the visible part to the middle.
    let insets = item.largeContentImageInsets
    let scale = isScaled && size.height > 0 ? Self.imageSide / max(size.width, size.height) : 1
    imageView.transform = CGAffineTransform(
      translationX: (insets.left - insets.right) / 2 * scale,
      y: (insets.top - insets.bottom) / 2 * scale
    )
    label.text = item.largeContentTitle
    label.isHidden = label.text?.isEmpty ?? true
    imageView.isHidden = image == nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let padding = Self.padding
    let widest = max(min(bounds.width - 2 * padding, 320) - 2 * padding, 1)
    let text =
      label.isHidden
      ? .zero : label.sizeThatFits(CGSize(width: widest, height: .greatestFiniteMagnitude))
    let imageSize = imageView.isHidden ? .zero : imageView.bounds.size
    let gap: CGFloat = label.isHidden || imageView.isHidden ? 0 : 12
    let content = imageSize.height + gap + text.height
    let size = CGSize(
      width: max(Self.side, max(text.width, imageSize.width) + 2 * padding),
      height: max(Self.side, content + 2 * padding)
    )
    ground.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
    shade.frame = ground.frame
    shade.layer.shadowPath =
      UIBezierPath(roundedRect: shade.bounds, cornerRadius: ground.layer.cornerRadius).cgPath
    let top = (size.height - content) / 2
    imageView.center = CGPoint(x: size.width / 2, y: (top + imageSize.height / 2).rounded())
    label.frame = CGRect(
      x: padding,
      y: (top + imageSize.height + gap).rounded(),
      width: size.width - 2 * padding,
      height: text.height
    )
  }
}
