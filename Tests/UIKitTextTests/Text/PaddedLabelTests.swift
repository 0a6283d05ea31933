import Expectations
import Foundation
import Testing
import UIKit

/// Label subclasses that inset their text, by each of the methods that they can override.
@MainActor @Suite struct PaddedLabelTests {
  private static let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
  private static let words = "some words that do not fit into one line of a narrow label"

  private final class ByRect: UILabel {
    var drawn: CGRect?
    override func textRect(
      forBounds bounds: CGRect,
      limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let insets = PaddedLabelTests.insets
      let inner = bounds.inset(by: insets)
      let rect = super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines)
      return CGRect(
        x: rect.minX - insets.left,
        y: rect.minY - insets.top,
        width: rect.width + insets.left + insets.right,
        height: rect.height + insets.top + insets.bottom
      )
    }
    override func drawText(in rect: CGRect) {
      drawn = rect.inset(by: PaddedLabelTests.insets)
      super.drawText(in: rect.inset(by: PaddedLabelTests.insets))
    }
  }

  private final class BySize: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      let insets = PaddedLabelTests.insets
      return CGSize(
        width: size.width + insets.left + insets.right,
        height: size.height + insets.top + insets.bottom
      )
    }
  }

  private final class Plain: UILabel {}

  private func label<Label: UILabel>(_ label: Label, lines: Int = 1) -> Label {
    label.text = Self.words
    label.numberOfLines = lines
    return label
  }

  @Test func sizesOfALabelAskTheOverriddenTextRect() {
    let plain = label(UILabel()).intrinsicContentSize
    let padded = label(ByRect())
    expect(padded.intrinsicContentSize.width, equals: plain.width + CGFloat(30))
    expect(padded.intrinsicContentSize.height, equals: plain.height + CGFloat(10))
    expect(padded.sizeThatFits(.zero), equals: padded.intrinsicContentSize)
    padded.sizeToFit()
    expect(padded.bounds.size, equals: padded.intrinsicContentSize)
  }

  @Test func textWrapsInTheRoomThatTheTextRectLeaves() {
    let plain = label(UILabel(), lines: 0)
    let padded = label(ByRect(), lines: 0)
    let inner = plain.sizeThatFits(CGSize(width: 120, height: 0))
    let size = padded.sizeThatFits(CGSize(width: 150, height: 0))
    expect(size, equals: CGSize(width: inner.width + 30, height: inner.height + 10))
  }

  @Test func theAlignmentOfTheTextDoesNotChangeTheSize() {
    let padded = label(ByRect())
    let size = padded.intrinsicContentSize
    for alignment in [NSTextAlignment.center, .right] {
      padded.textAlignment = alignment
      expect(padded.intrinsicContentSize, equals: size)
    }
  }

  @Test func aSubclassThatOverridesNothingIsAsLargeAsALabel() {
    for lines in [0, 1, 2] {
      let plain = label(UILabel(), lines: lines)
      let other = label(Plain(), lines: lines)
      expect(other.intrinsicContentSize, equals: plain.intrinsicContentSize)
      for width in [0, 40, 77.5, 120, 1000] as [CGFloat] {
        let room = CGSize(width: width, height: 0)
        expect(other.sizeThatFits(room), equals: plain.sizeThatFits(room))
      }
    }
    expect(Plain().intrinsicContentSize, equals: .zero)
    expect(ByRect().intrinsicContentSize, equals: CGSize(width: 30, height: 10))
  }

  private func height(of label: UILabel, width: CGFloat) -> CGFloat {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 500))
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: container.topAnchor),
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()
    expect(label.frame.width, equals: width)
    return label.frame.height
  }

  @Test func autoLayoutGivesWrappingLabelsRoomForTheirPadding() {
    let inner = height(of: label(UILabel(), lines: 0), width: 120)
    expect(inner, isAbove: 30)
    expect(height(of: label(ByRect(), lines: 0), width: 150), equals: inner + CGFloat(10))
    expect(height(of: label(BySize(), lines: 0), width: 120), equals: inner + CGFloat(10))
    expect(height(of: label(Plain(), lines: 0), width: 120), equals: inner)
  }

  @Test func aTextViewsOverriddenIntrinsicSizeCountsInAutoLayout() {
    final class AtLeast: UITextView {
      override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        size.height = max(size.height, 90)
        return size
      }
    }
    let view = AtLeast()
    view.isScrollEnabled = false
    view.text = "one"
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 500))
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()
    expect(view.frame.height, equals: CGFloat(90))
  }
}
