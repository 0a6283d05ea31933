public import Foundation

/// A button of a navigation bar.
///
/// There are no selectors on this platform, so the button acts through its primary action only.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// The text of the button.
  open var title: String? {
    didSet { button.map(configure) }
  }

  /// The picture of the button, drawn as a template in the bar's tint color.
  open var image: UIImage? {
    didSet { button.map(configure) }
  }

  /// What the button does when it is tapped.
  open var primaryAction: UIAction? {
    didSet {
      title = title ?? primaryAction?.title
      image = image ?? primaryAction?.image
    }
  }

  /// Whether the button reacts to taps; a disabled button is dimmed.
  open var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  /// The color of the button; `nil` inherits the bar's.
  open var tintColor: UIColor? {
    didSet { button?.tintColor = tintColor }
  }

  /// The name of the button for tests, never shown.
  open var accessibilityIdentifier: String? {
    didSet { button?.accessibilityIdentifier = accessibilityIdentifier }
  }

  /// The name of the button for people who cannot see it; `nil` uses the title.
  open var accessibilityLabel: String? {
    didSet { button.map(configure) }
  }

  private var button: UIButton?

  /// Makes an empty item.
  public override init() {
    super.init()
  }

  /// Fails: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Makes a button from an action: its title or image, and what it does.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    title = primaryAction?.title
    image = primaryAction?.image
  }

  /// The button that the bar shows, made on first use and kept.
  func makeButton() -> UIButton {
    if let button { return button }
    let button = UIButton(type: .system)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let action = primaryAction else { return }
        action.perform(from: self)
      },
      for: .primaryActionTriggered
    )
    configure(button)
    button.isEnabled = isEnabled
    button.tintColor = tintColor
    button.accessibilityIdentifier = accessibilityIdentifier
    self.button = button
    return button
  }

  private func configure(_ button: UIButton) {
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.accessibilityLabel = accessibilityLabel ?? title
  }
}
