public import Foundation

/// Knows the pages of a page view controller beside each other.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one; nil before the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after another one; nil after the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many dots the page control has; asked when code sets the page.
  ///
  /// The method is optional: without it, or where it answers 0, there is no page control.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// The dot of the page that code has set; the reader's turns move it on by themselves.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// 0, which means no page control: the method is optional.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  /// 0: the method is optional.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
