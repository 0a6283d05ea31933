internal import Foundation
internal import QuartzCore

extension UIScrollView {
  /// The duration in which indicators fade out, in seconds.
  private static let fadeDuration = 0.3

  final func showIndicators() {
    guard window != nil else { return }
    indicatorFadeTime = nil
    indicatorsAreShown = true
    setNeedsLayout()
    setIndicatorAlpha(1)
  }

  final func fadeIndicators(after delay: Double) {
    guard indicatorsAreShown, drag == nil, animation == nil, indicatorFadeTime == nil else {
      return
    }
    indicatorFadeTime = mediaTime + delay
    requestTicks()
  }

  final func hideIndicators() {
    indicatorFadeTime = nil
    indicatorsAreShown = false
    setIndicatorAlpha(0)
  }

  final func advanceIndicators(to time: Double) {
    guard let start = indicatorFadeTime, time >= start else { return }
    let share = (time - start) / Self.fadeDuration
    if share >= 1 {
      hideIndicators()
    } else {
      setIndicatorAlpha(CGFloat(1 - share))
    }
  }

  private func setIndicatorAlpha(_ alpha: CGFloat) {
    if let view = verticalIndicator, view.alpha != alpha { view.alpha = alpha }
    if let view = horizontalIndicator, view.alpha != alpha { view.alpha = alpha }
  }

  final func updateIndicatorStyle() {
    for indicator in [verticalIndicator, horizontalIndicator] {
      indicator?.backgroundColor = indicatorColor
    }
  }

  private var indicatorColor: UIColor {
    switch indicatorStyle {
    case .black: UIColor(white: 0, alpha: 0.35)
    case .white: UIColor(white: 1, alpha: 0.5)
    case .default:
      UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
      }
    }
  }

  final func layOutIndicators() {
    guard indicatorsAreShown else { return }
    let bounds = layer.bounds
    let inset = storedAdjustedInset
    let height = storedContentSize.height + inset.top + inset.bottom
    let width = storedContentSize.width + inset.left + inset.right
    let showsVertical = showsVerticalScrollIndicator && height > bounds.height
    let showsHorizontal = showsHorizontalScrollIndicator && width > bounds.width
    let margin = ScrollIndicatorView.margin
    let thickness = ScrollIndicatorView.thickness
    let corner = showsVertical && showsHorizontal ? thickness + margin : 0
    let safe = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
    if showsVertical {
      let insets = verticalScrollIndicatorInsets
      let start = max(safe.top, inset.top - refreshInset) + insets.top + margin
      let end = max(safe.bottom, inset.bottom) + insets.bottom + margin + corner
      let extent = ScrollIndicatorView.extent(
        track: bounds.height - start - end,
        visible: bounds.height,
        content: height,
        position: bounds.minY + inset.top
      )
      let isLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x =
        isLeft
        ? bounds.minX + margin + safe.left + insets.left
        : bounds.maxX - margin - thickness - safe.right - insets.right
      place(
        &verticalIndicator,
        CGRect(
          x: x,
          y: rounded(bounds.minY + start + extent.start),
          width: thickness,
          height: rounded(extent.length)
        )
      )
    } else {
      remove(&verticalIndicator)
    }
    if showsHorizontal {
      let insets = horizontalScrollIndicatorInsets
      let start = max(safe.left, inset.left) + insets.left + margin
      let end = max(safe.right, inset.right) + insets.right + margin + corner
      let extent = ScrollIndicatorView.extent(
        track: bounds.width - start - end,
        visible: bounds.width,
        content: width,
        position: bounds.minX + inset.left
      )
      place(
        &horizontalIndicator,
        CGRect(
          x: rounded(bounds.minX + start + extent.start),
          y: bounds.maxY - margin - thickness - safe.bottom - insets.bottom,
          width: rounded(extent.length),
          height: thickness
        )
      )
    } else {
      remove(&horizontalIndicator)
    }
  }

  private func place(_ indicator: inout ScrollIndicatorView?, _ frame: CGRect) {
    let view: ScrollIndicatorView
    if let indicator {
      view = indicator
    } else {
      view = ScrollIndicatorView(frame: frame)
      view.backgroundColor = indicatorColor
      view.alpha = 1
      indicator = view
      addSubview(view)
    }
    if view.frame != frame { view.frame = frame }
    if !(subviews.last is ScrollIndicatorView) { bringSubviewToFront(view) }
  }

  private func remove(_ indicator: inout ScrollIndicatorView?) {
    indicator?.removeFromSuperview()
    indicator = nil
  }
}
