import CoreGraphics
import Foundation

/// The control at the trailing edge of a row that can be reordered.
@MainActor final class TableReorderControl: UIView {
  private let lines = UIImageView(image: UIImage(systemName: "line.3.horizontal"))

  init(onDrag: @escaping (TableReorderGestureRecognizer) -> Void) {
    super.init(frame: .zero)
    lines.tintColor = .tertiaryLabel
    lines.contentMode = .center
    addSubview(lines)
    let drag = TableReorderGestureRecognizer()
    drag.addAction { recognizer in
      if let drag = recognizer as? TableReorderGestureRecognizer { onDrag(drag) }
    }
    addGestureRecognizer(drag)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get { SystemWords(of: self).reorder }
    set { super.accessibilityLabel = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    lines.frame = bounds
  }
}

/// Recognizes a touch on a reorder control immediately, so that the list does not scroll.
@MainActor final class TableReorderGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if storedState == .possible { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if storedState == .began || storedState == .changed { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.isEmpty { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.isEmpty { state = .cancelled }
  }
}
