import Foundation

extension UIView: AppearanceTarget {
  final var appearanceRecord: AppearanceRecord? {
    get { rare?.appearanceRecord }
    set { rareForWriting.appearanceRecord = newValue }
  }

  /// What an initializer of UIKit's set is what the view has by default.
  final func forgetOwnAppearance() {
    rare?.appearanceRecord = nil
  }

  /// Applies the proxies to the view and the items that it shows.
  final func applyAppearance() {
    AppearanceRegistry.apply(to: self, traits: storedTraits) { containersAround }
    applyAppearanceToItems()
  }

  /// Applies the proxies to the items that the bar shows.
  final func applyAppearanceToItems() {
    for item in shownBarItems {
      AppearanceRegistry.apply(to: item, traits: storedTraits) { containersAround + [self] }
    }
  }

  /// The bar shows other items than before.
  final func shownBarItemsDidChange() {
    if AppearanceRegistry.isInUse, storedWindow != nil { applyAppearanceToItems() }
  }

  /// The views, controllers and presentations that this view is inside of, from the window inwards.
  private var containersAround: [AnyObject] {
    var containers: [AnyObject] = []
    var view: UIView? = self
    while let current = view {
      if current !== self { containers.append(current) }
      if let controller = current.viewControllerForRootView { containers.append(controller) }
      if let arranger = (current as? PresentationContainerView)?.arranger {
        containers.append(arranger)
      }
      view = current.storedSuperview
    }
    return containers.reversed()
  }
}
