import Foundation
public import UIKit

extension Screen {
  /// Right-clicks the center of a view, which opens its menu.
  ///
  /// The rows of the menu are views with the identifier `menu.` followed by that of the action, or
  /// by its title if it was made without one: choose one with ``tap(_:)``.
  ///
  /// - Throws: ``ScreenTestingError/noView(identifier:known:)``, or
  ///   ``ScreenTestingError/outside(identifier:)`` if the center is scrolled off screen.
  public func openMenu(_ identifier: String) async throws {
    let view = try view(identifier)
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    guard window.bounds.contains(middle) else {
      throw ScreenTestingError.outside(identifier: identifier)
    }
    host.click(at: middle, buttons: .secondary)
    await advance(by: 2.0 / 60)
  }

  /// The height of the keyboard that appears for text input, in points; 0, as on a desktop, for
  /// none.
  public var keyboardHeight: CGFloat {
    get { host.keyboardHeight }
    set { host.keyboardHeight = newValue }
  }
}
