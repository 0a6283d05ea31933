public import Foundation

/// A tab that contains other tabs.
///
/// A tab bar shows the group, not its children, which iPadOS shows in a sidebar. A group with a
/// view controller of its own shows that; otherwise it shows the selected child, the default child,
/// or the first one.
@preconcurrency @MainActor open class UITabGroup: UITab {
  private var storedChildren: [UITab]
  private weak var selected: UITab?

  /// Makes a group.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    storedChildren = children
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
    adopt()
  }

  private func adopt() {
    for child in storedChildren { child.storedParent = self }
  }

  /// The child tabs.
  open var children: [UITab] {
    get { storedChildren }
    set {
      for child in storedChildren where child.storedParent === self { child.storedParent = nil }
      storedChildren = newValue
      if !newValue.contains(where: { $0 === selected }) { selected = nil }
      adopt()
      tabBarController?.tabsDidChange()
    }
  }

  /// The child that is shown while none was selected.
  open var defaultChildIdentifier: String?

  /// The selected child.
  ///
  /// It MUST be one of ``children``.
  open var selectedChild: UITab? {
    get { selected ?? defaultChild }
    set {
      precondition(
        newValue.map { new in storedChildren.contains { $0 === new } } ?? true,
        "Only a tab in the group's children can be selected."
      )
      guard newValue !== selected else { return }
      selected = newValue
      tabBarController?.tabsDidChange()
    }
  }

  private var defaultChild: UITab? {
    defaultChildIdentifier.flatMap { id in storedChildren.first { $0.identifier == id } }
  }

  /// Returns the descendant with an identifier.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in storedChildren {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
}

extension UITab {
  /// The tab whose view controller is shown for this one: itself, or a descendant.
  final var shownTab: UITab {
    guard let group = self as? UITabGroup, !group.hasProvider,
      let child = group.selectedChild ?? group.children.first
    else { return self }
    return child.shownTab
  }

  /// The innermost selected tab.
  final var deepestSelection: UITab {
    (self as? UITabGroup)?.selectedChild?.deepestSelection ?? self
  }

  /// The outermost group, or the tab itself.
  final var root: UITab { storedParent?.root ?? self }
}
