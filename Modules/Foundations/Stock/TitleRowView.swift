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
  private lazy var imageSide = imageView.inactiveConstraint(.width(0))
  private lazy var besideImage = column.inactiveConstraint(
    .leading.equal(to: imageView.trailingAnchor).offset(Spacing.medium)
  )
  private lazy var atEdge = column.inactiveConstraint(.leading.inset(Spacing.large))
  private lazy var besideMark = column.inactiveConstraint(
    .trailing.equal(to: markView.leadingAnchor).offset(-Spacing.small)
  )
  private lazy var besideSwitch = column.inactiveConstraint(
    .trailing.equal(to: switchView.leadingAnchor).offset(-Spacing.medium)
  )
  private lazy var atFarEdge = column.inactiveConstraint(.trailing.inset(Spacing.large))
  private lazy var markSide = markView.inactiveConstraint(.width(Self.markSide))
  // Centered: a row is rounded up to whole pixels, and no label should get the remainder.
  private lazy var inTheMiddle = [
    column.inactiveConstraint(.centerY),
    switchView.inactiveConstraint(.centerY),
  ]
  private lazy var switchBelow =
    [column.inactiveConstraint(.top.inset(Spacing.medium))]
    + switchView.inactiveConstraints(
      .top.equal(to: column.bottomAnchor).offset(Spacing.small),
      .bottom.inset(Spacing.medium).yielding
    )

  public override func makeControls() {
    for label in [titleLabel, detailLabel] { column.addArrangedSubview(label) }
    addConstrainedSubviews(imageView, column, markView, switchView)
    switchView.addAction(
      UIAction { [weak self] _ in self?.didSwitch() },
      for: .valueChanged
    )
  }

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

  public override func constrainControls() {
    imageView.constrain(.leading.inset(Spacing.large), .centerY, .ratio(1))
    column.constrain(.top.atLeast().inset(Spacing.medium))
    markView.constrain(.trailing.inset(Spacing.large), .centerY, .ratio(1))
    switchView.constrain(
      .trailing.inset(Spacing.large),
      .top.atLeast().inset(Spacing.xSmall).yielding
    )
    constrain(.height.atLeast(Metrics.tapTarget))
    NSLayoutConstraint.activate([imageSide, markSide])
  }

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

  /// The leading position of the title after an image.
  public override var separatorLeading: CGFloat? {
    imageView.isHidden ? nil : Spacing.large + imageSide.constant + Spacing.medium
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
