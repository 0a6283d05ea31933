import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import MomentsLanguage
import UIKit

/// A photo of the draft: a tap edits its description, a tap on its corner removes it, a long press
/// moves it.
final class ComposerPhotoCell: UICollectionViewCell {
  /// Called for a tap on the corner.
  var onRemove: (() -> Void)?

  private let imageView = AsyncImageView(frame: .zero)
  private let removeButton = UIButton(type: .custom)
  /// The background of the button's cross, which a light photo would hide.
  private let crossGround = UIView()
  private let markView = UIView()
  private let markLabel = UILabel()
  private let markIcon = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .medium)

  /// The size of the cross inside the disc, at every text size.
  private static let crossSide: CGFloat = 14

  override init(frame: CGRect) {
    super.init(frame: frame)
    makeControls()
    styleControls()
    constrainControls()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  private func makeControls() {
    contentView.addConstrainedSubviews(imageView, spinner, markView, crossGround, removeButton)
    markView.addConstrainedSubviews(markIcon, markLabel)
    removeButton.onPrimaryAction { [weak self] in self?.onRemove?() }
  }

  private func styleControls() {
    contentView.clipsToBounds = true
    contentView.layer.cornerRadius = CornerRadius.medium
    imageView.backgroundColor = Palette.placeholder
    removeButton.setImage(
      Icon.remove.image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 22)),
      for: .normal
    )
    removeButton.tintColor = Palette.onImage
    crossGround.backgroundColor = .black
    crossGround.layer.cornerRadius = Self.crossSide / 2
    crossGround.isUserInteractionEnabled = false
    removeButton.layer.shadowColor = UIColor.black.cgColor
    removeButton.layer.shadowOpacity = 0.5
    removeButton.layer.shadowRadius = 3
    removeButton.layer.shadowOffset = .zero
    markView.backgroundColor = Palette.scrim
    markView.layer.cornerRadius = CornerRadius.small
    markView.isUserInteractionEnabled = false
    markLabel.font = UIFontMetrics(forTextStyle: .footnote)
      .scaledFont(for: .systemFont(ofSize: 12, weight: .semibold), maximumPointSize: 20)
    markLabel.textColor = Palette.onImage
    markIcon.tintColor = Palette.onImage
    markIcon.contentMode = .scaleAspectFit
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  private func constrainControls() {
    let inset = Spacing.small - Spacing.xxSmall
    imageView.constrain(.edges)
    spinner.constrain(.center)
    removeButton.constrain(
      .top.trailing,
      // At most half of a small photo: a tap on its middle opens it.
      .width.atMost().multiplied(by: 0.5),
      .width(Metrics.tapTarget).yielding,
      .ratio(1)
    )
    crossGround.constrain(.center.equal(to: removeButton), .size(Self.crossSide))
    markView.constrain(.leading.bottom.inset(inset))
    markIcon.constrain(.leading.inset(inset), .centerY, .size(11))
    markLabel.constrain(
      .leading.equal(to: markIcon.trailingAnchor).offset(3),
      .trailing.inset(inset),
      .top.bottom.inset(3)
    )
  }

  /// Shows a photo with its position.
  func update(
    with photo: ComposerPhoto,
    at index: Int,
    of count: Int,
    strings: Strings,
    side: CGFloat,
    imageLoader: ImageLoader
  ) {
    accessibilityIdentifier = "composer.photo.\(photo.id)"
    removeButton.accessibilityIdentifier = "composer.photo.\(photo.id).remove"
    removeButton.accessibilityLabel = strings.composerRemovePhoto
    accessibilityLabel = strings.composerPhoto(index + 1, of: count)
    accessibilityValue = photo.hasAltText ? photo.altText : strings.composerNoDescription
    markLabel.text = strings.composerAltMark
    markIcon.image = (photo.hasAltText ? Icon.chosen : .add).image
    markView.isHidden = photo.state == .preparing
    if photo.state == .preparing {
      imageView.cancel()
      imageView.backgroundColor = Palette.placeholder
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
      imageView.show(photo.image, side: side, with: imageLoader)
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.cancel()
    onRemove = nil
    accessibilityCustomActions = nil
  }
}
