public import UIKit

extension ListAdapter: UIScrollViewDelegate {
  /// Forwards the call to all scroll delegates.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    updater?.containerDidScroll()
    imagePlayer?.listScrolls()
    updateWorkingRange()
    events.didScroll()
    scrollViewDelegate?.notifyDidScroll(scrollView)
    notifyVisibleSections { $0.listSectionDidScroll($1) }
  }

  /// Forwards the call to all scroll delegates.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollViewDelegate?.notifyWillBeginDragging(scrollView)
    notifyVisibleSections { $0.listSectionWillBeginDragging($1) }
  }

  /// Forwards the call to all scroll delegates, and does the work that waited for the end of the
  /// drag.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    scrollViewDelegate?.notifyDidEndDragging(scrollView, willDecelerate: willDecelerate)
    notifyVisibleSections { $0.listSectionDidEndDragging($1, willDecelerate: willDecelerate) }
    showWaitingRows()
    if !willDecelerate { settle() }
  }

  /// Forwards the call to all scroll delegates.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollViewDelegate?.notifyDidEndDecelerating(scrollView)
    notifyVisibleSections { $0.listSectionDidEndDecelerating($1) }
    showWaitingRows()
    settle()
  }

  /// Forwards the call, and does the work that waited for the end of the animation.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollViewDelegate?.notifyDidEndScrollingAnimation(scrollView)
    showWaitingRows()
    settle()
  }

  /// Does the work that waited for the end of a scroll.
  func showWaitingRows() {
    updater?.containerDidSettle()
    flush()
  }

  private func notifyVisibleSections(
    _ notify: (any ListScrollDelegate, ListSectionController) -> Void
  ) {
    var notified: Set<ObjectIdentifier> = []
    for past in displayedInOrder {
      for member in sequence(first: past.controller, next: { $0.parent }) {
        guard notified.insert(ObjectIdentifier(member)).inserted else { break }
        if let delegate = member.scrollDelegate { notify(delegate, member) }
      }
    }
  }

  private func settle() {
    imagePlayer?.update()
    events.didSettle()
  }
}
