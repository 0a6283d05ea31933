import CoreGraphics
import Foundation

extension UITextView {
  /// Scrolls this view and its enclosing scroll views until the caret is visible.
  final func revealCaret() {
    needsReveal = true
    setNeedsLayout()
  }

  /// Scrolls to a rectangle of the text, with the space of `inset` above and below.
  func reveal(_ rect: CGRect, inset: UIEdgeInsets) {
    let space = CGRect(
      x: rect.minX,
      y: rect.minY - inset.top,
      width: rect.width,
      height: rect.height + inset.top + inset.bottom
    )
    if isScrollEnabled, bounds.height > 0 {
      scrollRectToVisible(space.height <= bounds.height ? space : rect, animated: false)
    }
    scrollContainersToVisible(space)
  }

  /// Returns the wrapping width for a width of the view.
  func wrappingWidth(_ width: CGFloat) -> CGFloat {
    let inset = textContainerInset
    return max(width - inset.left - inset.right - 2 * container.lineFragmentPadding, 0)
  }

  /// Gives a container that tracks the view the view's size, which a program may read before the
  /// view is laid out.
  func fitContainer() {
    guard bounds.width > 0 else { return }
    let inset = textContainerInset
    var size = container.size
    if container.widthTracksTextView {
      size.width = max(bounds.width - inset.left - inset.right, 0)
    }
    if container.heightTracksTextView {
      size.height = max(bounds.height - inset.top - inset.bottom, 1)
    } else if size.height <= 0 {
      size.height = .greatestFiniteMagnitude
    }
    guard size != container.size else { return }
    container.size = size
    if container.widthTracksTextView { updateFormat(width: .some(wrappingWidth(bounds.width))) }
  }

  /// Lays out the text for a question about it, without a layout pass.
  final func layOutTextIfDue() {
    guard layerIsDueForLayout, !isLayingOutForSize, bounds.width > 0 else { return }
    isLayingOutForSize = true
    layOutText()
    isLayingOutForSize = false
  }

  func layOutText() {
    let inset = textContainerInset
    let padding = container.lineFragmentPadding
    let heightLimit =
      container.heightTracksTextView
      ? max(bounds.height - inset.top - inset.bottom, 1) : CGFloat.greatestFiniteMagnitude
    let tracksWidth = container.widthTracksTextView
    let space =
      tracksWidth ? max(bounds.width - inset.left - inset.right, 0) : container.size.width
    container.size = CGSize(width: space, height: heightLimit)
    updateFormat(width: .some(tracksWidth ? wrappingWidth(bounds.width) : nil))
    let size = editor.body.size
    // A container that is wider than the view scrolls.
    let width = tracksWidth ? wrappingWidth(bounds.width) : container.wrappingWidth ?? size.width
    let frame = CGRect(
      x: inset.left + padding,
      y: inset.top,
      width: width,
      height: size.height
    )
    if canvas.frame != frame { canvas.frame = frame }
    canvas.fillWidth = width
    if let heights = editor.body.flow.takeChangedHeights() { canvas.redraw(heights) }
    let height = roundedUpToPixels(size.height + inset.top + inset.bottom)
    let wide = roundedUpToPixels(size.width + 2 * padding + inset.left + inset.right)
    contentSize = CGSize(
      width: tracksWidth ? bounds.width : max(bounds.width, wide),
      height: height
    )
    canvas.updateSelection()
  }

  /// Updates the format of the text from the properties; an explicit width overrides theirs.
  func updateFormat(width: CGFloat?? = nil) {
    var format = editor.body.format
    if let width { format.width = width }
    if format.linkAttributes == nil { format.linkAttributes = Self.standardLinkAttributes }
    format.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    format.lineBreakMode = container.lineBreakMode
    format.maximumLines = container.maximumNumberOfLines
    format.adjustsFonts = adjustsFontForContentSizeCategory
    format.detectedTypes = isEditable ? [] : dataDetectorTypes
    if lay(out: format) { textDidLayOut() }
  }

  func geometryDidChange() {
    updateFormat()
    textDidLayOut()
  }

  /// Called when the text or its layout changed.
  func textDidLayOut() {
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }
}
