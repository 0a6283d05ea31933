public import CoreGraphics
import UIKit

extension Screen {
  /// Moves the pointer, with no button pressed, to a point of the window; `nil` moves it out of the
  /// window.
  public func movePointer(to point: CGPoint?) async {
    host.host.sendHover(at: point)
    // One frame delivers it, the next shows the result.
    await advance(by: 2.0 / 60)
  }

  /// Moves the pointer over the center of a view.
  ///
  /// - Throws: ``ScreenTestingError/noView(identifier:known:)``.
  public func movePointer(over identifier: String) async throws {
    let view = try view(identifier)
    await movePointer(to: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }
}
