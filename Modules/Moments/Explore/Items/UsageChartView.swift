import DesignKit
import Foundations
import UIKit

/// A bar for each of the last days; the last one is highlighted.
///
/// Days run in the direction of the text. The bars end on whole pixels, so that they are crisp.
final class UsageChartView: BaseView {
  /// The number of uses, the oldest day first.
  var history: [Int] = [] {
    didSet { if history != oldValue { setNeedsLayout() } }
  }

  private static let gap: CGFloat = 3
  private static let cornerRadius: CGFloat = 2
  /// A day without any use is a line, not a gap.
  private static let leastHeight: CGFloat = 2

  private let pastBars = CAShapeLayer()
  private let lastBar = CAShapeLayer()

  override func makeControls() {
    isUserInteractionEnabled = false
    for bars in [pastBars, lastBar] { layer.addSublayer(bars) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = Self.frames(
      of: history,
      in: bounds.size,
      pixel: 1 / max(traitCollection.displayScale, 1),
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    let accent = Palette.accent.resolvedColor(with: traitCollection)
    // A reused card changes its chart without an animation from the previous one.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    pastBars.frame = bounds
    lastBar.frame = bounds
    pastBars.path = Self.path(of: frames.dropLast())
    lastBar.path = Self.path(of: frames.suffix(1))
    pastBars.fillColor = accent.withAlphaComponent(0.35).cgColor
    lastBar.fillColor = accent.cgColor
    CATransaction.commit()
  }

  /// Layers do not update dynamic colors by themselves.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// The frames of the bars, the oldest day first; none without history or space.
  static func frames(
    of history: [Int],
    in size: CGSize,
    pixel: CGFloat,
    isRightToLeft: Bool
  ) -> [CGRect] {
    guard !history.isEmpty, size.width > 0, size.height > leastHeight else { return [] }
    let most = CGFloat(max(history.max() ?? 0, 1))
    let count = CGFloat(history.count)
    let room = (size.width - gap * (count - 1)) / count
    let width = max((room / pixel).rounded(.down) * pixel, pixel)
    // The remainder of rounding to pixels is distributed between the bars.
    let step = count > 1 ? (size.width - width) / (count - 1) : 0
    return history.enumerated().map { index, uses in
      let targetHeight = max(size.height * CGFloat(max(uses, 0)) / most, leastHeight)
      let height = (targetHeight / pixel).rounded() * pixel
      let x = (CGFloat(index) * step / pixel).rounded() * pixel
      return CGRect(
        x: isRightToLeft ? size.width - x - width : x,
        y: size.height - height,
        width: width,
        height: height
      )
    }
  }

  private static func path(of frames: some Sequence<CGRect>) -> CGPath {
    let path = UIBezierPath()
    for frame in frames {
      let radius = min(cornerRadius, frame.width / 2, frame.height / 2)
      path.append(UIBezierPath(roundedRect: frame, cornerRadius: radius))
    }
    return path.cgPath
  }
}
