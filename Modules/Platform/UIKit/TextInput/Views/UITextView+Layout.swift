import CoreGraphics
import Foundation

extension UITextView {
  func reveal(_ rect: CGRect) {
    let inset = textContainerInset
    let room = CGRect(
      x: rect.minX,
      y: rect.minY - inset.top,
      width: rect.width,
      height: rect.height + inset.top + inset.bottom
    )
    if isScrollEnabled, bounds.height > 0 {
      scrollRectToVisible(room.height <= bounds.height ? room : rect, animated: false)
    }
    var view = superview
    while let current = view {
      if let outer = current as? UIScrollView, outer.isScrollEnabled {
        outer.scrollRectToVisible(outer.convert(room, from: self), animated: false)
      }
      view = current.superview
    }
  }

  /// The width that lines are wrapped in, of a view of some width.
  func wrappingWidth(_ width: CGFloat) -> CGFloat {
    let inset = textContainerInset
    return max(width - inset.left - inset.right - 2 * container.lineFragmentPadding, 0)
  }

  func layOutText() {
    let inset = textContainerInset
    let width = wrappingWidth(bounds.width)
    container.size = CGSize(width: max(bounds.width - inset.left - inset.right, 0), height: 0)
    updateFormat(width: width)
    let size = editor.body.size
    let frame = CGRect(
      x: inset.left + container.lineFragmentPadding,
      y: inset.top,
      width: width,
      height: size.height
    )
    if canvas.frame != frame { canvas.frame = frame }
    canvas.fillWidth = width
    let height = roundedUpToPixels(size.height + inset.top + inset.bottom)
    contentSize = CGSize(width: bounds.width, height: height)
    canvas.updateSelection()
  }

  func updateFormat(width: CGFloat? = nil) {
    var format = editor.body.format
    if let width { format.width = width }
    format.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    format.alignment = ownAlignment
    format.lineBreakMode = container.lineBreakMode
    format.maximumLines = container.maximumNumberOfLines
    format.adjustsFonts = adjustsFontForContentSizeCategory
    if lay(out: format) { textDidLayOut() }
  }

  func geometryDidChange() {
    updateFormat()
    textDidLayOut()
  }

  /// The text, or how it lies, changed.
  func textDidLayOut() {
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }
}
