import Foundation

extension UIViewController {
  /// The container this controller is a child of.
  public var parent: UIViewController? { storedParent }

  /// The controllers this one contains, in the order they were added.
  public var children: [UIViewController] { storedChildren }

  /// The nearest navigation controller that contains this controller.
  public var navigationController: UINavigationController? {
    var ancestor = storedParent
    while let controller = ancestor {
      if let navigation = controller as? UINavigationController { return navigation }
      ancestor = controller.storedParent
    }
    return nil
  }
}
