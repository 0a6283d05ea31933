import CoreGraphics
import Foundation

/// The grip at the trailing side of a row that can be dragged to another place.
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
    get { AccessibilityWords(of: self).reorder }
    set { super.accessibilityLabel = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    lines.frame = bounds
  }
}

/// A finger on a grip: it has the row from the first moment, and no list scrolls.
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
