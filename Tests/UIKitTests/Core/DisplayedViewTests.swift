import Expectations
import Foundation
import Testing
import UIKit

/// Views that set the contents of their layer when it is displayed.
@MainActor struct DisplayedViewTests {
  /// Shows an image instead of drawing, as players of animated images do.
  private final class Player: UIImageView {
    let frameImage = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    var displayed: [ObjectIdentifier] = []

    override func display(_ layer: CALayer) {
      displayed.append(ObjectIdentifier(layer))
      layer.contents = frameImage.cgImage
    }
  }

  /// Draws, and counts how often.
  private final class Drawing: UIView {
    var count = 0
    override func display(_ layer: CALayer) {
      count += 1
      super.display(layer)
    }

    override func draw(_ rect: CGRect) {
      UIColor.blue.setFill()
      UIRectFill(rect)
    }
  }

  @Test func aSubclassSetsTheContentsWhenItsLayerIsDisplayed() {
    let host = HeadlessHost(size: CGSize(width: 20, height: 20), scale: 1)
    let window = host.makeWindow()
    let view = Player(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    host.frame()
    view.displayed = []
    host.run { view.layer.setNeedsDisplay() }
    host.frame()
    expect(view.displayed, equals: [ObjectIdentifier(view.layer)])
    expect(view.layer.contents != nil)
  }

  @Test func otherwiseTheViewDraws() {
    let host = HeadlessHost(size: CGSize(width: 20, height: 20), scale: 1)
    let window = host.makeWindow()
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    host.frame()
    expect(view.count, equals: 1)
    host.run { view.setNeedsDisplay() }
    host.frame()
    expect(view.count, equals: 2)
  }
}
