internal import CoreGraphics
import Foundation
internal import QuartzCore

extension UICollectionView {
  /// Called at the end of an interactive transition.
  ///
  /// The parameters are whether it was completed rather than interrupted, and whether the new
  /// layout is in effect.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The delegate's transition layout for a change of layouts; nil if it provides none.
  final func ownTransitionLayout(
    to layout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout? {
    guard let delegate = collectionDelegate else { return nil }
    leavesTransitionLayout = false
    let made = delegate.collectionView(
      self,
      transitionLayoutForOldLayout: storedLayout,
      newLayout: layout
    )
    return leavesTransitionLayout ? nil : made
  }

  /// Begins a transition; its transition layout is in effect until it ends.
  final func beginTransition(
    to layout: UICollectionViewLayout,
    by own: UICollectionViewTransitionLayout?,
    completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    precondition(
      transition == nil,
      "the collection is already part way through an interactive transition"
    )
    layOutIfReloaded()
    prepareLayout()
    let old = storedLayout
    let between =
      own ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    old.prepareForTransition(to: layout)
    layout.storedCollectionView = self
    layout.prepareForTransition(from: old)
    let views = shownInOrder { _ in true }.map(\.view)
    for view in views { view.willTransition(from: old, to: layout) }
    retireContainers()
    let anchored = isAtStart.x && isAtStart.y ? nil : anchorCandidates.first?.element
    let offset = layer.bounds.origin
    layout.invalidateForReload()
    layout.prepare()
    between.offsets = (offset, targetOffset(of: layout, showing: anchored))
    between.storedCollectionView = self
    transition = LayoutTransition(between, views: views, completion: completion)
    storedLayout = between
    layoutIsPrepared = false
    query = nil
    pendingAnchor = nil
    setNeedsLayout()
    return between
  }

  /// The content offset for a layout: its start, or the offset that makes an element visible.
  private func targetOffset(
    of layout: UICollectionViewLayout,
    showing element: CollectionElement?
  ) -> CGPoint {
    let inset = storedAdjustedInset
    let size = layout.collectionViewContentSize
    var offset = CGPoint(x: inset.left.opposite, y: inset.top.opposite)
    if let element, let frame = layout.layoutAttributesForItem(at: element.indexPath)?.frame {
      offset = CGPoint(x: frame.minX - inset.left, y: frame.minY - inset.top)
    }
    let visible = layer.bounds.size
    offset.x = max(min(offset.x, size.width + inset.right - visible.width), inset.left.opposite)
    offset.y = max(min(offset.y, size.height + inset.bottom - visible.height), inset.top.opposite)
    offset = layout.targetContentOffset(forProposedContentOffset: offset)
    return collectionDelegate?.collectionView(
      self,
      targetContentOffsetForProposedContentOffset: offset
    ) ?? offset
  }

  /// Updates the content offset when the transition layout is prepared.
  final func followTransition(_ layout: UICollectionViewTransitionLayout) {
    guard transition?.layout === layout, drag == nil else { return }
    applyOffset(layout.offset)
  }

  /// Animates the transition to its end, or back to its start.
  final func endTransition(isFinish: Bool) {
    guard let transition else {
      preconditionFailure("the collection is not part way through an interactive transition")
    }
    guard transition.end == nil else { return }
    transition.end = LayoutTransition.End(
      startTime: CACurrentMediaTime(),
      start: transition.layout.transitionProgress,
      isFinish: isFinish
    )
    guard window != nil, UIView.areAnimationsEnabled else {
      complete(transition, isFinish: isFinish)
      return
    }
    requestTicks()
  }

  /// Advances the final animation of a transition; returns false if there is none.
  final func advanceTransition(to time: Double) -> Bool {
    guard let transition, let end = transition.end else { return false }
    let (progress, isOver) = end.progress(at: time)
    transition.layout.transitionProgress = progress
    guard !isOver else {
      complete(transition, isFinish: end.isFinish)
      return false
    }
    transition.layout.invalidateLayout()
    return true
  }

  /// Ends a transition immediately, because the layout or the items are about to change.
  final func breakOffTransition() {
    guard let transition else { return }
    complete(transition, isFinish: transition.end?.isFinish ?? false, isWhole: false)
  }

  private func complete(_ transition: LayoutTransition, isFinish: Bool, isWhole: Bool = true) {
    let between = transition.layout
    let (old, new) = (between.currentLayout, between.nextLayout)
    self.transition = nil
    storedLayout = isFinish ? new : old
    (isFinish ? old : new).storedCollectionView = nil
    between.storedCollectionView = nil
    layoutIsPrepared = false
    query = nil
    fitAgain()
    prepareLayout()
    applyOffset(resting(isFinish ? between.offsets.to : between.offsets.from))
    layOutCells()
    for view in transition.views {
      view.didTransition(from: isFinish ? old : new, to: isFinish ? new : old)
    }
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    setNeedsLayout()
    transition.completion?(isWhole, isFinish)
  }
}
