import DesignKit
import ListModel
public import UIKit

/// Shows a ``TitleRow``; its action is the new value of the switch.
///
///     [image]  Title                       [mark or switch]
///                The detail text
///
/// At accessibility text sizes the image is hidden, and a switch is below the text.
public final class TitleRowView: BaseListItemView<TitleRow, Bool> {
  private static let markSide: CGFloat = 20
  /// The size at accessibility text sizes.
  private static let largeMarkSide: CGFloat = 28

  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let markView = UIImageView()
  private let switchView = UISwitch()
  private var shownID: ListItemID?
  private let column = UIStackView()
  private lazy var imageSide = imageView.widthAnchor.constraint(equalToConstant: 0)
  private lazy var besideImage = column.leadingAnchor.constraint(
    equalTo: imageView.trailingAnchor,
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
  private lazy var besideSwitch = column.trailingAnchor.constraint(
    equalTo: switchView.leadingAnchor,
    constant: -Spacing.medium
  )
  private lazy var atFarEdge = column.trailingAnchor.constraint(
    equalTo: trailingAnchor,
    constant: -Spacing.large
  )
  private lazy var markSide = markView.widthAnchor.constraint(equalToConstant: Self.markSide)
  // Centered: a row is rounded up to whole pixels, and no label should get the remainder.
  private lazy var inTheMiddle = [
    column.centerYAnchor.constraint(equalTo: centerYAnchor),
    switchView.centerYAnchor.constraint(equalTo: centerYAnchor),
  ]
  private lazy var switchBelow = [
    column.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
    switchView.topAnchor.constraint(equalTo: column.bottomAnchor, constant: Spacing.small),
    switchView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.medium)
      .yieldingToHiding(),
  ]

  /// Adds the controls to the view.
  public override func makeControls() {
    for label in [titleLabel, detailLabel] { column.addArrangedSubview(label) }
    addConstrainedSubviews(imageView, column, markView, switchView)
    switchView.addAction(
      UIAction { [weak self] _ in self?.didSwitch() },
      for: .valueChanged
    )
  }

  /// Gives the controls the tokens of DesignKit.
  public override func styleControls() {
    column.axis = .vertical
    column.spacing = Spacing.xxSmall
    imageView.contentMode = .scaleAspectFit
    markView.image = Icon.chosen.image
    markView.tintColor = Palette.accent
    markView.contentMode = .scaleAspectFit
    titleLabel.style(Typography.body())
    detailLabel.style(Typography.caption(), Palette.secondaryText)
    switchView.onTintColor = Palette.accent
    isAccessibilityElement = true
  }

  /// Adds the constraints.
  public override func constrainControls() {
    NSLayoutConstraint.activate([
      imageView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      imageView.centerYAnchor.constraint(equalTo: centerYAnchor),
      imageSide,
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
      column.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: Spacing.medium),
      markView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      markView.centerYAnchor.constraint(equalTo: centerYAnchor),
      markSide,
      markView.heightAnchor.constraint(equalTo: markView.widthAnchor),
      switchView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      switchView.topAnchor.constraint(
        greaterThanOrEqualTo: topAnchor,
        constant: Spacing.xSmall
      ).yieldingToHiding(),
      heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget),
    ])
  }

  /// Shows a row.
  public override func update(with viewModel: TitleRow) {
    // Large text uses the space of the image, and that of a hidden checkmark; otherwise titles stay
    // aligned.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let hasImage = viewModel.image != nil && !isLarge
    let hasMark = viewModel.isChosen.map { $0 || !isLarge } ?? false
    imageView.image = viewModel.image
    imageView.isHidden = !hasImage
    imageSide.constant = viewModel.imageSide
    let hasSwitch = viewModel.isOn != nil
    let isBeside = hasSwitch && !isLarge
    markSide.constant = isLarge ? Self.largeMarkSide : Self.markSide
    NSLayoutConstraint.deactivate(
      [besideImage, atEdge, besideMark, besideSwitch, atFarEdge] + inTheMiddle + switchBelow
    )
    NSLayoutConstraint.activate(
      [
        hasImage ? besideImage : atEdge,
        isBeside ? besideSwitch : hasMark ? besideMark : atFarEdge,
      ] + (hasSwitch && isLarge ? switchBelow : inTheMiddle)
    )
    markView.isHidden = viewModel.isChosen != true
    switchView.isHidden = !hasSwitch
    // A change while the row is visible is animated.
    switchView.setOn(
      viewModel.isOn ?? false,
      animated: window != nil && shownID == viewModel.itemID
    )
    shownID = viewModel.itemID
    titleLabel.text = viewModel.title
    detailLabel.text = viewModel.detail
    detailLabel.isHidden = viewModel.detail == nil
    for label in [titleLabel, detailLabel] { label.numberOfLines = viewModel.lines }
    style(viewModel.role)
    accessibilityIdentifier = "\(viewModel.itemID)"
    accessibilityLabel = [viewModel.title, viewModel.detail].compactMap { $0 }
      .joined(separator: "\n")
    if let isOn = viewModel.isOn {
      accessibilityTraits = [.button, .toggleButton]
      accessibilityValue = isOn ? "1" : "0"
    } else {
      accessibilityTraits = viewModel.role == .content ? .staticText : .button
      accessibilityValue = nil
    }
    if viewModel.isChosen == true || viewModel.isOn == true {
      accessibilityTraits.insert(.selected)
    }
  }

  private func didSwitch() {
    accessibilityValue = switchView.isOn ? "1" : "0"
    if switchView.isOn {
      accessibilityTraits.insert(.selected)
    } else {
      accessibilityTraits.remove(.selected)
    }
    onAction?(switchView.isOn)
  }

  /// Toggles the switch, if there is one.
  public override func accessibilityActivate() -> Bool {
    guard !switchView.isHidden else { return super.accessibilityActivate() }
    return switchView.accessibilityActivate()
  }

  private func style(_ role: TitleRow.Role) {
    switch role {
    case .content, .opens:
      titleLabel.textColor = Palette.primaryText
      imageView.tintColor = Palette.secondaryText
    case .command:
      titleLabel.textColor = Palette.accent
      imageView.tintColor = Palette.accent
    case .destructive:
      titleLabel.textColor = Palette.error
      imageView.tintColor = Palette.error
    }
  }
}

extension TitleRowView: SelfContainedItemView {}

extension TitleRowView: SeparatorAligning {
  /// The leading position of the title after an image.
  public var separatorLeading: CGFloat? {
    imageView.isHidden ? nil : Spacing.large + imageSide.constant + Spacing.medium
  }
}
