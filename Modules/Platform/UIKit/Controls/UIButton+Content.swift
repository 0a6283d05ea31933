import CoreGraphics
import Foundation

extension UIButton {
  // MARK: - Parts

  func makeTitleLabel() -> UILabel {
    if let storedTitleLabel { return storedTitleLabel }
    let label = ButtonLabel(frame: .zero)
    label.lineBreakMode = .byTruncatingMiddle
    label.font = titleFont
    label.button = self
    storedTitleLabel = label
    // Always below the image, so that the subview order of reused buttons does not depend on their
    // previous content.
    if let storedImageView {
      insertSubview(label, belowSubview: storedImageView)
    } else {
      addSubview(label)
    }
    return label
  }

  /// The font of the title, or that of a future title label.
  var titleFont: UIFont {
    storedTitleLabel?.font
      ?? .systemFont(ofSize: buttonType.isTinted ? 15 : UIFont.buttonFontSize)
  }

  func makeImageView() -> UIImageView {
    if let storedImageView { return storedImageView }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    storedImageView = view
    addSubview(view)
    return view
  }

  private func makeSubtitleLabel() -> UILabel {
    if let storedSubtitleLabel { return storedSubtitleLabel }
    let label = UILabel(frame: .zero)
    storedSubtitleLabel = label
    addSubview(label)
    return label
  }

  private func makeGround() -> ShownBackground {
    if let ground { return ground }
    let made = ShownBackground()
    ground = made
    insertSubview(made.view, at: 0)
    return made
  }

  // MARK: - Content

  /// The displayed title, for assistive technologies.
  var shownTitle: String? {
    if let shownChoice { return shownChoice.title }
    if let title = configuration?.title { return title }
    return currentAttributedTitle?.string ?? currentTitle
  }

  /// Shows the configuration, or the titles and images of the state.
  func updateContent() {
    if let configuration {
      updateTitles(of: configuration)
      updateImage(of: configuration)
      updatePopUpSign(of: configuration)
      updateGround(of: configuration)
    } else {
      updateStateTitle()
      updateStateImage()
      ground?.view.isHidden = true
      storedSubtitleLabel?.isHidden = true
      storedIndicator?.stopAnimating()
      storedPopUpSign?.isHidden = true
    }
    updateBackgroundImage()
  }

  var resolvedTitleColor: UIColor {
    if let configuration {
      return configuration.foregroundColor(in: state, tint: roleTint)
    }
    if let color = titleColors[state] { return color }
    if !isEnabled, buttonType.isTinted { return .tertiaryLabel }
    return titleColors[.normal] ?? plainTitleColor
  }

  /// The color of titles that have none of their own.
  final var plainTitleColor: UIColor { buttonType.isTinted ? roleTint : .white }

  private func updateTitles(of configuration: Configuration) {
    let color = configuration.foregroundColor(in: state, tint: roleTint)
    let size = configuration.buttonSize
    let ofState =
      shownChoice == nil && configuration.titleText.isNone ? currentAttributedTitle : nil
    let title = ButtonText(
      plain: currentTitle,
      attributed: shownChoice == nil ? configuration.titleText.styled : nil,
      ofState: ofState,
      transformer: configuration.titleTextAttributesTransformer,
      font: titleFont(of: size),
      color: color,
      lineBreakMode: configuration.titleLineBreakMode,
      traits: traitCollection
    )
    title.show(in: title.isEmpty ? storedTitleLabel : makeTitleLabel())
    if configuration.subtitleText.isNone {
      storedSubtitleLabel?.isHidden = true
    } else {
      let subtitle = ButtonText(
        plain: configuration.subtitleText.plain,
        attributed: configuration.subtitleText.styled,
        transformer: configuration.subtitleTextAttributesTransformer,
        font: .preferredFont(forTextStyle: size.subtitleStyle, compatibleWith: traitCollection),
        color: color,
        lineBreakMode: configuration.subtitleLineBreakMode,
        traits: traitCollection
      )
      subtitle.show(in: subtitle.isEmpty ? storedSubtitleLabel : makeSubtitleLabel())
    }
    storedTitleLabel?.alpha = 1
    storedTitleLabel?.shadowColor = nil
    let alignment: NSTextAlignment =
      switch titleLean(of: configuration) {
      case 0: .left
      case 1: .right
      default: .center
      }
    storedTitleLabel?.setDefaultAlignment(alignment)
    storedSubtitleLabel?.setDefaultAlignment(alignment)
  }

  /// The alignment of the narrower of title and subtitle: 0 left, 0.5 center, 1 right.
  func titleLean(of configuration: Configuration) -> CGFloat {
    let (leading, trailing): (CGFloat, CGFloat) = isRightToLeft ? (1, 0) : (0, 1)
    switch configuration.titleAlignment {
    case .leading: return leading
    case .center: return 0.5
    case .trailing: return trailing
    case .automatic:
      let hasImage = currentImage != nil || configuration.showsActivityIndicator
      guard hasImage else { return 0.5 }
      switch configuration.imagePlacement {
      case .leading: return leading
      case .trailing: return trailing
      default: return 0.5
      }
    }
  }

  private func updateImage(of configuration: Configuration) {
    let color = configuration.foregroundColor(in: state, tint: roleTint)
    if configuration.showsActivityIndicator {
      let indicator = storedIndicator ?? UIActivityIndicatorView(style: .medium)
      if storedIndicator == nil {
        storedIndicator = indicator
        addSubview(indicator)
      }
      indicator.color = configuration.activityIndicatorColorTransformer?(color) ?? color
      indicator.startAnimating()
    } else {
      storedIndicator?.stopAnimating()
    }
    guard let image = currentImage else {
      storedImageView?.image = nil
      storedImageView?.isHidden = true
      return
    }
    let view = makeImageView()
    view.isHidden = configuration.showsActivityIndicator
    view.alpha = image.isTemplate || isEnabled ? 1 : 0.5
    view.tintColor = configuration.imageColorTransformer?(color) ?? color
    let byText = UIImage.SymbolConfiguration(textStyle: configuration.buttonSize.titleStyle)
    view.preferredSymbolConfiguration = byText.merged(
      with: configuration.preferredSymbolConfigurationForImage
        ?? symbolConfigurations.current(state)
    )
    view.image = image
  }

  private func updateGround(of configuration: Configuration) {
    var background = configuration.background
    background.backgroundColor = configuration.backgroundColor(in: state, tint: roleTint)
    let color = background.resolvedBackgroundColor(for: tintColor)
    let hasGround =
      color.isDynamic || color.components(with: traitCollection).alpha > 0
      || background.strokeWidth > 0 || background.hasExtras
    guard hasGround else {
      ground?.view.isHidden = true
      return
    }
    let ground = makeGround()
    ground.view.isHidden = false
    ground.show(background, tint: roleTint, in: traitCollection)
  }

  /// Updates the title label immediately instead of at the next layout, for code that reads the
  /// label to measure the title.
  func bringStateTitleUpToDate() {
    if needsContentUpdate, !isUpdatingContent, configuration == nil { updateStateTitle() }
  }

  /// Updates the image view immediately.
  func bringStateImageUpToDate() {
    if needsContentUpdate, !isUpdatingContent, configuration == nil { updateStateImage() }
  }

  private func updateStateTitle() {
    let attributed = shownChoice == nil ? attributedTitles.current(state) : nil
    let title = shownChoice?.title ?? titles.current(state)
    let hasTitle = attributed != nil || !(title ?? "").isEmpty
    guard hasTitle || storedTitleLabel != nil else { return }
    let label = makeTitleLabel()
    label.isHidden = !hasTitle
    if let attributed {
      label.attributedText = attributed
    } else {
      label.setPlainText(title)
    }
    label.setDefaultTextColor(resolvedTitleColor)
    label.shadowColor = currentTitleShadowColor
    let fades = buttonType.isTinted && isHighlighted && titleColors[.highlighted] == nil
    setAlpha(fades ? 0.2 : 1, of: label)
  }

  private func updateStateImage() {
    guard let image = shownChoice?.image ?? images.current(state) else {
      storedImageView?.image = nil
      storedImageView?.isHidden = true
      return
    }
    let view = makeImageView()
    view.isHidden = false
    view.preferredSymbolConfiguration = symbolConfigurations.current(state)
    let isSystemTemplate = buttonType.isTinted && image.renderingMode == .automatic
    view.image = isSystemTemplate ? image.withRenderingMode(.alwaysTemplate) : image
    view.tintColor = isEnabled || !buttonType.isTinted ? nil : .tertiaryLabel
    let hasOwnImage = images[state] != nil && state != .normal
    let isFaint =
      !hasOwnImage
      && (isHighlighted && adjustsImageWhenHighlighted
        || !isEnabled && adjustsImageWhenDisabled && !buttonType.isTinted && !image.isTemplate)
    setAlpha(isFaint ? (buttonType.isTinted ? 0.2 : 0.5) : 1, of: view)
  }

  /// A press is shown immediately; its end is animated.
  private func setAlpha(_ alpha: CGFloat, of view: UIView) {
    guard view.alpha != alpha else { return }
    guard alpha == 1, window != nil else {
      view.alpha = alpha
      return
    }
    UIView.animate(withDuration: 0.25) { view.alpha = 1 }
  }

  private func updateBackgroundImage() {
    guard let image = backgroundImages.current(state) else {
      backgroundImageView?.isHidden = true
      return
    }
    let view = backgroundImageView ?? UIImageView(frame: .zero)
    if backgroundImageView == nil {
      backgroundImageView = view
      insertSubview(view, at: 0)
    }
    view.isHidden = false
    view.image = image
  }
}

/// A title or subtitle of a configuration.
@MainActor
private struct ButtonText {
  var plain: String?
  var attributed: AttributedString?
  /// The attributed title of the button's state, if the configuration has no title.
  var ofState: NSAttributedString?
  var transformer: UIConfigurationTextAttributesTransformer?
  var font: UIFont
  var color: UIColor
  var lineBreakMode: NSLineBreakMode
  var traits: UITraitCollection

  var isEmpty: Bool {
    if let attributed { return attributed.characters.isEmpty }
    if let ofState { return ofState.length == 0 }
    return (plain ?? "").isEmpty
  }

  func show(in label: UILabel?) {
    guard let label else { return }
    label.isHidden = isEmpty
    guard !isEmpty else { return }
    let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    label.numberOfLines = wraps ? 0 : 1
    label.lineBreakMode = lineBreakMode
    if attributed == nil, ofState == nil, transformer == nil {
      // The fast path of nearly all buttons: no attribute containers, no attributed strings.
      label.setDefaultFont(font)
      label.setDefaultTextColor(color)
      label.setPlainText(plain)
      return
    }
    var container = AttributeContainer()
    container[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    container[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    // Configurations may be set outside of a layout pass.
    if let transformer { traits.performAsCurrent { container = transformer(container) } }
    let base = container.uiKitAttributes
    let baseFont = base[.font] as? UIFont ?? font
    label.setDefaultFont(baseFont)
    label.setDefaultTextColor(base[.foregroundColor] as? UIColor ?? color)
    if let attributed {
      let text = NSMutableAttributedString(string: "")
      for run in attributed.runs {
        let values = base.merging(run.attributes.uiKitAttributes) { $1 }
        text.append(
          NSAttributedString(string: String(attributed[run.range].characters), attributes: values)
        )
      }
      label.attributedText = text
    } else if let ofState {
      let text = NSMutableAttributedString(string: ofState.string, attributes: base)
      let whole = NSRange(location: 0, length: ofState.length)
      ofState.enumerateAttributes(in: whole, options: []) { values, range, _ in
        text.addAttributes(values, range: range)
      }
      label.attributedText = text
    } else if base.count > 2 {
      label.attributedText = NSAttributedString(string: plain ?? "", attributes: base)
    } else {
      label.setPlainText(plain)
    }
  }
}

/// The title label of a button: changes to it invalidate the size of the button.
private final class ButtonLabel: UILabel {
  weak var button: UIButton?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.titleSizeDidChange()
  }
}
