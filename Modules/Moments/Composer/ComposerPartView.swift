import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import MomentsLanguage
import UIKit

/// One of several posts that is not being edited: its number, the beginning of its text, its
/// photos; a tap edits it.
final class ComposerPartView: BaseView {
  /// Called for a tap.
  var onChoose: (() -> Void)?
  /// Called to remove it, by accessibility actions.
  var onRemove: (() -> Void)?

  private let imageLoader: ImageLoader
  private let ground = PressableView(frame: .zero)
  private let column = UIStackView()
  private let line = UIStackView()
  private let positionLabel = UILabel()
  private let marksLabel = UILabel()
  private let countLabel = UILabel()
  private let textLabel = UILabel()
  private let images = UIStackView()
  private var imageViews: [AsyncImageView] = []

  private static let imageSide: CGFloat = 44
  private static let shownImages = 5

  init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    super.init(frame: .zero)
  }

  override func makeControls() {
    for view in [positionLabel, marksLabel, countLabel] { line.addArrangedSubview(view) }
    for _ in 0..<Self.shownImages {
      let view = AsyncImageView(frame: .zero)
      imageViews.append(view)
      images.addArrangedSubview(view)
    }
    for view in [line, textLabel, images] { column.addArrangedSubview(view) }
    for view in [ground, column] { addSubview(view) }
    ground.addAction(UIAction { [weak self] _ in self?.onChoose?() }, for: .touchUpInside)
  }

  override func styleControls() {
    layer.cornerRadius = CornerRadius.large
    backgroundColor = Palette.surface
    column.axis = .vertical
    column.spacing = Spacing.xSmall
    column.isUserInteractionEnabled = false
    line.spacing = Spacing.small
    line.alignment = .firstBaseline
    images.spacing = Spacing.xSmall
    images.alignment = .leading
    positionLabel.style(Typography.captionStrong(), Palette.secondaryText)
    marksLabel.style(Typography.caption(), Palette.secondaryText)
    marksLabel.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    marksLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    countLabel.style(Typography.captionStrong(), Palette.error)
    textLabel.style(Typography.body(), Palette.primaryText, lines: 3)
    for view in imageViews {
      view.layer.cornerRadius = CornerRadius.small
      view.clipsToBounds = true
      view.backgroundColor = Palette.placeholder
    }
    column.accessibilityElementsHidden = true
    ground.isAccessibilityElement = true
    ground.accessibilityTraits = .button
  }

  override func constrainControls() {
    ground.constrain(.edges)
    column.constrain(.edges.inset(Spacing.medium))
    for view in imageViews {
      view.constrain(.size(Self.imageSide).yielding)
    }
  }

  /// Shows a post with its position.
  func update(with part: ComposerPart, at index: Int, of count: Int, strings: Strings) {
    let marks = [
      strings.photos(part.images),
      part.hasPoll ? strings.composerPoll : nil,
    ].compactMap { $0 }
    let words = [part.warning, part.text].map { text in
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.filter { !$0.isEmpty }.joined(separator: " · ")
    positionLabel.text = strings.composerPart(index + 1, of: count)
    marksLabel.text = marks.joined(separator: " · ")
    let excess = -part.counter.remaining
    countLabel.text = excess > 0 ? "\u{2212}\(strings.number(excess))" : nil
    countLabel.isHidden = excess <= 0
    textLabel.text = words.isEmpty && part.isBlank ? strings.composerEmptyPart : words
    textLabel.textColor = words.isEmpty ? Palette.secondaryText : Palette.primaryText
    textLabel.isHidden = (textLabel.text ?? "").isEmpty
    images.isHidden = part.images.isEmpty
    for (index, view) in imageViews.enumerated() {
      view.isHidden = index >= part.images.count
      if view.isHidden {
        view.cancel()
      } else {
        view.show(part.images[index], side: Self.imageSide, with: imageLoader)
      }
    }
    ground.accessibilityIdentifier = "composer.part.\(index)"
    ground.accessibilityLabel = positionLabel.text
    let over = excess > 0 ? [strings.composerLettersLeft(-excess)] : []
    ground.accessibilityValue =
      ([textLabel.text ?? ""] + marks + over).filter { !$0.isEmpty }
      .joined(separator: ", ").readAloud
    ground.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: strings.composerRemovePart) { [weak self] _ in
        self?.onRemove?()
        return true
      }
    ]
  }
}
