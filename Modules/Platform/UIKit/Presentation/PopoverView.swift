import Foundation
import QuartzCore

/// The popover: a bubble with an arrow, which contains the presented view.
@MainActor final class PopoverView: UIView {
  let contentView = UIView()
  private let bubble = CAShapeLayer()
  private var placement: PopoverPlacement?
  /// The color of bubble and arrow; nil for the system's.
  var color: UIColor? { didSet { colorBubble() } }

  override func didInit() {
    super.didInit()
    // Drawn at the level of the content.
    overriddenTraits.userInterfaceLevel = .elevated
    layer.addSublayer(bubble)
    bubble.shadowOpacity = 0.2
    bubble.shadowRadius = 20
    bubble.shadowOffset = CGSize(width: 0, height: 6)
    contentView.clipsToBounds = true
    contentView.layer.cornerRadius = PopoverPlacement.cornerRadius
    addSubview(contentView)
    colorBubble()
  }

  private func colorBubble() {
    bubble.fillColor = (color ?? .systemBackground).resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorBubble()
  }

  /// Applies a placement, including the arrow.
  func place(_ new: PopoverPlacement) {
    guard new != placement else { return }
    placement = new
    let frame = new.frame.union(CGRect(origin: new.tip, size: .zero))
    // The popover scales from the tip of its arrow.
    layer.anchorPoint = CGPoint(
      x: frame.width > 0 ? (new.tip.x - frame.minX) / frame.width : 0.5,
      y: frame.height > 0 ? (new.tip.y - frame.minY) / frame.height : 0.5
    )
    bounds = CGRect(origin: .zero, size: frame.size)
    center = new.tip
    let inner = new.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
    let tip = CGPoint(x: new.tip.x - frame.minX, y: new.tip.y - frame.minY)
    bubble.frame = bounds
    bubble.path = Self.path(of: inner, tip: tip, direction: new.direction).cgPath
    contentView.frame = inner
  }

  private static func path(
    of rect: CGRect,
    tip: CGPoint,
    direction: UIPopoverArrowDirection
  ) -> UIBezierPath {
    let path = UIBezierPath(roundedRect: rect, cornerRadius: PopoverPlacement.cornerRadius)
    let half = PopoverPlacement.arrowHalfWidth
    let (one, other): (CGPoint, CGPoint) =
      switch direction {
      case .up: (CGPoint(x: tip.x - half, y: rect.minY), CGPoint(x: tip.x + half, y: rect.minY))
      case .down: (CGPoint(x: tip.x + half, y: rect.maxY), CGPoint(x: tip.x - half, y: rect.maxY))
      case .left: (CGPoint(x: rect.minX, y: tip.y + half), CGPoint(x: rect.minX, y: tip.y - half))
      default: (CGPoint(x: rect.maxX, y: tip.y - half), CGPoint(x: rect.maxX, y: tip.y + half))
      }
    let arrow = UIBezierPath()
    arrow.move(to: one)
    arrow.addLine(to: tip)
    arrow.addLine(to: other)
    arrow.close()
    path.append(arrow)
    return path
  }
}
