import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct LabelTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 400), scale: 2)
  private let window: UIWindow

  private static let long =
    "Every number in this sentence was counted twice, and the second time it came out the same."

  init() {
    window = host.makeWindow()
  }

  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    window.addSubview(label)
    return label
  }

  /// The columns of the screen, in pixels, that text is drawn in.
  private func inkColumns(_ rect: CGRect) throws -> ClosedRange<Int> {
    window.backgroundColor = .white
    host.settle()
    let image = try require(host.snapshot())
    var (first, last) = (Int.max, Int.min)
    for y in Int(rect.minY * 2)..<Int(rect.maxY * 2) {
      for x in Int(rect.minX * 2)..<Int(rect.maxX * 2)
      where image.pixel(x: x, y: y) & 0xFF < 0x80 {
        (first, last) = (min(first, x), max(last, x))
      }
    }
    try require(first <= last)
    return first...last
  }

  /// The number of dark pixels in a rectangle.
  private func ink(in rect: CGRect) throws -> Int {
    window.backgroundColor = .white
    host.settle()
    let image = try require(host.snapshot())
    var count = 0
    for y in Int(rect.minY * 2)..<Int(rect.maxY * 2) {
      for x in Int(rect.minX * 2)..<Int(rect.maxX * 2)
      where image.pixel(x: x, y: y) & 0xFF < 0x80 { count += 1 }
    }
    return count
  }

  @Test("marks beyond the line are not clipped, and belong to their letters")
  func marksBeyondTheLine() throws {
    let label = label("\u{0630}\u{0651}\u{064E}\u{064A}")
    label.font = .systemFont(ofSize: 40)
    label.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: label.intrinsicContentSize)
    let frame = label.frame
    let below = CGRect(x: frame.minX, y: frame.maxY + 1, width: frame.width, height: 20)
    let above = CGRect(x: frame.minX, y: frame.minY - 21, width: frame.width, height: 20)
    try expect(ink(in: below), isAbove: 20)
    try expect(ink(in: above), isAbove: 20)
    label.clipsToBounds = true
    try expect(ink(in: below), equals: 0)
    label.clipsToBounds = false
    try expect(ink(in: below), isAbove: 20)
    label.frame.origin.y += 60
    try expect(ink(in: above), equals: 0)
    label.text = "fg"
    try expect(ink(in: below.offsetBy(dx: 0, dy: 60)), equals: 0)
  }

  @Test func aNameWithManyMarksStaysNearItsLine() throws {
    let label = label("a" + String(repeating: "\u{0301}", count: 40))
    label.font = .systemFont(ofSize: 40)
    label.frame = CGRect(origin: CGPoint(x: 100, y: 300), size: label.intrinsicContentSize)
    let frame = label.frame
    let far = CGRect(x: 0, y: 0, width: 400, height: frame.minY - frame.height / 2 - 1)
    try expect(ink(in: far), equals: 0)
  }

  @Test(arguments: [1, 2, 3])
  func intrinsicSizeIsRoundedUpToPixels(scale: CGFloat) {
    let host = HeadlessHost(size: CGSize(width: 200, height: 200), scale: scale)
    let label = UILabel()
    label.text = "Hello"
    host.makeWindow().addSubview(label)
    let size = label.intrinsicContentSize
    let height = label.font.lineHeight
    expect((size.width * scale).rounded() == size.width * scale || scale == 3)
    expect(abs((size.width * scale).rounded() - size.width * scale), isBelow: 1e-6)
    expect(size.height, isAtLeast: height - 0.01)
    expect(size.height, isBelow: height + 1 / scale + 0.01)
  }

  @Test func labelWithoutTextHasNoSize() {
    expect(label(nil).intrinsicContentSize, equals: .zero)
    expect(label("").intrinsicContentSize, equals: .zero)
  }

  @Test func linesAddUp() {
    let one = label("One", lines: 0)
    let three = label("One\nTwo\nThree", lines: 0)
    let two = label("One\nTwo\nThree", lines: 2)
    let height = one.intrinsicContentSize.height
    expect(abs(three.intrinsicContentSize.height - 3 * height), isAtMost: 1.5)
    expect(abs(two.intrinsicContentSize.height - 2 * height), isAtMost: 1)
  }

  @Test func textWrapsInItsWidth() {
    let text = label(Self.long, lines: 0)
    let wide = text.sizeThatFits(CGSize(width: 1000, height: 1000))
    let narrow = text.sizeThatFits(CGSize(width: 120, height: 1000))
    expect(narrow.width, isAtMost: 120)
    expect(narrow.height, isAbove: 3 * wide.height)
    text.preferredMaxLayoutWidth = 120
    expect(text.intrinsicContentSize, equals: narrow)
    text.numberOfLines = 1
    expect(text.intrinsicContentSize.width, isAbove: 120)
  }

  @Test func heightLimitsTheLines() {
    let text = label(Self.long, lines: 0)
    let full = text.sizeThatFits(CGSize(width: 120, height: 0))
    let rect = text.textRect(
      forBounds: CGRect(x: 0, y: 0, width: 120, height: full.height / 2),
      limitedToNumberOfLines: 0
    )
    expect(rect.height, isAtMost: full.height / 2)
    expect(rect.height, isAbove: 0)
    let twoLines = text.textRect(
      forBounds: CGRect(x: 0, y: 0, width: 120, height: 1000),
      limitedToNumberOfLines: 2
    )
    expect(twoLines.height, isBelow: full.height / 2)
  }

  @Test func naturalTextFollowsTheDirectionOfTheInterface() throws {
    let text = label("Hello")
    text.frame = CGRect(x: 100, y: 100, width: 200, height: 40)
    let leading = try inkColumns(text.frame)
    expect(leading.lowerBound, isBelow: 220)
    text.semanticContentAttribute = .forceRightToLeft
    let trailing = try inkColumns(text.frame)
    expect(trailing.upperBound, isAbove: 580)
    text.textAlignment = .left
    try expect(inkColumns(text.frame).lowerBound, equals: leading.lowerBound)
  }

  @Test func centeredTextIsInTheMiddle() throws {
    let text = label("Hello")
    text.textAlignment = .center
    text.frame = CGRect(x: 100, y: 100, width: 200, height: 40)
    let columns = try inkColumns(text.frame)
    expect(abs(columns.lowerBound + columns.upperBound - 800), isAtMost: 6)
  }

  @Test func longTextIsTruncatedAtTheEdge() throws {
    let text = label(Self.long)
    text.frame = CGRect(x: 100, y: 100, width: 80, height: 30)
    let columns = try inkColumns(CGRect(x: 0, y: 100, width: 400, height: 30))
    expect(columns.lowerBound, isAtLeast: 200)
    expect(columns.upperBound, isAtMost: 360)
  }

  @Test func settingTheSameTextAgainDrawsNothing() {
    let text = label("Hello")
    text.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    host.settle()
    text.text = "Hello"
    text.font = .systemFont(ofSize: 17)
    text.textColor = .label
    text.numberOfLines = 1
    expect(!host.host.needsFrame)
    text.text = "Bye"
    expect(host.host.needsFrame)
  }

  @Test func fontAdjustsToTheTextSizeIfSet() {
    let text = label("Hello")
    text.font = .preferredFont(
      forTextStyle: .body,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
    )
    let fixed = label("Hello")
    fixed.font = text.font
    text.adjustsFontForContentSizeCategory = true
    host.frame()
    host.host.updateTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    host.frame()
    expect(text.font.pointSize, equals: 33)
    expect(fixed.font.pointSize, equals: 17)
  }

  @Test func colorFollowsLightAndDark() throws {
    let text = label("Hello")
    text.frame = CGRect(x: 100, y: 100, width: 200, height: 40)
    window.backgroundColor = .systemBackground
    host.settle()
    let light = try require(host.snapshot())
    host.host.updateTraits { $0.userInterfaceStyle = .dark }
    host.settle()
    let dark = try require(host.snapshot())
    expect(light.pixel(x: 10, y: 10) & 0xFF, equals: 0xFF)
    expect(dark.pixel(x: 10, y: 10) & 0xFF, equals: 0)
    let bright = (200..<600).contains { dark.pixel(x: $0, y: 240) & 0xFF > 0x80 }
    expect(bright)
  }

  @Test func attributedTextUsesTheLabelsAttributesAsDefaults() {
    let text = label(nil)
    let big = NSAttributedString(
      string: "Hello",
      attributes: [.font: UIFont.systemFont(ofSize: 40)]
    )
    text.attributedText = big
    expect(text.text, equals: "Hello")
    expect(text.intrinsicContentSize.height, isAbove: 40)
    text.attributedText = NSAttributedString(string: "Hello")
    expect(text.intrinsicContentSize.height, isBelow: 30)
    text.text = "Plain"
    expect(text.attributedText?.string, equals: "Plain")
  }

  @Test func textShrinksToFitIfEnabled() throws {
    let text = label("A line that is much too long")
    text.adjustsFontSizeToFitWidth = true
    text.frame = CGRect(x: 100, y: 100, width: 60, height: 30)
    let columns = try inkColumns(CGRect(x: 0, y: 100, width: 400, height: 30))
    expect(columns.upperBound, isAtMost: 320)
    expect(columns.upperBound, isAtLeast: 290)
  }

  @Test func labelIsReadWithItsText() {
    let text = label("Hello")
    expect(text.isAccessibilityElement)
    expect(text.accessibilityLabel, equals: "Hello")
    expect(text.accessibilityTraits.contains(.staticText))
    text.accessibilityLabel = "Greeting"
    expect(text.accessibilityLabel, equals: "Greeting")
  }

  @Test("a clipping label wraps by words unless it has one line")
  func clipping() {
    let (clipped, wrapped) = (label(Self.long, lines: 0), label(Self.long, lines: 0))
    clipped.lineBreakMode = .byClipping
    wrapped.lineBreakMode = .byWordWrapping
    let bounds = CGSize(width: 120, height: 1000)
    expect(clipped.sizeThatFits(bounds), equals: wrapped.sizeThatFits(bounds))
    clipped.numberOfLines = 1
    expect(clipped.sizeThatFits(bounds).height, isBelow: 30)
  }
}
