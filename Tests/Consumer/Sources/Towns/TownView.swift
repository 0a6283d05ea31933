import DesignKit
import Foundations
import UIKit

final class TownView: BaseListItemView<TownRow, TownView.Action> {
  enum Action: Sendable { case refresh }

  private let nameLabel = UILabel()
  private let weatherLabel = UILabel()
  private let refreshButton = UIButton(type: .system)
  private let texts = UIStackView()
  private let stack = UIStackView()

  // 1: make the controls
  override func makeControls() {
    for view in [nameLabel, weatherLabel] { texts.addArrangedSubview(view) }
    for view in [texts, refreshButton] { stack.addArrangedSubview(view) }
    addSubview(stack)
    refreshButton.addAction(
      UIAction { [weak self] _ in self?.onAction?(.refresh) },
      for: .touchUpInside
    )
  }

  // 2: style them, with tokens only
  override func styleControls() {
    texts.axis = .vertical
    texts.spacing = Spacing.xxSmall
    stack.alignment = .center
    stack.spacing = Spacing.large
    configure(nameLabel) {
      $0.font = Typography.name()
      $0.textColor = Palette.primaryText
      $0.adjustsFontForContentSizeCategory = true
    }
    configure(weatherLabel) {
      $0.font = Typography.body()
      $0.textColor = Palette.secondaryText
      $0.numberOfLines = 0
      $0.adjustsFontForContentSizeCategory = true
    }
    refreshButton.setTitle("Refresh", for: .normal)
    refreshButton.setContentHuggingPriority(.required, for: .horizontal)
    refreshButton.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  // 3: constrain them; the row's height follows from this
  override func constrainControls() {
    stack.constrain(.edges.inset(Spacing.large))
  }

  // 4: show a row; set everything, for the view is reused
  override func update(with viewModel: TownRow) {
    nameLabel.text = viewModel.name
    weatherLabel.text = viewModel.weather
    weatherLabel.accessibilityIdentifier = "weather.\(viewModel.name)"
    refreshButton.accessibilityIdentifier = "refresh.\(viewModel.name)"
  }
}
