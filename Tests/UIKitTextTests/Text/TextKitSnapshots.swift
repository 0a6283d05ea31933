import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of text controls in common configurations.
@MainActor @Suite struct TextKitSnapshots {
  /// Draws rounded boxes behind tokens.
  private nonisolated final class TokenLayoutManager: NSLayoutManager {
    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>,
      count rectCount: Int,
      forCharacterRange charRange: NSRange,
      color: UIColor
    ) {
      color.setFill()
      for index in 0..<rectCount {
        UIBezierPath(roundedRect: rectArray[index].insetBy(dx: -3, dy: 0), cornerRadius: 6).fill()
      }
    }
  }

  /// Draws the paragraph numbers.
  private nonisolated final class NumberLayoutManager: NSLayoutManager {
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
      guard let text = textStorage?.string as NSString? else { return }
      func draw(_ number: Int, _ rect: CGRect) {
        let label = NSAttributedString(
          string: "\(number)",
          attributes: [
            .font: UIFont.systemFont(ofSize: 11),
            .foregroundColor: UIColor.secondaryLabel,
          ]
        )
        let size = label.size()
        let y = origin.y + rect.minY + (rect.height - size.height) / 2
        label.draw(at: CGPoint(x: origin.x - size.width - 6, y: y))
      }
      enumerateLineFragments(forGlyphRange: glyphsToShow) { rect, _, _, glyphs, _ in
        let characters = self.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil)
        let paragraph = text.paragraphRange(for: characters)
        guard characters.location == paragraph.location else { return }
        let before = text.substring(to: paragraph.location)
        draw(before.filter { $0 == "\n" }.count + 1, rect)
      }
      if extraLineFragmentRect.height > 0 {
        draw(text.components(separatedBy: "\n").count, extraLineFragmentRect)
      }
    }
  }

  private func check(
    _ name: String,
    size: CGSize = CGSize(width: 320, height: 300),
    isRightToLeft: Bool = false,
    isDark: Bool = false,
    line: Int = #line,
    _ build: (UIWindow) -> Void
  ) {
    let headless = HeadlessHost(
      size: size,
      traits: UITraitCollection { mutable in
        mutable.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        mutable.userInterfaceStyle = isDark ? .dark : .light
      }
    )
    let window = headless.makeWindow()
    headless.run {
      window.backgroundColor = .systemBackground
      build(window)
    }
    headless.settle()
    expectLook(window, on: headless, name, line: line)
  }

  private func makeView(
    _ window: UIWindow,
    _ text: NSAttributedString,
    _ manager: NSLayoutManager = NSLayoutManager(),
    container: NSTextContainer = NSTextContainer()
  ) -> UITextView {
    let storage = NSTextStorage(attributedString: text)
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: window.bounds, textContainer: container)
    view.backgroundColor = .systemBackground
    window.addSubview(view)
    return view
  }

  private func text(_ string: String, _ size: CGFloat = 16) -> NSAttributedString {
    NSAttributedString(
      string: string,
      attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.label]
    )
  }

  @Test(arguments: ["english", "arabic", "chinese"]) func textAroundTwoImages(_ name: String) {
    let words =
      switch name {
      case "arabic": ExclusionPathTests.arabic
      case "chinese": ExclusionPathTests.chinese
      default: ExclusionPathTests.english
      }
    check("images-\(name)", isRightToLeft: name == "arabic") { window in
      let view = makeView(window, text(words, 15))
      let first = UIView(frame: CGRect(x: 110, y: 40, width: 100, height: 80))
      first.backgroundColor = .systemTeal
      let second = UIView(frame: CGRect(x: 20, y: 160, width: 90, height: 90))
      second.backgroundColor = .systemOrange
      second.layer.cornerRadius = 45
      for image in [first, second] { view.addSubview(image) }
      let inset = view.textContainerInset
      func path(_ rect: CGRect, _ radius: CGFloat) -> UIBezierPath {
        UIBezierPath(
          roundedRect: rect.offsetBy(dx: -inset.left, dy: -inset.top).insetBy(dx: -2, dy: -2),
          cornerRadius: radius
        )
      }
      view.textContainer.exclusionPaths = [path(first.frame, 4), path(second.frame, 47)]
    }
  }

  @Test func selectionBesideAnImage() {
    check("images-selection") { window in
      let view = makeView(window, text(ExclusionPathTests.english, 15))
      view.textContainer.exclusionPaths = [
        UIBezierPath(rect: CGRect(x: 110, y: 32, width: 100, height: 80))
      ]
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 20, length: 180)
    }
  }

  @Test(arguments: [false, true]) func tokens(_ isDark: Bool) {
    check(
      isDark ? "tokens-dark" : "tokens",
      size: CGSize(width: 320, height: 110),
      isDark: isDark
    ) { window in
      let words = NSMutableAttributedString(
        attributedString: text("Ask @someone about the #release of the day and about #another one.")
      )
      for word in ["@someone", "#release of the day", "#another"] {
        words.addAttributes(
          [.backgroundColor: UIColor.systemBlue, .foregroundColor: UIColor.white],
          range: (words.string as NSString).range(of: word)
        )
      }
      _ = makeView(window, words, TokenLayoutManager())
    }
  }

  @Test func lineNumbers() {
    check("line-numbers", size: CGSize(width: 320, height: 170)) { window in
      let code = "func main() {\n  let words = \"a line that is too long for the view\"\n\n}\n"
      let view = makeView(
        window,
        NSAttributedString(
          string: code,
          attributes: [
            .font: UIFont.systemFont(ofSize: 13),
            .foregroundColor: UIColor.label,
          ]
        ),
        NumberLayoutManager()
      )
      view.textContainerInset = UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 8)
    }
  }

  @Test func roundPage() {
    check("round", size: CGSize(width: 300, height: 300)) { window in
      let container = ExclusionPathTests.RoundContainer()
      let style = NSMutableParagraphStyle()
      style.alignment = .justified
      let words = NSMutableAttributedString(attributedString: text(ExclusionPathTests.english, 14))
      words.addAttribute(
        .paragraphStyle,
        value: style,
        range: NSRange(location: 0, length: words.length)
      )
      let view = makeView(window, words, container: container)
      view.textContainerInset = .zero
      view.isScrollEnabled = false
      container.heightTracksTextView = true
    }
  }

  @Test func lines() {
    check("lines", size: CGSize(width: 320, height: 90)) { window in
      let words = NSMutableAttributedString(
        attributedString: text("Plain, underlined, struck and dotted words.")
      )
      let string = words.string as NSString
      words.addAttributes(
        [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.systemRed],
        range: string.range(of: "underlined")
      )
      words.addAttribute(
        .strikethroughStyle,
        value: NSUnderlineStyle.double.rawValue,
        range: string.range(of: "struck and")
      )
      words.addAttribute(
        .underlineStyle,
        value: NSUnderlineStyle([.thick, .patternDot, .byWord]).rawValue,
        range: string.range(of: "dotted words")
      )
      _ = makeView(window, words, TokenLayoutManager())
    }
  }
}
