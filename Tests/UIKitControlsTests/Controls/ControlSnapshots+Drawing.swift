import Foundation
import Testing
import UIKit

/// Controls with background images, repeated images, and text with effects.
extension ControlSnapshots {
  /// A box of a color with round corners, of which the middle stretches.
  private func box(_ color: UIColor, radius: CGFloat = 8) -> UIImage {
    let side = 2 * radius + 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      color.setFill()
      let bounds = CGRect(x: 0, y: 0, width: side, height: side)
      UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
    }
    let inset = UIEdgeInsets(top: radius, left: radius, bottom: radius, right: radius)
    return image.resizableImage(withCapInsets: inset)
  }

  /// A line along the lower edge.
  private func underline(_ color: UIColor) -> UIImage {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 8)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 6, width: 3, height: 2))
    }
    return image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 3, right: 1))
  }

  private func segments(_ change: (UISegmentedControl) -> Void) -> UISegmentedControl {
    let control = UISegmentedControl(items: ["First", "Second", "Third"])
    control.selectedSegmentIndex = 1
    change(control)
    return control
  }

  @Test func imagesInPlaceOfGrounds() async {
    await checkAll("images-in-place-of-grounds", height: 340) {
      let boxes = segments {
        $0.setBackgroundImage(box(.systemGray4), for: .normal, barMetrics: .default)
        $0.setBackgroundImage(box(.systemOrange), for: .selected, barMetrics: .default)
      }
      let lines = segments {
        $0.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
        $0.setBackgroundImage(underline(.systemBlue), for: .selected, barMetrics: .default)
        $0.setDividerImage(
          UIImage(),
          forLeftSegmentState: .normal,
          rightSegmentState: .normal,
          barMetrics: .default
        )
        let selected: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.systemBlue]
        $0.setTitleTextAttributes(selected, for: .selected)
      }
      let moved = segments {
        $0.setContentPositionAdjustment(
          UIOffset(horizontal: 12, vertical: 0),
          forSegmentType: .left,
          barMetrics: .default
        )
      }
      let stepper = UIStepper()
      stepper.setBackgroundImage(box(.systemTeal), for: .normal)
      stepper.setBackgroundImage(box(.systemGray3), for: .disabled)
      stepper.setDividerImage(
        underline(.systemRed),
        forLeftSegmentState: .normal,
        rightSegmentState: .normal
      )
      stepper.value = 5
      let close = UIStackView(arrangedSubviews: [
        UIButton(type: .close), UIButton(type: .infoLight), UIView(),
      ])
      close.spacing = 20
      let tiles = UILabel()
      tiles.text = "Repeated image"
      tiles.textAlignment = .center
      let tile = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
        UIColor.systemYellow.withAlphaComponent(0.4).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        context.fill(CGRect(x: 6, y: 6, width: 6, height: 6))
      }
      tiles.backgroundColor = UIColor(patternImage: tile)
      tiles.layer.cornerRadius = 10
      tiles.heightAnchor.constraint(equalToConstant: 50).isActive = true
      return [boxes, lines, moved, stepper, close, tiles]
    }
  }

  private func label(
    _ text: String,
    _ attributes: [NSAttributedString.Key: Any]
  ) -> UILabel {
    let label = UILabel()
    let usual: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 26)]
    label.attributedText = NSAttributedString(
      string: text,
      attributes: usual.merging(attributes) { $1 }
    )
    return label
  }

  private func line(_ style: NSUnderlineStyle, _ text: String) -> UILabel {
    label(text, [.underlineStyle: style.rawValue, .font: UIFont.systemFont(ofSize: 17)])
  }

  @Test func textEffects() async {
    await checkAll("text-effects", width: 360, height: 640) {
      let sharp = NSShadow()
      sharp.shadowColor = UIColor.systemRed
      sharp.shadowOffset = CGSize(width: 2, height: 2)
      let soft = NSShadow()
      soft.shadowColor = UIColor.systemBlue
      soft.shadowBlurRadius = 6
      soft.shadowOffset = CGSize(width: 0, height: 3)
      let tabs = NSMutableParagraphStyle()
      tabs.tabStops = [
        NSTextTab(textAlignment: .center, location: 140),
        NSTextTab(textAlignment: .right, location: 300),
      ]
      let plain = UIFont.systemFont(ofSize: 17)
      return [
        label("Sharp shadow", [.shadow: sharp]),
        label("Soft shadow", [.shadow: soft]),
        label("Outline", [.strokeWidth: 3]),
        label("Stroke and fill", [.strokeWidth: -4, .strokeColor: UIColor.systemOrange]),
        label("Oblique", [.obliqueness: 0.25]),
        line([.single], "A single line"),
        line([.thick], "A thick line"),
        line([.double], "A double line"),
        line([.single, .patternDot], "A dotted line"),
        line([.single, .patternDash], "A dashed line"),
        line([.single, .patternDashDot], "A line of dashes and dots"),
        line([.single, .byWord], "A line by word"),
        label("Bread\tfresh\t3.20", [.paragraphStyle: tabs, .font: plain]),
        label("Milk\tfull\t12.80", [.paragraphStyle: tabs, .font: plain]),
      ]
    }
  }
}
