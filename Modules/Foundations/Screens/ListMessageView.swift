import DesignKit
public import ListModel
public import UIKit

/// The view that a list, or a shelf in it, shows instead of rows: a symbol, a title, a message, and
/// a button if retrying can help.
public final class ListMessageView: BaseView {
  /// Called when the button is tapped.
  public var onRetry: (() -> Void)?

  /// The button, at least as high as a tap target.
  public let retryButton = UIButton(type: .system)

  private let isSmall: Bool
  /// Scrolls words that are higher than the space for them; unused in a row.
  private let scrollView = UIScrollView()
  private let stack = UIStackView()
  private let iconView = UIImageView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var announced: ListMessage?
  /// The distance of the texts from the sides, at least.
  private lazy var sideInset = stack.leadingAnchor.constraint(
    greaterThanOrEqualTo: leadingAnchor,
    constant: Spacing.xxLarge
  )

  /// Makes a view without a message.
  ///
  /// - Parameter isSmall: Whether it stands in a row, such as a shelf without items: its content
  ///   fills it, and is not announced.
  public init(isSmall: Bool = false) {
    self.isSmall = isSmall
    super.init(frame: .zero)
  }

  /// Announces a hidden message again when it is shown.
  public override var isHidden: Bool {
    didSet { if isHidden { announced = nil } }
  }

  /// Shows a failure; without a retry title there is no button.
  public func show(_ failure: ListFailure) { show(ListMessage(failure)) }

  /// Shows an empty list's message.
  public func show(_ empty: ListEmptyMessage) { show(ListMessage(empty)) }

  /// Shows a message; parts that it does not have take no space.
  public func show(_ message: ListMessage) {
    iconView.image = message.icon?.image
    iconView.isHidden = message.icon == nil
    titleLabel.text = message.title
    titleLabel.isHidden = message.title.isEmpty
    messageLabel.text = message.message
    messageLabel.isHidden = message.message.isEmpty
    retryButton.configuration?.title = message.retryTitle
    retryButton.isHidden = message.retryTitle == nil
    announce(message)
  }

  /// Announces the message to assistive technologies.
  private func announce(_ message: ListMessage) {
    guard !isSmall, window != nil, !isHidden, message != announced else { return }
    announced = message
    let words = [message.title, message.message].filter { !$0.isEmpty }.joined(separator: ". ")
    UIAccessibility.post(notification: .announcement, argument: words)
  }

  public override func makeControls() {
    for view in [iconView, titleLabel, messageLabel, retryButton] { stack.addArrangedSubview(view) }
    let container = isSmall ? self : scrollView
    container.addSubview(stack)
    if !isSmall { addSubview(scrollView) }
    retryButton.onPrimaryAction { [weak self] in self?.onRetry?() }
  }

  /// Sets the appearance and the accessibility identifiers of the controls.
  public override func styleControls() {
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = isSmall ? Spacing.xSmall : Spacing.small
    stack.setCustomSpacing(isSmall ? Spacing.small : Spacing.medium, after: iconView)
    stack.setCustomSpacing(isSmall ? Spacing.medium : Spacing.large, after: messageLabel)
    iconView.tintColor = Palette.secondaryText
    iconView.contentMode = .scaleAspectFit
    titleLabel.style(Typography.name(), Palette.primaryText)
    messageLabel.style(isSmall ? Typography.caption() : Typography.button(), Palette.secondaryText)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    retryButton.styleAsCapsule()
    guard !isSmall else { return }
    titleLabel.accessibilityTraits = .header
    titleLabel.accessibilityIdentifier = "list.message.title"
    messageLabel.accessibilityIdentifier = "list.message"
    retryButton.accessibilityIdentifier = "list.retry"
  }

  public override func constrainControls() {
    let iconSide = isSmall ? 28 : Metrics.tapTarget
    iconView.constrain(.width(iconSide), .height(iconSide).yielding)
    retryButton.constrain(.height.atLeast(Metrics.tapTarget).yielding)
    guard !isSmall else {
      _ = stack.constrain(.edges)
      return
    }
    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    // As high as its content if the superview allows that; texts keep their height before.
    let natural = UILayoutPriority.defaultLow - 1
    scrollView.constrain(
      .edges,
      .height.equal(to: stack).offset(2 * Spacing.xLarge).priority(natural)
    )
    content.constrain(
      .width.equal(to: frame),
      .height.atLeast(frame),
      .height.equal(to: frame).priority(natural)
    )
    stack.constrain(
      .center.equal(to: content),
      .top.atLeast(content).offset(Spacing.xLarge),
      .width.atMost(420)
    )
    // The view has no width before it is laid out.
    sideInset.priority = .required - 1
    sideInset.isActive = true
    adaptToTextSize()
  }

  /// Large words would be broken in a narrow column.
  private func adaptToTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    sideInset.constant = isLarge ? Spacing.large : Spacing.xxLarge
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adaptToTextSize()
  }
}
