public import CoreGraphics
import UIKit

extension Screen {
  /// Turns a wheel by clicks over a point, and waits until the scrolling has ended.
  ///
  /// - Parameters:
  ///   - clicks: The number of clicks; positive towards the reader, which scrolls down.
  ///   - point: The location of the pointer.
  ///   - zooms: Whether Control is pressed.
  public func turnWheel(by clicks: Int, at point: CGPoint, zooms: Bool = false) async {
    for _ in 0..<abs(clicks) {
      let direction: CGFloat = clicks < 0 ? -1 : 1
      if zooms {
        host.host.sendZoom(direction < 0 ? 1.2 : 1 / 1.2, phase: .wheel, location: point)
      } else {
        host.host.sendScroll(
          delta: CGVector(dx: 0, dy: direction * 80),
          phase: .wheel,
          location: point
        )
      }
      await advance(by: 0.1)
    }
    await advance(by: 1)
  }
}
