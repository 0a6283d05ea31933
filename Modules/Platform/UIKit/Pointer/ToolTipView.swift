import CoreGraphics
import Foundation
import QuartzCore

/// The tool tip of a view, shown while the pointer rests on it.
@MainActor final class ToolTipView: UIView {
  private let label = UILabel(frame: .zero)
  /// The area that the tool tip describes, in the coordinates of the view.
  let source: CGRect

  /// The padding around the text and its maximum width, in points.
  private static let space = CGSize(width: 8, height: 5)
  private static let greatestWidth: CGFloat = 280
  /// The distance below the pointer, and the minimum distance to the edges of the window, in
  /// points.
  private static let drop: CGFloat = 20
  private static let edge: CGFloat = 4

  init(_ words: String, source: CGRect) {
    self.source = source
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 6
    layer.borderWidth = 0.5
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 2)
    label.text = words
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .label
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Positions the tool tip near the pointer, inside the window.
  func place(at point: CGPoint, in bounds: CGRect) {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    let limit = min(Self.greatestWidth, bounds.width - 2 * (Self.space.width + Self.edge))
    let words = label.sizeThatFits(CGSize(width: max(limit, 1), height: 0))
    let size = CGSize(
      width: min(words.width.rounded(.up), max(limit, 1)) + 2 * Self.space.width,
      height: words.height.rounded(.up) + 2 * Self.space.height
    )
    var origin = CGPoint(x: point.x, y: point.y + Self.drop)
    if origin.y + size.height > bounds.maxY - Self.edge {
      origin.y = point.y - size.height - Self.edge
    }
    origin.x = min(max(origin.x, bounds.minX + Self.edge), bounds.maxX - Self.edge - size.width)
    frame = CGRect(
      origin: CGPoint(x: origin.x.rounded(), y: origin.y.rounded()),
      size: size
    )
    label.frame = CGRect(origin: .zero, size: size)
      .insetBy(dx: Self.space.width, dy: Self.space.height)
  }
}

extension UIScreen {
  /// Shows a tool tip in a window; replaces the current one.
  func show(_ tip: ToolTipView, at point: CGPoint, in window: UIWindow) {
    toolTip?.removeFromSuperview()
    toolTip = tip
    window.addSubview(tip)
    tip.place(at: point, in: window.bounds)
    tip.alpha = 0
    UIView.animate(withDuration: 0.15) { tip.alpha = 1 }
  }

  /// Hides the tool tip, for example when a pointer button is pressed.
  func hideToolTip() { toolTip?.removeFromSuperview() }
}
