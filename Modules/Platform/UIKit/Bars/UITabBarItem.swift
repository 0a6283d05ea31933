public import Foundation

/// One tab of a tab bar: title, image, badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The bar that shows the item now; notified of every change.
  weak var bar: UITabBar?

  /// The picture while the tab is selected; `nil` uses ``UIBarItem/image``.
  open var selectedImage: UIImage? {
    didSet { itemDidChange() }
  }

  /// The text in the badge at the corner of the image; `nil` for no badge.
  open var badgeValue: String? {
    didSet { itemDidChange() }
  }

  /// The color of the badge; `nil` uses red.
  open var badgeColor: UIColor? {
    didSet { itemDidChange() }
  }

  /// Makes an empty item.
  public override init() {
    super.init()
  }

  /// Fails: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) {
    return nil
  }

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

  /// Follows the title of the controller for as long as nobody has given the item another one.
  func controllerTitleDidChange(from old: String?, to new: String?) {
    if title == old { title = new }
  }

  override func itemDidChange() {
    bar?.itemDidChange(self)
  }
}
