import DesignKit
import Foundations
import MomentsContracts
import UIKit

/// Photos side by side, one on screen at a time, paged by swiping.
///
/// Only the current photo and its neighbours have views. In right-to-left layouts, the first photo
/// is the rightmost.
final class PhotosPager: BaseView {
  /// Called when another photo is centered.
  var onTurn: (Int) -> Void = { _ in }
  /// Called when a page is centered, initially too.
  var onPage: (PhotoPageView) -> Void = { _ in }
  private weak var middlePage: PhotoPageView?

  private let photos: [ImageReference]
  private let makePage: (ImageReference) -> PhotoPageView
  let scrollView = UIScrollView()
  private var pages: [Int: PhotoPageView] = [:]
  private(set) var index: Int
  private var laidOutSize = CGSize.zero
  /// The target of an animated turn: photos in between are not turned to.
  private var target: Int?

  /// The gap between two photos, in points.
  private static let gap = Spacing.large

  init(
    photos: [ImageReference],
    index: Int,
    makePage: @escaping (ImageReference) -> PhotoPageView
  ) {
    self.photos = photos
    self.index = index
    self.makePage = makePage
    super.init(frame: .zero)
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    // Before iOS 17, the keyboard scrolls nothing.
    if #available(iOS 17, *) { scrollView.allowsKeyboardScrolling = false }
    scrollView.delegate = self
    scrollView.accessibilityIdentifier = "photos.pager"
    addSubview(scrollView)
  }

  /// The current page.
  var page: PhotoPageView? { pages[index] }

  /// Turns to a photo.
  func turn(to index: Int, animated: Bool) {
    guard photos.indices.contains(index) else { return }
    target = nil
    scrollView.setContentOffset(CGPoint(x: offset(of: index), y: 0), animated: animated)
    // Only here, because a page turn that this one replaces has ended first.
    if animated { target = index } else { settle() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    // Half of the gap on either side, so that a page of the scroll view is a photo and a gap.
    scrollView.frame = bounds.insetBy(dx: -Self.gap / 2, dy: 0)
    scrollView.contentSize = CGSize(
      width: scrollView.bounds.width * CGFloat(photos.count),
      height: bounds.height
    )
    for (index, page) in pages { page.frame = frame(of: index) }
    scrollView.contentOffset.x = offset(of: index)
    showPages()
  }

  // MARK: Frames

  private func slot(of index: Int) -> Int {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? photos.count - 1 - index : index
  }

  private func offset(of index: Int) -> CGFloat {
    CGFloat(slot(of: index)) * scrollView.bounds.width
  }

  private func frame(of index: Int) -> CGRect {
    CGRect(
      x: offset(of: index) + Self.gap / 2,
      y: 0,
      width: bounds.width,
      height: bounds.height
    )
  }

  // MARK: Pages

  /// Updates the pages for the centered photo.
  private func settle() {
    let width = scrollView.bounds.width
    guard width > 0 else { return }
    let slot = Int((scrollView.contentOffset.x / width).rounded())
    let middle = self.slot(of: min(max(slot, 0), photos.count - 1))
    guard middle != index else { return }
    pages[index]?.resetZoom()
    index = middle
    showPages()
    if target == nil { onTurn(index) }
  }

  private func showPages() {
    let shown = max(0, index - 1)...min(photos.count - 1, index + 1)
    for (index, page) in pages where !shown.contains(index) {
      page.removeFromSuperview()
      pages[index] = nil
    }
    for index in shown where pages[index] == nil {
      let page = makePage(photos[index])
      page.frame = frame(of: index)
      page.accessibilityIdentifier = "photos.page.\(index)"
      pages[index] = page
      scrollView.addSubview(page)
      page.load()
    }
    // Pages that are not centered are hidden from accessibility.
    for (index, page) in pages { page.accessibilityElementsHidden = index != self.index }
    guard let page, page !== middlePage else { return }
    middlePage?.end()
    middlePage = page
    onPage(page)
  }
}

extension PhotosPager: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.bounds.size.width > 0, laidOutSize == bounds.size { settle() }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { target = nil }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { target = nil }
}
