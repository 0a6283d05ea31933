public import Foundation

/// The progress within the current page of a page control, which shows it in a longer dot.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
  weak var control: UIPageControl?
  private var page = 0
  private var wasVisible = false

  /// Makes a progress that begins at 0.
  public override init() { super.init() }

  /// The delegate, which provides the initial progress of pages, and is notified of changes of
  /// visibility.
  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// The progress within the current page, from 0 to 1.
  open var currentProgress: Float = 0 {
    didSet {
      currentProgress = min(max(currentProgress, 0), 1)
      if currentProgress != oldValue { control?.progressDidChange() }
    }
  }

  /// Whether the progress is visible: shown by a control, without an interaction of the reader.
  open var isProgressVisible: Bool {
    guard let control else { return false }
    return control.numberOfPages > 0 && control.interactionState != .continuous
  }

  /// Called when the current page changed.
  func pageDidChange(to page: Int) {
    guard page != self.page else { return }
    self.page = page
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }

  /// Notifies the delegate if the visibility changed.
  func visibilityMayHaveChanged() {
    guard isProgressVisible != wasVisible else { return }
    wasVisible.toggle()
    delegate?.pageControlProgressVisibilityDidChange(self)
  }
}

/// The delegate of a page control's progress.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the initial progress of a page that becomes current, from 0 to 1.
  func pageControlProgress(
    _ progress: UIPageControlProgress,
    initialProgressForPage page: Int
  ) -> Float
  /// Called when the visibility of the progress changed.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// The default is 0.
  public func pageControlProgress(
    _ progress: UIPageControlProgress,
    initialProgressForPage page: Int
  ) -> Float { 0 }
  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
