public import Foundation

/// Shows a ``UIContentUnavailableConfiguration`` in the center of its safe area, and scrolls it if
/// it does not fit.
///
/// Most screens use `UIViewController.contentUnavailableConfiguration` instead.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let ground = ShownBackground()
  private let scrollView = UIScrollView(frame: .zero)
  private let body = UIView(frame: .zero)
  private let rows = UIStackView(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let wheel = UIActivityIndicatorView(style: .large)
  private let label = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)
  private let button = UIButton(frame: .zero)
  private let secondaryButton = UIButton(frame: .zero)

  private lazy var imageWidth = imageView.widthAnchor.constraint(equalToConstant: 0)
  private lazy var imageHeight = imageView.heightAnchor.constraint(equalToConstant: 0)
  /// The constraints of the alignments `center` and `natural`.
  private var centered: [NSLayoutConstraint] = []

  private init(showing configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    arrangeViews()
    show()
  }

  /// Makes a view that shows a configuration.
  public convenience init(configuration: UIContentUnavailableConfiguration) {
    self.init(showing: configuration)
  }

  /// Always returns nil: configurations cannot be archived.
  public required init?(coder: NSCoder) { nil }

  /// The configuration; it MUST be a ``UIContentUnavailableConfiguration``.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        preconditionFailure(
          "A UIContentUnavailableView shows UIContentUnavailableConfigurations, "
            + "not \(type(of: newValue))"
        )
      }
      guard new != shown else { return }
      shown = new
      show()
    }
  }

  /// Whether content that does not fit can be scrolled; true by default.
  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }

  // MARK: Arranging

  private func arrangeViews() {
    scrollView.contentInsetAdjustmentBehavior = .always
    scrollView.scrollsToTop = false
    rows.axis = .vertical
    imageView.contentMode = .scaleAspectFit
    imageView.clipsToBounds = true
    label.accessibilityTraits = .header
    for view in [imageView, wheel, label, secondaryLabel, button, secondaryButton] {
      rows.addArrangedSubview(view)
    }
    addSubview(ground.view)
    addSubview(scrollView)
    scrollView.addSubview(body)
    body.addSubview(rows)
    body.insetsLayoutMarginsFromSafeArea = false
    for view in [scrollView, body, rows] { view.translatesAutoresizingMaskIntoConstraints = false }
    let (content, safe, margins) = (
      scrollView.contentLayoutGuide, safeAreaLayoutGuide, body.layoutMarginsGuide
    )
    // Weaker than any frame, and stronger than a fitting size: the height of the content.
    let natural = safe.heightAnchor.constraint(equalTo: body.heightAnchor)
    natural.priority = .fittingSizeLevel + 1
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      body.topAnchor.constraint(equalTo: content.topAnchor),
      body.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      body.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      body.widthAnchor.constraint(equalTo: safe.widthAnchor),
      body.heightAnchor.constraint(greaterThanOrEqualTo: safe.heightAnchor),
      natural, imageWidth, imageHeight,
      rows.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      rows.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      rows.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      rows.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
    ])
    centered = [
      rows.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      rows.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    ]
  }

  private func show() {
    body.directionalLayoutMargins = shown.directionalLayoutMargins
    let isCentered = shown.alignment == .center
    centered[isCentered ? 1 : 0].isActive = false
    centered[isCentered ? 0 : 1].isActive = true
    rows.alignment = isCentered ? .center : .leading
    show(shown.text, shown.attributedText, shown.textProperties, in: label)
    label.isHidden = !shown.hasText
    show(
      shown.secondaryText,
      shown.secondaryAttributedText,
      shown.secondaryTextProperties,
      in: secondaryLabel
    )
    secondaryLabel.isHidden = !shown.hasSecondaryText
    show(shown.button, shown.buttonProperties, in: button)
    show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondaryButton)
    showImage()
    showGround()
    space()
    setNeedsLayout()
  }

  private func show(
    _ text: String?,
    _ attributedText: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties,
    in label: UILabel
  ) {
    properties.style(label)
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributedText {
      label.attributedText = attributedText
    } else {
      label.text = text
    }
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    in button: UIButton
  ) {
    var configuration = configuration
    let action = properties.primaryAction
    let isEmpty =
      configuration.title == nil && configuration.attributedTitle == nil
      && configuration.image == nil
    if isEmpty {
      configuration.title = action?.title
      configuration.image = action?.image
    }
    button.isHidden =
      (configuration.title ?? "").isEmpty && configuration.attributedTitle == nil
      && configuration.image == nil
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = action == nil && properties.menu != nil
    button.removeAction(identifiedBy: Self.tap, for: .primaryActionTriggered)
    guard let action else { return }
    button.addAction(
      UIAction(identifier: Self.tap) { [weak button] _ in action.perform(from: button) },
      for: .primaryActionTriggered
    )
  }

  private static let tap = UIAction.Identifier("contentUnavailable.tap")

  private func showImage() {
    let properties = shown.imageProperties
    imageView.isHidden = shown.image == nil
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.image = shown.image
    imageView.tintColor = properties.tintColor
    imageView.layer.cornerRadius = properties.cornerRadius
    let size = imageView.sizeOfImage(within: properties.maximumSize)
    imageWidth.constant = size.width
    imageHeight.constant = size.height
    wheel.color = properties.tintColor ?? tintColor
    wheel.isHidden = !shown.showsWheel
    if shown.showsWheel { wheel.startAnimating() } else { wheel.stopAnimating() }
  }

  private func showGround() {
    ground.show(shown.background, tint: tintColor, in: traitCollection)
  }

  /// Sets the spacing below each row according to the next one.
  private func space() {
    let hasTexts = shown.hasText || shown.hasSecondaryText
    let belowImage = hasTexts ? shown.imageToTextPadding : shown.textToButtonPadding
    for view in [imageView, wheel] { rows.setCustomSpacing(belowImage, after: view) }
    let belowText =
      shown.hasSecondaryText ? shown.textToSecondaryTextPadding : shown.textToButtonPadding
    rows.setCustomSpacing(belowText, after: label)
    rows.setCustomSpacing(shown.textToButtonPadding, after: secondaryLabel)
    rows.setCustomSpacing(shown.buttonToSecondaryButtonPadding, after: button)
  }

  // MARK: Overrides

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = shown.background.backgroundInsets.absolute(isRightToLeft: isRightToLeft)
    let frame = CGRect(origin: .zero, size: bounds.size).inset(by: insets)
    ground.place(at: frame, cornerRadius: shown.background.cornerRadius)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showImage()
    showGround()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
    showGround()
  }
}
