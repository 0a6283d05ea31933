public import Foundation

/// One screen of a tab bar controller: what its bar shows, and what makes the screen when the tab
/// is selected for the first time.
///
/// ```swift
/// let home = UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in
///   UINavigationController(rootViewController: HomeViewController())
/// }
/// let tabs = UITabBarController(tabs: [home, explore])
/// ```
@preconcurrency @MainActor open class UITab: NSObject {
  /// What the bar shows for the tab.
  let item = UITabBarItem()
  private let provider: ((UITab) -> UIViewController)?
  private var provided: UIViewController?
  weak var storedParent: UITabGroup?
  weak var owner: UITabBarController?

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - title: The text below the image.
  ///   - image: The image.
  ///   - identifier: Tells the tab from the others of the tab bar controller.
  ///   - viewControllerProvider: Makes the screen of the tab, once.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
    item.title = title
    item.image = image
  }

  /// Tells the tab from the others of the tab bar controller.
  open private(set) var identifier: String

  /// The text below the image.
  open var title: String {
    get { item.title ?? "" }
    set { item.title = newValue }
  }

  /// The image.
  open var image: UIImage? {
    get { item.image }
    set { item.image = newValue }
  }

  /// The text in the badge at the corner of the image; `nil` for no badge.
  open var badgeValue: String? {
    get { item.badgeValue }
    set { item.badgeValue = newValue }
  }

  /// A name for tests; never shown or spoken.
  open var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }

  /// Anything that belongs to the tab; UIKit does not use it.
  open var userInfo: Any?

  /// Whether the bar leaves the tab out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { owner?.tabsDidChange() } }
  }

  /// The group that the tab is in.
  open var parent: UITabGroup? { storedParent }

  /// The tab bar controller that shows the tab or its group.
  open var tabBarController: UITabBarController? { owner ?? storedParent?.tabBarController }

  /// The screen of the tab, once it was made.
  open var viewController: UIViewController? { provided }

  /// The screen of the tab, made now if it was not before.
  final func loadedController() -> UIViewController? {
    if let provided { return provided }
    guard let made = provider?(self) else { return nil }
    provided = made
    made.storedTab = self
    return made
  }

  /// Whether a tab makes a screen of its own.
  final var hasProvider: Bool { provider != nil }
}
