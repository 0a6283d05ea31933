import Expectations
import Foundation
import Testing
import TextEngine
import UIKit

@testable import UIKitCore

/// The measured layout is the drawn one: text is laid out once.
@MainActor
struct LabelReuseTests {
  private static let long =
    "Every number in this sentence was counted twice, and the second time it came out the same."

  private func drawnLayout(of label: UILabel) -> TextLayout? {
    label.drawnFit(in: label.bounds.size)?.layout
  }

  @Test func oneLineIsDrawnAsMeasured() throws {
    let label = UILabel()
    // A unique text: layouts are shared by all labels with the same text, on other threads, too.
    label.text = "Drawn as it was measured"
    label.sizeToFit()
    let measured = try require(label.fit(width: nil, maximumLines: 1)).layout
    expect(drawnLayout(of: label), isSameAs: measured)
    label.textAlignment = .center
    let centered = try require(label.fit(width: nil, maximumLines: 1)).layout
    label.bounds.size.width += 100
    expect(drawnLayout(of: label), isSameAs: centered)
  }

  @Test func wrappedLinesAreDrawnAsMeasured() throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Self.long
    let size = label.sizeThatFits(CGSize(width: 150, height: 0))
    let measured = try require(label.fit(width: 150, maximumLines: 0)).layout
    // As wide as the longest line: narrower than the width that it was wrapped in.
    label.bounds.size = size
    expect(drawnLayout(of: label), isSameAs: measured)
    label.bounds.size.width = 150
    expect(drawnLayout(of: label), isSameAs: measured)
    label.bounds.size.width = 100
    expect(drawnLayout(of: label) !== measured)
  }

  @Test func justifiedTextIsLaidOutForItsOwnWidth() throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.textAlignment = .justified
    label.text = Self.long
    let measured = try require(label.fit(width: 150, maximumLines: 0)).layout
    label.bounds.size = CGSize(width: 149, height: 500)
    expect(drawnLayout(of: label) !== measured)
  }

  @Test func unboundedCenteredLinesAreCenteredTogether() throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.textAlignment = .center
    label.text = "One\nA much longer line"
    label.sizeToFit()
    let lines = try require(drawnLayout(of: label)).lines
    try require(lines.count == 2)
    expect(abs(lines[0].rect.midX - lines[1].rect.midX), isBelow: 0.5)
    expect(lines[0].rect.width, isBelow: lines[1].rect.width)
  }

  @Test func tooSmallHeightsTruncateTheLastVisibleLine() throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Self.long
    let full = label.sizeThatFits(CGSize(width: 150, height: 0))
    label.bounds.size = CGSize(width: 150, height: full.height / 2)
    let drawn = try require(drawnLayout(of: label))
    expect(drawn.isTruncated)
    expect(drawn.size.height, isAtMost: full.height / 2 + 0.5)
  }
}
