import CoreGraphics
import Expectations
import Foundation
import Testing
import UIKitValues

/// The outlines of glyphs, as opposed to their lines.
@Suite struct DeviceMetricsTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func bounds(_ text: String, _ options: NSStringDrawingOptions) -> CGRect {
    NSAttributedString(string: text, attributes: [.font: font])
      .boundingRect(with: CGSize(width: 300, height: 300), options: options, context: nil)
  }

  @Test func deviceMetricsAreThoseOfTheGlyphsAboveTheBaseline() {
    let dot = bounds(".", .usesDeviceMetrics)
    expect(dot.height > 0 && dot.height < 6)
    expect(dot.minY > -6 && dot.maxY < 1)
    expect(dot.width, isBelow: bounds(".", []).width)
    let capital = bounds("X", .usesDeviceMetrics)
    expect(abs(capital.height - font.capHeight), isBelow: 1)
    expect(abs(capital.minY + font.capHeight), isBelow: 1)
    expect(bounds("p", .usesDeviceMetrics).maxY, isAbove: 2)
  }

  @Test func deviceMetricsInALineFragmentAreInsideOfTheLine() {
    let line = bounds("X", .usesLineFragmentOrigin)
    let glyph = bounds("X", [.usesLineFragmentOrigin, .usesDeviceMetrics])
    expect(glyph.minY, isAbove: 0)
    expect(glyph.maxY, isBelow: line.height)
    let lines = bounds("X\nX", [.usesLineFragmentOrigin, .usesDeviceMetrics])
    expect(abs(lines.height - glyph.height - line.height), isBelow: 0.5)
    expect(bounds("  ", [.usesLineFragmentOrigin, .usesDeviceMetrics]).size, equals: .zero)
  }

  @Test(arguments: [nil, 8] as [CGFloat?])
  func glyphsThatAreHigherThanTheirLineAreDrawnOutsideOfIt(maximum: CGFloat?) {
    let style = NSMutableParagraphStyle()
    if let maximum { style.maximumLineHeight = maximum }
    let storage = NSTextStorage(
      string: "Xx",
      attributes: [.font: font, .paragraphStyle: style]
    )
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 200))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    expect(manager.drawsOutsideLineFragment(forGlyphAt: 0), equals: maximum != nil)
    expect(!manager.drawsOutsideLineFragment(forGlyphAt: 7))
  }

  @Test func leadingIsUsedByDefaultAndIsZero() {
    let manager = NSLayoutManager()
    let storage = NSTextStorage(string: "one\ntwo", attributes: [.font: font])
    let container = NSTextContainer(size: CGSize(width: 200, height: 200))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    expect(manager.usesFontLeading)
    let height = manager.usedRect(for: container).height
    manager.usesFontLeading = false
    manager.invalidateLayout(
      forCharacterRange: NSRange(location: 0, length: 7),
      actualCharacterRange: nil
    )
    expect(manager.usedRect(for: container).height, equals: height)
    expect(font.leading, equals: 0)
  }
}
