import Foundation

/// A tap on or near the grabber of a card.
@MainActor final class SheetGrabberTapRecognizer: UITapGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let area = (view as? SheetCardView)?.grabberArea ?? .zero
    guard area.contains(location(in: view)) else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }
}
