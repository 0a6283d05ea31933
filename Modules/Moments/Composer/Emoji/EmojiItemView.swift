import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import MomentsValues
import UIKit

/// One emoji of the picker: the character, or the image of a custom one.
final class EmojiItemView: BaseListItemView<EmojiRow, Never> {
  private let label = ImageLabel()
  private lazy var height = inactiveConstraint(.height(0).yielding)
  private var isImage = false

  init(imageLoader: ImageLoader) {
    super.init(frame: .zero)
    label.imageLoader = imageLoader
  }

  override func makeControls() {
    addConstrainedSubviews(label)
  }

  override func styleControls() {
    label.textAlignment = .center
    // On its background an emoji without an image in the fonts is visible too.
    label.textColor = Palette.primaryText
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  override func constrainControls() {
    label.constrain(.center)
    height.isActive = true
    sizeForText()
  }

  private func sizeForText() {
    height.constant = EmojiSize(traitCollection).cell
    label.font = Self.font(traitCollection, isImage: isImage)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    sizeForText()
  }

  override func update(with viewModel: EmojiRow) {
    isImage = viewModel.shown.hasEmoji
    sizeForText()
    label.show(viewModel.shown) { [isImage] in Self.font($0, isImage: isImage) }
    accessibilityLabel = viewModel.name
    accessibilityIdentifier = "\(viewModel.itemID)"
  }

  /// Emoji have the size of the font, and images the height of its lines.
  private static func font(_ traits: UITraitCollection?, isImage: Bool) -> UIFont {
    let side = EmojiSize(traits ?? .current).side
    let font = UIFont.systemFont(ofSize: side)
    return isImage ? font.withSize(side * side / (font.ascender - font.descender)) : font
  }
}
