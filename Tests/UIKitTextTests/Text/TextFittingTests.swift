import CoreGraphics
import Expectations
import Foundation
import Testing
import UIKit

/// Text that becomes smaller or narrower to fit.
@MainActor @Suite struct TextFittingTests {
  private func label(_ text: String, width: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 40))
    label.text = text
    return label
  }

  /// The rows and columns that have letters.
  private func ink(_ label: UILabel) throws -> CGRect {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let drawn = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { _ in
      label.drawText(in: label.bounds)
    }
    let image = try require(drawn.cgImage)
    var ink = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where image.pixel(x: x, y: y) >> 24 > 100 {
        ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return ink
  }

  @Test func shrunkTextKeepsItsBaseline() throws {
    let text = "HHHHHHHHHHHHHHHHHHHH"
    let full = label(text, width: 400)
    let baseline = try ink(full).maxY
    let small = label(text, width: 120)
    small.adjustsFontSizeToFitWidth = true
    expect(small.baselineAdjustment, equals: .alignBaselines)
    try expect(abs(ink(small).maxY - baseline), isAtMost: 1)
    small.baselineAdjustment = .alignCenters
    try expect(ink(small).maxY, isBelow: baseline - 2)
    let centered = try ink(small)
    small.baselineAdjustment = .none
    try expect(ink(small).minY, isBelow: centered.minY)
  }

  @Test func tighteningPrecedesTruncation() throws {
    let text = "Ten thousand reasons to stay"
    let natural = label(text, width: 10).intrinsicContentSize.width
    let tight = label(text, width: natural * 0.97)
    let cut = try ink(tight)
    tight.allowsDefaultTighteningForTruncation = true
    let narrowed = try ink(tight)
    expect(narrowed.maxX <= natural * 0.97 * 2 && narrowed.maxX > cut.maxX - 4)
    // Much too long a line is truncated as before.
    let short = label(text, width: natural * 0.7)
    let truncated = try ink(short)
    short.allowsDefaultTighteningForTruncation = true
    try expect(ink(short), equals: truncated)
  }

  @Test func drawingContextsShrinkTextAndReportTheScale() {
    let text = NSAttributedString(
      string: "A long line of words that has to fit",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    let room = CGSize(width: 150, height: 30)
    let context = NSStringDrawingContext()
    let options: NSStringDrawingOptions = .usesLineFragmentOrigin
    let natural = text.boundingRect(with: room, options: options, context: context)
    expect(natural.height > 30 && context.actualScaleFactor == 1)
    context.minimumScaleFactor = 0.3
    let small = text.boundingRect(with: room, options: options, context: context)
    expect(small.height <= 30.01 && small.width <= 150.01)
    expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.3)
    expect(context.totalBounds, equals: small)
    context.minimumScaleFactor = 0.9
    _ = text.boundingRect(with: room, options: options, context: context)
    expect(context.actualScaleFactor, equals: 0.9)
  }
}
