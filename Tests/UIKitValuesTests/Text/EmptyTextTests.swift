import Expectations
import Foundation
import Testing
import UIKitValues

/// Text that is made empty and then filled.
@Suite struct EmptyTextTests {
  @Test func textIsMadeWithoutArguments() {
    expect(NSAttributedString().length, equals: 0)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a", attributes: [.kern: 2]))
    expect(text.string, equals: "a")
    let other: NSMutableAttributedString = .init()
    expect(other, equals: NSMutableAttributedString(string: ""))
  }

  @Test func textStorageIsMadeWithoutArguments() {
    expect(NSTextStorage().length, equals: 0)
  }
}
