public import Foundation

/// A tab with tabs inside.
///
/// A tab bar shows the group, not its children: their place is a sidebar, which there is not here.
/// A group with a screen of its own shows that; one without shows the screen of the child that is
/// selected, or else of the default child, or of the first.
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

  /// The tabs inside.
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

  /// The child that is selected.
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

  /// The tab inside with an identifier, also in groups inside.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in storedChildren {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
}

extension UITab {
  /// The tab whose screen is shown for this one: itself, or a tab inside.
  final var shownTab: UITab {
    guard let group = self as? UITabGroup, !group.hasProvider,
      let child = group.selectedChild ?? group.children.first
    else { return self }
    return child.shownTab
  }

  /// The selected tab that lies deepest inside.
  final var deepestSelection: UITab {
    (self as? UITabGroup)?.selectedChild?.deepestSelection ?? self
  }

  /// The group at the outside, or the tab itself.
  final var root: UITab { storedParent?.root ?? self }
}
