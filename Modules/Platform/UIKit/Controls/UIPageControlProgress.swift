public import Foundation

/// How far the reader is in the current page of a page control, which shows it in a longer dot.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
  weak var control: UIPageControl?
  private var page = 0
  private var wasVisible = false

  /// Makes a progress that begins at 0.
  public override init() { super.init() }

  /// Says where pages begin, and is notified of whether the progress is seen.
  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// How far the reader is in the current page, from 0 to 1.
  open var currentProgress: Float = 0 {
    didSet {
      currentProgress = min(max(currentProgress, 0), 1)
      if currentProgress != oldValue { control?.progressDidChange() }
    }
  }

  /// Whether the progress is seen: where a control shows it, and nobody goes through its pages.
  open var isProgressVisible: Bool {
    guard let control else { return false }
    return control.numberOfPages > 0 && control.interactionState != .continuous
  }

  /// Another page became the current one.
  func pageDidChange(to page: Int) {
    guard page != self.page else { return }
    self.page = page
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }

  /// Notifies the delegate where the progress is seen from now on, or is no longer.
  func visibilityMayHaveChanged() {
    guard isProgressVisible != wasVisible else { return }
    wasVisible.toggle()
    delegate?.pageControlProgressVisibilityDidChange(self)
  }
}

/// Says where the progress of pages begins.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: AnyObject {
  /// How far the reader is in a page that becomes the current one, from 0 to 1.
  func pageControlProgress(
    _ progress: UIPageControlProgress,
    initialProgressForPage page: Int
  ) -> Float
  /// The progress is seen from now on, or is no longer.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// At its beginning.
  public func pageControlProgress(
    _ progress: UIPageControlProgress,
    initialProgressForPage page: Int
  ) -> Float { 0 }
  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
