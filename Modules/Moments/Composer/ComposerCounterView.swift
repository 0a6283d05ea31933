import DesignKit
import Foundations
import MomentsContracts
import MomentsLanguage
import UIKit

/// The number of remaining characters: a number, and a ring that fills.
final class ComposerCounterView: BaseView {
  private let label = UILabel()
  private let ring = ComposerRingView()

  private static let ringSide: CGFloat = 20

  override func makeControls() {
    addConstrainedSubviews(label, ring)
  }

  override func styleControls() {
    label.font = UIFontMetrics(forTextStyle: .footnote)
      .scaledFont(for: .systemFont(ofSize: 13, weight: .medium), maximumPointSize: 22)
    label.textAlignment = .natural
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.setContentHuggingPriority(.required, for: .horizontal)
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    accessibilityIdentifier = "composer.counter"
  }

  override func constrainControls() {
    label.constrain(.leading.centerY)
    ring.constrain(
      .leading.equal(to: label.trailingAnchor).offset(Spacing.small),
      .trailing.centerY,
      .size(Self.ringSide)
    )
    constrain(.height.atLeast(Self.ringSide))
  }

  /// Shows a count.
  func update(with counter: ComposerCounter, strings: Strings) {
    let color =
      switch counter.level {
      case .roomy: Palette.secondaryText
      case .near: Palette.caution
      case .over: Palette.error
      }
    label.text =
      counter.remaining < 0
      ? "\u{2212}\(strings.number(-counter.remaining))" : strings.number(counter.remaining)
    label.textColor = color
    ring.color = counter.level == .roomy ? Palette.accent : color
    ring.fraction = counter.fraction
    accessibilityLabel = strings.composerLettersLeft(counter.remaining)
  }
}

/// A ring that fills clockwise from the top.
final class ComposerRingView: BaseView {
  var fraction = 0.0 {
    didSet { if fraction != oldValue { setNeedsDisplay() } }
  }

  var color = Palette.accent {
    didSet { setNeedsDisplay() }
  }

  override func makeControls() {
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: CGRect) {
    let width: CGFloat = 2.5
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - width / 2
    func stroke(to part: Double, _ color: UIColor) {
      let path = UIBezierPath()
      path.addArc(
        withCenter: center,
        radius: radius,
        startAngle: -.pi / 2,
        endAngle: -.pi / 2 + 2 * .pi * part,
        clockwise: true
      )
      path.lineWidth = width
      color.setStroke()
      path.stroke()
    }
    stroke(to: 1, Palette.separator)
    if fraction > 0 { stroke(to: fraction, color) }
  }
}
