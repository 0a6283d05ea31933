import CoreGraphics
import Foundation
import QuartzCore

/// Rarely used properties of text fields, allocated when one is set.
struct TextFieldExtras {
  var inputView: UIView?
  var inputAccessoryView: UIView?
  var background: UIImage?
  var disabledBackground: UIImage?
  /// The border of the border style; nil for none.
  var border: CALayer?
  /// The view of the background image, made on first use.
  var backgroundView: UIImageView?
  /// The minimum font size of text that is scaled down, in points.
  var minimumFontSize: CGFloat = 0
  /// The attributes of the whole text other than font and color.
  var defaults: [NSAttributedString.Key: Any] = [:]
}

extension UITextField {
  func changeExtras(_ change: (inout TextFieldExtras) -> Void) {
    var changed = extras ?? TextFieldExtras()
    change(&changed)
    extras = changed
  }

  // MARK: - Attributes

  func setDefaults(_ values: [NSAttributedString.Key: Any]) {
    if let font = values[.font] as? UIFont { ownFont = font }
    if let color = values[.foregroundColor] as? UIColor { ownColor = color }
    if let style = values[.paragraphStyle] as? NSParagraphStyle { ownAlignment = style.alignment }
    changeExtras {
      $0.defaults = values.filter { $0.key != .font && $0.key != .foregroundColor }
    }
    editor.typingAttributes = plainAttributes
    let whole = NSRange(location: 0, length: editor.storage.length)
    if whole.length > 0 { editor.storage.setAttributes(plainAttributes, range: whole) }
    editor.body.layOutAll()
    canvas.redraw()
    updatePlaceholder()
  }

  // MARK: - Background

  func backgroundDidChange() {
    let image = isEnabled ? background : disabledBackground ?? background
    guard background != nil, borderStyle != .roundedRect else {
      extras?.backgroundView?.removeFromSuperview()
      extras?.backgroundView = nil
      return
    }
    let view = extras?.backgroundView ?? UIImageView()
    if view.superview == nil {
      changeExtras { $0.backgroundView = view }
      insertSubview(view, at: 0)
    }
    view.image = image
    view.frame = borderRect(forBounds: bounds)
  }

  // MARK: - Size of letters

  /// Returns the font scale with which the text fits into a width; 1 if it fits unscaled.
  func fontScale(for space: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, space > 0 else { return 1 }
    let natural = editor.body.unwrappedWidth(fontScale: 1)
    guard natural > space else { return 1 }
    let least = minimumFontSize / max(shownFont.pointSize, 1)
    // The width is not exactly proportional to the scale: reserve half a point.
    return min(max((space - 0.5) / natural, least, 0.05), 1)
  }
}
