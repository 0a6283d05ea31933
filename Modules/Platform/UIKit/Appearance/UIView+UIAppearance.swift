import Foundation

extension UIView: AppearanceTarget {
  package final var appearanceRecord: AppearanceRecord? {
    get { rare?.appearanceRecord }
    set { rareForWriting.appearanceRecord = newValue }
  }

  package static func makeAppearanceProxy() -> NSObject? {
    ClassTemplates.appearanceProxy(of: self)
  }

  /// Clears the record, because values set by UIKit's own initializers are defaults, which proxies
  /// may override.
  final func forgetOwnAppearance() {
    rare?.appearanceRecord = nil
  }

  /// Applies proxies to the view and its bar items.
  final func applyAppearance() {
    AppearanceRegistry.apply(to: self, traits: storedTraits) { containersAround }
    applyAppearanceToItems()
  }

  /// Applies proxies to the items of the bar.
  final func applyAppearanceToItems() {
    for item in shownBarItems {
      AppearanceRegistry.apply(to: item, traits: storedTraits) { containersAround + [self] }
    }
  }

  /// Called when the items of the bar changed.
  final func shownBarItemsDidChange() {
    if AppearanceRegistry.isInUse, storedWindow != nil { applyAppearanceToItems() }
  }

  /// The views, controllers and presentation controllers that contain this view, from the window
  /// inwards.
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

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
