import Foundation

/// Is notified of the tabs that the reader chooses in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the reader taps a tab, the selected one too.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing: the method is optional.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
