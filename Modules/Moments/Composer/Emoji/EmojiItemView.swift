import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import UIKit

/// One emoji of the picker: itself, or the picture of a custom one.
final class EmojiItemView: BaseListItemView<EmojiRow, Never> {
  private let imageLoader: ImageLoader
  private let label = UILabel()
  private let pictureView = AsyncImageView(frame: .zero)
  private var sides: [NSLayoutConstraint] = []
  private var height: NSLayoutConstraint?

  init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    super.init(frame: .zero)
  }

  override func makeControls() {
    for view in [label, pictureView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  override func styleControls() {
    label.textAlignment = .center
    // On its ground an emoji without a picture in the fonts is seen, too.
    label.textColor = Palette.primaryText
    pictureView.contentMode = .scaleAspectFit
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  override func constrainControls() {
    sides = [
      pictureView.widthAnchor.constraint(equalToConstant: 0),
      pictureView.heightAnchor.constraint(equalToConstant: 0),
    ]
    let height = heightAnchor.constraint(equalToConstant: 0).withPriority(.required - 1)
    self.height = height
    NSLayoutConstraint.activate(
      sides + [height] + [
        label.centerXAnchor.constraint(equalTo: centerXAnchor),
        label.centerYAnchor.constraint(equalTo: centerYAnchor),
        pictureView.centerXAnchor.constraint(equalTo: centerXAnchor),
        pictureView.centerYAnchor.constraint(equalTo: centerYAnchor),
      ]
    )
    sizeForText()
  }

  private var size: EmojiSize { EmojiSize(traitCollection) }

  private func sizeForText() {
    label.font = .systemFont(ofSize: size.side)
    for side in sides { side.constant = size.side }
    height?.constant = size.cell
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    sizeForText()
  }

  override func update(with viewModel: EmojiRow) {
    label.isHidden = viewModel.picture != nil
    label.text = viewModel.picture == nil ? viewModel.text : nil
    pictureView.isHidden = viewModel.picture == nil
    pictureView.show(viewModel.picture, side: size.side, with: imageLoader)
    // Emoji have nothing around them that a ground could stand for.
    pictureView.backgroundColor = .clear
    accessibilityLabel = viewModel.name
    accessibilityIdentifier = "\(viewModel.itemID)"
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    pictureView.cancel()
  }
}
