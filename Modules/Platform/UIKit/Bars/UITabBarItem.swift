public import Foundation

/// One tab of a tab bar: title, image, badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The bar that currently shows the item and is notified of changes.
  weak var bar: UITabBar?

  /// Whether the item is a standard one, whose title a controller does not change.
  private var isStandard = false

  /// The image while the tab is selected; `nil` uses ``UIBarItem/image``.
  open var selectedImage: UIImage? {
    didSet { itemDidChange() }
  }

  /// The text in the badge at the corner of the image; `nil` for no badge.
  open var badgeValue: String? {
    didSet { itemDidChange() }
  }

  /// The color of the badge; `nil` uses red.
  open var badgeColor: UIColor? {
    didSet {
      noteAppearance(\.badgeColor, badgeColor)
      itemDidChange()
    }
  }

  /// The offset of the title from its default position, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      noteAppearance(\.titlePositionAdjustment, titlePositionAdjustment)
      if titlePositionAdjustment != oldValue { itemDidChange() }
    }
  }

  var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()

  /// Sets the attributes of the badge's text in a state, which take precedence over those of the
  /// bar's appearance.
  ///
  /// States without attributes use those of the normal state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    noteAppearance("badgeTextAttributes", [state.rawValue]) {
      $0.setBadgeTextAttributes(textAttributes, for: state)
    }
    badgeAttributes[state] = textAttributes
    itemDidChange()
  }

  /// The attributes of the badge's text in a state, as they were set.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  // MARK: Appearances

  /// The appearances; nil until one was set.
  private(set) var storedAppearances: BarAppearances<UITabBarAppearance>?

  private func setAppearance(
    _ appearance: UITabBarAppearance?,
    for kind: BarAppearances<UITabBarAppearance>.Kind
  ) {
    let appearances =
      storedAppearances
      ?? BarAppearances { [weak self] kind in
        guard let self else { return }
        noteAppearance(at: kind)
        bar?.appearanceDidChange(of: self)
      }
    storedAppearances = appearances
    appearances[kind] = appearance
  }

  /// The appearance of the bar while this item is selected; nil to use the bar's.
  open var standardAppearance: UITabBarAppearance? {
    get { storedAppearances?[.standard] }
    set { setAppearance(newValue, for: .standard) }
  }

  /// The appearance of the bar while this item is selected and the content's bottom edge is at the
  /// bar.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { storedAppearances?[.scrollEdge] }
    set { setAppearance(newValue, for: .scrollEdge) }
  }

  // MARK: Making one

  public override init() {
    super.init()
  }

  /// Makes an instance; archived properties are ignored on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Makes an item with a title, an image, and another image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes a standard item with a tag.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init(
      title: systemItem.title(language: UIScreen.main.language),
      image: UIImage(systemName: systemItem.symbolName),
      tag: tag
    )
    isStandard = true
  }

  /// Adopts the new title of the controller, in place of a title that was set before.
  func controllerTitleDidChange(to title: String?) {
    if !isStandard { self.title = title }
  }

  override func itemDidChange() {
    bar?.itemDidChange(self)
  }
}
