public import Foundation

/// One tab of a tab bar: title, image, badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The bar that shows the item now; notified of every change.
  weak var bar: UITabBar?

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

  /// How far the title is from where it stands otherwise, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      noteAppearance(\.titlePositionAdjustment, titlePositionAdjustment)
      if titlePositionAdjustment != oldValue { itemDidChange() }
    }
  }

  var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()

  /// Sets the attributes of the badge's text in a state; they win over those of the bar's
  /// appearance.
  ///
  /// States without attributes have those of the normal one.
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

  /// The appearances, once there was one.
  private(set) var storedAppearances: BarAppearances<UITabBarAppearance>?

  private func setAppearance(
    _ appearance: UITabBarAppearance?,
    for place: BarAppearances<UITabBarAppearance>.Place
  ) {
    let appearances =
      storedAppearances
      ?? BarAppearances { [weak self] place in
        guard let self else { return }
        noteAppearance(at: place)
        bar?.appearanceDidChange(of: self)
      }
    storedAppearances = appearances
    appearances[place] = appearance
  }

  /// What the bar looks like while this item is selected; nil leaves it to the bar.
  open var standardAppearance: UITabBarAppearance? {
    get { storedAppearances?[.standard] }
    set { setAppearance(newValue, for: .standard) }
  }

  /// What the bar looks like while this item is selected and the content ends at the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { storedAppearances?[.scrollEdge] }
    set { setAppearance(newValue, for: .scrollEdge) }
  }

  // MARK: Making one

  /// Makes an empty item.
  public override init() {
    super.init()
  }

  /// Makes one as without an archive: archives carry no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Makes an item with a title, an image, and another image for when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes an item as the system has it, with a tag.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init(
      title: systemItem.title(language: UIScreen.main.language),
      image: UIImage(systemName: systemItem.symbolName),
      tag: tag
    )
  }

  /// Follows the title of the controller for as long as nobody has given the item another one.
  func controllerTitleDidChange(from old: String?, to new: String?) {
    if title == old { title = new }
  }

  override func itemDidChange() {
    bar?.itemDidChange(self)
  }
}
