import CoreGraphics
import Expectations
import Foundation
import Testing
import UIKit

/// Where lines are broken that can be broken in different ways.
@MainActor
struct LineBreakStrategyTests {
  private let text = "안녕하세요 반갑습니다"
  private let font = UIFont.systemFont(ofSize: 20)

  /// The lengths of the lines with some strategies, in a width that holds a word and a half.
  private func lineLengths(_ strategy: NSParagraphStyle.LineBreakStrategy) -> [Int] {
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = strategy
    let values: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
    let start = NSAttributedString(string: "안녕하세요 반갑습", attributes: values)
    let storage = NSTextStorage(string: text, attributes: values)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: start.size().width + 2, height: 1000))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    var lengths: [Int] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      _,
      _,
      _,
      range,
      _ in
      lengths.append(range.length)
    }
    return lengths
  }

  @Test func aKoreanWordIsBrokenWhereTheLineEnds() {
    expect(lineLengths([]), equals: [9, 2])
    expect(lineLengths(.pushOut), equals: [9, 2])
  }

  @Test func hangulWordPriorityKeepsKoreanWordsTogether() {
    expect(lineLengths(.hangulWordPriority), equals: [6, 5])
    expect(lineLengths(.standard), equals: [6, 5])
  }

  @Test func labelsKeepKoreanWordsTogether() {
    let word = NSAttributedString(string: "안녕하세요", attributes: [.font: font]).size().width
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = text
    let space = CGSize(width: word * 1.5, height: 1000)
    expect(label.lineBreakStrategy, equals: .standard)
    let kept = label.sizeThatFits(space).width
    label.lineBreakStrategy = []
    expect(label.sizeThatFits(space).width, isAbove: kept + 10)
  }

  @Test func aKoreanWordThatIsLongerThanTheLineIsBroken() {
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = "안녕하세요반갑습니다"
    let size = label.sizeThatFits(CGSize(width: 80, height: 1000))
    expect(size.height, isAbove: 2 * font.lineHeight)
  }

  @Test func paragraphStylesHaveNoStrategyUntilOneIsSet() {
    expect(NSParagraphStyle.default.lineBreakStrategy, equals: [])
    expect(NSParagraphStyle.default.usesDefaultHyphenation, equals: false)
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    style.usesDefaultHyphenation = true
    let copy = style.copy() as? NSParagraphStyle
    expect(copy?.lineBreakStrategy, equals: [.pushOut, .hangulWordPriority])
    expect(copy?.usesDefaultHyphenation, equals: true)
    expect(NSParagraphStyle.LineBreakStrategy.standard.contains(.hangulWordPriority))
  }
}
