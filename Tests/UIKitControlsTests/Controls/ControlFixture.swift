import Foundation
import UIKit

/// A control on a separate screen, and its events.
@MainActor final class ControlFixture<Control: UIControl, Value> {
  let headless = HeadlessHost(size: CGSize(width: 400, height: 300))
  let window: UIWindow
  let control: Control
  /// The values at each `.valueChanged`.
  private(set) var values: [Value] = []

  /// Shows a control with its origin at (50, 50).
  init(
    isRightToLeft: Bool = false,
    value: @escaping (Control) -> Value,
    _ make: () -> Control
  ) {
    let window = headless.makeWindow()
    self.window = window
    control = headless.run {
      let control = make()
      control.frame.origin = CGPoint(x: 50, y: 50)
      if isRightToLeft { control.semanticContentAttribute = .forceRightToLeft }
      window.addSubview(control)
      return control
    }
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        values.append(value(control))
      },
      for: .valueChanged
    )
    headless.settle()
  }

  /// A point of the control, in the coordinates of the screen.
  func point(_ x: CGFloat, _ y: CGFloat? = nil) -> CGPoint {
    control.convert(CGPoint(x: x, y: y ?? control.bounds.midY), to: nil)
  }

  func tap(_ x: CGFloat) {
    headless.tap(at: point(x))
    headless.settle()
  }

  func drag(from start: CGFloat, to end: CGFloat) {
    headless.drag(from: point(start), to: point(end))
    headless.settle()
  }
}
