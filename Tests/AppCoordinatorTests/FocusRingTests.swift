import Expectations
import Foundation
import ListModel
import MomentsContracts
import ScreenTesting
import Testing
import UIKit

/// The ring around what has the focus of the keyboard: it is where the view is, and cuts no text.
@Suite struct FocusRingTests {
  private func focused(_ app: DemoApp) -> UIView? {
    UIFocusSystem(for: app.screen.window)?.focusedItem as? UIView
  }

  private func ring(in layer: CALayer) -> CALayer? {
    if layer.name == "focus ring" { return layer }
    return layer.sublayers?.lazy.compactMap(ring).first
  }

  private func list(of view: UIView) -> UIScrollView? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// The four sides of a ring, which are lines of two points.
  private func sides(of ring: CGRect) -> [CGRect] {
    let width: CGFloat = 2
    return [
      CGRect(x: ring.minX, y: ring.minY, width: ring.width, height: width),
      CGRect(x: ring.minX, y: ring.maxY - width, width: ring.width, height: width),
      CGRect(x: ring.minX, y: ring.minY, width: width, height: ring.height),
      CGRect(x: ring.maxX - width, y: ring.minY, width: width, height: ring.height),
    ]
  }

  /// A narrower window has higher rows.
  @Test(arguments: [320.0, 440])
  func theRingIsAroundItsRowAfterAResize(width: CGFloat) async throws {
    let app = await DemoApp()
    for _ in 0..<2 { await app.screen.press("j") }
    await app.screen.settle()
    let before = try require(focused(app)).frame
    app.screen.change { $0.size.width = width }
    await app.screen.settle()
    let row = try require(focused(app) as? UITableViewCell)
    expect(row.frame.size != before.size)
    let list = try require(list(of: row))
    expect(
      ring(in: app.screen.window.layer)?.frame,
      equals: row.convert(row.bounds.insetBy(dx: 4, dy: -2), to: list)
    )
  }

  /// The buttons are directly below the date, and as high as a finger needs.
  @Test(arguments: ["thread.like", "thread.boost"])
  func theRingOfAButtonCutsNotThroughTheDate(identifier: String) async throws {
    let app = await DemoApp(first: .moment("moment-1"))
    for _ in 0..<16 where focused(app)?.accessibilityIdentifier != identifier {
      await app.screen.press(.keyboardTab)
    }
    await app.screen.settle()
    let button = try require(focused(app))
    expect(button.accessibilityIdentifier, equals: identifier)
    let list = try require(list(of: button))
    let ring = try require(ring(in: app.screen.window.layer))
    expect(ring.superlayer, isSameAs: list.layer)
    let label = try require(try app.screen.view("thread.detail") as? UILabel)
    let text = label.convert(
      label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0),
      to: list
    )
    expect(
      !sides(of: ring.frame).contains { $0.intersects(text.insetBy(dx: 0.5, dy: 0.5)) },
      "\(ring.frame) \(text)"
    )
  }
}
