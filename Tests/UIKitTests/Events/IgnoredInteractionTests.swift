import Expectations
import Foundation
import Testing
import UIKit

/// Ignored interaction events.
@MainActor @Suite struct IgnoredInteractionTests {
  @Test func nothingIsPressedOrScrolledUntilTheLastEnd() {
    let headless = HeadlessHost(size: CGSize(width: 300, height: 300))
    let window = headless.makeWindow()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(button)
    headless.settle()
    let application = UIApplication.shared
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    expect(application.isIgnoringInteractionEvents)
    headless.tap(at: CGPoint(x: 50, y: 50))
    application.endIgnoringInteractionEvents()
    headless.tap(at: CGPoint(x: 50, y: 50))
    expect(taps, equals: 0)
    application.endIgnoringInteractionEvents()
    expect(!application.isIgnoringInteractionEvents)
    headless.tap(at: CGPoint(x: 50, y: 50))
    expect(taps, equals: 1)
  }

  @Test func aFingerThatIsDownGoesOn() {
    let headless = HeadlessHost(size: CGSize(width: 300, height: 300))
    let window = headless.makeWindow()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(button)
    headless.settle()
    headless.touch(.began, at: CGPoint(x: 50, y: 50))
    UIApplication.shared.beginIgnoringInteractionEvents()
    headless.touch(.ended, at: CGPoint(x: 50, y: 50))
    UIApplication.shared.endIgnoringInteractionEvents()
    expect(taps, equals: 1)
  }
}
