import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// The progress of pages, and dots in other directions.
@MainActor @Suite final class PageProgressTests: NSObject, UIPageControlTimerProgressDelegate {
  private let headless = HeadlessHost(size: CGSize(width: 240, height: 200))
  private let window: UIWindow
  private let control: UIPageControl
  private var forbidden: Int?
  private var pages: [Int] = []

  override init() {
    let window = headless.makeWindow()
    self.window = window
    control = headless.run {
      window.backgroundColor = .systemTeal
      let control = UIPageControl(frame: CGRect(x: 20, y: 20, width: 200, height: 26))
      control.numberOfPages = 4
      window.addSubview(control)
      return control
    }
    super.init()
    control.addAction(
      UIAction { [weak self] _ in if let self { pages.append(control.currentPage) } },
      for: .valueChanged
    )
    headless.settle()
  }

  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress,
    shouldAdvanceToPage page: Int
  ) -> Bool { page != forbidden }

  @Test func progressShowsInTheCurrentPageIndicator() {
    let old = control.intrinsicContentSize.width
    let progress = UIPageControlProgress()
    headless.run {
      control.progress = progress
      control.currentPage = 1
      progress.currentProgress = 0.4
    }
    headless.settle()
    expect(progress.isProgressVisible)
    expect(control.intrinsicContentSize.width, isAbove: old)
    expectLook(window, on: headless, "progress")
    headless.run {
      control.direction = .bottomToTop
      control.bounds.size = control.intrinsicContentSize
      control.center = CGPoint(x: 120, y: 100)
    }
    headless.settle()
    expectLook(window, on: headless, "progress-vertical")
    control.currentPage = 2
    expect(progress.currentProgress, equals: 0)
    progress.currentProgress = 7
    expect(progress.currentProgress, equals: 1)
  }

  @Test func timersAdvancePages() {
    let progress = UIPageControlTimerProgress(preferredDuration: 1)
    progress.setDuration(2, forPage: 1)
    headless.run {
      control.progress = progress
      progress.resumeTimer()
    }
    headless.advance(by: 0.5)
    expect(abs(progress.currentProgress - 0.5), isBelow: 0.05)
    headless.advance(by: 0.7)
    expect(control.currentPage == 1 && pages == [1])
    headless.advance(by: 1)
    expect(abs(progress.currentProgress - 0.58), isBelow: 0.06)
    progress.pauseTimer()
    headless.advance(by: 2)
    expect(control.currentPage == 1 && !progress.isRunning)
    headless.run { progress.resumeTimer() }
    headless.advance(by: 5)
    // The last page stays.
    expect(control.currentPage == 3 && !progress.isRunning && pages == [1, 2, 3])
  }

  @Test func timersCanResetToTheFirstPage() {
    let progress = UIPageControlTimerProgress(preferredDuration: 0.5)
    progress.resetsToInitialPageAfterEnd = true
    headless.run {
      control.currentPage = 3
      control.progress = progress
      progress.resumeTimer()
    }
    headless.advance(by: 0.8)
    expect(control.currentPage, equals: 0)
    forbidden = 2
    progress.delegate = self
    headless.advance(by: 2)
    expect(control.currentPage == 1 && !progress.isRunning)
  }

  @Test func dotsFollowTheirDirection() {
    func tap(_ x: CGFloat, _ y: CGFloat) {
      headless.tap(at: control.convert(CGPoint(x: x, y: y), to: nil))
      headless.settle()
    }
    headless.run { control.direction = .rightToLeft }
    tap(20, 13)
    expect(control.currentPage, equals: 1)
    headless.run {
      control.direction = .topToBottom
      control.bounds.size = control.intrinsicContentSize
    }
    headless.settle()
    expect(control.bounds.height, isAbove: control.bounds.width)
    tap(13, control.bounds.height - 10)
    expect(control.currentPage, equals: 2)
    headless.run { control.direction = .bottomToTop }
    headless.settle()
    tap(13, control.bounds.height - 10)
    expect(control.currentPage, equals: 1)
  }
}
