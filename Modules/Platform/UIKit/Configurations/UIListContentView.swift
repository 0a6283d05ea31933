public import Foundation

/// Shows a ``UIListContentConfiguration`` in a cell or any other view.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let texts = UIStackView()
  private let imageView = UIImageView()
  private let imageGuide = UILayoutGuide()
  private var textGuides: [ObjectIdentifier: UILayoutGuide] = [:]

  private lazy var imageWidth = imageView.widthAnchor.constraint(equalToConstant: 0)
  private lazy var imageHeight = imageView.heightAnchor.constraint(equalToConstant: 0)
  private lazy var reservedWidth = imageGuide.widthAnchor.constraint(equalToConstant: 0)
  private lazy var reservedHeight = imageGuide.heightAnchor.constraint(equalToConstant: 0)
  private lazy var besideImage = texts.leadingAnchor.constraint(equalTo: imageGuide.trailingAnchor)
  private lazy var leastHeight = heightAnchor.constraint(greaterThanOrEqualToConstant: 0)

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    arrangeViews()
    show()
  }

  /// Always returns nil: configurations cannot be archived.
  public required init?(coder: NSCoder) { nil }

  /// The configuration; it MUST be a ``UIListContentConfiguration``.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        preconditionFailure(
          "A UIListContentView shows UIListContentConfigurations, not \(type(of: newValue))"
        )
      }
      guard new != shown else { return }
      shown = new
      show()
    }
  }

  /// The frame of the main text; nil without one.
  open var textLayoutGuide: UILayoutGuide? { shown.hasText ? guide(of: label) : nil }

  /// The frame of the secondary text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    shown.hasSecondaryText ? guide(of: secondaryLabel) : nil
  }

  /// The frame of the image with its reserved space; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : imageGuide }

  /// The distance of a text beside an image from the leading edge, in points, at which the
  /// separator of a row begins; nil without one of them.
  package final var textLeading: CGFloat? {
    guard shown.image != nil, shown.hasText || shown.hasSecondaryText else { return nil }
    return shown.directionalLayoutMargins.leading + reservedWidth.constant
      + shown.imageToTextPadding
  }

  private func guide(of label: UILabel) -> UILayoutGuide {
    if let guide = textGuides[ObjectIdentifier(label)] { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: label.trailingAnchor),
      guide.topAnchor.constraint(equalTo: label.topAnchor),
      guide.bottomAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    textGuides[ObjectIdentifier(label)] = guide
    return guide
  }

  // MARK: Arranging

  private func arrangeViews() {
    for label in [label, secondaryLabel] { texts.addArrangedSubview(label) }
    label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    texts.axis = .vertical
    addLayoutGuide(imageGuide)
    for view in [imageView, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    imageView.contentMode = .scaleAspectFit
    imageView.clipsToBounds = true
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      imageGuide.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      imageGuide.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      imageGuide.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      imageView.centerXAnchor.constraint(equalTo: imageGuide.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: imageGuide.centerYAnchor),
      imageWidth, imageHeight, reservedWidth, reservedHeight, besideImage, leastHeight,
      texts.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      texts.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  private func show() {
    directionalLayoutMargins = shown.directionalLayoutMargins
    leastHeight.constant = shown.leastHeight
    shown.textProperties.style(label)
    if let attributed = shown.attributedText {
      label.attributedText = attributed
    } else {
      label.text = shown.text.map(shown.textProperties.transformed)
    }
    label.isHidden = !shown.hasText
    label.accessibilityTraits = shown.isHeader ? .header : .staticText
    shown.secondaryTextProperties.style(secondaryLabel)
    if let attributed = shown.secondaryAttributedText {
      secondaryLabel.attributedText = attributed
    } else {
      secondaryLabel.text = shown.secondaryText.map(shown.secondaryTextProperties.transformed)
    }
    secondaryLabel.isHidden = !shown.hasSecondaryText
    showImage()
    for view in [texts, imageView] { view.alpha = shown.alpha }
    arrange(forWidth: bounds.width)
    setNeedsLayout()
  }

  private func showImage() {
    let properties = shown.imageProperties
    imageView.isHidden = shown.image == nil
    imageView.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(font: shown.textProperties.font)
    imageView.image = shown.image
    imageView.tintColor =
      properties.tintColorTransformer == nil
      ? properties.tintColor : properties.resolvedTintColor(for: tintColor)
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.layer.borderWidth = properties.strokeWidth
    if properties.strokeWidth > 0 {
      imageView.layer.borderColor =
        properties.resolvedStrokeColor(for: tintColor).cgColor(with: traitCollection)
    }
    let size = imageView.sizeOfImage(within: properties.maximumSize)
    imageWidth.constant = size.width
    imageHeight.constant = size.height
    let reserved = shown.image == nil ? .zero : properties.reservedLayoutSize
    reservedWidth.constant = reserved.width > 0 ? reserved.width : size.width
    reservedHeight.constant = reserved.height > 0 ? reserved.height : size.height
    besideImage.constant = shown.image == nil ? 0 : shown.imageToTextPadding
  }

  /// Arranges the texts side by side if that is preferred and both fit into one line.
  final func arrange(forWidth width: CGFloat) {
    let isSideBySide = standsSideBySide(in: width)
    texts.axis = isSideBySide ? .horizontal : .vertical
    texts.alignment = isSideBySide ? .firstBaseline : .fill
    texts.spacing =
      isSideBySide
      ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
  }

  private func standsSideBySide(in width: CGFloat) -> Bool {
    guard shown.prefersSideBySideTextAndSecondaryText, shown.hasText, shown.hasSecondaryText,
      !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return false }
    let margins = shown.directionalLayoutMargins
    let image = shown.image == nil ? 0 : reservedWidth.constant + shown.imageToTextPadding
    let space =
      width - margins.leading - margins.trailing - image
      - shown.textToSecondaryTextHorizontalPadding
    let lines = [label, secondaryLabel].map {
      $0.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
    }
    return width == 0 || lines.reduce(0, +) <= space
  }

  // MARK: Overrides

  open override func layoutSubviews() {
    arrange(forWidth: bounds.width)
    super.layoutSubviews()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    arrange(forWidth: targetSize.width)
    return super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showImage()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }
}

extension UIImageView {
  /// The size of the image, scaled down to a maximum size in points, of which 0 is no limit.
  final func sizeOfImage(within most: CGSize) -> CGSize {
    let size = image == nil ? .zero : intrinsicContentSize
    var scale: CGFloat = 1
    if most.width > 0, size.width > most.width { scale = most.width / size.width }
    if most.height > 0, size.height * scale > most.height { scale = most.height / size.height }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}
