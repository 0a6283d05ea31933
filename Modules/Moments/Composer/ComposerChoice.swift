import DesignKit
import Foundations
import ListModel
import UIKit

/// One of several things to choose from.
nonisolated struct ComposerChoice: ListItemViewModel, Hashable {
  var id: String
  var icon: Icon?
  var title: String
  var detail: String?
  var isChosen: Bool

  var itemID: ListItemID { ListItemID(id) }
}

/// One of several things to choose from: a symbol, a title, what it means, and a mark if it is chosen.
final class ComposerChoiceView: BaseListItemView<ComposerChoice, Never> {
  private let iconView = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let markView = UIImageView()
  private let column = UIStackView()
  private lazy var besideIcon = column.leadingAnchor.constraint(
    equalTo: iconView.trailingAnchor,
    constant: Spacing.medium
  )
  private lazy var atEdge = column.leadingAnchor.constraint(
    equalTo: leadingAnchor,
    constant: Spacing.large
  )

  private lazy var besideMark = column.trailingAnchor.constraint(
    equalTo: markView.leadingAnchor,
    constant: -Spacing.small
  )
  private lazy var atFarEdge = column.trailingAnchor.constraint(
    equalTo: trailingAnchor,
    constant: -Spacing.large
  )

  override func makeControls() {
    for label in [titleLabel, detailLabel] { column.addArrangedSubview(label) }
    for view in [iconView, column, markView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  override func styleControls() {
    column.axis = .vertical
    column.spacing = Spacing.xxSmall
    iconView.tintColor = Palette.secondaryText
    iconView.contentMode = .scaleAspectFit
    markView.image = Icon.chosen.image
    markView.tintColor = Palette.accent
    markView.contentMode = .scaleAspectFit
    configure(titleLabel) {
      $0.font = Typography.body()
      $0.textColor = Palette.primaryText
    }
    configure(detailLabel) {
      $0.font = Typography.caption()
      $0.textColor = Palette.secondaryText
    }
    for label in [titleLabel, detailLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    isAccessibilityElement = true
  }

  override func constrainControls() {
    NSLayoutConstraint.activate([
      iconView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      iconView.centerYAnchor.constraint(equalTo: centerYAnchor),
      iconView.widthAnchor.constraint(equalToConstant: 24),
      iconView.heightAnchor.constraint(equalToConstant: 24),
      // In the middle: a row is rounded up to whole pixels, and none of the labels is to get the rest.
      column.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: Spacing.medium),
      column.centerYAnchor.constraint(equalTo: centerYAnchor),
      markView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      markView.centerYAnchor.constraint(equalTo: centerYAnchor),
      markView.widthAnchor.constraint(equalToConstant: 20),
      markView.heightAnchor.constraint(equalToConstant: 20),
      heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget),
    ])
  }

  override func update(with viewModel: ComposerChoice) {
    iconView.image = viewModel.icon?.image
    // Large letters take the room of the symbol.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let hasIcon = viewModel.icon != nil && !isLarge
    iconView.isHidden = !hasIcon
    atEdge.isActive = false
    besideIcon.isActive = false
    (hasIcon ? besideIcon : atEdge).isActive = true
    // They take the room of a mark that is not there, too; others stay below one another.
    let hasMark = viewModel.isChosen || !isLarge
    besideMark.isActive = false
    atFarEdge.isActive = false
    (hasMark ? besideMark : atFarEdge).isActive = true
    titleLabel.text = viewModel.title
    detailLabel.text = viewModel.detail
    detailLabel.isHidden = viewModel.detail == nil
    markView.isHidden = !viewModel.isChosen
    accessibilityIdentifier = "choice.\(viewModel.id)"
    accessibilityLabel = [viewModel.title, viewModel.detail].compactMap { $0 }
      .joined(separator: "\n")
    accessibilityTraits = viewModel.isChosen ? [.button, .selected] : .button
  }
}

extension ComposerChoiceView: SelfContainedItemView {}
