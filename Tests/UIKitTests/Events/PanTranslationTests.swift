import Expectations
import Foundation
import Testing
import UIKit

/// The translation of a pan recognizer set without touches.
@MainActor @Suite struct PanTranslationTests {
  @Test func aTranslationThatIsSetIsReadBack() {
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    pan.setTranslation(CGPoint(x: 12, y: -7), in: view)
    expect(pan.translation(in: view), equals: CGPoint(x: 12, y: -7))
    expect(pan.translation(in: nil), equals: CGPoint(x: 12, y: -7))
    pan.reset()
    expect(pan.translation(in: view), equals: .zero)
  }
}
