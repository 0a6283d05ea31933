import Foundation
import Testing
import UIKit

/// Labels that make room around their text by overriding where it lies.
@MainActor @Suite struct PaddedLabelTests {
  private final class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 3, left: 10, bottom: 5, right: 20) {
      didSet { invalidateIntrinsicContentSize() }
    }

    override func textRect(
      forBounds bounds: CGRect,
      limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let rect = super.textRect(
        forBounds: bounds.inset(by: insets),
        limitedToNumberOfLines: numberOfLines
      )
      return rect.inset(
        by: UIEdgeInsets(
          top: -insets.top,
          left: -insets.left,
          bottom: -insets.bottom,
          right: -insets.right
        )
      )
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }

  private func plain(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  private func padded(_ text: String) -> PaddedLabel {
    let label = PaddedLabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  @Test func theSizeHasTheRoom() {
    let (one, two) = (plain("some words"), padded("some words"))
    #expect(two.intrinsicContentSize.width == one.intrinsicContentSize.width + 30)
    #expect(two.intrinsicContentSize.height == one.intrinsicContentSize.height + 8)
    #expect(
      two.sizeThatFits(CGSize(width: 500, height: 500)).width
        == one.sizeThatFits(CGSize(width: 500, height: 500)).width + 30
    )
    two.insets = .zero
    #expect(two.intrinsicContentSize == one.intrinsicContentSize)
  }

  @Test func linesAreWrappedInsideTheRoom() {
    let text = "several words that have to be wrapped into lines of some width"
    let narrow = plain(text).sizeThatFits(CGSize(width: 120, height: 0))
    let label = padded(text)
    #expect(label.sizeThatFits(CGSize(width: 150, height: 0)).height == narrow.height + 8)
    label.preferredMaxLayoutWidth = 150
    #expect(label.intrinsicContentSize.height == narrow.height + 8)
  }

  @Test func constraintsGiveTheRoom() {
    let text = "several words that have to be wrapped into lines of some width"
    let narrow = plain(text).sizeThatFits(CGSize(width: 120, height: 0))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
    let label = padded(text)
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: container.topAnchor),
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()
    #expect(label.frame.width == 150)
    #expect(label.frame.height == narrow.height + 8)
  }

  @Test func alignedTextHasTheSameSize() {
    let (one, two) = (plain("some words"), padded("some words"))
    for alignment in [NSTextAlignment.center, .right] {
      one.textAlignment = alignment
      two.textAlignment = alignment
      #expect(two.intrinsicContentSize.width == one.intrinsicContentSize.width + 30)
    }
  }
}
