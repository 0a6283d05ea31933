public import CoreGraphics
import UIKit

extension Screen {
  /// Scrolls the frontmost list, in steps like a wheel, at most to the end of its content.
  ///
  /// Of several columns, the first one that has something to scroll.
  ///
  /// - Parameter points: The distance down, in points; negative scrolls up.
  /// - Throws: ``ScreenTestingError/nothingScrolls``.
  public func scroll(by points: CGFloat) async throws {
    guard let scrollView: UIScrollView = host.run({ frontmostScrollView }) else {
      throw ScreenTestingError.nothingScrolls
    }
    var left = points
    while abs(left) > 0.01 {
      let step = min(max(left, -200), 200)
      let before = scrollView.contentOffset.y
      let target = min(
        max(before + step, -scrollView.adjustedContentInset.top),
        scrollView.lowestOffset
      )
      host.run { scrollView.contentOffset.y = target }
      await advance(by: Self.frameDuration)
      if target == before { break }
      left -= step
    }
  }

  /// The first scroll view in reading direction that a touch would reach, those with something to
  /// scroll first.
  private var frontmostScrollView: UIScrollView? {
    var found: [UIScrollView] = []
    visit(window) { view in
      guard let scrollView = view as? UIScrollView else { return }
      let shown = scrollView.convert(scrollView.bounds, to: nil).intersection(window.bounds)
      guard !shown.isEmpty,
        window.hitTest(CGPoint(x: shown.midX, y: shown.midY), with: nil)?
          .isDescendant(of: scrollView) == true
      else { return }
      found.append(scrollView)
    }
    let scrolling = found.filter { $0.lowestOffset > -$0.adjustedContentInset.top }
    let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func start(_ view: UIView) -> CGFloat {
      let frame = view.convert(view.bounds, to: nil)
      return isRightToLeft ? window.bounds.maxX - frame.maxX : frame.minX
    }
    // Of those that begin at the same edge, the outermost one.
    return (scrolling.isEmpty ? found : scrolling).min { start($0) < start($1) }
  }
}

extension UIScrollView {
  /// The offset at the end of the content, in points.
  fileprivate var lowestOffset: CGFloat {
    let inset = adjustedContentInset
    return max(-inset.top, contentSize.height + inset.bottom - bounds.height)
  }
}
