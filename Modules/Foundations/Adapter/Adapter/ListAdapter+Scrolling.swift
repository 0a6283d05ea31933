public import UIKit

extension ListAdapter: UIScrollViewDelegate {
  /// Tells all who want to know.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let start = performanceDelegate == nil ? nil : ContinuousClock.now
    updater?.containerDidScroll()
    imagePlayer?.listScrolls()
    updateWorkingRange()
    onScroll()
    scrollViewDelegate?.tellDidScroll(scrollView)
    tellVisibleSections { $0.listSectionDidScroll($1) }
    if let start { performanceDelegate?.listAdapter(self, didScrollIn: start.duration(to: .now)) }
  }

  /// Tells all who want to know.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollViewDelegate?.tellWillBeginDragging(scrollView)
    tellVisibleSections { $0.listSectionWillBeginDragging($1) }
  }

  /// Tells all who want to know and does what waited for the end of the drag.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    scrollViewDelegate?.tellDidEndDragging(scrollView, willDecelerate: willDecelerate)
    tellVisibleSections { $0.listSectionDidEndDragging($1, willDecelerate: willDecelerate) }
    goOn()
    if !willDecelerate { settle() }
  }

  /// Tells all who want to know.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollViewDelegate?.tellDidEndDecelerating(scrollView)
    tellVisibleSections { $0.listSectionDidEndDecelerating($1) }
    goOn()
    settle()
  }

  /// Hands it on and does what waited for the end of the animation.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollViewDelegate?.tellDidEndScrollingAnimation(scrollView)
    goOn()
    settle()
  }

  func goOn() {
    updater?.containerDidSettle()
    flush()
  }

  private func tellVisibleSections(
    _ tell: (any ListScrollDelegate, ListSectionController) -> Void
  ) {
    var told: Set<ObjectIdentifier> = []
    for past in displayedInOrder {
      for member in sequence(first: past.controller, next: { $0.parent }) {
        guard told.insert(ObjectIdentifier(member)).inserted else { break }
        if let delegate = member.scrollDelegate { tell(delegate, member) }
      }
    }
  }

  private func settle() {
    imagePlayer?.update()
    onSettle()
  }
}
