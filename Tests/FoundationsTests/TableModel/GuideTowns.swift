import DesignKit
import Foundations
import ListModel
import UIKit

// A screen like that of docs/guides/closure-built-tables.md, with a shelf that loads by itself.

// MARK: A row

nonisolated struct TownRow: ListItemViewModel, Hashable {
  var itemID: ListItemID
  var name: String
  var weather: String
  var isFavorite = false
}

final class TownView: BaseListItemView<TownRow, TownView.Action>, SelfContainedItemView {
  enum Action: Equatable { case favorite }

  private let nameLabel = UILabel()
  private let weatherLabel = UILabel()
  let favoriteButton = UIButton(type: .system)
  private let texts = UIStackView()

  override func makeControls() {
    for label in [nameLabel, weatherLabel] { texts.addArrangedSubview(label) }
    for view in [texts, favoriteButton] { addSubview(view) }
    favoriteButton.addAction(
      UIAction { [weak self] _ in self?.onAction?(.favorite) },
      for: .primaryActionTriggered
    )
  }

  override func styleControls() {
    texts.axis = .vertical
    texts.spacing = Spacing.xxSmall
    nameLabel.font = Typography.name()
    nameLabel.textColor = Palette.primaryText
    weatherLabel.font = Typography.caption()
    weatherLabel.textColor = Palette.secondaryText
    for label in [nameLabel, weatherLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
  }

  override func constrainControls() {
    texts.constrain(.top.atLeast().inset(Spacing.medium), .leading.inset(Spacing.large), .centerY)
    favoriteButton.constrain(
      .leading.equal(to: texts.trailingAnchor),
      .trailing.inset(Spacing.small),
      .centerY,
      .size(Metrics.tapTarget)
    )
  }

  override func update(with viewModel: TownRow) {
    nameLabel.text = viewModel.name
    weatherLabel.text = viewModel.weather
    let icon = viewModel.isFavorite ? Icon.liked : Icon.like
    favoriteButton.setImage(icon.image, for: .normal)
    favoriteButton.tintColor = viewModel.isFavorite ? Palette.like : Palette.secondaryText
    favoriteButton.accessibilityIdentifier = "favorite.\(viewModel.itemID)"
  }
}

// MARK: What the nested collections show

nonisolated struct PhotoTile: ListItemViewModel, Hashable {
  var itemID: ListItemID
  var hue: Double
}

final class PhotoTileView: BaseListItemView<PhotoTile, Never>, SelfContainedItemView {
  override func styleControls() {
    layer.cornerRadius = CornerRadius.small
  }

  override func update(with viewModel: PhotoTile) {
    backgroundColor = UIColor(hue: viewModel.hue, saturation: 0.4, brightness: 0.75, alpha: 1)
    accessibilityIdentifier = "photo.\(viewModel.itemID)"
  }
}

nonisolated struct TagCard: ListItemViewModel, Hashable {
  var itemID: ListItemID
  var name: String
  var uses: String
}

final class TagCardView: BaseListItemView<TagCard, TagCardView.Action>, SelfContainedItemView {
  enum Action: Equatable { case follow }

  private let nameLabel = UILabel()
  private let usesLabel = UILabel()
  private let followButton = UIButton(type: .system)
  private let stack = UIStackView()

  override func makeControls() {
    for view in [nameLabel, usesLabel, followButton] { stack.addArrangedSubview(view) }
    addSubview(stack)
    followButton.addAction(
      UIAction { [weak self] _ in self?.onAction?(.follow) },
      for: .primaryActionTriggered
    )
  }

  override func styleControls() {
    backgroundColor = Palette.surface
    layer.cornerRadius = CornerRadius.large
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = Spacing.xxSmall
    nameLabel.font = Typography.name()
    nameLabel.textColor = Palette.primaryText
    usesLabel.font = Typography.caption()
    usesLabel.textColor = Palette.secondaryText
    for label in [nameLabel, usesLabel] {
      label.numberOfLines = 2
      label.adjustsFontForContentSizeCategory = true
    }
    followButton.configuration = .plain()
    followButton.configuration?.contentInsets = .zero
    followButton.configuration?.baseForegroundColor = Palette.accent
  }

  override func constrainControls() {
    stack.constrain(.top.sides.inset(Spacing.medium), .bottom.atMost().inset(Spacing.small))
    followButton.constrain(.height.atLeast(Metrics.tapTarget))
  }

  override func update(with viewModel: TagCard) {
    nameLabel.text = viewModel.name
    usesLabel.text = viewModel.uses
    followButton.configuration?.title = "Follow"
    followButton.accessibilityIdentifier = "follow.\(viewModel.itemID)"
    accessibilityIdentifier = "tag.\(viewModel.itemID)"
  }
}
