import Expectations
import Foundation
import Testing
import UIKit

/// Shakes of the device, and the numbers of keys.
@MainActor @Suite struct MotionTests {
  private final class Shaken: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.append("began \(motion == .motionShake) \(event?.type == .motion)")
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.append("ended \(event?.subtype == .motionShake)")
    }

    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  @Test func shakesGoUpTheResponderChain() {
    let headless = HeadlessHost(size: CGSize(width: 100, height: 100))
    let window = headless.makeWindow()
    let outer = Shaken(frame: window.bounds)
    let field = UITextField(frame: window.bounds)
    headless.run {
      outer.addSubview(field)
      window.addSubview(outer)
    }
    headless.host.sendShake()
    headless.frame()
    expect(outer.log, satisfies: \.isEmpty)
    headless.run { _ = field.becomeFirstResponder() }
    headless.host.sendShake()
    headless.frame()
    headless.host.sendShake(isCancelled: true)
    headless.frame()
    expect(outer.log, equals: ["began true true", "ended true", "began true true", "cancelled"])
  }

  @Test func keysHaveTheHIDUsageNumbers() {
    expect(UIKeyboardHIDUsage.keyboard1.rawValue, equals: 30)
    expect(UIKeyboardHIDUsage.keyboard0.rawValue, equals: 39)
    expect(UIKeyboardHIDUsage.keyboardSlash.rawValue, equals: 0x38)
    expect(UIKeyboardHIDUsage.keyboardF24.rawValue, equals: 0x73)
    expect(UIKeyboardHIDUsage.keypadPeriod.rawValue, equals: 0x63)
    expect(UIKeyboardHIDUsage.keyboardLeftControl.rawValue, equals: 0xE0)
    expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue, equals: 0xE7)
    expect(UIKeyboardHIDUsage.keyboardHangul, equals: .keyboardLANG1)
    expectNil(UIKeyboardHIDUsage(rawValue: 0xA5))
  }

  @Test func keysAreFoundByTheirCharacters() {
    let keys: [(Character, UIKeyboardHIDUsage)] = [
      ("a", .keyboardA), ("Z", .keyboardZ), ("1", .keyboard1), ("!", .keyboard1),
      ("0", .keyboard0), (")", .keyboard0), (" ", .keyboardSpacebar), ("-", .keyboardHyphen),
      ("_", .keyboardHyphen), ("=", .keyboardEqualSign), ("+", .keyboardEqualSign),
      ("[", .keyboardOpenBracket), ("\\", .keyboardBackslash), ("|", .keyboardBackslash),
      (";", .keyboardSemicolon), ("\"", .keyboardQuote), ("`", .keyboardGraveAccentAndTilde),
      ("<", .keyboardComma), (".", .keyboardPeriod), ("?", .keyboardSlash),
    ]
    for (character, key) in keys {
      expect(UIKeyboardHIDUsage(typing: character), equals: key, "\(character)")
    }
    expectNil(UIKeyboardHIDUsage(typing: "é"))
    expectNil(UIKeyboardHIDUsage(typing: "\t"))
  }
}
