import Foundation

extension UIMenu {
  /// Returns the elements of a deferred element; nil while it is loading.
  package typealias Resolve = (UIDeferredMenuElement) -> [UIMenuElement]?

  /// The rows between two separators of a menu.
  package struct Group {
    package var title = ""
    /// Actions, submenus with a row of their own, and deferred elements that are loading.
    package var rows: [UIMenuElement] = []
    package var size = ElementSize.automatic
    /// The maximum number of lines of a title; 0 for no limit.
    package var lines = 0
  }

  /// Returns the visible rows by group.
  package final func groups(resolving resolve: Resolve) -> [Group] {
    let own = Group(
      size: options.contains(.displayAsPalette) ? .small : preferredElementSize,
      lines: displayPreferences?.maximumNumberOfTitleLines ?? 0
    )
    var groups = [own]
    func add(_ elements: [UIMenuElement]) {
      for element in elements {
        if let deferred = element as? UIDeferredMenuElement {
          if let provided = resolve(deferred) {
            add(provided)
          } else {
            groups[groups.count - 1].rows.append(deferred)
          }
        } else if let action = element as? UIAction {
          if !action.attributes.contains(.hidden) { groups[groups.count - 1].rows.append(action) }
        } else if let menu = element as? UIMenu, !menu.isEmpty {
          if menu.options.contains(.displayInline) {
            var inner = menu.groups(resolving: resolve)
            guard !inner.isEmpty else { continue }
            inner[0].title = menu.title
            groups += inner
            groups.append(own)
          } else {
            groups[groups.count - 1].rows.append(menu)
          }
        }
      }
    }
    add(children)
    return groups.filter { !$0.rows.isEmpty }
  }

  /// Whether the menu has no elements, including loading ones.
  package final var isEmpty: Bool { groups(resolving: \.elements).isEmpty }

  /// Selects an action of a single-selection menu.
  package final func didChoose(_ action: UIAction, resolving resolve: Resolve) {
    let elements = children.flatMap { child in
      (child as? UIDeferredMenuElement).map { resolve($0) ?? [] } ?? [child]
    }
    for case let menu as UIMenu in elements { menu.didChoose(action, resolving: resolve) }
    guard options.contains(.singleSelection), elements.contains(where: { $0 === action }) else {
      return
    }
    for case let other as UIAction in elements { other.state = other === action ? .on : .off }
  }

  /// The menu with single selection, and one selected element.
  package final var asChoice: UIMenu {
    let choice =
      options.contains(.singleSelection)
      ? self
      : UIMenu(
        title: title,
        subtitle: subtitle,
        image: image,
        identifier: identifier,
        options: options.union(.singleSelection),
        children: children
      )
    if choice.selectedElements.isEmpty {
      choice.children.lazy.compactMap { $0 as? UIAction }.first?.state = .on
    }
    return choice
  }
}
