public import Foundation

/// A tab of a tab bar controller: its item in the bar, and the provider of its view controller.
///
/// ```swift
/// let home = UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in
///   UINavigationController(rootViewController: HomeViewController())
/// }
/// let tabs = UITabBarController(tabs: [home, explore])
/// ```
@preconcurrency @MainActor open class UITab: NSObject, UIAccessibilityIdentification {
  let item = UITabBarItem()
  private let provider: ((UITab) -> UIViewController)?
  weak var storedParent: UITabGroup?
  weak var owner: UITabBarController?

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: The identifier, unique in the tab bar controller.
  ///   - viewControllerProvider: Makes the view controller when the tab is first selected.
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

  /// The identifier, unique in the tab bar controller.
  open private(set) var identifier: String

  /// The text below or beside the image in the bar.
  open var title: String {
    get { item.title ?? "" }
    set { item.title = newValue }
  }

  /// What the bar shows for the tab; nil for a title alone.
  open var image: UIImage? {
    get { item.image }
    set { item.image = newValue }
  }

  /// The text in the badge at the corner of the image; `nil` for no badge.
  open var badgeValue: String? {
    get { item.badgeValue }
    set { item.badgeValue = newValue }
  }

  /// An identifier for tests; never shown or spoken.
  open var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }

  /// Data of the program; not used by UIKit.
  open var userInfo: Any?

  /// Whether the tab is hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { owner?.tabsDidChange() } }
  }

  /// The group that contains the tab; nil at the top level.
  open var parent: UITabGroup? { storedParent }

  /// The tab bar controller that contains the tab or its group.
  open var tabBarController: UITabBarController? { owner ?? storedParent?.tabBarController }

  /// The view controller of the tab; nil until it was made.
  open private(set) var viewController: UIViewController?

  /// The view controller of the tab, made if necessary.
  final func loadedController() -> UIViewController? {
    if let viewController { return viewController }
    guard let made = provider?(self) else { return nil }
    viewController = made
    made.storedTab = self
    return made
  }

  /// Whether the tab has a view controller of its own.
  final var hasProvider: Bool { provider != nil }
}
