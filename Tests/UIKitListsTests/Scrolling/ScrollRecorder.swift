import Foundation
import UIKit

/// Records a scroll view's delegate calls.
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  /// The calls, without repeats of `didScroll`.
  private(set) var calls: [String] = []
  private(set) var offsets: [CGPoint] = []
  /// Changes the target that a release proposes.
  var target: ((CGPoint) -> CGPoint)?
  private(set) var releaseVelocity: CGPoint?
  private(set) var proposedTarget: CGPoint?

  private func note(_ call: String) {
    if call == "didScroll", calls.last == call { return }
    calls.append(call)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    note("didScroll")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    releaseVelocity = velocity
    proposedTarget = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target(targetContentOffset.pointee) }
    note("willEndDragging")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("didChangeAdjustedContentInset")
  }
}
