public import Foundation

/// A button of a navigation bar.
///
/// There are no selectors on this platform, so the button acts through its primary action only.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// What the button does when it is tapped.
  open var primaryAction: UIAction? {
    didSet {
      title = title ?? primaryAction?.title
      image = image ?? primaryAction?.image
      itemDidChange()
    }
  }

  /// The color of the button; `nil` inherits the bar's.
  open var tintColor: UIColor? {
    didSet { itemDidChange() }
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

  /// Makes a button of a title or an image, an action and a menu.
  ///
  /// Without an action a tap opens the menu; with one, a long press and the pointer's other button
  /// do.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }

  /// What the button opens: when it is tapped, unless it has a primary action.
  open var menu: UIMenu? {
    didSet { itemDidChange() }
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
    self.button = button
    itemDidChange()
    return button
  }

  override func itemDidChange() {
    guard let button else { return }
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.isEnabled = isEnabled
    button.tintColor = tintColor
    button.menu = menu
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil
    button.accessibilityIdentifier = accessibilityIdentifier
    button.accessibilityLabel = accessibilityLabel ?? title
  }
}
