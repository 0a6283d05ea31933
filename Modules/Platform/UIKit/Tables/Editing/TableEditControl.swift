import CoreGraphics
import Foundation
import QuartzCore

/// The round control at the leading edge of a row in editing mode.
@MainActor package final class TableEditControl: UIControl {
  package enum Kind {
    case delete, insert, selection
  }

  package let kind: Kind
  /// Whether the row is selected.
  package var isChecked = false {
    didSet { if isChecked != oldValue { updateAppearance() } }
  }

  private let disc = UIView(frame: .zero)
  private let mark = UIImageView(frame: .zero)
  private static let diameter: CGFloat = 22
  /// The distance of the circle from the edge of the row, in points.
  package var margin: CGFloat = 16
  /// The color of the circle; nil for the default of the kind.
  package var discColor: UIColor? { didSet { updateAppearance() } }
  /// The color of the symbol; nil for white.
  package var signColor: UIColor? { didSet { updateAppearance() } }

  package init(kind: Kind, onTap: @escaping () -> Void) {
    self.kind = kind
    super.init(frame: .zero)
    disc.isUserInteractionEnabled = false
    disc.layer.cornerRadius = Self.diameter / 2
    mark.contentMode = .center
    addSubview(disc)
    addSubview(mark)
    isAccessibilityElement = kind != .selection
    accessibilityTraits = .button
    // The circle only shows the selection, which a tap on the row changes.
    isUserInteractionEnabled = kind != .selection
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    updateAppearance()
  }

  package required init?(coder: NSCoder) { nil }

  package override var accessibilityLabel: String? {
    get {
      let words = SystemWords(of: self)
      return kind == .delete ? words.delete : words.insert
    }
    set { super.accessibilityLabel = newValue }
  }

  private func updateAppearance() {
    let size = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
    func symbol(_ name: String) -> UIImage? { UIImage(systemName: name, withConfiguration: size) }
    mark.tintColor = signColor ?? .white
    switch kind {
    case .delete:
      disc.backgroundColor = discColor ?? .systemRed
      mark.image = symbol("minus")
    case .insert:
      disc.backgroundColor = discColor ?? .systemGreen
      mark.image = symbol("plus")
    case .selection:
      disc.backgroundColor = isChecked ? discColor ?? tintColor : .clear
      disc.layer.borderWidth = isChecked ? 0 : 1.5
      disc.layer.borderColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
      mark.image = isChecked ? symbol("checkmark") : nil
    }
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    updateAppearance()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAppearance()
  }

  override func stateDidChange() {
    super.stateDidChange()
    disc.alpha = isHighlighted ? 0.6 : 1
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: Self.diameter + 2 * margin, height: Self.diameter)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let x = isRightToLeft ? bounds.width - margin - Self.diameter : margin
    disc.frame = CGRect(
      x: x,
      y: ((bounds.height - Self.diameter) / 2).rounded(),
      width: Self.diameter,
      height: Self.diameter
    )
    mark.frame = disc.frame
  }
}
