import Expectations
import Foundation
import Testing
import UIKit

/// Text views whose text is secret.
@MainActor struct SecureTextViewTests {
  @Test(arguments: [false, true]) func aSecureTextIsNeitherLearnedNorCopied(isSecure: Bool) {
    let fixture = TextViewFixture()
    fixture.view.isSecureTextEntry = isSecure
    fixture.focus()
    fixture.headless.type("pass")
    expect(fixture.view.text, equals: "pass")
    fixture.headless.press("a", modifiers: .control)
    fixture.headless.press("c", modifiers: .control)
    expect(fixture.headless.host.pasteboard.hasStrings, equals: !isSecure)
    expect(fixture.headless.host.textInputState?.isSecure, equals: isSecure)
  }
}
