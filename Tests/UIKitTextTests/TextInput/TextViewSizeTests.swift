import Expectations
import Foundation
import Testing
import UIKit

/// The fitting size of a text view.
@MainActor
struct TextViewSizeTests {
  private static let long = "Every number in this sentence was counted twice and came out the same."

  private func textView(_ text: String, scale: CGFloat) -> UITextView {
    let host = HeadlessHost(size: CGSize(width: 400, height: 400), scale: scale)
    let window = host.makeWindow()
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = text
    window.addSubview(view)
    return view
  }

  @Test("sizes are whole pixels, not whole points", arguments: [1, 2, 3] as [CGFloat])
  func pixels(_ scale: CGFloat) {
    var hasFraction = false
    for text in ["Hello", "Hello, you", "W", Self.long] {
      let view = textView(text, scale: scale)
      for bound in [CGSize.zero, CGSize(width: 200, height: 1000)] {
        let size = view.sizeThatFits(bound)
        for length in [size.width, size.height] {
          let pixels = length * scale
          expect(abs(pixels - pixels.rounded()), isBelow: 0.0001)
          if length != length.rounded() { hasFraction = true }
        }
      }
    }
    expect(hasFraction, equals: (scale > 1))
  }

  @Test("the size for a width is that of the lines")
  func usedWidth() {
    let short = textView("Hi", scale: 2)
    let natural = short.sizeThatFits(.zero)
    expect(short.sizeThatFits(CGSize(width: 300, height: 1000)), equals: natural)
    let long = textView(Self.long, scale: 2)
    let size = long.sizeThatFits(CGSize(width: 200, height: 1000))
    expect(size.width, isAtMost: 200)
    expect(size.width, isAbove: 100)
    expect(size.height, isAbove: natural.height)
  }

  @Test func theContentSizeIsCurrentWithoutALayoutPass() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    view.font = .systemFont(ofSize: 17)
    view.text = Self.long
    let long = view.contentSize
    expect(long.width, equals: 200)
    expect(long.height, isAbove: 40)
    view.text = "Hi"
    expect(view.contentSize.height, isBelow: long.height)
    view.text = Self.long
    view.textContainerInset = .zero
    expect(view.contentSize.height, equals: long.height - 16)
  }

  @Test func scrollingToARangeEndsAtItsLines() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = Array(repeating: "owl", count: 40).joined(separator: "\n")
    let length = (view.text as NSString).length
    view.scrollRangeToVisible(NSRange(location: length - 1, length: 1))
    let last = view.caretRect(for: view.endOfDocument)
    expect(abs(view.contentOffset.y + 100 - last.maxY), isAtMost: 0.5)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    expect(view.contentOffset.y, equals: 8)
  }
}
