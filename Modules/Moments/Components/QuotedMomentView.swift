import DesignKit
public import Foundations
public import MomentsContracts
import MomentsValues
public import UIKit

/// A moment quoted by another one, or the reason why it is not shown.
///
/// A tap opens it.
///
///     +------------------------------------------+
///     | (o) Ann Walker @ann                  2 h |
///     | The ferry was late, so we had    +-----+ |
///     | the whole pier to ourselves.     |     | |
///     |                                  +-----+ |
///     +------------------------------------------+
///
/// With accessibility text sizes, and if there is no text, the photo is below the text, as wide as
/// the view.
public final class QuotedMomentView: BaseView {
  /// The width and height of the photo beside the text, in points.
  public static let photoSide: CGFloat = 64
  private static let avatarSide: CGFloat = 20
  private static let iconSide: CGFloat = 18
  private static let lines = 4

  /// Called when the moment should be opened.
  public var onOpen: () -> Void = {}

  private let imageLoader: ImageLoader
  private let control = PressableView()
  private let stack = UIStackView()
  private let header = UIStackView()
  private let avatarView = AsyncImageView(frame: .zero)
  private let nameLabel = ImageLabel()
  private let handleLabel = UILabel()
  private let timeLabel = UILabel()
  private let content = UIStackView()
  private let line = UIStackView()
  private let iconView = UIImageView()
  private let textLabel = ImageLabel()
  private let remarkLabel = UILabel()
  private let photoView = AsyncImageView(frame: .zero)
  private var shown: QuotedMoment?
  private var beside: [NSLayoutConstraint] = []
  private var below: [NSLayoutConstraint] = []
  private var avatarSides: [NSLayoutConstraint] = []
  private var iconSides: [NSLayoutConstraint] = []

  /// Makes a view that loads its images with a loader.
  public init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    super.init(frame: .zero)
  }

  public override func makeControls() {
    addSubview(control)
    for label in [nameLabel, textLabel] { label.imageLoader = imageLoader }
    for view in [avatarView, nameLabel, handleLabel, timeLabel] { header.addArrangedSubview(view) }
    for view in [iconView, textLabel] { line.addArrangedSubview(view) }
    for view in [line, photoView] { content.addArrangedSubview(view) }
    for view in [header, content, remarkLabel] { stack.addArrangedSubview(view) }
    stack.isUserInteractionEnabled = false
    control.addSubview(stack)
    control.addAction(UIAction { [weak self] _ in self?.onOpen() }, for: .touchUpInside)
  }

  public override func styleControls() {
    layer.cornerRadius = CornerRadius.medium
    layer.borderWidth = 1
    clipsToBounds = true
    stack.axis = .vertical
    stack.spacing = Spacing.xSmall
    header.spacing = Spacing.xSmall
    header.alignment = .center
    content.spacing = Spacing.small
    line.spacing = Spacing.small
    line.alignment = .top
    avatarView.styleAsAvatar(cornerRadius: Self.avatarSide / 2)
    avatarView.emptySymbol = Icon.person.image
    nameLabel.style(Typography.captionStrong(), Palette.primaryText)
    nameLabel.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    nameLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    handleLabel.style(Typography.caption(), Palette.secondaryText)
    handleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    handleLabel.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    timeLabel.style(Typography.caption(), Palette.secondaryText)
    timeLabel.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    iconView.contentMode = .scaleAspectFit
    iconView.tintColor = Palette.secondaryText
    textLabel.style(Typography.body(), Palette.primaryText, lines: Self.lines)
    remarkLabel.style(Typography.caption(), Palette.secondaryText, lines: 0)
    photoView.layer.cornerRadius = CornerRadius.small
    photoView.clipsToBounds = true
    photoView.contentMode = .scaleAspectFill
    photoView.backgroundColor = Palette.placeholder
    control.isAccessibilityElement = true
    showBorder()
  }

  public override func constrainControls() {
    control.constrain(.edges)
    stack.constrain(.edges.inset(Spacing.medium))
    beside = photoView.inactiveConstraints(.size(Self.photoSide).yielding)
    below = photoView.inactiveConstraints(
      .height.equal(to: photoView.widthAnchor).multiplied(by: 9 / 16).yielding
    )
    avatarSides = avatarView.constrain(.size(0).yielding)
    iconSides = iconView.constrain(.size(0).yielding)
    arrange()
  }

  private var isTextLarge: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Arranges the photo beside the text, or below it if that is large or missing.
  private func arrange() {
    let isBelow = isTextLarge || line.isHidden
    let axis: NSLayoutConstraint.Axis = isBelow ? .vertical : .horizontal
    for side in iconSides { side.constant = scaled(Self.iconSide) }
    for side in avatarSides { side.constant = scaled(Self.avatarSide) }
    avatarView.layer.cornerRadius = scaled(Self.avatarSide) / 2
    guard content.axis != axis || !(beside + below).contains(where: \.isActive) else { return }
    NSLayoutConstraint.deactivate(beside + below)
    content.axis = axis
    content.alignment = isBelow ? .fill : .top
    NSLayoutConstraint.activate(isBelow ? below : beside)
  }

  /// The height beside large text, scaled from that beside small text.
  private func scaled(_ side: CGFloat) -> CGFloat {
    UIFontMetrics(forTextStyle: .body).scaledValue(for: side, compatibleWith: traitCollection)
      .rounded()
  }

  private func showBorder() {
    layer.borderColor = Palette.separator.resolvedColor(with: traitCollection).cgColor
  }

  /// Updates the layout for the reader's text size, and the colors for the appearance.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
    arrange()
    if let shown { update(with: shown) }
  }

  /// Shows a quoted moment.
  public func update(with quoted: QuotedMoment) {
    shown = quoted
    switch quoted.content {
    case .excerpt(let excerpt): show(excerpt)
    case .notice(let text): showNotice(text)
    }
    control.isUserInteractionEnabled = quoted.moment != nil
    control.accessibilityTraits = quoted.moment == nil ? .staticText : .button
    control.accessibilityLabel = quoted.accessibilityText.readAloud
    control.accessibilityIdentifier = "quoted.\(quoted.moment.map { "\($0)" } ?? "")"
  }

  private func show(_ excerpt: QuotedMoment.Excerpt) {
    header.isHidden = false
    avatarView.show(excerpt.author.avatar, side: Self.avatarSide, with: imageLoader)
    nameLabel.show(excerpt.author.displayName, in: Typography.captionStrong)
    handleLabel.showHandle(excerpt.author.handle, in: self)
    handleLabel.isHidden = isTextLarge
    timeLabel.text = excerpt.timeText
    // Large text leaves space only for the name.
    timeLabel.isHidden = excerpt.timeText.isEmpty || isTextLarge
    iconView.isHidden = !excerpt.isWarning
    iconView.image = Icon.warning.image
    textLabel.textColor = Palette.primaryText
    textLabel.numberOfLines = Self.lines
    textLabel.show(excerpt.text, in: Typography.body)
    line.isHidden = excerpt.text.isEmpty
    photoView.isHidden = excerpt.photo == nil
    content.isHidden = line.isHidden && photoView.isHidden
    arrange()
    remarkLabel.text = excerpt.remark
    remarkLabel.isHidden = excerpt.remark.isEmpty
    photoView.emptySymbol = excerpt.isPhotoConcealed ? Icon.concealed.image : Icon.photo.image
    let side = content.axis == .vertical ? Metrics.readableWidth / 2 : Self.photoSide
    photoView.show(excerpt.isPhotoConcealed ? nil : excerpt.photo, side: side, with: imageLoader)
  }

  private func showNotice(_ text: String) {
    header.isHidden = true
    photoView.isHidden = true
    remarkLabel.isHidden = true
    content.isHidden = false
    iconView.isHidden = false
    iconView.image = Icon.concealed.image
    line.isHidden = false
    arrange()
    textLabel.textColor = Palette.secondaryText
    textLabel.numberOfLines = 0
    textLabel.show(RichText(text), in: Typography.body)
    stopLoading()
  }

  private func stopLoading() {
    avatarView.cancel()
    photoView.cancel()
  }

  /// Cancels the image loads, before other content is shown.
  public func cancel() {
    shown = nil
    stopLoading()
  }
}
