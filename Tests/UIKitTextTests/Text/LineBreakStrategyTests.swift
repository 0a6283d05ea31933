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

  // MARK: The last word

  /// The lines of a label in a width that holds all but the last word of a text.
  private func lines(
    _ text: String,
    _ strategy: NSParagraphStyle.LineBreakStrategy,
    shownBefore last: String = "linking"
  ) -> [String] {
    let start = NSAttributedString(
      string: text.replacingOccurrences(of: last, with: ""),
      attributes: [.font: font]
    )
    return lines(text, strategy, width: start.size().width + 10)
  }

  private func lines(
    _ text: String,
    _ strategy: NSParagraphStyle.LineBreakStrategy,
    width: CGFloat
  ) -> [String] {
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = strategy
    let storage = NSTextStorage(
      string: text,
      attributes: [.font: font, .paragraphStyle: style]
    )
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1000))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    var lines: [String] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      _,
      _,
      _,
      range,
      _ in
      lines.append(String(text.utf16.dropFirst(range.location).prefix(range.length)) ?? "")
    }
    return lines
  }

  @Test func pushOutMovesAWordToTheLastLine() {
    let text = "Testing variously linking"
    expect(lines(text, []), equals: ["Testing variously ", "linking"])
    expect(lines(text, .pushOut), equals: ["Testing ", "variously linking"])
  }

  @Test func aLastLineOfTwoWordsStays() {
    let text = "Testing various and other linking too"
    let both = ["Testing various and other ", "linking too"]
    expect(lines(text, .pushOut, shownBefore: "linking too"), equals: both)
    expect(lines(text, [], shownBefore: "linking too"), equals: both)
  }

  @Test func wordsThatDoNotFitInOneLineAreNotMoved() {
    let text = "a extraordinarily incomprehensible"
    let last = "incomprehensible"
    let kept = ["a extraordinarily ", "incomprehensible"]
    expect(lines(text, .pushOut, shownBefore: last), equals: kept)
  }

  @Test func eachParagraphHasALastLine() {
    let text = "Testing variously linking"
    let start = NSAttributedString(string: "Testing variously ", attributes: [.font: font])
    expect(
      lines(text + "\n" + text, .pushOut, width: start.size().width + 10),
      equals: ["Testing ", "variously linking\n", "Testing ", "variously linking"]
    )
  }

  @Test func labelsLeaveNoSingleWordForTheLastLine() {
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = "Testing variously linking"
    let start = NSAttributedString(string: "Testing variously", attributes: [.font: font]).size()
    let space = CGSize(width: start.width + 10, height: 1000)
    let pushed = NSAttributedString(string: "variously linking", attributes: [.font: font]).size()
    expect(abs(label.sizeThatFits(space).width - pushed.width), isAtMost: 1)
    let height = label.sizeThatFits(space).height
    label.lineBreakStrategy = []
    expect(abs(label.sizeThatFits(space).width - start.width), isAtMost: 1)
    expect(label.sizeThatFits(space).height, equals: height)
  }

  @Test func aParagraphStyleOfALabelHasItsOwnStrategy() {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "Testing variously linking",
      attributes: [.font: font, .paragraphStyle: NSParagraphStyle.default]
    )
    let start = NSAttributedString(string: "Testing variously", attributes: [.font: font]).size()
    let space = CGSize(width: start.width + 10, height: 1000)
    expect(abs(label.sizeThatFits(space).width - start.width), isAtMost: 1)
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
