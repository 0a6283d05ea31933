public import Foundation

/// The provider of neighboring pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another one; nil before the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after another one; nil after the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of dots of the page control; called when code sets the page.
  ///
  /// The method is optional: if it is not implemented or returns 0, there is no page control.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the index of the page that code has set; turns of the reader update it automatically.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// The default is 0, for no page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  /// The default is 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
