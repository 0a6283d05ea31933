public import DesignKit
public import Foundations
import ListModel
public import MomentsContracts
public import UIKit

/// The header of a list of people: a symbol, the title, the count, and a close button.
///
///     [icon]  Followers  12.8K          [x]
public final class FriendsListHeaderView: BaseView {
  /// The appearance of the header.
  public struct ViewConfig {
    /// Fills the header behind its symbol, texts and button.
    public var backgroundColor = Palette.background
    /// Used for the words before the number, such as "Followers".
    public var titleFont = Typography.title()
    /// Used for the words before the number, such as "Followers".
    public var titleColor = Palette.primaryText
    /// Used for the abbreviated number of people, such as "12.8K".
    public var countFont = Typography.body()
    /// Used for the abbreviated number of people, such as "12.8K".
    public var countColor = Palette.secondaryText
    /// The color of the symbol before the title.
    public var iconColor = Palette.accent
    /// The color of the close button.
    public var closeColor = Palette.secondaryText
    /// The size of the close symbol, in points, at the default text size.
    public var closeSide: CGFloat = 17
    /// The maximum size of the close symbol, in points.
    public var largestCloseSide: CGFloat = 28
    /// The side of the symbol before the title, in points.
    public var iconSide: CGFloat = 24
    /// The leading inset, in points.
    public var inset = Spacing.large
    /// The spacing of symbol, title and count, in points.
    public var spacing = Spacing.small
    /// The icon of each symbol.
    public var icon: (FriendsListSymbol) -> Icon = { symbol in
      switch symbol {
      case .following: .follow
      case .likes: .liked
      case .boosts: .boost
      case .close: .close
      default: .people
      }
    }

    /// The app's appearance.
    public static var `default`: ViewConfig { ViewConfig() }
  }

  private let viewModel: any FriendsListHeaderViewModel
  private let viewConfig: ViewConfig
  private let bindings = DisposeBag()
  private let iconView = UIImageView()
  private let titleLabel = UILabel()
  private let countLabel = UILabel()
  private let words = UIStackView()
  private lazy var wordsAfterIcon = words.inactiveConstraint(
    .leading.equal(to: iconView.trailingAnchor).offset(viewConfig.spacing)
  )
  private lazy var wordsAtEdge = words.inactiveConstraint(.leading.inset(viewConfig.inset))
  private let closeButton = UIButton(type: .system)

  /// Makes a header over its view model.
  public init(
    viewModel: any FriendsListHeaderViewModel,
    viewConfig: ViewConfig = .default
  ) {
    self.viewModel = viewModel
    self.viewConfig = viewConfig
    super.init(frame: .zero)
    viewModel.count.observe { [weak self] in self?.show($0) }.disposed(by: bindings)
  }

  public override func makeControls() {
    for label in [titleLabel, countLabel] { words.addArrangedSubview(label) }
    addConstrainedSubviews(iconView, words, closeButton)
    closeButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.onClose() },
      for: .primaryActionTriggered
    )
  }

  public override func styleControls() {
    backgroundColor = viewConfig.backgroundColor
    iconView.image = viewConfig.icon(viewModel.icon).image
    iconView.tintColor = viewConfig.iconColor
    iconView.contentMode = .scaleAspectFit
    configure(titleLabel) {
      $0.text = viewModel.title
      $0.font = viewConfig.titleFont
      $0.textColor = viewConfig.titleColor
      $0.numberOfLines = 0
      $0.accessibilityTraits = .header
      $0.accessibilityIdentifier = "friends.title"
    }
    configure(countLabel) {
      $0.font = viewConfig.countFont
      $0.textColor = viewConfig.countColor
      $0.accessibilityIdentifier = "friends.count"
    }
    for label in [titleLabel, countLabel] { label.adjustsFontForContentSizeCategory = true }
    // The title wraps before the count is truncated.
    countLabel.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    countLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    words.spacing = viewConfig.spacing
    var configuration = UIButton.Configuration.plain()
    configuration.image = viewConfig.icon(viewModel.closeIcon).image
    configuration.baseForegroundColor = viewConfig.closeColor
    closeButton.configuration = configuration
    closeButton.accessibilityLabel = viewModel.closeTitle
    closeButton.accessibilityIdentifier = "friends.close"
  }

  public override func constrainControls() {
    let config = viewConfig
    iconView.constrain(.leading.inset(config.inset), .centerY, .size(config.iconSide))
    words.constrain(
      .trailing.atMost(closeButton.leadingAnchor).offset(-config.spacing),
      .centerY,
      .top.atLeast().inset(Spacing.medium)
    )
    closeButton.constrain(.size(Metrics.tapTarget), .centerY, .trailing.inset(Spacing.xSmall))
    // As high as its text, which is not truncated, and no higher.
    constrain(.height(Metrics.tapTarget + Spacing.medium).priority(.defaultHigh - 1))
    arrange()
  }

  private func show(_ count: FriendsListCount) {
    countLabel.text = count.text
    countLabel.isHidden = count.text.isEmpty
    countLabel.accessibilityLabel = count.accessibilityText
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    iconView.isHidden = isLarge
    wordsAfterIcon.isActive = !isLarge
    wordsAtEdge.isActive = isLarge
    words.axis = isLarge ? .vertical : .horizontal
    words.alignment = isLarge ? .leading : .firstBaseline
    words.spacing = isLarge ? 0 : viewConfig.spacing
    let side = UIFontMetrics.default
      .scaledValue(for: viewConfig.closeSide, compatibleWith: traitCollection)
    // It keeps its distance from the edge at every text size.
    closeButton.configuration?.preferredSymbolConfigurationForImage =
      UIImage.SymbolConfiguration(pointSize: min(side, viewConfig.largestCloseSide))
  }

  /// At large text sizes, title and count have a line each, and the symbol is hidden.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }
}
