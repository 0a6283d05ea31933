public import Foundation

/// What a navigation bar shows for one screen: a title or a title view, and buttons at both ends.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The bar that shows the item now; notified of every change.
  weak var bar: UINavigationBar?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Fails: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The text in the middle of the bar.
  open var title: String? {
    didSet { itemDidChange() }
  }

  /// A view that takes the place of the title.
  open var titleView: UIView? {
    didSet { itemDidChange() }
  }

  /// The first button at the leading end, after the back button.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The buttons at the leading end, from the edge inwards.
  ///
  /// They take the place of the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { itemDidChange() }
  }

  /// The buttons at the trailing end, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { itemDidChange() }
  }

  /// Whether the bar leaves out the back button for this item.
  open var hidesBackButton = false {
    didSet { itemDidChange() }
  }

  /// The title of the back button of the screen that comes after this one; `nil` uses this item's
  /// title.
  open var backButtonTitle: String? {
    didSet { itemDidChange() }
  }

  /// Follows the title of the controller for as long as nobody has given the item another one.
  func controllerTitleDidChange(from old: String?, to new: String?) {
    if title == old { title = new }
  }

  private func itemDidChange() {
    bar?.itemDidChange(self)
  }
}
