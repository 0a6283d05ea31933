import Foundation
import UIKit

/// Records the touches that it receives.
final class TouchRecorder: UIView {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}

/// Answers a gesture recognizer's questions with fixed answers.
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var isSimultaneous = false
  var mayBegin = true
  var receives = true
  weak var waitsFor: UIGestureRecognizer?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === waitsFor }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { receives }
}

/// A window on a screen of its own, with one view that fills it.
@MainActor struct TouchStage {
  let host = HeadlessHost(size: CGSize(width: 300, height: 300))
  let window: UIWindow
  let view = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    window = host.makeWindow()
    window.addSubview(view)
    host.frame()
  }

  /// Adds a recognizer and returns the log of its action.
  func log(_ recognizer: UIGestureRecognizer, on view: UIView? = nil) -> StateLog {
    let log = StateLog()
    recognizer.addAction { log.states.append($0.state) }
    (view ?? self.view).addGestureRecognizer(recognizer)
    return log
  }
}

final class StateLog {
  var states: [UIGestureRecognizer.State] = []
}
