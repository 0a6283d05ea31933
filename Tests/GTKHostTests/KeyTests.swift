import Expectations
import Testing
import UIKit

@testable import GTKHost

@Suite struct KeyTests {
  @Test(arguments: [
    (0x61 as UInt32, UIKeyboardHIDUsage.keyboardA), (0x5A, .keyboardZ),
    (0xFF0D, .keyboardReturnOrEnter),
    (0xFF56, .keyboardPageDown), (0xFF57, .keyboardEnd), (0xFF50, .keyboardHome),
    (0x20, .keyboardSpacebar), (0xFF52, .keyboardUpArrow), (0xFF9B, .keyboardPageDown),
    (0xFFFF, .keyboardDeleteForward), (0x1234, .keyboardErrorUndefined),
  ])
  func desktopKeysAreMappedToUIKitKeys(_ keyval: UInt32, _ expected: UIKeyboardHIDUsage) {
    expect(UIKeyboardHIDUsage(gdk: keyval), equals: expected)
  }

  @Test func modifiersAreTranslated() {
    expect(UIKeyModifierFlags(gdk: 1 | 4), equals: [.shift, .control])
    expect(UIKeyModifierFlags(gdk: 8), equals: .alternate)
    expect(UIKeyModifierFlags(gdk: 1 << 26), equals: .command)
  }
}
